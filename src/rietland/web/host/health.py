"""Whether the server can do what it is there for."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from typing import Final

from rietland.table.errors import TableError
from rietland.web.host.reader import Reader
from rietland.web.jobs.workers import Workers
from rietland.web.room.writer import Writer

#: Seconds for which an answer holds: a flood of questions is one question.
KEPT: Final = 1.0
#: Seconds within which the writer takes a turn.
TURN: Final = 1.0


class HealthCheck:
    """Asks the writer, the journal, the workers and the reader."""

    def __init__(
        self,
        writer: Writer,
        reader: Reader,
        workers: list[Workers],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._writer = writer
        self._reader = reader
        self._workers = workers
        self.clock = clock
        #: Seconds the writer has.
        self.turn = TURN
        self._lock = asyncio.Lock()
        self._asked = -KEPT
        self._wrong: list[str] = []
        self._reviving: asyncio.Task[None] | None = None

    async def wrong(self) -> list[str]:
        """What is wrong, in English; nothing when all is well."""
        async with self._lock:
            if self.clock() - self._asked >= KEPT:
                self._wrong = await self._ask()
                self._asked = self.clock()
            return self._wrong

    async def _ask(self) -> list[str]:
        found: list[str] = []
        try:
            await asyncio.wait_for(self._writer.do(self._writer.check), self.turn)
        except TimeoutError:
            found.append("writer: it takes no turn")
        except (TableError, OSError):
            found.append("journal: it cannot be written")
        if self._reader.is_stuck:
            found.append("content: reading it does not end")
        lost = sum(workers.lost for workers in self._workers)
        if lost:
            found.append(f"workers: {lost} died")
            if self._reviving is None or self._reviving.done():
                self._reviving = asyncio.create_task(self._revive())
        return found

    async def _revive(self) -> None:
        for workers in self._workers:
            # Asked again, it is tried again.
            with suppress(BrokenExecutor, TimeoutError):
                await workers.revive()

    def close(self) -> None:
        if self._reviving is not None:
            self._reviving.cancel()
