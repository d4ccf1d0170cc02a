"""The castle: set-up, the narrator pile and Recover, missions and the end of the game."""

from typing import Final

from rietland.castle import base as switches
from rietland.castle import events
from rietland.castle.base import CastleBase
from rietland.castle.cards import hold, is_clear
from rietland.castle.frames import COMPLETE, MISSION, RECOVER
from rietland.castle.state import (
    COMPLETED,
    DECK,
    MISSION_BOX,
    NARRATOR_BOX,
    NARRATOR_PILE,
    NARRATOR_USED,
    PLACES,
    State,
)
from rietland.kernel.action import Action
from rietland.kernel.control import DRAWN, all_hold, emit, end, push_run
from rietland.kernel.frame import Frame
from rietland.kernel.pending import Pending
from rietland.kernel.pile import UNSEEN, Pile
from rietland.kernel.slots import (
    card_of,
    carried,
    carried_below,
    is_down,
    is_up,
    top,
    turned_up,
    unseen_stack,
)
from rietland.kernel.state import LOST, WON

# Stages of the set-up and of Recover.
LAY_OUT: Final = 0
NARRATE: Final = 1
DRAWING: Final = 0
TAKING: Final = 1


# Set-up.


def lay_out(g: CastleBase, s: State) -> None:
    """Shuffle everything; missions under one face-down encounter card at each location.

    Cards that stay in the box are slots without identity like all others.
    """
    # rule: RB-SETUP-6, RB-SETUP-7, RB-SETUP-8, RB-SETUP-12, RB-DIFF-1
    red = s.counters[switches.RED_CREATURES] == 1
    unseen = [kind.copies if red or not kind.red else 0 for kind in g.book.encounters]
    stacks = s.encounters.stacks[:]
    stacks[DECK] = unseen_stack(sum(unseen))
    s.encounters = Pile(unseen, stacks)
    for place in range(1, PLACES + 1):
        s.missions = carried(s.missions, MISSION_BOX, place)
        s.encounters = carried(s.encounters, DECK, place)


def _step_setup(g: CastleBase, s: State, f: Frame) -> bool:
    """Two narrator cards for each hero are carried out, then the pile is made."""
    # rule: RB-SETUP-9, RB-SETUP-11, RB-DIFF-3
    if f.at == LAY_OUT:
        lay_out(g, s)
        f.at = NARRATE
    if len(s.narrators.stacks[NARRATOR_USED]) < g.book.narrators_per_hero * s.size:
        return False
    for _ in range(s.counters[switches.NARRATOR_PILE]):
        s.narrators = carried(s.narrators, NARRATOR_BOX, NARRATOR_PILE)
    s.agenda.pop()
    return True


# The narrator.


def _step_recover(g: CastleBase, s: State, f: Frame) -> bool:
    """First the narrator card, then all played cards come back and grimoires open.

    A narrator card that is due from an empty pile loses the game.
    """
    # rule: RB-NARR-2, RB-END-2
    if f.at == DRAWING:
        if s.narrators.stacks[NARRATOR_PILE]:
            return False
        end(g, s, LOST, "why-dragon", "RB-END-2")
        return True
    hero = s.heroes[f.who]
    count = len(hero.played)
    for card in hero.played:
        hold(s, f.who, card)
    hero.played = []
    hero.closed = []
    s.agenda.pop()
    emit(g, s, events.RECOVERED, f.who, -1, -1, count, "RB-NARR-2")
    return True


def narrate(g: CastleBase, s: State, who: int, start: int, card: int) -> None:
    """Upper half, then lower half; a red box only if the group obeys them. Used, it is out."""
    # rule: RB-NARR-3, RB-NARR-6, RB-NARR-7, RB-SETUP-10, RB-DIFF-2
    s.narrators = carried(turned_up(s.narrators, start, card), start, NARRATOR_USED)
    kind = g.book.narrators[card]
    left = len(s.narrators.stacks[NARRATOR_PILE])
    emit(g, s, events.NARRATOR, who, card, -1, left, "RB-NARR-2")
    if not kind.red or s.counters[switches.RED_BOXES] == 1:
        push_run(s, kind.lower, who)
    push_run(s, kind.upper, who)


def has_spare_narrator(s: State) -> bool:
    return len(s.narrators.stacks[NARRATOR_BOX]) > 0


def add_narrator(g: CastleBase, s: State, h: int) -> None:
    """A card from the box goes under the pile: more time."""
    # rule: RB-END-4, RB-OPEN-11, RB-OPEN-12
    s.narrators = carried_below(s.narrators, NARRATOR_BOX, NARRATOR_PILE)
    left = len(s.narrators.stacks[NARRATOR_PILE])
    emit(g, s, events.TIME, h, -1, -1, left, "RB-END-4")


# Missions.


