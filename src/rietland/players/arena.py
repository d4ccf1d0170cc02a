"""The arena: many games of one set-up by bots, and what became of them.

A game depends on its own seed alone, so the number of processes changes nothing but the time.
"""

import argparse
import json
import multiprocessing
import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import sqrt
from random import Random
from time import process_time
from typing import Final

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from rietland.board.book import Book
from rietland.board.state import State
from rietland.content import library
from rietland.content.read import did_you_mean
from rietland.kernel.action import Action
from rietland.kernel.errors import BadContent
from rietland.kernel.game import Game
from rietland.kernel.pending import CHANCE_DECIDES, OVER, Pending
from rietland.kernel.setup import Setup
from rietland.kernel.state import WON, BaseState
from rietland.players.player import PLAYERS, Player, make_player
from rietland.tableau.book import Book as CardBook

#: Seating order when no party is named.
PARTY: Final = ["thorn", "chada", "eara", "kram"]
PARTIES: Final = {2: PARTY[:2], 3: ["thorn", "chada", "kram"], 4: PARTY}
#: The first heroes of a game of cards (RB-SETUP-2).
CARD_PARTY: Final = ["chada", "thorn", "orfen", "kram"]
#: No sensible game takes so many inputs; one that does is reported as an error.
BOUND: Final = 50_000
#: Two-sided 95 % of the normal distribution.
_Z: Final = 1.959963984540054


class Outcome:
    """How one game went."""

    def __init__(self, seed: str) -> None:
        #: What chance and the players of this game were seeded with.
        self.seed: str = seed
        self.won: bool = False
        #: Key of the reason for the result.
        self.why: str = ""
        self.decisions: int = 0
        self.inputs: int = 0
        self.days: int = 0
        self.seconds: float = 0.0
        #: What went wrong with the game itself, or "".
        self.error: str = ""


class Report:
    """What became of all games. Games that did not end are counted apart, never as lost."""

    def __init__(self, outcomes: list[Outcome]) -> None:
        ended = [o for o in outcomes if not o.error]
        self.games: int = len(ended)
        self.won: int = sum(o.won for o in ended)
        self.interval: tuple[float, float] = wilson(self.won, self.games)
        self.mean_decisions: float = mean(o.decisions for o in ended)
        self.mean_inputs: float = mean(o.inputs for o in ended)
        self.mean_days: float = mean(o.days for o in ended)
        self.seconds: float = sum(o.seconds for o in outcomes)
        self.decisions: int = sum(o.decisions for o in outcomes)
        causes = Counter(o.why for o in ended if not o.won)
        self.causes: dict[str, int] = dict(sorted(causes.items(), key=_most_first))
        self.errors: list[str] = [f"seed {o.seed}: {o.error}" for o in outcomes if o.error]

    def to_data(self) -> dict[str, object]:
        return {
            "games": self.games,
            "won": self.won,
            "win_rate": self.won / self.games if self.games else 0.0,
            "interval": [round(end, 4) for end in self.interval],
            "mean_decisions": round(self.mean_decisions, 1),
            "mean_inputs": round(self.mean_inputs, 1),
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "mean_days": round(self.mean_days, 2),
            "causes": self.causes,
            "errors": self.errors,
        }


def _most_first(item: tuple[str, int]) -> tuple[int, str]:
    return -item[1], item[0]


def mean(values: Iterable[int]) -> float:
    found = list(values)
    return sum(found) / len(found) if found else 0.0


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's score; without games it is everything."""
    if games == 0:
        return 0.0, 1.0
    share = won / games
    spread = _Z * sqrt(share * (1 - share) / games + _Z * _Z / (4 * games * games))
    middle = share + _Z * _Z / (2 * games)
    scale = 1 + _Z * _Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


# One game.


def throw(pending: Pending, rng: Random) -> Action:
    """What chance answers, exactly by the weights."""
    rest = rng.randrange(sum(pending.weights))
    for option, weight in zip(pending.options, pending.weights, strict=True):
        rest -= weight
        if rest < 0:
            return option
    raise AssertionError("weights do not add up")


def play_game(game: Game, setup: Setup, players: list[Player], rng: Random, bound: int) -> Outcome:
    """One game to its end, or to `bound` inputs, which is an error of the game."""
    outcome = Outcome("")
    started = process_time()
    s = game.start(setup)
    pending = game.pending(s)
    while pending.kind != OVER and outcome.inputs < bound:
        if pending.kind == CHANCE_DECIDES:
            action = throw(pending, rng)
        else:
            action = players[pending.seat].choose(game, s, pending.seat)
            if action not in pending.options:
                raise ValueError(f"{players[pending.seat].name} chose what was not offered")
            outcome.decisions += 1
        game.apply(s, action)
        outcome.inputs += 1
        pending = game.pending(s)
    outcome.seconds = process_time() - started
    outcome.won = s.result == WON
    outcome.why = s.why
    outcome.days = _days(s)
    if pending.kind != OVER:
        outcome.error = f"not over after {bound} inputs"
    return outcome


def _days(s: BaseState) -> int:
    return s.day if isinstance(s, State) else 0


# Many games.


class Match:
    """What is played, in plain values that travel to other processes."""

    def __init__(self, box: str, legend: str, difficulty: str, party: list[str]) -> None:
        self.box: str = box
        self.legend: str = legend
        self.difficulty: str = difficulty
        #: Figures in seating order; every hero has a seat of its own.
        self.party: list[str] = party
        self.variant: str = ""
        self.player: str = "greedy"
        self.seed: int = 1
        self.bound: int = BOUND


