"""Eternal Frost: its two boards, creatures, heroes and objects, as the rules name them."""

from itertools import pairwise

import pytest

from rietland.content.board import load
from rietland.content.board.files import BoardFile, SpaceRecord
from tests.marks import rule, vector

BOX = load.box_files("frost")
CASTLE = BOX.boards["castle"]
VILLAGE = BOX.boards["village"]
BASE = load.box_files("base").boards["castle"]
LAND = [space.id for space in VILLAGE.spaces if 401 <= space.id and "lake" not in space.regions]
LAKE = list(range(447, 460))


def spaces(board: BoardFile) -> dict[int, SpaceRecord]:
    return {space.id: space for space in board.spaces}


def region(name: str) -> list[int]:
    return [space.id for space in VILLAGE.spaces if name in space.regions]


def circles(board: BoardFile) -> list[int]:
    return [space.id for space in board.spaces if space.fog is not None]


def merchants(board: BoardFile) -> list[int]:
    return [space.id for space in board.spaces if space.merchant]


def distance(board: BoardFile, start: int, goal: int, ice: bool = True) -> int:
    """Spaces to walk, over the ice or on land alone."""
    known = spaces(board)
    seen = {start: 0}
    queue = [start]
    for space in queue:
        for neighbour in known[space].roads:
            if neighbour not in seen and (ice or "lake" not in known[neighbour].regions):
                seen[neighbour] = seen[space] + 1
                queue.append(neighbour)
    return seen[goal]


def way(start: int) -> list[int]:
    """Where the arrows lead a creature, one sunrise after the other."""
    known = spaces(VILLAGE)
    found = [start]
    while (to := known[found[-1]].ahead) is not None:
        found.append(to)
    return found


# The castle face.


@rule("FE-COMP-1", "FE-CAST-1", "FE-MOVE-3")
def test_the_castle_face_is_the_land_of_the_base_board() -> None:
    def land(board: BoardFile) -> list[object]:
        return [
            (one.id, one.name, one.roads, one.arrow, one.regions, one.x, one.y, one.r, one.fog)
            for one in board.spaces
        ]

    assert land(BASE) == land(CASTLE)
    assert BASE.bridges == CASTLE.bridges
    assert (0, 80, [80, 83]) == (CASTLE.castle, CASTLE.graveyard, CASTLE.closed)
    assert (78, 157, 75) == (
        len(CASTLE.spaces),
        sum(len(space.roads) for space in CASTLE.spaces) // 2,
        sum(space.arrow is not None for space in CASTLE.spaces),
    )


@rule("FE-CAST-1", "FE-MERCH-1")
def test_wells_are_frozen_and_one_merchant_is_left() -> None:
    assert not [space.id for space in CASTLE.spaces if space.well is not None]
    assert [18] == merchants(CASTLE)


@rule("FE-CAST-2")
def test_snow_circles_of_the_castle_face() -> None:
    assert [8, 11, 12, 13, 16, 32, 42, 44, 46, 47, 48, 49, 56, 63, 64] == circles(CASTLE)


def test_from_48_to_13_it_is_two_spaces() -> None:
    assert 2 == distance(CASTLE, 48, 13)


# The tent-village face.


@rule("FE-COMP-1", "FE-MAP-1")
def test_48_spaces_on_land_13_of_the_lake_and_the_stilts() -> None:
    assert list(range(400, 463)) == [space.id for space in VILLAGE.spaces]
    assert (401, 400, [400]) == (VILLAGE.castle, VILLAGE.graveyard, VILLAGE.closed)
    assert [] == spaces(VILLAGE)[400].roads
    assert LAKE == region("lake")
    assert 48 == len(LAND) - len(region("lake_village"))
    assert 143 == sum(len(space.roads) for space in VILLAGE.spaces) // 2


@rule("FE-MAP-1")
def test_the_land_is_joined_without_the_lake() -> None:
    assert all(distance(VILLAGE, 401, space, ice=False) >= 0 for space in LAND)


