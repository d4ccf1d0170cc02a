"""CastleGreedy: looks through the turn under way and takes what leaves the least work."""

from random import Random
from typing import Final

from rietland.castle.base import CastleBase
from rietland.castle.state import State
from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.state import BaseState
from rietland.players.castle.evaluation import Evaluation
from rietland.players.castle.intention import deeds
from rietland.players.castle.turn_search import Line, best_line, forced
from rietland.players.castle.weights import by_hand
from rietland.players.search.thought import Intent

#: How many of the best ways it follows up, by the number of choices made before in a turn.
WIDTH: Final = [3, 2, 1, 1, 1, 1]


class CastleGreedy:
    """Answers alike for equal tables: chance is thought to be middling, not drawn."""

    def __init__(self, seed: int) -> None:
        self.name: str = "greedy"
        self.rng: Random = Random(seed)
        self.sense: Evaluation | None = None
        #: The way chosen for this turn.
        self.plan: dict[int, Action] = {}
        #: Turn and active hero the plan is for.
        self.turn: int = -1

    def choose(self, game: Game, s: BaseState, seat: int) -> Action:  # noqa: ARG002 - the protocol
        pending = game.pending(s)
        assert isinstance(game, CastleBase)
        assert isinstance(s, State)
        if len(pending.options) == 1:
            return pending.options[0]
        sense = self.sense
        if sense is None or sense.g is not game:
            sense = Evaluation(game, s, by_hand(), WIDTH)
            self.sense = sense
        if self.turn == s.turns and self.plan.get(s.seq) in pending.options:
            return self.plan[s.seq]
        quick = forced(sense, s, pending)
        if quick is not None:
            return quick
        found = best_line(sense, Line(s.copy()), 0, s.turns)
        self.plan = found.says
        self.turn = s.turns
        action = self.plan.get(s.seq)
        return action if action is not None and action in pending.options else pending.options[0]

    def intention(self, game: Game, s: BaseState, action: Action) -> list[Intent]:
        """What is left of the way chosen for this turn."""
        assert isinstance(game, CastleBase)
        assert isinstance(s, State)
        return deeds(game, s, self.plan, action.who)
