"""Loads a gamebook: its files, checked, and the Book they make."""

from pathlib import Path
from typing import Final

from rietland.book.book import Book
from rietland.book.game import BookGame
from rietland.book.view.labels import note_key
from rietland.content import library
from rietland.content.book.check import check_book
from rietland.content.book.files import (
    BookBoxFile,
    BookHeroesFile,
    BookLegendFile,
    ChapterFile,
)
from rietland.content.book.pages import tables
from rietland.content.book.resolve import BookFiles, make_book
from rietland.content.build import Vocabulary
from rietland.content.content import Content, load
from rietland.content.numbers import check_parties
from rietland.content.reading import Reading
from rietland.kernel.book import BaseBook
from rietland.kernel.game import Game
from rietland.vocabulary import book as vocabulary
from rietland.vocabulary.control import Word

WORDS: Final = Vocabulary(
    vocabulary.EFFECTS, vocabulary.CONDITIONS, vocabulary.WHENS, vocabulary.Filter
)
CHAPTERS: Final = "chapters"


class BookContent(Content):
    """Boxes of the gamebook family."""

    words = WORDS
    prefix = "book_"
    of = "a gamebook"

    def book(self, folders: list[Path], legend: Path) -> Book:
        return load_book(folders, legend)

    def game(self, book: BaseBook, party: list[str]) -> Game:
        assert isinstance(book, Book)
        return BookGame(book, party)

    def texts(self, book: BaseBook) -> list[str]:
        assert isinstance(book, Book)
        return text_keys(book)

    def files(self) -> dict[str, type[Word]]:
        return {
            "box": BookBoxFile,
            "chapter": ChapterFile,
            "heroes": BookHeroesFile,
            "legend": BookLegendFile,
        }

    def pages(self) -> dict[str, dict[str, str]]:
        return {"gamebooks.md": tables()}


def load_book(folders: list[Path], legend: Path) -> Book:
    """The Book of a gamebook. Raises BadContent with every fault of its files."""
    reading = Reading()
    box = load(BookBoxFile, folders, "box.yaml", reading, WORDS)
    heroes = load(BookHeroesFile, folders, "heroes.yaml", reading, WORDS)
    names = {path.name for folder in folders for path in (folder / CHAPTERS).glob("*.yaml")}
    chapters = [
        load(ChapterFile, folders, f"{CHAPTERS}/{name}", reading, WORDS)
        for name in sorted(names, key=lambda name: (len(name), name))
    ]
    game = load(BookLegendFile, [legend.parent], legend.name, reading, WORDS)
    read = [chapter for chapter in chapters if chapter is not None]
    if box and heroes and game and len(read) == len(chapters):
        figures = sum(len(hero.figures) for hero in heroes.heroes.values())
        if not check_parties(reading, box, box.heroes, box.parties, figures):
            reading.report.settle()
        made = BookFiles(box, heroes, sorted(read, key=lambda one: one.chapter), game)
        check_book(reading, made)
        reading.report.settle()
        return make_book(made)
    reading.report.settle()
    raise AssertionError("a file that is not read has a fault")


def text_keys(book: Book) -> list[str]:
    """The keys of everything that readers meet in the chapters of this legend."""
    box = book.box
    keys = [f"chapter-{box}-{chapter.name}" for chapter in book.chapters]
    for section in book.sections:
        key = f"section-{box}-{section.name}"
        keys += [key, f"{key}.title"]
        keys += [f"{key}.way-{book.ways[way].name}" for way in section.ways]
        if section.ending is not None:
            keys.append(f"ending-{box}-{section.ending.name}")
    keys += [f"sheet-{box}-{stat.name}" for stat in book.stats]
    keys += [note_key(box, note.sort, note.name) for note in book.notes]
    keys += [f"test-{box}-{kind.name}" for kind in book.tests]
    keys += [f"gift-{box}-{hero.role}" for hero in book.heroes if hero.gifted]
    return list(dict.fromkeys(keys))


def gamebook(box: str, legend: str) -> Book:
    """The Book of a legend of the gamebook family."""
    made = library.book(box, legend)
    assert isinstance(made, Book)
    return made
