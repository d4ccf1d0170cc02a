"""German and French as a native writes them: typography, words that went, numbers and address."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, visitor

import rietland.words
from rietland.words import Catalogue
from rietland.words.catalogue import parsed

HOME = Path(rietland.words.__file__).parent
LANGUAGES = ("de", "fr")
#: Stands for whatever comes into a text.
GAP = "_"

NO_BREAK = "\N{NO-BREAK SPACE}"
NARROW = "\N{NARROW NO-BREAK SPACE}"
#: The space that belongs before a sign in French.
BEFORE = {":": NO_BREAK, "»": NO_BREAK, ";": NARROW, "!": NARROW, "?": NARROW, "%": NARROW}
#: Texts with a sign that is not French: a key, commands, two strengths.
SIGNS = {"key-help": "?", "plain-order-usage": ";", "castle-help-fight": ":"}

#: What must not be said, and what is said instead.
FORBIDDEN = {
    "de": {
        r"Willenskraft": "Willenspunkte",
        r"Wiederholung": "Rückschau",
        r"Tagebuch|Journal": "gespeicherte Spiele; Protokoll",
        r"\bEingaben?\b(?!$)": "Schritt, Befehl",
        r"Verstärkung": "Verbündete",
        r"Schildchen": "Plakette",
        r"(auf|zur|statt) der Karte\b": "Spielplan",
        r"ganze Karte": "Spielplan",
        r"beliebiger Folge": "in beliebiger Reihenfolge",
        r"\bgemeint\?": "meintest du",
        r"(?<!ein )\b(Klick|Drück|Tipp) ": "klicke, drücke, tippe",
        r"\b(Ihnen|Sie können|Sie müssen)\b": "du, ihr",
        r"\bwo (die|ein) Würfel sag": "bestimmt ein Würfel, bestimmen Würfel",
        r"\bauf einem kürzesten Weg": "auf dem kürzesten Weg",
        r"\bKartenzeichner": "Kartograf",
        r"[Dd]urchkreuz": "durchstreichen",
        r"\b(Diese|diese|Eine|eine) Partie (hat|nicht)": "Spiel",
        r"\b[Aa]uf \d+( und \d+)? (erschein|wartet|liegt|steht|kommt)": "auf Feld",
    },
    "fr": {
        r"rediffusion": "Revoir la partie",
        r"monstre": "créature",
        r"(\d|\}|_) or\b": "pièces d'or",
        r"\bregistre": "parties enregistrées",
        r"\bsaisies?\b": "coup",
        r"\bl.entrée _|^entrée": "coup",
        r"hasard parle|un hasard": "tirage",
        r"Mer secrète": "Lac secret",
        r"piste de légende\b": "piste des légendes",
        r"\bnarrateur": "Narrateur",
        r"points ouverts": "points de règle ambigus",
        r"\b(perd|gagne|perdez|gagnez) \d (force|froid|volonté)": "points de force",
        r"\bpar un plus court chemin": "par le plus court chemin",
        r"\blà où le dit un dé": "un dé fixe la place",
        # It could also mean: more of it.
        r"(^|:\s)[Pp]lus d(e |\N{RIGHT SINGLE QUOTATION MARK})": "aucun",
        r"sans heure\b(?! (restante|utilisable))": "sans dépenser d'heure",
        r"(sur|vers) la carte(\s:|$)": "plateau",
        r"plus (petit|grand) (ou de plus \w+ )?rang": "plus bas, plus haut rang",
        r"[Jj]ouées?\)?$": "posée",
        r"\b(surgi\w*|attend\w*|posée?s?) en \d": "sur la case",
        # Everybody is vous.
        r"(?i)\b(tu|ton|ta|tes|toi|te)\b|\bt\N{RIGHT SINGLE QUOTATION MARK}": "vous",
    },
}

#: Nouns that are counted: one, several (a pattern).
COUNTED = {
    "de": {
        "Aufgabe": "Aufgaben",
        "Bauer": "Bauern",
        "Befehl": "Befehle",
        "Bewegung": "Bewegungen",
        "Erzählerkarte": "Erzählerkarten",
        "Fall": "Fälle",
        "freie Aktion": "freie Aktionen",
        "goldener Schild": "goldene Schilde",
        "Held": "Helden",
        "Karte": "Karten",
        "kleiner Platz": "kleine Plätze",
        "Kreatur": "Kreaturen",
        "Person": "Personen",
        "Regel": "Regeln",
        "Schritt": "Schritten?",
        "Stärkepunkt": "Stärkepunkten?",
        "Stunde": "Stunden",
        "Testfall": "Testfälle",
        "Willenspunkt": "Willenspunkten?",
    },
    "fr": {
        "action": "actions",
        "bouclier": "boucliers",
        "caractère": "caractères",
        "carte": "cartes",
        "commande": "commandes",
        "coup": "coups",
        "créature": "créatures",
        "déplacement": "déplacements",
        "dé": "dés",
        "heure": "heures",
        "mission": "missions",
        "paysan": "paysans",
        "personne": "personnes",
        "petit emplacement": "petits emplacements",
        "pièce": "pièces",
        "point": "points",
        "règle": "règles",
    },
}


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def patterns(language: str) -> dict[str, ast.Pattern]:
    """Every text of a language by its key, every part by `key.part`."""
    found: dict[str, ast.Pattern] = {}
    for file in sorted((HOME / language).glob("*.ftl")):
        for entry in parsed(file.read_text(encoding="utf-8")).body:
            if not isinstance(entry, ast.Message):
                continue
            if entry.value is not None:
                found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
    return found


def wordings(pattern: ast.Pattern) -> Iterator[str]:
    """A text as it stands, once for each of its variants."""
    texts = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            texts = [text + element.value for text in texts]
        elif isinstance(element.expression, ast.SelectExpression):
            variants = [
                wording
                for variant in element.expression.variants
                for wording in wordings(variant.value)
            ]
            texts = [text + variant for text in texts for variant in variants]
        else:
            texts = [text + GAP for text in texts]
    yield from texts


def every_wording(language: str) -> Iterator[tuple[str, str]]:
    for key, pattern in patterns(language).items():
        for wording in wordings(pattern):
            yield key, wording


def wrong_spaces(text: str) -> list[str]:
    """Places in a French text where the space before or after a sign is not its own."""
    found = [
        text[max(0, at - 12) : at + 1]
        for at, sign in enumerate(text)
        if sign in BEFORE and text[at - 1 : at] != BEFORE[sign]
    ]
    return found + [text[at : at + 12] for at in range(len(text)) if is_bare(text, at)]


def is_bare(text: str, at: int) -> bool:
    return text[at] == "«" and text[at + 1 : at + 2] != NO_BREAK


def test_wrong_spaces_are_found() -> None:
    assert [] == wrong_spaces(f"«{NO_BREAK}Oui{NO_BREAK}»{NO_BREAK}: non{NARROW}?")
    assert ["Oui :"] == wrong_spaces("Oui :")
    assert ["Oui?"] == wrong_spaces("Oui?")
    assert [f"Oui{NO_BREAK};"] == wrong_spaces(f"Oui{NO_BREAK};")
    assert ["« Oui"] == wrong_spaces("« Oui")


def test_french_signs_have_their_no_break_spaces() -> None:
    wrong = [
        (key, place)
        for key, text in every_wording("fr")
        for place in wrong_spaces(text)
        if not place.endswith(SIGNS.get(key, "\0"))
    ]
    assert [] == wrong


def test_french_has_real_apostrophes_and_its_own_quotes() -> None:
    assert [] == [(key, text) for key, text in every_wording("fr") if re.search("[\"'“”„]", text)]


def test_german_quotes_are_low_and_high() -> None:
    for key, text in every_wording("de"):
        assert not re.search("[\"'»«”]", text), (key, text)
        marks = "".join(re.findall("[„“]", text))
        assert marks == "„“" * (len(marks) // 2), (key, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_breaks_before_a_percent_sign_or_dots(language: str) -> None:
    commands = ("plain-help", "trail-help", "key-numbers")
    wrong = [
        (key, text)
        for key, text in every_wording(language)
        if key not in commands and re.search(" [%…]|\\.\\.\\.", text)
    ]
    assert [] == wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_used_that_went(language: str) -> None:
    wrong = [
        (key, word, better)
        for key, text in every_wording(language)
        for word, better in FORBIDDEN[language].items()
        if re.search(word, text)
    ]
    assert [] == wrong


def said(language: str, number: int) -> Iterator[tuple[str, str]]:
    """Every text with variables, each of them this number."""
    words = Catalogue(language, strict=True)
    for key, pattern in patterns(language).items():
        found = Variables()
        found.visit(pattern)
        if found.names:
            yield key, words.text(key, dict.fromkeys(found.names, number))


@pytest.mark.parametrize("number", [0, 1, 2, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_counted_noun_fits_its_number(language: str, number: int) -> None:
    # None of it is plural in German and singular in French.
    is_one = number == 1 or (number == 0 and language == "fr")
    nouns = COUNTED[language].values() if is_one else COUNTED[language].keys()
    # "2 bis 4 Helden" counts to the second number.
    wrong = re.compile(rf"(?<![\w,.])(?<!bis ){number} ({'|'.join(nouns)})(?!\w)")
    told = list(said(language, number))
    assert len(told) > 300
    assert [] == [(key, text) for key, text in told if wrong.search(text)]


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("de", "Es fehlt noch 1.", "Es fehlen noch 2."),
        ("fr", "Il manque 1.", "Il manque 2."),
    ],
)
def test_what_is_missing_agrees_with_the_number(language: str, one: str, two: str) -> None:
    words = Catalogue(language, strict=True)
    assert one == words.text("castle-missing", {"number": 1})
    assert two == words.text("castle-missing", {"number": 2})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_fits_into_every_sentence_about_it(language: str) -> None:
    """Steps are infinitives without a stop: "Ich will …", "Je ne peux pas …"."""
    steps = [
        (key, text)
        for key, text in every_wording(language)
        if re.match(r"step-(?!space|location)", key)
    ]
    assert len(steps) > 20
    for key, text in steps:
        assert not text.endswith((".", "!", "?")), key
        verb = re.split(" und |,", text)[0].split()[-1] if language == "de" else text.split()[0]
        assert verb.endswith(("en",) if language == "de" else ("er", "ir", "re")), (key, text)
        # Whoever is meant, a sentence about others fits too.
        assert not re.search(r"\b(mich|mir|me|moi)\b", text), (key, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_strengths_are_set_against_each_other(language: str) -> None:
    words = Catalogue(language, strict=True)
    told = words.text("castle-sum", {"total": 5, "strength": 3})
    assert {"de": "Stärke 5 gegen 3", "fr": "force 5 contre 3"}[language] == told
