"""Boons: deeds that cost no hour and need no place, done with what a hero has."""

from typing import Final

from rietland.board import verbs as v
from rietland.board.base import Board
from rietland.board.state import State
from rietland.board.turn.sunrise import NARRATOR
from rietland.kernel.action import Action
from rietland.kernel.pending import Pending
from rietland.players.board import dangers, goals, quick_odds
from rietland.players.board.march import March
from rietland.players.board.situation import Situation
from rietland.vocabulary import board as words

#: Hours after which some are given back; willpower below which a hero is glad of more.
TIRED: Final = 6
WEAK: Final = 10
#: Willpower from which on there is no room for more.
FULL: Final = 17
#: Sunrises with which a step that brings the end nearer is worth crossing out: the last, and the
#: one before while other goals are open.
LAST: Final = 1
SOON: Final = 2


def is_welcome(look: Situation, h: int, number: int) -> bool:
    """Whether now is the time for this deed."""
    sight = look.sight
    hero = look.s.heroes[h]
    if number in sight.rewinds:
        return tired(look.s) >= 0
    if number in sight.wards:
        # They must be strong enough without what they give for it.
        everybody = list(range(len(look.s.heroes)))
        return look.missing + quick_odds.brightness(look.g, look.s, everybody) <= 0.0
    if number in sight.meals:
        for kind in _eaten(look.g, number):
            if goals.is_kept(look.g, sight, look.s, kind << 8):
                return False
        return True
    if number in sight.tunes:
        return hero.willpower <= WEAK or (hero.hours >= TIRED and hero.willpower < FULL)
    return False


def tired(s: State) -> int:
    """Who is awake and has used most hours, if that is many; -1: nobody."""
    best = -1
    for h, hero in enumerate(s.heroes):
        if hero.resting or hero.hours < TIRED:
            continue
        if best < 0 or hero.hours > s.heroes[best].hours:
            best = h
    return best


def _eaten(g: Board, number: int) -> list[int]:
    """Kinds of things that who does it must hold."""
    who = g.book.deeds[number].who
    if type(who) is not words.Filter:
        return []
    return [g.book.thing_kind(name) for name in who.holds]


def name_hero(s: State, effect: object, pending: Pending) -> Action:
    """Hours go to who has used most of them, things to who has fewest; else the first is named."""
    hours = False
    things = False
    for given in effect.do if type(effect) is words.PickHeroes else []:
        if type(given) is words.Gain:
            hours = hours or given.hours != 0
            things = things or len(given.things) > 0
    best = pending.options[0]
    for option in pending.options:
        if option.a >= len(s.heroes) or option.verb != best.verb:
            continue
        one, other = s.heroes[option.a], s.heroes[best.a]
        if hours and one.hours > other.hours:
            best = option
        if things and len(one.things) < len(other.things):
            best = option
    return best


def cross(look: Situation, pending: Pending) -> Action | None:
    """The step of the sunrise that loses the legend, or brings that near; None to keep the use."""
    g, s = look.g, look.s
    best: Action | None = None
    most = 0
    left = goals.sunrises(g, look.sight, s)
    for option in pending.options:
        if option.verb != v.CROSS:
            continue
        step = g.book.sunrise[option.a]
        worth = 0
        if step >= 0 and look.march.fall == 1:
            worth = 3 if March(g, s, 1, 0, [option.a, *s.crossed]).fall > 1 else 0
        elif dangers.strikes_at(look.sight.dangers, g, s, step) and left <= SOON:
            busy = len([wish for wish in look.wishes if wish.goal.needed]) > 0
            worth = 2 if left <= LAST else 1 if busy else 0
        elif step == NARRATOR and s.last_letter - s.narrator <= LAST:
            worth = 2
        if worth > most:
            best = option
            most = worth
    return best
