"""Companions at a table: they speak when their seats are asked, and hand over what was wanted."""

import asyncio
import time
from typing import Any, Protocol

from rietland.table.errors import EndlessInput, GameTooLong, key_of
from rietland.table.table import Table
from rietland.web import messages as m
from rietland.web.jobs.records import Position
from rietland.web.room.advice import Advice
from rietland.web.room.connections import Seat
from rietland.web.room.tasks import Tasks


class Voice(Protocol):
    """How companions are heard."""

    @property
    def table(self) -> Table:
        """The game they play."""

    def has_listeners(self) -> bool:
        """Whether anybody is there."""

    async def position(self) -> tuple[int, Position]:
        """Where the game stands, once everybody has been shown it."""

    def tell(self, reply: m.Reply) -> None:
        """Everybody at the table is sent this."""

    async def say(self, seat: int, text: str, at: int) -> bool:
        """A companion gives an input; False if nothing came of it.

        Raises EndlessInput or GameTooLong.
        """


class CompanionDriver:
    """Has companions speak, one input after the other, while somebody is there to hear them."""

    def __init__(
        self,
        room: Voice,
        advice: Advice,
        seats: dict[int, Seat],
        pace: float,
        logger: Any,  # noqa: ANN401 - structlog's loggers have no type
    ) -> None:
        self._room = room
        self._advice = advice
        self._seats = seats
        #: Seconds an input takes at least, so that people can follow.
        self._pace = pace
        self._logger = logger
        self._tasks = Tasks(logger)
        self._driver: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Something has happened: a companion may be asked now."""
        table = self._room.table
        is_due = table.asked in table.remote_seats or self._advice.gift(table) is not None
        if self._driver is None and is_due and self._room.has_listeners():
            self._driver = self._tasks.begin(self._drive())

    async def _drive(self) -> None:
        try:
            while self._room.has_listeners():
                table = self._room.table
                gift = self._advice.gift(table)
                if gift is not None:
                    await self._hand_over(*gift)
                elif table.asked in table.remote_seats:
                    await self._let_speak(table.asked)
                else:
                    return
        except (EndlessInput, GameTooLong) as error:
            # It would be the same again: nobody tries before somebody else has done something.
            self._logger.warning("companion stops", why=str(error))
            self._room.tell(m.Error(key_of(error), str(error), at=self._room.table.seq))
        finally:
            self._driver = None

    async def _let_speak(self, number: int) -> None:
        seat = self._seats[number]
        begin = time.monotonic()
        at, position = await self._room.position()
        self._room.tell(m.Thinking(number))
        name = seat.companion or seat.keeper
        text = await self._advice.answer(self._room.table, number, name, position)
        await asyncio.sleep(max(0.0, self._pace - (time.monotonic() - begin)))
        if await self._room.say(number, text, at):
            await self._advice.review(self._room.table)

    async def _hand_over(self, seat: int, text: str) -> None:
        """What was asked for goes from hand to hand at once, also out of turn."""
        if await self._room.say(seat, text, self._room.table.seq):
            await self._advice.handed_over(self._room.table, text)
            await self._advice.review(self._room.table)

    def close(self) -> None:
        self._tasks.close()
