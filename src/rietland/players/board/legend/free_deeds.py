"""Free deeds: deeds that cost no hour and need no place, by what they are good for."""

from typing import Final

from rietland.board.book import Book, Deed
from rietland.board.pieces.things import BLOCKS
from rietland.players.board.legend import reading
from rietland.vocabulary import board as words

#: What it is worth in gold to have a thing that gives hours, or willpower, or takes dice from a
#: creature; found by leaving each out.
HOURS: Final = 6.0
WILLPOWER: Final = 5.0
DIM: Final = 3.0
#: And one that pushes a creature back: the fewer heroes there are, the fewer places they can be at.
PUSH: Final = 8.0


class FreeDeeds:
    """The numbers of these deeds, as a Book has them."""

    def __init__(self, book: Book) -> None:
        #: Deeds that give hours, willpower, strength.
        self.for_hours: list[int] = []
        self.for_willpower: list[int] = []
        self.for_strength: list[int] = []
        #: Deeds that bring a shield, and the kinds of it.
        self.for_shields: list[int] = []
        self.shields: list[int] = []
        #: Deeds that move a creature from the hero's space to one that the hero says.
        self.for_pushing: list[int] = []
        for number, deed in enumerate(book.deeds):
            if deed.hours == 0 and deed.trial is None and not deed.spaces:
                self._read(book, number, deed)

    def _read(self, book: Book, number: int, deed: Deed) -> None:
        """What a deed gives, those whom it names or who does it."""
        for kind, thing_kind in enumerate(book.things):
            laid = thing_kind.ability == BLOCKS and deed.times > 0
            if laid and reading.brings(book, deed.ref, thing_kind.name, 0):
                self.for_shields.append(number)
                self.shields.append(kind)
        for effect in reading.within(book, deed.ref):
            if pushes(effect):
                self.for_pushing.append(number)
            if type(effect) is words.Gain:
                if effect.hours != 0:
                    self.for_hours.append(number)
                elif effect.strength != 0:
                    self.for_strength.append(number)
                elif effect.willpower != 0:
                    self.for_willpower.append(number)

    def worth(self, book: Book, kind: int, size: int) -> float:
        """What such a thing is worth to so many heroes, by what it lets them do."""
        value = DIM if book.things[kind].dims else 0.0
        for numbers, gain in (
            (self.for_hours, HOURS),
            (self.for_willpower, WILLPOWER),
            (self.for_pushing, PUSH / size),
        ):
            for number in numbers:
                if kind in held_for(book, number):
                    value = max(value, gain)
        return value


def held_for(book: Book, number: int) -> list[int]:
    """Kinds of things that who does this deed must hold."""
    who = book.deeds[number].who
    if type(who) is not words.Filter:
        return []
    return [book.thing_kind(name) for name in who.holds]


def pushes(effect: object) -> bool:
    """Whether an effect moves a creature to where a hero says."""
    what = effect.what if type(effect) is words.Move and effect.chosen else None
    return type(what) is words.Pieces and what.creature != ""


def taken_kind(effect: object) -> str:
    """The kind of thing that an effect takes from heroes, or ""."""
    what = effect.what if type(effect) is words.Remove else None
    return what.thing if type(what) is words.Pieces and isinstance(what.thing, str) else ""
