"""Movement: where to, then path, space and pawn in this order; and going back."""

from typing import Final

from rietland.kernel.action import Action
from rietland.kernel.control import emit, push_run
from rietland.kernel.frame import Frame
from rietland.kernel.pending import Pending, decide
from rietland.trail import curse, ends, events, stage, verbs
from rietland.trail.base import TrailBase
from rietland.trail.frames import BACK, WALK
from rietland.trail.places import backward, hero_on, origin_of, put, stage_of
from rietland.trail.state import State
from rietland.trail.ways import Way, path_refusal, stop_refusal, symbols, ways

# Stages of the WALK frame. Its arguments: mode and budget; once the way is chosen also the steps
# and the paths.
ASK: Final = 0
PATHS: Final = 1
PAWN: Final = 2
_HEAD: Final = 3


def begin(s: State, hero: int, mode: int, budget: int) -> None:
    """A hero may move."""
    # rule: CT-MOVE-10
    s.agenda.append(Frame(WALK, "", ASK, hero, [mode, budget]))


def step(g: TrailBase, s: State, f: Frame) -> bool:
    """Symbols of the paths, of the space, then the pawn."""
    # rule: CT-MOVE-9
    if f.at == ASK:
        return False
    if f.at == PATHS:
        f.at = PAWN
        # The last one on top comes first.
        refs = symbols(g, f.args[0], chosen(s, f))
        refs.reverse()
        for ref in refs:
            push_run(s, ref, f.who)
        return True
    s.agenda.pop()
    _put_pawn(g, s, f)
    return True


def chosen(s: State, f: Frame) -> Way:
    """The way that was chosen."""
    return Way(s.going, f.args[_HEAD:], f.args[2])


def _put_pawn(g: TrailBase, s: State, f: Frame) -> None:
    # rule: CT-MOVE-9, CT-STAGE-1
    before = s.at[f.who]
    put(s, f.who, s.going)
    emit(g, s, events.MOVED, f.who, before, s.going, f.args[2], "CT-MOVE-3")
    s.going = -1
    stage.arrive(g, s, f.who, before)
    ends.check_target(g, s, f.who)


def ask(g: TrailBase, s: State, f: Frame) -> Pending:
    options: list[Action] = []
    seen: list[int] = []
    for way in ways(g, s, f.who, f.args[0], f.args[1]):
        options.append(Action(verbs.GO, f.who, way.space, seen.count(way.space)))
        seen.append(way.space)
    return decide(s.seats[f.who], f.who, "ask-go", options)


def way_of(g: TrailBase, s: State, f: Frame, a: Action) -> Way | None:
    """The way that an answer names; of several to one space the number says which."""
    count = 0
    for way in ways(g, s, f.who, f.args[0], f.args[1]):
        if way.space == a.a:
            if count == a.b:
                return way
            count += 1
    return None


def answer(g: TrailBase, s: State, f: Frame, a: Action) -> None:
    way = way_of(g, s, f, a)
    assert way is not None
    if not way.paths:
        # The hero stays: unused steps are lost.
        s.agenda.pop()
        here = s.at[f.who]
        emit(g, s, events.STAYED, f.who, here, here, 0, "CT-OPEN-14")
        return
    s.going = way.space
    f.args = [*f.args, way.steps, *way.paths]
    f.at = PATHS


def why_not(g: TrailBase, s: State, f: Frame, a: Action) -> str:
    # rule: CT-MOVE-3, CT-MOVE-4, CT-TURN-1
    if a.verb != verbs.GO:
        return "CT-TURN-5"
    if a.who != f.who:
        return "CT-TURN-1"
    if g.book.spaces[a.a].map not in s.row[: s.opened]:
        return "CT-STAGE-1"
    refused = stop_refusal(g, s, a.who, a.a)
    if refused:
        return refused
    for number in backward(g, a.a):
        refused = path_refusal(g, s, a.who, g.book.paths[number])
        if refused:
            return refused
    return "CT-MOVE-3"


# Going back.


def push_back(s: State, hero: int, spaces: int, rule: str) -> None:
    """A hero goes back so many spaces."""
    # rule: CT-SYM-16
    s.agenda.append(Frame(BACK, rule, 0, hero, [spaces]))


def spaces_back(g: TrailBase, s: State, hero: int) -> list[int]:
    """Spaces one step back; from one that is taken the hero goes one further."""
    # rule: CT-SYM-16, CT-OPEN-5, CT-OPEN-29, CT-OPEN-30
    found: list[int] = []
    todo = [s.at[hero]]
    while todo:
        here = todo.pop(0)
        for number in backward(g, here):
            path = g.book.paths[number]
            kind = g.book.heroes[s.kinds[hero]]
            if path.only and path.only != kind.name and not kind.alone:
                continue
            if path.origin < 0 and stage_of(g, s, path.target) == 0:
                continue
            origin = origin_of(g, s, path)
            if is_taken(s, hero, origin):
                todo.append(origin)
            elif origin not in found:
                found.append(origin)
    return found


def is_taken(s: State, hero: int, space: int) -> bool:
    """The other hero stands here, or is about to: the space that is left is free."""
    # rule: CT-OPEN-5
    if s.going >= 0:
        return space == s.going
    return hero_on(s, space, hero) >= 0


def step_back(g: TrailBase, s: State, f: Frame) -> bool:
    """One space at a time; with a choice the hero is asked."""
    places = spaces_back(g, s, f.who)
    if f.args[0] <= 0 or not places:
        s.agenda.pop()
        return True
    if len(places) > 1:
        return False
    _go_back(g, s, f, places[0])
    return True


def _go_back(g: TrailBase, s: State, f: Frame, space: int) -> None:
    # rule: CT-SYM-16, CT-MOVE-4
    f.args = [f.args[0] - 1]
    emit(g, s, events.PUSHED, f.who, s.at[f.who], space, 1, f.ref)
    put(s, f.who, space)
    curse.check_caught(g, s)


def ask_back(g: TrailBase, s: State, f: Frame) -> Pending:
    options = [Action(verbs.BACK, f.who, space) for space in spaces_back(g, s, f.who)]
    return decide(s.seats[f.who], f.who, "ask-back", options)


def answer_back(g: TrailBase, s: State, f: Frame, a: Action) -> None:
    _go_back(g, s, f, a.a)
