"""What sections are worth to a reader who knows the book: how good the endings are they lead to.

Worked out once for a Book, from its ways alone: what stands on a sheet is not known here.
"""

from typing import Final

from rietland.book.book import Book, Section, Way

#: Rounds of thought; the longest way through a book seldom has more sections.
ROUNDS: Final = 60
#: A test of which nothing is known is passed as often as it is failed.
EVEN: Final = 0.5
#: Ways with conditions are open less often.
SELDOM: Final = 0.3
#: How much the best way counts, and how much the mean of all.
BEST: Final = 0.5


def section_worth(book: Book) -> list[float]:
    """For each section a number from 0 to 1."""
    worth = [EVEN] * len(book.sections)
    for number, section in enumerate(book.sections):
        if section.ending is not None:
            worth[number] = section.ending.worth / 100
    for _ in range(ROUNDS):
        worth = [_next(book, section, worth, worth[n]) for n, section in enumerate(book.sections)]
    return worth


def _next(book: Book, section: Section, worth: list[float], now: float) -> float:
    if section.ending is not None:
        return now
    best = 0.0
    total = 0.0
    weights = 0.0
    for number in section.ways:
        way = book.ways[number]
        value = way_worth(way, worth, EVEN)
        share = SELDOM if way.conditions else 1.0
        best = max(best, value if share == 1.0 else share * value)
        total += share * value
        weights += share
    return BEST * best + (1.0 - BEST) * total / max(weights, 1e-9)


def way_worth(way: Way, worth: list[float], passed: float) -> float:
    """What a way is worth if its test is passed with this chance."""
    test = way.test
    if test is not None:
        return passed * worth[test.passed] + (1.0 - passed) * worth[test.failed]
    return worth[way.go] if way.go >= 0 else EVEN
