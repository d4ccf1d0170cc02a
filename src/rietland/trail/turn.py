"""A turn: one top card is activated, then it goes where it belongs, and the other hero is next."""

from typing import Final

from rietland.kernel.action import Action
from rietland.kernel.control import emit, end, push_run
from rietland.kernel.frame import Frame
from rietland.kernel.pending import Pending, decide
from rietland.kernel.pile import EMPTY
from rietland.kernel.state import LOST
from rietland.trail import ends, events, fight, move, objects, solo, verbs, will
from rietland.trail.base import TrailBase
from rietland.trail.book import BOTTOM, TURN, WIDTH
from rietland.trail.cards import dispose, face, is_hero_card, top
from rietland.trail.fog import is_unknown_curse, see
from rietland.trail.places import neighbours, other
from rietland.trail.prices import payable
from rietland.trail.state import State, place_of, seen_from
from rietland.trail.ways import STEPS

# Stages of the TURN frame. Its argument has a bit for each place whose opponent the other hero was
# asked to fight together.
START: Final = 0
ASK: Final = 1
DONE: Final = 2  # the activated card goes where it belongs
NEXT: Final = 3  # the other hero is next
CHECK: Final = 4  # is there anything to do?


def step(g: TrailBase, s: State, f: Frame) -> bool:
    if f.at == START:
        return _start(g, s, f)
    if f.at == DONE:
        _dispose(g, s, f)
        return True
    if f.at == NEXT:
        _next(s, f)
        return True
    if f.at == CHECK:
        f.at = ASK
        _check_blocked(g, s, f)
        return True
    return False


def _next(s: State, f: Frame) -> None:
    """Turns alternate."""
    # rule: CT-TURN-1
    s.active = other(s, s.active) if s.size == 2 else 0
    f.at = START


def _start(g: TrailBase, s: State, f: Frame) -> bool:
    """A hero at the target waits; of the others neighbourhood counts from now on."""
    # rule: CT-TURN-1, CT-TURN-7, CT-NEAR-2, CT-OPEN-10, CT-OPEN-19
    f.at = CHECK
    f.who = s.active
    f.args = [0]
    s.turns += 1
    emit(g, s, events.TURN, s.active, -1, -1, s.turns, "CT-TURN-1")
    s.near = 0
    if s.arrived[s.active]:
        ends.wait(g, s, s.active)
        f.at = NEXT
    elif (
        s.size == 2
        and not g.book.only_move
        and not sum(s.arrived)
        and neighbours(g, s, s.at[0], s.at[1])
    ):
        s.near = 1
    return True


def _check_blocked(g: TrailBase, s: State, f: Frame) -> None:
    """Who can do nothing at all has lost."""
    # rule: CT-FIGHT-7, CT-FIGHT-9, CT-END-5, CT-OPEN-20
    if not can_act(g, s, f) and not can_be_helped(g, s, f):
        end(g, s, LOST, "trail-why-blocked", "CT-END-5")


def can_be_helped(g: TrailBase, s: State, f: Frame) -> bool:
    """Whether a neighbour's willpower would make anything possible."""
    # rule: CT-NEAR-3, CT-FIGHT-9
    if not s.near:
        return False
    helped = s.copy()
    helped.willpower = [sum(s.willpower)] * s.size
    return can_act(g, helped, f)


# What may be done.


def options(g: TrailBase, s: State, f: Frame) -> list[Action]:
    """Everything the active hero may do, pile by pile."""
    # rule: CT-TURN-2, CT-TURN-3, CT-TURN-5
    found: list[Action] = []
    foes = fight.targets(g, s)
    for pile in range(WIDTH):
        found += _of_pile(g, s, f, pile, foes)
    return found + solo.fires(g, s, s.active)


def can_act(g: TrailBase, s: State, f: Frame) -> bool:
    """Whether there is anything to do."""
    foes = fight.targets(g, s)
    for pile in range(WIDTH):
        if _of_pile(g, s, f, pile, foes):
            return True
    return bool(solo.fires(g, s, s.active))


def _of_pile(g: TrailBase, s: State, f: Frame, pile: int, foes: list[int]) -> list[Action]:
    """What the top card of a pile allows."""
    # rule: CT-TURN-8, CT-TURN-9
    hero = s.active
    found: list[Action] = []
    slot = top(s, hero, pile)
    if slot == EMPTY:
        return found
    one = face(g, slot)
    for way in one.moves:
        if payable(g, s, hero, way.ref):
            found.append(Action(verbs.MOVE, hero, pile, way.steps))
    if one.strength:
        for place in foes:
            if not fight.fight_refusal(g, s, hero, pile, place):
                found.append(Action(verbs.FIGHT, hero, pile, seen_from(hero, place)))
        for place in foes:
            asked = f.args[0] >> place & 1
            if not asked and not fight.call_refusal(g, s, hero, pile, place):
                found.append(Action(verbs.CALL, hero, pile, seen_from(hero, place)))
    for number in range(1, len(one.uses) + 1):
        if not use_refusal(g, s, hero, pile, number):
            found.append(Action(verbs.USE, hero, pile, number))
    if not objects.put_off_refusal(g, s, hero, pile):
        found.append(Action(verbs.PUT_OFF, hero, pile))
    if not objects.hand_refusal(g, s, hero, pile):
        found.append(Action(verbs.HAND, hero, pile))
    return found


