"""Spaces with any number: lists by space are as long as the Book says."""

import msgspec.structs

from rietland.board.base import Board
from rietland.board.game import BoardGame
from rietland.board.state import State
from rietland.content.board import load
from rietland.content.board.box import Box
from rietland.content.board.files import SpaceRecord
from rietland.content.board.resolve import make_book
from rietland.content.content import BOXES
from rietland.kernel.setup import Setup
from rietland.players.board.now.distances import FAR, distances
from rietland.players.board.now.march import March
from tests.plain import plain
from tests.scenes import put_creature

PARTY = ["thorn", "kram"]


def far_board() -> BoardGame:
    """Legend 2 with three spaces more: from 84 over 400 to 401 and 460; arrows lead back."""
    files = load.box_files("base")
    legend = load.legend_file(files, BOXES / "base" / "legends" / "2.yaml")
    spaces = [
        msgspec.structs.replace(space, roads=[*space.roads, 400]) if space.id == 84 else space
        for space in files.board.spaces
    ]
    for number, roads, arrow in ((400, [84, 401], 84), (401, [400, 460], 400), (460, [401], 401)):
        spaces.append(
            SpaceRecord(id=number, source="authored", roads=roads, arrow=arrow, x=0, y=0, r=0.01)
        )
    board = msgspec.structs.replace(files.board, spaces=spaces)
    box = Box(
        files.box, {"castle": board}, files.heroes, files.creatures, files.items, files.events
    )
    return BoardGame(make_book(box, legend), PARTY)


def begun(g: Board) -> State:
    s = g.start(Setup("base", "2", "normal", PARTY, [0, 1], ""))
    assert isinstance(s, State)
    return s


def test_the_base_board_ends_with_its_highest_number() -> None:
    book = load.board_book("base", "2")
    assert 85 == book.size == len(book.roads) == len(book.arrows) == len(book.sites)


def test_heroes_walk_and_creatures_march_on_spaces_numbered_from_400() -> None:
    g = far_board()
    assert 461 == g.book.size
    s = begun(g)
    while g.pending(s).seat != 0 or "walk" not in g.say(g.pending(s).options[0]):
        g.apply(s, g.pending(s).options[0])
    s.heroes[s.active].space = 401
    said = [g.say(a) for a in g.pending(s).options]
    assert f"walk {PARTY[s.active]} 460" in said
    g.apply(s, g.hear(f"walk {PARTY[s.active]} 460"))
    assert 460 == s.heroes[s.active].space
    c = put_creature(g, s, "gor", 460)
    assert 401 == March(g, s, 1).tomorrow[c]
    away = distances(g, s).away
    assert 3 == away[84][460]
    assert FAR > away[460][14]
    view = plain(g.view(s, 0))
    assert isinstance(view["creatures"], list)
    assert 460 in [one["space"] for one in view["creatures"]]


def test_a_state_saved_with_more_places_fits_the_book_when_it_is_loaded() -> None:
    g = far_board()
    s = begun(g)
    data = s.to_data()
    data["occupant"] = [-1] * 500
    again = g.load(data)
    assert isinstance(again, State)
    assert s.occupant == again.occupant
