"""Event cards: drawing one, cancelling it with a shield, carrying it out.

EVENT frame: args = [card, position in the order of ranks]; stages DRAW and SHIELDS.
The deck's stacks: cards to draw, cards used, cards that leave the game once they are used.
"""

from typing import Final

from rietland.board import events
from rietland.board.base import Board
from rietland.board.book import EVENT_CARDS
from rietland.board.frames import EVENT
from rietland.board.pieces import heroes
from rietland.board.pieces.things import BLOCKS
from rietland.board.state import State
from rietland.board.verbs import BEAR, BLOCK
from rietland.kernel.action import Action
from rietland.kernel.control import DRAWN, emit, push_run
from rietland.kernel.frame import Frame
from rietland.kernel.pending import Pending, decide
from rietland.kernel.pile import UNSEEN, Pile, to_change, with_pile

# Stages of the frame.
DRAW: Final = 0
SHIELDS: Final = 1

# Stacks of the deck.
TO_DRAW: Final = 0
USED: Final = 1
LEAVING: Final = 2


def use_deck(g: Board, s: State, deck: int, top: int, without: list[int]) -> None:
    """A deck comes into use, shuffled.

    A card laid on `top` (or -1) is seen by all and leaves the game once used.
    """
    # rule: AN-EVENT-2
    cards = g.book.decks[deck].cards
    unseen = [1] * len(cards)
    for card in without:
        unseen[card] = 0
    stack: list[int] = []
    leaving: list[int] = []
    if top >= 0:
        unseen[top] = 0
        stack.append(top)
        leaving.append(top)
    for count in unseen:
        if count:
            stack.append(UNSEEN)
    s.deck_number = deck
    s.piles = with_pile(s.piles, EVENT_CARDS, Pile(unseen, [stack, [], leaving]))


def is_empty(g: Board, s: State) -> bool:
    """Is there no card to draw? When the last one is gone, the used ones are shuffled again.

    A card that still waits at its space is not among them.
    """
    # rule: AN-EVENT-11, AN-OPEN-23
    if s.piles[EVENT_CARDS].stacks[TO_DRAW]:
        return False
    if s.piles[EVENT_CARDS].stacks[USED]:
        s.piles = to_change(s.piles, EVENT_CARDS)
        stacks = s.piles[EVENT_CARDS].stacks
        kept: list[int] = []
        for card in stacks[USED]:
            if _waits(g, s, card):
                kept.append(card)
            else:
                s.piles[EVENT_CARDS].unseen[card] += 1
                stacks[TO_DRAW].append(UNSEEN)
        stacks[USED] = kept
    return not s.piles[EVENT_CARDS].stacks[TO_DRAW]


def _waits(g: Board, s: State, card: int) -> bool:
    for number in s.waiting_cards:
        if g.book.waits[number].ref.startswith(address(g, s, card) + "/"):
            return True
    return False


def know_top(s: State, card: int) -> None:
    """The next card was seen; it still lies on top."""
    s.piles = to_change(s.piles, EVENT_CARDS)
    s.piles[EVENT_CARDS].see(card)
    s.piles[EVENT_CARDS].stacks[TO_DRAW][0] = card


def remove_top(s: State) -> int:
    """The next card, which must be known, leaves the deck for good."""
    s.piles = to_change(s.piles, EVENT_CARDS)
    return s.piles[EVENT_CARDS].stacks[TO_DRAW].pop(0)


def draw_event(_g: Board, s: State, rule: str) -> None:
    """One event card of the legend's deck, carried out at once."""
    # rule: AN-EVENT-1
    s.agenda.append(Frame(EVENT, rule, DRAW, -1, [-1, 0]))


def step(g: Board, s: State, f: Frame) -> bool:
    if f.at == DRAW:
        if is_empty(g, s):
            s.agenda.pop()
            return True
        if s.piles[EVENT_CARDS].stacks[TO_DRAW][0] == UNSEEN:
            return False
        card = remove_top(s)
        if card not in s.piles[EVENT_CARDS].stacks[LEAVING]:
            s.piles[EVENT_CARDS].stacks[USED].append(card)
        f.args[0] = card
        f.at = SHIELDS
        emit(g, s, events.EVENT, -1, card, -1, s.deck_number, f.ref)
        return True
    if g.book.decks[s.deck_number].shield[f.args[0]]:
        order = heroes.by_rank(g, s)
        while f.args[1] < len(order):
            if not block_refusal(g, s, f, order[f.args[1]]):
                return False
            f.args[1] += 1
    s.agenda.pop()
    push_run(s, address(g, s, f.args[0]), -1)
    return True


def address(g: Board, s: State, card: int) -> str:
    deck = g.book.decks[s.deck_number]
    return "event/" + deck.name + "/" + deck.cards[card]


def block_refusal(g: Board, s: State, f: Frame, h: int) -> str:
    """A shield cancels a marked card for everybody, even when its owner's stone is put away."""
    # rule: AN-EVENT-3, AN-EVENT-4, AN-ITEM-5, AN-FREE-7, AN-OPEN-3
    if f.kind != EVENT or f.at != SHIELDS:
        return "AN-EVENT-4"
    if not g.book.decks[s.deck_number].shield[f.args[0]]:
        return "AN-EVENT-4"
    if heroes.by_rank(g, s)[f.args[1]] != h or not heroes.find(g, s.heroes[h], BLOCKS):
        return "AN-EVENT-3"
    return ""


def ask(g: Board, s: State, f: Frame) -> Pending:
    """Which card is drawn; then, of each hero with a shield, whether to spend it."""
    if f.at == DRAW:
        return s.piles[EVENT_CARDS].draw(DRAWN, "ask-event")
    h = heroes.by_rank(g, s)[f.args[1]]
    return decide(s.heroes[h].seat, h, "ask-shield", [Action(BLOCK, h), Action(BEAR, h)])


def answer(g: Board, s: State, f: Frame, a: Action) -> None:
    if f.at == DRAW:
        know_top(s, a.a)
        return
    if a.verb == BEAR:
        f.args[1] += 1
        return
    hero = s.heroes[a.who]
    heroes.use_up(g, s, a.who, heroes.find(g, hero, BLOCKS), "AN-EVENT-3")
    emit(g, s, events.CANCELLED, a.who, f.args[0], -1, s.deck_number, "AN-EVENT-3")
    s.agenda.pop()


def why_not(g: Board, s: State, a: Action) -> str:
    """The rule against spending a shield (or anything else) while an event card is at hand."""
    if a.verb == BLOCK:
        return block_refusal(g, s, s.agenda[-1], a.who)
    return "AN-EVENT-3" if a.verb == BEAR else "AN-EVENT-1"
