"""TrailBase: what every rule module of the family is handed, the Game with its own Book."""

from rietland.kernel.game import Game
from rietland.kernel.notation import Lexicon
from rietland.trail.book import Book


class TrailBase(Game):
    """A Game whose content is a trail. `game.py` completes it."""

    def __init__(self, book: Book, lexicon: Lexicon) -> None:
        super().__init__(book, lexicon)
        self.book: Book = book