def move_refusal(g: TrailBase, s: State, hero: int, pile: int, steps: int) -> str:
    """A step value of the hero card on top whose price can be paid at once."""
    # rule: CT-MOVE-1, CT-TURN-6
    slot = top(s, hero, pile)
    if slot == EMPTY:
        return "CT-TURN-3"
    for way in face(g, slot).moves:
        if way.steps == steps:
            return "" if payable(g, s, hero, way.ref) else "CT-TURN-6"
    return "CT-MOVE-1"


def use_refusal(g: TrailBase, s: State, hero: int, pile: int, number: int) -> str:
    """What a top card offers besides moving and fighting, if it can be paid."""
    # rule: CT-TURN-6, CT-TURN-8, CT-ABIL-1, CT-CURSE-3, CT-FIGHT-8, CT-INTRO-2
    slot = top(s, hero, pile)
    if slot == EMPTY:
        return "CT-TURN-3"
    uses = face(g, slot).uses
    if not 1 <= number <= len(uses):
        return "CT-TURN-8"
    if g.book.only_move and is_hero_card(g, slot):
        return "CT-INTRO-2"
    return "" if payable(g, s, hero, uses[number - 1].ref) else "CT-TURN-6"


def ask(g: TrailBase, s: State, f: Frame) -> Pending:
    found = options(g, s, f)
    if found:
        if not will.give_refusal(s, s.active):
            found.append(Action(verbs.GIVE, s.active))
        return decide(s.seats[s.active], s.active, "ask-turn", found)
    # rule: CT-NEAR-3
    helper = other(s, s.active)
    return decide(s.seats[helper], helper, "ask-give", [Action(verbs.GIVE, helper)])


def answer(g: TrailBase, s: State, f: Frame, a: Action) -> None:
    if a.verb == verbs.REST:
        solo.rest(g, s, a.who, a.a)
        f.at = CHECK
    elif a.verb == verbs.SHIFT:
        solo.shift(g, s, a.who, a.a)
        f.at = CHECK
    elif a.verb == verbs.PUT_OFF:
        objects.put_off(g, s, a.who, a.a)
        f.at = NEXT
    elif a.verb == verbs.HAND:
        objects.hand(s, a.who, a.a)
        f.at = NEXT
    else:
        _activate(g, s, f, a)


def _activate(g: TrailBase, s: State, f: Frame, a: Action) -> None:
    """The card of one pile is used; it stays on top until all is done."""
    # rule: CT-TURN-2, CT-TURN-5, CT-OPEN-15
    slot = top(s, a.who, a.a)
    one = face(g, slot)
    s.pile = a.a
    s.then = BOTTOM
    s.added = 0
    s.force = one.strength if is_hero_card(g, slot) else 0
    f.at = DONE
    place = place_of(a.who, a.a)
    if a.verb == verbs.MOVE:
        emit(g, s, events.ACTIVATED, a.who, slot, place, a.b, "CT-MOVE-1")
        _pay_and_move(g, s, a)
    elif a.verb == verbs.USE:
        emit(g, s, events.ACTIVATED, a.who, slot, place, -a.b, "CT-TURN-8")
        use = one.uses[a.b - 1]
        s.then = use.then
        if use.ref:
            push_run(s, use.ref, a.who)
    elif a.verb == verbs.FIGHT:
        emit(g, s, events.ACTIVATED, a.who, slot, place, 0, "CT-FIGHT-1")
        fight.fight(g, s, a.who, seen_from(a.who, a.b))
    else:
        emit(g, s, events.ACTIVATED, a.who, slot, place, 0, "CT-FIGHT-6")
        # rule: CT-OPEN-28
        against = seen_from(a.who, a.b)
        f.args = [f.args[0] | 1 << against]
        s.pile = -1
        free = 1 if can_act(g, s, f) else 0
        s.pile = a.a
        fight.call(s, a.who, against, free)


def _pay_and_move(g: TrailBase, s: State, a: Action) -> None:
    """First the price, then the way."""
    # rule: CT-MOVE-1, CT-MOVE-9
    move.begin(s, a.who, STEPS, a.b)
    for way in face(g, top(s, a.who, a.a)).moves:
        if way.steps == a.b and way.ref:
            push_run(s, way.ref, a.who)


def declined(g: TrailBase, s: State, f: Frame, a: Action) -> None:
    """The other hero does not join: the active one does something else."""
    # rule: CT-FIGHT-6, CT-OPEN-28
    emit(g, s, events.DECLINED, a.who, -1, -1, 0, "CT-FIGHT-6")
    s.agenda.pop()
    s.pile = -1
    f.at = ASK


def _dispose(g: TrailBase, s: State, f: Frame) -> None:
    """The activated card goes below its pile, leaves the game, rests or is turned."""
    # rule: CT-TURN-4, CT-CURSE-2, CT-CURSE-3
    hero, pile = s.active, s.pile
    if s.then == TURN and is_unknown_curse(g, top(s, hero, pile)):
        s.then = BOTTOM
        see(s, hero, pile, 0)
        return
    dispose(g, s, hero, pile, s.then, s.added)
    s.pile = -1
    s.force = 0
    s.added = 0
    f.at = NEXT
