"""Conditions: what content may ask."""

from typing import Annotated, ClassVar, Literal

from rietland.vocabulary import control
from rietland.vocabulary.control import (
    Number,
    What,
    Who,
    Word,
)
from rietland.vocabulary.names import ANY, SOME, Letter, OpponentName, PileCard, PileName, ThingName


class NarratorAt(Word, frozen=True, tag="narrator"):
    """Condition: where the narrator is."""

    before: Letter = ""
    at_least: Letter = ""


class Exists(Word, frozen=True, tag="exists"):
    """Condition: there are such pieces, at least one or as many as the range says."""

    SHORT: ClassVar[str] = "what"
    what: What
    at_least: Annotated[Number | None, ANY] = None
    at_most: Annotated[Number | None, ANY] = None
    exactly: Annotated[Number | None, ANY] = None


class InSupply(Word, frozen=True, tag="in_supply"):
    """Condition: the supply (or the equipment board) still has this thing, or as many as said."""

    SHORT: ClassVar[str] = "thing"
    thing: ThingName
    at_least: Annotated[Number, SOME] = 1


class Beaten(Word, frozen=True, tag="beaten", rename={"named": "opponent"}):
    """Condition: this opponent of the legend was defeated."""

    SHORT: ClassVar[str] = "named"
    named: OpponentName
    #: Or it left the board without a fight: it was calmed.
    calmed: bool = False


class CardIs(Word, frozen=True, tag="card", rename={"state": "is"}):
    """Condition: a hero's own card is open, done, spoiled, or settled (one of these two).

    With `pile` one of its dealt cards is, with `all` every one of them.
    """

    state: Literal["open", "done", "spoiled", "settled"]
    name: PileCard = ""
    pile: PileName = ""
    all: bool = False


class Somebody(Word, frozen=True, tag="somebody"):
    """Condition: at least one hero passes this filter."""

    SHORT: ClassVar[str] = "who"
    who: Who


class Everybody(Word, frozen=True, tag="everybody"):
    """Condition: all heroes pass this filter."""

    SHORT: ClassVar[str] = "who"
    who: Who


CONDITIONS: tuple[type[Word], ...] = (
    *control.CONDITIONS,
    NarratorAt, Exists, InSupply, Beaten, CardIs, Somebody, Everybody,
)  # fmt: skip
