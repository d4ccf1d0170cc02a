"""Reach: how far a hero can walk now, what it takes, and why no farther.

Views show it; rules do not ask.
"""

from typing import Final

from rietland.board import events
from rietland.board.base import Board
from rietland.board.frames import DAY, WALK
from rietland.board.pieces import token_kinds
from rietland.board.state import State
from rietland.board.turn import land, walk
from rietland.board.turn.hours import can_pay, hour_cost, hour_prices, hour_refusal
from rietland.board.turn.stages import TURN
from rietland.kernel.control import notice
from rietland.kernel.errors import EndlessContent

#: What triggers can hear while a hero walks.
_HEARD: Final = (events.ENTERED, events.MET, events.QUIET)


class Stop:
    """Why no way goes on from a space."""

    def __init__(self, rule: str, counter: str = "") -> None:
        self.rule: str = rule
        #: The counter that changes there, if the table shows one that does.
        self.counter: str = counter


class Way:
    """A shortest way of a hero, as far as it can be walked now, and all it takes."""

    def __init__(
        self,
        to: int,
        path: list[int],
        hours: int,
        willpower: int,
        why: str = "",
        counter: str = "",
    ) -> None:
        #: The space it leads to.
        self.to: int = to
        #: Spaces in the order they are entered; the last one is `to`, unless the way ends before.
        self.path: list[int] = path
        self.hours: int = hours
        self.willpower: int = willpower
        #: The rule that ends it before it is there, or "".
        self.why: str = why
        #: The counter that changes where it ends, if the table shows one that does.
        self.counter: str = counter


def reach(g: Board, s: State, h: int) -> list[Way]:
    """A way to every space there is a road to: first those it can walk to now, nearest first.

    Each step is one the engine takes right after the one before. So a way ends where something may
    come between two steps: where a card waits, or where the step wakes a trigger.
    """
    if not _may_walk(s, h):
        return []
    hero = s.heroes[h]
    seen = [hero.space]
    found: list[Way] = []
    stops: dict[int, Stop | None] = {}
    last = [Way(hero.space, [], 0, 0)]
    for price in _prices(g, s, h):
        steps: dict[int, Way] = {}
        for way in last:
            if way.path:
                stops[way.to] = _stop(g, s, h, way.to)
                if stops[way.to] is not None:
                    continue
            then = _after(s, h, way)
            if not can_pay(then.heroes[h].willpower, max(0, price)):
                continue
            hours = way.hours + (0 if price < 0 else 1)
            for to in land.steps(g, then, h, way.to):
                if to in seen or land.toll_refusal(g, then, h, to, max(0, price)):
                    continue
                willpower = way.willpower + max(0, price) + land.toll(g, then, h, to)
                if to not in steps or willpower < steps[to].willpower:
                    steps[to] = Way(to, [*way.path, to], hours, willpower)
        last = list(steps.values())
        seen.extend(steps)
        found.extend(last)
    _add_farther(g, s, h, seen, found, stops)
    return found


def _add_farther(
    g: Board, s: State, h: int, seen: list[int], found: list[Way], stops: dict[int, Stop | None]
) -> None:
    """To every space that is too far now: the way to the nearest one that is not."""
    i = 0
    while i < len(found):
        way = found[i]
        i += 1
        then = _after(s, h, way)
        beyond = [to for to in land.steps(g, then, h, way.to) if to not in seen]
        if not beyond:
            continue
        why, counter = way.why, way.counter
        if not why:
            end = stops[way.to] if way.to in stops else _stop(g, s, h, way.to)
            why = "" if end is None else end.rule
            counter = "" if end is None else end.counter
        for to in beyond:
            seen.append(to)
            rule = why or _limit(g, then, h, to)
            found.append(Way(to, way.path, way.hours, way.willpower, rule, counter))


def _after(s: State, h: int, way: Way) -> State:
    """The hero has gone this way, and nothing else has changed."""
    then = s.copy()
    hero = then.heroes[h]
    hero.space = way.to
    hero.hours += way.hours
    hero.willpower -= way.willpower
    return then


def _limit(g: Board, s: State, h: int, to: int) -> str:
    """The rule for tolls or hours that keeps a hero from going on to a space."""
    refused = land.toll_refusal(g, s, h, to, 0) or hour_refusal(g, s, h)
    return refused or land.toll_refusal(g, s, h, to, hour_cost(g, s, h))


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


def _stop(g: Board, s: State, h: int, space: int) -> Stop | None:
    """What ends the way of this hero on the space: a rule for moves, or something that happens."""
    # rule: AN-OPEN-27
    rule = land.ends_move(g, s, h, space)
    if rule:
        return Stop(rule)
    if s.token_at and token_kinds.kinds_on(g, s, space, token_kinds.ON_ENTRY):
        return Stop("AN-OPEN-27")
    if not s.waiting_cards and not any(g.book.listening[kind] for kind in _HEARD):
        return None
    then = s.copy()
    walk.enter(g, then, h, space)
    notice(g, then, events.QUIET)
    if not then.due and len(then.agenda) == len(s.agenda):
        return None
    return Stop("AN-OPEN-27", _changed(g, s, then) if g.book.shown_counters else "")


def _changed(g: Board, s: State, then: State) -> str:
    """The counter that the table shows and that changes there, or ""."""
    try:
        g.go_on(then)
    except EndlessContent:
        # A faulty legend: the step itself will be refused, and says so.
        return ""
    for name in g.book.shown_counters:
        number = g.book.counter(name)
        if then.counters[number] != s.counters[number]:
            return name
    return ""
