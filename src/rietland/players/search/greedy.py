"""EitherGreedy: one name, and for each family of games the player that knows it."""

from rietland.castle.base import Tableau
from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.state import BaseState
from rietland.players.castle.greedy import TableauGreedy
from rietland.players.search.search_player import GREEDY, SearchPlayer


class EitherGreedy:
    """Hands each question to the player for its family."""

    def __init__(self, seed: int) -> None:
        self.name: str = GREEDY
        self.boards: SearchPlayer = SearchPlayer(seed, GREEDY, 0.0, 0)
        self.cards: TableauGreedy = TableauGreedy(seed)

    def choose(self, game: Game, s: BaseState, seat: int) -> Action:
        return self.player(game).choose(game, s, seat)

    def player(self, game: Game) -> SearchPlayer | TableauGreedy:
        return self.cards if isinstance(game, Tableau) else self.boards
