"""Why an input is not possible now: the rule that is in the way."""

from rietland.kernel.action import Action
from rietland.kernel.state import PLAYING
from rietland.trail import fight, move, objects, setup, solo, turn, verbs, will
from rietland.trail.base import TrailBase
from rietland.trail.frames import AFTER, BACK, FLIP, GROUP, HAND, SETUP, SHARE, TURN, WALK
from rietland.trail.state import State, seen_from

#: By the frame that waits: the rule that says what it waits for.
_WAITS: dict[int, str] = {
    BACK: "CT-SYM-16",
    FLIP: "CT-SYM-11",
    GROUP: "CT-FIGHT-6",
    SHARE: "CT-FIGHT-6",
    AFTER: "CT-OBJ-3",
    HAND: "CT-OBJ-5",
}


def why_not(g: TrailBase, s: State, a: Action) -> str:
    """The rule that forbids an input which is not among the options."""
    if s.result != PLAYING:
        return "CT-END-1"
    f = s.agenda[-1]
    if f.kind == SETUP:
        return setup.why_not(f)
    if a.verb == verbs.GIVE and 0 <= a.who < s.size:
        return will.give_refusal(s, a.who) or "CT-NEAR-3"
    if f.kind == WALK:
        return move.why_not(g, s, f, a)
    if f.kind == TURN:
        return _of_turn(g, s, a)
    return _WAITS.get(f.kind, "CT-FOG-1")


def _of_turn(g: TrailBase, s: State, a: Action) -> str:
    # rule: CT-TURN-1, CT-TURN-2
    if a.who != s.active:
        return "CT-TURN-1"
    found = ""
    if a.verb == verbs.MOVE:
        found = turn.move_refusal(g, s, a.who, a.a, a.b)
    elif a.verb == verbs.USE:
        found = turn.use_refusal(g, s, a.who, a.a, a.b)
    elif a.verb == verbs.FIGHT:
        found = fight.fight_refusal(g, s, a.who, a.a, seen_from(a.who, a.b))
    elif a.verb == verbs.CALL:
        found = fight.call_refusal(g, s, a.who, a.a, seen_from(a.who, a.b))
        found = found or "CT-FIGHT-6"
    elif a.verb == verbs.PUT_OFF:
        found = objects.put_off_refusal(g, s, a.who, a.a)
    elif a.verb == verbs.HAND:
        found = objects.hand_refusal(g, s, a.who, a.a)
    elif a.verb == verbs.REST:
        found = solo.rest_refusal(g, s, a.who, a.a)
    elif a.verb == verbs.SHIFT:
        found = solo.fire_refusal(s)
    return found or "CT-TURN-2"
