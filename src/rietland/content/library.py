"""The boxes on the shelf: their files, and the Book of each legend."""

from functools import cache
from pathlib import Path
from typing import Final, TypeVar

from rietland.board.book import Book
from rietland.board.game import BoardGame
from rietland.castle.book import Book as CardBook
from rietland.castle.game import CastleGame
from rietland.content.board.check_box import check_box
from rietland.content.board.check_flow import check_box_course
from rietland.content.board.check_legend import box_words, check_legend, check_words, inside
from rietland.content.board.files import (
    BoardFile,
    BoxFile,
    CreaturesFile,
    EventsFile,
    HeroesFile,
    ItemsFile,
    LegendFile,
)
from rietland.content.board.resolve import Box, make_book
from rietland.content.build import Builder, Vocabulary
from rietland.content.castle.load import load_castle
from rietland.content.read import Report, did_you_mean, read_file
from rietland.content.reading import Reading
from rietland.kernel.errors import BadContent
from rietland.vocabulary import board as vocabulary
from rietland.vocabulary.control import Word

BOXES: Final = Path(__file__).parent.parent / "boxes"
WORDS: Final = Vocabulary(
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
def family(box: str) -> str:
    """Which rules a box plays by, as its box.yaml says: tableau is a game of cards."""
    root = read_file(BOXES / box / "box.yaml", f"{box}/box.yaml", Report())
    said = root.get("family") if root is not None else None
    return "board" if said is None else str(said.value)


def book(box: str, legend: str) -> Book | CardBook:
    """The Book of a legend. Raises BadContent with every fault of its files."""
    _check_known(box, legend)
    return card_book(box, legend) if family(box) == "tableau" else board_book(box, legend)


@cache
def board_book(box: str, legend: str) -> Book:
    """The Book of a legend of the board family."""
    _check_known(box, legend)
    files = box_files(box)
    return make_book(files, legend_file(files, BOXES / box / "legends" / f"{legend}.yaml"))


@cache
def card_book(box: str, legend: str) -> CardBook:
    """The Book of a game of cards."""
    _check_known(box, legend)
    return load_castle(BOXES / box, legend, BOXES)


def _check_known(box: str, legend: str) -> None:
    known = boxes()
    if box not in known:
        raise BadContent(f"there is no box '{box}'" + did_you_mean(box, known))
    known = legends(box)
    if legend not in known:
        raise BadContent(f"{box} has no legend '{legend}'" + did_you_mean(legend, known))


def game(box: str, legend: str, party: list[str]) -> BoardGame | CastleGame:
    """The rules of a box bound to a legend, for these figures in seating order."""
    if family(box) == "tableau":
        return CastleGame(card_book(box, legend), party)
    return BoardGame(board_book(box, legend), party)


@cache
def box_files(box: str) -> Box:
    """All files of a box but its legends, checked. Raises BadContent."""
    return load_box(BOXES / box)


def load_box(folder: Path) -> Box:
    """The files of a box in this folder, checked. Raises BadContent with every fault."""
    draft = Reading()
    main = _load(BoxFile, folder / "box.yaml", draft, {})
    board = _load(BoardFile, folder / "board.yaml", draft, {})
    heroes = _load(HeroesFile, folder / "heroes.yaml", draft, {})
    creatures = _load(CreaturesFile, folder / "creatures.yaml", draft, {})
    items = _load(ItemsFile, folder / "items.yaml", draft, {})
    events = _load(EventsFile, folder / "events.yaml", draft, {})
    if main and board and heroes and creatures and items and events:
        made = Box(main, board, heroes, creatures, items, events)
        check_box(draft, made)
        effects = box_words(made) + inside(main.checklist)
        check_words(draft, made, main.heroes, main.difficulties, effects)
        check_box_course(draft, main, events)
        draft.report.settle()
        return made
    draft.report.settle()
    raise AssertionError("a file that is not read has a fault")


def legend_file(box: Box, path: Path) -> LegendFile:
    """A legend for this box, checked. Raises BadContent with every fault."""
    draft = Reading()
    made = _load(LegendFile, path, draft, {"checklist": box.box.checklist})
    if made is not None:
        if made.legend != path.stem:
            draft.wrong(made, f'the file is called {path.name}, so the legend is "{path.stem}"')
        check_legend(draft, box, made)
    draft.report.settle()
    assert made is not None
    return made


def _load(
    kind: type[_File], path: Path, draft: Reading, splices: dict[str, list[object]]
) -> _File | None:
    name = path.relative_to(BOXES).as_posix() if path.is_relative_to(BOXES) else str(path)
    root = read_file(path, name, draft.report)
    if root is None:
        return None
    made = Builder(WORDS, draft, splices).file(kind, root)
    return made if isinstance(made, kind) else None
