"""Reach: how far a hero can walk now, what it takes, and why no farther.

Views show it; rules do not ask.
"""

from rietland.board import events
from rietland.board.base import Board
from rietland.board.frames import DAY, WALK
from rietland.board.legend import filters
from rietland.board.state import State
from rietland.board.turn import land
from rietland.board.turn.hours import can_pay, hour_prices, limit_of
from rietland.board.turn.stages import TURN
from rietland.kernel.control import all_hold, bind, is_awake
from rietland.vocabulary import board as words


class Way:
    """A shortest way of a hero, as far as it can be walked now, and all it takes."""

    def __init__(self, to: int, path: list[int], hours: int, willpower: int, why: str = "") -> None:
        #: The space it leads to.
        self.to: int = to
        #: Spaces in the order they are entered; the last one is `to`, unless the way ends before.
        self.path: list[int] = path
        self.hours: int = hours
        self.willpower: int = willpower
        #: The rule that ends it before it is there, or "".
        self.why: str = why


def reach(g: Board, s: State, h: int) -> list[Way]:
    """A way to every space there is a road to: first those it can walk to now, nearest first.

    Each step is one the engine takes right after the one before. So a way ends where something may
    come between two steps: where a card waits, or where entering wakes a trigger.
    """
    if not _may_walk(s, h):
        return []
    hero = s.heroes[h]
    seen = [hero.space]
    found: list[Way] = []
    last = [Way(hero.space, [], 0, 0)]
    for price in _prices(g, s, h):
        steps: list[Way] = []
        for way in last:
            if way.path and _stops(g, s, h, way.to):
                continue
            for to in land.steps(g, s, h, way.to):
                if to not in seen:
                    seen.append(to)
                    hours = way.hours + (0 if price < 0 else 1)
                    steps.append(Way(to, [*way.path, to], hours, way.willpower + max(0, price)))
        found.extend(steps)
        last = steps
    _add_farther(g, s, h, seen, found)
    return found


def _add_farther(g: Board, s: State, h: int, seen: list[int], found: list[Way]) -> None:
    """To every space that is too far now: the way to the nearest one that is not."""
    i = 0
    while i < len(found):
        way = found[i]
        i += 1
        for to in land.steps(g, s, h, way.to):
            if to not in seen:
                seen.append(to)
                why = way.why or _limit(g, s, h, way)
                found.append(Way(to, way.path, way.hours, way.willpower, why))


def _limit(g: Board, s: State, h: int, way: Way) -> str:
    """The rule that keeps a hero from going on at once from where a way ends."""
    # rule: AN-OPEN-27
    ends = land.ends_move(g, s, way.to)
    if ends:
        return ends
    if _stops(g, s, h, way.to):
        return "AN-OPEN-27"
    then = s.heroes[h].copy()
    then.hours += way.hours
    then.willpower -= way.willpower
    return limit_of(g, s, then)


def _may_walk(s: State, h: int) -> bool:
    f = s.agenda[-1]
    return f.who == h if f.kind == WALK else f.kind == DAY and f.at == TURN and s.active == h


def _prices(g: Board, s: State, h: int) -> list[int]:
    """Willpower of each further step, as far as the day allows; -1 where a herb has paid it."""
    f = s.agenda[-1]
    hero = s.heroes[h]
    prices: list[int] = [-1] * f.args[0] if f.kind == WALK else []
    willpower = hero.willpower
    for price in hour_prices(g, s, hero):
        if not can_pay(willpower, price):
            break
        willpower -= price
        prices.append(price)
    return prices


def _stops(g: Board, s: State, h: int, space: int) -> bool:
    """Does the move end, or something happen, when this hero enters the space?"""
    if g.book.ways and land.ends_move(g, s, space):
        return True
    for number in s.waiting_cards:
        if space in g.book.waits[number].spaces:
            return True
    for number in g.book.listening[events.ENTERED]:
        trigger = g.book.triggers[number]
        when = trigger.when
        assert isinstance(when, words.HeroEnters)
        if is_awake(s, trigger, number) and filters.is_at(g, s, space, when.at):
            then = s.copy()
            then.heroes[h].space = space
            bind(then, "", h)
            then.there = space
            if all_hold(g, then, h, trigger.conditions):
                return True
    return False
