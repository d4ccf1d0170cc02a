"""Night moves: where content moves an opponent that must be beaten before the next day."""

from rietland.board.base import Board
from rietland.board.book import Book
from rietland.board.legend import filters
from rietland.board.pieces import creatures
from rietland.board.state import State
from rietland.kernel.control import all_hold, amount, is_awake
from rietland.vocabulary import board as words
from rietland.vocabulary import control


class NightMove:
    """A trigger that moves an opponent on when a day is over or at a sunrise."""

    def __init__(self, trigger: int, named: int, move: words.Move) -> None:
        self.trigger: int = trigger
        self.named: int = named
        self.move: words.Move = move
        #: Counters that it raises before, by name: how far the opponent has come.
        self.raised: dict[str, control.Number] = {}


def night_moves(book: Book, names: list[int]) -> list[NightMove]:
    """What moves these opponents along the arrows or to a space, whoever is in the way."""
    found: list[NightMove] = []
    for number, trigger in enumerate(book.triggers):
        if type(trigger.when) is not words.SunriseStep and type(trigger.when) is not words.DayOver:
            continue
        raised: dict[str, control.Number] = {}
        for effect in book.lists[trigger.ref]:
            if type(effect) is control.Add:
                raised.update(effect.counters)
            if type(effect) is not words.Move or type(effect.what) is not words.Pieces:
                continue
            if effect.free or effect.chosen or effect.path or effect.toward is not None:
                continue
            for name in names:
                if book.named[name].name in (effect.what.name, effect.what.opponent):
                    one = NightMove(number, name, effect)
                    one.raised = dict(raised)
                    found.append(one)
    return found


def tomorrow(g: Board, s: State, known: list[NightMove], c: int) -> int:
    """Where the opponent is when the sun has risen, as things are now."""
    at = s.creature_space[c]
    for one in known:
        trigger = g.book.triggers[one.trigger]
        awake = one.named == s.creature_name[c] and is_awake(s, trigger, one.trigger)
        if not awake or not all_hold(g, s, -1, trigger.conditions):
            continue
        before = s.counters
        s.counters = before[:]
        for name, more in one.raised.items():
            s.counters[g.book.counter(name)] += amount(g, s, more)
        at = _moved(g, s, at, one.move)
        s.counters = before
    return at


def _moved(g: Board, s: State, at: int, move: words.Move) -> int:
    if move.along is None:
        found = filters.spaces(g, s, move.to)
        return found[0] if found else at
    for _ in range(amount(g, s, move.steps) if move.along == "arrows" else 0):
        to = creatures.ahead(g, s, at)
        if to < 0:
            break
        at = to
    return at
