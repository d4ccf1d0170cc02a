"""Decoys: opponents that go where a thing lies, and so out of the way of what must be brought."""

from rietland.board.base import Board
from rietland.board.book import Book
from rietland.board.pieces import creatures
from rietland.board.pieces.things import kind_of
from rietland.board.state import State
from rietland.board.turn import land
from rietland.kernel.control import all_hold
from rietland.players.board.legend.reading import parts
from rietland.vocabulary import board as words
from rietland.vocabulary import control


class Decoy:
    """An opponent that goes where a thing lies."""

    def __init__(self, named: int, kind: int, spaces: list[int]) -> None:
        self.named: int = named
        self.kind: int = kind
        #: Where it may lie.
        self.spaces: list[int] = spaces
        #: What else must hold.
        self.conditions: list[object] = []


def decoys(book: Book) -> list[Decoy]:
    """All that the Book knows."""
    found: list[Decoy] = []
    names = [one.name for one in book.named]
    for ref, effects in book.lists.items():
        for effect in effects:
            if type(effect) is not words.Move or type(effect.to) is not words.Spaces:
                continue
            what = effect.what
            name = what.name or what.opponent if type(what) is words.Pieces else ""
            lying = effect.to.having
            thing = lying.thing if type(lying) is words.Pieces and lying.lying else ""
            at = effect.to.at
            if not isinstance(name, str) or name not in names or not isinstance(at, list):
                continue
            if isinstance(thing, str) and thing:
                one = Decoy(names.index(name), book.thing_kind(thing), at)
                one.conditions = [
                    condition for condition in _around(book, ref) if not _asks(condition, thing)
                ]
                found.append(one)
    return found


def _around(book: Book, ref: str) -> list[object]:
    """The conditions under which this list of effects is carried out, those of all around it."""
    found: list[object] = []
    while ref.endswith("/then"):
        address, _, place = ref[: -len("/then")].rpartition("/")
        effect = book.lists[address][int(place)]
        if type(effect) is not control.If:
            break
        found += effect.all
        ref = address
    return found


def _asks(word: object, thing: str) -> bool:
    """Whether these words speak of such a thing."""
    if type(word) is words.Pieces and word.thing == thing:
        return True
    for one in parts(word):
        if _asks(one, thing):
            return True
    return False


def places(g: Board, s: State, one: Decoy, road: list[int]) -> list[int]:
    """Where the thing would draw the opponent away that stands in the road; none if it does now."""
    found: list[int] = []
    for c in creatures.of_name(s, one.named):
        at = s.creature_space[c]
        if at not in road or not all_hold(g, s, -1, one.conditions):
            continue
        for i, code in enumerate(s.loose):
            if kind_of(code) == one.kind and s.loose_at[i] in one.spaces:
                return []
        for space in one.spaces:
            free = s.occupant[space] < 0 and space not in g.book.no_lure
            if free and not _is_beside_another(g, s, space, c):
                found.append(space)
    return found


def _is_beside_another(g: Board, s: State, space: int, c: int) -> bool:
    """Somebody else would take it."""
    for other in creatures.standing(s):
        if other != c and land.linked(g, s, s.creature_space[other], space):
            return True
    return False
