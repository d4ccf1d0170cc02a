"""Turns the records of a gamebook into a Book: numbers for names, addresses for lists."""

from rietland.book.book import (
    AGAIN,
    BONUS,
    BY_CONTENT,
    MARK,
    MEMORY,
    THING,
    TURN,
    Book,
    Chapter,
    Ending,
    HeroKind,
    Note,
    Section,
    Stat,
    Test,
    TestKind,
    Variant,
    Way,
)
from rietland.book.events import KINDS
from rietland.content.board.resolve_lists import register
from rietland.content.book.files import (
    BookBoxFile,
    BookHeroesFile,
    BookLegendFile,
    BookWayRecord,
    ChapterFile,
    EndingRecord,
    GiftRecord,
    WayTestRecord,
)
from rietland.kernel.book import Figure
from rietland.kernel.chance import die
from rietland.kernel.control import ROLLED

#: The one die of a gamebook, as `roll` names it.
DIE = "die"


class BookFiles:
    """The files of one gamebook, its chapters in order."""

    def __init__(
        self,
        box: BookBoxFile,
        heroes: BookHeroesFile,
        chapters: list[ChapterFile],
        legend: BookLegendFile,
    ) -> None:
        self.box: BookBoxFile = box
        self.heroes: BookHeroesFile = heroes
        self.chapters: list[ChapterFile] = chapters
        self.legend: BookLegendFile = legend


def make_book(files: BookFiles) -> Book:
    """The Book of one legend; the files have been checked."""
    book = Book()
    book.family = "book"
    book.box = files.box.box
    book.legend = files.legend.legend
    book.listening = [[] for _ in KINDS.rows]
    book.difficulties = files.legend.difficulties
    _sheet(book, files.box)
    _heroes(book, files.heroes)
    for number, chapter in enumerate(files.chapters):
        made = Chapter(str(chapter.chapter))
        made.begin = _list(book, f"chapter/{chapter.chapter}/begin", chapter.begin)
        made.always = _list(book, f"chapter/{chapter.chapter}/always", chapter.always)
        book.chapters.append(made)
        for name in chapter.sections:
            book.section_numbers[name] = len(book.sections)
            book.sections.append(Section(name, number))
    for chapter in files.chapters:
        _sections(book, chapter)
    _legend(book, files.legend)
    return book


def _list(book: Book, ref: str, effects: list[object]) -> str:
    """The list's address, or nothing where there is no effect."""
    if not effects:
        return ""
    register(book, ref, effects)
    return ref


def _sheet(book: Book, box: BookBoxFile) -> None:
    book.min_heroes, book.max_heroes = box.heroes
    book.parties = box.parties
    for name, stat in box.sheet.items():
        book.stats.append(Stat(name, stat.start, stat.least, stat.most))
        book.counters.append(name)
    notes = [(name, THING, False) for name in box.things]
    notes += [(name, MEMORY, False) for name in box.memories]
    notes += [(name, MARK, shown == "hidden") for name, shown in box.marks.items()]
    for name, sort, hidden in notes:
        book.note_numbers[name] = len(book.notes)
        book.notes.append(Note(name, sort, hidden))
    book.faces = box.die
    book.dice_names = [DIE]
    book.dice = [die(ROLLED, box.die, "ask-roll")]
    for name, kind in box.tests.items():
        book.tests.append(TestKind(name, kind.dice == "hero", kind.plus))
    book.always = _list(book, "always", box.always)


def _heroes(book: Book, heroes: BookHeroesFile) -> None:
    tests = [kind.name for kind in book.tests]
    for role, record in heroes.heroes.items():
        for name in record.figures:
            kind = HeroKind(name, role, record.colour)
            kind.dice = record.dice
            kind.turns = [tests.index(test) for test in record.turns]
            kind.things = [book.note_numbers[thing] for thing in record.things]
            if record.gift is not None:
                kind.gifted = True
                kind.gift = _gift(record.gift)
                kind.gift_tests = [tests.index(test) for test in record.gift.tests]
                kind.bonus = record.gift.bonus
            book.heroes.append(kind)
            book.figures.append(Figure(name, role, 0, record.colour))


def _gift(record: GiftRecord) -> int:
    if record.bonus:
        return BONUS
    if record.again:
        return AGAIN
    return TURN if record.turn else BY_CONTENT


def _sections(book: Book, chapter: ChapterFile) -> None:
    for name, record in chapter.sections.items():
        number = book.section_numbers[name]
        section = book.sections[number]
        section.ref = _list(book, f"section/{name}", record.do)
        if record.ending is not None:
            section.ending = _ending(book, record.ending)
        for word, way in record.ways.items():
            section.ways.append(len(book.ways))
            book.ways.append(_way(book, number, word, way))


def _ending(book: Book, record: EndingRecord) -> Ending:
    good = record.kind == "good"
    worth = (100 if good else 0) if record.worth is None else record.worth
    return Ending(record.name, good, book.section_numbers.get(record.then, -1), worth)


def _way(book: Book, section: int, name: str, record: BookWayRecord) -> Way:
    way = Way()
    way.name = name
    if name not in book.way_words:
        book.way_words.append(name)
    way.word = book.way_words.index(name)
    way.section = section
    way.conditions = record.conditions
    way.once = record.once
    way.fallback = record.fallback
    way.ref = _list(book, f"section/{book.sections[section].name}/{name}", record.do)
    way.go = book.section_numbers.get(record.go, -1)
    if record.test is not None:
        way.test = _test(book, record.test)
    return way


def _test(book: Book, record: WayTestRecord) -> Test:
    test = Test()
    test.kind = [kind.name for kind in book.tests].index(record.kind)
    test.against = record.against
    test.notes = [(book.note_numbers[name], bonus) for name, bonus in record.plus.items()]
    test.also = record.also
    test.passed = book.section_numbers[record.passed]
    test.failed = book.section_numbers[record.failed]
    if record.wound:
        test.wound = book.counters.index(record.wound)
    return test


def _legend(book: Book, legend: BookLegendFile) -> None:
    book.start = book.section_numbers[legend.start]
    book.begin = _list(book, "begin", legend.begin)
    for name, record in legend.variants.items():
        book.variants.append(name)
        start = book.section_numbers[record.start or legend.start]
        book.beginnings.append(Variant(start, record.chapters))
