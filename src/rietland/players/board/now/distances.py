"""Distances: how far it is from space to space over the roads that are open now."""

from typing import Final

from rietland.board.base import Board
from rietland.board.book import Book
from rietland.board.legend import filters
from rietland.board.state import State
from rietland.board.turn import land

#: Further than any way on a board.
FAR: Final = 99


class Distances:
    """The open roads and all distances; one object for each set of what blocks the way."""

    def __init__(self, g: Board, s: State, h: int, avoided: list[int]) -> None:
        #: Kept so that the number under which it is filed stays its own.
        self.book: Book = g.book
        #: By space: where a hero may step.
        self.roads: list[list[int]] = []
        size = g.book.size
        for at in range(size):
            roads = land.steps(g, s, h, at)
            self.roads.append([to for to in roads if to not in avoided])
        #: By goal and space: steps from the space to the goal, or FAR.
        self.away: list[list[int]] = []
        back: list[list[int]] = [[] for _ in range(size)]
        for at in range(size):
            for to in self.roads[at]:
                back[to].append(at)
        for goal in range(size):
            self.away.append(_flood(back, goal))

    def toward(self, at: int, goal: int) -> int:
        """The next space on a shortest way, or -1."""
        away = self.away[goal]
        best = -1
        least = away[at]
        for to in self.roads[at]:
            if away[to] < least:
                best = to
                least = away[to]
        return best

    def way(self, at: int, goal: int) -> list[int]:
        """The spaces of a shortest way without the first; none when there is no way."""
        found: list[int] = []
        while at != goal and at >= 0:
            at = self.toward(at, goal)
            found.append(at)
        return found if at >= 0 else []


def _flood(back: list[list[int]], goal: int) -> list[int]:
    found = [FAR] * len(back)
    found[goal] = 0
    queue = [goal]
    i = 0
    while i < len(queue):
        at = queue[i]
        i += 1
        for near in back[at]:
            if found[near] == FAR:
                found[near] = found[at] + 1
                queue.append(near)
    return found


#: So many are kept; then all are forgotten.
KEPT: Final = 128
known: Final[dict[str, Distances]] = {}


def distances(g: Board, s: State, h: int = land.ANYBODY) -> Distances:
    """The terrain as it lies now for this hero (or ANYBODY); found once for each shape it takes."""
    return _terrain(g, s, h, [], [])


def around(g: Board, s: State, spaces: list[int], h: int = land.ANYBODY) -> Distances:
    """The terrain for a hero who must not enter these spaces, but may leave them."""
    return _terrain(g, s, h, [], spaces)


def without(g: Board, s: State, bridges: list[int]) -> Distances:
    """The terrain when these bridges are broken too."""
    return _terrain(g, s, land.ANYBODY, bridges, [])


def _terrain(g: Board, s: State, h: int, bridges: list[int], avoided: list[int]) -> Distances:
    key = _key(g, s, h, bridges, avoided)
    if key not in known:
        lies = s
        if bridges:
            lies = s.copy()
            lies.broken = s.broken + bridges
        if len(known) >= KEPT:
            known.clear()
        known[key] = Distances(g, lies, h, avoided)
    return known[key]


def _key(g: Board, s: State, h: int, bridges: list[int], avoided: list[int]) -> str:
    """All that the roads depend on."""
    key = f"{id(g.book)}"
    for bridge in s.broken + bridges:
        key += f"b{bridge}"
    if s.loose and land.has_rubble(g, s):
        for space in sorted(set(s.loose_at)):
            if land.is_barred(g, s, space):
                key += f"r{space}"
    if g.book.ways:
        for space in land.shut_spaces(g, s, h):
            key += f"w{space}"
    for space in avoided:
        key += f"a{space}"
    return key


def past_creatures(ways: Distances, s: State, goal: int) -> list[int]:
    """Steps to a space on ways without creatures."""
    found = [FAR] * len(ways.roads)
    found[goal] = 0
    queue = [goal]
    i = 0
    while i < len(queue):
        at = queue[i]
        i += 1
        for near in ways.roads[at]:
            if found[near] == FAR and s.occupant[near] < 0:
                found[near] = found[at] + 1
                queue.append(near)
    return found


def toll_spaces(g: Board, s: State) -> list[int]:
    """Spaces that everybody pays to enter, where something lies there now."""
    found: list[int] = []
    for way in g.book.ways:
        if way.toll is not None and not way.personal and not isinstance(way.at, list):
            found += filters.spaces(g, s, way.at)
    return found
