"""The company of a table: companions that play, and those who keep the seats of the absent."""

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
            with suppress(BrokenJournal):
                # Without the note a restart has the companion keep the seat until they come again.
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
        chair.stop_ballot()
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
        mine = self.room.audience(line)
        if not mine or chair is None or chair.companion or request.seat in line.speaks:
            detail = f"no vote on seat {request.seat} is yours"
            self.room.refuse_with(line, m.Error("error-vote", detail, at=self.room.table.seq))
            return
        async with self.room.lock:
            voters = set(self.room.audience(line))
            chair.votes = chair.votes | voters if request.vote else chair.votes - voters
            if not await self._count(chair):
                self.room.tell_presence()
        self.wake()

    async def _count(self, chair: Seat) -> bool:
        """Let a companion take the seat if enough seats are for it."""
        chair.stop_ballot()
        others = self._others(chair)
        seats = {seat for group in others for seat in group}
        chair.votes &= seats
        if chair.keeper or not chair.votes:
            return False
        if not self.room.is_online(chair.seat):
            if len(chair.votes) <= len(seats) // 2:
                return False
        elif chair.votes != seats:
            # Somebody who is there is replaced only if all others agree …
            return False
        elif len(others) < 2:
            # … and by one person alone only after a long silence.
            patience = self.room.settings.takeover or SILENCE
            loop = asyncio.get_running_loop()
            left = chair.heard + patience - loop.time()
            if left > 0:
                chair.ballot = loop.call_later(left, self._ballot, chair)
                return False
        await self._keep(chair, "vote")
        return True

    def _others(self, chair: Seat) -> list[set[int]]:
        """Seats of the other people who are there; those of one person are together."""
        groups: list[set[int]] = []
        for line in self.room.lines:
            group = set(self.room.audience(line))
            if not group:
                continue
            for other in [one for one in groups if one & group]:
                groups.remove(other)
                group |= other
            groups.append(group)
        return [group for group in groups if chair.seat not in group]

    def _ballot(self, chair: Seat) -> None:
        _ = self._tasks.begin(self._recount(chair))

    async def _recount(self, chair: Seat) -> None:
        async with self.room.lock:
            await self._count(chair)
        self.wake()

    # Companions.

    def asked(self) -> int:
        """The seat whose answer the game waits for; -1 for none."""
        return self.room.table.asked

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
        except (EndlessInput, GameTooLong) as error:
            # It would be the same again: nobody tries before somebody else has done something.
            self.room.logger.warning("companion stops", why=str(error))
            self.room.tell(m.Error(key_of(error), str(error), at=self.room.table.seq))
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
        for chair in self.room.chairs.values():
            chair.stop_timer()
            chair.stop_ballot()
        self._tasks.close()
