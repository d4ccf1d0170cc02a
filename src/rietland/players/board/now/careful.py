"""Careful ways: for those who must meet no creature."""

from rietland.board.base import Board
from rietland.board.pieces import creatures
from rietland.board.state import State
from rietland.board.turn.hours import hours_left
from rietland.players.board.now import open_goals
from rietland.players.board.now.situation import ALL, Situation


def reach_of(situation: Situation, h: int) -> int:
    """Steps this hero can still make today when it matters most."""
    g, s = situation.g, situation.s
    steps = hours_left(g, s, h, ALL) + open_goals.free_steps(g, s.heroes[h])
    toll = situation.toll(h)
    return steps if toll == 0 else min(steps, (s.heroes[h].willpower - 1) // toll)


def careful_stage(situation: Situation, h: int, goal: int) -> list[int]:
    """How far to go today where no creature must be met: home, or to a place safe for the night."""
    g, s = situation.g, situation.s
    hero = s.heroes[h]
    reach = reach_of(situation, h)
    way = careful_way(situation, h, hero.space, goal, reach)
    if len(way) <= reach:
        return way
    unsafe = trampled(g, s)
    stage = way[: max(0, g.book.hours - hero.hours) + open_goals.free_steps(g, hero)]
    while stage and (unsafe[stage[-1]] or s.occupant[stage[-1]] >= 0):
        stage.pop()
    if not stage and unsafe[hero.space]:
        return careful_way(situation, h, hero.space, -1, reach)
    return stage


def trampled(g: Board, s: State) -> list[bool]:
    """Spaces that creatures may enter at the next sunrise, pushed on or hurried by a card."""
    found = [False] * g.book.size
    for c in range(len(s.creature_space)):
        if s.creature_space[c] < 0 or creatures.is_fixed(g, s, c):
            continue
        at = creatures.ahead(g, s, s.creature_space[c])
        free = 0
        while at >= 0 and free < 2:
            found[at] = True
            if s.occupant[at] < 0:
                free += 1
            at = creatures.ahead(g, s, at)
    return found


def careful_way(situation: Situation, h: int, at: int, goal: int, reach: int) -> list[int]:
    """A way that meets no creature, those of today within reach and tomorrow's beyond.

    Where there is none, to a place safe for the night, as near to the goal as one can come today;
    without a goal (-1) to the nearest such place.
    """
    s = situation.s
    unsafe = trampled(situation.g, s)
    size = situation.g.book.size
    tomorrow = [False] * size
    for space in situation.march.tomorrow:
        if space >= 0:
            tomorrow[space] = True
    before = [-2] * size
    before[at] = -1
    steps = [0] * size
    queue = [at]
    ways = situation.roads_for(h)
    away = ways.away[goal if goal >= 0 else at]
    nearest = -1
    i = 0
    while i < len(queue):
        space = queue[i]
        i += 1
        if space == goal:
            return _walked(before, goal)
        nearer = nearest < 0 or away[space] < away[nearest]
        is_refuge = not unsafe[space] and _has_exit(situation, space, unsafe)
        if nearer and steps[space] <= reach and is_refuge:
            nearest = space
        for to in ways.roads[space]:
            taken = s.occupant[to] >= 0 if steps[space] < reach else tomorrow[to]
            if before[to] == -2 and not taken:
                before[to] = space
                steps[to] = steps[space] + 1
                queue.append(to)
    return _walked(before, nearest) if nearest >= 0 else []


def _has_exit(situation: Situation, space: int, unsafe: list[bool]) -> bool:
    for to in situation.terrain.roads[space]:
        if not unsafe[to]:
            return True
    return False


def _walked(before: list[int], goal: int) -> list[int]:
    way: list[int] = []
    at = goal
    while before[at] >= 0:
        way.append(at)
        at = before[at]
    way.reverse()
    return way
