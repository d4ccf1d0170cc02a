"""The desk: one thread on which games are played and written down.

A commit waits for the disk; the loop with the sockets must not. SQLite wants one thread, and so
do tables, so all of their work is done here. Steps of several tables that come in while the disk
is busy are stored together: one wait for all of them.
"""

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Generic, ParamSpec, TypeVar

from rietland.table.journal import SqliteJournal
from rietland.table.table import Happened, PendingStep, Table
from rietland.web.host.seats import Guests

Args = ParamSpec("Args")
Answer = TypeVar("Answer")


class WriteJob(Generic[Answer]):
    """One step of one table: how to work it out, and what to make of it once it is stored."""

    def __init__(
        self,
        table: Table,
        work: Callable[[], PendingStep],
        finish: Callable[[list[Happened]], Answer],
    ) -> None:
        self.table = table
        self.work = work
        self.finish = finish
        self.future: Future[Answer] = Future()


class Writer:
    """The journal, the file of seats, and the thread they live on."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="desk")
        self._lock = threading.Lock()
        self._waiting: list[WriteJob[Any]] = []
        #: When somebody last did something, by the clock that only goes forward.
        self.last_step = 0.0
        self.journal: SqliteJournal
        self.guests: Guests

    def open(self) -> None:
        """Raises BrokenJournal."""
        self._thread.submit(self._open).result()

    def _open(self) -> None:
        self.journal = SqliteJournal(self.folder / "games.sqlite")
        self.guests = Guests(self.folder / "seats.sqlite")

    async def do(
        self, work: Callable[Args, Answer], *args: Args.args, **kwargs: Args.kwargs
    ) -> Answer:
        """Have something done at the desk. Once begun it is finished, come what may."""
        future = self._thread.submit(work, *args, **kwargs)
        return await asyncio.wrap_future(future)

    async def step(self, step: WriteJob[Answer]) -> Answer:
        """Store a step, then finish it. Raises what working it out or storing it raises."""
        self.last_step = time.monotonic()
        with self._lock:
            self._waiting.append(step)
            if len(self._waiting) == 1:
                self._thread.submit(self._store)
        return await asyncio.wrap_future(step.future)

    def _store(self) -> None:
        with self._lock:
            waiting, self._waiting = self._waiting, []
        # From here on nobody can take a step back any more.
        steps = [step for step in waiting if step.future.set_running_or_notify_cancel()]
        drafts: list[tuple[WriteJob[Any], PendingStep]] = []
        for step in steps:
            try:
                drafts.append((step, step.work()))
            except Exception as error:  # noqa: BLE001 - it is raised where the step came from
                step.future.set_exception(error)
        if not drafts:
            return
        try:
            stale = self.journal.append_all(
                [(step.table.id, draft.entries, draft.snapshot) for step, draft in drafts]
            )
        except Exception as error:  # noqa: BLE001 - likewise: nothing was stored
            for step, _ in drafts:
                step.future.set_exception(error)
            return
        for (step, draft), late in zip(drafts, stale, strict=True):
            _finish(step, draft, late)

    def close(self) -> None:
        self._thread.submit(self._shut).result()
        self._thread.shutdown()

    def _shut(self) -> None:
        self.journal.close()
        self.guests.close()


def _finish(step: WriteJob[Any], draft: PendingStep, late: Exception | None) -> None:
    if late is not None:
        step.future.set_exception(late)
        return
    try:
        step.future.set_result(step.finish(step.table.adopt(draft)))
    except Exception as error:  # noqa: BLE001 - it is raised where the step came from
        step.future.set_exception(error)
