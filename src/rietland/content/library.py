"""The boxes on the shelf: their files, and the Book of each legend."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from rietland.board.book import Book
from rietland.content.build import Builder, Words
from rietland.content.files import (
    BoardFile, BoxFile, CreaturesFile, EventsFile, HeroesFile, ItemsFile, LegendFile,
)  # fmt: skip
from rietland.content.read import Place, Report, did_you_mean, read_file
from rietland.content.resolve import Box, make_book
from rietland.kernel.errors import BadContent
from rietland.vocabulary import board as vocabulary
from rietland.vocabulary.control import Word

if TYPE_CHECKING:
    from rietland.board.game import BoardGame

BOXES: Final = Path(__file__).parent.parent / "boxes"
WORDS: Final = Words(
    vocabulary.EFFECTS, vocabulary.CONDITIONS, vocabulary.WHENS, vocabulary.Filter
)
_File = TypeVar("_File", bound=Word)


def boxes() -> list[str]:
    """Names of all boxes."""
    return sorted(path.parent.name for path in BOXES.glob("*/box.yaml"))


def legends(box: str) -> list[str]:
    """Names of all legends of a box."""
    return sorted(path.stem for path in (BOXES / box / "legends").glob("*.yaml"))


@cache
def book(box: str, legend: str) -> Book:
    """The Book of a legend. Raises BadContent with every fault of its files."""
    report = Report()
    files = load_box(box, report)
    report.settle()
    assert files is not None
    record = load_legend(files, BOXES / box / "legends" / f"{legend}.yaml", report)
    report.settle()
    assert record is not None
    return make_book(files, record)


def game(box: str, legend: str, party: list[str]) -> "BoardGame":
    """The rules of a box bound to a legend, for these figures in seating order."""
    from rietland.board.game import BoardGame

    return BoardGame(book(box, legend), party)


def load_box(box: str, report: Report) -> Box | None:
    """All files of a box but its legends, or None when something is wrong."""
    if box not in boxes():
        report.wrong(Place(f"boxes/{box}", 1), f"there is no box '{box}'" + did_you_mean(box, boxes()))
        return None
    folder = BOXES / box
    shelf = _Shelf(folder, report)
    board = shelf.load(BoardFile, "board.yaml")
    heroes = shelf.load(HeroesFile, "heroes.yaml")
    creatures = shelf.load(CreaturesFile, "creatures.yaml")
    items = shelf.load(ItemsFile, "items.yaml")
    events = shelf.load(EventsFile, "events.yaml")
    main = shelf.load(BoxFile, "box.yaml")
    if not (main and board and heroes and creatures and items and events):
        return None
    return Box(main, board, heroes, creatures, items, events)


def load_legend(box: Box, path: Path, report: Report) -> LegendFile | None:
    """A legend's file for this box, or None when something is wrong."""
    shelf = _Shelf(path.parent, report)
    shelf.splices["checklist"] = box.box.checklist
    return shelf.load(LegendFile, path.name)


class _Shelf:
    """Reads the files of one folder."""

    def __init__(self, folder: Path, report: Report) -> None:
        self.folder: Path = folder
        self.report: Report = report
        self.splices: dict[str, list[object]] = {}

    def load(self, kind: type[_File], name: str) -> _File | None:
        path = self.folder / name
        shown = str(path.relative_to(BOXES)) if path.is_relative_to(BOXES) else str(path)
        root = read_file(path, shown, self.report)
        if root is None:
            return None
        made = Builder(WORDS, self.report, self.splices).file(kind, root)
        return made if isinstance(made, kind) else None


__all__ = ["BadContent", "book", "boxes", "game", "legends", "load_box", "load_legend"]
