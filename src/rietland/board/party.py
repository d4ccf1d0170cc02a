"""The table before the legend's own set-up: heroes with their boards, all else in reserve."""

from rietland.board.book import Book
from rietland.board.rules import Board
from rietland.board.state import NO_WELL, Hero, State
from rietland.board.things import DOUBLES, HEALS, RUNE
from rietland.board.verbs import SPACES
from rietland.kernel.pile import EMPTY, Pile
from rietland.kernel.setup import Setup
from rietland.vocabulary.board import SWITCHES


def blank(g: Board, setup: Setup, party: list[str]) -> State:
    """Heroes of this party, all tokens in reserve, all switches on, stars on their letters."""
    # rule: AN-SETUP-1, AN-SETUP-2, AN-SETUP-3, AN-SETUP-5, AN-GEN-4, AN-GEN-6, AN-SHLD-3
    book = g.book
    _check(book, setup, party)
    s = State()
    s.size = len(party)
    s.difficulty = book.difficulties.index(setup.difficulty)
    for name, seat in zip(party, setup.seats, strict=True):
        hero = Hero(_figure(book, name), seat)
        hero.space = book.heroes[hero.kind].rank
        s.heroes.append(hero)
    s.counters = [0] * len(book.counters)
    for i in range(len(SWITCHES)):
        s.counters[i] = 1
    s.fired = [0] * len(book.triggers)
    s.occupant = [-1] * SPACES
    s.fog = Pile([0] * len(book.fog_faces), [[EMPTY] * len(book.fog_spaces)])
    s.deck = Pile([], [[]])
    s.runes = Pile(_pool(book, RUNE), [])
    s.herbs = Pile(_pool(book, HEALS), [])
    s.wells = [NO_WELL] * len(book.well_spaces)
    s.figures = [-1] * len(book.figure_names)
    for kind in book.things:
        s.stock.append(kind.count if kind.sold or kind.ability == DOUBLES else 0)
    for card, letter in enumerate(book.card_letters):
        if letter > 0:
            s.star_at.append(letter)
            s.star_card.append(card)
    s.shields = book.shields[s.size]
    s.overtime = book.overtime[:]
    return s


def _pool(book: Book, ability: int) -> list[int]:
    kind = book.kind_by_ability[ability]
    return book.things[kind].pool[:] if kind >= 0 else []


def _figure(book: Book, name: str) -> int:
    for number, kind in enumerate(book.heroes):
        if kind.name == name:
            return number
    known = ", ".join(kind.name for kind in book.heroes)
    raise ValueError(f"unknown hero '{name}'; choose from {known}")


def _check(book: Book, setup: Setup, party: list[str]) -> None:
    """Two to four heroes, each role once, everybody with a seat, a known difficulty and variant."""
    # rule: AN-GEN-1, AN-COMP-2
    if setup.heroes != party:
        raise ValueError(f"this game is for {', '.join(party)}, not {', '.join(setup.heroes)}")
    if not book.min_heroes <= len(party) <= book.max_heroes:
        raise ValueError(
            f"{len(party)} heroes; this legend is for {book.min_heroes} to {book.max_heroes}"
        )
    if len(setup.seats) != len(party):
        raise ValueError(f"{len(party)} heroes need {len(party)} seats, not {len(setup.seats)}")
    if setup.difficulty not in book.difficulties:
        raise ValueError(
            f"unknown difficulty '{setup.difficulty}'; choose from {', '.join(book.difficulties)}"
        )
    if setup.variant and setup.variant not in book.variants:
        offered = ", ".join(book.variants) or "none"
        raise ValueError(f"unknown variant '{setup.variant}'; this legend offers: {offered}")
    seen: list[str] = []
    for name in party:
        role = book.heroes[_figure(book, name)].role
        if role in seen:
            raise ValueError(f"two heroes are the {role}; each may play once")
        seen.append(role)
