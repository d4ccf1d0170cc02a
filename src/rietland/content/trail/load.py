"""Loads a trail: its files, checked, and the Book they make."""

from pathlib import Path
from typing import Final

from rietland.content import library
from rietland.content.build import Vocabulary
from rietland.content.content import Content, load
from rietland.content.numbers import check_parties
from rietland.content.reading import Reading
from rietland.content.trail.check import check_trail
from rietland.content.trail.files import MapFile, TrailBoxFile, TrailCardsFile, TrailLegendFile
from rietland.content.trail.pages import tables
from rietland.content.trail.resolve import TrailFiles, make_book
from rietland.kernel.book import BaseBook
from rietland.kernel.game import Game
from rietland.trail.book import SPECIAL, Book
from rietland.trail.game import TrailGame
from rietland.vocabulary import trail as vocabulary
from rietland.vocabulary.control import Word

WORDS: Final = Vocabulary(
    vocabulary.EFFECTS, vocabulary.CONDITIONS, vocabulary.WHENS, vocabulary.Filter
)
MAPS: Final = "maps"


class TrailContent(Content):
    """Boxes of the trail family."""

    words = WORDS
    prefix = "trail_"
    of = "a trail"

    def book(self, folders: list[Path], legend: Path) -> Book:
        return load_trail(folders, legend)

    def game(self, book: BaseBook, party: list[str]) -> Game:
        assert isinstance(book, Book)
        return TrailGame(book, party)

    def texts(self, book: BaseBook) -> list[str]:
        assert isinstance(book, Book)
        return text_keys(book)

    def files(self) -> dict[str, type[Word]]:
        return {
            "box": TrailBoxFile,
            "cards": TrailCardsFile,
            "legend": TrailLegendFile,
            "map": MapFile,
        }

    def pages(self) -> dict[str, dict[str, str]]:
        return {"trails.md": tables()}


def load_trail(folders: list[Path], legend: Path) -> Book:
    """The Book of a trail. Raises BadContent with every fault of its files."""
    reading = Reading()
    box = load(TrailBoxFile, folders, "box.yaml", reading, WORDS)
    cards = load(TrailCardsFile, folders, "cards.yaml", reading, WORDS)
    names = sorted({path.name for folder in folders for path in (folder / MAPS).glob("*.yaml")})
    maps = [load(MapFile, folders, f"{MAPS}/{name}", reading, WORDS) for name in names]
    game = load(TrailLegendFile, [legend.parent], legend.name, reading, WORDS)
    read = {one.map: one for one in maps if one is not None}
    if box and cards and game and len(read) == len(maps):
        if not check_parties(reading, box, box.heroes, box.parties, len(box.figures)):
            reading.report.settle()
        made = TrailFiles(box, cards, read, game)
        check_trail(reading, made)
        reading.report.settle()
        return make_book(made)
    reading.report.settle()
    raise AssertionError("a file that is not read has a fault")


def text_keys(book: Book) -> list[str]:
    """The keys of everything that players of this adventure meet."""
    box = book.box
    keys: list[str] = []
    for card in book.deck:
        keys.append(f"card-{box}-{card.name}")
        if card.sort == SPECIAL:
            keys += [f"card-{box}-{card.name}.{face.name}" for face in card.faces]
    for one in book.maps:
        key = f"map-{box}-{one.name}"
        keys.append(key)
        keys += [f"{key}.{book.spaces[space].name}" for space in one.spaces]
    keys.append(f"why-{box}-{book.legend}-won")
    keys += [f"difficulty-{name}" for name in book.difficulties]
    return keys


def trail_book(box: str, legend: str) -> Book:
    """The Book of a legend of the trail family."""
    made = library.book(box, legend)
    assert isinstance(made, Book)
    return made
