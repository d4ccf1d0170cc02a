"""The day: whose turn it is, what a turn offers, passing, ending the day.

The DAY frame lies at the bottom of the agenda, `stages.py` names its stages; its args hold the
verb the turn began with.
"""

from rietland.board import events
from rietland.board.base import Board
from rietland.board.fight import attempts, combat
from rietland.board.frames import DAY, SUNRISE
from rietland.board.pieces import heroes
from rietland.board.state import State
from rietland.board.turn import deeds, free, hours, walk
from rietland.board.turn.stages import AFTER, BEGIN, TURN
from rietland.board.verbs import ACT, CLEAR, DONE, END, FIGHT, HERB, LEAD, PASS, TRY, is_free
from rietland.kernel.action import Action
from rietland.kernel.control import emit
from rietland.kernel.frame import Frame
from rietland.kernel.pending import Pending, decide


def first(g: Board, s: State) -> int:
    """Who begins: the hero on the rooster, else the lowest rank."""
    # rule: AN-SETUP-6, AN-TIME-4
    return s.rooster if s.rooster >= 0 else heroes.by_rank(g, s)[0]


def step(g: Board, s: State, f: Frame) -> bool:
    """Find the hero whose turn it is, or let the sun rise when everybody rests."""
    # rule: AN-TIME-5, AN-TIME-6, AN-TURN-1
    if f.at == BEGIN:
        s.active = first(g, s)
        s.rooster = -1
        f.at = TURN
        rule = "AN-SETUP-6" if s.day == 1 else "AN-TIME-4"
        emit(g, s, events.TURN, s.active, -1, -1, s.day, rule)
        return True
    if not s.heroes[s.active].resting:
        return False
    if all_rest(s):
        f.at = BEGIN
        emit(g, s, events.DAY_OVER, -1, -1, -1, s.day, "AN-TIME-6")
        s.agenda.append(Frame(SUNRISE, "", 0, -1, []))
        return True
    next_turn(g, s, f)
    return True


def all_rest(s: State) -> bool:
    for hero in s.heroes:
        if not hero.resting:
            return False
    return True


def next_turn(g: Board, s: State, f: Frame) -> None:
    """Clockwise to the next hero whose stone is not in the sunrise box."""
    # rule: AN-TURN-1, AN-TURN-4
    f.at = TURN
    h = heroes.next_of(s, s.active)
    while s.heroes[h].resting and h != s.active:
        h = heroes.next_of(s, h)
    s.active = h
    emit(g, s, events.TURN, h, -1, -1, s.day, "AN-TURN-1")


def ask(g: Board, s: State, f: Frame) -> Pending:
    """One kind of action, pass, or the end of the day; and every free act of this hero."""
    # rule: AN-TURN-1, AN-TURN-3, AN-TURN-5, AN-FREE-8
    h = s.active
    options: list[Action] = []
    if f.at == AFTER:
        options.append(Action(DONE, h))
        options.append(Action(END, h))
        free.add_acts(g, s, h, options)
        return decide(s.heroes[h].seat, h, "ask-after", options)
    hour = hours.hour_refusal(g, s, h)
    walk.add_steps(g, s, h, 0, hour, options)
    walk.add_herbs(g, s, h, options)
    if not hour:
        combat.add_fights(g, s, h, options)
        walk.add_leads(g, s, h, options)
        deeds.add_actions(g, s, h, options)
        options.append(Action(PASS, h))
    options.append(Action(END, h))
    free.add_acts(g, s, h, options)
    return decide(s.heroes[h].seat, h, "ask-turn", options)


def answer(g: Board, s: State, f: Frame, a: Action) -> None:
    verb = a.verb
    if is_free(verb):
        free.do(g, s, a)
        return
    f.args = [verb]
    if verb == DONE:
        next_turn(g, s, f)
    elif verb == END:
        hours.end_day(g, s, a.who, "AN-TIME-3")
    elif verb == PASS:
        hours.spend_hour(g, s, a.who, "AN-TURN-3")
        emit(g, s, events.PASSED, a.who, -1, s.heroes[a.who].space, 0, "AN-TURN-3")
        f.at = AFTER
    elif verb == ACT:
        f.at = AFTER
        deeds.do(g, s, a.who, a.a)
    elif verb == FIGHT:
        combat.begin_fight(g, s, a.who, a.a)
    elif verb == CLEAR:
        combat.begin_clear(g, s, a.who, a.a)
    elif verb == TRY:
        attempts.begin(g, s, a.who, a.a, a.b)
    elif verb == LEAD:
        walk.begin_lead(g, s, a)
    else:
        walk.begin(g, s, a)


def why_not(g: Board, s: State, a: Action) -> str:
    """The rule against a turn's action: not this hero's turn, the action spent, or no hour."""
    h = a.who
    f = s.agenda[-1]
    if s.heroes[h].resting:
        return "AN-TIME-5"
    if f.kind != DAY or h != s.active:
        return "AN-GROUP-1" if a.verb == FIGHT and h != s.active else "AN-TURN-1"
    if a.verb == DONE:
        return "AN-TURN-3"
    if f.at == AFTER:
        if a.verb not in (FIGHT, TRY):
            return "AN-TURN-1"
        # rule: SS-TRY-1
        return "AN-FIGHT-15" if f.args == [a.verb] else "AN-MOVE-8"
    if a.verb == FIGHT:
        return combat.fight_refusal(g, s, h, a.a)
    if a.verb == CLEAR:
        return combat.clear_refusal(g, s, h, a.a)
    if a.verb == TRY:
        return attempts.refusal(g, s, h, a.a, a.b)
    if a.verb == PASS:
        return hours.hour_refusal(g, s, h)
    if a.verb == ACT:
        return deeds.refusal(g, s, h, a.a)
    if a.verb == LEAD:
        return walk.lead_refusal(g, s, h, a.a, a.b)
    if a.verb == HERB:
        return walk.herb_refusal(g, s, h, a.a)
    return walk.step_refusal(g, s, a)
