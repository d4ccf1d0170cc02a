"""The judge: how good a game stands, by what was learned of its legend or by how far it came."""

from typing import Final

from rietland.board.base import Board
from rietland.board.book import Book
from rietland.board.state import State
from rietland.kernel.state import PLAYING, WON
from rietland.players.board.now import features, progress
from rietland.players.board.now.situations import Situations
from rietland.players.search.win_model import WinModel, win_model

#: What a lost game is worth there if it came as near as can be.
NEAR: Final = 0.02


class Judge:
    """Keeps what was learned of the legend of one Book."""

    def __init__(self) -> None:
        self.book: Book | None = None
        self.known: WinModel | None = None

    def model(self, g: Board) -> WinModel | None:
        if self.book is not g.book:
            self.book = g.book
            self.known = win_model(g.book.box, g.book.legend, features.names(g.book))
        return self.known

    def value(self, g: Board, s: State, situations: Situations) -> float:
        """The chance to win, from 0 to 1; a little for a lost game, more the nearer it came."""
        if s.result == WON:
            return 1.0
        model = self.model(g)
        if model is None:
            return progress.CONSOLATION * progress.progress(g, s)
        if s.result == PLAYING:
            return model.chance(features.counts(situations.of(g, s)))
        return NEAR * progress.progress(g, s)
