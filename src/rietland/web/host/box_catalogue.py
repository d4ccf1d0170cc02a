"""The boxes as the tavern shows them."""

from functools import cache

from rietland import __version__
from rietland.content import library
from rietland.kernel.setup import Setup
from rietland.players.companions.companion import strengths
from rietland.table import setup_check
from rietland.web.http_types import BoxInfo, FigureInfo, LegendInfo, NewTable, Shelf
from rietland.words import languages


@cache
def box_catalogue() -> Shelf:
    """All boxes; what is on disk does not change while the server runs."""
    known = languages()
    return Shelf([_box(box, known) for box in library.boxes()], known, strengths(), __version__)


def _box(name: str, known: list[str]) -> BoxInfo:
    family = library.family(name)
    legends, heroes = _cards(name) if family == "tableau" else _board(name)
    return BoxInfo(name, family, legends, heroes, known, bool(legends))


def _cards(name: str) -> tuple[list[LegendInfo], list[FigureInfo]]:
    """What one may choose of a game of cards."""
    legends: list[LegendInfo] = []
    heroes: list[FigureInfo] = []
    for legend in library.legends(name):
        book = library.card_book(name, legend)
        legends.append(
            LegendInfo(legend, book.difficulties, book.variants, book.min_heroes, book.max_heroes)
        )
        heroes = [FigureInfo(one.name, one.role, 0, one.colour) for one in book.heroes]
    return legends, heroes


def _board(name: str) -> tuple[list[LegendInfo], list[FigureInfo]]:
    """What one may choose of a game on a board."""
    box = library.box_files(name)
    legends: list[LegendInfo] = []
    for legend in library.legends(name):
        file = library.legend_file(box, library.BOXES / name / "legends" / f"{legend}.yaml")
        fewest, most = file.heroes
        legends.append(LegendInfo(legend, file.difficulties, sorted(file.variants), fewest, most))
    heroes = [
        FigureInfo(figure, role, record.rank, record.colour)
        for role, record in box.heroes.heroes.items()
        for figure in record.figures
    ]
    return legends, heroes


def setup_of(new: NewTable) -> Setup:
    """The setup a browser asks for, every hero on a seat of its own. Raises BadSetup."""
    names = [hero.name for hero in new.heroes]
    seats = list(range(len(names)))
    setup = Setup(new.box, new.legend, new.difficulty, names, seats, new.variant)
    players = [hero.player.partition(":") for hero in new.heroes]
    setup_check.check(setup, [strength for kind, _, strength in players if kind == "companion"])
    return setup
