"""The exact chance to pass a test."""

from rietland.book import tests
from rietland.book.base import BookBase
from rietland.book.book import AGAIN, BONUS, TURN, Test
from rietland.book.state import State


def chance(g: BookBase, s: State, h: int, test: Test) -> float:
    """Without a gift: at least one of the dice shows enough."""
    missing = tests.against(g, s, test) - tests.plus(g, s, test)
    return _reaches(g, s, h, test, missing)


def chance_with_gift(g: BookBase, s: State, h: int, test: Test) -> float:
    """With the gift after a failed roll, if it can be used in this test."""
    # rule: FE-DP-9
    kind = tests.kind_of(g, s, h)
    alone = chance(g, s, h, test)
    if s.used[h] or test.kind not in kind.gift_tests:
        return alone
    missing = tests.against(g, s, test) - tests.plus(g, s, test)
    if kind.gift == AGAIN:
        return 1.0 - (1.0 - alone) * (1.0 - alone)
    if kind.gift == BONUS:
        return _reaches(g, s, h, test, missing - kind.bonus)
    if kind.gift == TURN:
        return _at_least_one(g, tests.dice(g, s, h, test), _either(g, missing))
    return alone


def _reaches(g: BookBase, s: State, h: int, test: Test, missing: int) -> float:
    good = 0
    for value in g.book.faces:
        if tests.worth(g, s, h, test, value) >= missing:
            good += 1
    return _at_least_one(g, tests.dice(g, s, h, test), good)


def _either(g: BookBase, missing: int) -> int:
    """Sides that are enough, or whose opposite side is."""
    good = 0
    for value in g.book.faces:
        if max(value, g.book.opposite(value)) >= missing:
            good += 1
    return good


def _at_least_one(g: BookBase, dice: int, good: int) -> float:
    sides = len(g.book.faces)
    return 1.0 - float((sides - good) ** dice) / float(sides**dice)
