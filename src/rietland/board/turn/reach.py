"""Reach: how far a hero can walk now, and what each way takes. Views show it; rules do not ask."""

from rietland.board import events
from rietland.board.base import Board
from rietland.board.frames import DAY, WALK
from rietland.board.legend import filters
from rietland.board.state import State
from rietland.board.turn import land
from rietland.board.turn.hours import can_pay, hour_prices
from rietland.board.turn.stages import TURN
from rietland.kernel.control import is_awake
from rietland.vocabulary import board as words


class Way:
    """A shortest way of a hero: the spaces it enters, and all it takes."""

    def __init__(self, path: list[int], hours: int, willpower: int) -> None:
        #: Spaces in the order they are entered; the last one is where it leads.
        self.path: list[int] = path
        self.hours: int = hours
        self.willpower: int = willpower


def reach(g: Board, s: State, h: int) -> list[Way]:
    """Every space this hero can walk to with the hours left, nearest first.

    Each step is one the engine takes right after the one before. So a way ends where something may
    come between two steps: where a card waits, or where entering wakes a trigger.
    """
    prices = _prices(g, s, h)
    hero = s.heroes[h]
    seen = [hero.space]
    found: list[Way] = []
    last = [Way([], 0, 0)]
    for price in prices:
        steps: list[Way] = []
        for way in last:
            at = way.path[-1] if way.path else hero.space
            if way.path and _stops(g, s, at):
                continue
            for to in land.steps(g, s, h, at):
                if to not in seen:
                    seen.append(to)
                    hours = way.hours + (0 if price < 0 else 1)
                    steps.append(Way([*way.path, to], hours, way.willpower + max(0, price)))
        found.extend(steps)
        last = steps
    return found


def _prices(g: Board, s: State, h: int) -> list[int]:
    """Willpower of each further step, as far as the day allows; -1 where a herb has paid it."""
    f = s.agenda[-1]
    hero = s.heroes[h]
    prices: list[int] = []
    if f.kind == WALK and f.who == h:
        prices = [-1] * f.args[0]
    elif f.kind != DAY or f.at != TURN or s.active != h:
        return prices
    willpower = hero.willpower
    for price in hour_prices(g, s, hero):
        if not can_pay(willpower, price):
            break
        willpower -= price
        prices.append(price)
    return prices


def _stops(g: Board, s: State, space: int) -> bool:
    """May something happen when a hero enters this space?"""
    for number in s.waiting_cards:
        if space in g.book.waits[number].spaces:
            return True
    for number in g.book.listening[events.ENTERED]:
        trigger = g.book.triggers[number]
        when = trigger.when
        assert isinstance(when, words.HeroEnters)
        if is_awake(s, trigger, number) and filters.is_at(g, s, space, when.at):
            return True
    return False
