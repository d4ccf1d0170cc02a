"""Pile: all cards or tokens of one back, wherever they lie.

A face-down card is a slot without identity. Identity is drawn from `unseen`, shared by every
place of that back, at the moment it is seen; so a state holds no future and a copy cannot peek.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from rietland.kernel.action import CHANCE, Action
from rietland.kernel.json_fields import as_numbers, row
from rietland.kernel.pending import CHANCE_DECIDES, Pending

#: A slot whose card nobody has seen.
UNSEEN: Final = -1
#: A place of a row that holds nothing any more.
EMPTY: Final = -2


@mypyc_attr(acyclic=True)
class Pile:
    """Counts of unseen identities, and stacks of slots by place, top first."""

    __slots__ = ("stacks", "unseen")

    def __init__(self, unseen: list[int], stacks: list[list[int]]) -> None:
        #: How many of each card nobody has seen yet.
        self.unseen: list[int] = unseen
        #: Per place, top first: the card once seen, UNSEEN, or EMPTY.
        self.stacks: list[list[int]] = stacks

    def copy(self) -> "Pile":
        return Pile(self.unseen[:], [stack[:] for stack in self.stacks])

    def to_data(self) -> list[object]:
        return [self.unseen[:], [stack[:] for stack in self.stacks]]

    def draw(self, verb: int, prompt: str, first: int = 0) -> Pending:
        """Which card is it? One option for each card that may still be there, by its count.

        `first` is the number of this pile's first card, where cards of several piles are numbered
        together.
        """
        options: list[Action] = []
        weights: list[int] = []
        for card, count in enumerate(self.unseen):
            if count > 0:
                options.append(Action(verb, CHANCE, first + card))
                weights.append(count)
        return Pending(CHANCE_DECIDES, CHANCE, CHANCE, prompt, options, weights)

    def left(self) -> int:
        """How many cards nobody has seen."""
        total = 0
        for count in self.unseen:
            total += count
        return total

    def see(self, card: int) -> None:
        """The card is known from now on: it leaves the unseen."""
        assert self.unseen[card] > 0
        self.unseen[card] -= 1


def to_change(piles: list[Pile], number: int) -> list[Pile]:
    """The piles with a copy of this one in its place, and only that copy may be changed.

    Copies of a state share their piles, so code that draws from one writes
    `s.piles = to_change(s.piles, number)` before.
    """
    new = piles[:]
    new[number] = piles[number].copy()
    return new


def with_pile(piles: list[Pile], number: int, pile: Pile) -> list[Pile]:
    """The piles with another one in this place."""
    new = piles[:]
    new[number] = pile
    return new


def pile_from_data(data: object) -> Pile:
    unseen, stacks = row(data, 2, "pile")
    if not isinstance(stacks, list):
        raise ValueError(f"'pile' should hold stacks, not {stacks!r}")
    return Pile(as_numbers(unseen, "pile"), [as_numbers(stack, "pile") for stack in stacks])
