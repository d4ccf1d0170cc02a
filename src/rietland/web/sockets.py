"""The socket of a browser at a table: handshake, messages in, messages out."""

import asyncio
from collections import Counter
from itertools import count
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from rietland.kernel.errors import BadContent, MalformedText
from rietland.table.errors import TableError, key_of
from rietland.web import messages as m
from rietland.web.host.middleware import Rates, is_known_host, is_own, network
from rietland.web.host.tavern import Tavern
from rietland.web.http_errors import message_of
from rietland.web.room.connections import Connection
from rietland.web.room.room import Room

# Why a socket is closed, in the range that is free for applications.
NO_TABLE: Final = 4404
RUDE: Final = 4429
TOO_LONG: Final = 1009
TOO_SLOW: Final = 1013
#: Seconds a browser has for its first message.
GREETING: Final = 20.0
#: Bad messages after which a socket is closed.
STRIKES: Final = 50

_numbers = count()


class Sockets:
    """Answers /ws/{table}."""

    def __init__(self, tavern: Tavern, rates: Rates) -> None:
        self.tavern = tavern
        self.rates = rates
        #: Open sockets by network.
        self._of: Counter[str] = Counter()

    async def serve(self, socket: WebSocket) -> None:
        tavern = self.tavern
        own = is_own(socket.headers)
        if not own or not is_known_host(socket.headers, tavern.settings):
            # Before it is accepted: the browser sees a failed handshake.
            await socket.close(1008)
            return
        await socket.accept()
        who = network(socket.client.host if socket.client else "")
        if tavern.sockets >= tavern.settings.sockets:
            await self._turn_away(socket, TOO_SLOW, "error-full", "the house is full")
            return
        if self._of[who] >= tavern.settings.sockets_each:
            await self._turn_away(socket, TOO_SLOW, "error-rate", "too many sockets of one address")
            return
        tavern.sockets += 1
        self._of[who] += 1
        tavern.metrics.sockets.inc()
        try:
            await self._enter(socket, str(socket.path_params["table"]))
        except WebSocketDisconnect:
            pass
        finally:
            tavern.sockets -= 1
            tavern.metrics.sockets.dec()
            self._of[who] -= 1
            if not self._of[who]:
                del self._of[who]

    async def _enter(self, socket: WebSocket, game: str) -> None:
        tavern = self.tavern
        try:
            room = await tavern.room(game)
        except (TableError, BadContent) as error:
            await self._turn_away(socket, NO_TABLE, key_of(error), message_of(error))
            return
        except TimeoutError:
            # Its content is read for too long; the browser comes again later.
            await self._turn_away(socket, TOO_SLOW, "error-journal", "this takes too long just now")
            return
        # From here on nobody puts the room away, though nobody has greeted yet.
        room.visitors += 1
        try:
            await self._attend(socket, room, await self._connection(socket, room))
        finally:
            room.visitors -= 1

    async def _connection(self, socket: WebSocket, room: Room) -> Connection:
        tavern, game = self.tavern, room.table.id
        guest = tavern.seal.guest(socket.cookies.get(tavern.seal.cookie))
        held = [seat for seat in await tavern.seats(guest, game) if seat in room.seats]
        name = await tavern.writer.do(tavern.writer.guests.name, guest) if guest else ""
        guest = guest or f"spectator-{next(_numbers)}"
        return Connection(guest, held, name)

    async def _turn_away(self, socket: WebSocket, close: int, code: str, message: str) -> None:
        await socket.send_text(m.written(m.Error(code, message)))
        await socket.close(close, code)

    async def _attend(self, socket: WebSocket, room: Room, connection: Connection) -> None:
        writer = asyncio.create_task(_write(socket, connection))
        try:
            await self._listen(socket, room, connection)
        finally:
            writer.cancel()
            if connection in room.connections:
                room.leave(connection)

    async def _listen(self, socket: WebSocket, room: Room, connection: Connection) -> None:
        who = str(next(_numbers))
        strikes = 0
        is_new = True
        while strikes < STRIKES:
            try:
                # Only the greeting is waited for with a watch in hand.
                async with asyncio.timeout(GREETING if is_new else None):
                    message = await socket.receive()
            except TimeoutError:
                await socket.close(RUDE, "error-malformed")
                return
            if message["type"] == "websocket.disconnect":
                return
            data = message.get("text")
            if data is None or len(data) > m.LONGEST:
                await socket.close(TOO_LONG if data else 1003, "error-size")
                return
            if not self.rates.allow(self.rates.socket, "socket", who):
                strikes += 1
                self._refuse(connection, m.Error("error-rate", "too many messages; slow down"))
                continue
            try:
                request = _read(data, is_new)
            except MalformedText as error:
                strikes += 1
                self._refuse(connection, m.Error("error-malformed", str(error), at=room.table.seq))
                continue
            self.tavern.metrics.received.labels(type(request).__name__.lower()).inc()
            # All browsers of a seat together.
            talks = f"{room.table.id}/{min(connection.speaks)}" if connection.speaks else who
            if isinstance(request, m.Chat) and not self.rates.allow(self.rates.chat, "chat", talks):
                self._refuse(connection, m.Error("error-rate", "too many remarks; slow down"))
                continue
            looks_on = isinstance(request, m.Chat) and not connection.speaks
            if looks_on and not self.rates.allow(self.rates.onlooker, "onlooker", room.table.id):
                self._refuse(
                    connection, m.Error("error-rate", "too many remarks of those who look on")
                )
                continue
            if isinstance(request, m.Weigh) and not self.rates.allow(
                self.rates.weigh, "weigh", who
            ):
                self._refuse(
                    connection, m.Error("error-rate", "too many odds asked for; slow down")
                )
                continue
            asks = isinstance(request, m.Order | m.Withdraw)
            if asks and not self.rates.allow(self.rates.order, "order", who):
                self._refuse(connection, m.Error("error-rate", "too many orders; slow down"))
                continue
            if isinstance(request, m.Hint) and not self.rates.allow(self.rates.hint, "hint", who):
                self._refuse(connection, m.Error("error-rate", "too many hints; slow down"))
                continue
            is_new = False
            try:
                await room.take(connection, request)
            except TableError as error:
                # The disk is full, or the game cannot be read: said, and nobody is cut off.
                room.refuse(connection, error)
        await socket.close(RUDE, "error-rate")

    def _refuse(self, connection: Connection, error: m.Error) -> None:
        self.tavern.metrics.refused.labels(error.code).inc()
        connection.put(m.written(error))


def _read(data: str, is_new: bool) -> m.Request:
    request = m.read(data)
    if is_new != isinstance(request, m.Hello):
        raise MalformedText("the first message, and only the first, is hello")
    return request


async def _write(socket: WebSocket, connection: Connection) -> None:
    """Send what waits, in order."""
    try:
        while True:
            text = await connection.next()
            if text is None:
                await socket.close(TOO_SLOW, "error-slow")
                return
            await socket.send_text(text)
    except (WebSocketDisconnect, RuntimeError):
        # The browser is gone; the listener notices and tidies up.
        return
