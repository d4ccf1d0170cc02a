"""Supplies: where what is sold and needed lies, and what makes heroes stronger."""

from rietland.board.book import Book, Deed
from rietland.board.pieces.things import ADDS_EQUALS, DOUBLES, FOLLOWS, MONEY, thing
from rietland.vocabulary import board as words


class Supplies:
    """What a Book says of them."""

    def __init__(self, book: Book) -> None:
        self.merchants: list[int] = []
        for space in range(len(book.merchant)):
            if book.merchant[space] == 1:
                self.merchants.append(space)
        #: The figure that sells brew; -1 if none does.
        self.witch: int = -1
        for figure, name in enumerate(book.figure_names):
            if name == "witch":
                self.witch = figure
        self.brew: int = _new(book, DOUBLES)
        self.helm: int = _new(book, ADDS_EQUALS)
        self.gold: int = _new(book, MONEY)
        self.farmer: int = _new(book, FOLLOWS)
        #: Deeds at a place that make who does them stronger.
        self.drills: list[int] = [
            number for number, deed in enumerate(book.deeds) if deed.spaces and drill_of(book, deed)
        ]


def drill_of(book: Book, deed: Deed) -> int:
    """Strength that a deed gives who does it."""
    for effect in book.lists[deed.ref]:
        if type(effect) is words.Gain and effect.who is None and isinstance(effect.strength, int):
            return effect.strength
    return 0


def _new(book: Book, ability: int) -> int:
    kind = book.kind_by_ability[ability]
    return thing(kind, book.things[kind].face) if kind >= 0 else 0
