"""Heroes' own cards: who has which, and whether it is open, done or spoiled.

Four columns of the state, a row for each dealt card; copies share them.
"""

from typing import Final

from rietland.board import events
from rietland.board.base import Board
from rietland.board.state import State
from rietland.kernel.control import emit
from rietland.kernel.copy_on_write import with_value
from rietland.vocabulary import board as words

OPEN: Final = 0
DONE: Final = 1
SPOILED: Final = 2
#: Their names.
STATES: Final = ["open", "done", "spoiled"]
#: What `is` says of a card, and the states that pass.
_STATES: Final = {"open": [OPEN], "done": [DONE], "spoiled": [SPOILED], "settled": [DONE, SPOILED]}


def deal(g: Board, s: State, deck: int, card: int, h: int, rule: str) -> None:
    """The card is this hero's from now on."""
    # rule: AN-FATE-11
    s.card_deck = [*s.card_deck, deck]
    s.card_number = [*s.card_number, card]
    s.card_hero = [*s.card_hero, h]
    s.card_state = [*s.card_state, OPEN]
    emit(g, s, events.DEALT, h, card, -1, deck, rule)


def settle(g: Board, s: State, name: str, state: int, rule: str) -> None:
    """Fulfilled or spoiled, once and for all."""
    # rule: AN-FATE-12, AN-FATE-14
    row = row_of(g, s, name)
    if row < 0 or s.card_state[row] != OPEN:
        return
    s.card_state = with_value(s.card_state, row, state)
    kind = events.CARD_DONE if state == DONE else events.CARD_SPOILED
    emit(g, s, kind, s.card_hero[row], s.card_number[row], -1, s.card_deck[row], rule)


def row_of(g: Board, s: State, name: str) -> int:
    """The row of the dealt card with this name, or -1."""
    for row, deck in enumerate(s.card_deck):
        if g.book.decks[deck].cards[s.card_number[row]] == name:
            return row
    return -1


def owner_of(g: Board, s: State, name: str) -> int:
    """The hero whose card it is, or -1."""
    row = row_of(g, s, name)
    return s.card_hero[row] if row >= 0 else -1


def rows(g: Board, s: State, pile: str) -> list[int]:
    """The dealt cards of a pile."""
    deck = g.book.deck(pile)
    return [row for row, other in enumerate(s.card_deck) if other == deck]


def in_state(s: State, row: int, state: str) -> bool:
    return s.card_state[row] in _STATES[state]


def holds(g: Board, s: State, condition: words.CardIs) -> bool:
    """Whether a card, or one or all of a pile, is as the condition says; none dealt never is."""
    # rule: AN-L3-9
    if condition.name:
        row = row_of(g, s, condition.name)
        return row >= 0 and in_state(s, row, condition.state)
    found = 0
    dealt = rows(g, s, condition.pile)
    for row in dealt:
        if in_state(s, row, condition.state):
            found += 1
    return found == len(dealt) > 0 if condition.all else found > 0
