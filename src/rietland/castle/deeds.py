"""Using symbols: what happens, and the frames of those that must be used or go on.

A SYMBOL frame holds a symbol that must be used at once (in a blue box, say), a REVEAL frame the
further cards of a reveal.
"""

from rietland.castle import events, fight, free, gallery, legend, verbs, walk
from rietland.castle.base import CastleBase
from rietland.castle.cards import (
    draw_ally,
    draw_quiver,
    take_object,
    take_up,
    turn_down,
    turn_up,
)
from rietland.castle.frames import REVEAL, SYMBOL
from rietland.castle.state import BOX, GONE, MISSION_BOX, PLACES, State
from rietland.castle.symbols import options, refusal, reveal_refusal
from rietland.kernel.action import Action
from rietland.kernel.control import effect_at, emit
from rietland.kernel.copy_on_write import with_sorted, with_value
from rietland.kernel.frame import Frame
from rietland.kernel.pending import Pending, decide
from rietland.kernel.pile import UNSEEN
from rietland.kernel.slots import card_of, carried, is_up, top, with_stack
from rietland.vocabulary import castle as words


def use(g: CastleBase, s: State, ref: str, a: Action) -> None:
    """Do what the symbol says; the action was allowed."""
    # rule: RB-SYM-5, RB-SYM-6, RB-SYM-7, RB-SYM-8, RB-SYM-9, RB-SYM-12
    h = a.who
    effect = effect_at(g, ref)
    if type(effect) is words.Move:
        walk.begin(s, h, effect.steps)
        walk.take_step(g, s, s.agenda[-1], a)
    elif type(effect) is words.Reveal:
        if effect.cards > 1:
            s.agenda.append(Frame(REVEAL, ref, effect.cards - 1, h, [a.a]))
        turn_up(s, a.a, h, "RB-SYM-6")
    elif type(effect) is words.RevealMission:
        legend.uncover(s, h, a.a, "RB-SYM-7")
    elif type(effect) is words.Remove:
        _remove(g, s, h, a.a)
    elif type(effect) is words.Flip:
        if is_up(top(s.encounters, a.a)):
            turn_down(g, s, a.a, h, "RB-SYM-9")
        else:
            turn_up(s, a.a, h, "RB-SYM-9")
    elif type(effect) is words.Swap:
        _swap(g, s, a)
    elif type(effect) is words.Shift:
        move_card(g, s, h, a.a, a.b, "RB-SYM-12")
    elif type(effect) is words.Lure:
        move_card(g, s, h, a.a, s.heroes[h].place, "RB-SYM-13")
    elif type(effect) is words.LureHidden:
        move_card(g, s, h, a.a, s.heroes[h].place, "RB-SYM-14")
    else:
        _use_more(g, s, ref, effect, a)


def _use_more(g: CastleBase, s: State, ref: str, effect: object, a: Action) -> None:
    h = a.who
    if type(effect) is words.Willpower:
        gallery.gain_willpower(g, s, h, effect.points, "RB-SYM-3")
    elif type(effect) is words.GainQuiver:
        draw_quiver(g, s, h, "RB-SYM-4")
    elif type(effect) is words.Ally:
        draw_ally(s, h, "RB-COMBAT-7")
    elif type(effect) is words.ExtraNarrator:
        legend.add_narrator(g, s, h)
    elif type(effect) is words.TakeBack:
        take_back(g, s, h, a.a)
    elif type(effect) is words.WaterSpirit:
        s.spirit_at = a.a
        s.spirit_face = a.b
        emit(g, s, events.SPIRIT, h, -1, a.a, a.b, "RB-HERO-KHEELA-1")
    elif type(effect) is words.Grimoire:
        _open(g, s, h, a.a)
    elif type(effect) is words.Fetch:
        take_object(g, s, h, a.a, "RB-COMBAT-8")
    elif type(effect) is words.Slay:
        fight.defeat(g, s, h, a.a, 0, "RB-COMBAT-8")
    elif type(effect) is words.ExchangeMission:
        exchange(g, s, h, a.a)
    elif type(effect) is words.ForGold:
        s.todo = s.todo + [f"{ref}/do/{number}" for number in range(len(effect.do))]
        gallery.spend_gold(g, s, h, effect.gold, "RB-GALLERY-4")


