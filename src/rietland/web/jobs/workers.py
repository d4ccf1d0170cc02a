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
from contextlib import suppress
from typing import Any, Final, TypeVar

from rietland.content import library
from rietland.kernel.errors import BadContent
from rietland.players.processes import block_signals_in_children, exit_with_parent, relax_gc
from rietland.web.jobs.turns import COMPANIONS, PEOPLE, Turns

#: Whatever takes longer is lost, and its process is ended, unless a server is set up otherwise.
PATIENCE: Final = 30.0
#: Seconds a process may take to begin.
STARTING: Final = 30.0
_Answer = TypeVar("_Answer")


class Workers:
    """Processes of one worker each, and the queues before them.

    Work waits here, not in the process: so it is known how much there is, and a process that is
    lost takes only one piece of work with it.
    """

    def __init__(self, count: int, niceness: int = 0, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._lanes = [_Lane(niceness) for _ in range(max(1, count))]

    async def do(
        self,
        game: str,
        work: Callable[..., _Answer],
        *args: object,
        patience: float | None = None,
        waits: float | None = None,
    ) -> _Answer:
        """Have work done that people wait for. Raises BrokenExecutor, or what the work raised.

        `patience` is for the work itself: who takes longer is ended, and TimeoutError raised.
        Likewise who waits longer than `waits` for a turn.
        """
        wait = self._patience if patience is None else patience
        turn = self._patience if waits is None else waits
        return await self._lane(game).do(game, PEOPLE, lambda: args, work, wait, turn)

    async def think(
        self,
        game: str,
        work: Callable[..., _Answer],
        args: Callable[[float], tuple[object, ...]],
        patience: float,
        waits: float | None = None,
    ) -> _Answer:
        """Likewise, for companions, whose thinking takes as long as there is time.

        `args` are made when its turn comes, from its share of the time: the more wait, the
        smaller is each one's, so nobody waits much longer than a single question would take.
        """
        lane = self._lane(game)
        turn = self._patience if waits is None else waits
        return await lane.do(
            game, COMPANIONS, lambda: args(1 / (1 + lane.turns.waiting)), work, patience, turn
        )

    def _lane(self, game: str) -> "_Lane":
        return self._lanes[zlib.crc32(game.encode()) % len(self._lanes)]

    async def warm(self) -> None:
        """Start the first process before somebody waits for it."""
        await self.do("", _ready)

    @property
    def lost(self) -> int:
        """Processes that died and have not come back yet."""
        return sum(lane.is_lost for lane in self._lanes)

    async def revive(self) -> None:
        """Start those that died again before somebody needs them. Raises BrokenExecutor."""
        for lane in self._lanes:
            if lane.is_lost:
                await lane.do("", PEOPLE, tuple, _ready, self._patience, self._patience)

    def close(self) -> None:
        for lane in self._lanes:
            lane.close()


class _Lane:
    """One process, one piece of work after the other."""

    def __init__(self, niceness: int) -> None:
        #: How far it stands back behind other processes.
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None
        #: Its process died at its last work.
        self._has_failed = False
        self.turns = Turns()

    @property
    def is_lost(self) -> bool:
        """Whether its process died, at work or while it had nothing to do."""
        # It offers no other way to ask.
        return self._has_failed or bool(self._pool is not None and self._pool._broken)  # noqa: SLF001

    async def do(
        self,
        game: str,
        rank: int,
        args: Callable[[], tuple[object, ...]],
        work: Callable[..., _Answer],
        patience: float,
        waits: float,
    ) -> _Answer:
        async with asyncio.timeout(waits):
            await self.turns.take(game, rank)
        try:
            return await self._do(work, args(), patience)
        finally:
            self.turns.give()

    async def _do(
        self, work: Callable[..., _Answer], args: tuple[object, ...], patience: float
    ) -> _Answer:
        is_new = self._pool is None or self.is_lost
        try:
            begun = self._begin(work, args)
        except BrokenExecutor:
            # It died while it had nothing to do.
            self.close()
            begun = self._begin(work, args)
        answer = asyncio.wrap_future(begun)
        # The one who waits may be gone when the answer comes.
        answer.add_done_callback(_heard)
        try:
            # Shielded: a process that is ended must find its work as it left it.
            found = await asyncio.wait_for(
                asyncio.shield(answer), patience + (STARTING if is_new else 0)
            )
        except (TimeoutError, BrokenExecutor) as error:
            self._has_failed = isinstance(error, BrokenExecutor)
            self.close()
            raise
        except asyncio.CancelledError:
            if begun.cancelled():
                # The process was given up, not the one who waits.
                raise BrokenExecutor("the process was ended") from None
            raise
        self._has_failed = False
        return found

    def _begin(self, work: Callable[..., _Answer], args: tuple[object, ...]) -> "Future[_Answer]":
        """Hand work to the process, which is started if there is none. Raises BrokenExecutor."""
        if self._pool is None:
            # Not forked: this process has threads.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                1, mp_context=context, initializer=_quiet, initargs=(self._niceness,)
            )
        # This is what starts the process.
        with block_signals_in_children(signal.SIGINT):
            return self._pool.submit(work, *args)

    def close(self) -> None:
        """End the process; the next work begins another."""
        if self._pool is not None:
            _stop(self._pool)
            self._pool = None


def _heard(answer: "asyncio.Future[Any]") -> None:
    """An error nobody waits for any more is no news."""
    if not answer.cancelled():
        answer.exception()


def _stop(pool: ProcessPoolExecutor) -> None:
    """End a process that may be lost in thought."""
    busy = list((pool._processes or {}).values())  # noqa: SLF001 - it offers no other way before 3.14
    pool.shutdown(wait=False, cancel_futures=True)
    for process in busy:
        # A process that was stopped does not hear anything milder.
        process.kill()


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
            # A faulty one is told to those who want to play it.
            with suppress(BadContent):
                library.book(box, legend)
