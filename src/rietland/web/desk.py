"""The desk: one thread on which games are played and written down.

A commit waits for the disk; the loop with the sockets must not. SQLite wants one thread, and so
do tables, so all of their work is done here, one piece after the other.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import ParamSpec, TypeVar

from rietland.table.journal import SqliteJournal
from rietland.web.seats import Guests

Args = ParamSpec("Args")
Answer = TypeVar("Answer")


class Desk:
    """The journal, the file of seats, and the thread they live on."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="desk")
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

    def close(self) -> None:
        self._thread.submit(self._shut).result()
        self._thread.shutdown()

    def _shut(self) -> None:
        self.journal.close()
        self.guests.close()
