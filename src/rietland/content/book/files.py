"""What stands in each file of a gamebook: typed records; the schemas are made from them."""

# ruff: noqa: RUF012 - msgspec copies an empty list or dict given as a default

from typing import Annotated, Literal

from rietland.content.source import Source
from rietland.vocabulary.control import Conditions, Effects, Number, Word
from rietland.vocabulary.names import (
    ANY,
    COUNTED,
    EITHER_WAY,
    Between,
    NewCounter,
    NoteName,
    SectionName,
    SheetNumber,
    TestName,
)

# box.yaml


class StatRecord(Word, frozen=True, kw_only=True):
    """A number of the sheet: where it begins, and its limits."""

    #: Where it comes from.
    source: Source
    #: What it is at the beginning.
    start: Annotated[int, COUNTED]
    #: Never below this.
    least: Annotated[int | None, COUNTED] = None
    #: Never above this.
    most: Annotated[int | None, COUNTED] = None


class TestKindRecord(Word, frozen=True, kw_only=True):
    """A kind of test: which dice are rolled (the highest counts), and what is always added."""

    #: Where it comes from.
    source: Source
    #: `one` die, or the dice of the `hero`.
    dice: Literal["one", "hero"]
    #: What is always added.
    plus: Annotated[Number, EITHER_WAY] = 0


class BookBoxFile(Word, frozen=True, kw_only=True):
    """box.yaml: what the sheet of a gamebook holds, and how tests are taken."""

    #: Name of the folder.
    box: str
    #: A gamebook.
    family: Literal["book"]
    #: Where it comes from.
    source: Source
    #: The box whose files hold where this one says nothing.
    extends: str = ""
    #: How many may read: the fewest and the most.
    heroes: tuple[int, int]
    #: The usual party by number of heroes, if none is named.
    parties: dict[int, list[str]] = {}
    #: Numbers of the sheet: counters with limits that everybody sees.
    sheet: dict[NewCounter, StatRecord]
    #: What readers can carry.
    things: list[str] = []
    #: What readers can remember.
    memories: list[str] = []
    #: Marks that readers see, and those they do not.
    marks: dict[str, Literal["shown", "hidden"]] = {}
    #: Sides of the die that `roll` and tests use.
    die: Annotated[list[int], ANY]
    #: Kinds of test.
    tests: dict[str, TestKindRecord] = {}
    #: What happens after the effects of every section that is no ending.
    always: Effects = []


# heroes.yaml


class GiftRecord(Word, frozen=True, kw_only=True):
    """A gift, once in each chapter: after a failed test of these kinds it does one of three things.

    Without `tests` it does nothing by itself; the content asks for it with `gift`.
    """

    #: Where it comes from.
    source: Source
    #: Kinds of test in which it helps after a failed roll.
    tests: list[TestName] = []
    #: Adds this.
    bonus: Annotated[int, ANY] = 0
    #: All dice are rolled again.
    again: bool = False
    #: One die is flipped to its opposite side.
    turn: bool = False


class BookHeroRecord(Word, frozen=True, kw_only=True):
    """A hero and a heroine who read alike."""

    #: Where it comes from.
    source: Source
    #: Names of the hero and the heroine.
    figures: list[str]
    #: Colour of the figures.
    colour: str
    #: Dice in tests that are taken with the hero's dice.
    dice: Annotated[Number, Between(1, 20)] = 1
    #: Tests in which every die may be flipped to its opposite side.
    turns: list[TestName] = []
    #: What is on the sheet from the beginning.
    things: list[NoteName] = []
    #: What helps once in each chapter.
    gift: GiftRecord | None = None


class BookHeroesFile(Word, frozen=True, kw_only=True):
    """heroes.yaml: who may read, by role."""

    heroes: dict[str, BookHeroRecord]


# chapters/*.yaml


class WayTestRecord(Word, frozen=True, kw_only=True, rename={"passed": "pass", "failed": "fail"}):
    """A test on a way: passed when the total is `against` or more."""

    #: Which kind of test.
    kind: TestName
    #: The total that is needed.
    against: Annotated[Number, EITHER_WAY]
    #: Things, memories and marks that help (or hinder, below 0) when they are on the sheet.
    plus: Annotated[dict[NoteName, int], EITHER_WAY] = {}
    #: What is added besides.
    also: Annotated[Number, EITHER_WAY] = 0
    #: The section after a passed test.
    passed: SectionName
    #: The section after a failed test.
    failed: SectionName
    #: A failed test costs the difference in this number of the sheet.
    wound: SheetNumber = ""


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
    #: The section it leads to.
    go: SectionName = ""
    #: The test that decides where it leads.
    test: WayTestRecord | None = None


class EndingRecord(Word, frozen=True, kw_only=True):
    """An ending: good or bad, and the section the next chapter begins with."""

    #: Name of the ending in texts.
    name: str
    #: Whether the reading is won or lost with it.
    kind: Literal["good", "bad"]
    #: The section that the next chapter begins with; without, the book ends here.
    then: SectionName = ""
    #: How much companions wish for it, 0 to 100; 100 for a good ending and 0 for a bad one.
    worth: Annotated[int | None, Between(0, 100)] = None


class SectionRecord(Word, frozen=True, kw_only=True):
    """A section: what happens when it is opened, then the ways on; or an ending."""

    #: Where it comes from.
    source: Source
    #: What happens when it is opened.
    do: Effects = []
    #: The ways on, by name.
    ways: dict[str, BookWayRecord] = {}
    #: For an ending, instead of ways.
    ending: EndingRecord | None = None


class ChapterFile(Word, frozen=True, kw_only=True):
    """A chapter: its sections by name, usually a number in quotes."""

    #: Its number, as the file is called.
    chapter: int
    #: Where it comes from.
    source: Source
    #: What happens when the chapter begins.
    begin: Effects = []
    #: What happens after the effects of each of its sections, endings excepted.
    always: Effects = []
    #: Its sections, by name.
    sections: dict[str, SectionRecord]


# legends/*.yaml


class BookVariantRecord(Word, frozen=True, kw_only=True):
    """Another way to begin: at another section, or for some chapters only."""

    #: Where it comes from.
    source: Source
    #: The section it begins with; without, that of the legend.
    start: SectionName = ""
    #: The book is closed after this many chapters.
    chapters: Annotated[int, ANY] = 0


class BookLegendFile(Word, frozen=True, kw_only=True):
    """A reading: where it begins, and what happens before."""

    #: Name of the file.
    legend: str
    #: Where it comes from.
    source: Source
    #: Difficulties, easiest first.
    difficulties: list[str]
    #: The section a reading begins with.
    start: SectionName
    #: What happens before it is opened.
    begin: Effects = []
    #: Other ways to begin.
    variants: dict[str, BookVariantRecord] = {}
