"""Win rates of a game over all parties of so many heroes, and by hero: `tools/parties.py --help`.

Says whether a hero is a trap or a must, which one party cannot tell. Every game has a set-up of
its own: game n is played by party n modulo the number of parties, with seed n. With `--variant`
each game is played twice, without and with the switch, and the difference is told too.
"""

import argparse
import json
import os
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations, repeat
from math import sqrt
from typing import Final

from rietland.content import library
from rietland.players.arena.games import Match, Outcome, play_numbers
from rietland.players.arena.statistics import Pair, Report

#: Two-sided 95 % of the normal distribution.
Z: Final = 1.96


def main() -> None:
    asked = parser().parse_args()
    legend = library.legends(asked.box)[0]
    names = [one.name for one in library.book(asked.box, legend).figures]
    parties = [list(party) for party in combinations(names, asked.heroes)]
    matches: list[Match] = []
    for number in range(asked.games):
        party = parties[number % len(parties)]
        match = Match(asked.box, legend, asked.difficulty, party)
        match.player = asked.player
        match.seed = asked.seed
        match.steps = asked.steps
        matches.append(match)
    plain = play(matches, "", asked.jobs)
    told = shares(plain)
    told["heroes"] = by_hero(names, matches, plain)
    if asked.variant:
        turned = play(matches, asked.variant, asked.jobs)
        told[asked.variant] = {**shares(turned), "pairs": Pair(plain, turned).to_data()}
    print(json.dumps(told))


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description=__doc__)
    made.add_argument("box")
    made.add_argument("--heroes", type=int, required=True)
    made.add_argument("--difficulty", required=True)
    made.add_argument("--variant", default="", help="a switch to hold against the game without it")
    made.add_argument("--player", default="greedy")
    made.add_argument("--steps", type=int, default=0, help="playouts a decision, if it searches")
    made.add_argument("--games", type=int, default=400)
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return made


# Playing.


def play(matches: list[Match], variant: str, jobs: int) -> list[Outcome]:
    """All games; the n-th has the n-th set-up."""
    numbers = range(len(matches))
    if jobs == 1:
        return [play_one(matches[number], variant, number) for number in numbers]
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(play_one, matches, repeat(variant), numbers, chunksize=10))


def play_one(match: Match, variant: str, number: int) -> Outcome:
    match.variant = variant
    outcome = play_numbers(match, number, number + 1)[0]
    if outcome.error:
        raise SystemExit(f"{', '.join(match.party)}, seed {outcome.seed}: {outcome.error}")
    return outcome


# Counting.


def shares(outcomes: list[Outcome]) -> dict[str, object]:
    """How many were won, and the interval of 95 %."""
    report = Report(outcomes)
    low, high = report.interval
    return {
        "games": report.games,
        "won": report.won,
        "win_rate": round(report.won / report.games, 3),
        "interval": [round(low, 3), round(high, 3)],
        "causes": report.causes,
    }


def by_hero(names: list[str], matches: list[Match], outcomes: list[Outcome]) -> dict[str, object]:
    """The share won with each hero, without, and the interval of what the hero makes of it."""
    found: dict[str, object] = {}
    for name in names:
        own: list[bool] = []
        rest: list[bool] = []
        for match, outcome in zip(matches, outcomes, strict=True):
            (own if name in match.party else rest).append(outcome.won)
        one, other = sum(own) / len(own), sum(rest) / len(rest)
        spread = Z * sqrt(one * (1 - one) / len(own) + other * (1 - other) / len(rest))
        found[name] = {
            "with": round(one, 3),
            "without": round(other, 3),
            "makes": [round(one - other - spread, 3), round(one - other + spread, 3)],
        }
    return found


if __name__ == "__main__":
    main()
