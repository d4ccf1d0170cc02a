"""Playouts of the search a second; PYTHONPATH says whether the plain or the compiled build.

    python bench/search.py [seconds] [seed]

For each legend: playouts of a search from the first turn, as far as it plays them, and their
inputs, per CPU second. The last line is one JSON object with all figures.
"""

import json
import sys
import time

from rietland.content import library
from rietland.kernel.game import Game
from rietland.kernel.pending import CHANCE_DECIDES
from rietland.kernel.playout import next_seed, pick
from rietland.kernel.setup import Setup
from rietland.kernel.state import BaseState
from rietland.players.search.guide import Candidate
from rietland.players.search.search import Search
from rietland.players.search.search_player import MASTER, make_guide

PARTY = ["thorn", "chada", "eara", "kram"]
PAIR = ["chada", "thorn"]
LEGENDS = [
    ("base", "1", "normal", PARTY),
    ("base", "2", "easy", PARTY),
    ("base", "2", "normal", PARTY),
    ("rietburg", "1", "normal", PARTY),
    # A playout is a plan here: eight turns of both heroes with the cards of one future.
    ("chada_thorn", "1", "allies_2", PAIR),
]


def first_turn(
    box: str, legend: str, difficulty: str, party: list[str], seed: int
) -> tuple[Game, BaseState]:
    """A game at its first decision."""
    game = library.game(box, legend, party)
    s = game.start(Setup(box, legend, difficulty, party, list(range(len(party))), ""))
    pending = game.pending(s)
    while pending.kind == CHANCE_DECIDES:
        seed = next_seed(seed)
        game.apply(s, pending.options[pick(pending, seed)])
        pending = game.pending(s)
    return game, s


def measure(
    box: str, legend: str, difficulty: str, party: list[str], seconds: float, seed: int
) -> dict[str, float]:
    """Playouts a second, from the first turn."""
    game, s = first_turn(box, legend, difficulty, party, seed)
    guide = make_guide(game, MASTER)
    search = Search(guide, seed)
    pending = game.pending(s)
    action = guide.policy(game, s, pending)
    played = 0
    inputs = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        after = s.copy()
        seed = next_seed(seed)
        search.playout(game, after, pending.who, Candidate(action), seed)
        played += 1
        inputs += after.seq - s.seq
    taken = time.process_time() - begun
    return {"playouts_per_second": played / taken, "inputs_per_second": inputs / taken}


def main() -> int:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    figures: dict[str, dict[str, float]] = {}
    for box, legend, difficulty, party in LEGENDS:
        name = f"{box}/{legend} {difficulty}"
        found = measure(box, legend, difficulty, party, seconds, seed)
        figures[name] = {key: round(value, 1) for key, value in found.items()}
        print(f"{name}: {found['playouts_per_second']:.1f} playouts a second", file=sys.stderr)
    print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
