"""Opponents: whom the legend wants beaten, what makes them stronger, how they move and get away."""

from rietland.board.book import Book, Goal
from rietland.players.board.legend import reading
from rietland.players.board.legend.dangers import Dangers
from rietland.players.board.legend.decoys import Decoy, decoys
from rietland.players.board.legend.night_moves import NightMove, night_moves
from rietland.players.board.legend.runaways import Runaway, runaways
from rietland.vocabulary import board as words
from rietland.vocabulary import control


class Opponents:
    """What a Book says of them."""

    def __init__(self, book: Book) -> None:
        #: Named opponents to be beaten, and the goals that say so.
        self.beat: list[int] = []
        self.goals: list[Goal] = []
        #: Named opponents whose defeat ends the legend: what else is wanted must be done before.
        self.last: list[int] = _last_opponents(book)
        #: Opponents that get away, and those that a thing draws from where they are.
        self.runaways: list[Runaway] = runaways(book)
        self.decoys: list[Decoy] = decoys(book)
        #: What moves those that must be beaten.
        self.night_moves: list[NightMove] = []
        #: Named opponents that come with a thing that must be brought, by the kind of the thing.
        self.keepers: list[list[int]] = [[] for _ in book.things]
        self.kept: bool = False
        #: Kinds of things that make an opponent stronger or bring the end nearer as they lie, and
        #: trials that take such a thing away.
        self.feeds: list[int] = []
        self.starve: list[int] = []
        #: A goal counts the sunrises that are left.
        self.counts_sunrises: bool = False

    def read_keepers(self, book: Book, wanted: list[int]) -> None:
        """Who comes with one of these kinds of things."""
        for effects in book.lists.values():
            for effect in effects:
                if type(effect) is words.Place and effect.named and effect.carries:
                    kind = book.thing_kind(effect.carries)
                    if kind in wanted:
                        self.keepers[kind].append(book.opponent(effect.named))
                        self.kept = True

    def read_rest(self, book: Book, dangers: Dangers) -> None:
        """What is known once all goals are: what draws near, feeds an opponent, moves one."""
        names = [book.named[name].name for name in self.beat]
        for number, trigger in enumerate(book.triggers):
            is_sunrise = type(trigger.when) is words.SunriseStep
            if is_sunrise and reading.draws_near(book, trigger.ref, names):
                dangers.strikes.append(number)
        numbers: list[object] = []
        for goal in self.goals:
            numbers.append(goal.watch)
            self.counts_sunrises = self.counts_sunrises or goal.watch is not None
            numbers += [book.named[name].reckoned_strength for name in goal.opponents]
        for value in numbers:
            for kind in reading.counted_things(book, value):
                if kind not in self.feeds:
                    self.feeds.append(kind)
        for number in book.trials:
            trial = book.deeds[number].trial
            what = trial.of if trial is not None else None
            for kind in reading.counted_things(book, what):
                if kind in self.feeds:
                    self.starve.append(number)
        self.night_moves = night_moves(book, self.beat)


def _last_opponents(book: Book) -> list[int]:
    """Named opponents whose defeat sends the narrator to the end, or ends the legend itself."""
    found: list[int] = []
    end = chr(ord("A") + book.last_letter)
    for trigger in book.triggers:
        when = trigger.when
        if type(when) is not words.CreatureDefeated or not when.named:
            continue
        for effect in book.lists[trigger.ref]:
            ends = type(effect) in (control.Win, words.EndLegend)
            if ends or (type(effect) is words.Narrator and effect.to == end):
                found.append(book.opponent(when.named))
    return found
