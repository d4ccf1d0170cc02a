"""Every language says what English says: the same files, keys, parts and variables.

And the rules: each one of a box has its words in every language, as soon as the box is enforced or
its rules have words at all.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, visitor

import rietland.words
from rietland.content import library
from rietland.ledger import Book, Rule, books, heading_key, rule_key, say_rule
from rietland.web import texts
from rietland.words import Catalogue, languages
from rietland.words.catalogue import FORMS, parsed

HOME = Path(rietland.words.__file__).parent
OTHERS = languages()[1:]
FILES = sorted(file.name for file in (HOME / "en").glob("*.ftl"))
BOXES = [book for book in books().values() if book.is_enforced or f"rules_{book.box}.ftl" in FILES]
RULES = [rule for book in BOXES for rule in book.rules.values()]

#: Parts of a term of the glossary that depend on the grammar of its language.
INFLECTED = ("forms", "except")
#: A text by its key, a part of it by `key.part`: the variables in it, whatever their form.
Shape = dict[str, set[str]]

#: Forms that every name of a sort has, by language; further ones are the language's own business.
NAMES = ("thing", "creature", "named", "die")
NEEDED = {
    "en": {"thing": {"the", "a", "many"}, "creature": {"the"}, "named": {"the"}, "die": set()},
    "de": {
        "thing": {"the", "acc", "a", "many"},
        "creature": {"the", "acc", "a", "of"},
        "named": {"the", "acc", "a", "of"},
        "die": {"the", "acc"},
    },
    "fr": {
        "thing": {"the", "a", "many"},
        "creature": {"the", "a", "of"},
        "named": {"the", "a", "of"},
        "die": {"the"},
    },
    "es": {
        "thing": {"the", "a", "many"},
        "creature": {"the", "acc", "a", "of"},
        "named": {"the", "acc", "a", "of"},
        "die": {"the"},
    },
}


class Variables(visitor.Visitor):
    """Collects the names of the variables below a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(node: ast.BaseNode) -> set[str]:
    """Names of the variables; a form of one is the same variable."""
    found = Variables()
    found.visit(node)
    return {plain_name(name) for name in found.names}


def plain_name(variable: str) -> str:
    name, _, form = variable.rpartition("_")
    return name if name and form.lower() in FORMS else variable


@cache
def resource(language: str, file: str) -> ast.Resource:
    return parsed((HOME / language / file).read_text(encoding="utf-8"))


def messages(language: str, file: str) -> Iterator[ast.Message]:
    for entry in resource(language, file).body:
        if isinstance(entry, ast.Message):
            yield entry


def shape(language: str, file: str) -> Shape:
    found: Shape = {}
    for message in messages(language, file):
        if message.value is not None:
            found[message.id.name] = variables(message.value)
        for part in message.attributes:
            if part.id.name not in (*FORMS, *INFLECTED):
                found[f"{message.id.name}.{part.id.name}"] = variables(part.value)
    return found


def differences(mine: Shape, theirs: Shape) -> list[str]:
    """One line for each text that only one has, or that takes other variables."""
    lines = [f"lacks {key}" for key in theirs if key not in mine]
    lines += [f"{key} is in no English file of this name" for key in mine if key not in theirs]
    lines += [
        f"{key} takes {sorted(mine[key])}, in English {sorted(theirs[key])}"
        for key in mine
        if key in theirs and mine[key] != theirs[key]
    ]
    return lines


def test_there_are_four_languages() -> None:
    assert ["en", "de", "es", "fr"] == languages()


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_files_of_english(language: str) -> None:
    assert FILES == sorted(file.name for file in (HOME / language).glob("*.ftl"))


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", languages())
def test_no_file_has_junk(language: str, file: str) -> None:
    junk = [one for one in resource(language, file).body if isinstance(one, ast.Junk)]
    assert [] == [one.content for one in junk]


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_says_the_same_texts_with_the_same_variables(language: str, file: str) -> None:
    assert [] == differences(shape(language, file), shape("en", file))


@pytest.mark.parametrize("language", languages())
def test_a_box_that_says_a_text_in_its_own_words_takes_the_same_variables(language: str) -> None:
    said = {key: taken for file in FILES for key, taken in shape(language, file).items()}
    own = {
        key: said[text]
        for key in said
        if (text := key.partition("-")[2]) in said and key.partition("-")[0] in library.boxes()
    }
    assert own
    assert own == {key: said[key] for key in own}


