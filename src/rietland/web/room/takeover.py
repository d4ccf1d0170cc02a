"""Takeover: companions keep the seats of those who are gone, after a while or by a vote."""

import asyncio
from contextlib import suppress
from typing import Any, Final, Protocol

from rietland.table.errors import BrokenJournal
from rietland.table.journal import KEPT
from rietland.table.table import Table
from rietland.web import messages as m
from rietland.web.room.connections import Seat
from rietland.web.room.screens import Audience
from rietland.web.room.tasks import Tasks

#: Seconds of silence after which one person may have another replaced, where no time is set.
SILENCE: Final = 120.0


class Attendance(Protocol):
    """Who is at a table, and how they are told."""

    @property
    def table(self) -> Table:
        """The game they play."""

    @property
    def lock(self) -> asyncio.Lock:
        """Held while something changes."""

    def is_online(self, seat: int) -> bool:
        """Whether a browser speaks for this seat."""

    def has_players(self) -> bool:
        """Whether anybody is there who does not only look on."""

    def watchers(self) -> frozenset[Audience]:
        """The seats of every browser, without those a companion keeps."""

    async def note(self, kind: str, number: int, what: object) -> None:
        """Something is written down beside the inputs; None wipes it out."""

    async def tell_kept(self, seat: Seat, why: str) -> None:
        """A companion keeps a seat now."""

    def tell_presence(self) -> None:
        """Votes have changed."""

    def wake(self) -> None:
        """A companion may be asked now."""


class Takeover:
    """Who plays the seats of a table when no person does."""

    def __init__(
        self,
        room: Attendance,
        seats: dict[int, Seat],
        keeper: str,
        patience: float,
        logger: Any,  # noqa: ANN401 - structlog's loggers have no type
    ) -> None:
        self._room = room
        self._seats = seats
        #: The companion that keeps a seat.
        self._keeper = keeper
        #: Seconds until it does; 0: never by the clock.
        self._patience = patience
        self._tasks = Tasks(logger)
        self.seat_companions()

    def seat_companions(self) -> None:
        """Let the table know which seats companions play."""
        self._room.table.remote_seats = {
            seat.number for seat in self._seats.values() if seat.companion or seat.keeper
        }

    async def give_back(self, seats: Audience) -> Audience:
        """Companions leave seats they only kept: these are answered."""
        kept = [self._seats[number] for number in seats if self._seats[number].keeper]
        for seat in kept:
            with suppress(BrokenJournal):
                # Without the note a restart has the companion keep the seat until they come again.
                await self._room.note(KEPT, seat.number, None)
            seat.keeper = ""
            seat.votes.clear()
        self.seat_companions()
        return tuple(seat.number for seat in kept)

    # By the clock.

    def watch(self) -> None:
        """Start the clock for seats whose people are gone while others wait for them."""
        is_waited_for = self._room.has_players() and not self._room.table.is_over
        loop = asyncio.get_running_loop()
        for seat in self._seats.values():
            is_gone = not (seat.companion or seat.keeper or self._room.is_online(seat.number))
            if not (is_waited_for and is_gone and self._patience > 0):
                seat.stop_timer()
            elif seat.timer is None:
                seat.timer = loop.call_later(self._patience, self._ring, seat)

    def _ring(self, seat: Seat) -> None:
        _ = self._tasks.begin(self._overdue(seat))

    async def _overdue(self, seat: Seat) -> None:
        async with self._room.lock:
            seat.timer = None
            if not self._room.is_online(seat.number) and self._room.has_players():
                await self._keep(seat, "time")
        self._room.wake()

    async def _keep(self, seat: Seat, why: str) -> None:
        """A companion takes the seat until its person returns."""
        seat.stop_timer()
        seat.stop_ballot()
        await self._room.note(KEPT, seat.number, self._keeper)
        seat.keeper = self._keeper
        seat.votes.clear()
        self.seat_companions()
        await self._room.tell_kept(seat, why)

    # By a vote.

    async def vote(self, voters: Audience, own: Audience, request: m.Takeover) -> bool:
        """Seats are for or against a companion; False if that is not for them to say."""
        seat = self._seats.get(request.seat)
        if not voters or seat is None or seat.companion or request.seat in own:
            return False
        seat.votes = seat.votes.union(voters) if request.vote else seat.votes.difference(voters)
        if not await self._count(seat):
            self._room.tell_presence()
        return True

    async def _count(self, seat: Seat) -> bool:
        """Let a companion take the seat if enough seats are for it."""
        seat.stop_ballot()
        others = self._others(seat)
        voters = {one for group in others for one in group}
        seat.votes &= voters
        if seat.keeper or not seat.votes:
            return False
        if not self._room.is_online(seat.number):
            if len(seat.votes) <= len(voters) // 2:
                return False
        elif seat.votes != voters:
            # Somebody who is there is replaced only if all others agree …
            return False
        elif len(others) < 2:
            # … and by one person alone only after a long silence.
            loop = asyncio.get_running_loop()
            left = seat.heard + (self._patience or SILENCE) - loop.time()
            if left > 0:
                seat.ballot = loop.call_later(left, self._ballot, seat)
                return False
        await self._keep(seat, "vote")
        return True

    def _others(self, seat: Seat) -> list[set[int]]:
        """Seats of the other people who are there; those of one person are together."""
        groups: list[set[int]] = []
        for audience in self._room.watchers():
            group = set(audience)
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
        async with self._room.lock:
            await self._count(seat)
        self._room.wake()

    def close(self) -> None:
        """Stop the clocks."""
        for seat in self._seats.values():
            seat.stop_timer()
            seat.stop_ballot()
        self._tasks.close()
