"""Plan: the next turns of both heroes, as far as they can be foreseen.

A beam search: from each of the best lines every way to play the next turn is tried in the engine,
and of all lines the best by judgement go on. Chance brings what is usual, or what it brings in one
of many futures; a plan is as good as it is in the mean of several.
"""

from typing import Final

from rietland.kernel.action import Action
from rietland.kernel.pending import DECIDE, Pending
from rietland.kernel.playout import next_seed, pick
from rietland.kernel.slots import card_of, face_down
from rietland.kernel.state import PLAYING
from rietland.players.search.effort import Effort
from rietland.players.trail.judgement import Judge
from rietland.trail import verbs
from rietland.trail.base import TrailBase
from rietland.trail.book import ALLY, HERO, OBJECT
from rietland.trail.cards import top
from rietland.trail.places import other
from rietland.trail.state import State

#: Inputs of one turn at most, and inputs that are tried for one turn of a line.
INPUTS: Final = 8
TRIED: Final = 600
#: No future: chance brings what is usual.
USUAL: Final = 0


class Line:
    """Turns played in thought: where they lead, how that stands, and the first inputs."""

    __slots__ = ("first", "state", "worth")

    def __init__(self, state: State, first: list[Action], worth: float) -> None:
        self.state: State = state
        #: Inputs of heroes up to the first that chance follows, or the end of the first turn.
        self.first: list[Action] = first
        self.worth: float = worth


class Planner:
    """Plans for one Book."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Judge = judge
        #: Ways to play the first turn of the last plan, the best first, judged without a plan.
        self.opening: list[Line] = []

    def plan(
        self, g: TrailBase, s: State, turns: int, lines: int, future: int, effort: Effort
    ) -> list[Line]:
        """Lines of so many turns that begin here, the best first; at least one.

        When the effort is over a turn that is half thought through does not count, except for the
        first one, where what was tried so far is compared as it stands.
        """
        beam = [Line(s, [], self.judge.chance(g, s))]
        for number in range(turns):
            found: list[Line] = []
            for line in beam:
                if line.state.result != PLAYING:
                    found.append(line)
                else:
                    found += self.turn(g, line, number == 0, lines, future, effort)
                if effort.over and number > 0:
                    return beam
            beam = best(found, 2 * lines if number == 0 else lines)
            if number == 0:
                self.opening = beam
            if effort.over:
                return beam
        return beam

    def turn(
        self, g: TrailBase, line: Line, is_first: bool, lines: int, future: int, effort: Effort
    ) -> list[Line]:
        """The best ways to play the next turn, the best first."""
        turn = line.state.turns
        done: list[Line] = []
        todo = [Open(line.state.copy(), line.first, 0, is_first)]
        tried = 0
        while todo:
            if effort.over and not is_first:
                return []
            one = todo.pop()
            s = one.state
            cut = one.depth > 0 and (effort.over or tried >= TRIED or one.depth >= INPUTS)
            if s.result != PLAYING or s.turns != turn or cut:
                done.append(Line(s, one.first, self.judge.chance(g, s)))
                continue
            pending = g.pending(s)
            if pending.kind != DECIDE:
                effort.goes_on()
                tried += 1
                g.apply(s, self.brought(pending, future))
                todo.append(Open(s, one.first, one.depth + 1, False))
                continue
            options = self.sensible(g, s, pending)
            last = len(options) - 1
            for number, option in enumerate(options):
                effort.goes_on()
                tried += 1
                # The last one needs no copy: nobody asks this state any more.
                after = s if number == last else s.copy()
                g.apply(after, option)
                first = [*one.first, option] if one.notes else one.first
                todo.append(Open(after, first, one.depth + 1, one.notes))
        return best(done, 2 * lines if is_first else lines)

    def sensible(self, g: TrailBase, s: State, pending: Pending) -> list[Action]:
        """All answers but those that only pass the time, as long as there are others."""
        found = [option for option in pending.options if self.is_sensible(g, s, option)]
        return found or pending.options

    def is_sensible(self, g: TrailBase, s: State, a: Action) -> bool:
        """Things go where they are needed more, and no campfire puts off what helps.

        For one who can do nothing the engine asks the other to give willpower. Plans with other
        gifts won fewer games, and gifts that go back and forth never end.
        """
        if a.verb == verbs.GIVE:
            return False
        if a.verb == verbs.HAND:
            number = card_of(top(s, a.who, a.a))
            lacking = self.judge.lacks(g, s, other(s, a.who), number)
            return lacking > self.judge.lacks(g, s, a.who, number)
        if a.verb == verbs.SHIFT:
            return self.judge.sorts[top(s, a.who, a.a)] not in (HERO, OBJECT, ALLY)
        return True

    def brought(self, pending: Pending, future: int) -> Action:
        """What chance brings: what is usual, or the next card of this future, whoever draws it."""
        if future == USUAL:
            return self.usual(pending)
        # Cards lie in one order in each future: how many are left says which comes next.
        seed = next_seed(future ^ (pending.total * 40503))
        seed = next_seed(seed ^ (seed >> 13))
        return pending.options[pick(pending, next_seed(seed ^ (seed >> 15)))]

    def usual(self, pending: Pending) -> Action:
        """One outcome for all: of those that can come the one in the middle, by what it costs."""
        order: list[tuple[float, int]] = []
        for number, option in enumerate(pending.options):
            if option.verb == verbs.DRAW_MAP:
                cost = self.judge.far.map_costs[option.a]
            else:
                cost = self.judge.passing[face_down(option.a)]
            order.append((cost, number))
        order.sort()
        rest = pending.total // 2
        for _, number in order:
            rest -= pending.weights[number]
            if rest < 0:
                return pending.options[number]
        return pending.options[-1]


class Open:
    """A turn that is not over in thought."""

    __slots__ = ("depth", "first", "notes", "state")

    def __init__(self, state: State, first: list[Action], depth: int, notes: bool) -> None:
        self.state: State = state
        self.first: list[Action] = first
        self.depth: int = depth
        #: Whether its inputs belong to the first of the plan.
        self.notes: bool = notes


def best(lines: list[Line], count: int) -> list[Line]:
    """So many of the lines, the best first; of those that come to the same only one.

    At most half of them begin alike. Otherwise what looks best for a turn or two crowds out every
    other way to play this turn, and the plan has nothing left to compare.
    """
    lines.sort(key=_best_first)
    found: list[Line] = []
    for line in lines:
        if found and _same(found[-1], line):
            continue
        alike = 0
        for one in found:
            if one.first == line.first:
                alike += 1
        if count > 1 and 2 * alike >= count:
            continue
        found.append(line)
        if len(found) == count:
            break
    return found


def _best_first(line: Line) -> float:
    return -line.worth


def _same(one: Line, other: Line) -> bool:
    """Both lead to the same: the first way there is as good as the second."""
    if one.worth != other.worth:
        return False
    a, b = one.state, other.state
    return (
        a.at == b.at
        and a.willpower == b.willpower
        and a.curse == b.curse
        and a.cards.stacks == b.cards.stacks
    )
