"""Odds at a table: worked out in a process of their own, sent after the view they belong to.

A view never waits for them. What nobody needs any more, because the game has gone on, is neither
begun nor sent.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

import structlog

from rietland.web import messages as m
from rietland.web.jobs.odds import foresee, odds_of, weighed
from rietland.web.jobs.travel import Plain, plain
from rietland.web.jobs.workers import Workers
from rietland.web.room.connections import Connection
from rietland.web.room.tasks import Tasks

if TYPE_CHECKING:
    from rietland.web.room.room import Room

#: Nobody waits longer for odds; on a busy machine the process alone takes a while to start.
PATIENCE: Final = 30.0
#: Odds stand back behind the game and the companions.
NICENESS: Final = 10
_Answer = TypeVar("_Answer")


class OddsWorker:
    """The process that works out odds, for one room after the other."""

    def __init__(self) -> None:
        self.workers = Workers(1, NICENESS)
        self._turn = asyncio.Lock()

    async def see(
        self, is_wanted: Callable[[], bool], work: Callable[..., _Answer], *args: object
    ) -> _Answer | None:
        """Have it worked out when its turn comes, if it is still wanted then."""
        async with self._turn:
            if not is_wanted():
                return None
            try:
                return await self.workers.do("odds", work, *args, patience=PATIENCE)
            except (ValueError, LookupError, TypeError, TimeoutError, BrokenExecutor) as error:
                structlog.get_logger().warning("no odds", why=repr(error))
                return None

    async def warm(self) -> None:
        await self.workers.warm()

    def close(self) -> None:
        self.workers.close()


class RoomOdds:
    """The odds of one room: of the question all look at, and what somebody wants to know."""

    def __init__(self, room: "Room", odds_worker: OddsWorker) -> None:
        self.room = room
        self.odds_worker = odds_worker
        #: What was told last.
        self._told: m.Odds | None = None
        self._is_looking = False
        #: For each line that asked, the last it asked for.
        self._asked: dict[Connection, m.Weigh] = {}
        self._weighing: set[Connection] = set()
        self._tasks = Tasks(room.logger)

    # The question all look at.

    def look(self) -> None:
        """The game stands somewhere new."""
        if not self._is_looking and self._is_wanted():
            self._is_looking = True
            _ = self._tasks.begin(self._look())

    def greet(self, connection: Connection) -> None:
        """Somebody has got a view: the odds that belong to it, if they are known."""
        if self._told is not None and self._told.at == self.room.table.seq:
            connection.put(m.written(self._told))
        else:
            self.look()

    def _is_wanted(self) -> bool:
        table = self.room.table
        game, state = table.game, table.state
        return (
            bool(self.room.connections)
            and (self._told is None or self._told.at != table.seq)
            and odds_of(game).is_near(game, state)
        )

    async def _look(self) -> None:
        try:
            while self._is_wanted():
                at, setup, state = await self._position()
                if not self._is_wanted():
                    return
                found = await self.odds_worker.see(partial(self._is_at, at), foresee, setup, state)
                if self._is_at(at):
                    self._told = m.Odds(at, found)
                    self.room.tell(self._told)
        finally:
            self._is_looking = False

    # What somebody wants to know.

    def weigh(self, connection: Connection, request: m.Weigh) -> None:
        """Of several questions of one browser that wait, only the last is answered."""
        self._asked[connection] = request
        if connection not in self._weighing:
            self._weighing.add(connection)
            _ = self._tasks.begin(self._weigh(connection))

    async def _weigh(self, connection: Connection) -> None:
        try:
            while connection in self.room.connections and connection in self._asked:
                at, setup, state = await self._position()
                asked = self._asked.pop(connection)
                found = await self.odds_worker.see(
                    partial(self._is_last, connection, at),
                    weighed, setup, state, asked.heroes, asked.space,
                )  # fmt: skip
                if self._is_last(connection, at):
                    connection.put(m.written(m.Weighed(at, asked.space, asked.heroes, found)))
        finally:
            self._asked.pop(connection, None)
            self._weighing.discard(connection)

    async def _position(self) -> tuple[int, Plain, dict[str, object]]:
        """Where the game stands, once everybody has been shown it."""
        async with self.room.lock:
            table = self.room.table
            return table.seq, plain(table.row.setup), table.state.to_data()

    def _is_at(self, at: int) -> bool:
        return self.room.table.seq == at

    def _is_last(self, connection: Connection, at: int) -> bool:
        """This browser has asked for nothing else meanwhile."""
        return connection not in self._asked and self._is_at(at)

    def close(self) -> None:
        self._tasks.close()
