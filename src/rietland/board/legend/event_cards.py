"""Cards of a deck: drawing one, cancelling it with a shield, carrying it out.

Cards of a set are cards of the legend: whoever draws one reads it to all.
Event cards lie in a pile that the decks share, since one of them is in use; every other deck has a
pile of its own.

EVENT frame: args = [card, position in the order of ranks, deck, what then]; `who` is the hero for
whom it is drawn; stages DRAW and SHIELDS.
The stacks of a pile: cards to draw, cards used, cards that leave the game once they are used, and
where there are such, cards that were turned up and left the game.
"""

from typing import Final

from rietland.board import events
from rietland.board.base import Board
from rietland.board.book import BOXED, EVENT_CARDS, NO_PILE, UNDER
from rietland.board.frames import EVENT
from rietland.board.legend import own_cards
from rietland.board.pieces import heroes
from rietland.board.pieces.things import BLOCKS
from rietland.board.state import State, named_of
from rietland.board.verbs import BEAR, BLOCK
from rietland.kernel.action import Action
from rietland.kernel.control import DRAWN, emit, push_run, read_card
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
OUT: Final = 3

# What becomes of a card that is drawn.
READ: Final = 0
OWN: Final = 1
SHOW: Final = 2
DISCARD: Final = 3
THEN: Final = ["read", "own", "show", "discard"]


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


def pile_of(g: Board, deck: int) -> int:
    """Where the cards of a deck lie."""
    own = g.book.decks[deck].pile
    return own if own != NO_PILE else EVENT_CARDS


def is_empty(g: Board, s: State, deck: int) -> bool:
    """Is there no card to draw? When the last one is gone, the used ones are shuffled again.

    A card that still waits at its space is not among them.
    """
    # rule: AN-EVENT-11, AN-OPEN-23
    if not g.book.decks:
        return True
    pile = pile_of(g, deck)
    if s.piles[pile].stacks[TO_DRAW]:
        return False
    if s.piles[pile].stacks[USED]:
        s.piles = to_change(s.piles, pile)
        stacks = s.piles[pile].stacks
        kept: list[int] = []
        for card in stacks[USED]:
            if _waits(g, s, deck, card):
                kept.append(card)
            else:
                s.piles[pile].unseen[card] += 1
                stacks[TO_DRAW].append(UNSEEN)
        stacks[USED] = kept
    return not s.piles[pile].stacks[TO_DRAW]


def _waits(g: Board, s: State, deck: int, card: int) -> bool:
    for number in s.waiting_cards:
        if g.book.waits[number].ref.startswith(address(g, deck, card) + "/"):
            return True
    return False


def know_top(s: State, pile: int, card: int) -> None:
    """The next card was seen; it still lies on top."""
    s.piles = to_change(s.piles, pile)
    s.piles[pile].see(card)
    s.piles[pile].stacks[TO_DRAW][0] = card


def remove_top(s: State, pile: int) -> int:
    """The next card, which must be known, leaves the pile for good."""
    s.piles = to_change(s.piles, pile)
    return s.piles[pile].stacks[TO_DRAW].pop(0)


def lose_top(g: Board, s: State, deck: int) -> None:
    """The next card leaves the game unread."""
    # rule: AN-DRAGON-8
    pile = pile_of(g, deck)
    s.piles = to_change(s.piles, pile)
    s.piles[pile].stacks[TO_DRAW].pop(0)


def cards_lost(g: Board, s: State, deck: int) -> int:
    """How many cards of a pile left the game unread: those read lie under the others again."""
    one = g.book.decks[deck]
    return sum(one.counts) - len(s.piles[one.pile].stacks[TO_DRAW])


def draw_event(_g: Board, s: State, rule: str) -> None:
    """One event card of the legend's deck, carried out at once."""
    # rule: AN-EVENT-1
    draw(s, s.deck_number, -1, rule)


def draw(s: State, deck: int, who: int, rule: str, then: int = READ) -> None:
    """The next card of this deck, for this hero if one is said; mostly it is carried out."""
    s.agenda.append(Frame(EVENT, rule, DRAW, who, [-1, 0, deck, then]))


def deck_of(s: State, f: Frame) -> int:
    """The deck of an EVENT frame; older versions knew only the event deck in use."""
    return f.args[2] if len(f.args) > 2 else s.deck_number


def then_of(f: Frame) -> int:
    """What becomes of the card; older versions only carried cards out."""
    return f.args[3] if len(f.args) > 3 else READ


def discarded(g: Board, s: State, deck: int) -> list[int]:
    """Cards of a deck that were turned up and left the game."""
    stacks = s.piles[pile_of(g, deck)].stacks
    return stacks[OUT] if len(stacks) > OUT else []


