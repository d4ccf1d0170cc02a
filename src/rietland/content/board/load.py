"""Loads a box of the board family: its files, checked, and the Book of a legend."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final, TypeVar

from rietland.board.book import Book
from rietland.board.game import BoardGame
from rietland.content import library
from rietland.content.board.box import Box
from rietland.content.board.check_box import check_box
from rietland.content.board.check_legend import check_legend
from rietland.content.board.files import (
    BoardFile,
    BoxFile,
    CreaturesFile,
    EventsFile,
    HeroesFile,
    ItemsFile,
)
from rietland.content.board.legend_file import LegendFile
from rietland.content.board.pages import tables
from rietland.content.board.resolve import make_book
from rietland.content.board.text_keys import text_keys
from rietland.content.build import Builder, Vocabulary
from rietland.content.content import Content, Kept, files_of, has_file, load, read_legend
from rietland.content.faults import Report
from rietland.content.numbers import check_parties
from rietland.content.read import read_file
from rietland.content.reading import Reading
from rietland.kernel.book import BaseBook
from rietland.kernel.game import Game
from rietland.vocabulary import board as vocabulary
from rietland.vocabulary import goals
from rietland.vocabulary.control import Word

_File = TypeVar("_File", ItemsFile, EventsFile)

WORDS: Final = Vocabulary(
    vocabulary.EFFECTS,
    vocabulary.CONDITIONS,
    vocabulary.WHENS,
    vocabulary.Filter,
    goals.GOALS,
    vocabulary.Pieces,
    vocabulary.Spaces,
)


class BoardContent(Content):
    """Boxes of the board family."""

    words = WORDS
    splices = ("checklist",)
    parts = ("legend_part",)

    def __init__(self) -> None:
        self._boxes: Kept[Box] = Kept()

    def box(self, folders: list[Path]) -> Box:
        """All files of a box but its legends, checked. Raises BadContent."""
        return self._boxes.get(tuple(folders), files_of(folders), lambda: load_box(folders))

    def book(self, folders: list[Path], legend: Path) -> Book:
        box = self.box(folders)
        return make_book(box, legend_file(box, legend))

    def game(self, book: BaseBook, party: list[str]) -> Game:
        assert isinstance(book, Book)
        return BoardGame(book, party)

    def texts(self, book: BaseBook) -> list[str]:
        assert isinstance(book, Book)
        return text_keys(book)

    def files(self) -> dict[str, type[Word]]:
        return {
            "board": BoardFile,
            "box": BoxFile,
            "creatures": CreaturesFile,
            "events": EventsFile,
            "heroes": HeroesFile,
            "items": ItemsFile,
            "legend": LegendFile,
            "legend_part": LegendFile,
        }

    def pages(self) -> dict[str, dict[str, str]]:
        return {"author.md": tables()}


def load_box(folders: list[Path]) -> Box:
    """The files of a box, checked. Raises BadContent with every fault."""
    reading = Reading()
    main = load(BoxFile, folders, "box.yaml", reading, WORDS)
    boards = _boards(folders, reading)
    heroes = load(HeroesFile, folders, "heroes.yaml", reading, WORDS)
    creatures = load(CreaturesFile, folders, "creatures.yaml", reading, WORDS)
    items = _if_there(ItemsFile, folders, "items.yaml", reading)
    events = _if_there(EventsFile, folders, "events.yaml", reading)
    if main and boards and heroes and creatures and items and events:
        if not check_parties(reading, main, main.heroes, main.parties, len(heroes.heroes)):
            reading.report.settle()
        made = Box(main, boards, heroes, creatures, items, events, _homes(folders, boards))
        made.deck_homes = _deck_homes(folders)
        check_box(reading, made)
        reading.report.settle()
        return made
    reading.report.settle()
    raise AssertionError("a file that is not read has a fault")


def _if_there(kind: type[_File], folders: list[Path], name: str, reading: Reading) -> _File | None:
    """A file that a box may do without."""
    return load(kind, folders, name, reading, WORDS) if has_file(folders, name) else kind()


def _boards(folders: list[Path], reading: Reading) -> dict[str, BoardFile]:
    """Every face of the board by its name."""
    names = sorted({path.stem for folder in folders for path in (folder / "boards").glob("*.yaml")})
    found = {
        name: load(BoardFile, folders, f"boards/{name}.yaml", reading, WORDS) for name in names
    }
    if not names:
        # Says that the file is missing.
        load(BoardFile, folders, "boards/castle.yaml", reading, WORDS)
    return {name: board for name, board in found.items() if board is not None}


def _homes(folders: list[Path], boards: Iterable[str]) -> dict[str, str]:
    """By face of the board: the box whose folder has its file."""
    return {
        name: next(one.name for one in folders if (one / "boards" / f"{name}.yaml").is_file())
        for name in boards
    }


def _deck_homes(folders: list[Path]) -> dict[str, str]:
    """By event deck or pile: the box whose folder has it, if it is one that this box extends."""
    found: dict[str, str] = {}
    for folder in folders[1:]:
        for file, key in (("events.yaml", "decks"), ("box.yaml", "piles")):
            root = read_file(folder / file, file, Report()) if has_file([folder], file) else None
            known = root.get(key) if root is not None else None
            for name, _ in known.entries if known is not None else []:
                found.setdefault(str(name.value), folder.name)
    return found


def legend_file(box: Box, path: Path) -> LegendFile:
    """A legend for this box, checked. Raises BadContent with every fault."""
    reading = Reading()
    splices: dict[str, list[object]] = {"checklist": box.box.checklist}
    root = read_legend(path, reading.report)
    made = Builder(WORDS, reading, splices).file(LegendFile, root) if root is not None else None
    if isinstance(made, LegendFile):
        if made.legend != path.stem:
            reading.wrong(made, f'the file is called {path.name}, so the legend is "{path.stem}"')
        check_legend(reading, box, made)
    reading.report.settle()
    assert isinstance(made, LegendFile)
    return made


def box_files(box: str) -> Box:
    """The files of a box of the library, checked."""
    content = library.standard().content(box)
    assert isinstance(content, BoardContent)
    return content.box(library.standard().folders(box))


def board_book(box: str, legend: str) -> Book:
    """The Book of a legend of the board family."""
    made = library.book(box, legend)
    assert isinstance(made, Book)
    return made
