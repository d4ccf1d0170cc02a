"""The arena's figures: intervals as published, pairs counted game by game."""

import pytest

from rietland.players.arena.games import Outcome
from rietland.players.arena.statistics import Pair, mcnemar, newcombe, wilson


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (50, 100, 0.4038, 0.5962),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 1, 0.2065, 1.0),
        (0, 0, 0.0, 1.0),
    ],
)
def test_the_interval_is_wilsons(won: int, games: int, low: float, high: float) -> None:
    assert (low, high) == pytest.approx(wilson(won, games), abs=5e-5)


@pytest.mark.parametrize(
    ("both", "only_a", "only_b", "neither", "low", "high"),
    [
        # Newcombe 1998, the first example of his table.
        (36, 12, 2, 0, 0.0569, 0.3404),
        # Players who always agree still leave room for chance.
        (0, 0, 0, 50, -0.0713, 0.0713),
        (0, 0, 0, 0, -1.0, 1.0),
    ],
)
def test_the_interval_of_a_paired_difference_is_newcombes(
    both: int, only_a: int, only_b: int, neither: int, low: float, high: float
) -> None:
    assert (low, high) == pytest.approx(newcombe(both, only_a, only_b, neither), abs=5e-5)


def test_the_interval_turns_round_with_the_players_and_holds_the_difference() -> None:
    games = 12
    for both in range(games + 1):
        for only_a in range(games + 1 - both):
            for only_b in range(games + 1 - both - only_a):
                neither = games - both - only_a - only_b
                low, high = newcombe(both, only_a, only_b, neither)
                assert -1 <= low <= (only_a - only_b) / games <= high <= 1
                assert (-high, -low) == pytest.approx(newcombe(both, only_b, only_a, neither))


@pytest.mark.parametrize(
    ("one", "other", "p"),
    [(0, 0, 1.0), (0, 5, 0.0625), (5, 0, 0.0625), (3, 3, 1.0), (1, 9, 0.0215)],
)
def test_mcnemars_test_is_exact(one: int, other: int, p: float) -> None:
    assert p == pytest.approx(mcnemar(one, other), abs=5e-5)


def test_mcnemars_test_takes_many_games() -> None:
    assert 0 < mcnemar(1000, 1200) < 0.001


def test_a_pair_is_counted_game_by_game_and_without_games_that_did_not_end() -> None:
    first = [Outcome(str(n), won=won) for n, won in enumerate([True, True, False, False, True])]
    second = [Outcome(str(n), won=won) for n, won in enumerate([True, False, True, False, True])]
    second[4].error = "not over"
    pair = Pair(first, second)
    assert (4, 1, 1, 1, 1) == (
        pair.games, pair.both, pair.only_first, pair.only_second, pair.neither
    )  # fmt: skip
    assert 0.0 == pair.difference
