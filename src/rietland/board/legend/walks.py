"""Walks: a creature or a figure goes along a path of the board, or toward something, step by step.

ROAM frame: `ref` is the address of the effect, `at` the steps that are left; args = [the piece, as
`sorts.code_of` makes it; the steps it has gone]. Where the way depends on a secret, chance is asked
which of the possible ones it is, a step at a time.
"""

from typing import Final

from rietland.board import events
from rietland.board.base import Board
from rietland.board.frames import ROAM
from rietland.board.legend import filters, secrets
from rietland.board.legend.sorts import CREATURE, FIGURE, code_of, number_of, sort_of
from rietland.board.pieces import creatures, figures
from rietland.board.state import NOBODY, State
from rietland.board.turn import land
from rietland.kernel.action import Action
from rietland.kernel.control import amount, bind, effect_at, emit
from rietland.kernel.frame import RUN, Frame
from rietland.kernel.pending import Pending
from rietland.kernel.state import PLAYING
from rietland.vocabulary import board as words

# Where a step leads, when it leads to no space.
STAYS: Final = -1  # there is no way on
KEPT: Final = -2  # the next space is one it never enters
BEYOND: Final = -3  # the path is at its end


def begin(g: Board, s: State, ref: str, who: int, effect: words.Move) -> None:
    """Each of the pieces in turn, the first one first."""
    steps = amount(g, s, effect.steps)
    for piece in reversed(filters.pieces(g, s, effect.what, True)):
        if piece.sort == CREATURE or piece.sort == FIGURE:
            code = code_of(piece.sort, piece.number)
            s.agenda.append(Frame(ROAM, ref, steps, who, [code, 0]))


def step(g: Board, s: State, f: Frame) -> bool:
    """As far as it goes; what that wakes comes afterwards. False where chance must say the way."""
    # rule: FE-MYRK-4, FE-THR-2, FE-SIL-2
    effect = _effect(g, f)
    bind(s, f.ref, f.who)
    while s.result == PLAYING:
        at = _space(s, f)
        if at < 0 or (sort_of(f.args[0]) == CREATURE and at in s.crowds):
            break
        outcomes = _outcomes(g, s, f, effect, at)
        if len(set(outcomes)) > 1:
            return False
        to = _ahead(g, s, f, effect, at, outcomes)
        if to == at:
            _finish(s, f, effect.arrives, "/arrives")
            return True
        if f.at == 0:
            break
        if to < 0:
            _end(g, s, f, effect, at, to)
            return True
        f.at -= 1
        f.args[1] += 1
        _go(g, s, f, to)
        if effect.stops is not None and filters.is_at(g, s, to, effect.stops):
            f.at = 0
    s.agenda.pop()
    return True


def ask(g: Board, s: State, f: Frame) -> Pending:
    bind(s, f.ref, f.who)
    return secrets.question(f.ref, _outcomes(g, s, f, _effect(g, f), _space(s, f)))


def answer(g: Board, s: State, f: Frame, a: Action) -> None:
    bind(s, f.ref, f.who)
    found = _outcomes(g, s, f, _effect(g, f), _space(s, f))
    secrets.rule_out(g, s, g.book.secret_of[f.ref], found, a.a, f.ref)


def _effect(g: Board, f: Frame) -> words.Move:
    effect = effect_at(g, f.ref)
    assert isinstance(effect, words.Move)
    return effect


def _space(s: State, f: Frame) -> int:
    """Where the piece is; below 0 when it has left the board."""
    number = number_of(f.args[0])
    return s.creature_space[number] if sort_of(f.args[0]) == CREATURE else s.figures[number]


def _go(g: Board, s: State, f: Frame, to: int) -> None:
    number = number_of(f.args[0])
    if sort_of(f.args[0]) == CREATURE:
        creatures.go(g, s, number, to, f.ref)
    else:
        figures.put(g, s, number, to, -1, f.ref)


def _end(g: Board, s: State, f: Frame, effect: words.Move, at: int, to: int) -> None:
    """It cannot go on. The path is at its end, or something keeps it where it is."""
    # rule: FE-THR-2
    if to == BEYOND and effect.beyond:
        _finish(s, f, effect.beyond, "/beyond")
        return
    gone = f.args[1] > 0
    if not gone and sort_of(f.args[0]) == CREATURE:
        kind = s.creature_kind[number_of(f.args[0])]
        emit(g, s, events.STAYED, -1, kind, at, 0, f.ref)
    if to == KEPT and not gone:
        _finish(s, f, effect.kept, "/kept")
    else:
        s.agenda.pop()


