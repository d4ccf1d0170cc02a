"""Spanish as a native writes it: words, marks, numbers, and companions who speak grammar."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from fluent.syntax import ast, visitor

import rietland.words
from rietland.words import Catalogue
from rietland.words.catalogue import FORMS, parsed

HOME = Path(rietland.words.__file__).parent / "es"

#: What no text says, and what it says instead.
FORBIDDEN = {
    r"\brangos?\b": "nivel",
    r"\bnivel (fácil|normal)\b": "dificultad; nivel is the rank",
    r"\bregistro\b": "diario (the log) or partidas guardadas (the store)",
    r"\bentradas?\b": "jugada",
    r"\bmonstruo": "criatura",
    r"\baguard": "esperar",
    r"\bluch(a|as|ad|an|ar)\b": "combatir",
    r"\bdobl(a|an|ar)\b": "duplicar",
    r"\bcombat\w+ con (\{|el |la |un |una )(?!fuerza|valor|símbolo)": "combatir contra",
    r"\b(cartas?|recuadros?|fichas?)\b[^.:;]* se cumplen?\b": "se resuelve; missions se cumplen",
    r"\b(cumplir|cumpla)(la|las)? (una |la |las )?cartas? de (evento|narrador)": "resolver",
    r"\btira la mesa\b": "que tire la aplicación",
    r"\bse echa atrás\b": "deshace su jugada",
    r"\bcastillo (es|será) libre\b": "ha sido liberado",
    r"\ba solas\b": "en solitario",
    r"\biluminad[oa]s?\b": "resaltado",
    r"\bCharla\b": "Chat",
    r"\bdejar? en la mesa\b": "agotar",
    r"\balguien de vosotros\b": "alguno de vosotros",
    r"\b(sólo|éste|ésta|éstos|éstas)\b": "without accent, as the Academy has it since 2010",
    r"\busted(es)?\b": "tú, vosotros",
    r"\bcastellano\b": "alcaide; castellano is the language",
    r"\bpor un camino más corto\b": "por el camino más corto",
    r"\bdonde diga un dado\b": "un dado fija el lugar",
    r"\bfuegos bastantes\b": "suficientes fuegos",
    r"\btemporal(es)?\b": "ventisca in the frost, elsewhere tormenta or mal tiempo",
    r"\b(poblado de|los) pilotes\b": "palafitos",
    r"\bcornudos?\b": "de un cuerno; the other word mocks husbands",
    r"\bprobabilidades\b": "posibilidades",
    r"\bllev\w+ (tú )?a (ese|varios) héroes?\b": "jugar con",
    r"\b[Ee]n \d": "en la casilla",
    r"\b(a|de) el (?!Libro)": "al, del",
    r"(?<![\d,>]) …": "the ellipsis touches its word",
    r"\.\.\.": "…",
    r" %": "a no-break space before %",
    r"[\"'“”]": "« »",
    r" - ": "raya or colon",
}
#: Words of the rules alone: a story may have its ransom.
FORBIDDEN_IN_RULES = {
    r"\brescates?\b": "lo que se paga para evitar un evento",
    r"\b(vuestr|vosotros|tu |tus |tú)": "rules address nobody",
}


def expanded(pattern: ast.Pattern) -> list[str]:
    """Every text a pattern can become, its variables in braces."""
    texts = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts = [element.value]
        else:
            parts = _placed(element.expression)
        texts = [text + part for text in texts for part in parts]
    return texts


def _placed(expression: ast.Expression | ast.Placeable) -> list[str]:
    if isinstance(expression, ast.SelectExpression):
        return [text for variant in expression.variants for text in expanded(variant.value)]
    return ["{x}"]


def patterns() -> Iterator[tuple[str, ast.Pattern]]:
    """Every text and every part of one, by key."""
    for file in sorted(HOME.glob("*.ftl")):
        for entry in parsed(file.read_text(encoding="utf-8")).body:
            if not isinstance(entry, ast.Message):
                continue
            if entry.value is not None:
                yield entry.id.name, entry.value
            for part in entry.attributes:
                yield f"{entry.id.name}.{part.id.name}", part.value


PATTERNS = dict(patterns())
TEXTS = [(key, text) for key, pattern in PATTERNS.items() for text in expanded(pattern)]


@pytest.fixture(scope="module")
def words() -> Catalogue:
    return Catalogue("es", strict=True)


# Words and marks.


@pytest.mark.parametrize("pattern", FORBIDDEN)
def test_no_text_has_a_forbidden_word(pattern: str) -> None:
    found = [f"{key}: {text}" for key, text in TEXTS if re.search(pattern, text)]
    assert [] == found, f"say {FORBIDDEN[pattern]}"


@pytest.mark.parametrize("pattern", FORBIDDEN_IN_RULES)
def test_no_rule_has_a_forbidden_word(pattern: str) -> None:
    rules = [(key, text) for key, text in TEXTS if re.match(r"rule-[A-Z]", key)]
    assert len(rules) > 300
    found = [f"{key}: {text}" for key, text in rules if re.search(pattern, text)]
    assert [] == found, f"say {FORBIDDEN_IN_RULES[pattern]}"


@pytest.mark.parametrize("marks", ["¿?", "¡!", "«»", "()"])
def test_a_mark_that_closes_was_opened(marks: str) -> None:
    # The key that opens the help is no question.
    texts = [(key, text) for key, text in TEXTS if key != "key-help"]
    odd = [f"{key}: {text}" for key, text in texts if not _pairs(text, marks)]
    assert [] == odd


def _pairs(text: str, marks: str) -> bool:
    """Whether every opening mark has its closing one behind it."""
    found = "".join(letter for letter in text if letter in marks)
    return found == marks * (len(found) // 2)


@pytest.mark.parametrize("sort", ["encounter", "card"])
def test_a_card_of_the_castle_speaks_to_one_hero(sort: str) -> None:
    rules = {key: text for key, text in TEXTS if re.match(rf"{sort}-[a-z_]+\.rule$", key)}
    assert len(rules) > 7
    to_many = re.compile(r"(?:^|[:;.] )\w+[aei]d(?:l[aeo]s?)?\b")
    assert {} == {key: text for key, text in rules.items() if to_many.search(text)}


# Numbers.

#: Things that are counted: one, several.
COUNTED = {
    "punto": "puntos",
    "hora": "horas",
    "carta": "cartas",
    "dado": "dados",
    "hueco": "huecos",
    "escudo": "escudos",
    "campesino": "campesinos",
    "criatura": "criaturas",
    "misión": "misiones",
    "movimiento": "movimientos",
    "héroe": "héroes",
    "jugada": "jugadas",
    "acción": "acciones",
    "orden": "órdenes",
    "carácter": "caracteres",
    "persona": "personas",
    "regla": "reglas",
    "caso": "casos",
}
#: What a number does: of one, of several.
DOES = {"falta": "faltan", "queda": "quedan", "quedaba": "quedaban", "sigue": "siguen"}


class Variables(visitor.Visitor):
    """Collects the names of the variables below a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def disagreements(text: str, number: int) -> list[str]:
    """Where a noun after the number, or a verb before it, has the wrong form."""
    is_one = number == 1
    nouns = COUNTED.values() if is_one else COUNTED.keys()
    verbs = DOES.values() if is_one else DOES.keys()
    return [
        # "De 2 a 4 héroes": a range ends with several.
        *re.findall(rf"(?<!\d a )\b{number} (?:{'|'.join(nouns)})\b", text),
        *re.findall(rf"\b(?:{'|'.join(verbs)}) {number}\b", text.lower()),
    ]


