"""BookGame: hands each frame to the module that owns it, and nothing else."""

from typing import TYPE_CHECKING

from rietland.book import effects, pages, setup, sheet, tests, verbs
from rietland.book.base import BookBase
from rietland.book.book import Book
from rietland.book.frames import FORGET, PAGE, TEST
from rietland.book.state import State, state_from_data
from rietland.book.trail import reader
from rietland.kernel.action import Action
from rietland.kernel.control import CHOSEN, push_run
from rietland.kernel.event import Event
from rietland.kernel.frame import CHOOSE, Frame, unknown
from rietland.kernel.pending import Pending
from rietland.kernel.setup import Setup
from rietland.kernel.state import PLAYING, BaseState
from rietland.vocabulary import book as words
from rietland.vocabulary.control import Amount

if TYPE_CHECKING:
    from rietland.book.view.types import BookView


class BookGame(BookBase):
    """The rules of a gamebook, for a party of heroes in seating order."""

    def __init__(self, book: Book, party: list[str]) -> None:
        super().__init__(
            book,
            verbs.lexicon(party, book.way_words, [note.name for note in book.notes], book.choices),
        )
        self.party: list[str] = party

    def start(self, setup_: Setup) -> State:
        s = setup.empty_sheet(self, setup_, self.party)
        pages.begin(s, setup.first_section(self, setup_.variant))
        if self.book.begin:
            push_run(s, self.book.begin, -1)
        self.go_on(s)
        return s

    def load(self, data: dict[str, object]) -> State:
        return state_from_data(data)

    def view(self, s: BaseState, seat: int) -> "BookView":
        # Not compiled and never needed by a playout, so it is imported only here.
        from rietland.book.view.view import book_view

        assert isinstance(s, State)
        return book_view(self, s, seat)

    # Frames.

    def step(self, s: BaseState, f: Frame) -> bool:
        assert isinstance(s, State)
        if f.kind == PAGE:
            return pages.step(self, s, f)
        if f.kind == TEST:
            return tests.step(self, s, f)
        if f.kind == FORGET:
            return False
        raise unknown(f)

    def ask(self, s: BaseState, f: Frame) -> Pending:
        assert isinstance(s, State)
        if f.kind == PAGE:
            return pages.ask(self, s, f)
        if f.kind == TEST:
            return tests.ask(self, s, f)
        if f.kind == FORGET:
            return sheet.ask(self, s, f)
        raise unknown(f)

    def answer(self, s: BaseState, f: Frame, a: Action) -> None:
        assert isinstance(s, State)
        if f.kind == PAGE:
            pages.answer(self, s, f, a)
        elif f.kind == TEST:
            tests.answer(self, s, f, a)
        elif f.kind == FORGET:
            sheet.answer(self, s, f, a)
        else:
            raise unknown(f)

    # Legality.

    def asides(self, s: BaseState) -> list[Action]:
        """Nothing is done beside the question."""
        del s
        return []

    def concerned(self, s: BaseState) -> list[int]:
        """A group decides together where it goes and who takes a test."""
        # rule: FE-DP-1
        assert isinstance(s, State)
        if s.result != PLAYING or s.size == 1:
            return []
        f = s.agenda[-1]
        if f.kind == TEST and f.at != tests.WHO:
            return []
        return list(range(s.size))

    def why_not(self, s: BaseState, a: Action) -> str:
        assert isinstance(s, State)
        if s.result != PLAYING:
            return "FE-DP-10"
        if a.who < 0 or a.who >= s.size:
            return "FE-DP-1"
        f = s.agenda[-1]
        if a.verb == CHOSEN or f.kind == CHOOSE:
            return "FE-DP-3"
        if f.kind == TEST:
            return tests.why_not(f, a)
        if f.kind == FORGET:
            return sheet.forget_refusal(self, s, f, a)
        return pages.why_not(self, s, f, a)

    # Content.

    def perform(self, s: BaseState, ref: str, who: int, effect: object) -> None:
        del ref, who
        assert isinstance(s, State)
        effects.perform(self, s, effect)

    def able(self, s: BaseState, who: int, effect: object) -> bool:
        del who
        assert isinstance(s, State)
        return pages.able(self, s, effect)

    def holds(self, s: BaseState, who: int, condition: object) -> bool:
        del who
        assert isinstance(s, State)
        return effects.holds(self, s, condition)

    def measure(self, s: BaseState, number: Amount) -> int:
        assert isinstance(s, State)
        return effects.measure(self, s, number)

    def select(self, s: BaseState, who: object) -> list[int]:
        assert isinstance(s, State)
        assert isinstance(who, words.Filter)
        return effects.of_role(self, s, who.role)

    def matches(self, s: BaseState, when: object, event: Event) -> bool:
        """No word of this family waits for an event."""
        del s, when, event
        return False

    def count(self, s: BaseState, counter: int, value: int) -> None:
        assert isinstance(s, State)
        sheet.put(self, s, counter, value)

    def speaker(self, s: BaseState, who: int) -> int:
        """For the group the hero who reads."""
        # rule: FE-DP-1
        assert isinstance(s, State)
        return who if who >= 0 else reader(s)

    def seat(self, s: BaseState, who: int) -> int:
        assert isinstance(s, State)
        return s.seats[who]
