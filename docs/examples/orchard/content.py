"""From YAML to a Book."""

from pathlib import Path

from orchard.book import OrchardBook
from orchard.game import OrchardGame
from orchard.words import WORDS, Happens
from rietland.content.content import Content, load
from rietland.content.names import check_names
from rietland.content.reading import Reading
from rietland.kernel.book import BaseBook, Figure
from rietland.kernel.game import Game
from rietland.vocabulary.control import Conditions, Effects, Word


class BoxFile(Word, frozen=True, kw_only=True):
    """box.yaml: who plays."""

    box: str
    family: str
    players: tuple[str, str]


class CardRecord(Word, frozen=True, kw_only=True):
    """A card: how many there are of it, and what it does."""

    copies: int = 1
    do: Effects = []


class TriggerRecord(Word, frozen=True, kw_only=True, rename={"conditions": "if"}):
    """When this happens, if those hold, do that."""

    when: Happens
    conditions: Conditions = []
    once: bool = True
    do: Effects


class LegendFile(Word, frozen=True, kw_only=True):
    """A legend: the tree, the weather, and what comes of it."""

    legend: str
    difficulties: list[str]
    apples: int
    start: Effects = []
    dice: dict[str, list[int]] = {}
    weather: dict[str, CardRecord]
    triggers: dict[str, TriggerRecord] = {}
    cards: dict[str, CardRecord] = {}


class OrchardContent(Content):
    """Boxes of the orchard family."""

    def book(self, folders: list[Path], legend: Path) -> OrchardBook:
        reading = Reading()
        box = load(BoxFile, folders, "box.yaml", reading, WORDS)
        told = load(LegendFile, [legend.parent], legend.name, reading, WORDS)
        if told is not None:
            known = {"card": list(told.cards), "die": list(told.dice)}
            check_names(reading, known, reading.mentions)
        reading.report.settle()  # raises BadContent if anything is wrong
        assert box is not None
        assert told is not None
        return make_book(box, told)

    def game(self, book: BaseBook, party: list[str]) -> Game:  # noqa: ARG002 - always the same two
        assert isinstance(book, OrchardBook)
        return OrchardGame(book)


def make_book(box: BoxFile, told: LegendFile) -> OrchardBook:
    """Names become numbers, lists get their addresses."""
    book = OrchardBook()
    book.box, book.legend = box.box, told.legend
    book.figures = [Figure(name, name, 0, "") for name in box.players]
    book.difficulties = told.difficulties
    book.apples = told.apples
    book.write("start", told.start)
    for name, faces in told.dice.items():
        book.add_die(name, faces)
    for name, card in told.weather.items():
        book.weather.append(name)
        book.copies.append(card.copies)
        book.write("weather/" + name, card.do)
    for name, trigger in told.triggers.items():
        book.on(name, trigger.when, trigger.do, trigger.conditions, trigger.once)
    for name, card in told.cards.items():
        book.card(name, card.do)
    return book