@rule("FE-MAP-2")
def test_three_bridges_cross_the_irra() -> None:
    assert {"horn_bridge": (412, 409), "drum_bridge": (415, 407), "heron_bridge": (438, 462)} == {
        name: bridge.joins for name, bridge in VILLAGE.bridges.items() if bridge.open
    }
    east = {*range(401, 412), *range(439, 447), 460, 461, 462}
    over = {
        (one, other)
        for one in set(LAND) - east
        for other in spaces(VILLAGE)[one].roads
        if other in east
    }
    assert {(412, 409), (415, 407), (438, 462)} == over


@vector("FE-TV-46")
@rule("FE-MAP-2")
def test_from_409_to_413_over_the_horn_bridge() -> None:
    assert 413 not in spaces(VILLAGE)[409].roads
    assert 2 == distance(VILLAGE, 409, 413)
    assert 412 in spaces(VILLAGE)[409].roads
    assert 413 in spaces(VILLAGE)[412].roads


@rule("FE-MAP-3", "FE-MAP-4", "FE-MAP-5")
def test_every_land_space_has_an_arrow_but_four() -> None:
    assert [401, 414, 425, 460] == [one for one in LAND if spaces(VILLAGE)[one].arrow is None]
    assert not [one for one in LAKE if spaces(VILLAGE)[one].arrow is not None]
    assert not [space.id for space in VILLAGE.spaces if space.arrow in {*LAKE, 425, 460}]


@rule("FE-MAP-3", "FE-MAP-4")
def test_five_spaces_lead_into_the_cave_and_forty_to_the_village() -> None:
    starts = [one for one in LAND if spaces(VILLAGE)[one].arrow is not None]
    assert [418, 420, 423, 424, 426] == [one for one in starts if 414 in way(one)]
    assert 45 == len(starts)
    assert {401} == {way(one)[-1] for one in starts}


@rule("FE-MAP-3")
def test_three_ways_to_the_village() -> None:
    assert [426, 420, 418, 414, 413, 412, 409, 402, 401] == way(426)
    assert [428, 427, 422, 421, 417, 416, 415, 407, 402, 401] == way(428)
    assert [436, 435, 438, 462, 446, 445, 444, 442, 440, 411, 405, 401] == way(436)
    assert 11 == max(len(way(one)) for one in LAND) - 1


@vector("FE-TV-42")
@rule("FE-MAP-3")
def test_from_426_into_the_cave_in_three_sunrises() -> None:
    assert [420, 418, 414] == way(426)[1:4]


@vector("FE-TV-43")
@rule("FE-MAP-3")
def test_from_443_to_the_village_in_four_sunrises() -> None:
    assert [441, 439, 405, 401] == way(443)[1:]


@rule("FE-CAVE-3", "FE-MAP-4")
def test_creatures_leave_the_cave_by_413_though_it_has_no_arrow() -> None:
    cave = spaces(VILLAGE)[414]
    assert (None, 413, 413) == (cave.arrow, cave.way_out, cave.ahead)
    assert [414] == [space.id for space in VILLAGE.spaces if space.way_out is not None]


@rule("FE-MAP-6", "FE-MAP-9", "FE-MAP-10", "FE-MERCH-1")
def test_geysers_shore_and_merchants() -> None:
    assert [431, 433] == region("geyser")
    assert [422, 445] == merchants(VILLAGE)
    shore = [410, 411, 415, 416, 419, 430, 434, 440, 442, 444, 445, 446, 462]
    assert shore == region("shore")
    beside = {one for one in LAND if set(spaces(VILLAGE)[one].roads) & set(LAKE)}
    assert {*shore, 460} == beside | {446}


@rule("FE-MAP-8")
def test_24_snow_circles_on_land() -> None:
    found = [402, 404, 407, 409, 410, 412, 415, 417, 418, 420, 423, 424]
    found += [427, 429, 430, 432, 435, 437, 439, 440, 442, 443, 446, 461]
    assert found == circles(VILLAGE)
    assert 24 == len(found)


