"""The boxes as the tavern shows them."""

from typing import Final

from rietland import __version__
from rietland.content import library
from rietland.kernel.errors import BadContent
from rietland.kernel.setup import Setup
from rietland.players.companions.companion import strengths
from rietland.table import setup_check
from rietland.web.http_errors import faults_of
from rietland.web.http_types import BoxInfo, FigureInfo, LegendInfo, NewTable, SetInfo, Shelf
from rietland.words import languages

#: Faults of one legend that the tavern shows.
MOST_FAULTS: Final = 5
BOARD: Final = "board"


def box_catalogue() -> Shelf:
    """All boxes as they are on disk now."""
    known = languages()
    return Shelf([_box(box, known) for box in library.boxes()], known, strengths(), __version__)


def _box(name: str, known: list[str]) -> BoxInfo:
    legends: list[LegendInfo] = []
    heroes: list[FigureInfo] = []
    for legend in library.legends(name):
        try:
            book = library.book(name, legend)
        except BadContent as error:
            # A fault stays with its legend.
            legends.append(LegendInfo(legend, [], [], 0, 0, [], faults_of(error)[:MOST_FAULTS]))
            continue
        sets = [SetInfo(one.name, one.cards, one.count) for one in book.sets]
        few, many = book.min_heroes, book.max_heroes
        legends.append(
            LegendInfo(legend, book.difficulties, book.variants, few, many, sets, alone=book.alone)
        )
        heroes = [FigureInfo(one.name, one.role, one.rank, one.colour) for one in book.figures]
    # Of a box that is nobody's the faults are shown as of any other.
    return BoxInfo(name, library.family(name) or BOARD, legends, heroes, known, bool(legends))


def setup_of(new: NewTable) -> Setup:
    """The setup a browser asks for, every hero on a seat of its own. Raises BadSetup."""
    names = [hero.name for hero in new.heroes]
    seats = list(range(len(names)))
    setup = Setup(new.box, new.legend, new.difficulty, names, seats, new.variant, new.cards)
    players = [hero.player.partition(":") for hero in new.heroes]
    setup_check.check(setup, [strength for kind, _, strength in players if kind == "companion"])
    return setup
