"""Fights: a card of one pile against an opponent on another, alone, for the other, together."""

from rietland.kernel.action import Action
from rietland.kernel.control import emit, push_run
from rietland.kernel.frame import Frame
from rietland.kernel.pending import Pending, decide
from rietland.kernel.pile import EMPTY
from rietland.trail import events, verbs, will
from rietland.trail.base import TrailBase
from rietland.trail.book import BOTTOM, TURN, WIDTH, Use
from rietland.trail.cards import (
    dispose,
    face,
    flipped,
    remove_top,
    show,
    sink,
    strength,
    top,
)
from rietland.trail.frames import AFTER, GROUP, SHARE
from rietland.trail.places import other
from rietland.trail.prices import payable
from rietland.trail.state import State, place_of

# Places are the piles of all heroes.


def opponent_at(g: TrailBase, s: State, place: int) -> int:
    """Red strength of the opponent on top of a pile; 0 without one."""
    # rule: CT-FIGHT-4
    slot = top(s, place // WIDTH, place % WIDTH)
    return face(g, slot).opponent if slot != EMPTY else 0


def fight_refusal(g: TrailBase, s: State, hero: int, pile: int, place: int) -> str:
    """One card alone against an opponent on another pile, of a neighbour too."""
    # rule: CT-FIGHT-1, CT-FIGHT-2, CT-FIGHT-5, CT-INTRO-2
    refused = target_refusal(g, s, hero, pile, place)
    if refused:
        return refused
    points = strength(g, s, hero, pile)
    return "" if points >= opponent_at(g, s, place) else "CT-FIGHT-1"


def target_refusal(g: TrailBase, s: State, hero: int, pile: int, place: int) -> str:
    """A card that fights, and an opponent that can be reached."""
    # rule: CT-FIGHT-1, CT-FIGHT-5
    if g.book.only_move:
        return "CT-INTRO-2"
    if place // WIDTH >= s.size:
        return "CT-SOLO-4"
    if strength(g, s, hero, pile) == 0 or not opponent_at(g, s, place):
        return "CT-FIGHT-1"
    # No card has both strengths, so nobody fights what lies on the own pile.
    return "CT-FIGHT-5" if place // WIDTH != hero and not s.near else ""


def call_refusal(g: TrailBase, s: State, hero: int, pile: int, place: int) -> str:
    """Two cards together: of neighbours, or two piles of a hero alone."""
    # rule: CT-FIGHT-6, CT-SOLO-2
    refused = target_refusal(g, s, hero, pile, place)
    if refused:
        return refused
    if s.size == 2 and not s.near:
        return "CT-FIGHT-6"
    return "" if helpers(g, s, hero, pile, place) else "CT-FIGHT-6"


def partner(s: State, hero: int) -> int:
    """Who adds a second card: the other hero, or who is alone."""
    # rule: CT-SOLO-2
    return other(s, hero) if s.size == 2 else hero


def helpers(g: TrailBase, s: State, hero: int, pile: int, place: int) -> list[int]:
    """Piles of the partner whose top card makes the sum enough."""
    # rule: CT-FIGHT-6
    who = partner(s, hero)
    needed = opponent_at(g, s, place) - strength(g, s, hero, pile)
    found: list[int] = []
    for other_pile in range(WIDTH):
        points = strength(g, s, who, other_pile)
        if who == hero and other_pile == pile:
            continue
        if points > 0 and points >= needed:
            found.append(other_pile)
    return found


def targets(g: TrailBase, s: State) -> list[int]:
    """Places with an opponent on top."""
    return [place for place in range(s.size * WIDTH) if opponent_at(g, s, place)]


# Victory.


def beat(g: TrailBase, s: State, hero: int, place: int, points: int) -> int:
    """The opponent leaves the game, or is turned and goes below its pile; answers its reward."""
    # rule: CT-FIGHT-3, CT-SPEC-2, CT-SPEC-3, CT-SPEC-4, CT-OPEN-27
    owner, pile = place // WIDTH, place % WIDTH
    slot = top(s, owner, pile)
    one = face(g, slot)
    emit(g, s, events.BEATEN, hero, slot, place, points, "CT-FIGHT-3")
    if one.beaten == TURN:
        show(g, s, owner, pile, 0, flipped(slot), "CT-CARD-6")
        sink(s, owner, pile)
    else:
        remove_top(g, s, owner, pile, "CT-FIGHT-3")
    return one.reward


def fight(g: TrailBase, s: State, hero: int, place: int) -> None:
    """Alone: the active hero gets the reward."""
    # rule: CT-FIGHT-3, CT-FIGHT-5
    reward = beat(g, s, hero, place, strength(g, s, hero, s.pile))
    will.change(g, s, hero, reward, "CT-FIGHT-3")
    s.agenda.append(Frame(AFTER, "", 0, hero, [s.pile]))


def call(s: State, hero: int, place: int, free: int) -> None:
    """The partner is asked; who cannot do anything else (`free`: 0) is not let down."""
    s.agenda.append(Frame(GROUP, "", 0, hero, [place, free]))


def ask_group(g: TrailBase, s: State, f: Frame) -> Pending:
    who = partner(s, f.who)
    options: list[Action] = []
    for pile in helpers(g, s, f.who, s.pile, f.args[0]):
        options.append(Action(verbs.JOIN, who, pile))
    if who != f.who and f.args[1]:
        options.append(Action(verbs.DECLINE, who))
    return decide(s.seats[who], who, "ask-join", options)


def join(g: TrailBase, s: State, f: Frame, a: Action) -> None:
    """Both cards were used, and the reward is shared freely."""
    # rule: CT-FIGHT-6
    s.agenda.pop()
    slot = top(s, a.who, a.a)
    points = strength(g, s, f.who, s.pile) + strength(g, s, a.who, a.a)
    rule = "CT-SOLO-2" if a.who == f.who else "CT-FIGHT-6"
    emit(g, s, events.JOINED, a.who, slot, place_of(a.who, a.a), points, rule)
    reward = beat(g, s, f.who, f.args[0], points)
    s.agenda.append(Frame(AFTER, "", 0, f.who, [s.pile]))
    s.agenda.append(Frame(AFTER, "", 0, a.who, [a.a]))
    if a.who == f.who:
        will.change(g, s, f.who, reward, "CT-FIGHT-3")
    elif reward:
        s.agenda.append(Frame(SHARE, "", 0, f.who, [reward]))


def ask_share(s: State, f: Frame) -> Pending:
    options = [Action(verbs.KEEP, f.who, points) for points in range(f.args[0], -1, -1)]
    return decide(s.seats[f.who], f.who, "ask-share", options)


def share(g: TrailBase, s: State, f: Frame, a: Action) -> None:
    # rule: CT-FIGHT-6
    s.agenda.pop()
    will.change(g, s, f.who, a.a, "CT-FIGHT-6")
    will.change(g, s, other(s, f.who), f.args[0] - a.a, "CT-FIGHT-6")


# What becomes of a weapon.


def choices(g: TrailBase, s: State, f: Frame) -> list[int]:
    """What may become of it, of which each can be paid."""
    uses = face(g, top(s, f.who, f.args[0])).after
    return [number for number, use in enumerate(uses) if payable(g, s, f.who, use.ref)]


def step_after(g: TrailBase, s: State, f: Frame) -> bool:
    """Without a word about it the card goes to the bottom."""
    # rule: CT-FIGHT-3, CT-OBJ-3, CT-OPEN-12
    found = choices(g, s, f)
    if len(found) > 1:
        return False
    if found:
        _afterwards(g, s, f, face(g, top(s, f.who, f.args[0])).after[found[0]])
    else:
        _afterwards(g, s, f, Use("", BOTTOM))
    return True


def _afterwards(g: TrailBase, s: State, f: Frame, use: Use) -> None:
    s.agenda.pop()
    pile = f.args[0]
    if f.who == s.active and pile == s.pile:
        s.then = use.then
    else:
        dispose(g, s, f.who, pile, use.then, 0)
    if use.ref:
        push_run(s, use.ref, f.who)


def ask_after(g: TrailBase, s: State, f: Frame) -> Pending:
    options = [Action(verbs.AFTERWARDS, f.who, number + 1) for number in choices(g, s, f)]
    return decide(s.seats[f.who], f.who, "ask-after", options)


def answer_after(g: TrailBase, s: State, f: Frame, a: Action) -> None:
    _afterwards(g, s, f, face(g, top(s, f.who, f.args[0])).after[a.a - 1])
