"""The sheet before the book is opened: numbers at their start, what heroes bring along."""

from rietland.book.base import BookBase
from rietland.book.state import State
from rietland.kernel.party import check, figure
from rietland.kernel.setup import Setup


def empty_sheet(g: BookBase, setup: Setup, party: list[str]) -> State:
    """Heroes in seating order share one sheet; each role reads once."""
    # rule: FE-DP-1, FE-DP-2, FE-DP-9
    book = g.book
    check(book, setup, party)
    names = [kind.name for kind in book.heroes]
    s = State()
    s.size = len(party)
    s.difficulty = book.difficulties.index(setup.difficulty)
    s.seats = setup.seats[:]
    s.kinds = [figure(names, name) for name in party]
    roles = [book.heroes[kind].role for kind in s.kinds]
    for role in roles:
        if roles.count(role) > 1:
            raise ValueError(f"two heroes are a {role}; pick each role only once")
    s.used = [0] * s.size
    s.counters = [0] * len(book.counters)
    for number, stat in enumerate(book.stats):
        s.counters[number] = stat.start
    s.fired = []
    for kind in s.kinds:
        for note in book.heroes[kind].things:
            if note not in s.notes:
                s.notes.append(note)
                s.since.append(-1)
    if setup.variant:
        s.chapters = book.beginnings[book.variants.index(setup.variant)].chapters
    return s


def first_section(g: BookBase, variant: str) -> int:
    """Where the reading begins."""
    # rule: FE-DP-12
    if variant:
        return g.book.beginnings[g.book.variants.index(variant)].start
    return g.book.start
