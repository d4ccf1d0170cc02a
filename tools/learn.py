"""Learn by playing what tasks are worth to the policy of the board: `tools/learn.py --help`.

Evolution strategies: all weights and lessons are changed a little at random, games are played with
the change and with its opposite and the same chance, and everything moves towards what went
better. Writes the lessons (players/lessons.json) and prints the weights, which are kept by hand
in players/weights.py. Worth its time only with the compiled engine (PYTHONPATH=build/compiled).
"""

import argparse
import json
import math
import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final, NamedTuple

from rietland.content import library
from rietland.kernel.pending import CHANCE_DECIDES
from rietland.kernel.playout import next_seed, pick
from rietland.kernel.setup import Setup
from rietland.players.board_guide import BoardGuide
from rietland.players.guide import Candidate
from rietland.players.search import Search
from rietland.players.taught import FILE, by_name
from rietland.players.weights import Weights

LESSONS: Final = Path(__file__).parent.parent / "src" / "rietland" / "players" / FILE


class Course(NamedTuple):
    """A kind of game, and how often it is played among all."""

    legend: str
    difficulty: str
    party: tuple[str, ...]
    share: float


TWO: Final = ("thorn", "chada")
THREE: Final = ("thorn", "chada", "kram")
FOUR: Final = ("thorn", "chada", "eara", "kram")
COURSES: Final = (
    Course("2", "normal", FOUR, 0.56),
    Course("2", "easy", FOUR, 0.10),
    Course("1", "normal", FOUR, 0.16),
    Course("2", "easy", THREE, 0.04),
    Course("2", "easy", TWO, 0.04),
    Course("1", "normal", THREE, 0.06),
    Course("1", "normal", TWO, 0.04),
)

#: Lessons are changed more than weights by this factor.
LESSONS_MORE: Final = 2.0
#: A whole number changes by one as readily as another by a third.
WHOLE: Final = 0.35
#: Changes tried before a step by each process, and games with each and with its opposite.
TRIES: Final = 120
GAMES: Final = 8
#: How much of its direction a step takes from those before, and how long their size is remembered.
INERTIA: Final = 0.8
MEMORY: Final = 0.97
#: Games of each kind in a report.
REPORTED: Final = 300
STEPS_TO_REPORT: Final = 10

Vector = list[float]


# Weights as a vector.


def numbers() -> list[str]:
    """The weights that are single numbers."""
    fresh = Weights()
    return [name for name in dir(fresh) if isinstance(getattr(fresh, name), int | float)]


def to_vector(weights: Weights) -> Vector:
    """Whole numbers in small steps, loyalty as it is (a logarithm), logarithms of the others."""
    found: Vector = []
    for name in numbers():
        value = getattr(weights, name)
        if isinstance(value, int):
            found.append(value * WHOLE)
        else:
            found.append(value if name == "loyalty" else math.log(value))
    return found + weights.lessons


def to_weights(vector: Vector) -> Weights:
    weights = Weights()
    names = numbers()
    for name, value in zip(names, vector, strict=False):
        if isinstance(getattr(weights, name), int):
            setattr(weights, name, max(0, round(value / WHOLE)))
        else:
            setattr(weights, name, value if name == "loyalty" else math.exp(value))
    weights.company = max(1, weights.company)
    weights.escort = max(1, weights.escort)
    weights.alert = max(1, weights.alert)
    weights.lessons = vector[len(names) :]
    return weights


# Playing.


def play(course: Course, weights: Weights, seed: int) -> float:
    """One game by the policy alone: what search would make of its end."""
    party = list(course.party)
    game = library.game("base", course.legend, party)
    seats = list(range(len(party)))
    s = game.start(Setup("base", course.legend, course.difficulty, party, seats, ""))
    pending = game.pending(s)
    while pending.kind == CHANCE_DECIDES:
        seed = next_seed(seed)
        game.apply(s, pending.options[pick(pending, seed)])
        pending = game.pending(s)
    guide = BoardGuide(weights)
    begin = Candidate(guide.policy(game, s, pending))
    return Search(guide, seed).playout(game, s, pending.who, begin, seed)