def step(g: Board, s: State, f: Frame) -> bool:
    deck = deck_of(s, f)
    if f.at == DRAW:
        if is_empty(g, s, deck):
            s.agenda.pop()
            return True
        pile = pile_of(g, deck)
        if s.piles[pile].stacks[TO_DRAW][0] == UNSEEN:
            return False
        then = then_of(f)
        if then == SHOW:
            s.agenda.pop()
            emit(g, s, events.SHOWN, f.who, s.piles[pile].stacks[TO_DRAW][0], -1, deck, f.ref)
            return True
        card = remove_top(s, pile)
        if then != READ:
            s.agenda.pop()
            _give_or_discard(g, s, f, deck, card)
            return True
        _put_away(g, s, deck, card)
        if g.book.decks[deck].is_set:
            s.agenda.pop()
            read_card(g, s, g.book.cards.index(g.book.decks[deck].cards[card]))
            return True
        f.args[0] = card
        f.at = SHIELDS
        emit(g, s, events.EVENT, f.who, card, -1, deck, f.ref)
        return True
    if g.book.decks[deck].shield[f.args[0]]:
        order = heroes.by_rank(g, s)
        while f.args[1] < len(order):
            if not block_refusal(g, s, f, order[f.args[1]]):
                return False
            f.args[1] += 1
    s.agenda.pop()
    push_run(s, address(g, deck, f.args[0]), f.who)
    return True


def _give_or_discard(g: Board, s: State, f: Frame, deck: int, card: int) -> None:
    """A card that `remove_top` has taken becomes the hero's own, or leaves the game."""
    if then_of(f) == OWN:
        own_cards.deal(g, s, deck, card, f.who, f.ref)
        push_run(s, address(g, deck, card), f.who)
        return
    stacks = s.piles[pile_of(g, deck)].stacks
    while len(stacks) <= OUT:
        stacks.append([])
    stacks[OUT].append(card)
    emit(g, s, events.REMOVED, f.who, card, -1, deck, f.ref)


def _put_away(g: Board, s: State, deck: int, card: int) -> None:
    """Where a card goes that was just drawn, and which `remove_top` has made its pile's own."""
    stacks = s.piles[pile_of(g, deck)].stacks
    after = g.book.decks[deck].after
    if after == UNDER:
        stacks[TO_DRAW].append(card)
    elif after != BOXED and card not in stacks[LEAVING]:
        stacks[USED].append(card)


def address(g: Board, deck: int, card: int) -> str:
    one = g.book.decks[deck]
    return "event/" + one.name + "/" + one.cards[card]


def block_refusal(g: Board, s: State, f: Frame, h: int) -> str:
    """A shield cancels a marked card for everybody, even when its owner's stone is put away."""
    # rule: AN-EVENT-3, AN-EVENT-4, AN-ITEM-5, AN-FREE-7, AN-OPEN-3
    if f.kind != EVENT or f.at != SHIELDS:
        return "AN-EVENT-4"
    if not g.book.decks[deck_of(s, f)].shield[f.args[0]]:
        return "AN-EVENT-4"
    if heroes.by_rank(g, s)[f.args[1]] != h or not heroes.find(g, s.heroes[h], BLOCKS):
        return "AN-EVENT-3"
    if g.book.decks[deck_of(s, f)].for_hero and h != f.who:
        # rule: AN-LAKE-12
        return "AN-LAKE-12"
    return "AN-DRAGON-9" if _is_of_others(g, s, f, h) else ""


def _is_of_others(g: Board, s: State, f: Frame, h: int) -> bool:
    """Is it a card of the opponent that others fight? Only who fights can ward it off."""
    # rule: AN-DRAGON-9
    b = s.battle
    if b is None or b.creature < 0 or h in b.fighters:
        return False
    named = named_of(g.book, s, b.creature)
    return named is not None and named.life == deck_of(s, f)


def ask(g: Board, s: State, f: Frame) -> Pending:
    """Which card is drawn; then, of each hero with a shield, whether to spend it."""
    if f.at == DRAW:
        die = g.book.decks[deck_of(s, f)].die
        if die >= 0:
            # rule: SS-C-1
            return g.book.dice[die]
        return s.piles[pile_of(g, deck_of(s, f))].draw(DRAWN, "ask-event")
    h = heroes.by_rank(g, s)[f.args[1]]
    return decide(s.heroes[h].seat, h, "ask-shield", [Action(BLOCK, h), Action(BEAR, h)])


def answer(g: Board, s: State, f: Frame, a: Action) -> None:
    deck = deck_of(s, f)
    if f.at == DRAW:
        know_top(s, pile_of(g, deck), a.a if g.book.decks[deck].die < 0 else a.a - 1)
        return
    if a.verb == BEAR:
        f.args[1] += 1
        return
    hero = s.heroes[a.who]
    heroes.use_up(g, s, a.who, heroes.find(g, hero, BLOCKS), "AN-EVENT-3")
    emit(g, s, events.CANCELLED, a.who, f.args[0], -1, deck, "AN-EVENT-3")
    s.agenda.pop()


def why_not(g: Board, s: State, a: Action) -> str:
    """The rule against spending a shield (or anything else) while an event card is at hand."""
    if a.verb == BLOCK:
        return block_refusal(g, s, s.agenda[-1], a.who)
    return "AN-EVENT-3" if a.verb == BEAR else "AN-EVENT-1"
