"""The mine face of the board: two parts that meet at the gate, two crossings, two exits."""

import pytest

from rietland.content.board import load
from rietland.content.board.files import StepRecord
from tests.marks import rule, vector

BOARD = load.box_files("base").boards["mine"]
SPACES = {space.id: space for space in BOARD.spaces}
FOREST = {41, *range(43, 48), *range(49, 64), 65, 70}
EXIT_SIDE = {*range(11), 31, 32, 33, 48, 64, 71}


def distance(start: int, goal: int, without: frozenset[int] = frozenset()) -> int:
    """Spaces to walk, never over one of `without`."""
    seen = {start: 0}
    queue = [start]
    for space in queue:
        for neighbour in SPACES[space].roads:
            if neighbour not in seen and neighbour not in without:
                seen[neighbour] = seen[space] + 1
                queue.append(neighbour)
    return seen[goal]


@rule("AN-MINE-1")
def test_spaces_0_to_71_and_the_pile_of_the_defeated() -> None:
    assert [*range(72), 80] == sorted(SPACES)
    assert 2 * 99 == sum(len(space.roads) for space in BOARD.spaces)
    assert (80, [80], []) == (BOARD.graveyard, BOARD.closed, SPACES[80].roads)


@rule("AN-MINE-2")
def test_the_forest_and_the_mine_meet_only_at_the_gate() -> None:
    assert FOREST == {space.id for space in BOARD.spaces if "forest" in space.regions}
    crossing = {
        (one, other) for one in FOREST for other in SPACES[one].roads if other not in FOREST
    }
    assert {(50, 69), (51, 69)} == crossing


@rule("AN-MINE-2")
@pytest.mark.parametrize(("one", "other"), [(27, 41), (37, 53), (41, 42), (42, 56), (53, 67)])
def test_rock_parts_neighbours(one: int, other: int) -> None:
    assert other not in SPACES[one].roads


@rule("AN-MINE-3")
def test_arrows_lead_the_forest_to_the_tree_and_the_mine_to_the_exit() -> None:
    assert [0, 63] == BOARD.exits
    for space in BOARD.spaces:
        at = space
        while at.arrow is not None:
            at = SPACES[at.arrow]
        if space.id != 80:
            assert (63 if space.id in {*FOREST, 69, 29} else 0) == at.id, space.id


@rule("AN-MINE-4")
def test_only_the_bridge_and_the_lake_lead_to_the_exit_side() -> None:
    crossing = {
        (one, other) for one in EXIT_SIDE for other in SPACES[one].roads if other not in EXIT_SIDE
    }
    assert {(7, 11), (9, 11), (33, 34)} == crossing
    assert (33, 34) == BOARD.bridges["hanging_bridge"].joins


@vector("AN-TV-133")
@rule("AN-MINE-4")
def test_the_lake_is_five_spaces_shorter_than_the_bridge() -> None:
    assert (11, 16) == (distance(69, 0), distance(69, 0, frozenset({11})))


@rule("AN-MINE-9")
def test_wells_and_merchants() -> None:
    assert {8, 39, 55, 66} == {space.id for space in BOARD.spaces if space.well is not None}
    assert {65, 71} == {space.id for space in BOARD.spaces if space.merchant}


@rule("AN-MINE-11")
def test_fire_opens_the_sunrise_and_no_event_card_is_drawn() -> None:
    names = [step.name if isinstance(step, StepRecord) else step for step in BOARD.sunrise]
    assert [
        "ready",
        "fire",
        "gor",
        "skral",
        "wardrak",
        "troll",
        "wardrak",
        "wells",
        "narrator",
    ] == names


@rule("AN-MINE-13")
def test_there_is_no_castle() -> None:
    assert -1 == BOARD.castle
