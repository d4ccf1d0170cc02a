"""GreedyPlayer: one name, and for each family of games the quick player that knows it."""

from typing import cast

from rietland import families
from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.state import BaseState
from rietland.players.search.player import Player
from rietland.players.search.search_player import GREEDY, SearchPlayer


class GreedyPlayer:
    """Hands each question to the player for its family: its own, or the policy of its guide."""

    def __init__(self, seed: int) -> None:
        self.name: str = GREEDY
        self.seed: int = seed
        self._players: dict[str, Player] = {}

    def choose(self, game: Game, s: BaseState, seat: int) -> Action:
        return self.player(game).choose(game, s, seat)

    def player(self, game: Game) -> Player:
        family = families.of(game)
        if family.name not in self._players:
            own = families.load(family.greedy)(self.seed) if family.greedy else None
            made = own or SearchPlayer(self.seed, GREEDY, 0.0, 0)
            self._players[family.name] = cast("Player", made)
        return self._players[family.name]
