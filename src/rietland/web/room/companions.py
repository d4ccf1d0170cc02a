"""Companions at a table: those that play, and those who keep the seats of the absent."""

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from rietland.kernel.errors import IllegalAction, MalformedText
from rietland.table.errors import BrokenJournal, EndlessInput, GameTooLong, TableError, key_of
from rietland.table.journal import KEPT
from rietland.web import messages as m
from rietland.web.room.connections import Connection, Seat
from rietland.web.room.screens import Audience
from rietland.web.room.tasks import Tasks
from rietland.web.room.writer import Input

if TYPE_CHECKING:
    from rietland.web.room.room import Room


#: Seconds of silence after which one person may have another replaced, where no time is set.
SILENCE: Final = 120.0


class CompanionDriver:
    """Who plays the seats of a room when no person does."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self._tasks = Tasks(room.logger)
        self._driver: asyncio.Task[None] | None = None
        self.seat_companions()

    # Those who are gone.

    def seat_companions(self) -> None:
        self.room.table.remote_seats = {
            seat.number for seat in self.room.seats.values() if seat.companion or seat.keeper
        }

    async def give_back(self, seats: Audience) -> bool:
        """Companions leave seats they only kept."""
        kept = [self.room.seats[number] for number in seats if self.room.seats[number].keeper]
        for seat in kept:
            with suppress(BrokenJournal):
                # Without the note a restart has the companion keep the seat until they come again.
                await self.room.note(KEPT, seat.number, None)
            seat.keeper = ""
            seat.votes.clear()
        self.seat_companions()
        if kept:
            await self.room.advice.release(self.room.table, tuple(seat.number for seat in kept))
        return bool(kept)

    def watch(self) -> None:
        """Start the clock for seats whose people are gone while others wait for them."""
        is_waited_for = (
            any(connection.speaks for connection in self.room.connections)
            and not self.room.table.is_over
        )
        loop = asyncio.get_running_loop()
        for seat in self.room.seats.values():
            is_gone = not (seat.companion or seat.keeper or self.room.is_online(seat.number))
            if not (is_waited_for and is_gone and self.room.settings.takeover > 0):
                seat.stop_timer()
            elif seat.timer is None:
                seat.timer = loop.call_later(self.room.settings.takeover, self._ring, seat)

    def _ring(self, seat: Seat) -> None:
        _ = self._tasks.begin(self._overdue(seat))

    async def _overdue(self, seat: Seat) -> None:
        async with self.room.lock:
            seat.timer = None
            if not self.room.is_online(seat.number) and any(
                connection.speaks for connection in self.room.connections
            ):
                await self._keep(seat, "time")
        self.wake()

    async def _keep(self, seat: Seat, why: str) -> None:
        """A companion takes the seat until its person returns."""
        seat.stop_timer()
        seat.stop_ballot()
        await self.room.note(KEPT, seat.number, self.room.settings.keeper)
        seat.keeper = self.room.settings.keeper
        seat.votes.clear()
        self.seat_companions()
        self.room.metrics.takeovers.inc()
        self.room.logger.info("kept", seat=seat.number, why=why)
        self.room.tell_presence()
        await self.room.show_all([])

    async def vote(self, connection: Connection, request: m.Takeover) -> None:
        seat = self.room.seats.get(request.seat)
        mine = self.room.audience(connection)
        if not mine or seat is None or seat.companion or request.seat in connection.speaks:
            detail = f"no vote on seat {request.seat} is yours"
            self.room.refuse_with(connection, m.Error("error-vote", detail, at=self.room.table.seq))
            return
        async with self.room.lock:
            voters = set(self.room.audience(connection))
            seat.votes = seat.votes | voters if request.vote else seat.votes - voters
            if not await self._count(seat):
                self.room.tell_presence()
        self.wake()

    async def _count(self, seat: Seat) -> bool:
        """Let a companion take the seat if enough seats are for it."""
        seat.stop_ballot()
        others = self._others(seat)
        voters = {one for group in others for one in group}
        seat.votes &= voters
        if seat.keeper or not seat.votes or len(seat.votes) < self.needed(seat):
            return False
        if self.room.is_online(seat.number) and len(others) < 2:
            # One person alone replaces somebody who is there only after a long silence.
            patience = self.room.settings.takeover or SILENCE
            loop = asyncio.get_running_loop()
            left = seat.heard + patience - loop.time()
            if left > 0:
                seat.ballot = loop.call_later(left, self._ballot, seat)
                return False
        await self._keep(seat, "vote")
        return True

    def needed(self, seat: Seat) -> int:
        """How many seats must be for it: all others to replace somebody who is there."""
        voters = sum(len(group) for group in self._others(seat))
        return voters if self.room.is_online(seat.number) else voters // 2 + 1

    def _others(self, seat: Seat) -> list[set[int]]:
        """Seats of the other people who are there; those of one person are together."""
        groups: list[set[int]] = []
        for connection in self.room.connections:
            group = set(self.room.audience(connection))
            if not group:
                continue
            for other in [one for one in groups if one & group]:
                groups.remove(other)
                group |= other
            groups.append(group)
        return [group for group in groups if seat.number not in group]

    def _ballot(self, seat: Seat) -> None:
        _ = self._tasks.begin(self._recount(seat))

    async def _recount(self, seat: Seat) -> None:
        async with self.room.lock:
            await self._count(seat)
        self.wake()

    # Companions.

    def asked(self) -> int:
        """The seat whose answer the game waits for; -1 for none."""
        return self.room.table.asked

    def wake(self) -> None:
        """Let companions speak while somebody is there to hear them."""
        table = self.room.table
        is_due = self.asked() in table.remote_seats or self.room.advice.gift(table) is not None
        if self._driver is None and self.room.connections and is_due:
            self._driver = self._tasks.begin(self._drive())

    async def _drive(self) -> None:
        try:
            while self.room.connections:
                seat, gift = self.asked(), self.room.advice.gift(self.room.table)
                if gift is not None:
                    await self._hand_over(*gift)
                elif seat in self.room.table.remote_seats:
                    await self._let_speak(seat)
                else:
                    return
        except (EndlessInput, GameTooLong) as error:
            # It would be the same again: nobody tries before somebody else has done something.
            self.room.logger.warning("companion stops", why=str(error))
            self.room.tell(m.Error(key_of(error), str(error), at=self.room.table.seq))
        finally:
            self._driver = None

    async def _let_speak(self, number: int) -> None:
        seat = self.room.seats[number]
        begin = time.monotonic()
        async with self.room.lock:
            table = self.room.table
            at, state = table.seq, table.state.to_data()
        self.room.tell(m.Thinking(number))
        name = seat.companion or seat.keeper
        text = await self.room.advice.answer(table, number, name, state)
        await asyncio.sleep(max(0.0, self.room.settings.pace - (time.monotonic() - begin)))
        if await self._store(number, text, at):
            await self.room.advice.review(self.room.table)

    async def _hand_over(self, seat: int, text: str) -> None:
        """What was asked for goes from hand to hand at once, also out of turn."""
        if await self._store(seat, text, self.room.table.seq):
            await self.room.advice.handed_over(self.room.table, text)
            await self.room.advice.review(self.room.table)

    async def _store(self, seat: int, text: str, at: int) -> bool:
        async with self.room.lock:
            if self.room.table.seq != at or seat not in self.room.table.remote_seats:
                return False
            try:
                shown = await self.room.stored(
                    Input(self.room.table, (seat,), [text], at, self.room.watchers(), True)
                )
            except (EndlessInput, GameTooLong):
                raise
            except (TableError, IllegalAction, MalformedText) as error:
                self.room.logger.warning("companion refused", seat=seat, why=str(error))
                await asyncio.sleep(1)
                return False
            self.room.show(shown)
            return True

    def close(self) -> None:
        """Stop the clocks and the companions."""
        for seat in self.room.seats.values():
            seat.stop_timer()
            seat.stop_ballot()
        self._tasks.close()