@pytest.mark.parametrize(
    ("start", "goal", "land", "ice"),
    [
        (401, 414, 4, 4),
        (401, 422, 7, 7),
        (401, 425, 7, 7),
        (401, 445, 6, 6),
        (401, 460, 8, 5),
        (401, 436, 9, 9),
        (414, 460, 8, 5),
        (414, 445, 8, 7),
        (422, 445, 6, 6),
        (436, 422, 4, 4),
        (425, 414, 3, 3),
        (434, 440, 7, 5),
    ],
)
def test_distances_by_land_and_over_the_ice(start: int, goal: int, land: int, ice: int) -> None:
    found = distance(VILLAGE, start, goal, ice=False), distance(VILLAGE, start, goal)
    assert (land, ice) == found


@rule("FE-SECR-1")
def test_the_secret_passage_is_not_printed() -> None:
    assert 408 not in spaces(VILLAGE)[425].roads
    assert [424] == spaces(VILLAGE)[425].roads


def test_paths_run_along_roads() -> None:
    round_trip = [*VILLAGE.paths["myrk"], VILLAGE.paths["myrk"][0]]
    for path in (round_trip, VILLAGE.paths["shron"]):
        assert all(b in spaces(VILLAGE)[a].roads for a, b in pairwise(path))


@pytest.mark.parametrize("board", [CASTLE, VILLAGE])
def test_every_space_has_its_place_on_the_picture(board: BoardFile) -> None:
    for space in board.spaces:
        spots = [(space.x, space.y), *([] if space.fog is None else [space.fog[:2]])]
        assert all(0 < x < 1 and 0 < y < 1 for x, y in spots)


# Creatures, heroes, objects.


@rule("FE-COMP-7", "FE-CREAT-7", "FE-CREAT-8", "FE-CREAT-9", "FE-CREAT-10", "FE-FIGHT-8")
@pytest.mark.parametrize(
    ("name", "strength", "willpower", "reward", "figures"),
    [
        ("gor", 2, 4, 2, 10),
        ("wargor", 2, 6, {"willpower": 4, "strength": 1}, 7),
        ("steppe_buffalo", 7, 10, {"willpower": 6, "strength": 2}, 4),
        ("fur_troll", 12, 14, {"willpower": 8, "strength": 3}, 4),
    ],
)
def test_creatures(
    name: str, strength: int, willpower: int, reward: int | dict[str, int], figures: int
) -> None:
    kind = BOX.creatures.creatures[name]
    assert (strength, willpower, figures) == (kind.strength, kind.willpower, kind.figures)
    assert reward == (kind.reward if isinstance(kind.reward, int) else kind.reward.any_of)
    assert kind.goods == (["willpower"] if isinstance(reward, int) else [])


@vector("FE-TV-7", "FE-TV-8")
@rule("FE-CREAT-5", "FE-CREAT-11")
def test_red_dice_by_willpower() -> None:
    kinds = BOX.creatures.creatures
    assert {"red"} == {kind.die for kind in kinds.values()}
    for kind in kinds.values():
        assert (2, 2, 2, 3) == tuple(kind.dice[willpower] for willpower in (6, 7, 13, 14))
    assert (3, 2) == (kinds["fur_troll"].dice[14], kinds["fur_troll"].dice[13])
    assert 2 == kinds["wargor"].dice[6]


@rule("FE-SUN-1", "FE-SUN-2", "FE-SUN-3", "FE-SUN-4", "FE-SUN-5")
@rule("FE-SUN-6", "FE-SUN-7", "FE-SUN-8", "FE-SUN-9")
def test_order_of_the_sunrise() -> None:
    steps = [one if isinstance(one, str) else one.name for one in BOX.box.sunrise]
    moves = [one for one in steps if one in BOX.creatures.creatures]
    assert ["gor", "wargor", "steppe_buffalo", "wargor", "fur_troll"] == moves
    after = steps[steps.index("fur_troll") + 1 :]
    assert ["cave", "warmth", "shorter_days", "fires_out", "narrator"] == after


