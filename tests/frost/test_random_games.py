"""Random games of the four legends keep the twelve properties, to the last letter too."""

import os
from random import Random

import pytest

from rietland.board.book import Book
from rietland.board.game import BoardGame
from rietland.kernel.setup import Setup
from rietland.kernel.state import PLAYING
from tests.board.habits import articles, faults, is_rule, secrets
from tests.conformance import Habit, check_random_game
from tests.scenes import fresh_book

PARTIES = {
    2: ["mairen", "eara"],
    3: ["liphardus", "teyan", "bait"],
    4: ["thorn", "tenaya", "eara", "kram"],
}
#: One game of each legend is looked at closely, with defence places enough to get far.
GAMES = [("1", "restart", 4), ("2", "", 3), ("3", "", 2), ("4", "tuavahr", 2)]
#: The other beginnings are only played to their end.
OTHERS = [
    ("1", "", 2, "easy"), ("1", "", 3, "normal"), ("2", "", 2, "easy"), ("2", "", 4, "normal"),
    ("3", "story", 3, "easy"), ("3", "", 4, "normal"), ("4", "", 3, "normal"),
    ("4", "shron", 4, "easy"), ("4", "takota", 3, "normal"), ("4", "story", 2, "easy"),
]  # fmt: skip
HABIT = Habit(
    inputs=40_000,
    pieces=articles,
    faults=faults,
    secrets=secrets,
    is_rule=is_rule,
    seats=1,
    tries=2,
    branches=3,
    every=20,
)


def hardy(legend: str) -> Book:
    """The legend with defence places that random play does not use up."""
    book = fresh_book(legend, "frost")
    book.shields = [400] * len(book.shields)
    # A figure that may go anywhere makes every question long.
    book.figure_flies = [False] * len(book.figure_flies)
    return book


@pytest.mark.parametrize(("legend", "variant", "size"), GAMES)
def test_random_games_keep_the_properties(legend: str, variant: str, size: int) -> None:
    party = PARTIES[size]
    game = BoardGame(hardy(legend), party)
    setup = Setup("frost", legend, "normal", party, list(range(size)), variant)
    end = check_random_game(game, setup, 3, HABIT)
    assert end.result != PLAYING
    assert end.why != "why-castle-fallen"


@pytest.mark.parametrize(("legend", "variant", "size", "difficulty"), OTHERS)
def test_every_beginning_comes_to_an_end(
    legend: str, variant: str, size: int, difficulty: str
) -> None:
    party = PARTIES[size]
    game = BoardGame(hardy(legend), party)
    s = game.start(Setup("frost", legend, difficulty, party, list(range(size)), variant))
    random = Random(size)
    for _ in range(5_000):
        if s.result != PLAYING:
            break
        game.apply(s, random.choice([*game.pending(s).options, *game.asides(s)[:2]]))
    assert s.result != PLAYING


@pytest.mark.slow
@pytest.mark.parametrize("size", [2, 3, 4])
@pytest.mark.parametrize("legend", ["1", "2", "3", "4"])
def test_study_of_random_games(legend: str, size: int) -> None:
    seeds = int(os.environ.get("RIETLAND_GAMES", "1"))
    party = PARTIES[size]
    game = BoardGame(hardy(legend), party)
    for seed in range(seeds):
        for difficulty in game.base.difficulties:
            for variant in ["", *game.base.variants]:
                setup = Setup("frost", legend, difficulty, party, list(range(size)), variant)
                check_random_game(game, setup, seed, HABIT)
