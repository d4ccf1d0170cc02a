"""Runaways: opponents that leave along a path, after whose last step the legend is lost.

Read once for each Book: who goes how far at a sunrise, what keeps them, and who must stand where
for them to give up.
"""

from typing import Final

from rietland.board.base import Board
from rietland.board.book import Book
from rietland.board.legend import filters
from rietland.board.pieces import creatures
from rietland.board.state import State
from rietland.kernel.control import amount
from rietland.players.board.legend import reading
from rietland.vocabulary import board as words
from rietland.vocabulary import control

#: More sunrises than any legend has.
NEVER: Final = 99


class Runaway:
    """An opponent that leaves along a path."""

    def __init__(self, named: int, path: list[int], steps: control.Number) -> None:
        self.named: int = named
        self.path: list[int] = path
        #: Spaces it goes at a sunrise.
        self.steps: control.Number = steps
        #: Pieces that it never goes to: they keep it where it is.
        self.kept_by: object = None
        #: Where somebody must be for it to give up when it is kept; None if it never does.
        self.seat: object = None


def runaways(book: Book) -> list[Runaway]:
    """All that the Book knows."""
    found: list[Runaway] = []
    names = [one.name for one in book.named]
    for ref, effects in book.lists.items():
        for i, effect in enumerate(effects):
            if (
                type(effect) is not words.Move
                or not effect.path
                or not reading.fails(effect.beyond)
            ):
                continue
            what = effect.what
            name = what.name or what.opponent if type(what) is words.Pieces else ""
            if not isinstance(name, str) or name not in names:
                continue
            one = Runaway(names.index(name), book.paths[effect.path], effect.steps)
            if type(effect.never) is words.Spaces:
                one.kept_by = effect.never.having
            if _gives_up(book, f"{ref}/{i}/kept", name):
                one.seat = _seat(effect.kept)
            found.append(one)
    return found


def _gives_up(book: Book, ref: str, name: str) -> bool:
    """Whether these effects, or those within them, take the opponent off the board."""
    for effect in reading.within(book, ref):
        what = effect.what if type(effect) is words.Remove else None
        if type(what) is words.Pieces and name in (what.name, what.opponent):
            return True
    return False


def _seat(word: object) -> object:
    """The first place where these words ask for somebody; None if there is none."""
    if type(word) is words.Somebody and type(word.who) is words.Filter:
        return word.who.at
    for one in reading.parts(word):
        found = _seat(one)
        if found is not None:
            return found
    return None


# As things stand.


def space_of(s: State, one: Runaway) -> int:
    """Where it is on its path; -1 when it is not."""
    for c in creatures.of_name(s, one.named):
        if s.creature_space[c] in one.path:
            return s.creature_space[c]
    return -1


def ahead(s: State, one: Runaway, at: int) -> int:
    """The next space of its path where it could stand; -1 at the end."""
    for space in one.path[one.path.index(at) + 1 :]:
        if s.occupant[space] < 0:
            return space
    return -1


def seats(g: Board, s: State, one: Runaway) -> list[int]:
    """Where somebody must be for it to give up, now."""
    return filters.spaces(g, s, one.seat) if one.seat is not None else []


def sunrises_left(g: Board, s: State, one: Runaway) -> int:
    """The sunrise at which it gets away if nobody stops it; NEVER when it is not on its way."""
    at = space_of(s, one)
    if at < 0:
        return NEVER
    left = len(one.path) - 1 - one.path.index(at)
    return left // max(1, amount(g, s, one.steps)) + 1
