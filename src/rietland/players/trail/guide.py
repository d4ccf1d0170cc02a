"""TrailGuide: what a search must know of trails.

At the table a guide plans some turns of both heroes ahead (`plan.py`). In playouts it answers at
once: every option is tried in the engine, to the end of the turn, and what stands best is taken.
"""

from typing import Final

from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.pending import DECIDE, Pending
from rietland.kernel.playout import next_seed
from rietland.kernel.state import PLAYING, BaseState
from rietland.players.search.guide import Candidate, Guide
from rietland.players.trail.judgement import Judge
from rietland.players.trail.plan import Line, plan, usual
from rietland.trail.base import TrailBase
from rietland.trail.state import State

#: Turns that playouts look ahead.
AHEAD: Final = 8
#: Questions of one turn that an imagined answer leads to, at most.
DEPTH: Final = 6
#: Turns and lines of a plan: of one who answers at once, of a beginner, of one who searches.
QUICK: Final = (5, 5)
BRIEF: Final = (3, 3)
LONG: Final = (7, 8)
#: Answers that playouts compare at most.
WIDE: Final = 5
#: Of answers that look alike another one may be taken by a beginner.
WHIM: Final = 0.02
#: Playouts answer less well than plans do: what they say must be clear.
HABIT: Final = 0.01
VARIETY: Final = 0.03


class Course(Candidate):
    """An answer with the others of the same turn that are meant to follow."""

    def __init__(self, first: list[Action]) -> None:
        super().__init__(first[0])
        self.rest: list[Action] = first[1:]


class TrailGuide(Guide):
    """Leads either hero, or both."""

    def __init__(self, *, novice: bool, plans: bool) -> None:
        self.novice: bool = novice
        #: At the table it plans; in playouts it does not.
        self.plans: bool = plans
        self.seed: int = 1
        self.known: Judge | None = None
        #: Answers that are still meant, of the turn that was begun, and that turn.
        self.rest: list[Action] = []
        self.turn: int = -1

    def judge(self, g: TrailBase) -> Judge:
        """Who judges games of this Book."""
        if self.known is None or self.known.book is not g.book:
            self.known = Judge(g)
        return self.known

    def reset(self) -> None:
        self.rest = []

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
        """The first answers of the best lines, the best first, those that lose at once left out."""
        assert isinstance(g, TrailBase)
        assert isinstance(s, State)
        if len(pending.options) == 1:
            return [Candidate(pending.options[0])]
        found: list[Candidate] = []
        for line in plan(g, s, self.judge(g), LONG[0], LONG[1]):
            if all(line.first[0] != one.action for one in found):
                found.append(Course(line.first))
        for worth, action in self.ranked(g, s, pending):
            if worth > 0.0 and all(action != one.action for one in found):
                found.append(Candidate(action))
        return found[:WIDE]

    def policy(self, g: Game, s: BaseState, pending: Pending) -> Action:
        assert isinstance(g, TrailBase)
        assert isinstance(s, State)
        if len(pending.options) == 1:
            return pending.options[0]
        if not self.plans:
            going_on = self.go_on(s, pending)
            return going_on if going_on is not None else self.ranked(g, s, pending)[0][1]
        return self.planned(g, s, pending, BRIEF if self.novice else QUICK)

    def reckon(self, g: Game, s: BaseState, pending: Pending) -> Action | None:
        """A long plan: playouts, which answer at once, know less than it does."""
        assert isinstance(g, TrailBase)
        assert isinstance(s, State)
        if len(pending.options) == 1:
            return pending.options[0]
        return self.planned(g, s, pending, LONG)

    def planned(self, g: TrailBase, s: State, pending: Pending, size: tuple[int, int]) -> Action:
        """What goes on with the turn that was begun, or the first input of a new plan."""
        going_on = self.go_on(s, pending)
        if going_on is not None:
            return going_on
        lines = plan(g, s, self.judge(g), size[0], size[1])
        line = self.whim(s, lines) if self.novice else lines[0]
        self.turn = s.turns
        self.rest = line.first[1:]
        return line.first[0]

    def go_on(self, s: State, pending: Pending) -> Action | None:
        """The next answer of the turn that was begun, or None when it is over or came otherwise."""
        found = self.meant(s, pending)
        self.rest = self.rest[1:] if found is not None else []
        return found

    def whim(self, s: State, lines: list[Line]) -> Line:
        """A beginner takes one of those that look alike."""
        self.seed = next_seed(self.seed ^ (s.seq << 4))
        near = [line for line in lines if line.worth >= lines[0].worth - WHIM]
        return near[self.seed // 64 % len(near)]

    def ranked(self, g: TrailBase, s: State, pending: Pending) -> list[tuple[float, Action]]:
        """Every answer with how the game stands at the end of the turn, the best first."""
        found: list[tuple[float, Action]] = []
        for number, option in enumerate(pending.options):
            after = s.copy()
            g.apply(after, option)
            worth = self.settled_worth(g, after, s.turns, DEPTH)
            # What looks alike keeps its order.
            found.append((worth - number * 1e-9, option))
        found.sort(key=_worth, reverse=True)
        return found

    def settled_worth(self, g: TrailBase, s: State, turn: int, depth: int) -> float:
        """How it stands once the turn is over, if its other questions are answered well."""
        judge = self.judge(g)
        while s.result == PLAYING and s.turns == turn and depth > 0:
            depth -= 1
            pending = g.pending(s)
            if pending.kind != DECIDE:
                g.apply(s, usual(pending))
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

    def horizon(self, g: Game) -> int:  # noqa: ARG002 - the same for all trails
        return AHEAD

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
