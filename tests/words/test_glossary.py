"""The glossary: its words are those of the style guide, and each form of a word has one meaning."""

import re
from functools import cache
from pathlib import Path

import pytest

from rietland import families
from rietland.content import library
from rietland.web.texts import entries
from rietland.words import Catalogue, languages

GUIDE = Path(__file__).parents[2] / "docs" / "words.md"
#: Every box with its family: whose words are explained in its games.
BOXES = [(box, library.family(box), "table") for box in library.boxes()]
#: Columns of the tables of terms.
COLUMNS = ("en", "de", "fr", "es")


@cache
def words(language: str) -> Catalogue:
    return Catalogue(language, strict=True)


@cache
def keys() -> list[str]:
    return [key for key in entries("en") if key.startswith("glossary-")]


@cache
def rows() -> list[dict[str, str]]:
    """The tables of terms in the style guide, a row for each."""
    lines = GUIDE.read_text(encoding="utf-8").partition("## Terms")[2].splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if "|" in line]
    return [dict(zip(COLUMNS, row, strict=True)) for row in cells]


def term(key: str, language: str) -> str:
    return words(language).text(f"{key}.term").lower()


def forms(key: str, language: str) -> list[str]:
    part = f"{key}.forms" if words(language).has(f"{key}.forms") else f"{key}.term"
    return words(language).text(part).split(", ")


def test_a_key_names_the_family_or_the_box_that_says_the_word() -> None:
    assert len(keys()) > 50
    families_named = {"board", "book", "castle", "trail"}
    boxes_named = {"frost", "starshield"}
    named = {key.split("-")[1] for key in keys()}
    assert {*families_named, *boxes_named, "table"} == named
    assert families_named <= set(families.names())
    assert boxes_named <= set(library.boxes())


@pytest.mark.parametrize("key", keys())
def test_a_word_is_a_term_of_the_style_guide(key: str) -> None:
    said = {language: words(language).text(f"{key}.term") for language in COLUMNS}

    def has(row: dict[str, str], language: str) -> bool:
        names = re.split(r", | \(|\)", row[language])
        return said[language].lower() in [re.sub(r"^(le|la|el) ", "", one).lower() for one in names]

    found = [row for row in rows() if has(row, "en")]
    assert any(all(has(row, language) for language in COLUMNS) for row in found), (said, found)


@pytest.mark.parametrize("language", languages())
def test_a_form_of_a_word_has_one_meaning_in_a_family(language: str) -> None:
    for owners in [(family, "table") for family in families.names()] + BOXES:
        here = [key for key in keys() if key.split("-")[1] in owners]
        own = [term(key, language) for key in here if key.split("-")[1] == owners[0]]
        said = [
            form.lower()
            for key in here
            # What a box says itself counts, not what its family does.
            if key.split("-")[1] == owners[0] or term(key, language) not in own
            for form in forms(key, language)
        ]
        assert [] == sorted({form for form in said if said.count(form) > 1})
