"""Random games of the Star Shield keep the twelve properties, whatever cards come."""

import os
from random import Random

import pytest

from rietland.board.book import Book
from rietland.board.game import BoardGame
from rietland.kernel.game import Game
from rietland.kernel.pending import CHANCE_DECIDES
from rietland.kernel.setup import Setup
from rietland.kernel.state import PLAYING, BaseState
from tests.board.habits import articles, faults, is_rule, known, secrets
from tests.conformance import Habit, check_random_game
from tests.scenes import fresh_book
from tests.starshield.scene import PARTIES

#: Cards that are named, and how many heroes: looked at closely.
GAMES = [
    ("A2_fog A3_gates G_trolls T_siege K_key K_glow", 2),
    ("A2_fires A3_fever G_snow T_irlok K_merrik K_green", 3),
    ("A2_feast A3_prince G_dwarves T_catapult K_runes K_key", 4),
    ("A2_giants A3_supplies G_shadows T_temple K_glow K_merrik", 2),
]


def told_faults(game: Game, s: BaseState) -> list[str]:
    """What this box adds: bags, figures that are taken along, logs that fit."""
    g, s = known(game, s)
    found = faults(game, s)
    if len(s.bag) != len(s.bag_of):
        found.append("something is in nobody's bag")
    for figure, leader in enumerate(s.leaders):
        if leader >= 0 and s.figures[figure] != s.heroes[leader].space:
            found.append(f"{g.book.figure_names[figure]} is not where {g.party[leader]} is")
    return found


HABIT = Habit(
    inputs=40_000,
    pieces=articles,
    faults=told_faults,
    secrets=secrets,
    is_rule=is_rule,
    seats=1,
    tries=2,
    branches=3,
    every=40,
)


def hardy() -> Book:
    """The legend with golden shields that random play does not use up."""
    book = fresh_book("1", "starshield")
    book.shields = [400] * len(book.shields)
    return book


@pytest.mark.parametrize(("cards", "size"), GAMES)
def test_random_games_keep_the_properties(cards: str, size: int) -> None:
    party = PARTIES[size]
    game = BoardGame(hardy(), party)
    seats = list(range(size))
    setup = Setup("starshield", "1", "advanced", party, seats, "", cards.split())
    end = check_random_game(game, setup, 3, HABIT)
    assert end.result != PLAYING


@pytest.mark.parametrize("seed", range(int(os.environ.get("RIETLAND_GAMES", "6"))))
def test_random_games_come_to_an_end(seed: int) -> None:
    random = Random(seed)
    size = 2 + seed % 3
    party = PARTIES[size]
    game = BoardGame(hardy(), party)
    level = ("easy", "normal", "advanced")[seed % 3]
    s = game.start(Setup("starshield", "1", level, party, list(range(size)), ""))
    for _ in range(40_000):
        if s.result != PLAYING:
            break
        pending = game.pending(s)
        chance = pending.kind == CHANCE_DECIDES
        game.apply(s, random.choices(pending.options, pending.weights if chance else None)[0])
    assert s.result != PLAYING
