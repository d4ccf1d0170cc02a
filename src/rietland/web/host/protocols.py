"""Connections: how long one may take, how much it may send, and how many there may be.

uvicorn waits for ever for the rest of a request and reads whatever a socket sends. Here slow, idle
and flooding connections end, and nobody else notices.
"""

import asyncio
import resource
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

#: Seconds for the whole of a request to come, and for its answer to be taken.
REQUEST: Final = 15.0
ANSWER: Final = 120.0
#: Descriptors that connections leave to files and processes.
RESERVE: Final = 100
#: Connections at once where the system names no limit.
MOST: Final = 20_000
#: Frames a socket may send in a window of so many seconds, whatever their kind. Messages have a
#: lower limit, which is told; who passes this one is cut off.
FRAMES: Final = 600
WINDOW: Final = 5.0
#: Seconds a browser has to answer when its socket is closed.
CLOSING: Final = 2.0


class Http(H11Protocol):
    """A connection that sends requests."""

    timer: asyncio.TimerHandle | None = None
    #: Seconds, so that tests need not wait.
    request_time = REQUEST
    answer_time = ANSWER
    most = MOST

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > self.most:
            # The one that has kept us waiting longest makes room, else the new one goes.
            waiting = (one for one in self.connections if isinstance(one, Http) and one.is_waiting)
            oldest = min(waiting, key=lambda one: one.since, default=self)
            oldest.transport.abort()
        self._wait(self.request_time)

    def data_received(self, data: bytes) -> None:
        if self.timer is None:
            self._wait(self.request_time)
        super().data_received(data)
        if self.is_complete and self.is_waiting:
            self._wait(self.answer_time)
            self.is_waiting = False

    @property
    def is_complete(self) -> bool:
        """Whether a whole request has come and is being answered."""
        cycle = self.cycle
        return cycle is not None and not cycle.response_complete and not cycle.more_body

    def on_response_complete(self) -> None:
        # Between two requests uvicorn has a clock of its own.
        self._stop()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: Any) -> None:  # noqa: ANN401 - h11's own
        self._stop()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def _wait(self, seconds: float) -> None:
        self._stop()
        self.is_waiting = True
        self.since = self.loop.time()
        self.timer = self.loop.call_later(seconds, self._give_up)

    def _stop(self) -> None:
        self.is_waiting = False
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _give_up(self) -> None:
        self.transport.abort()

    is_waiting = False
    since = 0.0


class Socket(WebSocketsSansIOProtocol):
    """The socket of a browser."""

    frames_left = FRAMES
    window = 0.0

    def __init__(self, *args: Any, **more: Any) -> None:  # noqa: ANN401 - uvicorn's own
        super().__init__(*args, **more)
        self.close_timeout = CLOSING

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)

    def handle_events(self) -> None:
        now = self.loop.time()
        if now - self.window >= WINDOW:
            self.window, self.frames_left = now, FRAMES
        # Counted before they are looked at: one read may hold thousands.
        self.frames_left -= sum(isinstance(one, Frame) for one in self.conn.events)
        if self.frames_left < 0 or (self.close_sent and not _is_closing(self.conn.events)):
            self.transport.abort()
            return
        super().handle_events()


def _is_closing(events: list[Any]) -> bool:
    return any(isinstance(one, Frame) and one.opcode == Opcode.CLOSE for one in events)


def raise_descriptors() -> int:
    """As many descriptors as the system allows; answers how many connections there may be."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard and soft != resource.RLIM_INFINITY:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    allowed = hard if hard != resource.RLIM_INFINITY else MOST + RESERVE
    return min(MOST, max(1, allowed - RESERVE))
