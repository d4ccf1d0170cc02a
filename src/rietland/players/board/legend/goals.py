"""What a legend wants, as its goals say; read once for each Book."""

from typing import Final

from rietland.board.base import Board
from rietland.board.book import (
    BEAT,
    BRING,
    CLEAR,
    COUNT,
    HAVE,
    HOLD,
    REACH,
    UNSAID,
    Book,
    Goal,
)
from rietland.board.pieces.things import FOLLOWS
from rietland.players.board.legend import reading, sources
from rietland.players.board.legend.dangers import Dangers
from rietland.players.board.legend.deliveries import Deliveries, is_plain
from rietland.players.board.legend.free_deeds import FreeDeeds
from rietland.players.board.legend.hidden import Hidden
from rietland.players.board.legend.opponents import Opponents
from rietland.players.board.legend.supplies import Supplies
from rietland.players.board.legend.warmth import Warmth
from rietland.players.board.legend.wishes import Source, Wish
from rietland.vocabulary import board as words


class LegendGoals:
    """What must be done to win and what must not happen, and where what is sold and needed lies."""

    def __init__(self, book: Book) -> None:
        #: Kept so that the number under which it is filed stays its own.
        self.book: Book = book
        self.dangers: Dangers = Dangers(book)
        self.warmth: Warmth = Warmth(book)
        self.free_deeds: FreeDeeds = FreeDeeds(book)
        self.supplies: Supplies = Supplies(book)
        self.hidden: Hidden = Hidden(book)
        self.opponents: Opponents = Opponents(book)
        self.deliveries: Deliveries = Deliveries(book)
        #: Goals to stand somewhere and to clear creatures away.
        self.reach: list[Goal] = []
        self.clear: list[Goal] = []
        #: What else is wanted: things by worth or handed over, farmers, and what cards ask.
        self.wishes: list[Wish] = []
        #: What raises the counters that are asked for, and brings pieces that are to be had.
        self.sources: list[Source] = []
        #: Somebody must pay to go on, or may not go on, for what they carry.
        self.burdens: bool = any(way.personal for way in book.ways)
        #: Figures that come onto the board by a trial that a goal asks for.
        self.won: list[int] = []
        for goal in book.goals:
            if goal.kind not in (UNSAID, HOLD):
                self._want(book, goal)
        for number, deck in enumerate(book.decks):
            for card, needs in enumerate(deck.needs):
                for goal in needs:
                    self._wish(book, Wish(goal, number, card))
        self._seek(book)
        self.opponents.read_rest(book, self.dangers)
        sources.add_freight(self.sources)

    def place_for(self, code: int) -> int:
        """The space that such a thing must come to, or -1."""
        return self.deliveries.place_of[code >> 8]

    def _want(self, book: Book, goal: Goal) -> None:
        """A goal the legend declares."""
        if goal.needed and goal.kind == BEAT:
            self.opponents.beat += goal.opponents
            self.opponents.goals.append(goal)
            if goal.calmed:
                self._calm(book, goal, goal.opponents)
        elif goal.needed and goal.kind == REACH:
            self.reach.append(goal)
        elif goal.needed and goal.kind == CLEAR:
            self.clear.append(goal)
        elif goal.needed and goal.kind == BRING and is_plain(goal):
            self.deliveries.add(book, goal.things[0], goal.at[0], goal, None)
        elif goal.needed and goal.kind == BRING and self._is_borne(book, goal):
            self.deliveries.add(book, goal.things[0], goal.at[0], goal, Wish(goal))
        else:
            self._wish(book, Wish(goal))

    def _is_borne(self, book: Book, goal: Goal) -> bool:
        """One burden with one place where it counts as soon as it is there: no deed takes it."""
        if not self.burdens or len(goal.things) != 1 or len(goal.at) != 1 or goal.by_face:
            return False
        for deed in book.deeds:
            if sources.serves(book, deed.ref, goal):
                return False
        return book.things[goal.things[0]].ability != FOLLOWS

    def _calm(self, book: Book, goal: Goal, opponents: list[int]) -> None:
        """Deeds that end what must be beaten without a fight."""
        self.sources += sources.calming(book, goal, opponents, self.warmth)

    def _wish(self, book: Book, wish: Wish) -> None:
        """What no thing with one place and no opponent of the end stands for."""
        self.wishes.append(wish)
        is_had = wish.goal.kind == HAVE
        wish.gathers = reading.held_kind(book, wish.goal.pieces) if is_had else -1
        for number, trigger in enumerate(book.triggers):
            if sources.serves(book, trigger.ref, wish.goal):
                self.sources.append(sources.of_trigger(book, wish, number, self.warmth))
                if type(trigger.when) is words.ThingArrives and wish.goal.kind == COUNT:
                    places = reading.numbered_spaces(trigger.when.at)
                    kind = book.thing_kind(trigger.when.thing)
                    if places:
                        self.deliveries.add(book, kind, places[0], None, wish)
        for number, deed in enumerate(book.deeds):
            if sources.serves(book, deed.ref, wish.goal):
                self.sources.append(sources.of_deed(book, wish, number))
                wish.handed = True
                if deed.trial is not None:
                    self.won += reading.figures_put(book, deed.ref)

    def _seek(self, book: Book) -> None:
        """What is wanted and only comes when somebody finds it, or with who keeps it."""
        wanted = self.deliveries.kinds[:]
        for wish in self.wishes:
            if wish.goal.kind == BRING:
                wanted += wish.goal.things
        self.hidden.read_wanted(book, wanted)
        self.opponents.read_keepers(book, wanted)
        for kind, names in enumerate(self.opponents.keepers):
            goal = self.deliveries.goal_of[kind]
            if goal is not None and names:
                self._calm(book, goal, names)


#: Books of which this is kept; then all are forgotten.
KEPT: Final = 16
_known: Final[dict[int, LegendGoals]] = {}


def goals_of(g: Board) -> LegendGoals:
    key = id(g.book)
    if key not in _known:
        if len(_known) >= KEPT:
            _known.clear()
        _known[key] = LegendGoals(g.book)
    return _known[key]
