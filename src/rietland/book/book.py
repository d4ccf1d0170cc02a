"""Book of a gamebook: everything printed, as numbers, shared by all states."""

from typing import Final

from rietland.kernel.book import BaseBook
from rietland.vocabulary.control import Number

# Sorts of what stands on a sheet.
THING: Final = 0
MEMORY: Final = 1
MARK: Final = 2
#: As content and as views call them.
SORTS: Final = ["things", "memories", "marks"]
SORT_NAMES: Final = ["thing", "memory", "mark"]

# What a gift does after a failed test.
BY_CONTENT: Final = 0  # nothing: the content says what it is good for
BONUS: Final = 1  # adds to the total
AGAIN: Final = 2  # all dice are rolled again
TURN: Final = 3  # one die is flipped to its opposite side


class Stat:
    """A number of the sheet: the counter of the same number."""

    __slots__ = ("least", "most", "name", "start")

    def __init__(self, name: str, start: int, least: int | None, most: int | None) -> None:
        self.name: str = name
        self.start: int = start
        self.least: int | None = least
        self.most: int | None = most


class Note:
    """A thing, a memory or a mark."""

    __slots__ = ("hidden", "name", "sort")

    def __init__(self, name: str, sort: int, hidden: bool) -> None:
        self.name: str = name
        self.sort: int = sort
        #: Readers may not see it on the sheet.
        self.hidden: bool = hidden


class TestKind:
    """A kind of test: whose dice are rolled, and what is always added."""

    __slots__ = ("hero_dice", "name", "plus")

    def __init__(self, name: str, hero_dice: bool, plus: Number) -> None:
        self.name: str = name
        #: The hero's dice, of which the highest counts; else one die.
        self.hero_dice: bool = hero_dice
        self.plus: Number = plus


class Test:
    """A test on a way: what must be reached, what helps, and where it leads."""

    __slots__ = ("against", "also", "failed", "kind", "notes", "passed", "wound")

    def __init__(self) -> None:
        #: Position in the Book's kinds of test.
        self.kind: int = 0
        self.against: Number = 0
        #: What helps or hinders when it is on the sheet: note and bonus.
        self.notes: list[tuple[int, int]] = []
        self.also: Number = 0
        #: Sections.
        self.passed: int = 0
        self.failed: int = 0
        #: The counter that a failed test costs the difference in; -1 for none.
        self.wound: int = -1


class Way:
    """A way from a section to another."""

    __slots__ = (
        "conditions", "fallback", "go", "name", "once", "ref", "section", "test", "word",
    )  # fmt: skip

    def __init__(self) -> None:
        self.name: str = ""
        #: The number of its name in notation.
        self.word: int = 0
        self.section: int = 0
        self.conditions: list[object] = []
        self.once: bool = False
        self.fallback: bool = False
        #: Address of what happens on it, or "".
        self.ref: str = ""
        #: The section it leads to; -1 where a test or its effects decide.
        self.go: int = -1
        self.test: Test | None = None


class Ending:
    """An ending, and where the next chapter begins after it."""

    __slots__ = ("good", "name", "next", "worth")

    def __init__(self, name: str, good: bool, following: int, worth: int) -> None:
        self.name: str = name
        self.good: bool = good
        #: The section that the next chapter begins with; -1 for the end of the book.
        self.next: int = following
        #: How much readers wish for it, from 0 to 100.
        self.worth: int = worth


class Section:
    """A section: what happens when it is opened, and the ways on; or an ending."""

    __slots__ = ("chapter", "ending", "name", "ref", "ways")

    def __init__(self, name: str, chapter: int) -> None:
        self.name: str = name
        self.chapter: int = chapter
        #: Address of its effects, or "".
        self.ref: str = ""
        #: Positions in the Book's ways.
        self.ways: list[int] = []
        self.ending: Ending | None = None


class Chapter:
    """A chapter: what happens when it begins, and after the effects of each of its sections."""

    __slots__ = ("always", "begin", "name")

    def __init__(self, name: str) -> None:
        self.name: str = name
        #: Addresses of effect lists, or "".
        self.begin: str = ""
        self.always: str = ""


class HeroKind:
    """A hero: dice, what is carried from the beginning, and a gift."""

    __slots__ = (
        "bonus", "colour", "dice", "gift", "gift_tests", "gifted", "name", "role", "things",
        "turns",
    )  # fmt: skip

    def __init__(self, name: str, role: str, colour: str) -> None:
        self.name: str = name
        self.role: str = role
        self.colour: str = colour
        #: Dice in tests that are taken with the hero's dice.
        self.dice: Number = 1
        #: Kinds of test in which every die may be flipped.
        self.turns: list[int] = []
        #: Notes on the sheet from the beginning.
        self.things: list[int] = []
        #: Has a gift at all.
        self.gifted: bool = False
        #: BY_CONTENT, BONUS, AGAIN or TURN, and the kinds of test it helps in.
        self.gift: int = BY_CONTENT
        self.gift_tests: list[int] = []
        self.bonus: int = 0


class Variant:
    """Another way to begin."""

    __slots__ = ("chapters", "start")

    def __init__(self, start: int, chapters: int) -> None:
        self.start: int = start
        #: The book is closed after so many chapters; 0: never before its end.
        self.chapters: int = chapters


class Book(BaseBook):
    """All fixed content of one box bound to one legend."""

    def __init__(self) -> None:
        super().__init__()
        self.box: str = ""
        self.legend: str = ""
        self.heroes: list[HeroKind] = []
        #: The first counters.
        self.stats: list[Stat] = []
        self.notes: list[Note] = []
        self.tests: list[TestKind] = []
        self.sections: list[Section] = []
        self.ways: list[Way] = []
        #: Names of ways in notation; the same name may stand in several sections.
        self.way_words: list[str] = []
        self.chapters: list[Chapter] = []
        #: Address of what happens after the effects of each section, or "".
        self.always: str = ""
        #: The section a reading begins with, and the address of what happens before, or "".
        self.start: int = 0
        self.begin: str = ""
        self.beginnings: list[Variant] = []
        #: Sides of the die.
        self.faces: list[int] = []
        # Numbers of names that content mentions.
        self.note_numbers: dict[str, int] = {}
        self.section_numbers: dict[str, int] = {}

    def opposite(self, value: int) -> int:
        """The side of the die below the one that shows."""
        return min(self.faces) + max(self.faces) - value
