"""The printed board: roads, arrows, bridges, regions."""

from rietland.content.board import load
from tests.marks import rule, vector

BOOK = load.board_book("base", "1")
BOARD = load.box_files("base").board
ON_BOARD = [space.id for space in BOARD.spaces]


def distance(start: int, goal: int, without: frozenset[int] = frozenset()) -> int:
    """Spaces to walk; `without` is a bridge that is gone."""
    seen = {start: 0}
    queue = [start]
    for space in queue:
        for neighbour in BOOK.roads[space]:
            if neighbour not in seen and {space, neighbour} != without:
                seen[neighbour] = seen[space] + 1
                queue.append(neighbour)
    return seen[goal]


def test_157_roads_go_both_ways() -> None:
    roads = {(a, b) for a in range(BOOK.size) for b in BOOK.roads[a]}
    assert 2 * 157 == len(roads)
    assert all((b, a) in roads for a, b in roads)


@vector("AN-TV-66")
@rule("AN-MOVE-7", "AN-L1-6")
def test_ways_with_and_without_the_rope_bridge() -> None:
    bridge = frozenset(BOOK.bridges[BOOK.bridge_names.index("rope_bridge")])
    assert frozenset({16, 48}) == bridge
    assert (1, 8) == (distance(16, 48), distance(5, 57))
    assert (7, 11) == (distance(16, 48, bridge), distance(5, 57, bridge))


@vector("AN-TV-115")
@rule("AN-MOVE-5", "AN-MOVE-6")
def test_the_river_is_crossed_by_three_bridges_and_83_is_walled_off() -> None:
    assert {(16, 48), (46, 47), (38, 39)} == {(a, b) for a, b in BOOK.bridges}
    assert 39 in BOOK.roads[38]
    assert 39 not in BOOK.roads[28]
    assert 83 not in BOOK.roads[61]
    assert [80, 83] == BOARD.closed
    assert not BOOK.roads[80]
    assert not BOOK.roads[83]


def test_everything_but_80_and_83_is_joined() -> None:
    reached = [space for space in ON_BOARD if space not in BOARD.closed]
    assert all(distance(0, space) >= 0 for space in reached)


@rule("AN-CREAT-6")
def test_every_arrow_leads_to_the_castle() -> None:
    for start in ON_BOARD:
        if start in {0, *BOARD.closed}:
            assert -1 == BOOK.arrows[start]
            continue
        at, steps = start, 0
        while at != BOOK.castle:
            assert BOOK.arrows[at] in BOOK.roads[at]
            at = BOOK.arrows[at]
            steps += 1
            assert steps <= 20


def test_the_longest_way_of_a_creature_has_16_steps() -> None:
    way = [84]
    while way[-1] != BOOK.castle:
        way.append(BOOK.arrows[way[-1]])
    assert [84, 82, 81, 70, 69, 68, 67, 66, 65, 45, 43, 39, 38, 16, 13, 6, 0] == way


@rule("AN-SETUP-4")
def test_fog_circles_and_regions() -> None:
    assert [8, 11, 12, 13, 16, 32, 42, 44, 46, 47, 48, 49, 56, 63, 64] == BOOK.fog_spaces
    southern, watchful = BOOK.regions["southern_forest"], BOOK.regions["watchful_woods"]
    assert [22, 23, 24, 25] == southern
    assert sorted(southern + watchful) == BOOK.regions["forest"]
    assert 61 not in BOOK.regions["forest"]
    assert 26 in BOOK.regions["river_bank"]
    assert 25 not in BOOK.regions["river_bank"]
    assert 26 == len(BOOK.regions["river_bank"])


def test_every_space_has_its_place_on_the_picture() -> None:
    assert ON_BOARD == [space for space in range(BOOK.size) if BOOK.sites[space]]
    for record in BOARD.spaces:
        spots = [(record.x, record.y)]
        if record.fog is not None:
            spots.append(record.fog[:2])
        if record.well is not None:
            spots.append(record.well)
        assert all(0 < x < 1 and 0 < y < 1 for x, y in spots)
