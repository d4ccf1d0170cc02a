"""The arena in processes of this machine, each with a line of its own for games and outcomes."""

import signal
import traceback
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from rietland.players.arena.games import Match, Outcome, play_number
from rietland.players.arena.results_file import Key
from rietland.players.arena.stop import STOPPING, Stop
from rietland.players.processes import block_signals_in_children, exit_with_parent, relax_gc

#: What leads to a process.
Line = Connection


class LostWorker(RuntimeError):
    """A process of ours was ended by somebody else."""


def played_by_crew(
    matches: list[Match], missing: list[Key], jobs: int, stop: Stop
) -> Generator[tuple[Key, Outcome], None, None]:
    """Games as they end. Raises KeyboardInterrupt when told to stop."""
    ahead = iter(missing)
    busy: dict[Line, Key] = {}
    with _crew(min(jobs, len(missing))) as lines:
        free = lines
        while True:
            for line, key in zip(free, ahead, strict=False):
                _hand(line, matches[key[0]], key[1])
                busy[line] = key
            if not busy:
                return
            ready = connection.wait([stop.word, *busy])
            stop.check()
            free = [line for line in busy if line in ready]
            for line in free:
                yield busy.pop(line), _outcome(line)


@contextmanager
def _crew(jobs: int) -> Iterator[list[Line]]:
    """Lines to this many processes, which are ended however the run ends."""
    context = get_context("spawn")
    processes: list[SpawnProcess] = []
    lines: list[Line] = []
    try:
        with block_signals_in_children(*STOPPING):
            for _ in range(jobs):
                ours, theirs = context.Pipe()
                lines.append(ours)
                process = context.Process(target=_work, args=(theirs,))
                process.start()
                processes.append(process)
                # The other end is theirs alone, so that we see when they are gone.
                theirs.close()
        yield lines
    finally:
        for process in processes:
            process.kill()
            process.join()
        for line in lines:
            line.close()


def _hand(line: Line, match: Match, number: int) -> None:
    try:
        line.send((match, number))
    except OSError as gone:
        raise LostWorker from gone


def _outcome(line: Line) -> Outcome:
    try:
        found: Outcome | str = line.recv()
    except (EOFError, OSError) as gone:
        raise LostWorker from gone
    if isinstance(found, str):
        raise RuntimeError(f"a game broke off\n{found}")
    return found


# In the other process.


def _work(line: Line) -> None:
    for one in STOPPING:
        signal.signal(one, signal.SIG_IGN)
    exit_with_parent()
    relax_gc()
    play_what_comes(line)


def play_what_comes(line: Line) -> None:
    """Play what is handed over, until the line ends: while we wait, or while we play."""
    with suppress(EOFError, OSError):
        while True:
            match, number = line.recv()
            line.send(_played(match, number))


def _played(match: Match, number: int) -> Outcome | str:
    """The outcome, or where the game broke off."""
    try:
        return play_number(match, number)
    except Exception:  # noqa: BLE001 - told to the one who asked for the game
        return traceback.format_exc()
