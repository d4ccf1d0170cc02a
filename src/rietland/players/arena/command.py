"""`rietland arena`: players compared over many games, on the same seeds.

The games are in `arena_games`, who plays them in `arena_run`, how a run is stopped in `arena_stop`,
the figures in `arena_figures`.
"""

import argparse
import json
import os
import shlex
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from rietland.kernel.errors import BadContent
from rietland.players.arena.cluster import NoCluster
from rietland.players.arena.games import (
    BOUND,
    BUDGET,
    Match,
    play_game,
    play_number,
    play_numbers,
    throw,
)
from rietland.players.arena.report import page, word
from rietland.players.arena.request import Entrant, is_time, make_match
from rietland.players.arena.results_file import UnfitFile
from rietland.players.arena.run import Hands, arena, play_all
from rietland.players.arena.statistics import Pair, Report, wilson
from rietland.players.arena.workers import LostWorker
from rietland.players.search.player import PLAYERS
from rietland.usage import command_parser
from rietland.words import Catalogue

#: What others may want of the arena.
__all__ = [
    "Match", "Pair", "Report", "arena", "main", "play_all",
    "play_game", "play_number", "play_numbers", "throw", "wilson",
]  # fmt: skip
MISUSE = 2
#: What a shell reports for a program stopped by Ctrl-C.
STOPPED = 130


def main(argv: list[str]) -> int:
    """`rietland arena`: 0 when all games ended, 1 when one did not, 2 for a wrong request."""
    asked = _parser().parse_args(argv)
    command = shlex.join(["rietland", "arena", *argv])
    try:
        matches, labels = _matches(asked)
    except (ValueError, BadContent) as wrong:
        return _refused(wrong)
    try:
        played = play_all(matches, asked.games, Hands(asked.jobs, asked.cluster), asked.out)
    except (UnfitFile, NoCluster, OSError) as wrong:
        return _refused(wrong)
    except KeyboardInterrupt:
        return _broke_off("stopped", how_to_go_on(asked.out, command), STOPPED)
    except LostWorker:
        lost = "a process that played was ended by somebody else"
        return _broke_off(lost, how_to_go_on(asked.out, command), 1)
    reports = [Report(outcomes) for outcomes in played]
    pairs = [Pair(played[0], other) for other in played[1:]]
    if asked.report is not None:
        text = page(matches[0], dict(zip(labels, reports, strict=True)), pairs, command)
        asked.report.write_text(text, encoding="utf-8")
    if asked.json:
        print(json.dumps(_data(labels, reports, pairs)))
    else:
        _show(matches[0], labels, reports, pairs)
    return _tell_errors(labels, reports)


def _refused(wrong: Exception) -> int:
    print(f"rietland arena: {wrong}", file=sys.stderr)
    return MISUSE


def _broke_off(why: str, further: str, code: int) -> int:
    print(f"rietland arena: {why}; {further}", file=sys.stderr)
    return code


def how_to_go_on(out: Path | None, command: str) -> str:
    if out is None:
        return "no game was kept; with --out FILE the same command could go on from here"
    return f"the games so far are in {out}. To go on: {command}"


def _tell_errors(labels: list[str], reports: list[Report]) -> int:
    found = 0
    for label, report in zip(labels, reports, strict=True):
        for error in report.errors:
            print(f"rietland arena: {label}, {error}", file=sys.stderr)
            found = 1
    return found


def _parser() -> argparse.ArgumentParser:
    parser = command_parser(
        "arena",
        "Run many bot games and report how often they are won. Several players get the same\n"
        "seeds, and each is compared with the first: McNemar's exact test, and Newcombe's 95%\n"
        "interval for the difference of paired shares.",
        [
            "base/2 --heroes 4 --difficulty easy --games 300",
            "base/2 --player greedy,master@0.2s --games 50 --out games.jsonl",
            "my_legend.yaml --party thorn,chada --report page.html",
        ],
    )
    told = "what to play, for example base/2, rietburg, or the file of a legend"
    parser.add_argument("what", metavar="BOX/LEGEND", help=told)
    party = parser.add_argument_group("the game")
    party.add_argument("--heroes", type=int, default=None, help="number of heroes")
    party.add_argument(
        "--party", default="", help="the heroes themselves, in seating order: thorn,chada"
    )
    party.add_argument(
        "--difficulty", default="", help="for example easy or normal (default: the easiest)"
    )
    party.add_argument(
        "--variant", default="", help="a variant the legend offers, for example restart"
    )
    party.add_argument(
        "--cards", default="", help="cards of its sets that are in the game: A2_fog,T_irlok"
    )
    who = parser.add_argument_group("the players")
    who.add_argument(
        "--player",
        action="append",
        default=[],
        metavar="NAME",
        help=f"{', '.join(PLAYERS)}; repeat it or use commas for several; NAME@0.2s or NAME@400 "
        "sets the seconds or steps of one player (default: greedy)",
    )
    time = who.add_mutually_exclusive_group()
    time.add_argument(
        "--budget",
        type=float,
        default=BUDGET,
        metavar="SECONDS",
        help="thinking time per decision (default: %(default)s)",
    )
    time.add_argument(
        "--steps",
        type=int,
        default=0,
        help="search steps per decision; unlike seconds, repeats exactly",
    )
    run = parser.add_argument_group("the run")
    run.add_argument(
        "--games", type=int, default=100, help="number of games per player (default: 100)"
    )
    run.add_argument("--seed", type=int, default=1, help="seed of the first game (default: 1)")
    run.add_argument(
        "--bound", type=int, default=BOUND, help="most moves a game may take (default: %(default)s)"
    )
    run.add_argument(
        "--jobs",
        type=int,
        default=os.cpu_count() or 1,
        help="number of processes (default: all cores)",
    )
    run.add_argument("--cluster", default="", metavar="ADDRESS",
                     help="run on a Dask cluster; ADDRESS of its scheduler")  # fmt: skip
    run.add_argument(
        "--out",
        type=Path,
        default=None,
        metavar="FILE",
        help="write each game to FILE; rerun to continue",
    )
    run.add_argument(
        "--report", type=Path, default=None, metavar="PAGE", help="write an HTML page with plots"
    )
    run.add_argument("--json", action="store_true", help="print a JSON object instead of a table")
    return parser


