"""Fit to games how a castle's counts change the chance to win: `tools/judge.py --help`.

Plays games of the quick policy, all numbers of heroes and both difficulties, with an unlikely
answer now and then so that other positions are seen too. Every turn of them is an example, and
logistic regression finds the factors. Writes the row `chance` of players/castle.json. Worth its
time only with the compiled engine (PYTHONPATH=build/compiled).
"""

import argparse
import json
import os
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rietland.content import library
from rietland.kernel.pending import CHANCE_DECIDES, OVER, Pending
from rietland.kernel.setup import Setup
from rietland.kernel.state import WON
from rietland.players.arena_games import throw
from rietland.players.tableau_counts import FILE, MANY, NAMES
from rietland.players.tableau_guide import TableauGuide
from rietland.tableau.rules import Tableau
from rietland.tableau.state import State

BOX: Final = "rietburg"
FACTORS: Final = Path(__file__).parent.parent / "src" / "rietland" / "players" / FILE
DIFFICULTIES: Final = ("first", "normal")
#: How often another answer than the policy's own is given.
DARING: Final = 0.15
#: Games a process plays at a time.
PORTION: Final = 50
#: How much factors are held back, in examples.
RESTRAINT: Final = 200.0
STEPS: Final = 30
#: Every so many portions one is kept to see how well the others foretell it.
HELD_OUT: Final = 5

Table = NDArray[np.float64]


# Examples.


def examples(name: str) -> Table:
    """Counts at the beginning of each turn of some games, and whether the game was won."""
    rng = Random(name)
    rows: list[list[float]] = []
    for number in range(PORTION):
        party = party_of(rng, 2 + number % 3)
        difficulty = DIFFICULTIES[number // 3 % len(DIFFICULTIES)]
        counts, won = play(party, difficulty, rng)
        rows.extend([*row, won] for row in counts)
    return np.array(rows)


def party_of(rng: Random, size: int) -> list[str]:
    names = [kind.name for kind in library.book(BOX, library.legends(BOX)[0]).heroes]
    return list(rng.choice(list(combinations(names, size))))


def play(party: list[str], difficulty: str, rng: Random) -> tuple[list[list[float]], float]:
    legend = library.legends(BOX)[0]
    g = library.game(BOX, legend, party)
    s = g.start(Setup(BOX, legend, difficulty, party, list(range(len(party))), ""))
    assert isinstance(g, Tableau)
    assert isinstance(s, State)
    guide = TableauGuide()
    found: list[list[float]] = []
    turn = -1
    while (pending := g.pending(s)).kind != OVER:
        if pending.kind == CHANCE_DECIDES:
            g.apply(s, throw(pending, rng))
            continue
        if s.turns != turn:
            turn = s.turns
            found.append(guide.hurry(g, s).counts(s))
        dare(guide, g, s, pending, rng)
        g.apply(s, guide.policy(g, s, pending))
    return found, float(s.result == WON)


def dare(guide: TableauGuide, g: Tableau, s: State, pending: Pending, rng: Random) -> None:
    """Now and then mean something else."""
    if rng.random() < DARING and not guide.routine(g, s, pending):
        guide.follow(pending.who, rng.choice(guide.candidates(g, s, pending)))


# Regression.


def fit(table: Table) -> Table:
    """Factors of the counts, by Newton's method on counts of equal size."""
    counts, won = table[:, :-1], table[:, -1]
    middle, size = counts.mean(0), counts.std(0)
    size[size == 0.0] = 1.0
    middle[0] = 0.0
    even = (counts - middle) / size
    restraint = np.full(MANY, RESTRAINT)
    restraint[0] = 1e-6
    factors = np.zeros(MANY)
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-even @ factors))
        slope = even.T @ (won - chance) - restraint * factors
        bend = (even * (chance * (1 - chance))[:, None]).T @ even + np.diag(restraint)
        factors += np.linalg.solve(bend, slope)
    factors /= size
    factors[0] -= factors[1:] @ middle[1:]
    found: Table = factors
    return found


def surprise(table: Table, factors: Table) -> float:
    """Mean logarithmic loss of what the factors foretell."""
    chance = 1 / (1 + np.exp(-table[:, :-1] @ factors))
    right = np.where(table[:, -1] > 0.0, chance, 1 - chance)
    return float(-np.log(np.maximum(right, 1e-9)).mean())


def main() -> None:
    asked = parser().parse_args()
    names = [f"{asked.seed}/{number}" for number in range(max(HELD_OUT, asked.games // PORTION))]
    with ProcessPoolExecutor(asked.jobs) as pool:
        found = list(pool.map(examples, names))
    kept = np.concatenate(found[::HELD_OUT])
    others = np.concatenate([one for n, one in enumerate(found) if n % HELD_OUT])
    always = float(np.log(others[:, -1].mean() / (1 - others[:, -1].mean())))
    print(f"{len(kept) + len(others)} turns; not foreseen, of turns held out:")
    print(f"  by nothing  {surprise(kept, np.array([always] + [0.0] * (MANY - 1))):.4f}")
    print(f"  by counts   {surprise(kept, fit(others)):.4f}")
    save(fit(np.concatenate(found)))


def save(factors: Table) -> None:
    rows = json.loads(FACTORS.read_text("utf-8"))
    found = {name: round(float(factor), 3) for name, factor in zip(NAMES, factors, strict=True)}
    rows["chance"] = {name: factor for name, factor in found.items() if factor}
    FACTORS.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description=__doc__)
    made.add_argument("--games", type=int, default=6000)
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return made


if __name__ == "__main__":
    main()
