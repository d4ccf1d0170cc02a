"""Every language says what English says: the same files, keys, parts and variables.

And the rules: each one of a box that is enforced has its words in every language.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import rietland.words
from rietland.ledger import Book, Rule, books, heading_key, rule_key, say_rule
from rietland.web import texts
from rietland.words import Words, languages

HOME = Path(rietland.words.__file__).parent
OTHERS = languages()[1:]
FILES = sorted(file.name for file in (HOME / "en").glob("*.ftl"))
BOXES = [book for book in books().values() if book.is_enforced]
RULES = [rule for book in BOXES for rule in book.rules.values()]

#: A text by its key, a part of it by `key.part`: the variables in it.
Shape = dict[str, set[str]]


class Variables(visitor.Visitor):
    """Collects the names of the variables below a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(node: ast.BaseNode) -> set[str]:
    found = Variables()
    found.visit(node)
    return found.names


@cache
def resource(language: str, file: str) -> ast.Resource:
    return FluentParser().parse((HOME / language / file).read_text(encoding="utf-8"))


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


def test_differences_are_found() -> None:
    english = {"a": {"who"}, "b": set[str](), "b.part": {"amount"}}
    assert [] == differences(dict(english), english)
    assert ["lacks b.part"] == differences({"a": {"who"}, "b": set()}, english)
    assert ["c is in no English file of this name"] == differences({**english, "c": set()}, english)
    assert ["a takes [], in English ['who']"] == differences({**english, "a": set()}, english)


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
    words = Words(language, strict=True)
    for rule in RULES:
        said = say_rule(rule, words)
        assert said, rule.id
        assert not set(said) & set("[]{}*"), rule.id
        assert (said, language) == told_by_the_server(rule, language), rule.id


def told_by_the_server(rule: Rule, language: str) -> tuple[str, str]:
    told = texts.rule(rule.id, language)
    return told.text, told.language
