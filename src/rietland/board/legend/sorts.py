"""Pieces by sort: creatures, figures, things, tokens and cards, on the board and with heroes."""

from typing import Final

from rietland.board.base import Board
from rietland.board.book import FOG_TOKENS
from rietland.board.legend import event_cards, own_cards
from rietland.board.pieces import creatures
from rietland.board.pieces.things import FOLLOWS, HIDDEN, MONEY, face_of, kind_of, thing
from rietland.board.state import FULL, NO_WELL, Hero, State, named_of, star_letter
from rietland.kernel.pile import EMPTY, UNSEEN
from rietland.vocabulary import board as words

CREATURE: Final = 0
FIGURE: Final = 1
THING: Final = 2
FOG: Final = 3
WELL: Final = 4
BRIDGE: Final = 5
CARD: Final = 6  # its space is the letter of one on the legend track
TOKEN: Final = 7  # of one of the Book's kinds
_SORTS: Final = 8
_TOKENS: Final = {"fog": FOG, "well": WELL, "broken_bridge": BRIDGE}

#: Word for any kind of creature, any opponent, any figure.
ANY: Final = "any"


class Piece:
    """A piece: its sort, its number there (a creature's row, a thing's code), where it is."""

    def __init__(self, sort: int, number: int, space: int, holder: int = -1) -> None:
        self.sort: int = sort
        self.number: int = number
        self.space: int = space
        #: The hero who holds it, or -1.
        self.holder: int = holder
        #: The creature or figure that carries it (`code_of`), or -1.
        self.bearer: int = -1


def code_of(sort: int, number: int) -> int:
    """A piece as one number, for frames: its sort and its number there."""
    return number * _SORTS + sort


def sort_of(code: int) -> int:
    """The sort of such a piece."""
    return code % _SORTS


def number_of(code: int) -> int:
    """The number of such a piece among those of its sort."""
    return code // _SORTS


def is_unmoved(g: Board, s: State, piece: Piece, what: words.Pieces) -> bool:
    """Is it an opponent that cards which speak of its kind pass over?"""
    # rule: AN-L3-18
    if piece.sort != CREATURE or not what.creature:
        return False
    named = named_of(g.book, s, piece.number)
    return named is not None and named.unmoved


def of_sort(g: Board, s: State, what: words.Pieces) -> list[Piece]:
    """Every piece of the sort in question, lowest space first."""
    found: list[Piece] = []
    if what.name:
        found = _by_name(g, s, what.name)
    elif what.creature or what.opponent:
        for c in creatures.standing(s):
            found.append(Piece(CREATURE, c, s.creature_space[c]))
    elif what.figure:
        for number, space in enumerate(s.figures):
            if space >= 0:
                found.append(Piece(FIGURE, number, space))
        found.sort(key=_space)
    elif what.token is not None:
        found = _tokens(g, s, _TOKENS.get(what.token, TOKEN))
    elif what.card:
        found = _cards(g, s, what)
    elif what.carried_by is not None:
        found = _loads(s)
    else:
        found = _things(g, s, what.thing)
        if what.carried:
            found += _loads(s)
            found.sort(key=_space)
    return found


def _cards(g: Board, s: State, what: words.Pieces) -> list[Piece]:
    """Cards of a pile: on the legend track by its stars, out of the game, or heroes' own."""
    found: list[Piece] = []
    deck = g.book.deck(what.card)
    if what.state == "starred":
        for i, card in enumerate(s.star_card):
            if card == -1 - deck:
                found.append(Piece(CARD, i, star_letter(s, i)))
        found.sort(key=_space)
    elif what.state == "discarded":
        found = [Piece(CARD, card, -1) for card in event_cards.discarded(g, s, deck)]
    elif what.state is not None:
        for row in own_cards.rows(g, s, what.card):
            if own_cards.in_state(s, row, what.state):
                found.append(Piece(CARD, row, -1))
    return found


def is_kind(g: Board, s: State, piece: Piece, what: words.Pieces) -> bool:
    """Is it of the kind, or one of those named?"""
    if what.name or piece.sort == CARD:
        return True
    if piece.sort == CREATURE:
        one = g.book.creatures[kind(s, piece)]
        if what.creature and not (one.counted and is_named(one.name, what.creature)):
            return False
        if what.fixed is not None and what.fixed != _stays(g, s, piece.number):
            return False
        if what.opponent:
            named = named_of(g.book, s, piece.number)
            return named is not None and is_named(named.name, what.opponent)
        return bool(what.creature)
    if piece.sort == FIGURE:
        return bool(what.figure) and is_named(g.book.figure_names[piece.number], what.figure)
    if piece.sort == THING:
        return bool(what.thing) and is_named(g.book.things[kind(s, piece)].name, what.thing)
    if piece.sort == TOKEN:
        return what.token == g.book.tokens[piece.number].name
    return what.token is not None


def _stays(g: Board, s: State, c: int) -> bool:
    """Does it never move along the arrows, by itself or because it holds a space with others?"""
    # rule: AN-L5-27
    return creatures.is_fixed(g, s, c) or s.creature_space[c] in s.crowds


