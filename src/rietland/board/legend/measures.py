"""Numbers that content takes from the board: how many, how far, how strong."""

from rietland.board.base import Board
from rietland.board.legend.filters import FAR, distance, pieces, select, spaces, value_of
from rietland.board.legend.sorts import THING, Piece
from rietland.board.pieces import creature_values
from rietland.board.pieces.things import MONEY, face_of, kind_of
from rietland.board.state import State
from rietland.vocabulary import board as words
from rietland.vocabulary import control


def measure(g: Board, s: State, number: control.Amount) -> int:
    """What a number counts on the board."""
    if number.count is not None:
        return _count(g, s, number.count)
    if number.worth is not None:
        total = 0
        for piece in pieces(g, s, number.worth):
            total += _worth(g, piece)
        return total
    if number.hero is not None:
        heroes = [s.me] if number.of is None else select(g, s, number.of)
        return sum([value_of(s.heroes[h], number.hero) for h in heroes])
    if number.opponent:
        return _opponent(g, s, number.opponent, number.value)
    if number.steps is not None:
        starts = spaces(g, s, number.steps[0])
        ends = spaces(g, s, number.steps[1])
        return min([distance(g, s, starts, end) for end in ends], default=FAR)
    assert number.letters is not None
    return _letter(s, number.letters[1]) - _letter(s, number.letters[0])


def _count(g: Board, s: State, what: object) -> int:
    if isinstance(what, words.Pieces):
        return len(pieces(g, s, what))
    if isinstance(what, words.Filter):
        return len(select(g, s, what))
    assert isinstance(what, words.SpacesOf)
    return len(spaces(g, s, what.spaces))


def _worth(g: Board, piece: Piece) -> int:
    if piece.sort != THING:
        return 1
    money = g.book.things[kind_of(piece.number)].ability == MONEY
    return 1 if money else face_of(piece.number)


def _opponent(g: Board, s: State, name: str, value: str) -> int:
    """What an opponent has now, on the board or not."""
    number = g.book.opponent(name)
    for c, space in enumerate(s.creature_space):
        if space >= 0 and s.creature_name[c] == number:
            b = s.battle
            if value == "strength":
                return creature_values.strength_of(g, s, c)
            if b is not None and b.creature == c:
                return b.willpower
            return creature_values.willpower_of(g, s, c)
    named = g.book.named[number]
    if value == "strength":
        return creature_values.named_strength(g, s, named)
    return creature_values.named_willpower(g, s, named)


def _letter(s: State, name: str) -> int:
    """Position of a letter on the legend track: A is 0."""
    if name == "narrator":
        return s.narrator
    return s.last_letter if name == "end" else ord(name) - ord("A")
