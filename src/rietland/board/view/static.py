"""What is printed on a board and its pieces: sent to a client once, before the first view."""

import msgspec

from rietland.board.base import Board
from rietland.board.legend import goals
from rietland.board.pieces.things import SLOTS, SMALL
from rietland.board.view import types as records
from rietland.board.view.names import letter


def board_static(g: Board) -> dict[str, object]:
    """The board and the catalogue of pieces: never changes, so it is sent once."""
    book = g.book
    static = records.BoardStatic(
        box=book.box,
        legend=book.legend,
        board=book.board,
        aspect=book.aspect,
        sites=_sites(g),
        bridges=[
            records.Bridge(name, book.bridges[i], book.detours[i], i not in book.unbuilt)
            for i, name in enumerate(book.bridge_names)
        ],
        castle=book.castle,
        graveyard=book.graveyard,
        hours=book.hours,
        overtime=len(book.overtime),
        max_strength=book.max_strength,
        max_willpower=book.max_willpower,
        small_slots=book.slots[SMALL],
        letters=[letter(i) for i in range(book.last_letter + 1)],
        dice=[
            records.Die(
                name, [a.a for a, n in zip(die.options, die.weights, strict=True) for _ in range(n)]
            )
            for name, die in zip(book.dice_names, book.dice, strict=True)
        ],
        heroes=[
            records.HeroKindView(one.name, one.role, one.rank, one.dice) for one in book.heroes
        ],
        creatures=[
            records.CreatureKindView(
                one.name,
                one.strength,
                one.willpower,
                one.reward,
                book.dice_names[one.die],
                one.dice,
            )
            for one in book.creatures
        ],
        things=[
            records.ThingKindView(one.name, SLOTS[one.slot], one.sold, g.rule(one.rule))
            for one in book.things
        ],
        figures=book.figure_names,
        difficulties=book.difficulties,
        goals=[goals.key(g, goal) for goal in book.goals if not goal.shown],
        paths=[records.PathView(name, spaces) for name, spaces in book.paths.items()],
    )
    made = msgspec.to_builtins(static)
    assert isinstance(made, dict)
    return made


def _sites(g: Board) -> list[records.Site]:
    book = g.book
    found: list[records.Site] = []
    for number, place in enumerate(book.sites):
        if place:
            x, y, radius = place
            found.append(
                records.Site(
                    number=number,
                    name=book.site_names[number],
                    x=x,
                    y=y,
                    radius=radius,
                    features=_features(g, number),
                    roads=book.roads[number],
                    arrow=book.arrows[number],
                    way_out=book.arrows[number] >= 0 and not book.has_arrow[number],
                )
            )
    return found


def _features(g: Board, space: int) -> list[str]:
    book = g.book
    found = [name for name, spaces in book.regions.items() if space in spaces]
    if space == book.castle:
        found.append("castle")
    if space == book.graveyard:
        found.append("graveyard")
    if book.well_at[space] >= 0:
        found.append("well")
    if book.fog_at[space] >= 0:
        found.append("fog")
    if book.merchant[space]:
        found.append("merchant")
    return found