def is_named(name: str, names: str | list[str]) -> bool:
    if isinstance(names, str):
        return names in (ANY, name)
    return name in names


def kind(s: State, piece: Piece) -> int:
    """Kind of a creature or a thing."""
    return s.creature_kind[piece.number] if piece.sort == CREATURE else kind_of(piece.number)


def _space(piece: Piece) -> int:
    return piece.space


def _by_name(g: Board, s: State, name: str) -> list[Piece]:
    """A figure, an opponent, or the piece of the event while it is there."""
    if name == "it":
        return piece_of_event(g, s)
    found: list[Piece] = []
    if name in g.book.figure_names:
        number = g.book.figure_names.index(name)
        if s.figures[number] >= 0:
            found.append(Piece(FIGURE, number, s.figures[number]))
        return found
    for c in creatures.standing(s):
        named = named_of(g.book, s, c)
        if named is not None and named.name == name:
            found.append(Piece(CREATURE, c, s.creature_space[c]))
    return found


def piece_of_event(g: Board, s: State) -> list[Piece]:
    """The piece of the event; a thing where it happened, on the ground or with a hero there."""
    found: list[Piece] = []
    sort = sort_of(s.it)
    number = number_of(s.it)
    if sort == CREATURE or sort == FIGURE:
        space = s.creature_space[number] if sort == CREATURE else s.figures[number]
        if space >= 0:
            found.append(Piece(sort, number, space))
    else:
        known = _things(g, s, ANY) if sort == THING else _tokens(g, s, sort)
        alike = [piece for piece in known if piece.number == number and piece.space == s.there]
        found = alike[:1]
    return found


def _things(g: Board, s: State, names: str | list[str]) -> list[Piece]:
    """Things so called that lie or are held; farmers who follow and gold in purses too."""
    wanted = [is_named(kind.name, names) for kind in g.book.things]
    found: list[Piece] = []
    for i, code in enumerate(s.loose):
        if wanted[kind_of(code)]:
            found.append(Piece(THING, code, s.loose_at[i]))
    follower = g.book.kind_by_ability[FOLLOWS]
    coin = g.book.kind_by_ability[MONEY]
    for h, hero in enumerate(s.heroes):
        for code in hero.things:
            if wanted[kind_of(code)]:
                found.append(Piece(THING, code, hero.space, h))
        # Where a box has no such kind, nobody has any.
        if wanted[follower]:
            found += _carried(g, hero, h, follower, hero.farmers)
        if wanted[coin]:
            found += _carried(g, hero, h, coin, hero.gold)
    found.sort(key=_space)
    return found


def _loads(s: State) -> list[Piece]:
    """What creatures and figures on the board carry."""
    found: list[Piece] = []
    for c in creatures.standing(s):
        if s.creature_load[c]:
            piece = Piece(THING, s.creature_load[c], s.creature_space[c])
            piece.bearer = code_of(CREATURE, c)
            found.append(piece)
    for i, code in enumerate(s.bag):
        figure = s.bag_of[i]
        if s.figures[figure] >= 0:
            piece = Piece(THING, code, s.figures[figure])
            piece.bearer = code_of(FIGURE, figure)
            found.append(piece)
    return found


def _carried(g: Board, hero: Hero, h: int, number: int, count: int) -> list[Piece]:
    code = thing(number, g.book.things[number].face)
    return [Piece(THING, code, hero.space, h) for _ in range(count)]


def _tokens(g: Board, s: State, sort: int) -> list[Piece]:
    found: list[Piece] = []
    if sort == FOG:
        for circle, space in enumerate(g.book.fog_spaces):
            if s.piles[FOG_TOKENS].stacks[0][circle] != EMPTY:
                found.append(Piece(FOG, circle, space))
    elif sort == WELL:
        for number, space in enumerate(g.book.well_spaces):
            if s.wells[number] != NO_WELL:
                found.append(Piece(WELL, number, space))
    elif sort == TOKEN:
        for i, number in enumerate(s.token_kind):
            found.append(Piece(TOKEN, number, s.token_at[i]))
        found.sort(key=_space)
    else:
        for bridge in s.broken:
            found.append(Piece(BRIDGE, bridge, g.book.bridges[bridge][0]))
    return found


def shows(g: Board, s: State, piece: Piece, face: str | int) -> bool:
    """Whether this face is up; what lies face down shows none."""
    if piece.sort == THING:
        shown = face_of(piece.number)
        if isinstance(face, int):
            return shown == face and shown != HIDDEN
        if face == "space":
            return shown == piece.space and shown != HIDDEN
        return g.book.things[kind_of(piece.number)].faces.get(shown, "") == face
    if piece.sort == FOG:
        slot = s.piles[FOG_TOKENS].stacks[0][piece.number]
        return slot != UNSEEN and g.book.fog_faces[slot] == face
    if piece.sort == WELL:
        return face == ("full" if s.wells[piece.number] == FULL else "drained")
    return False
