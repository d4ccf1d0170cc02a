"""How the random readings of gamebooks begin: every party of the box and of the tests' own book."""

from itertools import combinations

from rietland.book.game import BookGame
from rietland.kernel.game import Game
from rietland.kernel.setup import Setup
from rietland.kernel.state import BaseState
from tests.book.scenes import book

HEROES = ["thorn", "tenaya", "eara", "kram"]
PARTIES = {
    "dark_paths": [list(some) for size in (1, 2, 3, 4) for some in combinations(HEROES, size)],
    "lantern": [["hob"], ["wren"], ["hob", "wren"], ["wren", "hilda"]],
}


def opening(seed: int) -> tuple[Game, BaseState]:
    """Every third one is of the tests' own book."""
    box = "lantern" if seed % 3 == 2 else "dark_paths"
    legend = "2" if seed % 3 == 1 else "1"
    party = PARTIES[box][seed // 3 % len(PARTIES[box])]
    made = book(box, legend)
    variant = ["", *made.variants][seed // 6 % (1 + len(made.variants))]
    game = BookGame(made, party)
    seats = [number % (1 + seed % 2) for number in range(len(party))]
    return game, game.start(Setup(box, legend, "normal", party, seats, variant))
