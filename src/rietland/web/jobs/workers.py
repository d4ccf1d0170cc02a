"""Workers: processes beside the server.

A game always goes to the same process, so that a companion there remembers what it was up to.
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
from rietland.players.processes import block_signals_in_children, exit_with_parent, relax_gc

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
