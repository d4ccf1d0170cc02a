"""The table before the legend's own set-up: heroes with their boards, all else in reserve."""

from rietland.board.base import Board
from rietland.board.book import EVENT_CARDS, FOG_TOKENS, NO_PILE, Book
from rietland.board.state import NO_WELL, Hero, State, index_creatures
from rietland.kernel.control import amount
from rietland.kernel.party import check, figure
from rietland.kernel.pile import EMPTY, UNSEEN, Pile
from rietland.kernel.setup import Setup
from rietland.vocabulary.board import SWITCHES


def empty_table(g: Board, setup: Setup, party: list[str]) -> State:
    """Heroes of this party, all tokens in reserve, all switches on, stars on their letters."""
    # rule: AN-GEN-1, AN-SETUP-1, AN-SETUP-2, AN-SETUP-3, AN-SETUP-5, AN-GEN-4, AN-GEN-6, AN-SHLD-3
    book = g.book
    check(book, setup, party)
    names = [kind.name for kind in book.heroes]
    kinds = [figure(names, name) for name in party]
    _one_of_each_role(book, kinds)
    s = State()
    s.size = len(party)
    s.difficulty = book.difficulties.index(setup.difficulty)
    for kind, seat in zip(kinds, setup.seats, strict=True):
        hero = Hero(kind, seat)
        hero.space = book.heroes[hero.kind].rank
        s.heroes.append(hero)
    s.counters = [0] * len(book.counters)
    for i in range(len(SWITCHES)):
        s.counters[i] = 1
    for i, start in book.counter_starts.items():
        s.counters[i] = start
    s.fired = [0] * len(book.triggers)
    index_creatures(book, s)
    s.piles = [Pile([], []) for _ in book.pile_names]
    s.piles[FOG_TOKENS] = Pile([0] * len(book.fog_faces), [[EMPTY] * len(book.fog_spaces)])
    s.piles[EVENT_CARDS] = Pile([], [[], [], []])
    for one in book.things:
        if one.pile != NO_PILE:
            s.piles[one.pile] = Pile(one.pool[:], [])
    for token in book.tokens:
        s.piles[token.pile] = Pile(token.counts[:], [])
    for deck in book.decks:
        if deck.pile != NO_PILE:
            cards = sum(deck.counts)
            kept = min(cards, amount(g, s, deck.keep) or cards)
            s.piles[deck.pile] = Pile(deck.counts[:], [[UNSEEN] * kept, [], []])
    _name_cards(book, s, setup.cards)
    s.wells = [NO_WELL] * len(book.well_spaces)
    s.broken = book.unbuilt[:]
    s.figures = [-1] * len(book.figure_names)
    for one in book.things:
        s.stock.append(one.count if one.supplied else 0)
    s.last_letter = book.last_letter
    # rule: AN-MINE-13
    s.shields = book.shields[s.size] if book.castle >= 0 else 0
    s.overtime = book.overtime[:]
    s.deeds = [0] * len(book.deeds)
    s.secrets = [[] for _ in book.secrets]
    return s


def _name_cards(book: Book, s: State, cards: list[str]) -> None:
    """Cards that the group names lie on top of their sets."""
    # rule: SS-SETUP-9
    for deck in book.decks:
        named = [deck.cards.index(card) for card in cards if deck.is_set and card in deck.cards]
        for card in named:
            s.piles[deck.pile].see(card)
        for place, card in enumerate(named):
            s.piles[deck.pile].stacks[0][place] = card


def _one_of_each_role(book: Book, kinds: list[int]) -> None:
    # rule: AN-COMP-2
    seen: list[str] = []
    for kind in kinds:
        role = book.heroes[kind].role
        if role in seen:
            raise ValueError(f"both heroes are the {role}; pick each role only once")
        seen.append(role)
