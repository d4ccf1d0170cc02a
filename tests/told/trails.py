"""How the random games of trails begin: at the set-up, and in the middle of everything."""

from rietland.kernel.game import Game
from rietland.kernel.setup import Setup
from rietland.kernel.state import BaseState
from rietland.trail.game import TrailGame
from tests.trail.scenes import At, book, scene

#: Adventure, stages between, the last stage, and a space of it on the solid line.
_LATE = [
    ("1", ("reefs_1", "reefs_2"), "reefs_last"),
    ("2", ("expanses_2", "expanses_5"), "expanses_last"),
    ("3", ("wood_2", "wood_4"), "wood_last"),
    ("4", ("mountains_3", "mountains_6"), "mountains_last"),
]
#: Piles with something of every sort.
_PILES = [
    ("arrows chada_left curse_1~", "merrik chada_front gor curse", "troll chada_right~ curse_4~"),
    ("flying_gor thorn_left curse", "runa thorn_front~ curse_2~", "orweyns_hammer thorn_right"),
]


def opening(seed: int) -> tuple[Game, BaseState]:
    """Every second one begins late, beside the other hero."""
    if seed % 2:
        return _late(seed // 2)
    legend = ["intro", "1", "2", "3", "4"][seed // 2 % 5]
    made = book(legend)
    party = ["stinner"] if seed % 3 == 0 and legend != "intro" else ["chada", "thorn"]
    variants = [name for name in ("", *made.variants) if name != "first_game"]
    level = made.difficulties[seed % len(made.difficulties)]
    game = TrailGame(made, party)
    seats = list(range(len(party)))
    variant = variants[seed % len(variants)]
    return game, game.start(Setup("chada_thorn", legend, level, party, seats, variant))


def _late(seed: int) -> tuple[Game, BaseState]:
    legend, row, last = _LATE[seed % len(_LATE)]
    where = [f"{row[1]}.x", f"{last}.n1", f"{last}.n2", f"{last}.n3"]
    first = seed % 3
    chada = At(where[first], 3, *_PILES[0])
    thorn = At(where[first + 1], 2, *_PILES[1])
    sc = scene(legend, row=row, chada=chada, thorn=thorn, curse="x", fog=6)
    return sc.g, sc.s