@vector("FE-TV-9", "FE-TV-51")
@rule("FE-COMP-6", "FE-HERO-2", "FE-HERO-4", "FE-HERO-9")
@pytest.mark.parametrize(
    ("role", "figures", "rank", "dice"),
    [
        ("warrior", ["thorn", "mairen"], 14, (2, 3, 3, 4)),
        ("fire_keeper", ["teyan", "tenaya"], 60, (2, 2, 2, 3)),
        ("wizard", ["liphardus", "eara"], 34, (1, 1, 1, 1)),
        ("dwarf", ["kram", "bait"], 7, (1, 2, 2, 3)),
    ],
)
def test_heroes(role: str, figures: list[str], rank: int, dice: tuple[int, ...]) -> None:
    hero = BOX.heroes.heroes[role]
    assert (figures, rank) == (hero.figures, hero.rank)
    assert dice == tuple(hero.dice[willpower] for willpower in (6, 7, 13, 14))
    assert hero.flips == (role == "wizard")


@rule("FE-COMP-3", "FE-CREAT-11")
def test_dice() -> None:
    assert (11, 3, 2) == tuple(die.count for die in BOX.box.dice.values())
    black = BOX.box.dice["black"]
    assert ([6, 6, 8, 10, 10, 12], {6: 10, 10: 6, 8: 12, 12: 8}) == (black.faces, black.opposite)


@rule("FE-CAST-3", "FE-DEF-2", "FE-MAP-7")
def test_defence_places() -> None:
    assert {2: 3, 3: 2, 4: 1} == BOX.box.shields


@rule("FE-COMP-10", "FE-COMP-11", "FE-HERO-3", "FE-HERO-12", "FE-ITEM-11")
def test_objects_by_slot_and_number() -> None:
    slots = BOX.box.slots
    assert (3, 1, 1) == (slots.small, slots.large, slots.helm)
    found: dict[str, dict[str, int]] = {}
    for name, thing in BOX.items.things.items():
        found.setdefault(thing.slot, {})[name] = thing.count
    tablets = {"griffin_tablet": 1, "sea_monster_tablet": 1, "buffalo_tablet": 1}
    assert {"waterskin": 5, "telescope": 2, "firewood": 3, **tablets} == found["small"]
    assert {"askimar_blade": 2, "falcon": 1, "winter_stone": 1, "carlion": 1} == found["large"]
    assert {"riders_helm": 2} == found["helm"]
    purse = {"gem": 3, "blue_streamberries": 2, "white_pulproots": 2, "red_bloodflowers": 2}
    tokens = {"iquar": 2, "orennah": 1, "fire": 6}
    assert {"nothing": 0, **purse, "black_night_thorn": 1, **tokens} == found["none"]


@rule("FE-COMP-8")
def test_snow_tokens() -> None:
    tablets = {"griffin_tablet": 1, "sea_monster_tablet": 1, "buffalo_tablet": 1}
    plants = {"blue_streamberries": 2, "red_bloodflowers": 2, "white_pulproots": 2}
    others = {"storm": 6, "firewood": 3, "willpower_loss_2": 2, "strength_1": 2, "gem": 2}
    found = {name: face.count for name, face in BOX.box.fog.items()}
    assert {**others, **plants, **tablets} == found
    assert 24 == sum(found.values())


@rule("FE-COMP-9")
def test_ice_tokens() -> None:
    found = {name: face.count for name, face in BOX.box.tokens["ice"].faces.items()}
    losses = {"willpower_loss_2": 2, "willpower_loss_3": 2}
    things = {"gem": 1, "askimar_blade": 1, "waterskin": 1, "riders_helm": 1}
    assert {"storm": 3, "strength_1": 2, **losses, **things} == found
    assert 13 == sum(found.values())


@rule("FE-TRAN-1", "FE-TRAN-2", "FE-TRAN-4", "FE-VOLP-1")
def test_companions() -> None:
    figures = BOX.box.figures
    led = {"tranuk": (2, 4), "great_warrior": (4, 4), "volpin": (0, 1)}
    assert {**led, "silhouette": (0, 0)} == {
        name: (one.bonus, one.pace) for name, one in figures.items()
    }


def test_it_has_no_gold_no_wells_and_no_events() -> None:
    assert BOX.box.prices is None
    assert not BOX.events.decks
    assert "archer" not in BOX.heroes.heroes
