"""Playing many games: here, in processes of this machine, or on a cluster; each game is a task."""

from collections.abc import Generator
from contextlib import closing
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from rietland.players.arena.cluster import played_on_cluster
from rietland.players.arena.games import Match, Outcome, play_number
from rietland.players.arena.results_file import GamesFile, Key, header
from rietland.players.arena.statistics import Report
from rietland.players.arena.stop import Stop
from rietland.players.arena.workers import played_by_crew


class Hands:
    """Who plays: this many processes of this machine, or the workers of a cluster."""

    def __init__(self, jobs: int, address: str = "") -> None:
        self.jobs: int = jobs
        #: Where a Dask scheduler listens, or "".
        self.address: str = address


def arena(match: Match, games: int, jobs: int) -> Report:
    """Play this many games, in this many processes, and count."""
    return Report(play_all([match], games, Hands(jobs), None)[0])


def play_all(
    matches: list[Match], games: int, hands: Hands, out: Path | None
) -> list[list[Outcome]]:
    """For each match what became of its games, by number.

    With `out` every game is kept as it ends, and those found there are not played again.
    Raises KeyboardInterrupt when told to stop, by Ctrl-C or SIGTERM.
    """
    with Stop() as stop:
        if out is None:
            known = _play_missing(matches, games, hands, None, stop)
        else:
            with GamesFile(out, header(matches)) as kept:
                known = _play_missing(matches, games, hands, kept, stop)
    return [[known[player, number] for number in range(games)] for player in range(len(matches))]


def _play_missing(
    matches: list[Match], games: int, hands: Hands, kept: GamesFile | None, stop: Stop
) -> dict[Key, Outcome]:
    known = dict(kept.known) if kept is not None else {}
    # Number by number, so that a run that is stopped has met each chance with every player.
    wanted = [(player, number) for number in range(games) for player in range(len(matches))]
    missing = [key for key in wanted if key not in known]
    with _progress() as progress, closing(_played(matches, missing, hands, stop)) as played:
        bar = progress.add_task("games", total=len(wanted), completed=len(wanted) - len(missing))
        for key, outcome in played:
            known[key] = outcome
            if kept is not None:
                kept.keep(key, outcome)
            progress.advance(bar)
    return known


def _progress() -> Progress:
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    )


def _played(
    matches: list[Match], missing: list[Key], hands: Hands, stop: Stop
) -> Generator[tuple[Key, Outcome], None, None]:
    """Games as they end. Raises KeyboardInterrupt when told to stop."""
    if hands.address and missing:
        yield from played_on_cluster(matches, missing, hands.address, stop)
    elif hands.jobs > 1 and missing:
        yield from played_by_crew(matches, missing, hands.jobs, stop)
    else:
        for key in missing:
            yield key, play_number(matches[key[0]], key[1], stop)
