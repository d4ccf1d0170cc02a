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

    #: The kind of thing, or several kinds.
    thing: ThingName | list[ThingName]
    #: Where to: one space, one of several, or that which its `face` says.
    to: SpaceNumber | list[SpaceNumber] | Literal["face"]
    #: How many, or how much they are worth.
    need: Number = 1
    #: `face`: what their faces show is added up.
    score: Literal["count", "face"] = "count"
    #: The counter that says how many were handed over.
    counter: CounterName = ""


class Beat(Word, frozen=True, tag="beat"):
    """Defeat these opponents with a name: all of them, or as many as `need` says.

    With `calmed` one that left the board without a fight counts as well.
    """

    SHORT: ClassVar[str] = "opponents"
    #: The opponents.
    opponents: list[OpponentName]
    #: How many of them; without, all.
    need: Number | None = None
    #: One that left without a fight counts too.
    calmed: bool = False


class Reach(Word, frozen=True, tag="reach"):
    """Heroes are on one of these spaces: that many of the matching heroes."""

    #: The spaces.
    at: list[SpaceNumber]
    #: Which heroes; without, all.
    who: Who = None
    #: How many of them.
    need: Number = 1


class Count(Word, frozen=True, tag="count"):
    """A counter reaches this number."""

    #: The counter.
    counter: CounterName
    #: What it must reach.
    need: Number


class Clear(Word, frozen=True, tag="clear"):
    """No creature (of this kind) is on these spaces; without `at`, on the whole board."""

    #: The kind; without, every creature.
    creature: CreatureName = ""
    #: The spaces; without, the whole board.
    at: list[SpaceNumber] = []


class Have(Word, frozen=True, tag="have"):
    """Such pieces are on the board: that many of them."""

    SHORT: ClassVar[str] = "what"
    #: The pieces.
    what: What
    #: How many of them.
    need: Number = 1


class Cards(Word, frozen=True, tag="cards"):
    """Every card of this pile that heroes have is settled: done, or no longer possible."""

    SHORT: ClassVar[str] = "pile"
    #: The pile.
    pile: PileName


class Survive(Word, frozen=True, tag="survive"):
    """That many of the matching heroes are still in the game."""

    #: Which heroes; without, all.
    who: Who = None
    #: How many of them.
    need: Number = 1


class Before(Word, frozen=True, tag="before"):
    """The narrator has not come to this letter; without one, to the end of the legend."""

    SHORT: ClassVar[str] = "letter"
    #: The letter; without, the end of the legend.
    letter: Letter = ""


GOALS: tuple[type[Word], ...] = (
    Hold, Bring, Beat, Reach, Count, Clear, Have, Cards, Survive, Before,
)  # fmt: skip