def try_changes(task: tuple[Vector, float, str]) -> tuple[Vector, float]:
    """Which way went better, in units of the change; and how all games went on average."""
    vector, nudge, name = task
    rng = Random(name)
    plain = len(numbers())
    sizes = [nudge] * plain + [LESSONS_MORE * nudge] * (len(vector) - plain)
    better = [0.0] * len(vector)
    total = 0.0
    for _ in range(TRIES):
        change = [rng.gauss(0.0, size) for size in sizes]
        there = to_weights([x + d for x, d in zip(vector, change, strict=True)])
        opposite = to_weights([x - d for x, d in zip(vector, change, strict=True)])
        gain = 0.0
        for course in rng.choices(COURSES, [one.share for one in COURSES], k=GAMES):
            seed = rng.getrandbits(30)
            won, lost = play(course, there, seed), play(course, opposite, seed)
            gain += won - lost
            total += won + lost
        better = [b + gain * d / s for b, d, s in zip(better, change, sizes, strict=True)]
    return better, total / (2 * TRIES * GAMES)


def report(task: tuple[Vector, Course]) -> str:
    vector, course = task
    weights = to_weights(vector)
    won = sum(play(course, weights, 7919 * n) == 1.0 for n in range(REPORTED))
    return f"{course.legend} {course.difficulty} {len(course.party)}: {won / REPORTED:.0%}"


# Learning.


class Learner:
    """Where the weights are, and how they move (Adam, with one common size for what is rare)."""

    def __init__(self, vector: Vector, stride: float) -> None:
        self.vector: Vector = vector
        self.stride: float = stride
        self.direction: Vector = [0.0] * len(vector)
        self.size: Vector = [0.0] * len(vector)
        self.steps: int = 0

    def step(self, better: Vector) -> None:
        self.steps += 1
        for i, slope in enumerate(better):
            self.direction[i] = INERTIA * self.direction[i] + (1 - INERTIA) * slope
            self.size[i] = MEMORY * self.size[i] + (1 - MEMORY) * slope * slope
        early = 1 - INERTIA**self.steps
        young = 1 - MEMORY**self.steps
        common = sum(self.size) / len(self.size)
        for i in range(len(self.vector)):
            scale = math.sqrt((self.size[i] + common) / 2 / young) or 1.0
            self.vector[i] += self.stride * self.direction[i] / early / scale


def main() -> None:
    asked = parser().parse_args()
    learner = Learner(to_vector(Weights()), asked.stride)
    until = monotonic() + 60 * asked.minutes
    with ProcessPoolExecutor(asked.jobs) as pool:
        while monotonic() < until:
            names = [f"{asked.seed}/{learner.steps}/{job}" for job in range(asked.jobs)]
            found = list(
                pool.map(try_changes, [(learner.vector, asked.nudge, name) for name in names])
            )
            learner.step([sum(column) for column in zip(*(one for one, _ in found), strict=True)])
            mean = sum(value for _, value in found) / len(found)
            print(f"step {learner.steps}: {mean:.4f}", flush=True)
            if learner.steps % STEPS_TO_REPORT == 0:
                save(learner.vector)
                told = pool.map(report, [(learner.vector, course) for course in COURSES])
                print("; ".join(told), flush=True)
    save(learner.vector)


def save(vector: Vector) -> None:
    weights = to_weights(vector)
    rows = [f' "{sort}": {json.dumps(row)}' for sort, row in by_name(weights.lessons).items()]
    LESSONS.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")
    print({name: round(getattr(weights, name), 3) for name in numbers()}, flush=True)


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description=__doc__)
    made.add_argument("--minutes", type=float, default=60.0)
    made.add_argument("--nudge", type=float, default=0.05, help="how far weights are changed")
    made.add_argument("--stride", type=float, default=0.02, help="how far they move in a step")
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return made


if __name__ == "__main__":
    main()
