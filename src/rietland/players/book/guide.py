"""BookGuide: what a search must know of a gamebook: a quick reader, and how good an ending is.

A careful reader thinks each way through by imagined readings: the search plays them, and this
quick reader turns their pages.
"""

from typing import Final

from rietland.book import odds, pages, tests, verbs
from rietland.book.base import BookBase
from rietland.book.book import Book
from rietland.book.frames import TEST
from rietland.book.state import State
from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.pending import Pending
from rietland.kernel.playout import next_seed
from rietland.kernel.state import WON, BaseState
from rietland.players.book.worth import section_worth, way_worth
from rietland.players.search.guide import Candidate, Guide
from rietland.players.search.thought import DEED, Intent

#: In imagined readings so many of a hundred ways are taken on a whim.
WHIMS: Final = 40
#: What an answer may be better by than that of the quick reader, before it was tried.
HABIT: Final = 0.01
#: How far the worth of answers differs.
VARIETY: Final = 0.2


class BookGuide(Guide):
    """Reads for all heroes alike: the sheet is everybody's."""

    def __init__(self, whims: int) -> None:
        #: So many of a hundred ways are taken without a thought.
        self.whims: int = whims
        self.seed: int = 1
        #: What sections are worth in this Book.
        self.book: Book | None = None
        self.worth: list[float] = []

    def twin(self) -> Guide:
        made = BookGuide(max(WHIMS, self.whims))
        made.book = self.book
        made.worth = self.worth
        return made

    def routine(self, g: Game, s: BaseState, pending: Pending) -> bool:
        """Who takes a test, gifts and the next chapter need no imagined readings."""
        return len(pending.options) == 1 or pending.options[0].verb in (
            verbs.SEND, verbs.USE, verbs.READ_ON,
        )  # fmt: skip

    def candidates(self, g: Game, s: BaseState, pending: Pending) -> list[Candidate]:
        assert isinstance(g, BookBase)
        assert isinstance(s, State)
        first = self._best(g, s, pending)
        found = [first] + [option for option in pending.options if option != first]
        return [_told(g, s, option) for option in found]

    def policy(self, g: Game, s: BaseState, pending: Pending) -> Action:
        assert isinstance(g, BookBase)
        assert isinstance(s, State)
        options = pending.options
        self.seed = next_seed(self.seed)
        if options[0].verb not in (verbs.TAKE, verbs.FORGET):
            return self._best(g, s, pending)
        if self.seed % 100 < self.whims:
            return options[self.seed // 100 % len(options)]
        return self._best(g, s, pending)

    def intention(self, g: Game, s: BaseState, who: int) -> list[Intent]:  # noqa: ARG002 - as Guide
        return []

    def clock(self, s: BaseState) -> int:
        assert isinstance(s, State)
        return len(s.pages)

    def habit(self) -> float:
        return HABIT

    def variety(self) -> float:
        return VARIETY

    def value(self, g: Game, s: BaseState) -> float:
        """The mean of the endings that were reached, each as much as readers wish for it."""
        assert isinstance(g, BookBase)
        assert isinstance(s, State)
        reached = pages.endings(g, s)
        if not reached:
            return 1.0 if s.result == WON else 0.0
        total = 0
        for section in reached:
            ending = g.book.sections[section].ending
            assert ending is not None
            total += ending.worth
        return total / (100 * len(reached))

    # Its own.

    def _best(self, g: BookBase, s: State, pending: Pending) -> Action:
        """The way to the best sections; the hero who passes most surely; every gift is used."""
        options = pending.options
        verb = options[0].verb
        if verb != verbs.TAKE and verb != verbs.SEND:
            return options[0]
        if self.book is not g.book:
            self.book = g.book
            self.worth = section_worth(g.book)
        best = options[0]
        most = -1.0
        for option in options:
            value = self._hopes(g, s, option)
            if value > most:
                best = option
                most = value
        return best

    def _hopes(self, g: BookBase, s: State, option: Action) -> float:
        if option.verb == verbs.SEND:
            test = tests.test_of(g, s.agenda[-1])
            return odds.chance_with_gift(g, s, option.a, test)
        way = g.book.ways[pages.named(g, s.pages[-1], option.a)]
        passed = 0.0
        if way.test is not None:
            for h in tests.testers(s):
                passed = max(passed, odds.chance_with_gift(g, s, h, way.test))
        return way_worth(way, self.worth, passed)


def _told(g: BookBase, s: State, action: Action) -> Candidate:
    """An answer with the step it is, where that can be said."""
    found = Candidate(action)
    if action.verb == verbs.TAKE and s.agenda[-1].kind != TEST:
        found.steps = [Intent(DEED, -1, pages.named(g, s.pages[-1], action.a))]
    return found


def make_guide(novice: bool) -> Guide:
    """A beginner reads on a whim; the others look ahead."""
    return BookGuide(100 if novice else 0)
