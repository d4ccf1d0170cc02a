"""EitherGreedy: one name, and for each family of games the player that knows it."""

from rietland.castle.base import CastleBase
from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.state import BaseState
from rietland.players.castle.greedy import CastleGreedy
from rietland.players.search.search_player import GREEDY, SearchPlayer


class GreedyPlayer:
    """Hands each question to the player for its family."""

    def __init__(self, seed: int) -> None:
        self.name: str = GREEDY
        self.boards: SearchPlayer = SearchPlayer(seed, GREEDY, 0.0, 0)
        self.cards: CastleGreedy = CastleGreedy(seed)

    def choose(self, game: Game, s: BaseState, seat: int) -> Action:
        return self.player(game).choose(game, s, seat)

    def player(self, game: Game) -> SearchPlayer | CastleGreedy:
        return self.cards if isinstance(game, CastleBase) else self.boards
