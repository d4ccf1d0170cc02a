"""State of a reading: where the book is open, the sheet, and the trail of pages.

Lists of notes and pages are replaced, never changed in place, and shared by copies: see
`kernel/copy_on_write.py`. The numbers of the sheet are counters.
"""

from mypy_extensions import mypyc_attr

from rietland.kernel.json_fields import number, numbers
from rietland.kernel.state import BaseState


# So that `copy` can make a state without `__init__`, compiled too.
@mypyc_attr(serializable=True)
class State(BaseState):
    """Everything that readers write down."""

    def __init__(self) -> None:
        super().__init__()
        #: For each hero the position in the Book's heroes, and the seat that leads it.
        self.kinds: list[int] = []
        self.seats: list[int] = []
        #: 1 for each hero whose gift was used in this chapter.
        self.used: list[int] = []
        #: Who took the last test; -1 before the first.
        self.tester: int = -1
        #: The chapter that is read; -1 before the first.
        self.chapter: int = -1
        #: The book is closed after so many endings; 0: never before its end.
        self.chapters: int = 0
        #: What is on the sheet, in the order it came, and the page each came on (-1: before all).
        self.notes: list[int] = []
        self.since: list[int] = []
        #: Sections in the order they were read, the open one last; the way taken from each (-1:
        #: none); the number of inputs when each was opened.
        self.pages: list[int] = []
        self.taken: list[int] = []
        self.opened: list[int] = []

    @property
    def page(self) -> int:
        """How many sections were read."""
        return len(self.pages)

    def copy(self) -> "State":
        new = State.__new__(State)
        new.copy_base(self)
        new.news = []
        new.kinds = self.kinds
        new.seats = self.seats
        new.used = self.used
        new.tester = self.tester
        new.chapter = self.chapter
        new.chapters = self.chapters
        new.notes = self.notes
        new.since = self.since
        new.pages = self.pages
        new.taken = self.taken
        new.opened = self.opened
        return new

    def to_data(self) -> dict[str, object]:
        data = super().to_data()
        data["kinds"] = self.kinds[:]
        data["seats"] = self.seats[:]
        data["used"] = self.used[:]
        data["tester"] = self.tester
        data["chapter"] = self.chapter
        data["chapters"] = self.chapters
        data["notes"] = self.notes[:]
        data["since"] = self.since[:]
        data["pages"] = self.pages[:]
        data["taken"] = self.taken[:]
        data["opened"] = self.opened[:]
        return data


def state_from_data(data: dict[str, object]) -> State:
    """The state that `to_data` wrote. Raises ValueError for anything else."""
    s = State()
    s.load_base(data)
    s.kinds = numbers(data, "kinds")
    s.seats = numbers(data, "seats")
    s.used = numbers(data, "used")
    s.tester = number(data, "tester")
    s.chapter = number(data, "chapter")
    s.chapters = number(data, "chapters")
    s.notes = numbers(data, "notes")
    s.since = numbers(data, "since")
    s.pages = numbers(data, "pages")
    s.taken = numbers(data, "taken")
    s.opened = numbers(data, "opened")
    return s
