"""What a group decides together is asked of people; the only answer is told."""

from typing import Any

import pytest

from rietland.content import library
from rietland.kernel.setup import Setup
from rietland.players.search.player import make_player
from rietland.table.dice import dice_named
from rietland.table.errors import ForeignSeat
from rietland.table.journal import SqliteJournal
from rietland.table.table import Table, begin
from tests.plain import plain

PARTY = ["thorn", "chada"]


def laid(*companions: int, legend: str = "2") -> Table:
    """A game of the base box in which companions lead these seats."""
    players = {seat: make_player("greedy", seat).choose for seat in companions}
    setup = Setup("base", legend, "easy" if legend == "2" else "normal", PARTY, [0, 1], "")
    game = library.game("base", legend, PARTY)
    return begin(game, setup, SqliteJournal(), dice_named("seed 4"), players)


@pytest.mark.parametrize("companion", [0, 1])
def test_people_are_asked_how_to_share_and_not_their_companions(companion: int) -> None:
    table = laid(companion)
    person = 1 - companion
    view: dict[str, Any] = plain(table.view(person))
    assert (person, person) == (table.asked, view["pending"]["seat"])
    assert view["options"]
    assert view["sharing"]["left"] > 1
    assert [] == plain(table.view(companion))["options"] or table.pending.seat == companion
    to_companion = next(
        one["say"] for one in view["sharing"]["portions"] if one["hero"] == PARTY[companion]
    )
    table.submit(person, [to_companion], table.seq)
    assert person == table.asked


def test_nobody_else_speaks_for_a_hero() -> None:
    table = laid(1)
    while table.game.concerned(table.state):
        view: dict[str, Any] = plain(table.view(0))
        table.submit(0, [view["options"][0]["say"]], table.seq)
    with pytest.raises(ForeignSeat):
        table.submit(0, ["walk chada 24"], table.seq)


def test_the_only_answer_is_told_if_it_can_be_taken_back() -> None:
    table = laid(legend="1")
    assert ("", False) == table.only_answer()
    walk = [f"walk thorn {space}" for space in (24, 25, 24, 25, 24, 25, 24)]
    table.submit(0, walk, table.seq)
    assert ("stop thorn", False) == table.only_answer()
    table.submit(0, ["stop thorn"], table.seq)
    # Whoever may as well end the day is asked.
    assert ("", False) == table.only_answer()
