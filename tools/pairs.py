"""How often a legend is won with each pair of cards of two of its sets.

Plays games of all parties and sizes in turn, each with one card of either set, and tells wins by
pair, by card and by number of heroes. `tools/pairs.py --help`.
"""

import argparse
import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations, product
from random import Random
from typing import NamedTuple

from rietland.board.book import Book
from rietland.content import library
from rietland.kernel.setup import Setup
from rietland.players.arena.games import BOUND, play_game
from rietland.players.search.player import make_player


class Course(NamedTuple):
    """A game to be played."""

    box: str
    legend: str
    difficulty: str
    cards: tuple[str, str]
    party: tuple[str, ...]
    player: str
    steps: int
    number: int


def main() -> None:
    asked = parser().parse_args()
    box, _, legend = asked.legend.rpartition("/")
    book = library.book(box or "base", legend)
    assert isinstance(book, Book)
    rows, columns = (cards_of(book, name) for name in asked.sets)
    names = book.usual_party(book.max_heroes)
    courses: list[Course] = []
    for cards, size, n in product(product(rows, columns), asked.heroes, range(asked.games)):
        parties = list(combinations(names, size))
        # Each pair begins with another party.
        party = parties[(7 * n + len(cards[0]) + len(cards[1])) % len(parties)]
        number = n + asked.first
        courses.append(
            Course(box, legend, asked.difficulty, cards, party, asked.player, asked.steps, number)
        )
    if asked.jobs == 1:
        won = [play(course) for course in courses]
    else:
        with ProcessPoolExecutor(asked.jobs) as pool:
            won = list(pool.map(play, courses))
    tell(courses, won, rows, columns)


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description=__doc__)
    made.add_argument("legend", help="box/legend")
    made.add_argument("sets", nargs=2, help="two sets of its cards, for example threat mission")
    made.add_argument("--heroes", type=int, nargs="+", default=[2, 3, 4])
    made.add_argument("--difficulty", default="normal")
    made.add_argument("--player", default="greedy")
    made.add_argument("--steps", type=int, default=0, help="playouts a decision, if it searches")
    made.add_argument("--games", type=int, default=2, help="of each pair and size")
    made.add_argument("--first", type=int, default=0, help="number of the first game")
    made.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return made


def cards_of(book: Book, name: str) -> list[str]:
    for one in book.sets:
        if one.name == name:
            return list(one.cards)
    raise SystemExit(f"no set {name}; there are {', '.join(one.name for one in book.sets)}")


def play(course: Course) -> bool:
    g = library.game(course.box, course.legend, list(course.party))
    size = len(course.party)
    party = list(course.party)
    cards = list(course.cards)
    setup = Setup(course.box, course.legend, course.difficulty, party, list(range(size)), "", cards)
    mind = make_player(course.player, course.number, budget=1.0, steps=course.steps)
    rng = Random("".join(course.cards) + f"{size}{course.number}")
    outcome = play_game(g, setup, [mind] * size, rng, BOUND)
    if outcome.error:
        raise RuntimeError(outcome.error)
    return outcome.won


def tell(courses: list[Course], won: list[bool], rows: list[str], columns: list[str]) -> None:
    games: Counter[object] = Counter()
    wins: Counter[object] = Counter()
    for course, is_won in zip(courses, won, strict=True):
        for key in (course.cards, *course.cards, len(course.party), "all"):
            games[key] += 1
            wins[key] += is_won
    print("| |", " | ".join([*columns, "all"]), "|")
    print("|---" * (len(columns) + 2) + "|")
    for row in rows:
        keys: list[object] = [(row, column) for column in columns]
        print("|", row, "|", " | ".join(f"{wins[key]}/{games[key]}" for key in [*keys, row]), "|")
    last = " | ".join(f"{wins[column]}/{games[column]}" for column in [*columns, "all"])
    print("| all |", last, "|")
    for size in sorted({len(course.party) for course in courses}):
        print(f"{size} heroes: {wins[size]}/{games[size]}")


if __name__ == "__main__":
    main()
