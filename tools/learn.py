"""Learn by playing what tasks are worth to the policy of the board: `tools/learn.py --help`.

For so many heroes, in all legends and parties of the base game, all weights and corrections
(players/board/learned/HEROES.json) are changed towards what wins more, see `tools/evolve.py`. Every
other game is daring at first. Win models should be learned again afterwards (`tools/judge.py`).
Worth its time only with the compiled engine (PYTHONPATH=build/compiled).
"""

import json
import math
from functools import partial
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Final

import numpy as np

from daring import Daring
from evolve import Attempt, Vector, climb, parser, play_on
from rietland.board.base import Board
from rietland.board.state import State
from rietland.content import library
from rietland.kernel.setup import Setup
from rietland.kernel.state import WON
from rietland.players.board.guide import BoardGuide
from rietland.players.board.learned import tables
from rietland.players.board.learned.weights import PolicyWeights
from rietland.players.board.now import progress

HOME: Final = (
    Path(__file__).parent.parent / "src" / "rietland" / "players" / "board" / tables.FOLDER
)
BOX: Final = "base"
#: How far weights are changed to see what comes of it, and corrections.
NUDGE: Final = 0.08
LESSON_NUDGE: Final = 0.16
#: A whole number changes by one as readily as another by a third.
WHOLE: Final = 0.35


# Weights as a vector.


def to_vector(weights: PolicyWeights) -> Vector:
    """Whole numbers in small steps, loyalty as it is (a logarithm), logarithms of the others."""
    found: list[float] = []
    for name, value in weights.numbers().items():
        if isinstance(value, int):
            found.append(value * WHOLE)
        else:
            found.append(value if name == "loyalty" else math.log(value))
    return np.array(found + weights.corrections)


def to_weights(vector: Vector, size: int) -> PolicyWeights:
    weights = PolicyWeights(size)
    told = vector.tolist()
    numbers = weights.numbers()
    for (name, before), value in zip(numbers.items(), told, strict=False):
        if isinstance(before, int):
            setattr(weights, name, max(0, round(value / WHOLE)))
        else:
            setattr(weights, name, value if name == "loyalty" else math.exp(value))
    weights.company = max(1, weights.company)
    weights.escort = max(1, weights.escort)
    weights.alert = max(1, weights.alert)
    weights.corrections = told[len(numbers) :]
    return weights


# Playing.


def play(weights: PolicyWeights, size: int, name: str) -> float:
    """One game by the policy alone: won, or how near it came."""
    rng = Random(name)
    kinds = [(one, level) for one in library.legends(BOX) for level in levels(one)]
    legend, difficulty = rng.choice(kinds)
    party = list(rng.choice(list(combinations(library.book(BOX, legend).usual_party(4), size))))
    g = library.game(BOX, legend, party)
    s = g.start(Setup(BOX, legend, difficulty, party, list(range(size)), ""))
    assert isinstance(g, Board)
    assert isinstance(s, State)
    player = Daring(BoardGuide({size: weights}), s, rng)
    player.is_sober = player.is_sober or rng.random() < 0.5
    play_on(g, s, name, partial(player.go_on, g))
    return 1.0 if s.result == WON else progress.CONSOLATION * progress.progress(g, s)


def levels(legend: str) -> list[str]:
    return list(library.book(BOX, legend).difficulties)


class Pupil:
    """Plays for one number of heroes."""

    def __init__(self, size: int) -> None:
        self.size = size

    def play(self, task: Attempt) -> float:
        vector, names = task
        weights = to_weights(vector, self.size)
        return sum(play(weights, self.size, name) for name in names) / len(names)

    def keep(self, vector: Vector) -> None:
        weights = to_weights(vector, self.size)
        numbers = {name: round(value, 3) for name, value in weights.numbers().items()}
        table = tables.by_name(weights.corrections)
        rows = ",\n".join(f'  "{sort}": {json.dumps(row)}' for sort, row in table.items())
        text = f'{{\n "weights": {json.dumps(numbers)},\n "corrections": {{\n{rows}\n }}\n}}\n'
        (HOME / f"{self.size}.json").write_text(text, "utf-8")


def main() -> None:
    made = parser(__doc__, stride=0.03)
    made.add_argument("heroes", type=int, choices=tables.SIZES)
    asked = made.parse_args()
    pupil = Pupil(asked.heroes)
    weights = PolicyWeights(asked.heroes)
    start = to_vector(weights)
    nudges = np.full(len(start), LESSON_NUDGE)
    nudges[: len(weights.numbers())] = NUDGE
    climb(start, nudges, pupil.play, pupil.keep, asked)


if __name__ == "__main__":
    main()
