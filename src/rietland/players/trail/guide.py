"""TrailGuide: what a search must know of trails.

A guide plans some turns of both heroes ahead (`plan.py`): the more it may think, the more lines it
follows. A playout is one line of such a plan. Hints compare several ways to play this turn by plans
in many futures: a future is one order of the cards that nobody has seen, the same for all ways.
"""

from typing import Final

from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.pending import DECIDE, Pending
from rietland.kernel.playout import next_seed
from rietland.kernel.state import PLAYING, BaseState
from rietland.players.search.effort import Effort, unbounded
from rietland.players.search.guide import Candidate, Guide
from rietland.players.trail.judgement import Judge, is_lost, told
from rietland.players.trail.plan import USUAL, Line, Planner
from rietland.trail.base import TrailBase
from rietland.trail.state import State

#: Questions of one turn that an imagined answer leads to, at most.
DEPTH: Final = 6
#: Of answers that look alike another one may be taken by a beginner.
WHIM: Final = 0.02
#: Turns and lines of plans: of a beginner, of one who answers at once, of one who searches (fewer
#: turns where it does not do all it can; and the lines it begins with when it thinks by the clock),
#: and of each way that hints compare.
BRIEF: Final = (2, 2)
QUICK: Final = (5, 4)
LONG: Final = (12, 30)
NEARER: Final = 7
FIRST: Final = 6
WIDER: Final = 3
FUTURE: Final = (8, 6)
#: Ways to play a turn that hints compare at most.
WIDE: Final = 6
#: What is expected of the plan that was made first, and how far ways differ.
HABIT: Final = 0.002
VARIETY: Final = 0.06


class Course(Candidate):
    """An answer with the others of the same turn that are meant to follow."""

    def __init__(self, first: list[Action]) -> None:
        super().__init__(first[0])
        self.rest: list[Action] = first[1:]