@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_a_counted_text_agrees_with_its_number(words: Catalogue, number: int) -> None:
    wrong: list[str] = []
    for key, pattern in PATTERNS.items():
        found = Variables()
        found.visit(pattern)
        said = words.text(key, dict.fromkeys(found.names, number))
        wrong += [f"{key}: {said}" for _ in disagreements(said, number)]
    assert [] == wrong


def test_disagreements_are_found() -> None:
    assert ["faltan 1"] == disagreements("Faltan 1.", 1)
    assert ["1 horas"] == disagreements("Thorn gasta 1 horas.", 1)
    assert ["2 punto", "queda 2"] == disagreements("Queda 2 punto.", 2)
    assert [] == disagreements("Falta 1 punto.", 1) + disagreements("Quedan 0 cartas.", 0)


@pytest.mark.parametrize(("number", "said"), [(0, "Faltan 0."), (1, "Falta 1."), (5, "Faltan 5.")])
def test_what_is_missing_is_counted(words: Catalogue, number: int, said: str) -> None:
    assert said == words.text("castle-missing", {"number": number})


# Companions.

Label = Mapping[str, object]

SPACE: Label = {
    "key": "step-space",
    "args": {
        "place": {"key": "space-named", "args": {"number": 0, "name": {"key": "space-castle"}}}
    },
}
CREATURES = sorted(key for key in PATTERNS if re.fullmatch(r"(creature|named)(-\w+)?", key))
THINGS = sorted(key for key in PATTERNS if re.fullmatch(r"thing-\w+", key))
STEPS = sorted(
    key
    for key in PATTERNS
    if re.match(r"step-(?!space|location)", key) and key.rpartition(".")[2] not in FORMS
)
FOES = ("step-fight", "step-await")