def look_refusal(s: State, place: int) -> str:
    """A mission that lies face down, whatever covers it."""
    # rule: RB-SYM-7, RB-MISSION-4
    return "" if is_down(top(s.missions, place)) else "RB-SYM-7"


def uncover_refusal(s: State, h: int) -> str:
    """The active hero reveals the mission where there is no encounter card at all."""
    # rule: RB-FREE-3, RB-OPEN-10
    place = s.heroes[h].place
    if h != s.active or not is_clear(s, place) or not is_down(top(s.missions, place)):
        return "RB-FREE-3"
    return ""


def uncover(s: State, h: int, place: int, rule: str) -> None:
    s.agenda.append(Frame(MISSION, rule, 0, h, [place]))


def complete_refusal(g: CastleBase, s: State, h: int) -> str:
    """The active hero is there, nothing covers the mission, and its condition is met."""
    # rule: RB-FREE-4, RB-MISSION-3, RB-OPEN-10
    place = s.heroes[h].place
    slot = top(s.missions, place)
    if h != s.active or not is_up(slot):
        return "RB-FREE-4"
    if not is_clear(s, place):
        return "RB-MISSION-3"
    return "" if is_met(g, s, h, card_of(slot)) else "RB-FREE-4"


def is_met(g: CastleBase, s: State, h: int, mission: int) -> bool:
    """Do all conditions hold, and can everything be paid?"""
    # rule: RB-MISSION-7
    kind = g.book.missions[mission]
    if not all_hold(g, s, h, kind.needs):
        return False
    if kind.price:
        for effect in g.base.lists[kind.price]:
            if not g.able(s, h, effect):
                return False
    return True


def complete(g: CastleBase, s: State, h: int) -> None:
    """Pay, then the mission is laid face up beside the gallery."""
    place = s.heroes[h].place
    s.agenda.append(Frame(COMPLETE, "RB-FREE-4", 0, h, [place]))
    price = g.book.missions[card_of(top(s.missions, place))].price
    if price:
        push_run(s, price, h)


def _step_complete(g: CastleBase, s: State, f: Frame) -> bool:
    """Four completed missions win at once."""
    # rule: RB-MISSION-1, RB-END-1
    s.agenda.pop()
    place = f.args[0]
    mission = card_of(top(s.missions, place))
    s.missions = carried(s.missions, place, COMPLETED)
    done = len(s.missions.stacks[COMPLETED])
    emit(g, s, events.COMPLETED, f.who, mission, place, done, "RB-FREE-4")
    if done >= g.book.missions_needed:
        end(g, s, WON, "why-castle-free", "RB-END-1")
    return True


def mission_progress(g: CastleBase, s: State) -> float:
    """From 0 to 1: missions completed of those that win."""
    return min(1.0, len(s.missions.stacks[COMPLETED]) / g.book.missions_needed)


def _shown(g: CastleBase, s: State, f: Frame, mission: int) -> None:
    """The mission lies face up under whatever covers it; a blue box is carried out at once."""
    # rule: RB-MISSION-2, RB-MISSION-4
    place = f.args[0]
    s.agenda.pop()
    s.missions = turned_up(s.missions, place, mission)
    s.mission_at = place
    emit(g, s, events.MISSION, f.who, mission, place, 0, f.ref)
    blue = g.book.missions[mission].blue
    if blue:
        push_run(s, blue, f.who)


def score(s: State) -> int:
    """Narrator cards left in the pile: the more, the better the victory."""
    # rule: RB-END-5
    return len(s.narrators.stacks[NARRATOR_PILE])


# Frames.


def step(g: CastleBase, s: State, f: Frame) -> bool:
    if f.kind == RECOVER:
        return _step_recover(g, s, f)
    if f.kind == COMPLETE:
        return _step_complete(g, s, f)
    if f.kind == MISSION:
        slot = top(s.missions, f.args[0])
        if slot == UNSEEN:
            return False
        _shown(g, s, f, card_of(slot))
        return True
    return _step_setup(g, s, f)


def ask(g: CastleBase, s: State, f: Frame) -> Pending:
    if f.kind == MISSION:
        return s.missions.draw(DRAWN, "ask-mission", g.book.first_mission)
    return s.narrators.draw(DRAWN, "ask-narrator", g.book.first_narrator)


def answer(g: CastleBase, s: State, f: Frame, a: Action) -> None:
    if f.kind == MISSION:
        _shown(g, s, f, a.a - g.book.first_mission)
    elif f.kind == RECOVER:
        f.at = TAKING
        narrate(g, s, f.who, NARRATOR_PILE, a.a - g.book.first_narrator)
    else:
        # At the set-up nobody recovers: the start location stands for the hero's.
        narrate(g, s, -1, NARRATOR_BOX, a.a - g.book.first_narrator)
