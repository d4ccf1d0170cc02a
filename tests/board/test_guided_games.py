"""Games of a sensible player, with a whim now and then, keep the twelve properties to their end.

Beside `test_random_games.py`: these get further by winning fights.
"""

import pytest
from hypothesis import strategies as st

from rietland.content import library
from rietland.content.board import load
from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.setup import Setup
from rietland.kernel.state import BaseState
from rietland.players.search.player import make_player
from tests.board.habits import articles, faults, is_rule, secrets
from tests.conformance import Habit, conforms

PARTIES = [
    ["thorn", "chada"],
    ["kram", "eara", "pasco"],
    ["liphardus", "mairen", "chada", "bait"],
]


def greedy(game: Game, s: BaseState) -> Action | None:
    """A sensible player, whose games last until the legend's end."""
    return GREEDY.choose(game, s, game.pending(s).seat)


GREEDY = make_player("greedy", 1)
GUIDED = Habit(20_000, articles, faults, secrets, is_rule, seats=3, tries=5, every=9, guide=greedy)


def setups(legend: str, party: list[str]) -> st.SearchStrategy[Setup]:
    """Every difficulty and variant, for one party of three people."""
    book = load.board_book("base", legend)
    return st.builds(
        Setup,
        st.just("base"),
        st.just(legend),
        st.sampled_from(book.difficulties),
        st.just(party),
        st.just([0, 1, 2, 0][: len(party)]),
        st.sampled_from(["", *book.variants]),
    )


@pytest.mark.parametrize("party", PARTIES, ids=len)
@pytest.mark.parametrize("legend", library.legends("base"))
def test_long_games_conform(legend: str, party: list[str]) -> None:
    conforms(library.game("base", legend, party), setups(legend, party), GUIDED, 1)


@pytest.mark.slow
@pytest.mark.parametrize("party", PARTIES, ids=len)
@pytest.mark.parametrize("legend", library.legends("base"))
def test_many_long_games_conform(legend: str, party: list[str]) -> None:
    conforms(library.game("base", legend, party), setups(legend, party), GUIDED, 25)
