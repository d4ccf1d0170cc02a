"""Words of the gamebook family: turning to a section, what is on the sheet, gifts.

A name on the sheet is that of a thing, a memory or a mark; no two of them share one.
"""

from typing import Annotated, ClassVar, Literal

from rietland.vocabulary import control
from rietland.vocabulary.control import Word
from rietland.vocabulary.names import SOME, NoteName, RoleName, SectionName

# Effects.


class Go(Word, frozen=True, tag="go"):
    """Turn to this section at once; what else was to be done here is left out."""

    SHORT: ClassVar[str] = "section"
    #: The section.
    section: SectionName


class Gain(Word, frozen=True, tag="gain"):
    """A thing, memory or mark comes on the sheet; one that is there already changes nothing."""

    SHORT: ClassVar[str] = "name"
    #: What comes on the sheet.
    name: NoteName


class Lose(Word, frozen=True, tag="lose"):
    """A thing, memory or mark leaves the sheet. A way that begins with it is open to its owners."""

    SHORT: ClassVar[str] = "name"
    #: What leaves the sheet.
    name: NoteName


class Forget(Word, frozen=True, tag="forget"):
    """That many things, memories or marks of this sort leave the sheet; the reader chooses."""

    SHORT: ClassVar[str] = "count"
    #: How many.
    count: Annotated[int, SOME]
    #: Of which sort.
    sort: Literal["things", "memories", "marks"] = "memories"


class SpendGift(Word, frozen=True, tag="spend_gift"):
    """The gift of this role is used up for this chapter."""

    SHORT: ClassVar[str] = "role"
    #: The role.
    role: RoleName


# Conditions.


class Has(Word, frozen=True, tag="has"):
    """Condition: this thing, memory or mark is on the sheet."""

    SHORT: ClassVar[str] = "name"
    #: What must be on the sheet.
    name: NoteName


class Role(Word, frozen=True, tag="role"):
    """Condition: a hero of this role reads."""

    SHORT: ClassVar[str] = "name"
    #: The role.
    name: RoleName


class GiftLeft(Word, frozen=True, tag="gift"):
    """Condition: a hero of this role reads whose gift was not used in this chapter."""

    SHORT: ClassVar[str] = "role"
    #: The role.
    role: RoleName


# Filters.


class Filter(Word, frozen=True):
    """Which heroes: all of them, or those of a role."""

    #: Of this role.
    role: RoleName = ""


EFFECTS: tuple[type[Word], ...] = (Go, Gain, Lose, Forget, SpendGift, *control.EFFECTS)
CONDITIONS: tuple[type[Word], ...] = (Has, Role, GiftLeft, *control.CONDITIONS)
WHENS: tuple[type[Word], ...] = ()