def play_numbers(match: Match, first: int, last: int) -> list[Outcome]:
    """The games numbered from `first` to before `last`."""
    game = library.game(match.box, match.legend, match.party)
    seats = list(range(len(match.party)))
    setup = Setup(match.box, match.legend, match.difficulty, match.party, seats, match.variant)
    outcomes: list[Outcome] = []
    for number in range(first, last):
        name = f"{match.seed}/{number}"
        players = [
            make_player(match.player, Random(f"{name}/{seat}").getrandbits(32)) for seat in seats
        ]
        outcome = play_game(game, setup, players, Random(name), match.bound)
        outcome.seed = name
        outcomes.append(outcome)
    return outcomes


def arena(match: Match, games: int, jobs: int) -> Report:
    """Play so many games, in so many processes, and count."""
    outcomes: dict[int, list[Outcome]] = {}
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal, transient=True) as progress:
        bar = progress.add_task("games", total=games)
        for first, part in _parts(match, games, jobs):
            outcomes[first] = part
            progress.advance(bar, len(part))
    return Report([outcome for first in sorted(outcomes) for outcome in outcomes[first]])


def _parts(match: Match, games: int, jobs: int) -> Iterator[tuple[int, list[Outcome]]]:
    """Chunks of games as they are done: the number of the first, and what became of them."""
    size = max(1, min(25, games // (4 * jobs)))
    firsts = range(0, games, size)
    if jobs == 1:
        for first in firsts:
            yield first, play_numbers(match, first, min(games, first + size))
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        waiting = {
            pool.submit(play_numbers, match, first, min(games, first + size)): first
            for first in firsts
        }
        for done in as_completed(waiting):
            yield waiting[done], done.result()


# The command.


def main(argv: list[str]) -> int:
    """`rietland arena`: 0 when all games ended, 1 when one did not, 2 for a wrong request."""
    asked = _parser().parse_args(argv)
    try:
        match = _match(asked)
        report = arena(match, asked.games, asked.jobs)
    except (ValueError, BadContent) as wrong:
        print(f"rietland arena: {wrong}", file=sys.stderr)
        return 2
    if asked.json:
        print(json.dumps(report.to_data()))
    else:
        _show(match, report)
    for error in report.errors:
        print(f"rietland arena: {error}", file=sys.stderr)
    return 1 if report.errors else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="rietland arena", description="Play many games with bots and count the wins."
    )
    parser.add_argument("what", metavar="BOX/LEGEND", help="for instance base/2, or rietburg")
    parser.add_argument("--heroes", type=int, default=None, help="how many play (2 to 4)")
    parser.add_argument("--party", default="", help="their names in seating order: thorn,chada,…")
    parser.add_argument("--difficulty", default="easy")
    parser.add_argument("--variant", default="", help="one switch of the game, if it has any")
    parser.add_argument("--player", default="greedy", help=" or ".join(PLAYERS))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--bound", type=int, default=BOUND, help="inputs a game may take")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    return parser


def _match(asked: argparse.Namespace) -> Match:
    """The request, checked. Raises ValueError that names what is wrong and what would be right."""
    box, _, legend = str(asked.what).partition("/")
    _check_known("box", box, library.boxes())
    known = library.legends(box)
    if not legend and len(known) == 1:
        legend = known[0]
    _check_known("legend", legend, known)
    book = library.book(box, legend)
    party = _party(asked, book)
    _check_known("difficulty", asked.difficulty, book.difficulties)
    if asked.variant:
        _check_known("variant", asked.variant, book.variants)
    _check_known("player", asked.player, PLAYERS)
    for name, value in (("games", asked.games), ("jobs", asked.jobs), ("bound", asked.bound)):
        if value < 1:
            raise ValueError(f"--{name} must be at least 1, not {value}")
    match = Match(box, legend, asked.difficulty, party)
    match.variant = asked.variant
    match.player = asked.player
    match.seed = asked.seed
    match.bound = asked.bound
    return match


def _check_known(what: str, name: str, known: list[str]) -> None:
    if name not in known:
        raise ValueError(f"unknown {what} '{name}'" + did_you_mean(name, known))


def _party(asked: argparse.Namespace, book: Book | CardBook) -> list[str]:
    """The party that was named, or the first of the usual ones."""
    known = [kind.name for kind in book.heroes]
    fewest = book.min_heroes
    most = book.max_heroes
    named = [name for name in str(asked.party).split(",") if name]
    for name in named:
        _check_known("hero", name, known)
    heroes = int(asked.heroes) if asked.heroes is not None else len(named) or most
    if not fewest <= heroes <= most:
        raise ValueError(f"--heroes must be from {fewest} to {most}, not {heroes}")
    if named and len(named) != heroes:
        raise ValueError(f"--party names {len(named)} heroes, --heroes says {heroes}")
    if named:
        return named
    return CARD_PARTY[:heroes] if isinstance(book, CardBook) else PARTIES[heroes]


def _show(match: Match, report: Report) -> None:
    """The same figures as a table."""
    low, high = report.interval
    data = report.to_data()
    table = Table(title=f"{match.box}/{match.legend}, {match.difficulty}, {match.player}")
    table.add_column("")
    table.add_column("", justify="right")
    table.add_row("heroes", ", ".join(match.party))
    table.add_row("games", str(report.games))
    table.add_row("won", str(report.won))
    share = 100 * report.won / report.games if report.games else 0.0
    table.add_row("share", f"{share:.1f} % ({100 * low:.1f} to {100 * high:.1f} %)")
    for key in ("mean_decisions", "mean_inputs", "mean_days", "decisions_per_second"):
        table.add_row(key.replace("_", " "), str(data[key]))
    for cause, count in report.causes.items():
        table.add_row(f"lost: {cause}", str(count))
    Console().print(table)
