"""The writer: one thread on which games are played and written down.

A commit waits for the disk; the loop with the sockets must not. SQLite wants one thread, and so
do tables, so all of their work is done here. Steps of several tables that come in while the disk
is busy are stored together: one wait for all of them.
"""

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

from rietland.table.journal import SqliteJournal
from rietland.table.table import Happened, PendingStep, Table
from rietland.web.host.seats import Guests
from rietland.web.room.screens import Audience, screens
from rietland.web.threads import OneThread

#: What is kept in the folder.
STORED: Final = ("games.sqlite", "seats.sqlite")
#: Seconds it has to finish what waits when it is closed.
PATIENCE: Final = 10.0

Args = ParamSpec("Args")
Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Input:
    """What somebody says."""

    table: Table
    #: The seats the speaker speaks for.
    seats: Audience
    words: list[str]
    #: The position it answers.
    at: int
    #: Those who are to see what comes of it.
    watchers: frozenset[Audience]
    is_companion: bool = False


@dataclass(frozen=True)
class TakeBack:
    """Somebody takes back, to a position or the last message of a person."""

    table: Table
    seats: Audience
    to: int | None
    at: int
    watchers: frozenset[Audience]


@dataclass(frozen=True)
class Shown:
    """What came of a step, and the screens of those who watch."""

    told: list[Happened]
    screens: dict[Audience, str]


class Writer:
    """The journal, the file of seats, and the thread they live on."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._thread = OneThread("writer")
        self._lock = threading.Lock()
        self._waiting: list[tuple[Input | TakeBack, Future[Shown]]] = []
        self._companions = asyncio.Lock()
        self._is_open = False
        #: When somebody last did something, by the clock that only goes forward.
        self.last_step = 0.0
        self.journal: SqliteJournal
        self.guests: Guests

    def open(self) -> None:
        """Once; raises BrokenJournal."""
        if not self._is_open:
            self._thread.submit(self._open).result()
            self._is_open = True

    def _open(self) -> None:
        self.journal = SqliteJournal(self.folder / STORED[0])
        self.guests = Guests(self.folder / STORED[1])
        for file in self.folder.glob("*.sqlite*"):
            # Not for others on this machine. Where it is another's file, they decide.
            with suppress(OSError):
                file.chmod(0o600)

    async def do(
        self, work: Callable[Args, Answer], *args: Args.args, **kwargs: Args.kwargs
    ) -> Answer:
        """Have something done in this thread. Once begun it is finished, come what may."""
        return await self._thread.do(work, *args, **kwargs)

    def check(self) -> None:
        """In the thread: whether what is stored now stays. Raises BrokenJournal or OSError."""
        for name in STORED:
            # SQLite goes on writing to files that are not there any more.
            (self.folder / name).stat()
        self.journal.check()

    async def step(self, step: Input | TakeBack) -> Shown:
        """Store a step, then show it. Raises what working it out or storing it raises.

        Of companions one step at a time is worked out, and between two of them the thread is
        left to people for as long as a step takes.
        """
        self.last_step = time.monotonic()
        if isinstance(step, TakeBack) or not step.is_companion:
            return await self._put(step)
        await self._companions.acquire()
        begin = time.monotonic()
        try:
            return await self._put(step)
        finally:
            took = time.monotonic() - begin
            asyncio.get_running_loop().call_later(took, self._companions.release)

    async def _put(self, step: Input | TakeBack) -> Shown:
        future: Future[Shown] = Future()
        with self._lock:
            self._waiting.append((step, future))
            if len(self._waiting) == 1:
                self._thread.submit(self._store)
        return await asyncio.wrap_future(future)

    def _store(self) -> None:
        with self._lock:
            waiting, self._waiting = self._waiting, []
        # From here on nobody can take a step back any more.
        begun = [one for one in waiting if one[1].set_running_or_notify_cancel()]
        drafts: list[tuple[Input | TakeBack, Future[Shown], PendingStep]] = []
        for step, future in begun:
            try:
                drafts.append((step, future, draft(step)))
            except Exception as error:  # noqa: BLE001 - it is raised where the step came from
                future.set_exception(error)
        if not drafts:
            return
        try:
            stale = self.journal.append_all(
                [(step.table.id, made.entries, made.snapshot) for step, _, made in drafts]
            )
        except Exception as error:  # noqa: BLE001 - likewise: nothing was stored
            for _, future, _ in drafts:
                future.set_exception(error)
            return
        for (step, future, made), late in zip(drafts, stale, strict=True):
            _finish(step, future, made, late)

    def close(self, patience: float = PATIENCE) -> bool:
        """Put everything away; False if the thread is stuck: then it is left as it is."""
        shut = self._thread.submit(self._shut)
        is_over = self._thread.close(patience)
        if is_over:
            shut.result()
        return is_over

    def _shut(self) -> None:
        self.journal.close()
        self.guests.close()


def draft(step: Input | TakeBack) -> PendingStep:
    """Work a step out; nothing is stored yet."""
    table = step.table
    if isinstance(step, TakeBack):
        return table.draft_undo(step.seats[0], step.at, step.to)
    if step.is_companion:
        return table.draft_answer(step.seats[0], step.words[0], step.at)
    return table.draft_input(speaker(table, step.seats, step.words), step.words, step.at)


def speaker(table: Table, seats: Audience, words: list[str]) -> int:
    """Which of the seats of a browser says this: the one that leads the hero."""
    if len(seats) > 1 and words and not table.is_over:
        who = table.game.hear(words[0]).who
        if who >= 0:
            seat = table.game.seat(table.state, who)
            if seat not in seats and table.asked in seats:
                return table.asked
            return seat if seat in seats else seats[0]
    return seats[0]


def _finish(
    step: Input | TakeBack, future: "Future[Shown]", made: PendingStep, late: Exception | None
) -> None:
    if late is not None:
        future.set_exception(late)
        return
    try:
        told = step.table.adopt(made)
        future.set_result(Shown(told, screens(step.table, told, step.watchers)))
    except Exception as error:  # noqa: BLE001 - it is raised where the step came from
        future.set_exception(error)
