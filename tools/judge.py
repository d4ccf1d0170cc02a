"""Learn from games how they will end, from how they stand: `tools/judge.py --help`.

Plays games of a legend by the policy, with another answer now and then up to some moment, so that
other positions are seen too. From that moment on each strike of the clock (a sunrise, a round) is
an example: what counts there, and whether the policy alone won the game. Learned are a logistic
curve over the counts and over some bent sums of them, the sums by Adam on what the curve alone
leaves over. Writes players/search/win_models/BOX-LEGEND.json. Worth its time only with the compiled
engine (PYTHONPATH=build/compiled).
"""

import argparse
import json
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from daring import Daring
from rietland.content import library
from rietland.kernel.pending import CHANCE_DECIDES, OVER
from rietland.kernel.setup import Setup
from rietland.kernel.state import WON
from rietland.players.arena.games import throw
from rietland.players.search.search_player import MASTER, make_guide
from rietland.players.search.win_model import FOLDER

HOME: Final = Path(__file__).parent.parent / "src" / "rietland" / "players" / "search" / FOLDER
#: Games a process plays at a time.
PORTION: Final = 60
#: Of so many portions one is kept to see how well the others foretell it.
HELD_OUT: Final = 6
#: Bent sums, and how often all examples are gone through.
SUMS: Final = 16
ROUNDS: Final = 24
BATCH: Final = 512
STRIDE: Final = 0.003
#: How much factors are held back.
RESTRAINT: Final = 2e-4

Table = NDArray[np.float64]


class Course(NamedTuple):
    """A kind of game."""

    box: str
    legend: str
    difficulty: str
    party: list[str]


# Examples.


def courses(box: str, legend: str, rng: Random) -> Iterator[Course]:
    """All difficulties and numbers of heroes, over and over; four heroes as often as all others."""
    book = library.book(box, legend)
    # Where a hero comes in two sexes, one of each is enough.
    names = book.usual_party(len(book.figures))
    while True:
        for difficulty in book.difficulties:
            for size in (4, 2, 4, 3):
                party = list(rng.choice(list(combinations(names, size))))
                yield Course(box, legend, difficulty, party)


def examples(task: tuple[str, str, str]) -> Table:
    """Counts at each strike of the clock in some games, and whether the game was won."""
    name, box, legend = task
    rng = Random(name)
    rows: list[list[float]] = []
    for _, course in zip(range(PORTION), courses(box, legend, rng), strict=False):
        rows.extend(play(course, rng))
    return np.array(rows)


def play(course: Course, rng: Random) -> list[list[float]]:
    g = library.game(course.box, course.legend, course.party)
    seats = list(range(len(course.party)))
    s = g.start(Setup(course.box, course.legend, course.difficulty, course.party, seats, ""))
    player = Daring(make_guide(g, MASTER), s, rng)
    found: list[list[float]] = []
    while (pending := g.pending(s)).kind != OVER:
        if pending.kind == CHANCE_DECIDES:
            g.apply(s, throw(pending, rng))
            continue
        if player.strikes(s) and player.is_sober:
            found.append(player.guide.counts(g, s))
        g.apply(s, player.answer(g, s, pending))
    return [[*row, float(s.result == WON)] for row in found]


# Learning.


