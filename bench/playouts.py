"""Random playouts a second, one game of each family; PYTHONPATH says which build.

    python bench/playouts.py [seconds] [seed]

Games from set-up to their end, and decisions in them, per CPU second. The last line is one JSON
object with all figures.
"""

import json
import sys
import time

from rietland import families
from rietland.content import library
from rietland.kernel import game as engine
from rietland.kernel.playout import playout
from rietland.kernel.setup import Setup

BOUND = 1_000_000
#: Box, legend and number of heroes by family.
GAMES = {
    "board": ("base", "2", 4),
    "castle": ("rietburg", "1", 4),
    "book": ("dark_paths", "1", 2),
    "trail": ("chada_thorn", "1", 2),
}


def measure(box: str, legend: str, heroes: int, seconds: float, seed: int) -> dict[str, float]:
    book = library.book(box, legend)
    party = book.usual_party(heroes)
    game = library.game(box, legend, party)
    setup = Setup(box, legend, book.difficulties[0], party, list(range(heroes)), "")
    games = decisions = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        tally = playout(game, game.start(setup), seed, BOUND)
        seed = tally.seed
        decisions += tally.decisions
        games += 1
    taken = time.process_time() - begun
    return {"games": round(games / taken, 1), "decisions": round(decisions / taken)}


def main() -> int:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    figures: dict[str, object] = {"compiled": not str(engine.__file__).endswith(".py")}
    for family in families.names():
        figures[family] = measure(*GAMES[family], seconds, seed)
        print(f"{family}: {figures[family]}", file=sys.stderr)
    print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