def test_a_box_speaks_in_its_own_words_only_in_its_games() -> None:
    words = Catalogue(strict=True)
    gor = {"key": "creature-gor"}
    told = {"what": gor, "amount": 1}
    assert "breaks into the castle" in words.in_game(2, "easy", "base").text("log-broke_in", told)
    assert "defence place is left" in words.in_game(2, "easy", "frost").text("log-broke_in", told)
    assert "Thorn" == words.in_game(2, "easy", "frost").text("hero-thorn")


def test_differences_are_found() -> None:
    english = {"a": {"who"}, "b": set[str](), "b.part": {"amount"}}
    assert [] == differences(dict(english), english)
    assert ["lacks b.part"] == differences({"a": {"who"}, "b": set()}, english)
    assert ["c is in no English file of this name"] == differences({**english, "c": set()}, english)
    assert ["a takes [], in English ['who']"] == differences({**english, "a": set()}, english)


@pytest.mark.parametrize("sort", NAMES)
@pytest.mark.parametrize("language", languages())
def test_a_name_has_every_form_that_sentences_ask_for(language: str, sort: str) -> None:
    names = [
        message
        for file in FILES
        for message in messages(language, file)
        if message.id.name.split("-")[0] == sort
    ]
    assert names
    for name in names:
        forms = {part.id.name for part in name.attributes}
        assert NEEDED[language][sort] <= forms, name.id.name


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            [
                "Thorn takes the falcon.",
                "A gor appears on space 7.",
                "Now on space 7: 5 wineskins.",
            ],
        ),
        (
            "de",
            [
                "Thorn nimmt den Falken.",
                "Ein Gor erscheint auf Feld 7.",
                "Jetzt auf Feld 7: 5 Trinkschläuche.",
            ],
        ),
        (
            "fr",
            [
                "Thorn prend le faucon.",
                "Un gor surgit sur la case 7.",
                "Désormais sur la case 7\N{NO-BREAK SPACE}: 5 gourdes.",
            ],
        ),
        (
            "es",
            [
                "Thorn toma el halcón.",
                "Un gor aparece en la casilla 7.",
                "Ahora en la casilla 7: 5 odres.",
            ],
        ),
    ],
)
def test_names_stand_in_sentences_as_a_native_says_them(language: str, said: list[str]) -> None:
    words = Catalogue(language, strict=True)
    thorn, falcon = {"key": "hero-thorn"}, {"key": "thing-falcon"}
    gor, skins = {"key": "creature-gor"}, {"key": "thing-wineskin"}
    assert said == [
        words.text("log-took", {"who": thorn, "what": falcon}),
        words.text("log-placed", {"what": gor, "space": 7}),
        words.text("log-laid.several", {"space": 7, "amount": 5, "what": skins}),
    ]


def test_a_name_without_forms_is_said_as_it_is() -> None:
    words = Catalogue("de", strict=True)
    words.add("named-thief = Bücherdieb")
    assert "Bücherdieb ist besiegt." == words.text(
        "log-slain.named", {"what": {"key": "named-thief"}}
    )


@pytest.mark.parametrize("box", BOXES, ids=lambda book: book.box)
@pytest.mark.parametrize("language", languages())
def test_every_rule_of_an_enforced_box_has_its_words(language: str, box: Book) -> None:
    said = [message.id.name for message in messages(language, f"rules_{box.box}.ftl")]
    assert sorted(rule_key(rule) for rule in box.rules) == sorted(said)


@pytest.mark.parametrize("language", languages())
def test_every_section_of_an_enforced_box_has_its_heading(language: str) -> None:
    families = {rule.section.family for rule in RULES}
    counts = {"rules-count", "rules-vectors"}
    said = {message.id.name for message in messages(language, "rules.ftl")}
    assert {heading_key(family) for family in families} | counts == said


@pytest.mark.parametrize("language", languages())
def test_a_rule_has_one_plain_text(language: str) -> None:
    """No variables, no parts, no marks of the ledger: the server and Fluent read it alike."""
    words = Catalogue(language, strict=True)
    for rule in RULES:
        said = say_rule(rule, words)
        assert said, rule.id
        assert not set(said) & set("[]{}*"), rule.id
        assert (said, language) == told_by_the_server(rule, language), rule.id


def told_by_the_server(rule: Rule, language: str) -> tuple[str, str]:
    told = texts.rule(rule.id, language)
    return told.text, told.language


@pytest.mark.parametrize(
    "file", [one for one in FILES if "base" in one or "frost" in one or one == "board.ftl"]
)
@pytest.mark.parametrize("language", languages())
def test_stories_and_rules_have_quotation_marks_of_print(language: str, file: str) -> None:
    lines = (HOME / language / file).read_text(encoding="utf-8").splitlines()
    assert [] == [line for line in lines if set("\"'") & set(line) and not line.startswith("#")]
