"""The boxes as the tavern shows them."""

from rietland import __version__
from rietland.content import library
from rietland.kernel.setup import Setup
from rietland.players.companions.companion import strengths
from rietland.table import setup_check
from rietland.web.http_types import BoxInfo, FigureInfo, LegendInfo, NewTable, Shelf
from rietland.words import languages


def box_catalogue() -> Shelf:
    """All boxes as they are on disk now."""
    known = languages()
    return Shelf([_box(box, known) for box in library.boxes()], known, strengths(), __version__)


def _box(name: str, known: list[str]) -> BoxInfo:
    family = library.family(name)
    legends: list[LegendInfo] = []
    heroes: list[FigureInfo] = []
    for legend in library.legends(name):
        book = library.book(name, legend)
        legends.append(
            LegendInfo(legend, book.difficulties, book.variants, book.min_heroes, book.max_heroes)
        )
        heroes = [FigureInfo(one.name, one.role, one.rank, one.colour) for one in book.figures]
    return BoxInfo(name, family, legends, heroes, known, bool(legends))


def setup_of(new: NewTable) -> Setup:
    """The setup a browser asks for, every hero on a seat of its own. Raises BadSetup."""
    names = [hero.name for hero in new.heroes]
    seats = list(range(len(names)))
    setup = Setup(new.box, new.legend, new.difficulty, names, seats, new.variant)
    players = [hero.player.partition(":") for hero in new.heroes]
    setup_check.check(setup, [strength for kind, _, strength in players if kind == "companion"])
    return setup
