"""Chance sources: who answers when the engine asks for a die or a card.

The engine never rolls. It lists the outcomes with their weights; one of these picks.
"""

import secrets
from collections.abc import Callable
from hashlib import blake2b
from typing import Protocol

from rietland.kernel.action import Action
from rietland.kernel.control import ROLLED
from rietland.kernel.pending import Pending
from rietland.table.errors import BrokenRecord, IllegalAction


class Dice(Protocol):
    """Answers a question to chance; None leaves it to the people at the table."""

    def answer(self, pending: Pending) -> Action | None: ...


class System:
    """Real chance, from the operating system."""

    def answer(self, pending: Pending) -> Action | None:
        return weighted(pending, secrets.randbelow(sum(pending.weights)))


class Seeded:
    """The same outcomes for the same seed: each is a hash of the seed and how many came before.

    No generator with a state of its own: knowing the number of outcomes so far is enough to go
    on with a stored game.
    """

    def __init__(self, seed: str, count: int = 0) -> None:
        self.seed = seed
        #: Outcomes given so far.
        self.count = count

    def answer(self, pending: Pending) -> Action | None:
        digest = blake2b(f"{self.seed}/{self.count}".encode()).digest()
        self.count += 1
        # 512 bits make the remainder's bias immeasurably small.
        return weighted(pending, int.from_bytes(digest) % sum(pending.weights))


class Scripted:
    """Outcomes written down beforehand, in notation."""

    def __init__(self, hear: Callable[[str], Action], texts: list[str]) -> None:
        self.hear = hear
        self.texts = texts[:]

    def answer(self, pending: Pending) -> Action | None:
        if not self.texts:
            raise BrokenRecord("fault-script", prompt=pending.prompt)
        text = self.texts.pop(0)
        action = self.hear(text)
        if action not in pending.options:
            raise IllegalAction(f"'{text}' does not answer '{pending.prompt}'", pending.prompt)
        return action


class AskPeople:
    """The people roll real dice and say what they show. Cards are still drawn for them."""

    def __init__(self, cards: Dice | None = None) -> None:
        self.cards: Dice = cards or System()

    def answer(self, pending: Pending) -> Action | None:
        if pending.options[0].verb == ROLLED:
            return None
        return self.cards.answer(pending)


def weighted(pending: Pending, ticket: int) -> Action:
    """The option that a ticket below the sum of all weights falls to."""
    for action, weight in zip(pending.options, pending.weights, strict=True):
        if ticket < weight:
            return action
        ticket -= weight
    raise ValueError(f"ticket beyond the weights {pending.weights}")


def dice_named(name: str, count: int = 0) -> Dice:
    """The source a stored game names: `system`, `ask`, or `seed <seed>`; `count` came before."""
    if name == "system":
        return System()
    if name == "ask":
        return AskPeople()
    kind, _, seed = name.partition(" ")
    if kind == "seed" and seed:
        return Seeded(seed, count)
    raise BrokenRecord("fault-dice", name=name)
