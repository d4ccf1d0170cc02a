"""The committed rules files are sound and complete."""

import re

import pytest

from rietland.ledger import Book, books, find_rules_dir, plain

COUNTS = {
    "base": (418, 211),
    "starshield": (221, 109),
    "frost": (262, 96),
    "dark_paths": (12, 6),
    "chada_thorn": (181, 100),
    "rietburg": (129, 47),
}


@pytest.fixture(params=list(COUNTS))
def book(request: pytest.FixtureRequest) -> Book:
    return books()[request.param]


def test_all_boxes_are_there_in_order() -> None:
    assert list(COUNTS) == list(books())


def test_files_have_no_problem(book: Book) -> None:
    assert [] == book.problems


def test_no_rule_or_vector_is_lost(book: Book) -> None:
    assert COUNTS[book.box] == (len(book.rules), len(book.vectors))


def test_numbers_of_a_family_have_no_gap() -> None:
    """The vectors of Dark Paths go on where those of Eternal Frost end."""
    families: dict[str, list[int]] = {}
    for book in books().values():
        for word in (*book.rules, *book.vectors):
            family, _, number = word.rpartition("-")
            if number != "P":
                families.setdefault(family, []).append(int(number))
    for family, numbers in families.items():
        assert list(range(1, len(numbers) + 1)) == numbers, family


def test_every_id_mentioned_in_a_file_is_defined_in_it(book: Book) -> None:
    text = (find_rules_dir() / f"{book.box}.md").read_text(encoding="utf-8")
    mentioned = set(re.findall(rf"\b{book.prefix}(?:-[A-Z][A-Z0-9]*)+-\d+\b", text))
    assert set() == mentioned - set(book.rules) - set(book.vectors)


def test_every_rule_has_words_for_players(book: Book) -> None:
    for rule in book.rules.values():
        words = plain(rule.text)
        assert words, rule.id
        assert not re.search(r"[\[\]{}]|\( |\(\)| [.,;:)]|^[.,;:]", words), rule.id


def test_base_game_is_enforced() -> None:
    assert books()["base"].is_enforced


#: Families of rules that wait for legend 3.
def test_no_rule_of_the_base_game_is_deferred_and_few_are_framed() -> None:
    rules = books()["base"].rules.values()
    assert [] == [rule.id for rule in rules if rule.is_deferred]
    assert [
        "AN-COMP-5",
        "AN-COMP-6",
        "AN-GEN-2",
        "AN-GEN-8",
        "AN-GEN-9",
        "AN-OPEN-22",
        "AN-OPEN-24",
    ] == [rule.id for rule in rules if rule.is_frame]


def test_rubble_and_gems_as_money_are_not_deferred() -> None:
    base = books()["base"]
    assert base.rules["AN-TREAS-4"].needs_code
    assert [] == [vector.id for vector in base.vectors.values() if vector.is_deferred]
