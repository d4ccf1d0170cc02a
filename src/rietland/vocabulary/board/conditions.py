"""Conditions: what content may ask."""

from typing import Annotated, ClassVar, Literal

from rietland.vocabulary import control
from rietland.vocabulary.control import (
    Bounds,
    Number,
    What,
    Who,
    Word,
)
from rietland.vocabulary.names import SOME, Letter, OpponentName, PileCard, PileName, ThingName


class NarratorAt(Word, frozen=True, tag="narrator"):
    """Condition: where the narrator is."""

    #: It has not come to this letter.
    before: Letter = ""
    #: It is at this letter or beyond.
    at_least: Letter = ""


class Exists(Bounds, frozen=True, tag="exists"):
    """Condition: there are such pieces, at least one or as many as the range says."""

    SHORT: ClassVar[str] = "what"
    #: The pieces.
    what: What


class InSupply(Word, frozen=True, tag="in_supply"):
    """Condition: the supply (or the equipment board) still has this thing, or as many as said."""

    SHORT: ClassVar[str] = "thing"
    #: The kind of thing.
    thing: ThingName
    #: At least so many.
    at_least: Annotated[Number, SOME] = 1


class Beaten(Word, frozen=True, tag="beaten", rename={"named": "opponent"}):
    """Condition: this opponent of the legend was defeated."""

    SHORT: ClassVar[str] = "named"
    #: The opponent.
    named: OpponentName
    #: Or it left the board without a fight: it was calmed.
    calmed: bool = False


class CardIs(Word, frozen=True, tag="card", rename={"state": "is"}):
    """Condition: a hero's own card is open, done, spoiled, or settled (one of these two).

    With `pile` one of its dealt cards is, with `all` every one of them.
    """

    #: What it is.
    state: Literal["open", "done", "spoiled", "settled"]
    #: The card.
    name: PileCard = ""
    #: Or a card of this pile.
    pile: PileName = ""
    #: Every card of the pile that was dealt.
    all: bool = False


class Somebody(Word, frozen=True, tag="somebody"):
    """Condition: at least one hero passes this filter."""

    SHORT: ClassVar[str] = "who"
    #: The filter.
    who: Who


class Everybody(Word, frozen=True, tag="everybody"):
    """Condition: all heroes pass this filter."""

    SHORT: ClassVar[str] = "who"
    #: The filter.
    who: Who


CONDITIONS: tuple[type[Word], ...] = (
    *control.CONDITIONS,
    NarratorAt, Exists, InSupply, Beaten, CardIs, Somebody, Everybody,
)  # fmt: skip
