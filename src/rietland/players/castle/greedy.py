"""CastleGreedy: looks through the turn under way and takes what leaves the least work."""

from random import Random
from typing import Final

from rietland.castle.base import CastleBase
from rietland.castle.state import State
from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.state import BaseState
from rietland.players.castle.evaluation import Evaluation
from rietland.players.castle.turn_plan import TurnPlan
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
        self.plan: TurnPlan = TurnPlan()

    def choose(self, game: Game, s: BaseState, seat: int) -> Action:  # noqa: ARG002 - the protocol
        assert isinstance(game, CastleBase)
        assert isinstance(s, State)
        sense = self.sense
        if sense is None or sense.g is not game:
            sense = Evaluation(game, s, by_hand(), WIDTH)
            self.sense = sense
        return self.plan.choose(sense, s, game.pending(s))

    def intention(self, game: Game, s: BaseState, action: Action) -> list[Intent]:
        """What is left of the way chosen for this turn."""
        assert isinstance(game, CastleBase)
        assert isinstance(s, State)
        return self.plan.intention(game, s, action.who)
