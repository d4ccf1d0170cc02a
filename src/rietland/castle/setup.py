"""The table before anything is laid out: heroes with their cards, all piles in reserve."""

from rietland.castle.base import CastleBase
from rietland.castle.book import Book
from rietland.castle.state import MISSION_BOX, PLACES, Hero, State
from rietland.kernel.party import check, figure
from rietland.kernel.pile import Pile
from rietland.kernel.setup import Setup
from rietland.kernel.slots import unseen_stack, with_stack


def empty_table(g: CastleBase, setup: Setup, party: list[str]) -> State:
    """Heroes at the start with their own cards in hand; heroes who do not play stay away.

    The face of the Water Spirit does not matter until it is placed, and then it may be turned.
    """
    # rule: RB-COMP-1, RB-SETUP-1, RB-SETUP-3, RB-SETUP-4, RB-SETUP-5, RB-SETUP-12
    book = g.book
    check(book, setup, party)
    _one_of_each(party)
    names = [kind.name for kind in book.heroes]
    s = State()
    s.size = len(party)
    s.difficulty = book.difficulties.index(setup.difficulty)
    for name, seat in zip(party, setup.seats, strict=True):
        number = figure(names, name)
        kind = book.heroes[number]
        hero = Hero(number, seat)
        hero.place = book.start
        hero.hand = sorted(kind.cards)
        hero.axe = kind.axe
        s.heroes.append(hero)
    s.counters = [0] * len(book.counters)
    _switch(book, s, setup)
    s.fired = [0] * len(book.triggers)
    s.encounters = Pile([0] * len(book.encounters), [[] for _ in range(PLACES + 3)])
    missions = Pile([1] * len(book.missions), [[] for _ in range(PLACES + 3)])
    s.missions = with_stack(missions, MISSION_BOX, unseen_stack(len(book.missions)))
    s.narrators = Pile([1] * len(book.narrators), [[], unseen_stack(len(book.narrators)), []])
    s.allies = Pile([1] * len(book.allies), [unseen_stack(len(book.allies)), []])
    s.quivers = Pile(book.quivers[:], [unseen_stack(sum(book.quivers)), []])
    s.willpower = book.willpower
    return s


def _switch(book: Book, s: State, setup: Setup) -> None:
    """The difficulty sets all switches; a variant overrides some of them."""
    # rule: RB-DIFF-1, RB-DIFF-2, RB-DIFF-3, RB-DIFF-4
    for number, value in enumerate(book.switches[s.difficulty]):
        s.counters[number] = value
    if setup.variant:
        changes = book.variant_switches[book.variants.index(setup.variant)]
        for number, value in enumerate(changes):
            if value >= 0:
                s.counters[number] = value


def _one_of_each(party: list[str]) -> None:
    for name in party:
        if party.count(name) > 1:
            raise ValueError(f"two heroes are called {name}; pick each hero only once")
