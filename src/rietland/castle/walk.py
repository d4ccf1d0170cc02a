"""Movement: from any location to any other, or another hero is brought along."""

from rietland.castle import events, free
from rietland.castle.base import CastleBase
from rietland.castle.frames import MOVE, WILLING
from rietland.castle.state import PLACES, State
from rietland.castle.verbs import BRING, COME, GO, STAY, STOP
from rietland.kernel.action import Action
from rietland.kernel.control import emit
from rietland.kernel.frame import Frame
from rietland.kernel.pending import Pending, decide


def begin(s: State, h: int, steps: int) -> None:
    s.agenda.append(Frame(MOVE, "", steps, h, []))


def go_refusal(s: State, h: int, place: int) -> str:
    """One movement reaches any other location; there is no adjacency."""
    # rule: RB-SYM-5
    return "RB-SYM-5" if place == s.heroes[h].place else ""


def bring_refusal(s: State, h: int, other: int, refused: list[int]) -> str:
    """A hero elsewhere may be brought; who would not come is not asked again in this move."""
    # rule: RB-SYM-5
    if other == h or s.heroes[other].place == s.heroes[h].place or other in refused:
        return "RB-SYM-5"
    return ""


def add_steps(s: State, h: int, refused: list[int], options: list[Action]) -> None:
    for place in range(1, PLACES + 1):
        if not go_refusal(s, h, place):
            options.append(Action(GO, h, place))
    for other in range(len(s.heroes)):
        if not bring_refusal(s, h, other, refused):
            options.append(Action(BRING, h, other))


def step(s: State, f: Frame) -> bool:
    if f.kind == MOVE and f.at == 0:
        s.agenda.pop()
        return True
    return False


def ask(g: CastleBase, s: State, f: Frame) -> Pending:
    """Between two movements everything free may be done, also in passing, but nothing else."""
    # rule: RB-TURN-2, RB-OPEN-14
    if f.kind == WILLING:
        h = f.args[0]
        return decide(s.heroes[h].seat, h, "ask-willing", [Action(COME, h), Action(STAY, h)])
    h = f.who
    options: list[Action] = []
    add_steps(s, h, f.args, options)
    options.append(Action(STOP, h))
    options.extend(free.options(g, s, h))
    return decide(s.heroes[h].seat, h, "ask-move", options)


def answer(g: CastleBase, s: State, f: Frame, a: Action) -> None:
    if a.verb == STOP:
        s.agenda.pop()
    elif f.kind == WILLING:
        _reply(g, s, f, a)
    else:
        take_step(g, s, f, a)


def take_step(g: CastleBase, s: State, f: Frame, a: Action) -> None:
    """Go there, or bring a hero, who is asked unless the same player leads both."""
    # rule: RB-SYM-5, RB-OPEN-13
    hero = s.heroes[a.who]
    if a.verb == GO:
        f.at -= 1
        left = hero.place
        hero.place = a.a
        emit(g, s, events.WENT, a.who, -1, a.a, left, "RB-SYM-5")
    elif s.heroes[a.a].seat == hero.seat:
        _come(g, s, f, a.a)
    else:
        s.agenda.append(Frame(WILLING, "", 0, a.who, [a.a]))


def _come(g: CastleBase, s: State, f: Frame, other: int) -> None:
    f.at -= 1
    left = s.heroes[other].place
    s.heroes[other].place = s.heroes[f.who].place
    emit(g, s, events.CAME, other, f.who, s.heroes[other].place, left, "RB-SYM-5")


def _reply(g: CastleBase, s: State, f: Frame, a: Action) -> None:
    """A refusal costs no movement."""
    # rule: RB-OPEN-13
    s.agenda.pop()
    move = s.agenda[-1]
    if a.verb == COME:
        _come(g, s, move, a.who)
    else:
        move.args.append(a.who)
        emit(g, s, events.STAYED, a.who, f.who, -1, 0, "RB-SYM-5")


def why_not(s: State, f: Frame, a: Action) -> str:
    if f.kind == WILLING or a.who != f.who:
        return "RB-SYM-5"
    if a.verb == GO:
        return go_refusal(s, a.who, a.a)
    if a.verb == BRING:
        return bring_refusal(s, a.who, a.a, f.args)
    return "RB-OPEN-14"
