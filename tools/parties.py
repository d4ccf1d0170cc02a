"""Win rates of a game over all parties of so many heroes, and by hero: `tools/parties.py --help`.

Says whether a hero is a trap or a must, which one party cannot tell.
"""

import argparse
import json
import os
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations

from rietland.content import library
from rietland.players.arena import Match, play_numbers


def wins(match: Match, games: int) -> int:
    """Games won by one party."""
    return sum(outcome.won for outcome in play_numbers(match, 0, games))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("box")
    parser.add_argument("--heroes", type=int, required=True)
    parser.add_argument("--difficulty", required=True)
    parser.add_argument("--variant", default="")
    parser.add_argument("--games", type=int, default=10, help="for each party")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    legend = library.legends(asked.box)[0]
    names = [kind.name for kind in library.book(asked.box, legend).heroes]
    matches: list[Match] = []
    for party in combinations(names, asked.heroes):
        match = Match(asked.box, legend, asked.difficulty, list(party))
        match.variant = asked.variant
        matches.append(match)
    with ProcessPoolExecutor(asked.jobs) as pool:
        found = list(pool.map(wins, matches, [asked.games] * len(matches)))
    by_hero: dict[str, float] = {}
    for name in names:
        own = [won for match, won in zip(matches, found, strict=True) if name in match.party]
        by_hero[name] = round(sum(own) / (len(own) * asked.games), 3)
    games = asked.games * len(matches)
    print(json.dumps({"games": games, "win_rate": round(sum(found) / games, 3), "heroes": by_hero}))


if __name__ == "__main__":
    main()
