"""Warmth: things that give willpower at sunrise to those beside them, and how to light them."""

import msgspec

from rietland.board.base import Board
from rietland.board.book import Book
from rietland.board.legend import filters
from rietland.board.pieces.things import face_of, kind_of
from rietland.board.state import State
from rietland.kernel.control import amount
from rietland.vocabulary import board as words
from rietland.vocabulary.control import Number


class Warmth:
    """What a Book says of it: one kind of thing warms with one of its faces, or none does."""

    def __init__(self, book: Book) -> None:
        #: The kind of thing and the face that warms; -1 where nothing does.
        self.kind: int = -1
        self.face: int = -1
        #: Willpower at a sunrise.
        self.gain: int = 0
        #: Deeds that set one alight where the hero is, what each costs, and the things it takes.
        self.deeds: list[int] = []
        self.price: list[Number] = []
        self.fuel: list[int] = []
        #: Strength that each hero beside it has in a fight, and who has.
        self.strength: list[Number] = []
        self.lent_to: list[words.Filter] = []
        self._named: str = ""
        for ref, effects in book.lists.items():
            for effect in effects:
                if ref.startswith("sunrise/") and type(effect) is words.Gain:
                    self._read(book, effect)
        if self.kind >= 0:
            self._read_deeds(book)
            for bonus in book.bonuses:
                who = bonus.who
                if type(who) is words.Filter and self.is_meant(who.having):
                    self.strength.append(bonus.strength)
                    self.lent_to.append(msgspec.structs.replace(who, having=None))

    def _read(self, book: Book, effect: words.Gain) -> None:
        who = effect.who
        what = who.having if type(who) is words.Filter else None
        if type(what) is not words.Pieces or type(what.thing) is not str or not what.thing:
            return
        points = effect.willpower
        if not what.face or not isinstance(points, int) or points <= self.gain:
            return
        kind = book.thing_kind(what.thing)
        for face, name in book.things[kind].faces.items():
            if name == what.face:
                self.kind = kind
                self.face = face
                self.gain = points
                self._named = name

    def _read_deeds(self, book: Book) -> None:
        for number, deed in enumerate(book.deeds):
            lights = False
            price: Number = 0
            fuel = 0
            for effect in book.lists[deed.ref]:
                if type(effect) is words.Turn and effect.shows == self._named:
                    lights = True
                if type(effect) is words.Pay:
                    price = effect.willpower
                    for name in effect.things:
                        fuel = book.thing_kind(name)
            if lights:
                self.deeds.append(number)
                self.price.append(price)
                self.fuel.append(fuel)

    def is_meant(self, what: object) -> bool:
        """Pieces that are this thing with the face that warms."""
        return type(what) is words.Pieces and self.kind >= 0 and what.face == self._named


def burns(warmth: Warmth, s: State, space: int) -> bool:
    """Whether it is warm there tonight, by what lies there or what a hero there bears."""
    for i, code in enumerate(s.loose):
        if s.loose_at[i] == space and kind_of(code) == warmth.kind and face_of(code) == warmth.face:
            return True
    for hero in s.heroes:
        if hero.space == space:
            for code in hero.things:
                if kind_of(code) == warmth.kind and face_of(code) == warmth.face:
                    return True
    return False


def hearths(warmth: Warmth, s: State) -> list[int]:
    """Spaces where such a thing lies, alight or not."""
    found: list[int] = []
    for i, code in enumerate(s.loose):
        if kind_of(code) == warmth.kind and s.loose_at[i] not in found:
            found.append(s.loose_at[i])
    return found


def price_of(warmth: Warmth, g: Board, s: State, deed: int) -> int:
    """Willpower this deed costs, if it sets something alight; else -1."""
    for i, number in enumerate(warmth.deeds):
        if number == deed:
            return amount(g, s, warmth.price[i])
    return -1


def has_fuel(warmth: Warmth, s: State, h: int) -> bool:
    """Whether the hero holds what makes a new one anywhere."""
    for code in s.heroes[h].things:
        if kind_of(code) != 0 and kind_of(code) in warmth.fuel:
            return True
    return False


def strength_beside(warmth: Warmth, g: Board, s: State, h: int) -> int:
    """What it adds to this hero's strength in a fight beside it."""
    found = 0
    for i, who in enumerate(warmth.lent_to):
        if filters.passes(g, s, h, who):
            found += amount(g, s, warmth.strength[i])
    return found


def comfort(warmth: Warmth, g: Board, s: State, h: int) -> int:
    """Willpower that a night beside it gives this hero."""
    return min(warmth.gain, g.book.max_willpower - s.heroes[h].willpower)
