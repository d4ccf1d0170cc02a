"""BookBase: what every rule module of the family is handed, the Game with its own Book."""

from rietland.book.book import Book
from rietland.kernel.game import Game
from rietland.kernel.notation import Lexicon


class BookBase(Game):
    """A Game whose content is a gamebook. `game.py` completes it."""

    def __init__(self, book: Book, lexicon: Lexicon) -> None:
        super().__init__(book, lexicon)
        self.book: Book = book
