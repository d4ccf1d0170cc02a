"""Checks of a box's files that concern more than one record: the board, dice, items, heroes."""

from typing import Final

from rietland.content.board.box import Box
from rietland.content.board.checks.table import check_records
from rietland.content.board.files import BoardFile, SpaceRecord
from rietland.content.board.known import of_box
from rietland.content.build import is_name
from rietland.content.faults import (
    BAD_NAME,
    INCOMPLETE,
    MISSING_FIELD,
    OUT_OF_RANGE,
    TWICE,
    UNKNOWN_NAME,
)
from rietland.content.names import check_names
from rietland.content.reading import Reading
from rietland.vocabulary.control import Word

#: Lists by space have a place for every number up to the highest, so numbers have a bound.
HIGHEST: Final = 999


def check_box(draft: Reading, box: Box) -> None:
    """Everything that can be said of a box without its legends."""
    check_names(draft, of_box(box, list(box.boards.values())), draft.mentions)
    if box.box.board not in box.boards:
        said = f"there is no board '{box.box.board}'"
        place = draft.place(box.box)
        draft.report.unknown(place, said, UNKNOWN_NAME, box.box.board, list(box.boards))
    for board in box.boards.values():
        check_board(draft, board)
    _check_heroes(draft, box)
    _check_creatures(draft, box)
    _check_things(draft, box)
    _check_values(draft, box)
    own = [one for one in draft.records() if isinstance(one, Word)]
    files = [box.box, *box.boards.values(), box.heroes, box.creatures, box.items, box.events]
    check_records(draft, files, box, None, own)


# The board.


def check_board(draft: Reading, board: BoardFile) -> None:
    """Roads go both ways, arrows follow roads and lead to the castle, bridges join neighbours."""
    spaces: dict[int, SpaceRecord] = {}
    for space in board.spaces:
        if space.id in spaces:
            draft.wrong(space, f"space {space.id} is listed twice", TWICE)
        if not 0 <= space.id <= HIGHEST:
            draft.wrong(space, f"spaces are numbered from 0 to {HIGHEST}", OUT_OF_RANGE)
        spaces[space.id] = space
    named = [one for one in (board.castle, board.graveyard) if one >= 0]
    for one in [*named, *board.closed, *board.exits]:
        _check_space(draft, board, spaces, one)
    for bridge in board.bridges.values():
        for one in bridge.joins:
            _check_space(draft, bridge, spaces, one)
    for space in board.spaces:
        for one in [*space.roads, *([] if space.ahead is None else [space.ahead])]:
            _check_space(draft, space, spaces, one)
        _check_roads(draft, board, spaces, space)
        _check_way(draft, board, spaces, space)
    for name, bridge in board.bridges.items():
        one, other = bridge.joins
        if one not in spaces:
            continue
        if bridge.open and other not in spaces[one].roads:
            draft.wrong(bridge, f"the bridge '{name}' joins {one} and {other}, but no road does")
        elif not bridge.open and other in spaces[one].roads:
            said = f"the bridge '{name}' is not built yet, but a road joins {one} and {other}"
            draft.wrong(bridge, said)
        if bridge.detour is not None:
            crossing = [a for a, b in ((one, other), (other, one)) if spaces[a].arrow == b]
            if not any(bridge.detour in spaces[a].roads for a in crossing):
                said = f"no arrow over the bridge '{name}' can point to {bridge.detour}"
                draft.wrong(bridge, said)


def _check_space(
    draft: Reading, record: object, spaces: dict[int, SpaceRecord], space: int
) -> None:
    if space not in spaces:
        said = f"there is no space {space} on the board"
        names = [str(one) for one in spaces]
        draft.report.unknown(draft.place(record), said, UNKNOWN_NAME, str(space), names)


def _check_roads(
    draft: Reading, board: BoardFile, spaces: dict[int, SpaceRecord], space: SpaceRecord
) -> None:
    if space.id in board.closed and space.roads:
        draft.wrong(space, f"space {space.id} is closed to heroes but has roads")
    if len(set(space.roads)) != len(space.roads):
        draft.wrong(space, f"space {space.id} lists a road twice", TWICE)
    for other in space.roads:
        if other == space.id:
            draft.wrong(space, f"space {space.id} has a road to itself")
        elif other in spaces and space.id not in spaces[other].roads:
            draft.wrong(space, f"space {space.id} has a road to {other}, but {other} has none back")
    if space.ahead is not None and space.ahead not in space.roads:
        draft.wrong(
            space, f"the arrow of {space.id} points to {space.ahead}, but no road leads there"
        )
    if space.arrow is not None and space.way_out is not None:
        draft.wrong(space, f"space {space.id} has an arrow, so creatures need no other way out")