class Curve:
    """The win model while it is learned: on counts of equal size and mean 0, but for the first."""

    def __init__(self, table: Table) -> None:
        counts = table[:, :-1]
        self.middle = counts.mean(0)
        self.size = counts.std(0)
        self.constant = self.size < 1e-9
        self.middle[0], self.size[0], self.constant[0] = 0.0, 1.0, False
        self.size[self.constant] = 1.0
        rng = np.random.default_rng(0)
        many = counts.shape[1]
        self.parts = [np.zeros(many), rng.normal(0, 0.1, (many, SUMS)), rng.normal(0, 0.1, SUMS)]

    def even(self, table: Table) -> Table:
        found: Table = (table[:, :-1] - self.middle) / self.size
        found[:, self.constant] = 0.0
        return found

    def chance(self, even: Table) -> Table:
        plain, rows, weights = self.parts
        found: Table = 1 / (1 + np.exp(-(even @ plain + np.tanh(even @ rows) @ weights)))
        return found

    def slopes(self, even: Table, won: Table) -> list[Table]:
        _, rows, weights = self.parts
        bent = np.tanh(even @ rows)
        off = (self.chance(even) - won) / len(won)
        found = [even.T @ off, even.T @ (np.outer(off, weights) * (1 - bent * bent)), bent.T @ off]
        return [slope + RESTRAINT * part for slope, part in zip(found, self.parts, strict=True)]

    def learn(self, table: Table) -> None:
        even, won = self.even(table), table[:, -1]
        rng = np.random.default_rng(1)
        means = [np.zeros_like(part) for part in self.parts]
        sizes = [np.zeros_like(part) for part in self.parts]
        steps = 0
        for number in range(ROUNDS):
            order = rng.permutation(len(won))
            for start in range(0, len(order), BATCH):
                some = order[start : start + BATCH]
                steps += 1
                stride = STRIDE * (1 - number / ROUNDS)
                for i, slope in enumerate(self.slopes(even[some], won[some])):
                    means[i] = 0.9 * means[i] + 0.1 * slope
                    sizes[i] = 0.999 * sizes[i] + 0.001 * slope * slope
                    size = np.sqrt(sizes[i] / (1 - 0.999**steps)) + 1e-8
                    self.parts[i] = self.parts[i] - stride * means[i] / (1 - 0.9**steps) / size

    def surprise(self, table: Table) -> float:
        """Mean logarithmic loss of what it foretells."""
        return loss(self.chance(self.even(table)), table[:, -1])

    def save(self, file: Path, names: list[str]) -> None:
        plain, rows, weights = self.parts
        told = {
            "names": names,
            "plain": self.raw(plain),
            "rows": [self.raw(row) for row in rows.T],
            "weights": [round(float(weight), 4) for weight in weights],
        }
        file.parent.mkdir(exist_ok=True)
        lines = [f' "{name}": {json.dumps(value)}' for name, value in told.items()]
        file.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")

    def raw(self, factors: Table) -> list[float]:
        """Factors of the counts as they are."""
        found = np.where(self.constant, 0.0, factors) / self.size
        found[0] -= found[1:] @ self.middle[1:]
        return [round(float(factor), 5) for factor in found]


def loss(chance: Table, won: Table) -> float:
    right = np.where(won > 0.0, chance, 1 - chance)
    return float(-np.log(np.maximum(right, 1e-9)).mean())


def main() -> None:
    asked = parser().parse_args()
    box, _, legend = asked.legend.partition("/")
    legend = legend or library.legends(box)[0]
    portions = max(HELD_OUT, asked.games // PORTION)
    tasks = [(f"{asked.seed}/{number}", box, legend) for number in range(portions)]
    with ProcessPoolExecutor(asked.jobs) as pool:
        found = list(pool.map(examples, tasks))
    kept = np.concatenate(found[::HELD_OUT])
    others = np.concatenate([one for n, one in enumerate(found) if n % HELD_OUT])
    curve = Curve(others)
    curve.learn(others)
    mean = np.full(len(kept), others[:, -1].mean())
    print(f"{asked.legend}: {len(kept) + len(others)} examples, of the wins among those held out")
    print(f"the mean leaves open {loss(mean, kept[:, -1]):.4f}, this {curve.surprise(kept):.4f}")
    g = library.game(box, legend, library.book(box, legend).usual_party(2))
    curve.save(HOME / f"{box}-{legend}.json", make_guide(g, MASTER).count_names(g))


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description=__doc__)
    made.add_argument("legend", metavar="BOX/LEGEND")
    made.add_argument("--games", type=int, default=30_000)
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return made


if __name__ == "__main__":
    main()
