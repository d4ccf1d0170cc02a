"""Learn by playing what everything in a castle is worth: `tools/castle.py --help`.

Evolution strategies, as `tools/learn.py` does for the board: every worth is changed a little at
random, games are played with the change and with its opposite and the same chance, and everything
moves towards what went better. Begins with what was learned before and writes it anew
(players/worth.json). The judgement of the castle should be learned again afterwards
(`tools/judge.py`). Worth its time only with the compiled engine (PYTHONPATH=build/compiled).
"""

import argparse
import json
import os
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rietland.content import library
from rietland.kernel.pending import CHANCE_DECIDES, OVER
from rietland.kernel.setup import Setup
from rietland.kernel.state import WON
from rietland.players import tableau_counts as n
from rietland.players.arena_games import throw
from rietland.players.tableau_guide import WIDE, TableauGuide
from rietland.players.tableau_sense import Sense
from rietland.players.tableau_worth import FILE, HAND, TOIL, Worth, read
from rietland.tableau.rules import Tableau
from rietland.tableau.state import COMPLETED, NARRATOR_PILE, State

HOME: Final = Path(__file__).parent.parent / "src" / "rietland" / "players" / FILE
BOX: Final = "rietburg"
LEGEND: Final = "1"
DIFFICULTY: Final = "normal"
#: Too rare to learn from: they stay as they were set by hand.
RARE: Final = {
    *("always", "here", "apart", "known", "other", "rest", "points", "cards", "sight", "shown"),
    *("stack", "company", "spare-quiver", "idle-willpower", "twice"),
}
NAMES: Final = [name for name in (*n.NAMES, *TOIL) if name not in RARE]
#: What nobody set by hand changes by so much where the others change by their own size.
SMALL: Final = 0.15
#: How far everything is changed to see what comes of it: a logarithm.
NUDGE: Final = 0.3
#: Changes tried before a step, and games with each and with its opposite.
TRIES: Final = 24
GAMES: Final = 12
#: How far a step goes for each worth on average, and how much of its way is that of those before.
STEP: Final = 0.042
INERTIA: Final = 0.8
#: A won game counts as one mission more, and a little for each narrator card left.
VICTORY: Final = 1.0
TIME_LEFT: Final = 0.15

Vector = NDArray[np.float64]


# Worths as a vector: logarithms of what they are to what they were by hand.


def to_vector(told: dict[str, float]) -> Vector:
    found = [
        np.log(told[name] / HAND[name]) if name in HAND else told.get(name, 0.0) / SMALL
        for name in NAMES
    ]
    return np.array(found)


def to_worth(vector: Vector) -> dict[str, float]:
    told = dict(HAND)
    for name, value in zip(NAMES, vector, strict=True):
        told[name] = float(HAND[name] * np.exp(value) if name in HAND else SMALL * value)
    return {name: round(value, 4) for name, value in told.items()}


# Playing.


def play(worth: Worth, name: str) -> float:
    """One game by the policy alone: missions completed, and what a victory adds."""
    rng = Random(name)
    heroes = [kind.name for kind in library.book(BOX, LEGEND).heroes]
    size = rng.choice([2, 3, 4])
    party = list(rng.choice(list(combinations(heroes, size))))
    game = library.game(BOX, LEGEND, party)
    s = game.start(Setup(BOX, LEGEND, DIFFICULTY, party, list(range(size)), ""))
    assert isinstance(game, Tableau)
    assert isinstance(s, State)
    guide = TableauGuide()
    guide.sense = Sense(game, s, worth, WIDE)
    while (pending := game.pending(s)).kind != OVER:
        chance = pending.kind == CHANCE_DECIDES
        game.apply(s, throw(pending, rng) if chance else guide.policy(game, s, pending))
    done = float(len(s.missions.stacks[COMPLETED]))
    if s.result == WON:
        done += VICTORY + TIME_LEFT * len(s.narrators.stacks[NARRATOR_PILE])
    return done


def attempt(task: tuple[Vector, list[str]]) -> float:
    vector, names = task
    worth = Worth(to_worth(vector), True)
    return sum(play(worth, name) for name in names) / len(names)


def main() -> None:
    asked = parser().parse_args()
    rng = np.random.default_rng(asked.seed)
    vector = to_vector(HAND if asked.afresh else read())
    course = np.zeros_like(vector)
    until = monotonic() + 60 * asked.minutes
    step = 0
    with ProcessPoolExecutor(asked.jobs) as pool:
        while monotonic() < until:
            changes = rng.normal(0.0, 1.0, (TRIES, len(vector)))
            tasks: list[tuple[Vector, list[str]]] = []
            for number, change in enumerate(changes):
                names = [f"{asked.seed}/{step}/{number}/{game}" for game in range(GAMES)]
                tasks += [(vector + NUDGE * change, names), (vector - NUDGE * change, names)]
            went = np.array(list(pool.map(attempt, tasks))).reshape(TRIES, 2)
            better = (went[:, 0] - went[:, 1]) @ changes
            course = INERTIA * course + (1 - INERTIA) * better
            vector = vector + STEP * course / (np.sqrt((course * course).mean()) + 1e-9)
            step += 1
            HOME.write_text(json.dumps(to_worth(vector), indent=1) + "\n", "utf-8")
            print(f"step {step}: {went.mean():.3f}", flush=True)


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description=__doc__)
    made.add_argument("--minutes", type=float, default=30)
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    made.add_argument("--afresh", action="store_true", help="begin with what was set by hand")
    return made


if __name__ == "__main__":
    main()
