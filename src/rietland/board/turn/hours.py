"""Hours: which a hero may still use today, what each costs, and spending one."""

from rietland.board import events
from rietland.board.base import OVERTIME, Board
from rietland.board.pieces import heroes
from rietland.board.state import Hero, State
from rietland.kernel.control import amount, emit


def hour_refusal(g: Board, s: State, h: int) -> str:
    """May this hero spend one more hour today?"""
    return limit_of(g, s, s.heroes[h])


def limit_of(g: Board, s: State, hero: Hero) -> str:
    """Why a hero, as it is or would be, has no further hour today; "" while there is one.

    There are seven, then overtime for willpower to spare.
    """
    # rule: AN-TIME-1, AN-TIME-2, AN-EVENT-5
    if hero.resting:
        return "AN-TIME-5"
    over = hero.hours - g.book.hours
    if over >= len(s.overtime):
        return "AN-TIME-1"
    if g.book.daylight is not None and hero.hours >= usable(g, s):
        return g.book.daylight_rule
    if over < 0:
        return ""
    if s.counters[OVERTIME] == 0:
        return "AN-L1-1"
    cost = s.overtime[over]
    if cost < 0:
        return "AN-EVENT-5"
    return "" if can_pay(hero.willpower, cost) else "AN-TIME-2"


def usable(g: Board, s: State) -> int:
    """How many hours of this day may be used at all, overtime included."""
    # rule: FE-TIME-6, FE-FROST-4
    most = g.book.hours + len(s.overtime)
    return most if g.book.daylight is None else min(most, amount(g, s, g.book.daylight))


def overtime_today(s: State) -> list[int]:
    """Willpower of each overtime hour; -1 where it may not be used today."""
    # rule: AN-L1-1
    return s.overtime if s.counters[OVERTIME] else [-1] * len(s.overtime)


def can_pay(willpower: int, cost: int) -> bool:
    """Overtime leaves at least 1 willpower."""
    # rule: AN-TIME-2
    return cost == 0 or willpower > cost


def hour_cost(g: Board, s: State, h: int) -> int:
    """Willpower the next hour of this hero costs."""
    over = s.heroes[h].hours - g.book.hours
    if over < 0 or over >= len(s.overtime):
        return 0
    return max(0, s.overtime[over])


def hour_prices(g: Board, s: State, hero: Hero) -> list[int]:
    """Willpower of each further hour of today, one after the other; none beyond."""
    prices: list[int] = []
    if hero.resting:
        return prices
    end = usable(g, s)
    for _ in range(hero.hours, min(end, g.book.hours)):
        prices.append(0)
    if s.counters[OVERTIME] == 0:
        return prices
    for over in range(max(0, hero.hours - g.book.hours), end - g.book.hours):
        if s.overtime[over] < 0:
            break
        prices.append(s.overtime[over])
    return prices


def hours_left(g: Board, s: State, h: int, spare: int) -> int:
    """Hours this hero can still use today; overtime only down to `spare` willpower."""
    hero = s.heroes[h]
    if hero.resting:
        return 0
    end = usable(g, s)
    left = max(0, min(end, g.book.hours) - hero.hours)
    if s.counters[OVERTIME] == 0:
        return left
    willpower = hero.willpower
    for over in range(max(0, hero.hours - g.book.hours), end - g.book.hours):
        cost = s.overtime[over]
        if cost < 0 or willpower - cost < spare:
            break
        willpower -= cost
        left += 1
    return left


def spend_hour(g: Board, s: State, h: int, rule: str) -> None:
    """The time stone moves one hour on; overtime costs willpower when it is entered."""
    # rule: AN-TURN-2, AN-TIME-2
    hero = s.heroes[h]
    cost = hour_cost(g, s, h)
    hero.hours += 1
    emit(g, s, events.HOUR, h, cost, hero.space, hero.hours, rule)
    heroes.pay_willpower(g, s, h, cost, "AN-TIME-2")
    if s.battle is None:
        tell_reached(g, s, h)


def tell_reached(g: Board, s: State, h: int) -> None:
    """The deed of the hour is done, or under way in this very step; told where a trigger listens.

    In a fight the round tells it, once it is over.
    """
    # rule: SS-WOLF-2, SS-OPEN-2, SS-OPEN-3
    if g.book.listening[events.HOUR_REACHED]:
        hero = s.heroes[h]
        emit(g, s, events.HOUR_REACHED, h, -1, hero.space, hero.hours, "SS-WOLF-2")


def lose(g: Board, s: State, h: int, count: int, rule: str) -> None:
    """The time stone goes on, overtime is paid; who has no hour left ends the day."""
    # rule: AN-OPEN-46
    for _ in range(count):
        if s.heroes[h].resting:
            return
        if hour_refusal(g, s, h):
            end_day(g, s, h, rule)
        else:
            spend_hour(g, s, h, rule)


def turn_back(g: Board, s: State, h: int, count: int, rule: str) -> None:
    """The time stone goes back, never before the first hour; nothing on its way is reached."""
    # rule: SS-GIFT-HOUR-1, SS-GIFT-HOUR-2
    hero = s.heroes[h]
    back = min(count, hero.hours)
    if back > 0 and not hero.resting:
        hero.hours -= back
        emit(g, s, events.HOUR_BACK, h, -1, hero.space, hero.hours, rule)


def end_day(g: Board, s: State, h: int, rule: str) -> None:
    """The stone goes to the sunrise box; the first one there lies on the rooster."""
    # rule: AN-TIME-3, AN-TIME-4, AN-TIME-7, AN-OPEN-1
    hero = s.heroes[h]
    if hero.resting:
        return
    hero.resting = True
    if s.rooster < 0:
        s.rooster = h
    emit(g, s, events.RESTED, h, -1, hero.space, 1 if s.rooster == h else 0, rule)
