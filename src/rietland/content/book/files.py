"""What stands in each file of a gamebook: typed records; the schemas are made from them."""

# ruff: noqa: RUF012 - msgspec copies an empty list or dict given as a default

from typing import Literal

from rietland.content.source import Source
from rietland.vocabulary.control import Conditions, Effects, Number, Word

# box.yaml


class StatRecord(Word, frozen=True, kw_only=True):
    """A number of the sheet: where it begins, and its limits."""

    source: Source
    start: int
    #: Never below this.
    least: int | None = None
    #: Never above this.
    most: int | None = None


class TestKindRecord(Word, frozen=True, kw_only=True):
    """A kind of test: which dice are rolled (the highest counts), and what is always added."""

    source: Source
    #: `one` die, or the dice of the `hero`.
    dice: Literal["one", "hero"]
    plus: Number = 0


class BookBoxFile(Word, frozen=True, kw_only=True):
    """box.yaml: what the sheet of a gamebook holds, and how tests are taken."""

    box: str
    family: Literal["book"]
    source: Source
    #: The box whose files hold where this one says nothing.
    extends: str = ""
    heroes: tuple[int, int]
    #: The usual party by number of heroes, for who names none.
    parties: dict[int, list[str]] = {}
    #: Numbers of the sheet: counters with limits that everybody sees.
    sheet: dict[str, StatRecord]
    things: list[str] = []
    memories: list[str] = []
    #: Marks that readers see, and those they do not.
    marks: dict[str, Literal["shown", "hidden"]] = {}
    #: Sides of the die that `roll` and tests use.
    die: list[int]
    tests: dict[str, TestKindRecord] = {}
    #: What happens after the effects of every section that is no ending.
    always: Effects = []


# heroes.yaml


class GiftRecord(Word, frozen=True, kw_only=True):
    """A gift, once in each chapter: after a failed test of these kinds it does one of three things.

    Without `tests` it does nothing by itself; the content asks for it with `gift`.
    """

    source: Source
    tests: list[str] = []
    #: Adds this.
    bonus: int = 0
    #: All dice are rolled again.
    again: bool = False
    #: One die is flipped to its opposite side.
    turn: bool = False


class BookHeroRecord(Word, frozen=True, kw_only=True):
    """A hero and a heroine who read alike."""

    source: Source
    figures: list[str]
    colour: str
    #: Dice in tests that are taken with the hero's dice.
    dice: Number = 1
    #: Tests in which every die may be flipped to its opposite side.
    turns: list[str] = []
    #: What stands on the sheet from the beginning.
    things: list[str] = []
    gift: GiftRecord | None = None


class BookHeroesFile(Word, frozen=True, kw_only=True):
    """heroes.yaml: who may read, by role."""

    heroes: dict[str, BookHeroRecord]


# chapters/*.yaml


class WayTestRecord(Word, frozen=True, kw_only=True, rename={"passed": "pass", "failed": "fail"}):
    """A test on a way: passed when the total is `against` or more."""

    kind: str
    against: Number
    #: Things, memories and marks that help (or hinder, below 0) when they are on the sheet.
    plus: dict[str, int] = {}
    #: What is added besides.
    also: Number = 0
    #: The section after a passed test, and after a failed one.
    passed: str
    failed: str
    #: A failed test costs the difference in this number of the sheet.
    wound: str = ""


class BookWayRecord(Word, frozen=True, kw_only=True, rename={"conditions": "if"}):
    """A way on from a section: to another (`go`), or by a test. Its name is its key."""

    #: It is open only if all of these hold.
    conditions: Conditions = []
    #: It is gone once it was taken.
    once: bool = False
    #: It is open only when no other way is.
    fallback: bool = False
    #: What happens on it; what it makes you `lose` you must have.
    do: Effects = []
    go: str = ""
    test: WayTestRecord | None = None


class EndingRecord(Word, frozen=True, kw_only=True):
    """An ending: good or bad, and the section the next chapter begins with."""

    name: str
    kind: Literal["good", "bad"]
    then: str = ""
    #: How much companions wish for it, 0 to 100; 100 for a good ending and 0 for a bad one.
    worth: int | None = None


class SectionRecord(Word, frozen=True, kw_only=True):
    """A section: what happens when it is opened, then the ways on; or an ending."""

    source: Source
    do: Effects = []
    ways: dict[str, BookWayRecord] = {}
    ending: EndingRecord | None = None


class ChapterFile(Word, frozen=True, kw_only=True):
    """A chapter: its sections by name, usually a number in quotes."""

    chapter: int
    source: Source
    #: What happens when the chapter begins.
    begin: Effects = []
    #: What happens after the effects of each of its sections, endings excepted.
    always: Effects = []
    sections: dict[str, SectionRecord]


# legends/*.yaml


class BookVariantRecord(Word, frozen=True, kw_only=True):
    """Another way to begin: at another section, or for some chapters only."""

    source: Source
    start: str = ""
    #: The book is closed after so many chapters.
    chapters: int = 0


class BookLegendFile(Word, frozen=True, kw_only=True):
    """A reading: where it begins, and what happens before."""

    legend: str
    source: Source
    difficulties: list[str]
    start: str
    begin: Effects = []
    variants: dict[str, BookVariantRecord] = {}
