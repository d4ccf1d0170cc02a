"""A player answers for a seat; and the bots by name."""

from typing import Protocol, runtime_checkable

from rietland.content.faults import did_you_mean
from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.state import BaseState
from rietland.players.search.thought import Intent

#: Names of all bots.
PLAYERS: list[str] = ["greedy", "master", "novice", "random", "steady"]


class Player(Protocol):
    """Called only when the seat is asked; what it needs of chance it holds itself."""

    name: str

    def choose(self, game: Game, s: BaseState, seat: int) -> Action:
        """One of the options of `game.pending(s)`. The state is not to be changed."""


@runtime_checkable
class Telling(Protocol):
    """A player that says what it plans to do."""

    def intention(self, game: Game, s: BaseState, action: Action) -> list[Intent]:
        """The intention behind an answer it has just given, first step first."""


def make_player(name: str, seed: int, budget: float = 1.0, steps: int = 0) -> Player:
    """A new bot of this name. Raises ValueError with the nearest name for an unknown one.

    A bot that searches thinks for `budget` seconds, or, if `steps` is not 0, for that many steps.
    """
    if name == "random":
        from rietland.players.search.random import RandomPlayer

        return RandomPlayer(seed)
    if name == "greedy":
        from rietland.players.search.greedy import GreedyPlayer

        return GreedyPlayer(seed)
    if name in ("novice", "steady", "master"):
        from rietland.players.search.search_player import SearchPlayer

        return SearchPlayer(seed, name, budget, steps)
    raise ValueError(f"unknown player '{name}'" + did_you_mean(name, PLAYERS))
