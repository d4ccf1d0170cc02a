"""Card slots: cards that lie in stacks, each with a face, for every family of cards.

A slot of a stack (`Pile.stacks`, top first) is UNSEEN, or a card with the face it shows: a card
turned back down keeps the identity that everybody saw. Copies of a state share their piles; so
whatever changes a stack answers a new pile, which shares all other stacks with the old one.
"""

from rietland.kernel.copy_on_write import with_value
from rietland.kernel.pile import EMPTY, UNSEEN, Pile

# A slot.


def face_up(card: int) -> int:
    return card * 2 + 1


def face_down(card: int) -> int:
    return card * 2


def card_of(slot: int) -> int:
    """The card of a slot, or UNSEEN while nobody has seen it."""
    return slot >> 1  # -1 >> 1 is -1


def is_up(slot: int) -> bool:
    return slot >= 0 and slot & 1 == 1


def is_down(slot: int) -> bool:
    """A card lies there face down, known or not."""
    return slot == UNSEEN or (slot >= 0 and slot & 1 == 0)


# A stack.


def unseen_stack(size: int) -> list[int]:
    return [UNSEEN] * size


def top(pile: Pile, place: int) -> int:
    """The slot on top, or EMPTY."""
    stack = pile.stacks[place]
    return stack[0] if stack else EMPTY


def with_stack(pile: Pile, place: int, stack: list[int]) -> Pile:
    """The pile with another stack at this place."""
    stacks = pile.stacks[:]
    stacks[place] = stack
    return Pile(pile.unseen, stacks)


def with_top(pile: Pile, place: int, slot: int) -> Pile:
    """The pile with one card more on top of this stack."""
    return with_stack(pile, place, [slot, *pile.stacks[place]])


def with_bottom(pile: Pile, place: int, slot: int) -> Pile:
    """The pile with one card more at the bottom of this stack."""
    return with_stack(pile, place, [*pile.stacks[place], slot])


def without_top(pile: Pile, place: int) -> Pile:
    """The pile after the top card of this stack was taken away."""
    return with_stack(pile, place, pile.stacks[place][1:])


def carried(pile: Pile, start: int, goal: int) -> Pile:
    """The pile after a top card went on top of another stack, as it lies."""
    return with_top(without_top(pile, start), goal, pile.stacks[start][0])


def carried_below(pile: Pile, start: int, goal: int) -> Pile:
    """The pile after a top card went to the bottom of a stack, of its own too, as it lies."""
    return with_bottom(without_top(pile, start), goal, pile.stacks[start][0])


# The card on top.


def turned_up(pile: Pile, place: int, card: int) -> Pile:
    """The pile after the top card was turned up; if nobody had seen it, this is what it is."""
    stack = pile.stacks[place]
    new = with_stack(pile, place, with_value(stack, 0, face_up(card)))
    if stack[0] == UNSEEN:
        assert pile.unseen[card] > 0
        new.unseen = with_value(pile.unseen, card, pile.unseen[card] - 1)
    return new


def turned_down(pile: Pile, place: int) -> Pile:
    """The pile after the top card was turned face down; what was seen stays known."""
    stack = pile.stacks[place]
    return with_stack(pile, place, with_value(stack, 0, face_down(card_of(stack[0]))))
