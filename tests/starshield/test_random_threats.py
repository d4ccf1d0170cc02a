"""Random games over the beginnings, the turns of winter and the threats come to an end."""

from random import Random

import pytest

from rietland.board.book import Book
from rietland.board.game import BoardGame
from rietland.kernel.setup import Setup
from rietland.kernel.state import PLAYING
from tests.board.habits import articles, faults, is_rule, secrets
from tests.conformance import Habit, check_random_game
from tests.scenes import fresh_book
from tests.starshield.scene import PARTIES

#: Every beginning, turn of winter and threat, each a few times, with parties of all sizes.
TALES = [
    ("A2_farms G_shadows T_fire", 2, "easy"),
    ("A2_fog G_trolls T_siege", 3, "normal"),
    ("A2_fires G_snow T_temple", 4, "advanced"),
    ("A2_giants G_dwarves T_catapult", 2, "advanced"),
    ("A2_feast G_shadows T_krahder", 3, "easy"),
    ("A2_farms G_trolls T_irlok", 4, "normal"),
    ("A2_fog G_snow T_fire", 3, "advanced"),
    ("A2_fires G_dwarves T_siege", 4, "easy"),
    ("A2_giants G_shadows T_temple", 2, "normal"),
    ("A2_feast G_trolls T_catapult", 4, "easy"),
    ("A2_farms G_snow T_krahder", 2, "advanced"),
    ("A2_fog G_dwarves T_irlok", 2, "easy"),
]
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


def hardy() -> Book:
    """The legend with golden shields that random play does not use up."""
    book = fresh_book("1", "starshield")
    book.shields = [400] * len(book.shields)
    return book


@pytest.mark.parametrize(("cards", "size", "difficulty"), TALES)
def test_every_tale_comes_to_an_end(cards: str, size: int, difficulty: str) -> None:
    party = PARTIES[size]
    game = BoardGame(hardy(), party)
    setup = Setup("starshield", "1", difficulty, party, list(range(size)), "", cards.split())
    s = game.start(setup)
    random = Random(size)
    for _ in range(6_000):
        if s.result != PLAYING:
            break
        game.apply(s, random.choice([*game.pending(s).options, *game.asides(s)[:2]]))
    assert s.result != PLAYING


@pytest.mark.parametrize(
    ("cards", "size"), [("A2_fires T_fire", 2), ("A2_fog T_catapult", 3), ("A2_feast T_irlok", 2)]
)
def test_random_games_keep_the_properties(cards: str, size: int) -> None:
    party = PARTIES[size]
    game = BoardGame(hardy(), party)
    setup = Setup("starshield", "1", "normal", party, list(range(size)), "", cards.split())
    end = check_random_game(game, setup, 5, HABIT)
    assert end.result != PLAYING
