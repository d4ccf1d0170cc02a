"""Numbers that content reckons: sums, tables, limits, counters of a hero."""

import pytest

from orchard.game import OrchardGame
from orchard.state import Orchard
from rietland.kernel.control import amount, by_level, reckon, within
from rietland.vocabulary import control as words
from tests.toy import ToyBook, setup, toy

A = words.Amount(counter="a")
MINUS = words.Amount(counter="b")


def orchard() -> tuple[OrchardGame, Orchard]:
    """The counter a is 7, b is -3, and amy and ben have 4 and 9 of their own."""
    book = ToyBook()
    book.counters = [*book.counters, "own", "own of ben"]
    book.per_hero = ["own"]
    game = toy(book)
    s = game.start(setup())
    s.counters = [0, 0, 7, -3, 0, 4, 9]
    return game, s


@pytest.mark.parametrize(
    ("number", "value"),
    [
        (5, 5),
        (-5, -5),
        (A, 7),
        (words.Amount(counter="a", times=3), 21),
        (words.Amount(counter="a", times=-1), -7),
        (words.Amount(counter="a", times=MINUS), -21),
        (words.Amount(counter="a", half="up"), 4),
        (words.Amount(counter="a", over=7, round="up"), 1),
        (words.Amount(counter="a", over=3, round="up"), 3),
        (words.Amount(counter="a", over=3), 2),
        (words.Amount(counter="a", over=2), 3),
        (words.Amount(counter="a", over=0), 99),
        (words.Amount(counter="a", over=words.Amount(counter="a", at_most=1)), 7),
        (words.Amount(counter="a", half="down"), 3),
        (words.Amount(counter="a", times=2, half="up"), 7),
        (words.Amount(counter="a", at_least=8), 8),
        (words.Amount(counter="a", at_least=7), 7),
        (words.Amount(counter="a", at_most=6), 6),
        (words.Amount(counter="a", at_most=8), 7),
        (words.Amount(counter="a", at_most=MINUS), -3),
        (words.Amount(sum=[A, MINUS, 10]), 14),
        (words.Amount(largest=[2, A, MINUS]), 7),
        (words.Amount(smallest=[2, A, MINUS]), -3),
        (words.Amount(heroes={2: A, 3: 1}), 7),
        (words.Amount(difficulty={"easy": 1, "hard": 2}), 1),
        (words.Lookup(by="a", values={6: 1, 7: A, 8: 3}), 7),
        (words.Lookup(by=words.Amount(sum=[A, 1]), values={6: 1, 7: 2, 8: 3}), 3),
        (words.Lookup(by="b", values={1: 1}, otherwise=5), 5),
        (words.Lookup(by="b", values={1: 1}), 0),
    ],
)
def test_a_number_is_reckoned(number: words.Number, value: int) -> None:
    game, s = orchard()
    assert value == reckon(game, s, number)


def test_what_is_counted_out_is_never_below_nothing() -> None:
    game, s = orchard()
    assert [7, 0, -5] == [amount(game, s, one) for one in (A, MINUS, -5)]


def test_a_counter_of_each_hero_is_that_of_the_one_it_is_about() -> None:
    game, s = orchard()
    found = []
    for s.me in (0, 1):
        found.append(reckon(game, s, words.Amount(counter="own")))
    assert [4, 9] == found


def test_a_level_without_a_number_has_that_of_the_level_before() -> None:
    names = ["first", "easy", "normal", "hard"]
    table: dict[str, words.Number] = {"first": 1, "normal": 3}
    assert [1, 1, 3, 3] == [by_level(names, level, table) for level in range(4)]
    with pytest.raises(KeyError):
        by_level(names, 0, {"hard": 1})


@pytest.mark.parametrize(
    ("least", "most", "exactly", "inside"),
    [
        (None, None, None, [5, 6, 7, 8]),
        (6, None, None, [6, 7, 8]),
        (None, 6, None, [5, 6]),
        (6, A, None, [6, 7]),
        (None, None, A, [7]),
        (8, None, 7, []),
    ],
)
def test_bounds_that_are_given_count(
    least: words.Number | None,
    most: words.Number | None,
    exactly: words.Number | None,
    inside: list[int],
) -> None:
    game, s = orchard()
    found = [value for value in range(5, 9) if within(game, s, value, least, most, exactly)]
    assert inside == found
