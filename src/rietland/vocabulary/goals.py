"""What a goal of a legend can need; `end_legend`, the goal list and companions all read these."""

from typing import ClassVar

from rietland.vocabulary.control import Number, Who, Word


class Hold(Word, frozen=True, tag="hold"):
    """Hold the castle: no creature may come for which there is no free golden shield."""


class Bring(Word, frozen=True, tag="bring"):
    """Bring things of this kind to a space: met while that many are there or are carried there.

    Gold in the purse of a hero on the space counts, and so does a farmer who follows one. Farmers
    brought into the castle stay there.
    """

    thing: str
    to: int
    need: Number = 1


class Beat(Word, frozen=True, tag="beat"):
    """Defeat these opponents with a name: all of them, or as many as `need` says."""

    SHORT: ClassVar[str] = "opponents"
    opponents: list[str]
    need: Number | None = None


class Reach(Word, frozen=True, tag="reach"):
    """Heroes are on one of these spaces: that many of the matching heroes."""

    at: list[int]
    who: Who = None
    need: Number = 1


class Count(Word, frozen=True, tag="count"):
    """A counter reaches this number."""

    counter: str
    need: Number


class Clear(Word, frozen=True, tag="clear"):
    """No creature (of this kind) is on these spaces; without `at`, on the whole board."""

    creature: str = ""
    at: list[int] = []


GOALS: tuple[type[Word], ...] = (Hold, Bring, Beat, Reach, Count, Clear)
