"""The orchard of docs/family.md as a toy: tests of the machine write their own content into it."""

from pathlib import Path
from typing import Final

from orchard.book import OrchardBook
from orchard.content import OrchardContent
from orchard.game import OrchardGame
from orchard.state import Orchard
from rietland.kernel.book import Figure
from rietland.kernel.setup import Setup
from rietland.kernel.state import BaseState

BOXES: Final = Path(__file__).parents[1] / "docs" / "examples" / "orchard" / "boxes"
BOX: Final = BOXES / "orchard"
LEGEND: Final = BOX / "legends" / "1.yaml"
#: Texts of the orchard, for clients.
TEXTS: Final = LEGEND.with_suffix(".ftl").read_text(encoding="utf-8")
PLAYERS: Final = ["amy", "ben"]
CARDS: Final = ["sun", "crow", "wind"]


class ToyBook(OrchardBook):
    """An orchard in which nothing happens yet."""

    def __init__(self) -> None:
        super().__init__()
        self.figures = [Figure(name, name, 0, "") for name in PLAYERS]
        self.counters = ["wind", "stings", "a", "b", "log"]
        self.difficulties = ["easy", "hard"]
        self.add_die("coin", [0, 1])
        self.add_die("gust", [1, 1, 2, 3])
        self.apples = 3
        self.weather = CARDS
        self.copies = [2, 1, 1]
        self.write("start", [])


def orchard_book() -> OrchardBook:
    """The content of the game as it is played."""
    return OrchardContent().book([BOX], LEGEND)


def toy(book: OrchardBook | None = None) -> OrchardGame:
    return OrchardGame(book or orchard_book())


def setup(seats: list[int] | None = None, difficulty: str = "easy") -> Setup:
    return Setup("toy", "orchard", difficulty, PLAYERS[:], seats or [0, 1], "")


def apples_of(s: BaseState, book: OrchardBook) -> int:
    """Every apple there is; only growing makes new ones."""
    assert isinstance(s, Orchard)
    grown = 2 * s.weather.stacks[0].count(CARDS.index("sun"))
    return s.tree + sum(s.baskets) + s.eaten + s.rotten - grown - book.apples
