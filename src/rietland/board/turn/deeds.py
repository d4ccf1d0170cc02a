"""Deeds: what a legend or a box lets heroes do at a place, for a price, besides the usual acts.

One that takes no hour is a free act; any other is the action of a turn.
"""

from rietland.board import events
from rietland.board.base import Board
from rietland.board.book import Deed
from rietland.board.frames import DAY
from rietland.board.legend import filters
from rietland.board.state import State
from rietland.board.turn import hours
from rietland.board.verbs import ACT, DEED
from rietland.kernel.action import Action
from rietland.kernel.control import all_hold, amount, bind, emit, push_run
from rietland.kernel.copy_on_write import with_value
from rietland.vocabulary import board as words


def refusal(g: Board, s: State, h: int, number: int) -> str:
    """Is this deed open to this hero, here and now?"""
    if number < 0 or number >= len(g.book.deeds):
        return "AN-OPEN-42"
    # What the deed says of `me` means this hero.
    before = s.me
    s.me = h
    refused = _refusal(g, s, h, number)
    s.me = before
    return refused


def _refusal(g: Board, s: State, h: int, number: int) -> str:
    # rule: AN-OPEN-42
    deed = g.book.deeds[number]
    bind(s, deed.ref, h)
    if deed.between and s.agenda[-1].kind != DAY:
        # rule: SS-OPEN-6
        return "SS-OPEN-6"
    if deed.times > 0 and s.deeds[number] >= deed.times:
        return deed.rule
    if deed.spaces and s.heroes[h].space not in deed.spaces:
        return deed.rule
    if deed.who is not None and h not in filters.select(g, s, deed.who):
        return deed.rule
    if not all_hold(g, s, h, deed.conditions):
        return deed.rule
    if hours.hours_left(g, s, h, 1 + _willpower_price(g, s, deed)) < deed.hours:
        return hours.hour_refusal(g, s, h) or "AN-TIME-2"
    for effect in g.book.lists[deed.ref]:
        if not g.able(s, h, effect):
            return deed.rule
    return ""


def _willpower_price(g: Board, s: State, deed: Deed) -> int:
    """Overtime must leave the willpower that the deed asks for besides."""
    # rule: AN-OPEN-2
    total = 0
    for effect in g.book.lists[deed.ref]:
        if type(effect) is words.Pay:
            total += amount(g, s, effect.willpower)
    return total


def add_free(g: Board, s: State, h: int, options: list[Action]) -> None:
    """Deeds that take no hour."""
    for number, deed in enumerate(g.book.deeds):
        if deed.hours == 0 and deed.trial is None and not refusal(g, s, h, number):
            options.append(Action(DEED, h, number))


def add_anytime(g: Board, s: State, h: int, options: list[Action]) -> None:
    """Deeds that are open in the middle of the hero's own move too."""
    # rule: FE-FREE-3
    for number, deed in enumerate(g.book.deeds):
        if deed.anytime and not refusal(g, s, h, number):
            options.append(Action(DEED, h, number))


def is_anytime(g: Board, number: int) -> bool:
    """Is it one of these?"""
    return 0 <= number < len(g.book.deeds) and g.book.deeds[number].anytime


def has_last_resort(g: Board, s: State, h: int) -> bool:
    """Can a fighter who has no hour left still do a deed that waits for nothing?"""
    # rule: FE-FREE-3
    found: list[Action] = []
    add_anytime(g, s, h, found)
    return len(found) > 0


def add_actions(g: Board, s: State, h: int, options: list[Action]) -> None:
    """Deeds that are the action of a turn."""
    for number, deed in enumerate(g.book.deeds):
        if deed.hours > 0 and not refusal(g, s, h, number):
            options.append(Action(ACT, h, number))


def do(g: Board, s: State, h: int, number: int) -> None:
    """The hours go by, then its effects follow for this hero, the price among them."""
    # rule: AN-OPEN-42
    deed = g.book.deeds[number]
    s.deeds = with_value(s.deeds, number, s.deeds[number] + 1)
    for _ in range(deed.hours):
        hours.spend_hour(g, s, h, deed.rule)
    emit(g, s, events.DEED, h, number, s.heroes[h].space, 0, deed.rule)
    push_run(s, deed.ref, h)