def move_card(g: CastleBase, s: State, h: int, start: int, goal: int, rule: str) -> None:
    """A top card goes on top of another location as it lies; what is known of it stays known."""
    kind = card_of(top(s.encounters, start))
    s.encounters = carried(s.encounters, start, goal)
    emit(g, s, events.CARD_MOVED, h, kind, goal, start, rule)


def _remove(g: CastleBase, s: State, h: int, place: int) -> None:
    """A top card goes to the box as it lies."""
    kind = card_of(top(s.encounters, place))
    s.encounters = carried(s.encounters, place, BOX)
    emit(g, s, events.REMOVED, h, kind, place, 0, "RB-SYM-8")


def _swap(g: CastleBase, s: State, a: Action) -> None:
    # rule: RB-SYM-10
    one = s.encounters.stacks[a.a]
    other = s.encounters.stacks[a.b]
    half = with_stack(s.encounters, a.a, with_value(one, 0, other[0]))
    s.encounters = with_stack(half, a.b, with_value(other, 0, one[0]))
    emit(g, s, events.SWAPPED, a.who, card_of(other[0]), a.a, a.b, "RB-SYM-10")


def take_back(g: CastleBase, s: State, h: int, card: int) -> None:
    # rule: RB-SYM-11
    for owner in range(len(s.heroes)):
        if card in s.heroes[owner].played:
            take_up(s, owner, card)
            emit(g, s, events.BACK, owner, card, -1, h, "RB-SYM-11")
            return


def _open(g: CastleBase, s: State, h: int, number: int) -> None:
    """A grimoire is used and turned; what it says may be done now or later this turn."""
    # rule: RB-HERO-EARA-2, RB-HERO-EARA-3
    hero = s.heroes[h]
    hero.closed = with_sorted(hero.closed, number)
    ref = g.book.grimoires[number].ref
    s.todo = s.todo + [f"{ref}/{position}" for position in range(len(g.base.lists[ref]))]
    emit(g, s, events.GRIMOIRE, h, number, -1, 0, "RB-SYM-15")


def exchange(g: CastleBase, s: State, h: int, place: int) -> None:
    """The mission leaves the game; an unknown one from the box takes its place."""
    # rule: RB-MISSION-7, RB-OPEN-21
    slot = top(s.missions, place)
    s.missions = carried(carried(s.missions, place, GONE), MISSION_BOX, place)
    emit(
        g,
        s,
        events.EXCHANGED,
        h,
        card_of(slot) if is_up(slot) else UNSEEN,
        place,
        0,
        "RB-MISSION-7",
    )


# Frames: a symbol that must be used, and the second card of a reveal.


def step(g: CastleBase, s: State, f: Frame) -> bool:
    if not _open_ways(g, s, f):
        s.agenda.pop()
        return True
    return False


def _open_ways(g: CastleBase, s: State, f: Frame) -> list[Action]:
    if f.kind == SYMBOL:
        return options(g, s, f.who, f.ref)
    found: list[Action] = []
    if f.at > 0:
        for place in range(1, PLACES + 1):
            if not reveal_refusal(s, place, f.args):
                found.append(Action(verbs.REVEAL, f.who, place))
    return found


def ask(g: CastleBase, s: State, f: Frame) -> Pending:
    """Between two cards of a reveal everything free may be done, but nothing else."""
    # rule: RB-TURN-2, RB-OPEN-14
    ways = _open_ways(g, s, f)
    if f.kind == REVEAL:
        ways.append(Action(verbs.STOP, f.who))
        ways.extend(free.options(g, s, f.who))
        return decide(s.heroes[f.who].seat, f.who, "ask-reveal", ways)
    return decide(s.heroes[f.who].seat, f.who, "ask-symbol", ways)


def answer(g: CastleBase, s: State, f: Frame, a: Action) -> None:
    if f.kind == SYMBOL:
        s.agenda.pop()
        use(g, s, f.ref, a)
    elif a.verb == verbs.STOP:
        s.agenda.pop()
    else:
        f.at -= 1
        f.args.append(a.a)
        turn_up(s, a.a, f.who, "RB-SYM-6")


def why_not(g: CastleBase, s: State, f: Frame, a: Action) -> str:
    if f.kind == REVEAL:
        return reveal_refusal(s, a.a, f.args) if a.verb == verbs.REVEAL else "RB-OPEN-14"
    return refusal(g, s, f.who, [f.ref], a)
