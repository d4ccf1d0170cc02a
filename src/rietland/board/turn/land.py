"""The land: which spaces are adjacent now, and who may go from one to another.

Every way on the board is asked for here: by heroes who walk, figures that are led, creatures that
advance, archers who shoot, and players who plan.
"""

from typing import Final

from rietland.board.base import Board
from rietland.board.book import Way
from rietland.board.pieces.things import BARS, kind_of
from rietland.board.state import State
from rietland.kernel.control import all_hold

#: In place of a hero: anyone who walks there.
ANYBODY: Final = -1


def linked(g: Board, s: State, a: int, b: int) -> bool:
    """Are two spaces adjacent now? A broken bridge joins nothing."""
    # rule: AN-MOVE-1, AN-MOVE-5, AN-MOVE-7
    if b not in g.book.roads[a]:
        return False
    return not s.broken or not is_cut(g, s, a, b)


def is_cut(g: Board, s: State, a: int, b: int) -> bool:
    """Whether a bridge between these spaces broke."""
    for bridge in s.broken:
        ends = g.book.bridges[bridge]
        if (ends[0] == a and ends[1] == b) or (ends[0] == b and ends[1] == a):
            return True
    return False


def arrow(g: Board, s: State, space: int) -> int:
    """Where the arrow of a space points now, or -1; a bridge that is gone may turn it."""
    # rule: FE-X-1
    to = g.book.arrows[space]
    for bridge in s.broken:
        if g.book.detours[bridge] >= 0 and sorted(g.book.bridges[bridge]) == sorted([space, to]):
            return g.book.detours[bridge]
    return to


def is_barred(g: Board, s: State, space: int) -> bool:
    """Whether rubble blocks the space."""
    # rule: AN-TREAS-4
    rubble = g.book.kind_by_ability[BARS]
    for i, code in enumerate(s.loose):
        if s.loose_at[i] == space and kind_of(code) == rubble:
            return True
    return False


def has_rubble(g: Board, s: State) -> bool:
    """Whether any rubble lies on the board; few legends have it."""
    rubble = g.book.kind_by_ability[BARS]
    for code in s.loose:
        if kind_of(code) == rubble:
            return True
    return False


def is_blocked(g: Board, s: State, a: int, b: int) -> bool:
    """Whether a creature's way between two neighbours is blocked: by a bridge, rubble, a legend."""
    # rule: AN-MOVE-7, AN-TREAS-4, AN-OPEN-43
    if s.broken and is_cut(g, s, a, b):
        return True
    if len(s.loose) > 0 and is_barred(g, s, b):
        return True
    for way in g.book.ways:
        if way.for_creatures and _shuts(g, s, way, b):
            return True
    return False


def shut_to_heroes(g: Board, s: State, space: int) -> str:
    """The rule by which the legend keeps heroes and figures from entering a space, or ""."""
    # rule: AN-OPEN-43
    for way in g.book.ways:
        if way.for_heroes and _shuts(g, s, way, space):
            return way.rule
    return ""


def _shuts(g: Board, s: State, way: Way, space: int) -> bool:
    return not way.open and space in way.spaces and all_hold(g, s, -1, way.conditions)


def ends_move(g: Board, s: State, space: int) -> str:
    """The rule by which a hero's move ends on this space, or ""."""
    # rule: AN-OPEN-43
    for way in g.book.ways:
        if way.stop and space in way.spaces and all_hold(g, s, -1, way.conditions):
            return way.rule
    return ""


def way_refusal(g: Board, s: State, a: int, b: int) -> str:
    """What keeps anybody on foot from stepping from one space to another."""
    # rule: AN-MOVE-1, AN-MOVE-2, AN-MOVE-6
    if b < 0 or b >= g.book.size:
        return "AN-MOVE-1"
    if b in g.book.closed_to_heroes:
        return "AN-MOVE-6"
    if b not in g.book.roads[a]:
        return "AN-MOVE-1"
    if s.broken and is_cut(g, s, a, b):
        return "AN-MOVE-7"
    if s.loose and is_barred(g, s, b):
        return "AN-TREAS-4"
    return shut_to_heroes(g, s, b) if g.book.ways else ""


def step_refusal(g: Board, s: State, _h: int, a: int, b: int) -> str:
    """May this hero (or ANYBODY) step from one space to another? Today all heroes walk alike."""
    return way_refusal(g, s, a, b)


def figure_refusal(g: Board, s: State, _figure: int, a: int, b: int) -> str:
    """May this figure be led from one space to another? Figures walk like heroes."""
    # rule: AN-ALLY-4, AN-OPEN-19
    return way_refusal(g, s, a, b)


def steps(g: Board, s: State, h: int, at: int) -> list[int]:
    """Every space this hero (or ANYBODY) may step to from there, lowest number first."""
    roads = g.book.roads[at]
    if not s.broken and not g.book.ways and not has_rubble(g, s):
        return roads
    return [space for space in roads if not step_refusal(g, s, h, at, space)]
