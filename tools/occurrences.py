"""How often each card, token and opponent of a legend comes, and what it does to the chance to win.

Plays games of all parties, sizes and difficulties in turn and notes what happened in each: cards
drawn, heroes' own cards dealt, fulfilled and spoiled, opponents met and beaten, deeds done, cards
of the legend read. What never comes is told too. A difference compares games with and without, each
held against the share won by games of its own size and difficulty. `tools/occurrences.py --help`.
"""

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations, product
from math import sqrt
from random import Random
from statistics import fmean, pvariance
from typing import Final, NamedTuple

from rietland.board import events
from rietland.board.book import Book
from rietland.content import library
from rietland.kernel.control import READ
from rietland.kernel.event import Event
from rietland.kernel.pending import CHANCE_DECIDES, OVER
from rietland.kernel.setup import Setup
from rietland.kernel.state import WON
from rietland.players.arena.games import throw
from rietland.players.search.player import make_player

#: Two-sided 95 % of the normal distribution.
Z: Final = 1.96
#: What is noted of a card or token of a pile, by the event that tells of it.
OF_PILES: Final = {
    events.EVENT: "drawn",
    events.DEALT: "dealt",
    events.CARD_DONE: "fulfilled",
    events.CARD_SPOILED: "spoiled",
}
OF_OPPONENTS: Final = {events.PLACED: "met", events.SLAIN: "beaten"}


class Course(NamedTuple):
    """A game to be played."""

    box: str
    legend: str
    difficulty: str
    party: tuple[str, ...]
    player: str
    steps: int
    seed: str


class Seen(NamedTuple):
    """A game that was played."""

    difficulty: str
    party: tuple[str, ...]
    won: bool
    marks: frozenset[str]

    @property
    def kind(self) -> tuple[str, int]:
        return self.difficulty, len(self.party)


def main() -> None:
    asked = parser().parse_args()
    box, _, legend = asked.legend.rpartition("/")
    box = box or "base"
    book = library.book(box, legend)
    assert isinstance(book, Book)
    difficulties = asked.difficulty or book.difficulties
    # Where a hero comes in two sexes, one of each is enough.
    names = book.usual_party(book.max_heroes)
    courses: list[Course] = []
    for difficulty, size in product(difficulties, asked.heroes):
        parties = list(combinations(names, size))
        for n in range(asked.games):
            party = parties[n % len(parties)]
            seed = f"{asked.seed}/{difficulty}/{size}/{n}"
            course = Course(box, legend, difficulty, party, asked.player, asked.steps, seed)
            courses.append(course)
    if asked.jobs == 1:
        games = [play(course) for course in courses]
    else:
        with ProcessPoolExecutor(asked.jobs) as pool:
            games = list(pool.map(play, courses, chunksize=10))
    tell_parties(games)
    tell_marks(games, possible(book))


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description=__doc__)
    made.add_argument("legend", help="of the base game, or box/legend")
    made.add_argument("--heroes", type=int, nargs="+", default=[2, 3, 4])
    made.add_argument("--difficulty", nargs="+", default=[])
    made.add_argument("--player", default="greedy")
    made.add_argument("--steps", type=int, default=0, help="playouts a decision, if it searches")
    made.add_argument("--games", type=int, default=120, help="of each size and difficulty")
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return made


# Playing.


def play(course: Course) -> Seen:
    g = library.game(course.box, course.legend, list(course.party))
    assert isinstance(g.base, Book)
    rng = Random(course.seed)
    mind = make_player(course.player, rng.getrandbits(32), budget=1.0, steps=course.steps)
    seats = list(range(len(course.party)))
    s = g.start(Setup(course.box, course.legend, course.difficulty, list(course.party), seats, ""))
    marks: set[str] = set()
    while (pending := g.pending(s)).kind != OVER:
        marks.update(mark for event in s.news if (mark := mark_of(g.base, event)))
        if pending.kind == CHANCE_DECIDES:
            g.apply(s, throw(pending, rng))
        else:
            g.apply(s, mind.choose(g, s, pending.seat))
    marks.update(mark for event in s.news if (mark := mark_of(g.base, event)))
    return Seen(course.difficulty, course.party, s.result == WON, frozenset(marks))


def mark_of(book: Book, event: Event) -> str:
    """What an event tells of a card, an opponent or a deed; else ""."""
    if event.kind in OF_PILES:
        deck = book.decks[event.amount]
        # Event cards are many, and no legend's own.
        return f"{deck.cards[event.what]} {OF_PILES[event.kind]}" if deck.pile >= 0 else ""
    if event.kind in OF_OPPONENTS and event.amount >= 0:
        return f"{book.named[event.amount].name} {OF_OPPONENTS[event.kind]}"
    if event.kind == events.DEED:
        return f"{book.deeds[event.what].name} done"
    if event.kind == READ:
        return f"card {book.cards[event.what]} read"
    return ""


def possible(book: Book) -> list[str]:
    """All that can be noted, in the order of the book."""
    found = [f"card {card} read" for card in book.cards]
    for deck in book.decks:
        if deck.pile < 0:
            continue
        for card, needs in zip(deck.cards, deck.needs, strict=True):
            ways = ("dealt", "fulfilled", "spoiled") if needs else ("drawn",)
            found += [f"{card} {way}" for way in ways]
    for one in book.named:
        found += [f"{one.name} {way}" for way in OF_OPPONENTS.values()]
    return found + [f"{deed.name} done" for deed in book.deeds]


# Telling.


def tell_parties(games: list[Seen]) -> None:
    """The share won of each size and difficulty, then by party."""
    for kind in dict.fromkeys(game.kind for game in games):
        own = [game for game in games if game.kind == kind]
        print(f"{kind[0]}, {kind[1]} heroes: {percent(own)} of {len(own)} won")
        for party in dict.fromkeys(game.party for game in own):
            print(f"    {percent([game for game in own if game.party == party])} {' '.join(party)}")


def tell_marks(games: list[Seen], marks: list[str]) -> None:
    """Each mark: in how many games, the shares won with and without, and what it makes of them."""
    usual = {
        kind: fmean(game.won for game in games if game.kind == kind)
        for kind in {game.kind for game in games}
    }
    print(f"{'':26}{'games':>6}{'with':>7}{'without':>9}{'makes':>7}")
    for mark in marks:
        own = [game for game in games if mark in game.marks]
        rest = [game for game in games if mark not in game.marks]
        line = f"{mark:26}{len(own):6}{percent(own):>7}{percent(rest):>9}"
        if len(own) > 1 and len(rest) > 1:
            parts = [[game.won - usual[game.kind] for game in part] for part in (own, rest)]
            makes = fmean(parts[0]) - fmean(parts[1])
            spread = Z * sqrt(sum(pvariance(part) / len(part) for part in parts))
            line += f"{100 * makes:+7.0f} (give or take {100 * spread:.0f})"
        print(line)


def percent(games: list[Seen]) -> str:
    return f"{100 * fmean(game.won for game in games):.0f}%" if games else "none"


if __name__ == "__main__":
    main()
