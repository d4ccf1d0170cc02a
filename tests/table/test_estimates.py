"""What is told of an estimate."""

import msgspec
import pytest

from rietland.table.estimates import ENOUGH, told_chance
from rietland.words import Catalogue


def told(chance: float, games: int) -> str:
    label = told_chance(chance, games)
    assert label is not None
    return Catalogue("en", strict=True).say(msgspec.to_builtins(label))


@pytest.mark.parametrize(
    ("chance", "games", "words"),
    [
        (0.5, 100, "about even (35 to 65%)"),
        (0.8, 100, "likely (70 to 90%)"),
        (0.02, 100, "very unlikely (1 to 10%)"),
        (0.36, 40, "rather unlikely (20 to 50%)"),
    ],
)
def test_a_chance_is_told_in_words_with_its_span(chance: float, games: int, words: str) -> None:
    assert words == told(chance, games)


@pytest.mark.parametrize("games", [ENOUGH, 1000])
@pytest.mark.parametrize("chance", [0.0, 0.001, 0.3, 0.999, 1.0])
def test_no_estimate_is_certain(chance: float, games: int) -> None:
    label = told_chance(chance, games)
    assert label is not None
    low, high = label.args["low"], label.args["high"]
    assert isinstance(low, int)
    assert isinstance(high, int)
    assert 0 < low < high < 100
    assert low <= max(1, 100 * chance)
    assert high >= min(99, 100 * chance)


def test_of_a_handful_of_games_nothing_is_told() -> None:
    assert told_chance(0.0, ENOUGH - 1) is None
    assert told_chance(-1.0, 0) is None
