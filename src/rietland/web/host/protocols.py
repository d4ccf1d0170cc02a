"""Connections: how long one may take, how much it may send, and how many there may be.

uvicorn waits for ever for the rest of a request and reads whatever a socket sends. Here slow, idle
and flooding connections end, and nobody else notices.
"""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

#: Seconds for the whole of a request to come, and for its answer to be taken.
REQUEST: Final = 15.0
ANSWER: Final = 120.0
#: Descriptors that connections leave to files and processes.
RESERVE: Final = 100
#: Connections at once where the system names no limit.
MOST: Final = 20_000
#: So few are hardly enough for one table.
FEW: Final = 64
#: Connections accepted in one turn of the loop. Some turns pass until one of them is looked at and
#: turned away, so several times as many must fit into the reserve, beside files and processes.
BURST: Final = 10
#: Connections that wait in the system until they are accepted.
WAITING: Final = 500
#: Frames a socket may send in a window of this many seconds, whatever their kind. Messages have a
#: lower limit, which is told; who passes this one is cut off.
FRAMES: Final = 600
WINDOW: Final = 5.0
#: Frames that may come after it is closed.
AFTERWARDS: Final = 50
#: Seconds a browser has to answer when its socket is closed.
CLOSING: Final = 2.0


class Http(H11Protocol):
    """A connection that sends requests."""

    request_time = REQUEST
    answer_time = ANSWER
    most = MOST
    timer: asyncio.TimerHandle | None = None
    #: The rest of a request has still to come, since then.
    is_waiting = False
    since = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > self.most:
            # The one that has kept us waiting longest makes room, else the new one goes.
            waiting = (one for one in self.connections if isinstance(one, Http) and one.is_waiting)
            oldest = min(waiting, key=lambda one: one.since, default=self)
            # It is open until the next turn; others who come in this one do not choose it again.
            oldest.stop_clock()
            oldest.transport.abort()
            if oldest is self:
                return
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
        # uvicorn says it is always there; before the first request it is not.
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete and not cycle.more_body

    def on_response_complete(self) -> None:
        # Between two requests uvicorn has a clock of its own.
        self.stop_clock()
        super().on_response_complete()
        if self.is_complete:
            # The next request had come already.
            self._wait(self.answer_time)
            self.is_waiting = False

    def handle_websocket_upgrade(self, event: Any) -> None:  # noqa: ANN401 - h11's own
        self.stop_clock()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_clock()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server ends: what has not come by now is not waited for."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and cycle.more_body and not cycle.response_complete:
            self.transport.abort()
        else:
            super().shutdown()

    def _wait(self, seconds: float) -> None:
        self.stop_clock()
        self.is_waiting = True
        self.since = self.loop.time()
        self.timer = self.loop.call_later(seconds, self._give_up)

    def stop_clock(self) -> None:
        self.is_waiting = False
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _give_up(self) -> None:
        self.transport.abort()


class Socket(WebSocketsSansIOProtocol):
    """The socket of a browser."""

    frames_allowed = FRAMES
    frames_left = FRAMES
    window = 0.0

    def __init__(self, *args: Any, **more: Any) -> None:  # noqa: ANN401 - uvicorn's own
        super().__init__(*args, **more)
        self.close_timeout = CLOSING

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                # Its sender's fault, and no news: uvicorn would write a traceback for each.
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def handle_events(self) -> None:
        now = self.loop.time()
        if now - self.window >= WINDOW:
            self.window, self.frames_left = now, self.frames_allowed
        # Counted before they are looked at: one read may hold thousands.
        self.frames_left -= sum(isinstance(one, Frame) for one in self.conn.events)
        if self.close_sent:
            # What was under way may still come, and the answer to our closing.
            self.frames_left = min(self.frames_left, AFTERWARDS)
        if self.frames_left < 0:
            self.transport.abort()
            return
        super().handle_events()


def limited(most: int, request_time: float) -> type[Http]:
    """Connections of a server: at most this many, and this long a wait for a request."""
    return type("LimitedHttp", (Http,), {"most": most, "request_time": request_time})


def raise_descriptors() -> int:
    """As many descriptors as the system allows; answers how many connections there may be."""
    try:
        import resource
    except ImportError:
        # Windows knows no such limit.
        return MOST
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard and soft != resource.RLIM_INFINITY:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    allowed = hard if hard != resource.RLIM_INFINITY else MOST + RESERVE
    return min(MOST, max(1, allowed - RESERVE))
