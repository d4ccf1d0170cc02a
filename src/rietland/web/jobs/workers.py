"""Work for other processes: companions that think, and games played again from their start.

A game always goes to the same process, so that a companion there remembers what it was up to.
States and inputs travel as plain data.
"""

import asyncio
import multiprocessing
import os
import signal
import zlib
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from typing import Any, Final, TypeVar

from rietland.content import library
from rietland.kernel.game import Game
from rietland.kernel.setup import Setup
from rietland.players.processes import block_signals_in_children, exit_with_parent, relax_gc
from rietland.table.errors import BrokenRecord
from rietland.table.journal import Entry
from rietland.table.replay_log import replay_log
from rietland.table.table import Happened
from rietland.table.timeline import Timeline

#: A game as it travels: box, legend, difficulty, figures, seats, variant.
Plain = tuple[str, str, str, list[str], list[int], str]
#: What each seat may know of an input: number, seat, text, news by seat.
Account = tuple[int, int, str, dict[int, list[dict[str, Any]]]]

#: Whatever takes longer is lost, and its process is ended.
PATIENCE: Final = 30.0
_Answer = TypeVar("_Answer")


class Workers:
    """Processes of one worker each."""

    def __init__(self, count: int, niceness: int = 0) -> None:
        #: How far they stand back behind other processes.
        self._niceness = niceness
        self._pools: list[ProcessPoolExecutor | None] = [None] * max(1, count)

    async def do(
        self, game: str, work: Callable[..., _Answer], *args: object, patience: float = PATIENCE
    ) -> _Answer:
        """Have a game's work done. Raises TimeoutError, BrokenExecutor, or what the work raised."""
        place = zlib.crc32(game.encode()) % len(self._pools)
        pool = self._pools[place]
        if pool is None:
            # Not forked: this process has threads.
            context = multiprocessing.get_context("spawn")
            pool = ProcessPoolExecutor(
                1, mp_context=context, initializer=_quiet, initargs=(self._niceness,)
            )
            self._pools[place] = pool
        try:
            # This is what starts the process.
            with block_signals_in_children(signal.SIGINT):
                begun = pool.submit(work, *args)
            try:
                return await asyncio.wait_for(asyncio.wrap_future(begun), patience)
            except TimeoutError:
                # Late is not lost: it may only have waited for its turn.
                later = max(0.0, PATIENCE - patience)
                asyncio.get_running_loop().call_later(later, self._give_up, place, pool, begun)
                raise
        except BrokenExecutor:
            self._drop(place, pool)
            raise

    def _give_up(self, place: int, pool: ProcessPoolExecutor, begun: Future[Any]) -> None:
        if not begun.done():
            self._drop(place, pool)

    def _drop(self, place: int, pool: ProcessPoolExecutor) -> None:
        if self._pools[place] is pool:
            self._pools[place] = None
        _stop(pool)

    async def warm(self) -> None:
        """Start the first process before somebody waits for it."""
        await self.do("", _ready)

    def close(self) -> None:
        for pool in self._pools:
            if pool is not None:
                _stop(pool)


def plain(setup: Setup) -> Plain:
    return (setup.box, setup.legend, setup.difficulty, setup.heroes, setup.seats, setup.variant)


def _stop(pool: ProcessPoolExecutor) -> None:
    """End a process that may be lost in thought."""
    busy = list((pool._processes or {}).values())  # noqa: SLF001 - it offers no other way before 3.14
    pool.shutdown(wait=False, cancel_futures=True)
    for process in busy:
        process.terminate()


# In the other process.


def _quiet(niceness: int) -> None:
    """Ctrl-C is for the server, which ends its workers itself; if it is killed, they end too."""
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    exit_with_parent()
    relax_gc()


def _ready() -> None:
    for box in library.boxes():
        for legend in library.legends(box)[:1]:
            library.book(box, legend)


def game_of(setup: Plain) -> Game:
    return library.game(setup[0], setup[1], setup[3])


def recount(setup: Plain, entries: list[tuple[int, str]]) -> list[Account]:
    """Everything that happened since the beginning. Raises BrokenRecord where it does not fit."""
    told = replay_log(game_of(setup), Setup(*setup), entries)
    return [account(one) for one in told]


def account(one: Happened) -> Account:
    return one.seq, one.seat, one.say, one.news


def look_back(
    setup: Plain, entries: list[tuple[int, str]], first: int, seats: list[int]
) -> list[tuple[int, dict[int, dict[str, Any]]]]:
    """Views of the positions from the first on to the last entry. Raises BrokenRecord."""
    game = game_of(setup)
    course = Timeline(game, game.start(Setup(*setup)))
    found: list[tuple[int, dict[int, dict[str, Any]]]] = []
    for at in range(len(entries) + 1):
        if at:
            course.read(*entries[at - 1])
        if at >= first:
            views = {seat: game.view(course.state, seat) for seat in seats}
            for view in views.values():
                view["seq"] = at
            found.append((at, views))
    return found


def light(entries: list[Entry]) -> list[tuple[int, str]]:
    """Entries as they travel."""
    return [(one.seat, one.text) for one in entries]


__all__ = ["BrokenRecord", "Workers", "game_of", "light", "look_back", "plain", "recount"]
