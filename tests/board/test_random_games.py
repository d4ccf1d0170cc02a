"""Random games of all legends keep the twelve properties, to the end of the legend too.

Random play loses the castle on the second day. In the hardy games it has shields enough, so that
the narrator reaches N and every card is met.
"""

import os
from itertools import combinations

import pytest

from rietland.board.book import Book
from rietland.board.game import BoardGame
from rietland.board.state import State
from rietland.content import library
from rietland.kernel.setup import Setup
from tests.board.habits import articles, faults, is_rule, secrets
from tests.conformance import Habit, check_random_game
from tests.scenes import fresh_book

ROLES = (("thorn", "mairen"), ("pasco", "chada"), ("liphardus", "eara"), ("kram", "bait"))
#: The study goes in parts, so that all cores share it.
PARTS = 20


def hardy(legend: str) -> Book:
    """The legend with golden shields that random play does not use up."""
    book = fresh_book(legend)
    book.shields = [400] * len(book.shields)
    return book


HABIT = Habit(
    inputs=40_000,
    pieces=articles,
    faults=faults,
    secrets=secrets,
    is_rule=is_rule,
    seats=4,
    tries=3,
    branches=6,
    every=7,
)


def parties(size: int) -> list[list[str]]:
    """Every set of roles of this size, figures of both sexes in turn."""
    return [
        [ROLES[role][(role + n) % 2] for role in roles]
        for n, roles in enumerate(combinations(range(4), size))
    ]


def setup_of(legend: str, difficulty: str, party: list[str], variant: str = "") -> Setup:
    return Setup("base", legend, difficulty, party, list(range(len(party))), variant)


@pytest.mark.parametrize("size", [2, 3, 4])
@pytest.mark.parametrize("legend", ["1", "2", "3", "4", "5"])
def test_random_games_keep_the_properties(legend: str, size: int) -> None:
    for seed, party in enumerate(parties(size)):
        game = library.game("base", legend, party)
        difficulty = game.base.difficulties[seed % len(game.base.difficulties)]
        check_random_game(game, setup_of(legend, difficulty, party), seed, HABIT)


@pytest.mark.parametrize("size", [2, 4])
@pytest.mark.parametrize(
    ("legend", "variant"), [("1", ""), ("1", "restart"), ("2", ""), ("3", ""), ("5", "")]
)
def test_hardy_games_reach_the_last_letter(legend: str, variant: str, size: int) -> None:
    book = hardy(legend)
    party = parties(size)[0]
    game = BoardGame(book, party)
    end = check_random_game(game, setup_of(legend, book.difficulties[-1], party, variant), 3, HABIT)
    assert isinstance(end, State)
    assert end.narrator == book.last_letter or end.why != "why-castle-fallen"


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("part", range(PARTS))
def test_ten_thousand_random_games(part: int) -> None:
    """The study behind the claim; every game ends, none leaves the properties."""
    games = int(os.environ.get("RIETLAND_GAMES", "10000"))
    habit = Habit(
        inputs=40_000, pieces=articles, faults=faults, secrets=secrets, seats=1, tries=1,
        branches=2, every=40,
    )  # fmt: skip
    books = {legend: hardy(legend) for legend in "12345"}
    for seed in range(games * part // PARTS, games * (part + 1) // PARTS):
        legend = "12345"[seed % 5]
        party = parties(2 + seed // 3 % 3)[seed // 9 % len(parties(2 + seed // 3 % 3))]
        game = (
            BoardGame(books[legend], party)
            if seed % 5 == 0
            else library.game("base", legend, party)
        )
        difficulty = game.base.difficulties[seed // 2 % len(game.base.difficulties)]
        check_random_game(game, setup_of(legend, difficulty, party), seed, habit)
