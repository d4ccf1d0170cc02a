"""What a goal of a legend can need; `end_legend`, the goal list and companions all read these."""

from typing import ClassVar, Literal

from rietland.vocabulary.control import Number, What, Who, Word
from rietland.vocabulary.names import (
    CounterName,
    CreatureName,
    Letter,
    OpponentName,
    PileName,
    SpaceNumber,
    ThingName,
)


class Hold(Word, frozen=True, tag="hold"):
    """Hold the castle: no creature may come for which there is no free golden shield."""


class Bring(Word, frozen=True, tag="bring"):
    """Bring things of these kinds to a space, one of several, or each to the space its `face` says.

    Met while that many are there or are carried there; with `score: face` each counts what its face
    shows, a piece of gold 1. Gold in the purse of a hero on the space counts, and so does a farmer
    who follows one. Farmers brought into the castle stay there. With `counter` what is handed over
    counts, by the deed or trigger that adds to that counter, and nothing else.
    """

    thing: ThingName | list[ThingName]
    to: SpaceNumber | list[SpaceNumber] | Literal["face"]
    need: Number = 1
    score: Literal["count", "face"] = "count"
    counter: CounterName = ""


class Beat(Word, frozen=True, tag="beat"):
    """Defeat these opponents with a name: all of them, or as many as `need` says.

    With `calmed` one that left the board without a fight counts as well.
    """

    SHORT: ClassVar[str] = "opponents"
    opponents: list[OpponentName]
    need: Number | None = None
    calmed: bool = False


class Reach(Word, frozen=True, tag="reach"):
    """Heroes are on one of these spaces: that many of the matching heroes."""

    at: list[SpaceNumber]
    who: Who = None
    need: Number = 1


class Count(Word, frozen=True, tag="count"):
    """A counter reaches this number."""

    counter: CounterName
    need: Number


class Clear(Word, frozen=True, tag="clear"):
    """No creature (of this kind) is on these spaces; without `at`, on the whole board."""

    creature: CreatureName = ""
    at: list[SpaceNumber] = []


class Have(Word, frozen=True, tag="have"):
    """Such pieces are on the board: that many of them."""

    SHORT: ClassVar[str] = "what"
    what: What
    need: Number = 1


class Cards(Word, frozen=True, tag="cards"):
    """Every card of this pile that heroes have is settled: done, or no longer possible."""

    SHORT: ClassVar[str] = "pile"
    pile: PileName


class Survive(Word, frozen=True, tag="survive"):
    """That many of the matching heroes are still in the game."""

    who: Who = None
    need: Number = 1


class Before(Word, frozen=True, tag="before"):
    """The narrator has not come to this letter; without one, to the end of the legend."""

    SHORT: ClassVar[str] = "letter"
    letter: Letter = ""


GOALS: tuple[type[Word], ...] = (
    Hold, Bring, Beat, Reach, Count, Clear, Have, Cards, Survive, Before,
)  # fmt: skip
