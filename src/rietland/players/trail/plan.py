"""Plan: the next turns of both heroes, as far as they can be foreseen.

A beam search: from each of the best lines every way to play the next turn is tried in the engine,
and of all lines the best by judgement go on. Chance brings what is usual.
"""

from typing import Final

from rietland.kernel.action import Action
from rietland.kernel.pending import DECIDE, Pending
from rietland.kernel.state import PLAYING
from rietland.players.trail.judgement import Judge
from rietland.trail.base import TrailBase
from rietland.trail.state import State

#: Inputs of one turn at most.
INPUTS: Final = 8


class Line:
    """Turns played in thought: where they lead, how that stands, and the first inputs."""

    __slots__ = ("first", "state", "worth")

    def __init__(self, state: State, first: list[Action], worth: float) -> None:
        self.state: State = state
        #: Inputs of heroes up to the first that chance follows, or the end of the first turn.
        self.first: list[Action] = first
        self.worth: float = worth


def plan(g: TrailBase, s: State, judge: Judge, turns: int, lines: int) -> list[Line]:
    """So many lines of so many turns that begin here, the best first; at least one."""
    beam = [Line(s, [], 0.0)]
    for number in range(turns):
        found: list[Line] = []
        for line in beam:
            if line.state.result != PLAYING:
                found.append(line)
                continue
            found += _turn(g, line, judge, is_first=number == 0)[:lines]
        found.sort(key=_best_first)
        beam = found[:lines] if number else found[: 2 * lines]
        if number == 0 and len({_key(line) for line in beam}) == 1:
            break
    return beam


def _best_first(line: Line) -> float:
    return -line.worth


def _key(line: Line) -> Action:
    return line.first[0]


def _turn(g: TrailBase, line: Line, judge: Judge, *, is_first: bool) -> list[Line]:
    """Every way to play the next turn, the best first."""
    turn = line.state.turns
    done: list[Line] = []
    todo = [(line.state, line.first, 0, is_first)]
    while todo:
        s, first, depth, noting = todo.pop()
        if s.result != PLAYING or s.turns != turn or depth >= INPUTS:
            done.append(Line(s, first, judge.chance(g, s)))
            continue
        pending = g.pending(s)
        if pending.kind != DECIDE:
            after = s.copy()
            g.apply(after, usual(pending))
            todo.append((after, first, depth + 1, False))
            continue
        for option in pending.options:
            after = s.copy()
            g.apply(after, option)
            todo.append((after, [*first, option] if noting else first, depth + 1, noting))
    done.sort(key=_best_first)
    return done


def usual(pending: Pending) -> Action:
    """One outcome of chance for all: that in the middle, by weight."""
    rest = pending.total // 2
    for option, weight in zip(pending.options, pending.weights, strict=True):
        rest -= weight
        if rest < 0:
            return option
    return pending.options[-1]
