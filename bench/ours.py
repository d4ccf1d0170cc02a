"""One measurement of our engine; PYTHONPATH says whether the plain or the compiled one."""

import json
import sys
import time

from rietland.content import library
from rietland.kernel import game as engine
from rietland.kernel.playout import playout
from rietland.kernel.setup import Setup

PARTY = ["thorn", "chada", "eara", "kram"]
BOUND = 1_000_000
#: Mid-game: so many inputs after the start; a random game takes about twice as many.
MIDDLE = 40


def main(seconds: float, seed: int) -> None:
    game = library.game("base", "2", PARTY)
    setup = Setup("base", "2", "normal", PARTY, [0, 1, 2, 3], "")
    begun = time.process_time()
    decisions = inputs = games = 0
    while time.process_time() - begun < seconds:
        tally = playout(game, game.start(setup), seed, BOUND)
        seed = tally.seed
        decisions += tally.decisions
        inputs += tally.inputs
        games += 1
    spent = time.process_time() - begun

    pool = []
    for _ in range(20):
        state = game.start(setup)
        seed = playout(game, state, seed, MIDDLE).seed
        pool.append(state)
    begun = time.process_time()
    copies = 0
    while time.process_time() - begun < seconds / 2:
        for state in pool:
            state.copy()
        copies += len(pool)
    copying = time.process_time() - begun
    print(
        json.dumps(
            {
                "compiled": not str(engine.__file__).endswith(".py"),
                "decisions": decisions / spent,
                "inputs": inputs / spent,
                "games": games / spent,
                "decisions_per_game": decisions / games,
                "copies": copies / copying,
            }
        )
    )


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
