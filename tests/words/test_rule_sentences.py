"""How rules are written: short sentences, and “cannot” for what is forbidden."""

import re
from functools import cache

import pytest

from rietland.words import Catalogue, languages
from rietland.words.catalogue import files, keys

MOST_WORDS = 35

#: Lists of components: a reader counts along and need not keep the whole sentence in mind.
LISTS = {
    *("rule-CT-CARD-3", "rule-FE-COMP-3", "rule-FE-COMP-8", "rule-FE-COMP-9", "rule-FE-COMP-11"),
    *("rule-SS-COMP-1", "rule-SS-COMP-3"),
}


@cache
def rules(language: str) -> dict[str, str]:
    """Every rule as a game with three heroes at normal difficulty shows it."""
    words = Catalogue(language, strict=True).in_game(3, "normal")
    found = [key for file in files(language, ["rules*"]) for key in keys(file)]
    return {key: words.text(key) for key in found if key.startswith("rule-")}


def longest(text: str) -> int:
    """How many words the longest sentence of a text has."""
    sentences = re.split(r"(?<=[.!?…])[”“»]?\s+", text)
    return max(len([word for word in one.split() if re.search(r"\w", word)]) for one in sentences)


def test_words_are_counted_by_sentence() -> None:
    assert 4 == longest("One two. One two three four! One.")
    assert 3 == longest("Un\u00a0: deux trois.")


@pytest.mark.parametrize("language", languages())
def test_no_sentence_of_a_rule_is_too_long(language: str) -> None:
    assert len(rules(language)) > 1000
    too_long = {key: longest(text) for key, text in rules(language).items()}
    assert {} == {
        key: number for key, number in too_long.items() if number > MOST_WORDS and key not in LISTS
    }


def test_every_list_is_too_long_for_a_sentence_somewhere() -> None:
    assert LISTS == {
        key for key in LISTS if any(longest(rules(one)[key]) > MOST_WORDS for one in languages())
    }


def test_a_rule_forbids_with_cannot() -> None:
    # “May not” could also be read as: perhaps it does not.
    wrong = re.compile(r"\b(may|must) not\b")
    assert [] == [key for key, text in rules("en").items() if wrong.search(text)]
