"""TrailGuide: what a search must know of trails.

The quick answer tries every option in the engine, to the end of the turn, and takes what stands
best then. Playouts look a few turns ahead and are judged there.
"""

from typing import Final

from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.pending import DECIDE, Pending
from rietland.kernel.playout import next_seed
from rietland.kernel.state import PLAYING, BaseState
from rietland.players.search.guide import Candidate, Guide
from rietland.players.search.thought import DEED, Intent
from rietland.players.trail.judgement import Judge
from rietland.trail import verbs
from rietland.trail.base import TrailBase
from rietland.trail.state import State

#: Turns that playouts look ahead.
AHEAD: Final = 8
#: Questions of one turn that an imagined answer leads to, at most.
DEPTH: Final = 6
#: Answers that playouts compare at most; there are seldom more.
WIDE: Final = 14
#: Of answers that look alike another one may be taken by a beginner.
WHIM: Final = 0.06
HABIT: Final = 0.01
VARIETY: Final = 0.08


class TrailGuide(Guide):
    """Leads either hero, or both."""

    def __init__(self, *, novice: bool) -> None:
        self.novice: bool = novice
        self.seed: int = 1
        self.known: Judge | None = None

    def judge(self, g: TrailBase) -> Judge:
        """Who judges games of this Book."""
        if self.known is None or self.known.book is not g.book:
            self.known = Judge(g)
        return self.known

    def recall(self, table: Guide) -> None:
        assert isinstance(table, TrailGuide)
        self.known = table.known

    def twin(self) -> Guide:
        return TrailGuide(novice=self.novice)

    def routine(self, g: Game, s: BaseState, pending: Pending) -> bool:  # noqa: ARG002 - as Guide
        return len(pending.options) == 1

    def candidates(self, g: Game, s: BaseState, pending: Pending) -> list[Candidate]:
        """The quick answer first, then all others, those that lose at once left out."""
        assert isinstance(g, TrailBase)
        assert isinstance(s, State)
        ranked = self.ranked(g, s, pending)
        alive = [action for worth, action in ranked if worth > 0.0] or [ranked[0][1]]
        return [told(action) for action in alive[:WIDE]]

    def policy(self, g: Game, s: BaseState, pending: Pending) -> Action:
        assert isinstance(g, TrailBase)
        assert isinstance(s, State)
        if len(pending.options) == 1:
            return pending.options[0]
        ranked = self.ranked(g, s, pending)
        if not self.novice:
            return ranked[0][1]
        self.seed = next_seed(self.seed ^ (s.seq << 4))
        near = [action for worth, action in ranked if worth >= ranked[0][0] - WHIM]
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
                g.apply(s, self.usual(pending))
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

    def usual(self, pending: Pending) -> Action:
        """One outcome of chance for all: that in the middle, by weight."""
        rest = pending.total // 2
        for option, weight in zip(pending.options, pending.weights, strict=True):
            rest -= weight
            if rest < 0:
                return option
        return pending.options[-1]

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


def told(action: Action) -> Candidate:
    """An answer with the step it is, where that can be said: the pile of the card."""
    found = Candidate(action)
    if action.verb in (verbs.MOVE, verbs.USE, verbs.FIGHT, verbs.CALL):
        found.steps = [Intent(DEED, -1, action.a)]
    return found


def make_guide(novice: bool) -> Guide:
    """A beginner, or somebody who weighs every card."""
    return TrailGuide(novice=novice)
