"""Games as they travel to other processes: plain data."""

from rietland.content import library
from rietland.kernel.game import Game
from rietland.kernel.setup import Setup
from rietland.table.journal import Entry

#: A game: box, legend, difficulty, figures, seats, variant, named cards.
Plain = tuple[str, str, str, list[str], list[int], str, list[str]]
#: Entries: seat and text.
Light = list[tuple[int, str]]


def plain(setup: Setup) -> Plain:
    return (
        setup.box,
        setup.legend,
        setup.difficulty,
        setup.heroes,
        setup.seats,
        setup.variant,
        setup.cards,
    )


def light(entries: list[Entry]) -> Light:
    return [(one.seat, one.text) for one in entries]


def game_of(setup: Plain) -> Game:
    return library.game(setup[0], setup[1], setup[3])
