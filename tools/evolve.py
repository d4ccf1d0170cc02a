"""Evolution strategies, for the tools that learn by playing.

All numbers are changed a little at random, games are played with the change and with its opposite
and the same chance, and everything moves towards what went better.
"""

import argparse
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from random import Random
from time import monotonic
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rietland.kernel.action import Action
from rietland.kernel.control import ROLLED
from rietland.kernel.game import Game
from rietland.kernel.pending import CHANCE_DECIDES, OVER, Pending
from rietland.kernel.state import BaseState
from rietland.players.arena.games import throw

#: Changes tried before a step, and games with each and with its opposite.
TRIES: Final = 200
GAMES: Final = 8
#: How much of its direction a step takes from those before, and how long their size is remembered.
INERTIA: Final = 0.8
MEMORY: Final = 0.97

Vector = NDArray[np.float64]
#: Numbers to play with, and the names of the games, which decide all chance in them.
Attempt = tuple[Vector, list[str]]


class Course:
    """Where the numbers are, and how they move (Adam, with one common size for what is rare)."""

    def __init__(self, vector: Vector, stride: float) -> None:
        self.vector = vector
        self.stride = stride
        self.direction = np.zeros_like(vector)
        self.size = np.zeros_like(vector)
        self.steps = 0

    def step(self, better: Vector) -> None:
        self.steps += 1
        self.direction = INERTIA * self.direction + (1 - INERTIA) * better
        self.size = MEMORY * self.size + (1 - MEMORY) * better * better
        scale = np.sqrt((self.size + self.size.mean()) / 2 / (1 - MEMORY**self.steps)) + 1e-9
        self.vector = self.vector + self.stride * self.direction / (1 - INERTIA**self.steps) / scale


def play_on(
    game: Game, s: BaseState, name: str, answer: Callable[[BaseState, Pending], Action]
) -> None:
    """Play a game to its end; its name decides all chance.

    Dice and cards have streams of their own: one die more does not change what is drawn.
    """
    dice, cards = Random(f"{name}/dice"), Random(f"{name}/cards")
    while (pending := game.pending(s)).kind != OVER:
        if pending.kind == CHANCE_DECIDES:
            rolls = pending.options[0].verb == ROLLED
            game.apply(s, throw(pending, dice if rolls else cards))
        else:
            game.apply(s, answer(s, pending))


def climb(
    start: Vector,
    nudges: Vector,
    play: Callable[[Attempt], float],
    keep: Callable[[Vector], None],
    asked: argparse.Namespace,
) -> None:
    """Step by step to what goes better; `play` says how well games went, `keep` writes it down."""
    rng = np.random.default_rng(asked.seed)
    course = Course(start, asked.stride)
    until = monotonic() + 60 * asked.minutes
    with ProcessPoolExecutor(asked.jobs) as pool:
        while monotonic() < until:
            changes = rng.normal(0.0, 1.0, (TRIES, len(start)))
            tasks: list[Attempt] = []
            for number, change in enumerate(changes):
                names = [f"{asked.seed}/{course.steps}/{number}/{game}" for game in range(GAMES)]
                tasks.append((course.vector + nudges * change, names))
                tasks.append((course.vector - nudges * change, names))
            went = np.array(list(pool.map(play, tasks, chunksize=8))).reshape(TRIES, 2)
            course.step((went[:, 0] - went[:, 1]) @ changes)
            keep(course.vector)
            print(f"step {course.steps}: {went.mean():.4f}", flush=True)


def parser(about: str | None, stride: float) -> argparse.ArgumentParser:
    """What all of them ask for."""
    made = argparse.ArgumentParser(description=about)
    made.add_argument("--minutes", type=float, default=30.0)
    made.add_argument("--stride", type=float, default=stride, help="how far a step goes")
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return made
