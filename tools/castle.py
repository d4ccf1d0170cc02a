"""Learn by playing what everything in a castle is worth: `tools/castle.py --help`.

Every worth is changed towards what goes better, see `tools/evolve.py`. Begins with what was
learned before and writes it anew (players/castle/weights.json). The judgement of the castle should
be learned again afterwards (`tools/judge.py`). Worth its time only with the compiled engine
(PYTHONPATH=build/compiled).
"""

import json
from functools import partial
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Final

import numpy as np

from evolve import Attempt, Vector, climb, parser, play_on
from rietland.castle.base import CastleBase
from rietland.castle.state import COMPLETED, NARRATOR_PILE, State
from rietland.content import library
from rietland.kernel.setup import Setup
from rietland.kernel.state import WON
from rietland.players.castle import features as n
from rietland.players.castle.evaluation import Evaluation
from rietland.players.castle.guide import WIDE, CastleGuide
from rietland.players.castle.weights import FILE, HAND, TOIL, CastleWeights, read

HOME: Final = Path(__file__).parent.parent / "src" / "rietland" / "players" / "castle" / FILE
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
#: A won game counts as one mission more, and a little for each narrator card left.
VICTORY: Final = 1.0
TIME_LEFT: Final = 0.15


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


def play(worth: CastleWeights, name: str) -> float:
    """One game by the policy alone: missions completed, and what a victory adds."""
    rng = Random(name)
    heroes = [one.name for one in library.book(BOX, LEGEND).figures]
    size = rng.choice([2, 3, 4])
    party = list(rng.choice(list(combinations(heroes, size))))
    game = library.game(BOX, LEGEND, party)
    s = game.start(Setup(BOX, LEGEND, DIFFICULTY, party, list(range(size)), ""))
    assert isinstance(game, CastleBase)
    assert isinstance(s, State)
    guide = CastleGuide()
    guide.sense = Evaluation(game, s, worth, WIDE)
    play_on(game, s, name, partial(guide.policy, game))
    done = float(len(s.missions.stacks[COMPLETED]))
    if s.result == WON:
        done += VICTORY + TIME_LEFT * len(s.narrators.stacks[NARRATOR_PILE])
    return done


def attempt(task: Attempt) -> float:
    vector, names = task
    worth = CastleWeights(to_worth(vector), True)
    return sum(play(worth, name) for name in names) / len(names)


def keep(vector: Vector) -> None:
    HOME.write_text(json.dumps(to_worth(vector), indent=1) + "\n", "utf-8")


def main() -> None:
    made = parser(__doc__, stride=0.042)
    made.add_argument("--afresh", action="store_true", help="begin with what was set by hand")
    asked = made.parse_args()
    start = to_vector(HAND if asked.afresh else read())
    climb(start, np.full(len(start), NUDGE), attempt, keep, asked)


if __name__ == "__main__":
    main()
