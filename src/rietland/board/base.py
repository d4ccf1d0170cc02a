"""Board: what every rule module of the family is handed, the Game with its own Book."""

from typing import Final

from rietland.board.book import Book
from rietland.board.state import State
from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.notation import Lexicon

# Counters the rules read (vocabulary.board.SWITCHES, in this order, are the Book's first).
FIGHTS: Final = 0
OVERTIME: Final = 1
ARTICLES: Final = 2
SIEGE: Final = 3
GROUP_FIGHTS: Final = 4


class Board(Game):
    """A Game whose content is a board Book. `game.py` completes it."""

    def __init__(self, book: Book, lexicon: Lexicon) -> None:
        super().__init__(book, lexicon)
        self.book: Book = book
        #: Heroes of the party, lowest rank first; `heroes.by_rank` fills it.
        self.ranked: list[int] = []
        #: By hero and space the step there. Most options are steps, so each is made only once.
        self.walks: list[list[Action]] = []

    def is_at(self, s: State, space: int, at: object) -> bool:
        """Whether a space is one of those that content names."""
        raise NotImplementedError
