"""Connections and seats: a browser at a table, and a seat that somebody plays."""

import asyncio
from typing import Final

from rietland.web.room.screens import Audience

#: Messages that may wait for one browser.
QUEUE: Final = 256
#: Stands in the queue for the message about who is here.
PRESENCE: Final = "presence"


class Connection:
    """One browser at the table. Messages wait in a queue, so that a slow one holds nobody up."""

    def __init__(self, guest: str, held: list[int], name: str = "") -> None:
        self.guest = guest
        #: Seats it may speak for, and those it wants to.
        self.held = held
        self.speaks: Audience = ()
        self.name = name
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(QUEUE)
        self.is_cut = False
        #: Who is here, if that waits to be sent: only the last word on it counts.
        self._presence: str | None = None

    def put_presence(self, text: str) -> None:
        """However many come and go, one message about them waits at most."""
        is_waiting = self._presence is not None
        self._presence = text
        if not is_waiting:
            self.put(PRESENCE)

    async def next(self) -> str | None:
        """What is to be sent next; None when this browser was too slow."""
        text = await self.queue.get()
        if text == PRESENCE:
            text, self._presence = self._presence, None
        return text

    def put(self, text: str) -> None:
        if self.is_cut:
            return
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.cut()

    def cut(self) -> None:
        """Too slow: the client will reconnect and get the whole view."""
        self.is_cut = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Seat:
    """A seat: who plays it, and since when nobody is there."""

    def __init__(self, number: int, hero: str, companion: str) -> None:
        self.number = number
        self.hero = hero
        #: Chosen when the game began.
        self.companion = companion
        #: Keeps it for somebody who is gone.
        self.keeper = ""
        self.name = ""
        #: Nobody has ever come to sit here.
        self.is_awaited = not companion
        #: Seats that want a companion here.
        self.votes: set[int] = set()
        #: When its person last did something, by the loop's clock.
        self.heard = 0.0
        self.timer: asyncio.TimerHandle | None = None
        #: Rings when all others agree and this person has been silent for long enough.
        self.ballot: asyncio.TimerHandle | None = None

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def stop_ballot(self) -> None:
        if self.ballot is not None:
            self.ballot.cancel()
            self.ballot = None
