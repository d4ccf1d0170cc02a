"""Deliveries: things that must come to one place each, and what they must keep away from."""

from rietland.board.book import Book, Goal
from rietland.board.pieces.things import FOLLOWS
from rietland.players.board.legend import reading
from rietland.players.board.legend.wishes import Wish
from rietland.vocabulary import board as words


class Deliveries:
    """What a Book says of them, by kind of thing."""

    def __init__(self, book: Book) -> None:
        size = len(book.things)
        #: Kinds that must come somewhere.
        self.kinds: list[int] = []
        #: By kind: the space it must come to, or -1; and the goal that asks for it.
        self.place_of: list[int] = [-1] * size
        self.goal_of: list[Goal | None] = [None] * size
        #: By kind: the wish that wants it brought, where that only raises a counter.
        self.counted: list[Wish | None] = [None] * size
        #: By kind: it must never meet a creature.
        self.fragile: list[bool] = [False] * size
        #: By kind: spaces where the legend is lost when it comes there.
        self.shunned: list[list[int]] = [[] for _ in range(size)]
        #: By kind: the space where a card lays it, or -1, and bridges that break then.
        self.appears: list[int] = [-1] * size
        self.breaks: list[list[int]] = [[] for _ in range(size)]
        for effects in book.lists.values():
            for effect in effects:
                if type(effect) is words.Lay and effect.thing and type(effect.at) is int:
                    kind = book.thing_kind(effect.thing)
                    self.appears[kind] = effect.at
                    self.breaks[kind] = _broken(book, effects)
        for trigger in book.triggers:
            if reading.fails(book.lists.get(trigger.ref, [])):
                self._read_failure(book, trigger.when, trigger.conditions)

    def add(self, book: Book, kind: int, place: int, goal: Goal | None, wish: Wish | None) -> None:
        """Things of this kind must come there; but farmers are brought home anyway."""
        if book.things[kind].ability != FOLLOWS:
            self.kinds.append(kind)
            self.place_of[kind] = place
            if goal is not None:
                self.goal_of[kind] = goal
            if wish is not None:
                self.counted[kind] = wish

    def _read_failure(self, book: Book, when: object, conditions: list[object]) -> None:
        """What loses the legend: a thing that comes somewhere, or that meets a creature."""
        if type(when) is words.ThingArrives:
            self.shunned[book.thing_kind(when.thing)] += reading.numbered_spaces(when.at)
        for condition in conditions:
            what = reading.pieces_asked(condition)
            if what is None or type(what.thing) is not str or not what.thing:
                continue
            if type(what.at) is words.Spaces and what.at.having is not None:
                self.fragile[book.thing_kind(what.thing)] = True


def is_plain(goal: Goal) -> bool:
    """One kind of thing, one place, counted one by one where it lies."""
    return len(goal.things) == 1 and len(goal.at) == 1 and goal.counter < 0 and not goal.by_face


def _broken(book: Book, effects: list[object]) -> list[int]:
    """Bridges that break in this list of effects."""
    found: list[int] = []
    for effect in effects:
        if type(effect) is words.BreakBridge:
            found.append(book.bridge_names.index(effect.name))
    return found
