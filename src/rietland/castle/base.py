"""CastleBase: what every rule module of the family is handed, the Game with its own Book."""

from typing import Final

from rietland.castle.book import Book
from rietland.kernel.game import Game
from rietland.kernel.notation import Lexicon

# Counters the rules read (vocabulary.castle.SWITCHES, in this order, are the Book's first).
RED_CREATURES: Final = 0
RED_BOXES: Final = 1
NARRATOR_PILE: Final = 2
ALLY_EFFECT: Final = 3
SPIRIT_GRIMOIRES: Final = 4


class CastleBase(Game):
    """A Game whose content is a Book of cards. `game.py` completes it."""

    def __init__(self, book: Book, lexicon: Lexicon) -> None:
        super().__init__(book, lexicon)
        self.book: Book = book