def frames(words: Catalogue, plan: Label) -> list[str]:
    """Every sentence that a plan goes into."""
    return [
        words.text("intention", {"plan": plan}),
        words.text("order-yes", {"plan": plan}),
        words.text("order-cannot", {"plan": plan, "rule": "AN-MOVE-1"}),
        words.text("order-standing", {"plan": plan}),
        words.text("hint-plan", {"plan": plan}),
        words.text("hint-then", {"plan": plan}),
    ]


def step(key: str, what: str) -> Label:
    return {
        "key": key,
        "args": {"what": {"key": what}, "place": SPACE, "who": {"key": "hero-thorn"}},
    }


@pytest.mark.parametrize("key", STEPS)
def test_a_step_is_grammatical_in_every_frame(words: Catalogue, key: str) -> None:
    for what in CREATURES if key.startswith(FOES) else THINGS:
        plan: Label = {"key": "plan", "args": {"first": step(key, what)}}
        said = words.say(plan)
        verb = said.split()[0]
        # An infinitive of nobody's own: "quedarse" would need to become "quedarme".
        assert re.fullmatch(r"\w*[aei]r", verb), said
        assert not re.search(r"\b(a|de) el\b", said), said
        for sentence in frames(words, plan):
            assert verb in sentence.lower()
            assert sentence[0].isupper()
            assert sentence.endswith(".")


@pytest.mark.parametrize("what", CREATURES)
def test_a_creature_is_awaited_with_the_preposition(words: Catalogue, what: str) -> None:
    said = words.say(step("step-await", what))
    assert re.match(r"esperar (al|a la|a) \w", said), said


def test_steps_read_like_sentences(words: Catalogue) -> None:
    told = {
        ("step-stay", ""): "permanecer aquí",
        ("step-await", "creature-gor"): "esperar al gor",
        ("step-await.away", "creature"): "ir hasta la casilla 0 (castillo) a esperar a la criatura",
        ("step-fight", "named-tower_skral"): "combatir contra el skral de la torre",
        ("step-fetch", "thing-farmer"): "recoger al campesino",
        ("step-rest.cards", ""): "recuperar las cartas jugadas",
    }
    for (key, what), plan in told.items():
        label: Label = {"key": "plan", "args": {"first": step(key, what or "thing-bow")}}
        assert [
            f"Voy a {plan}.",
            f"Como quieras: voy a {plan}.",
            f"No puedo {plan}: AN-MOVE-1.",
            f"Tu petición: {plan}.",
            f"{plan[0].upper()}{plan[1:]}.",
            f"Luego, {plan}.",
        ] == frames(words, label)


def test_steps_follow_one_another(words: Catalogue) -> None:
    plan: Label = {
        "key": "plan.three",
        "args": {
            "first": step("step-buy.away", "thing-bow"),
            "second": step("step-fight", "creature-gor"),
            "third": step("step-stay", "thing-bow"),
        },
    }
    assert (
        "Voy a ir hasta la casilla 0 (castillo) a comprar el arco, luego combatir contra el gor "
        "y después permanecer aquí."
    ) == words.text("intention", {"plan": plan})