def _check_way(
    draft: Reading, board: BoardFile, spaces: dict[int, SpaceRecord], space: SpaceRecord
) -> None:
    """Follow the arrows: from every space that has one they lead to the castle or an exit."""
    at = space
    seen: list[int] = []
    while at.ahead is not None and at.ahead in spaces:
        if at.id in seen:
            draft.wrong(space, f"the arrows from {space.id} run in a circle")
            return
        seen.append(at.id)
        at = spaces[at.ahead]
    if seen and at.id != board.castle and at.id not in board.exits:
        said = f"the arrows from {space.id} end on {at.id}, neither in the castle nor at an exit"
        draft.wrong(space, said)


# Heroes, creatures, things.


def _check_heroes(draft: Reading, box: Box) -> None:
    figures: list[str] = []
    ranks: list[int] = []
    for role, hero in box.heroes.heroes.items():
        if hero.rank in ranks:
            draft.wrong(hero, f"two heroes have rank {hero.rank}", TWICE)
        ranks.append(hero.rank)
        for figure in hero.figures:
            if not is_name(figure):
                draft.wrong(
                    hero, f"'{figure}' is not a valid name: use letters, digits and _", BAD_NAME
                )
            if figure in figures:
                draft.wrong(hero, f"two figures are called '{figure}'", TWICE)
            figures.append(figure)
        _check_row(draft, hero, f"the {role}", hero.dice, box.box.limits.willpower)


def _check_creatures(draft: Reading, box: Box) -> None:
    for name, creature in box.creatures.creatures.items():
        _check_row(draft, creature, f"the {name}", creature.dice, box.box.limits.willpower)
        if creature.willpower < 1:
            draft.wrong(creature, f"the {name} has no willpower", OUT_OF_RANGE)


def _check_row(draft: Reading, record: object, who: str, dice: dict[int, int], last: int) -> None:
    missing = [str(points) for points in range(last + 1) if points not in dice]
    if missing:
        draft.wrong(record, f"{who} has no dice for willpower {', '.join(missing)}", INCOMPLETE)


def _check_things(draft: Reading, box: Box) -> None:
    """Number 0 means nothing; every face has a name of its own."""
    things = box.items.things
    if things and list(things)[:1] != ["nothing"]:
        draft.wrong(box.items, "the first thing must be 'nothing': its number means no thing")
    names: list[str] = []
    for name, thing in things.items():
        if name == "nothing":
            continue
        if thing.face not in thing.faces:
            draft.wrong(
                thing, f"a new {name} shows face {thing.face}, which has no name in 'faces'"
            )
        for shown in thing.faces.values():
            if not is_name(shown):
                draft.wrong(
                    thing, f"'{shown}' is not a valid name: use letters, digits and _", BAD_NAME
                )
            if shown in names:
                draft.wrong(thing, f"two faces are called '{shown}'", TWICE)
            names.append(shown)
        for face in {*thing.faces, *thing.copies}:
            if not 0 <= face < 256:
                draft.wrong(thing, f"faces are numbered from 0 to 255, not {face}", OUT_OF_RANGE)
        if thing.supply and not thing.count:
            draft.wrong(thing, f"how large is the supply of {name}? say it with 'count'")
        if thing.supply and thing.copies:
            draft.wrong(thing, f"{name} has 'copies' that are drawn, so it needs no 'supply'")
        if thing.shields != 1 and thing.ability != "follows":
            draft.wrong(thing, f"{name} follows nobody, so it adds no 'shields' in the castle")
        if thing.copies and sum(thing.copies.values()) != thing.count:
            draft.wrong(thing, f"the copies of {name} do not add up to {thing.count}")
        if thing.ability == "extra_die" and not thing.die:
            draft.wrong(thing, f"{name} throws an extra die: 'die' must say which", MISSING_FIELD)
        elif thing.die and thing.ability != "extra_die":
            draft.wrong(thing, f"{name} has a 'die', but only an 'extra_die' throws one")


# Plain values.


def _check_values(draft: Reading, box: Box) -> None:
    main = box.box
    if main.barter and main.prices is not None:
        draft.wrong(main, "merchants either sell for 'prices' or 'barter', not both")
    sizes = range(main.heroes[0], main.heroes[1] + 1)
    brew = main.prices.brew if main.prices is not None else {}
    for name, table in (("shields", main.shields), ("brew", brew)):
        for size in sizes:
            if table and size not in table:
                draft.wrong(main, f"'{name}' has no value for {size} heroes", INCOMPLETE)
    for name, die in main.dice.items():
        for face in die.faces:
            if face not in die.opposite:
                draft.wrong(die, f"the {name} die names no face opposite {face}", INCOMPLETE)
            elif die.opposite[face] not in die.faces:
                draft.wrong(die, f"the {name} die has no face {die.opposite[face]}")
    tokens = sum(fog.count for fog in main.fog.values())
    for board in box.boards.values():
        circles = sum(1 for space in board.spaces if space.fog is not None)
        # A box may have more tokens than one of its faces has circles.
        if 0 < tokens < circles:
            draft.wrong(main, f"{tokens} fog tokens for {circles} fog circles")
    if len(main.last_letter) != 1:
        draft.wrong(main, "'last_letter' must be one letter")
