"""Shape of what leaves the table: the records a view of a gamebook is made of.

Plain names and numbers, no rules. JSON Schema and the browser's types are made from these.
Sections that nobody has read are not in a view, not even their numbers.
"""

import msgspec

from rietland.views import Label, ViewHead

# The sheet.


class StatView(msgspec.Struct):
    """A number of the sheet; its text is `sheet-<box>-<name>`, `.note` says what it is for."""

    name: str
    value: int
    #: Its limits; nothing where there is none.
    least: int | None
    most: int | None


class NoteView(msgspec.Struct):
    """A thing, a memory or a mark; its text is `<sort>-<box>-<name>`.

    That of a thing has a `.note`. Marks that readers may not know are not in a view.
    """

    #: thing, memory or mark.
    sort: str
    name: str
    #: The page of the trail on which it came, from 0 on; -1: from the beginning.
    page: int


class SheetView(msgspec.Struct):
    """What everybody who reads shares."""

    stats: list[StatView]
    things: list[NoteView]
    memories: list[NoteView]
    marks: list[NoteView]


class ReaderView(msgspec.Struct):
    """A hero who reads."""

    name: str
    role: str
    colour: str
    seat: int
    #: Has the book now and speaks for all.
    reads: bool
    #: The gift, `gift-<box>-<role>` with a `.note`, can still be used in this chapter.
    gift: bool
    #: Took the last test, so somebody else takes the next one.
    rests: bool


# The page.


class BonusView(msgspec.Struct):
    """Something that counts in a test."""

    what: Label
    amount: int


class TesterView(msgspec.Struct):
    """A hero who may take a test, and how it would go."""

    hero: str
    #: Dice rolled, of which the highest counts.
    dice: int
    #: Everything that is added to it.
    plus: int
    #: The exact chance to pass without the gift, and with it if it can still be used.
    chance: float
    chance_with_gift: float


class TestView(msgspec.Struct):
    """A test that a way asks for; `test-<box>-<kind>` is its name, `.note` how it is taken."""

    kind: str
    #: The total that is needed.
    against: int
    bonuses: list[BonusView]
    #: A failed test costs the difference in this number of the sheet, or "".
    wound: str
    testers: list[TesterView]


class WayView(msgspec.Struct):
    """A way on from this page."""

    name: str
    label: Label
    #: The input in notation; "" for a way that is closed.
    say: str
    #: It can be taken only once.
    once: bool
    #: How often it was taken.
    taken: int
    test: TestView | None
    #: What it lacks, and the rule that closes it; a way that is open has neither.
    lacks: list[Label]
    rule: str


class TestNow(msgspec.Struct):
    """The test under way."""

    #: Who takes it; "" before somebody is chosen.
    hero: str
    kind: str
    against: int
    plus: int
    bonuses: list[BonusView]
    #: What was rolled so far, and how many dice are still to come.
    rolled: list[int]
    left: int
    #: The highest die (flipped, where that is allowed) and all that is added; 0 without a die.
    total: int
    #: who (somebody is to be chosen), rolling, or gift (the hero may use it now).
    stage: str


class EndingView(msgspec.Struct):
    """An ending that was reached: `ending-<box>-<name>`."""

    name: str
    good: bool
    chapter: str


class SectionView(msgspec.Struct):
    """The section that is open."""

    section: str
    #: Key of its prose; `.title` is its heading.
    text: str
    chapter: str
    #: How often it was read, this time included.
    visits: int
    ways: list[WayView]
    #: Set when this section is an ending.
    ending: EndingView | None


# What was read.


class PageView(msgspec.Struct):
    """A page of the trail: a section in the order of reading."""

    section: str
    text: str
    chapter: str
    #: The way that was taken from here and its text, or "" on the last page.
    way: str
    label: Label | None
    #: Memories that came here.
    memories: list[str]
    #: Number of inputs when it was opened: a bookmark goes back to it.
    seq: int


class SeenSection(msgspec.Struct):
    """A section on the map of pages already seen."""

    section: str
    text: str
    chapter: str
    visits: int
    #: Name of the ending, or "".
    ending: str


class SeenWay(msgspec.Struct):
    """A way that was taken from one section to another; a test may have led elsewhere."""

    origin: str
    target: str
    #: "" where the book itself turned the page.
    way: str
    times: int


class MapView(msgspec.Struct):
    """Sections seen, in the order they were first read, and ways taken between them."""

    sections: list[SeenSection]
    ways: list[SeenWay]


class BookView(ViewHead, tag_field="family", tag="book"):
    """Everything a reader may see."""

    #: Name of the chapter; `chapter-<box>-<name>` is its title.
    chapter: str
    #: Pages read.
    page: int
    section: SectionView
    sheet: SheetView
    heroes: list[ReaderView]
    test: TestNow | None
    trail: list[PageView]
    map: MapView
    #: Endings of the chapters that are closed, and the last one.
    endings: list[EndingView]


# What never changes.


class StatKindView(msgspec.Struct):
    """A number of the sheet."""

    name: str
    start: int
    least: int | None
    most: int | None


class ReaderKindView(msgspec.Struct):
    """A hero one may choose."""

    name: str
    role: str
    colour: str


class BookStatic(msgspec.Struct, tag_field="family", tag="book"):
    """What is printed and never changes; sent once. No section, thing or mark is in it."""

    box: str
    legend: str
    heroes: list[ReaderKindView]
    stats: list[StatKindView]
    tests: list[str]
    chapters: list[str]
    #: How many memories there are to find.
    memories: int
    difficulties: list[str]
    variants: list[str]