def _finish(s: State, f: Frame, effects: list[object], name: str) -> None:
    """The walk is over, and this follows; the piece is `it`, its space `there`."""
    s.agenda.pop()
    if effects:
        s.agenda.append(Frame(RUN, f.ref + name, 0, f.who, [f.args[0], _space(s, f)]))


# Where the next step leads.


def _outcomes(g: Board, s: State, f: Frame, effect: words.Move, at: int) -> list[int]:
    """For each place where the secret can be that it goes toward: where its next step leads.

    Once no step is left, only whether it is there: 1 or 0. Nothing where there is no secret.
    """
    found: list[int] = []
    secret = g.book.secret_of.get(f.ref, -1)
    if secret < 0:
        return found
    for place in s.secrets[secret]:
        s.thought = [secret, place]
        to = _toward(g, s, f, effect, at)
        if f.at == 0:
            found.append(1 if to == at else 0)
        else:
            found.append(to if to >= 0 else g.book.size - to)
    s.thought = NOBODY
    return found


def _ahead(g: Board, s: State, f: Frame, effect: words.Move, at: int, outcomes: list[int]) -> int:
    """Where the next step leads; the space itself where it has come to its goal."""
    if effect.toward is None:
        return _on_path(g, s, f, effect, at)
    if outcomes:
        # Wherever the secret is, it goes the same way.
        secret = g.book.secret_of[f.ref]
        s.thought = [secret, s.secrets[secret][0]]
    to = _toward(g, s, f, effect, at)
    s.thought = NOBODY
    return to


def _on_path(g: Board, s: State, f: Frame, effect: words.Move, at: int) -> int:
    """The next space of the path where it may stand."""
    # rule: FE-MYRK-4, FE-MYRK-5, FE-THR-2
    path = g.book.paths[effect.path]
    if at not in path:
        return STAYS
    place = path.index(at)
    before = at
    for _ in path:
        place += 1
        if place == len(path):
            if not effect.round:
                return BEYOND
            place = 0
        to = path[place]
        if to == at or _is_shut(g, s, f, before, to):
            return STAYS
        if not _is_taken(g, s, f, to):
            return KEPT if _is_never(g, s, effect, to) else to
        before = to
    return STAYS


def _toward(g: Board, s: State, f: Frame, effect: words.Move, at: int) -> int:
    """The next space of a shortest way, of several the lowest number; where it is, if it is there.

    Spaces with other creatures are passed over.
    """
    # rule: FE-SIL-1, FE-SIL-2
    goals = filters.spaces(g, s, effect.toward)
    if at in goals:
        return at
    away = _steps_to(g, s, f, goals)
    to = at
    while away[to] > 0:
        nearer = [
            one
            for one in g.book.roads[to]
            if away[one] == away[to] - 1 and not _is_closed(g, s, f, to, one)
        ]
        to = min(nearer)
        if not _is_taken(g, s, f, to):
            return KEPT if _is_never(g, s, effect, to) else to
    return STAYS


def _steps_to(g: Board, s: State, f: Frame, goals: list[int]) -> list[int]:
    """By space: the steps of a shortest way from there to one of these; -1 without any."""
    away = [-1] * g.book.size
    for goal in goals:
        away[goal] = 0
    reached = goals
    while reached:
        last = reached
        reached = []
        for to in last:
            for one in g.book.roads[to]:
                if away[one] < 0 and not _is_closed(g, s, f, one, to):
                    away[one] = away[to] + 1
                    reached.append(one)
    return away


def _is_closed(g: Board, s: State, f: Frame, a: int, b: int) -> bool:
    """Whether it cannot walk from one space to a neighbour."""
    number = number_of(f.args[0])
    if sort_of(f.args[0]) == FIGURE:
        return land.figure_refusal(g, s, number, a, b) != ""
    return b in g.book.closed_to_heroes or land.is_blocked(g, s, a, b)


def _is_shut(g: Board, s: State, f: Frame, a: int, b: int) -> bool:
    """Whether its path is cut between two spaces; a figure is kept by a broken bridge alone."""
    if sort_of(f.args[0]) == FIGURE:
        return land.is_cut(g, s, a, b)
    return land.is_blocked(g, s, a, b)


def _is_taken(g: Board, s: State, f: Frame, space: int) -> bool:
    """Whether another creature stands there that it must pass over; a figure minds nobody."""
    # rule: FE-SIL-1
    if sort_of(f.args[0]) == FIGURE or creatures.shares(g, s, number_of(f.args[0])):
        return False
    return s.occupant[space] >= 0 and space not in s.crowds


def _is_never(g: Board, s: State, effect: words.Move, space: int) -> bool:
    return effect.never is not None and filters.is_at(g, s, space, effect.never)
