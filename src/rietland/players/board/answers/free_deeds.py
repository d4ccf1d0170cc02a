"""Free deeds: when it is time for one, and what is picked for it."""

from typing import Final

from rietland.board import verbs as v
from rietland.board.base import Board
from rietland.board.pieces.things import face_of, kind_of
from rietland.board.state import Hero, State
from rietland.board.turn.sunrise import NARRATOR
from rietland.kernel.action import Action
from rietland.kernel.control import amount
from rietland.kernel.pending import Pending
from rietland.players.board.legend import dangers
from rietland.players.board.legend.free_deeds import held_for, taken_kind
from rietland.players.board.now import foes, open_goals, quick_odds
from rietland.players.board.now.march import March
from rietland.players.board.now.pushes import farther, wants_away
from rietland.players.board.now.situation import Situation
from rietland.players.board.now.strength import strength_missing
from rietland.players.board.tasks.task import Task
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
#: Sunrises left at which who is too weak plays for time.
HURRY: Final = 3


def is_welcome(situation: Situation, h: int, number: int, given: list[Task | None]) -> bool:
    """Whether now is the time for this deed."""
    g, goals = situation.g, situation.goals
    hero = situation.s.heroes[h]
    known = goals.free_deeds
    if number in known.for_pushing:
        c = situation.s.occupant[hero.space]
        return not _is_prey(given, c) and wants_away(situation, c)
    if number in known.for_hours:
        return tired(situation.s) >= 0
    if number in known.for_shields:
        # They are strong enough without what they give for it; or they are not strong enough yet,
        # and a step of the sunrise that does not come gives them time.
        less = _dimmed(situation, number)
        lacking = strength_missing(g, goals, situation.s, situation.hands, situation.w, less)
        return lacking <= 0.0 or (situation.letters <= HURRY and _wins_time(situation))
    if number in known.for_strength:
        for kind in held_for(g.book, number):
            if open_goals.is_kept(g, goals, situation.s, kind << 8):
                return False
        return True
    if number in known.for_willpower:
        return hero.willpower <= WEAK or (hero.hours >= TIRED and hero.willpower < FULL)
    return False


def _wins_time(situation: Situation) -> bool:
    """They are too weak, and a step of the sunrise brings the end nearer that can be left out."""
    if situation.missing <= 0.0:
        return False
    for step in situation.g.book.sunrise:
        if dangers.strikes_at(situation.goals.dangers, situation.g, situation.s, step):
            return True
    return situation.letters == situation.s.last_letter - situation.s.narrator


def _dimmed(situation: Situation, number: int) -> int:
    """What a fight loses by what a deed takes, the dimmest of the things that may be burnt."""
    taken = 0
    for effect in situation.g.book.lists[situation.g.book.deeds[number].ref]:
        if type(effect) is words.Remove:
            taken += amount(situation.g, situation.s, effect.chosen)
    everybody = list(range(len(situation.s.heroes)))
    found = quick_odds.lights(situation.g, situation.s, everybody)
    return quick_odds.glow(found) - quick_odds.glow(found[: max(0, len(found) - taken)])


def push_to(situation: Situation, pending: Pending) -> Action:
    """Where a creature goes that is pushed back."""
    best = pending.options[0]
    for option in pending.options:
        if option.verb == v.PICK and farther(situation, best.a, option.a) == option.a:
            best = option
    return best


# Hours, things, willpower.


def tired(s: State) -> int:
    """Who is awake and has used most hours, if that is many; -1: nobody."""
    best = -1
    for h, hero in enumerate(s.heroes):
        if hero.resting or hero.hours < TIRED:
            continue
        if best < 0 or hero.hours > s.heroes[best].hours:
            best = h
    return best


def _least(hero: Hero, kind: int) -> int:
    """The lowest face of such a thing that the hero has."""
    return min([face_of(code) for code in hero.things if kind_of(code) == kind], default=255)


def name_hero(g: Board, s: State, effect: object, pending: Pending) -> Action:
    """Hours go to who has used most of them, things to who has fewest; things that show least go.

    Else the first is named.
    """
    hours = False
    things = False
    for given in effect.do if type(effect) is words.PickHeroes else []:
        if type(given) is words.Gain:
            hours = hours or given.hours != 0
            things = things or len(given.things) > 0
    kind = g.book.thing_kind(taken_kind(effect)) if taken_kind(effect) else -1
    best = pending.options[0]
    for option in pending.options:
        if option.a >= len(s.heroes) or option.verb != best.verb:
            continue
        one, other = s.heroes[option.a], s.heroes[best.a]
        if hours and one.hours > other.hours:
            best = option
        if things and len(one.things) < len(other.things):
            best = option
        if kind >= 0 and _least(one, kind) < _least(other, kind):
            best = option
    return best


def cross(situation: Situation, pending: Pending) -> Action | None:
    """The step of the sunrise that loses the legend, or brings that near; None to keep the use."""
    g, s = situation.g, situation.s
    best: Action | None = None
    most = 0
    left = foes.sunrises(g, situation.goals, s)
    for option in pending.options:
        if option.verb != v.CROSS:
            continue
        step = g.book.sunrise[option.a]
        worth = 0
        if step >= 0 and situation.march.fall == 1:
            worth = 3 if March(g, s, 1, 0, [option.a, *s.crossed]).fall > 1 else 0
        elif dangers.strikes_at(situation.goals.dangers, g, s, step) and left <= SOON:
            busy = len([wish for wish in situation.wishes if wish.goal.needed]) > 0
            worth = 2 if left <= LAST else 1 if busy or situation.missing > 0.0 else 0
        elif step == NARRATOR and s.last_letter - s.narrator <= LAST:
            worth = 2
        if worth > most:
            best = option
            most = worth
    return best


def _is_prey(given: list[Task | None], c: int) -> bool:
    """Somebody is about to fight this creature."""
    for task in given:
        if task is not None and c >= 0 and task.foe() == c:
            return True
    return False