class TrailGuide(Guide):
    """Leads either hero, or both."""

    def __init__(self, *, novice: bool, plans: bool) -> None:
        self.novice: bool = novice
        #: At the table it plans; while a hint is spelled out it does not.
        self.plans: bool = plans
        self.seed: int = 1
        self.known: Planner | None = None
        #: How long it may think about the present question.
        self.effort: Effort = unbounded()
        #: Answers that are still meant, of the turn that was begun, and that turn.
        self.rest: list[Action] = []
        self.turn: int = -1
        #: The lines of the last plan, how the first turn looked without it, and whether it was made
        #: for the present question.
        self.lines: list[Line] = []
        self.opening: list[Line] = []
        self.is_new: bool = False

    def planner(self, g: TrailBase) -> Planner:
        """Who plans and judges games of this Book."""
        if self.known is None or self.known.judge.book is not g.book:
            self.known = Planner(Judge(g))
        return self.known

    def judge(self, g: TrailBase) -> Judge:
        return self.planner(g).judge

    def reset(self) -> None:
        self.rest = []

    def allow(self, effort: Effort) -> None:
        self.effort = effort

    def recall(self, table: Guide) -> None:
        assert isinstance(table, TrailGuide)
        self.known = table.known
        self.rest = []

    def twin(self) -> Guide:
        return TrailGuide(novice=False, plans=False)

    def follow(self, who: int, candidate: Candidate) -> None:  # noqa: ARG002 - of whoever's turn it is
        self.rest = candidate.rest[:] if isinstance(candidate, Course) else []

    def decide(self, g: Game, s: BaseState, who: int, candidate: Candidate) -> None:
        assert isinstance(s, State)
        del g
        self.turn = s.turns
        self.follow(who, candidate)

    def meant(self, s: State, pending: Pending) -> Action | None:
        """What goes on with the turn that was begun, as long as it is open."""
        if not self.rest or (self.plans and s.turns != self.turn):
            return None
        return self.rest[0] if self.rest[0] in pending.options else None

    def routine(self, g: Game, s: BaseState, pending: Pending) -> bool:  # noqa: ARG002 - as Guide
        assert isinstance(s, State)
        return len(pending.options) == 1 or self.meant(s, pending) is not None

    def candidates(self, g: Game, s: BaseState, pending: Pending) -> list[Candidate]:
        """Ways to play this turn: those of the best lines, then what looks best without a plan."""
        assert isinstance(g, TrailBase)
        assert isinstance(s, State)
        if len(pending.options) == 1:
            return [Candidate(pending.options[0])]
        if not self.is_new:
            self.look_ahead(g, s)
        self.is_new = False
        found: list[Candidate] = []
        ways: list[list[Action]] = []
        for line in self.lines + self.opening:
            if line.first not in ways and len(found) < WIDE:
                ways.append(line.first)
                found.append(Course(line.first))
        return found

    def reckon(self, g: Game, s: BaseState, pending: Pending) -> Action | None:
        """The first input of the widest plan there is time for, or what goes on with it."""
        assert isinstance(g, TrailBase)
        assert isinstance(s, State)
        self.is_new = False
        if len(pending.options) == 1:
            return pending.options[0]
        going_on = self.go_on(s, pending)
        if going_on is not None:
            return going_on
        self.look_ahead(g, s)
        self.is_new = True
        return self.begin(s, self.lines[0])

    def look_ahead(self, g: TrailBase, s: State) -> None:
        """A plan with as many lines as are allowed; by the clock it grows wider and wider."""
        planner = self.planner(g)
        effort = self.effort
        turns = LONG[0] if effort.share >= 1.0 else NEARER
        most = effort.steps if effort.steps > 0 else max(1, round(LONG[1] * effort.share))
        width = min(FIRST, most) if effort.until > 0.0 else most
        self.lines = planner.plan(g, s, turns, width, USUAL, effort)
        self.opening = planner.opening
        while width < most and not effort.over:
            width = min(most, WIDER * width)
            lines = planner.plan(g, s, turns, width, USUAL, effort)
            # A plan that was cut short sees less far than the one before it.
            if not effort.over:
                self.lines = lines
                self.opening = planner.opening

    def begin(self, s: State, line: Line) -> Action:
        """From now on this is meant."""
        self.turn = s.turns
        self.rest = line.first[1:]
        return line.first[0]

    def policy(self, g: Game, s: BaseState, pending: Pending) -> Action:
        assert isinstance(g, TrailBase)
        assert isinstance(s, State)
        if len(pending.options) == 1:
            return pending.options[0]
        going_on = self.go_on(s, pending)
        if going_on is not None:
            return going_on
        if not self.plans:
            return self.ranked(g, s, pending)[0][1]
        turns, width = BRIEF if self.novice else QUICK
        lines = self.planner(g).plan(g, s, turns, width, USUAL, unbounded())
        return self.begin(s, self.whim(s, lines) if self.novice else lines[0])

    def foresee(self, g: Game, s: BaseState, candidate: Candidate, future: int) -> float:
        """How it stands some turns later if this is done, with the cards of this future."""
        assert isinstance(g, TrailBase)
        assert isinstance(s, State)
        self.carry_out(g, s, candidate)
        turns, width = FUTURE
        return self.planner(g).plan(g, s, turns, width, future, self.effort)[0].worth

    def carry_out(self, g: TrailBase, s: State, candidate: Candidate) -> None:
        """Give an answer and those that are meant to follow, as long as they can be given."""
        now = s.turns
        meant = [candidate.action]
        if isinstance(candidate, Course):
            meant += candidate.rest
        for action in meant:
            pending = g.pending(s)
            if pending.kind != DECIDE or s.turns != now or action not in pending.options:
                break
            self.effort.goes_on()
            g.apply(s, action)

    def told(self, worth: float) -> float:
        return told(worth)

    def loses(self, g: Game, s: BaseState, candidate: Candidate) -> bool:
        assert isinstance(g, TrailBase)
        assert isinstance(s, State)
        self.carry_out(g, s, candidate)
        return is_lost(g, s)

    def go_on(self, s: State, pending: Pending) -> Action | None:
        """The next answer of the turn that was begun, or None when it is over or came otherwise."""
        found = self.meant(s, pending)
        self.rest = self.rest[1:] if found is not None else []
        return found

    def whim(self, s: State, lines: list[Line]) -> Line:
        """A beginner takes one of those that look alike, but loses no game so."""
        self.seed = next_seed(self.seed ^ (s.seq << 4))
        best = lines[0].worth
        near = [
            line
            for line in lines
            if line.worth >= best - WHIM and (told(line.worth) > 0.0 or told(best) == 0.0)
        ]
        return near[self.seed // 64 % len(near)]

    def ranked(self, g: TrailBase, s: State, pending: Pending) -> list[tuple[float, Action]]:
        """Every answer with how the game stands at the end of the turn, the best first."""
        found: list[tuple[float, Action]] = []
        for number, option in enumerate(self.planner(g).sensible(g, s, pending)):
            after = s.copy()
            g.apply(after, option)
            worth = self.settled_worth(g, after, s.turns, DEPTH)
            # What looks alike keeps its order.
            found.append((worth - number * 1e-9, option))
        found.sort(key=_worth, reverse=True)
        return found

    def settled_worth(self, g: TrailBase, s: State, turn: int, depth: int) -> float:
        """How it stands once the turn is over, if its other questions are answered well."""
        planner = self.planner(g)
        judge = planner.judge
        while s.result == PLAYING and s.turns == turn and depth > 0:
            depth -= 1
            pending = g.pending(s)
            if pending.kind != DECIDE:
                g.apply(s, planner.usual(pending))
                continue
            best = -1.0
            chosen = s
            for option in pending.options:
                after = s.copy()
                g.apply(after, option)
                worth = judge.chance(g, after)
                if worth > best:
                    best = worth
                    chosen = after
            s = chosen
        return judge.chance(g, s)

    def clock(self, s: BaseState) -> int:
        assert isinstance(s, State)
        return s.turns

    def habit(self) -> float:
        return HABIT

    def variety(self) -> float:
        return VARIETY

    def value(self, g: Game, s: BaseState) -> float:
        assert isinstance(g, TrailBase)
        assert isinstance(s, State)
        return self.judge(g).chance(g, s)


def _worth(ranked: tuple[float, Action]) -> float:
    return ranked[0]


def make_guide(novice: bool) -> Guide:
    """A beginner, or somebody who weighs every card."""
    return TrailGuide(novice=novice, plans=True)
