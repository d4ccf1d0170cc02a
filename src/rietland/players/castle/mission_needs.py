"""What missions ask, as numbers: read once from the Book, so that judging a table is arithmetic."""

from typing import Final

from rietland.castle import effects
from rietland.castle.base import CastleBase
from rietland.castle.state import State
from rietland.kernel.control import amount
from rietland.vocabulary import castle as words

# What is asked; conditions first, then what is paid.
LEADS: Final = 0  # more trophies than cards lie in the castle
TROPHIES: Final = 1  # that many trophies of some kinds
KINDS: Final = 2  # that many different trophies
CLEAR: Final = 3  # that many clear locations
HERE: Final = 4  # all heroes here
APART: Final = 5  # no two heroes together
SIGHT: Final = 6  # at most that many creatures in sight
SHOWN: Final = 7  # no hidden card on top
STACK: Final = 8  # no higher stack
KNOWN: Final = 9  # that many missions revealed
COINS: Final = 10
POINTS: Final = 11  # willpower of heroes here
CARDS: Final = 12  # allies or objects of heroes here
REST: Final = 13  # hero cards of heroes here, laid down
OTHER: Final = 14  # whatever else a box may ask


class Ask:
    """One thing a mission asks."""

    def __init__(self, kind: int, count: int = 0) -> None:
        self.kind: int = kind
        self.count: int = count
        #: By kind of encounter: does it count?
        self.wanted: list[bool] = []
        #: Sort of the cards that are given.
        self.sort: int = 0


def asks_of(g: CastleBase, s: State, mission: int) -> list[Ask]:
    """Everything this mission asks beside being clear; numbers are those of this game."""
    kind = g.book.missions[mission]
    found: list[Ask] = []
    for need in kind.needs:
        _needed(g, need, found)
    if kind.price:
        for price in g.base.lists[kind.price]:
            found.append(_paid(g, s, price))
    return found


def _needed(g: CastleBase, need: object, found: list[Ask]) -> None:
    if isinstance(need, words.InGallery):
        if need.at_least:
            found.append(_trophies(g, TROPHIES, need.at_least, need.of))
        if need.kinds:
            found.append(_trophies(g, KINDS, need.kinds, need.of))
    else:
        found.append(_condition(need))


def _condition(need: object) -> Ask:
    if isinstance(need, words.GalleryLeads):
        return Ask(LEADS)
    if isinstance(need, words.Clear):
        return Ask(CLEAR, need.at_least)
    if isinstance(need, words.AllHere):
        return Ask(HERE)
    if isinstance(need, words.AllApart):
        return Ask(APART)
    if isinstance(need, words.NoneInSight):
        return Ask(SIGHT, need.at_most)
    if isinstance(need, words.NothingHidden):
        return Ask(SHOWN)
    if isinstance(need, words.Stack):
        return Ask(STACK, need.at_most)
    if isinstance(need, words.MissionsKnown):
        return Ask(KNOWN, need.at_least)
    return Ask(OTHER)


def _paid(g: CastleBase, s: State, price: object) -> Ask:
    if isinstance(price, words.Gold):
        return Ask(COINS, amount(g, s, price.coins))
    if isinstance(price, words.Trophies):
        return _trophies(g, TROPHIES, price.count, price.of)
    if isinstance(price, words.GiveWillpower):
        return Ask(POINTS, amount(g, s, price.points))
    if isinstance(price, words.GiveCards):
        ask = Ask(CARDS, price.count)
        ask.sort = effects.sort_of(price.sort)
        return ask
    if isinstance(price, words.Exhaust):
        return Ask(REST, price.cards)
    return Ask(OTHER)


def _trophies(g: CastleBase, kind: int, count: int, names: list[str]) -> Ask:
    ask = Ask(kind, count)
    kinds = effects.kinds(g, names)
    for number in range(len(g.book.encounters)):
        ask.wanted.append(number in kinds)
    return ask
