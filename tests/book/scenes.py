"""Builders of scenes in gamebooks: a section that is open, with a sheet as a test needs it."""

from functools import cache
from pathlib import Path

from rietland.book import events
from rietland.book.book import Book
from rietland.book.game import BookGame
from rietland.book.state import State
from rietland.book.trail import turn_to
from rietland.content.content import BOXES
from rietland.content.library import Library
from rietland.kernel.event import Event
from rietland.kernel.setup import Setup
from tests.moments import Moment

#: The gamebook of the tests, which is YAML alone.
LANTERN = Path(__file__).parents[1] / "boxes" / "lantern"


class Scene(Moment[BookGame, State]):
    """A moment of a reading, with the words tests need."""

    def section(self) -> str:
        """The open section."""
        return self.g.book.sections[self.s.pages[-1]].name

    def trail(self) -> list[str]:
        return [self.g.book.sections[section].name for section in self.s.pages]

    def number(self, name: str) -> int:
        """A number of the sheet, or any counter."""
        return self.s.counters[self.g.book.counter(name)]

    def notes(self) -> list[str]:
        return [self.g.book.notes[note].name for note in self.s.notes]

    def ways(self) -> list[str]:
        """The ways that are open now."""
        return [say.split()[-1] for say in self.options() if say.startswith("take ")]

    def take(self, way: str) -> "Scene":
        """The reader takes a way."""
        reader = self.g.party[self.g.pending(self.s).who]
        return self.play(f"take {reader} {way}")

    def told(self, name: str) -> list[Event]:
        """Events of this kind since the last input."""
        kind = events.KINDS.number(name)
        return [event for event in self.s.news if event.kind == kind]


@cache
def _library() -> Library:
    return Library([BOXES, LANTERN])


def book(box: str = "dark_paths", legend: str = "1") -> Book:
    made = _library().book(box, legend)
    assert isinstance(made, Book)
    return made


def begun(
    *party: str, box: str = "dark_paths", legend: str = "1", variant: str = "", seats: int = 1
) -> Scene:
    """A reading at its first question."""
    heroes = list(party)
    game = BookGame(book(box, legend), heroes)
    led = [number % seats for number in range(len(heroes))]
    setup = Setup(box, legend, "normal", heroes, led, variant)
    return Scene(game, game.start(setup))


def opened(
    section: str,
    *party: str,
    has: tuple[str, ...] = (),
    lacks: tuple[str, ...] = (),
    box: str = "dark_paths",
    legend: str = "1",
    **numbers: int,
) -> Scene:
    """A section just opened, with these things, memories and marks and these numbers before."""
    sc = begun(*(party or ("thorn",)), box=box, legend=legend)
    names = sc.g.book.note_numbers
    gone = [names[name] for name in lacks]
    sc.s.notes = [note for note in sc.s.notes if note not in gone]
    sc.s.notes += [names[name] for name in has if names[name] not in sc.s.notes]
    sc.s.since = [-1] * len(sc.s.notes)
    for name, value in numbers.items():
        sc.s.counters[sc.g.book.counter(name)] = value
    number = sc.g.book.section_numbers[section]
    sc.s.chapter = sc.g.book.sections[number].chapter
    turn_to(sc.s, number)
    sc.s.news = []
    sc.g.go_on(sc.s)
    return sc
