"""Loads a box of the castle family: its files, checked, and the Book they make."""

from pathlib import Path
from typing import Final

from rietland.castle.book import OBJECT, Book
from rietland.castle.game import CastleGame
from rietland.content import library
from rietland.content.build import Vocabulary
from rietland.content.castle.check import check_cards
from rietland.content.castle.files import (
    AlliesFile,
    CardBoxFile,
    CardHeroesFile,
    CardLegendFile,
    EncountersFile,
    MissionsFile,
    NarratorFile,
)
from rietland.content.castle.pages import tables
from rietland.content.castle.resolve import CardBox, make_card_book
from rietland.content.content import Content, load
from rietland.content.numbers import check_parties
from rietland.content.reading import Reading
from rietland.kernel.book import BaseBook
from rietland.kernel.game import Game
from rietland.vocabulary import castle as vocabulary
from rietland.vocabulary.control import Word

WORDS: Final = Vocabulary(
    vocabulary.EFFECTS, vocabulary.CONDITIONS, vocabulary.WHENS, vocabulary.Filter
)


class CastleContent(Content):
    """Boxes of the castle family."""

    words = WORDS
    prefix = "cards_"
    of = "a box of cards"

    def book(self, folders: list[Path], legend: Path) -> Book:
        return load_castle(folders, legend)

    def game(self, book: BaseBook, party: list[str]) -> Game:
        assert isinstance(book, Book)
        return CastleGame(book, party)

    def texts(self, book: BaseBook) -> list[str]:
        assert isinstance(book, Book)
        return text_keys(book)

    def files(self) -> dict[str, type[Word]]:
        return {
            "allies": AlliesFile,
            "box": CardBoxFile,
            "encounters": EncountersFile,
            "heroes": CardHeroesFile,
            "legend": CardLegendFile,
            "missions": MissionsFile,
            "narrator": NarratorFile,
        }

    def pages(self) -> dict[str, dict[str, str]]:
        return {"author.md": tables()}


def load_castle(folders: list[Path], legend: Path) -> Book:
    """The Book of a box of cards. Raises BadContent with every fault of its files."""
    reading = Reading()
    box = load(CardBoxFile, folders, "box.yaml", reading, WORDS)
    heroes = load(CardHeroesFile, folders, "heroes.yaml", reading, WORDS)
    encounters = load(EncountersFile, folders, "encounters.yaml", reading, WORDS)
    allies = load(AlliesFile, folders, "allies.yaml", reading, WORDS)
    narrator = load(NarratorFile, folders, "narrator.yaml", reading, WORDS)
    missions = load(MissionsFile, folders, "missions.yaml", reading, WORDS)
    game = load(CardLegendFile, [legend.parent], legend.name, reading, WORDS)
    if box and heroes and encounters and allies and narrator and missions and game:
        if not check_parties(reading, box, box.heroes, box.parties, len(heroes.heroes)):
            reading.report.settle()
        made = CardBox(box, heroes, encounters, allies, narrator, missions, game)
        check_cards(reading, made)
        reading.report.settle()
        return make_card_book(made)
    reading.report.settle()
    raise AssertionError("a file that is not read has a fault")


def castle_book(box: str, legend: str) -> Book:
    """The Book of a legend of the castle family."""
    made = library.book(box, legend)
    assert isinstance(made, Book)
    return made


def text_keys(book: Book) -> list[str]:
    """The keys of everything that players of this box meet."""
    keys = [f"hero-{one.name}" for one in book.heroes]
    keys += [f"place-{name}" for name in book.places if name]
    keys += [f"card-{one.name}" for one in book.hand_cards if one.sort != OBJECT]
    keys += [f"encounter-{one.name}" for one in book.encounters]
    keys += [f"card-{one.name}" for one in book.narrators]
    keys += [f"mission-{one.name}" for one in book.missions]
    keys += [f"grimoire-{one.name}" for one in book.grimoires]
    keys += [f"difficulty-{name}" for name in book.difficulties]
    return keys
