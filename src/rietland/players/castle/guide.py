"""CastleGuide: what a search must know of the castle: ways through a turn, and how it stands."""

from typing import Final

from rietland.castle.base import CastleBase
from rietland.castle.book import Book
from rietland.castle.state import COMPLETED, State
from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.pending import Pending
from rietland.kernel.state import PLAYING, WON, BaseState
from rietland.players.castle.evaluation import Evaluation
from rietland.players.castle.features import NAMES
from rietland.players.castle.intention import deeds
from rietland.players.castle.turn_plan import TurnPlan
from rietland.players.castle.turn_search import Line, forced, ways
from rietland.players.castle.weights import by_hand, learned
from rietland.players.search.guide import Candidate, Guide
from rietland.players.search.thought import Intent
from rietland.players.search.win_model import WinModel, win_model

#: Ways through a turn that are worth a search.
MOST: Final = 7
#: Ways that look so much worse than the best are not tried, except for a few.
WORSE: Final = 1.25
FEW: Final = 3
#: Playouts go on for this many rounds.
ROUNDS: Final = 2
#: By how much the policy's answer may be expected to be better than another.
HABIT: Final = 0.01
#: How many ways are followed up, by the number of choices made before in a turn. Looking at
#: twice as many as the greedy player wins half as often again; a novice sees but one.
WIDE: Final = [6, 4, 2, 2, 1, 1]
NARROW: Final = [1, 1, 1, 1, 1, 1]
#: What a mission counts that was completed in a lost game.
NEAR: Final = 0.01


class Way(Candidate):
    """A way through a turn: what is to be said at which moment."""

    def __init__(self, action: Action, turn: int, says: dict[int, Action]) -> None:
        super().__init__(action)
        self.turn: int = turn
        self.says: dict[int, Action] = says


class CastleGuide(Guide):
    """Plans for all heroes alike: the castle is open to everybody."""

    def __init__(self, *, novice: bool = False) -> None:
        self.novice: bool = novice
        self.sense: Evaluation | None = None
        self.plan: TurnPlan = TurnPlan()
        #: What was learned of the legend of this Book.
        self.judged: Book | None = None
        self.model: WinModel | None = None

    def twin(self) -> Guide:
        made = CastleGuide(novice=self.novice)
        made.judged = self.judged
        made.model = self.model
        return made

    def reset(self) -> None:
        self.plan.forget()

    def follow(self, who: int, candidate: Candidate) -> None:  # noqa: ARG002 - the protocol
        self.reset()
        if isinstance(candidate, Way):
            self.plan.keep(candidate.turn, candidate.says)

    def mark(self, s: BaseState) -> int:
        """Each turn is planned by itself."""
        assert isinstance(s, State)
        return s.turns

    def routine(self, g: Game, s: BaseState, pending: Pending) -> bool:
        assert isinstance(g, CastleBase)
        assert isinstance(s, State)
        if len(pending.options) == 1 or self.plan.said(s, pending) is not None:
            return True
        return forced(self.look(g, s), s, pending) is not None

    def candidates(self, g: Game, s: BaseState, pending: Pending) -> list[Candidate]:
        assert isinstance(g, CastleBase)
        assert isinstance(s, State)
        sense = self.look(g, s)
        found: list[Candidate] = []
        meant = self.plan.said(s, pending)
        if meant is not None:
            found.append(told(g, s, meant, self.plan.says))
        lines = ways(sense, Line(s.copy()), 0, s.turns)
        for line in lines[:MOST]:
            if len(found) >= FEW and line.value < lines[0].value - WORSE:
                break
            action = line.says.get(s.seq)
            if action is not None and action in pending.options:
                found.append(told(g, s, action, line.says))
        if not found:
            found.append(Candidate(self.policy(g, s, pending)))
        return found

    def policy(self, g: Game, s: BaseState, pending: Pending) -> Action:
        assert isinstance(g, CastleBase)
        assert isinstance(s, State)
        return self.plan.choose(self.look(g, s), s, pending)

    def intention(self, g: Game, s: BaseState, who: int) -> list[Intent]:
        assert isinstance(g, CastleBase)
        assert isinstance(s, State)
        return self.plan.intention(g, s, who)

    def clock(self, s: BaseState) -> int:
        """Rounds: as many turns as there are heroes."""
        assert isinstance(s, State)
        return s.turns // s.size

    def horizon(self, g: Game) -> int:
        assert isinstance(g, CastleBase)
        return ROUNDS if self._judge(g) is not None else 0

    def counts(self, g: Game, s: BaseState) -> list[float]:
        assert isinstance(g, CastleBase)
        assert isinstance(s, State)
        return self.look(g, s).counts(s)

    def count_names(self, g: Game) -> list[str]:  # noqa: ARG002 - the same in every castle
        return NAMES

    def _judge(self, g: CastleBase) -> WinModel | None:
        if self.judged is not g.book:
            self.judged = g.book
            self.model = win_model(g.book.box, g.book.legend, NAMES)
        return self.model

    def habit(self) -> float:
        """Playouts that are cut soon and judged differ little by chance."""
        return HABIT

    def value(self, g: Game, s: BaseState) -> float:
        assert isinstance(g, CastleBase)
        assert isinstance(s, State)
        if s.result != PLAYING:
            # A loss that came near is a little better, so that search sees it where all is lost.
            return 1.0 if s.result == WON else NEAR * len(s.missions.stacks[COMPLETED])
        judge = self._judge(g)
        return judge.chance(self.counts(g, s)) if judge is not None else 0.0

    # Its own.

    def look(self, g: CastleBase, s: State) -> Evaluation:
        sense = self.sense
        if sense is None or sense.g is not g:
            sense = (
                Evaluation(g, s, by_hand(), NARROW)
                if self.novice
                else Evaluation(g, s, learned(), WIDE)
            )
            self.sense = sense
        return sense


def told(g: CastleBase, s: State, first: Action, says: dict[int, Action]) -> Candidate:
    """A way through the turn, with the steps that can be said."""
    found = Way(first, s.turns, says)
    found.steps = deeds(g, s, says, first.who)
    return found


def make_guide(novice: bool) -> Guide:
    """The knowledge of a beginner, or all there is."""
    return CastleGuide(novice=novice)
