"""What travels to other processes and back: plain records.

Games, states, orders and intentions are compiled classes of the engine, which do not travel.
"""

from typing import Self

import msgspec

from rietland.content import library
from rietland.kernel.game import Game
from rietland.kernel.setup import Setup
from rietland.kernel.state import BaseState
from rietland.players.companions.order import Order, order_from_data
from rietland.players.search.thought import Intent


class SentSetup(msgspec.Struct, frozen=True):
    """What was agreed before a game began."""

    box: str
    legend: str
    difficulty: str
    heroes: list[str]
    seats: list[int]
    variant: str
    cards: list[str]

    @classmethod
    def of(cls, setup: Setup) -> Self:
        return msgspec.convert(setup.to_data(), cls)

    def game(self) -> Game:
        return library.game(self.box, self.legend, self.heroes)

    def setup(self) -> Setup:
        return Setup(
            self.box, self.legend, self.difficulty, self.heroes, self.seats, self.variant,
            self.cards,
        )  # fmt: skip


class Position(msgspec.Struct, frozen=True):
    """A game and where it stands."""

    setup: SentSetup
    state: dict[str, object]

    @classmethod
    def of(cls, setup: Setup, state: BaseState) -> Self:
        return cls(SentSetup.of(setup), state.to_data())

    def loaded(self) -> tuple[Game, BaseState]:
        game = self.setup.game()
        return game, game.load(self.state)


class Question(msgspec.Struct, frozen=True):
    """What a seat is asked, and who thinks about it for how many seconds."""

    table: str
    position: Position
    seat: int
    companion: str
    budget: float


class SentStep(msgspec.Struct, frozen=True):
    """One step of an intention."""

    kind: int
    place: int
    what: int
    team: list[int]

    @classmethod
    def of(cls, step: Intent) -> Self:
        return cls(step.kind, step.place, step.what, list(step.team))

    def intent(self) -> Intent:
        made = Intent(self.kind, self.place, self.what)
        made.team = self.team
        return made


class SentOrder(msgspec.Struct, frozen=True):
    """An order as it stands."""

    data: list[int]

    @classmethod
    def of(cls, order: Order) -> Self:
        return cls(order.to_data())

    def order(self) -> Order:
        return order_from_data(self.data)


class Meant(msgspec.Struct, frozen=True):
    """What a hero plans to do."""

    hero: int
    steps: list[SentStep]


class Ended(msgspec.Struct, frozen=True):
    """An order that is over, and the rule that forbids it, or ""."""

    order: SentOrder
    rule: str


class Spoken(msgspec.Struct, frozen=True):
    """What a companion says."""

    #: The input.
    text: str
    #: Intentions that changed.
    meant: list[Meant]
    ended: list[Ended]
    #: Orders that stand.
    standing: list[SentOrder]


class Move(msgspec.Struct, frozen=True):
    """A move of a hint."""

    say: str
    steps: list[SentStep]
    #: The chance to win, and how many games that rests on.
    chance: float
    games: int
    #: All inputs that can be given for it in one go.
    plan: list[str]
