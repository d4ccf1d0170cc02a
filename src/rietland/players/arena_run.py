"""Playing many games: here, in processes of this machine, or on a cluster; each game is a task."""

import multiprocessing
import signal
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import closing, contextmanager
from itertools import islice
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from rietland.players.arena_cluster import cluster
from rietland.players.arena_figures import Report
from rietland.players.arena_file import GamesFile, Key, header
from rietland.players.arena_games import Match, Outcome, play_number

#: Games handed out at a time: enough for a cluster, few enough to be called back quickly.
AHEAD: Final = 256


class Hands:
    """Who plays: so many processes of this machine, or the workers of a cluster."""

    def __init__(self, jobs: int, address: str = "") -> None:
        self.jobs: int = jobs
        #: Where a Dask scheduler listens, or "".
        self.address: str = address


def arena(match: Match, games: int, jobs: int) -> Report:
    """Play so many games, in so many processes, and count."""
    return Report(play_all([match], games, Hands(jobs), None)[0])


def play_all(
    matches: list[Match], games: int, hands: Hands, out: Path | None
) -> list[list[Outcome]]:
    """For each match what became of its games, by number.

    With `out` every game is kept as it ends, and those found there are not played again.
    """
    if out is None:
        known = _play_missing(matches, games, hands, None)
    else:
        with GamesFile(out, header(matches)) as kept:
            known = _play_missing(matches, games, hands, kept)
    return [[known[player, number] for number in range(games)] for player in range(len(matches))]


def _play_missing(
    matches: list[Match], games: int, hands: Hands, kept: GamesFile | None
) -> dict[Key, Outcome]:
    known = dict(kept.known) if kept is not None else {}
    # Number by number, so that a run that is stopped has met each chance with every player.
    wanted = [(player, number) for number in range(games) for player in range(len(matches))]
    missing = [key for key in wanted if key not in known]
    with _progress() as progress, closing(_played(matches, missing, hands)) as played:
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
    matches: list[Match], missing: list[Key], hands: Hands
) -> Generator[tuple[Key, Outcome], None, None]:
    """Games as they end."""
    if not missing:
        return
    if hands.jobs == 1 and not hands.address:
        for key in missing:
            yield key, play_number(matches[key[0]], key[1])
        return
    with cluster(hands.address) if hands.address else _processes(hands.jobs) as pool:
        ahead = iter(missing)
        waiting: dict[Future[Outcome], Key] = {}
        while True:
            with _deaf_children():
                for key in islice(ahead, AHEAD - len(waiting)):
                    waiting[pool.submit(play_number, matches[key[0]], key[1])] = key
            if not waiting:
                return
            for done in wait(waiting, return_when=FIRST_COMPLETED).done:
                yield waiting.pop(done), done.result()


@contextmanager
def _processes(jobs: int) -> Iterator[Executor]:
    """Processes that are ended at once when somebody stops the run."""
    before = multiprocessing.active_children()
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_leave_stopping_to_parent)
    try:
        yield pool
        pool.shutdown()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            if process not in before:
                process.kill()
        raise


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Handing out work is not interrupted, and processes started by it never hear Ctrl-C."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_stopping_to_parent() -> None:
    """Ctrl-C reaches every process of a terminal; the first one sees to the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
