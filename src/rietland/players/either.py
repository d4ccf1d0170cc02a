"""EitherGreedy: one name, and for each family of games the player that knows it."""

from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.state import BaseState
from rietland.players.greedy import GreedyPlayer
from rietland.players.tableau_greedy import TableauGreedy
from rietland.tableau.rules import Tableau


class EitherGreedy:
    """Hands each question to the player for its family."""

    def __init__(self, seed: int) -> None:
        self.name: str = "greedy"
        self.boards: GreedyPlayer = GreedyPlayer(seed)
        self.cards: TableauGreedy = TableauGreedy(seed)

    def choose(self, game: Game, s: BaseState, seat: int) -> Action:
        if isinstance(game, Tableau):
            return self.cards.choose(game, s, seat)
        return self.boards.choose(game, s, seat)
