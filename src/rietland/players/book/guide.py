"""BookGuide: a reader who does not know the book, only the page that is open and the sheet.

A careful reader keeps a finger between the pages: a search imagines how each way may go, as far as
the next page, and judges what the sheet is then. Nobody looks farther, so a hint tells no more of
the story than that.
"""

from typing import Final

from rietland.book import odds, pages, tests, verbs
from rietland.book.base import BookBase
from rietland.book.book import MEMORY, THING, Way
from rietland.book.sheet import of_sort
from rietland.book.state import State
from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.pending import Pending
from rietland.kernel.playout import next_seed
from rietland.kernel.state import PLAYING, BaseState
from rietland.players.search.guide import Candidate, Guide
from rietland.players.search.thought import DEED, Intent

#: Pages that are looked ahead.
AHEAD: Final = 1
#: A way without a test is as good as a test that is passed so often.
SURE: Final = 0.6
#: What has been read before leads to nothing new.
AGAIN: Final = 0.2
#: What a sheet is worth: halfway to each limit, things, and memories.
MIDDLE: Final = 0.5
LIMITS: Final = 0.35
THINGS: Final = 0.02
MEMORIES: Final = 0.03
#: By how much the quick reader's answer may be expected to be better than another.
HABIT: Final = 0.005
VARIETY: Final = 0.1


class BookGuide(Guide):
    """Reads for all heroes alike: the sheet is everybody's."""

    def __init__(self, *, novice: bool) -> None:
        #: A beginner takes ways on a whim.
        self.novice: bool = novice
        self.seed: int = 1

    def twin(self) -> Guide:
        return BookGuide(novice=self.novice)

    def routine(self, g: Game, s: BaseState, pending: Pending) -> bool:  # noqa: ARG002 - as Guide
        """Only ways, and what to forget, are worth a thought."""
        return len(pending.options) == 1 or pending.options[0].verb not in (
            verbs.TAKE, verbs.FORGET,
        )  # fmt: skip

    def candidates(self, g: Game, s: BaseState, pending: Pending) -> list[Candidate]:
        first = self.policy(g, s, pending)
        found = [first] + [option for option in pending.options if option != first]
        return [_told(g, s, option) for option in found]

    def policy(self, g: Game, s: BaseState, pending: Pending) -> Action:
        """The way that looks best; the hero who passes most surely; gifts are used, books read on.

        Of several that look alike another one is taken each time.
        """
        assert isinstance(g, BookBase)
        assert isinstance(s, State)
        options = pending.options
        if options[0].verb not in (verbs.TAKE, verbs.SEND):
            return options[0]
        self.seed = next_seed(self.seed ^ (s.seq << 4))
        if self.novice and options[0].verb == verbs.TAKE:
            return options[self.seed // 64 % len(options)]
        best: list[Action] = []
        most = -1.0
        for option in options:
            value = _hopes(g, s, option)
            if value > most:
                best = []
                most = value
            if value == most:
                best.append(option)
        return best[self.seed // 64 % len(best)]

    def clock(self, s: BaseState) -> int:
        """Pages."""
        assert isinstance(s, State)
        return len(s.pages)

    def horizon(self, g: Game) -> int:  # noqa: ARG002 - the same for all books
        return AHEAD

    def habit(self) -> float:
        return HABIT

    def variety(self) -> float:
        return VARIETY

    def value(self, g: Game, s: BaseState) -> float:
        """How good the ending is that was reached last, else how well the sheet stands."""
        assert isinstance(g, BookBase)
        assert isinstance(s, State)
        ending = g.book.sections[s.pages[-1]].ending
        if ending is not None:
            return ending.worth / 100
        return sheet_worth(g, s) if s.result == PLAYING else 0.0


def sheet_worth(g: BookBase, s: State) -> float:
    """From 0 to 1: numbers far from the limit that hurts, things and memories.

    A number that begins nearer to its lower limit is one to keep low, as frost is.
    """
    total = MIDDLE
    limits = 0
    for number, stat in enumerate(g.book.stats):
        if stat.most is None:
            continue
        least = 0 if stat.least is None else stat.least
        wide = max(1, stat.most - least)
        share = (s.counters[number] - least) / wide
        low = 2 * (stat.start - least) < wide
        total += LIMITS * ((1.0 - share if low else share) - MIDDLE)
        limits += 1
    total += THINGS * len(of_sort(g, s, THING)) + MEMORIES * len(of_sort(g, s, MEMORY))
    return min(0.99, max(0.01, total))


def _hopes(g: BookBase, s: State, option: Action) -> float:
    """What an answer looks like on the page that is open."""
    if option.verb == verbs.SEND:
        return odds.chance_with_gift(g, s, option.a, tests.test_of(g, s.agenda[-1]))
    way = g.book.ways[pages.named(g, s.pages[-1], option.a)]
    return _looks(g, s, way)


def _looks(g: BookBase, s: State, way: Way) -> float:
    if way.test is None:
        return SURE - (AGAIN if way.go in s.pages else 0.0)
    best = 0.0
    for h in tests.testers(s):
        best = max(best, odds.chance_with_gift(g, s, h, way.test))
    return best


def _told(g: Game, s: BaseState, action: Action) -> Candidate:
    """An answer with the step it is, where that can be said."""
    assert isinstance(g, BookBase)
    assert isinstance(s, State)
    found = Candidate(action)
    if action.verb == verbs.TAKE:
        found.steps = [Intent(DEED, -1, pages.named(g, s.pages[-1], action.a))]
    return found


def make_guide(novice: bool) -> Guide:
    """A beginner, or a reader who weighs what the page says."""
    return BookGuide(novice=novice)
