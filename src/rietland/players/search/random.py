"""RandomPlayer: any option, all alike. The floor every other player is measured against."""

from random import Random

from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.state import BaseState


class RandomPlayer:
    """Deterministic given its seed and the questions it is asked."""

    def __init__(self, seed: int) -> None:
        self.name: str = "random"
        self.rng: Random = Random(seed)

    def choose(self, game: Game, s: BaseState, seat: int) -> Action:  # noqa: ARG002 - the protocol
        options = game.pending(s).options
        return options[self.rng.randrange(len(options))]
