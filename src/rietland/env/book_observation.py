"""What a seat sees of a reading, as numbers: the same that its view tells in words, and no more."""

from typing import Final

from rietland.book import tests
from rietland.book.base import BookBase
from rietland.book.frames import TEST
from rietland.book.state import State
from rietland.book.trail import here, reader
from rietland.env.sheet import Sheet
from rietland.kernel.pending import Pending
from rietland.kernel.state import BaseState

#: Numbers are parts of these.
MOST_PAGES: Final = 60
MOST_VISITS: Final = 3
MOST_POINTS: Final = 20
MOST_DICE: Final = 6
STAGES: Final = ["who", "rolling", "gift"]


class BookObservation:
    """Writes the sheet, the trail and the test under way."""

    def __init__(self, game: BookBase) -> None:
        self.game: BookBase = game
        book = game.book
        self.seats: list[str] = [str(seat) for seat in range(book.max_heroes)]
        self.heroes: list[str] = [kind.name for kind in book.heroes]
        self.sections: list[str] = [section.name for section in book.sections]
        #: Marks that readers may not know are not written.
        self.shown: list[int] = [n for n, note in enumerate(book.notes) if not note.hidden]
        self.notes: list[str] = [book.notes[note].name for note in self.shown]
        self.chapters: list[str] = [chapter.name for chapter in book.chapters]
        self.tests: list[str] = [kind.name for kind in book.tests]

    def write(self, sheet: Sheet, state: BaseState, pending: Pending, seat: int) -> None:
        assert isinstance(state, State)
        for h, name in enumerate(self.seats):
            sheet.part(f"hero {name}")
            plays = h < state.size
            sheet.one("is", state.kinds[h] if plays else -1, self.heroes)
            sheet.flag("gift used", plays and state.used[h] == 1)
            sheet.flag("took the last test", state.tester == h)
            sheet.flag("reads", reader(state) == h)
            sheet.flag("yours", plays and state.seats[h] == seat)
            sheet.flag("asked", pending.who == h)
        self._sheet(sheet, state)
        self._test(sheet, state)

    def _sheet(self, sheet: Sheet, s: State) -> None:
        sheet.part("sheet")
        for number, stat in enumerate(self.game.book.stats):
            sheet.number(stat.name, s.counters[number], stat.most or MOST_POINTS)
        held = [self.shown.index(note) for note in s.notes if note in self.shown]
        sheet.some("has", held, self.notes)
        sheet.part("book")
        sheet.one("chapter", s.chapter, self.chapters)
        sheet.one("section", here(s), self.sections)
        sheet.some("read", s.pages, self.sections, MOST_VISITS)
        sheet.number("pages", len(s.pages), MOST_PAGES)

    def _test(self, sheet: Sheet, s: State) -> None:
        sheet.part("test")
        f = s.agenda[-1] if s.agenda and s.agenda[-1].kind == TEST else None
        test = tests.test_of(self.game, f) if f is not None else None
        sheet.one("stage", f.at if f is not None else -1, STAGES)
        sheet.one("of", f.who if f is not None else -1, self.seats)
        sheet.one("kind", test.kind if test is not None else -1, self.tests)
        needed = tests.against(self.game, s, test) if test is not None else 0
        plus = tests.plus(self.game, s, test) if test is not None else 0
        rolled = f.args[tests.HEAD :] if f is not None else []
        sheet.number("against", needed, MOST_POINTS)
        sheet.number("plus", plus, MOST_POINTS)
        sheet.number("highest die", max(rolled, default=0), max(self.game.book.faces))
        sheet.number("dice rolled", len(rolled), MOST_DICE)
