"""The boxes as the tavern shows them."""

from functools import cache

from rietland import __version__
from rietland.content import library
from rietland.kernel.setup import Setup
from rietland.players.companion import strengths
from rietland.players.player import PLAYERS
from rietland.web.records import BoxInfo, FigureInfo, LegendInfo, NewTable, Shelf
from rietland.words import languages


class BadSetup(ValueError):
    """A game that cannot be set up; the message says why."""


@cache
def shelf() -> Shelf:
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
    box = next((one for one in shelf().boxes if one.name == new.box), None)
    if box is None:
        raise BadSetup(f"there is no box '{new.box}'")
    legend = next((one for one in box.legends if one.name == new.legend), None)
    if legend is None:
        raise BadSetup(f"{new.box} has no legend '{new.legend}'")
    if new.difficulty not in legend.difficulties:
        raise BadSetup(f"difficulty is one of {', '.join(legend.difficulties)}")
    if new.variant and new.variant not in legend.variants:
        raise BadSetup(f"legend {new.legend} has no variant '{new.variant}'")
    if not legend.min_heroes <= len(new.heroes) <= legend.max_heroes:
        raise BadSetup(f"{legend.min_heroes} to {legend.max_heroes} heroes play this legend")
    roles = {one.name: one.role for one in box.heroes}
    taken: set[str] = set()
    for hero in new.heroes:
        if hero.name not in roles:
            raise BadSetup(f"{new.box} has no hero '{hero.name}'")
        if roles[hero.name] in taken:
            raise BadSetup(f"there is only one {roles[hero.name]}")
        taken.add(roles[hero.name])
        kind, _, strength = hero.player.partition(":")
        if kind == "companion" and strength not in PLAYERS:
            raise BadSetup(f"companions are {', '.join(PLAYERS)}, not '{strength}'")
    names = [hero.name for hero in new.heroes]
    return Setup(new.box, new.legend, new.difficulty, names, list(range(len(names))), new.variant)