# The request.


def _matches(asked: argparse.Namespace) -> tuple[list[Match], list[str]]:
    """A match for each player, and what to call it. Raises ValueError that says what is wrong."""
    _check_run(asked)
    party = [name for name in asked.party.split(",") if name]
    said = [name for group in asked.player for name in group.split(",") if name] or ["greedy"]
    matches: list[Match] = []
    for name in said:
        if said.count(name) > 1:
            raise ValueError(f"--player names {name} twice")
        match = make_match(
            asked.what,
            asked.heroes,
            party,
            asked.difficulty,
            asked.variant,
            asked.cards.replace(",", " ").split(),
        )
        entrant = Entrant(name, asked.budget, asked.steps)
        match.player = entrant.name
        match.budget = entrant.budget
        match.steps = entrant.steps
        match.seed = asked.seed
        match.bound = asked.bound
        matches.append(match)
    return matches, said


def _check_run(asked: argparse.Namespace) -> None:
    for name, value in (("games", asked.games), ("jobs", asked.jobs), ("bound", asked.bound)):
        if value < 1:
            raise ValueError(f"--{name} must be at least 1, not {value}")
    if asked.steps < 0:
        raise ValueError(f"--steps must be at least 0, not {asked.steps}")
    if not is_time(asked.budget):
        raise ValueError(f"--budget must be more than 0 seconds, not {asked.budget}")
    for name, path in (("out", asked.out), ("report", asked.report)):
        if path is not None and not path.parent.is_dir():
            raise ValueError(f"--{name} {path}: the folder {path.parent} does not exist")


# The answer.


def _data(labels: list[str], reports: list[Report], pairs: list[Pair]) -> dict[str, object]:
    """Figures of a single player as they are; of several by name, with the paired differences."""
    if len(reports) == 1:
        return reports[0].to_data()
    return {
        "players": {label: report.to_data() for label, report in zip(labels, reports, strict=True)},
        "pairs": [
            {"first": labels[0], "second": label, **pair.to_data()}
            for label, pair in zip(labels[1:], pairs, strict=True)
        ],
    }


def _show(match: Match, labels: list[str], reports: list[Report], pairs: list[Pair]) -> None:
    """The same figures as a table, a column for each player."""
    table = Table(title=f"{match.box}/{match.legend}, {match.difficulty}, {', '.join(match.party)}")
    table.add_column("")
    for label in labels:
        table.add_column(label, justify="right")
    table.add_row("games", *(str(report.games) for report in reports))
    table.add_row("won", *(str(report.won) for report in reports))
    table.add_row("share", *(_share(report.win_rate(), report.interval) for report in reports))
    figures = [report.to_data() for report in reports]
    for key in ("mean_decisions", "mean_inputs"):
        table.add_row(key.replace("_", " "), *(str(one[key]) for one in figures))
    if any(report.mean_turns for report in reports):
        table.add_row("mean turns", *(f"{report.mean_turns:.2f}" for report in reports))
    else:
        table.add_row("mean days", *(f"{report.mean_days:.2f}" for report in reports))
    table.add_row("decisions per second", *(str(one["decisions_per_second"]) for one in figures))
    words = Catalogue()
    for cause in dict.fromkeys(cause for report in reports for cause in report.causes):
        counts = [str(report.causes.get(cause, 0)) for report in reports]
        table.add_row(f"lost: {word(words, cause, cause)}", *counts)
    for goal in dict.fromkeys(goal for report in reports for goal in report.open_goals):
        counts = [str(report.open_goals.get(goal, 0)) for report in reports]
        table.add_row(f"open at the end: {word(words, goal, goal)}", *counts)
    if pairs:
        against = f"against {labels[0]}"
        said = [_share(pair.difference, pair.interval, "+") for pair in pairs]
        table.add_row(against, "", *said)
        split = [f"{pair.only_second} to {pair.only_first}" for pair in pairs]
        table.add_row("won alone", "", *split)
        table.add_row("McNemar's p", "", *(f"{pair.p:.2g}" for pair in pairs))
    Console().print(table)


def _share(value: float, interval: tuple[float, float], sign: str = "") -> str:
    low, high = interval
    return f"{100 * value:{sign}.1f} % ({100 * low:{sign}.1f} to {100 * high:{sign}.1f} %)"
