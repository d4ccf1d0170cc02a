"""The company of a table: companions that play, and those who keep the seats of the absent."""

import asyncio
import time
from typing import TYPE_CHECKING

from rietland.kernel.errors import IllegalAction, MalformedText
from rietland.kernel.pending import DECIDE
from rietland.table.errors import TableError
from rietland.table.journal import KEPT
from rietland.web import messages as m
from rietland.web.room.connections import Connection, Seat
from rietland.web.room.screens import Audience
from rietland.web.room.tasks import Tasks
from rietland.web.room.writer import Input

if TYPE_CHECKING:
    from rietland.web.room.room import Room


class CompanionDriver:
    """Who plays the chairs of a room when no person does."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self._tasks = Tasks(room.logger)
        self._driver: asyncio.Task[None] | None = None
        self.seat_companions()

    # Those who are gone.

    def seat_companions(self) -> None:
        self.room.table.elsewhere = {
            chair.seat for chair in self.room.chairs.values() if chair.companion or chair.keeper
        }

    async def give_back(self, seats: Audience) -> bool:
        """Companions leave seats they only kept."""
        kept = [self.room.chairs[seat] for seat in seats if self.room.chairs[seat].keeper]
        for chair in kept:
            await self.room.note(KEPT, chair.seat, None)
            chair.keeper = ""
            chair.votes.clear()
        self.seat_companions()
        if kept:
            seats = tuple(chair.seat for chair in kept)
            await self.room.advice.release(self.room.table, seats)
        return bool(kept)

    def watch(self) -> None:
        """Start the clock for seats whose people are gone while others wait for them."""
        is_waited_for = any(line.speaks for line in self.room.lines) and not self.room.table.is_over
        loop = asyncio.get_running_loop()
        for chair in self.room.chairs.values():
            is_gone = not (chair.companion or chair.keeper or self.room.is_online(chair.seat))
            if not (is_waited_for and is_gone and self.room.settings.takeover > 0):
                chair.stop_timer()
            elif chair.timer is None:
                chair.timer = loop.call_later(self.room.settings.takeover, self._ring, chair)

    def _ring(self, chair: Seat) -> None:
        _ = self._tasks.begin(self._overdue(chair))

    async def _overdue(self, chair: Seat) -> None:
        async with self.room.lock:
            chair.timer = None
            if not self.room.is_online(chair.seat) and any(line.speaks for line in self.room.lines):
                await self._keep(chair, "time")
        self.wake()

    async def _keep(self, chair: Seat, why: str) -> None:
        """A companion takes the seat until its person returns."""
        chair.stop_timer()
        await self.room.note(KEPT, chair.seat, self.room.settings.keeper)
        chair.keeper = self.room.settings.keeper
        chair.votes.clear()
        self.seat_companions()
        self.room.metrics.takeovers.inc()
        self.room.logger.info("kept", seat=chair.seat, why=why)
        self.room.tell_presence()
        await self.room.show_all([])

    async def vote(self, line: Connection, request: m.Takeover) -> None:
        chair = self.room.chairs.get(request.seat)
        if not line.speaks or chair is None or chair.companion or request.seat in line.speaks:
            detail = f"no vote on seat {request.seat} is yours"
            self.room.refuse_with(line, m.Error("error-vote", detail, at=self.room.table.seq))
            return
        async with self.room.lock:
            chair.votes.pop(line.guest, None)
            if request.vote and not chair.keeper:
                chair.votes[line.guest] = line.speaks[0]
            others = {
                one.guest for one in self.room.lines if one.speaks and chair.seat not in one.speaks
            }
            # Somebody who is there but does not move is replaced only if all others agree.
            needed = len(others) if self.room.is_online(chair.seat) else len(others) // 2 + 1
            if len(chair.votes) >= needed and not chair.keeper:
                await self._keep(chair, "vote")
            else:
                self.room.tell_presence()
        self.wake()

    # Companions.

    def asked(self) -> int:
        """The seat whose answer the game waits for; -1 for none."""
        pending = self.room.table.pending
        return pending.seat if pending.kind == DECIDE else -1

    def wake(self) -> None:
        """Let companions speak while somebody is there to hear them."""
        table = self.room.table
        is_due = self.asked() in table.elsewhere or self.room.advice.gift(table) is not None
        if self._driver is None and self.room.lines and is_due:
            self._driver = self._tasks.begin(self._drive())

    async def _drive(self) -> None:
        try:
            while self.room.lines:
                seat, gift = self.asked(), self.room.advice.gift(self.room.table)
                if gift is not None:
                    await self._hand_over(*gift)
                elif seat in self.room.table.elsewhere:
                    await self._let_speak(seat)
                else:
                    return
        finally:
            self._driver = None

    async def _let_speak(self, seat: int) -> None:
        chair = self.room.chairs[seat]
        begin = time.monotonic()
        async with self.room.lock:
            table = self.room.table
            at, state = table.seq, table.state.to_data()
        self.room.tell(m.Thinking(seat))
        name = chair.companion or chair.keeper
        text = await self.room.advice.answer(table, seat, name, state)
        await asyncio.sleep(max(0.0, self.room.settings.pace - (time.monotonic() - begin)))
        if await self._store(seat, text, at):
            await self.room.advice.review(self.room.table)

    async def _hand_over(self, seat: int, text: str) -> None:
        """What was asked for goes from hand to hand at once, also out of turn."""
        if await self._store(seat, text, self.room.table.seq):
            await self.room.advice.handed_over(self.room.table, text)
            await self.room.advice.review(self.room.table)

    async def _store(self, seat: int, text: str, at: int) -> bool:
        async with self.room.lock:
            if self.room.table.seq != at or seat not in self.room.table.elsewhere:
                return False
            try:
                shown = await self.room.stored(
                    Input(self.room.table, (seat,), [text], at, self.room.watchers(), True)
                )
            except (TableError, IllegalAction, MalformedText) as error:
                self.room.logger.warning("companion refused", seat=seat, why=str(error))
                await asyncio.sleep(1)
                return False
            self.room.show(shown)
            return True

    def close(self) -> None:
        """Stop the clocks and the companions."""
        for chair in self.room.chairs.values():
            chair.stop_timer()
        self._tasks.close()
