"""TurnPlan: the way chosen through the turn under way, and what comes next on it."""

from rietland.castle.base import CastleBase
from rietland.castle.state import State
from rietland.kernel.action import Action
from rietland.kernel.pending import Pending
from rietland.players.castle.evaluation import Evaluation
from rietland.players.castle.intention import deeds
from rietland.players.castle.turn_search import Line, best_line, forced
from rietland.players.search.thought import Intent


class TurnPlan:
    """What is to be said at which moment of one turn; a plan for another turn says nothing."""

    def __init__(self) -> None:
        self.turn: int = -1
        #: By the number of inputs taken before.
        self.says: dict[int, Action] = {}

    def keep(self, turn: int, says: dict[int, Action]) -> None:
        self.turn = turn
        self.says = says

    def forget(self) -> None:
        self.keep(-1, {})

    def said(self, s: State, pending: Pending) -> Action | None:
        """What the plan says to this question, if it may be said."""
        if self.turn != s.turns:
            return None
        action = self.says.get(s.seq)
        return action if action is not None and action in pending.options else None

    def choose(self, sense: Evaluation, s: State, pending: Pending) -> Action:
        """The only answer, or the planned or the forced one, or the first of a new plan."""
        if len(pending.options) == 1:
            return pending.options[0]
        action = self.said(s, pending)
        if action is None:
            action = forced(sense, s, pending)
        if action is None:
            self.keep(s.turns, best_line(sense, Line(s.copy()), 0, s.turns).says)
            action = self.said(s, pending)
        return pending.options[0] if action is None else action

    def intention(self, g: CastleBase, s: State, who: int) -> list[Intent]:
        """What the hero still means to do in this turn."""
        return deeds(g, s, self.says, who) if self.turn == s.turns else []
