"""Room: the people around one table. Inputs go in one at a time; stored first, then told."""

import asyncio
import time
import weakref
from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec
import structlog

from rietland.kernel.errors import IllegalAction, MalformedText
from rietland.table.errors import BrokenJournal, StaleInput, TableError, key_of
from rietland.table.journal import CHAT, KEPT, MUTED, ORDER, Note
from rietland.table.replay_log import replay_log
from rietland.table.table import Happened, Table
from rietland.views import Label
from rietland.web import messages as m
from rietland.web.host.metrics import Metrics
from rietland.web.http_errors import message_of
from rietland.web.jobs.replays import recount
from rietland.web.jobs.travel import light, plain
from rietland.web.jobs.workers import Workers
from rietland.web.room.advice import Advice, hints, planned
from rietland.web.room.companions import CompanionDriver
from rietland.web.room.connections import Connection, Seat
from rietland.web.room.names import is_taken
from rietland.web.room.odds import OddsWorker, RoomOdds
from rietland.web.room.screens import Audience, screens
from rietland.web.room.tasks import Tasks
from rietland.web.room.thinker import Thinker
from rietland.web.room.writer import Input, Shown, TakeBack, Writer
from rietland.web.settings import Settings

#: Remarks kept for those who were away.
REMARKS: Final = 200
ASIDES: Final = 50
#: Seconds in which those who come and go are gathered into one message.
GATHER: Final = 0.05
#: Inputs told at most to somebody who comes back; the rest is in the history.
MOST_TOLD: Final = 200
#: Games no longer than this are played again by the writer; it takes a few hundredths of a second.
QUICK: Final = 200


class Room:
    """A table, the browsers at it, and the companions."""

    def __init__(
        self,
        table: Table,
        led_by: dict[int, str],
        heroes: frozenset[str],
        writer: Writer,
        pool: Workers,
        odds_worker: OddsWorker,
        settings: Settings,
        metrics: Metrics,
        reload: Callable[[], Table],
    ) -> None:
        self.table = table
        #: What the heroes are called, in every language.
        self._heroes = heroes
        self.writer = writer
        self.pool = pool
        self.settings = settings
        self.metrics = metrics
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        setup = table.row.setup
        self.seats: dict[int, Seat] = {}
        for seat in table.seats:
            led = [h for h, s in zip(setup.heroes, setup.seats, strict=True) if s == seat]
            self.seats[seat] = Seat(seat, ",".join(led), led_by.get(seat, ""))
        #: Everything that happened; begins where the table was opened until somebody asks.
        self.log: list[Happened] = table.log[:]
        #: Remarks of those who play, and of those who look on: they do not crowd out the others.
        self.remarks: deque[m.Chatted] = deque()
        self.asides: deque[m.Chatted] = deque()
        self.is_muted = False
        #: Browsers that are here or about to greet.
        self.visitors = 0
        self._presence_due: asyncio.TimerHandle | None = None
        self._last_remark = 0
        self.idle_since = time.monotonic()
        self.logger = structlog.get_logger().bind(game=table.id)
        self._reload = reload
        # They know the room without holding it: when it is put away, all of it is gone at once.
        here: Room = weakref.proxy(self)
        self.companions = CompanionDriver(here)
        self.odds = RoomOdds(here, odds_worker)
        thinker = Thinker(pool, writer, settings.budget, self.logger)
        self.advice = Advice(thinker, here)
        self._hinting: set[Connection] = set()
        self._tasks = Tasks(self.logger)

    def recall(self, notes: list[Note]) -> None:
        """Take up what was noted before the room was closed, or the server ended."""
        for note in notes:
            try:
                self._recall_note(note)
            except (ValueError, LookupError, TypeError) as error:
                # It concerns nobody else.
                self.logger.warning("note left out", kind=note.kind, why=repr(error))
        self.companions.seat_companions()

    def _recall_note(self, note: Note) -> None:
        if note.kind == CHAT:
            remark = msgspec.json.decode(note.data, type=m.Chatted)
            self._shelf(remark).append(remark)
            self._last_remark = note.number
        elif note.kind == MUTED:
            self.is_muted = True
        elif note.kind == ORDER:
            self.advice.recall(self.table, msgspec.json.decode(note.data, type=list[int]))
        elif note.kind == KEPT and note.number in self.seats:
            self.seats[note.number].keeper = msgspec.json.decode(note.data, type=str)

    async def note(self, kind: str, number: int, what: object) -> None:
        """Write something down beside the inputs; None wipes it out."""
        data = None if what is None else msgspec.json.encode(what).decode()
        await self.writer.do(self.writer.journal.note, self.table.id, kind, number, data)

    # Coming and going.

    async def enter(self, connection: Connection, hello: m.Hello) -> None:
        """Somebody is there: give the seats back and send what was missed."""
        wanted = hello.seats or connection.held
        async with self.lock:
            connection.speaks = tuple(seat for seat in connection.held if seat in wanted)
            await self._call(connection, hello.name)
            for seat in connection.speaks:
                self.seats[seat].heard = asyncio.get_running_loop().time()
                self.seats[seat].is_awaited = False
            self.connections.add(connection)
            returned = await self.companions.give_back(connection.speaks)
            await self._recall(hello.since)
            told = [one for one in self.log if one.seq > hello.since or hello.since == 0]
            shown = await self._screens({self.audience(connection)}, told[-MOST_TOLD:])
            self.companions.watch()
            connection.put_presence(m.written(self.presence()))
            self._tell_presence_soon()
            remarks = sorted([*self.remarks, *self.asides], key=lambda one: one.id)
            missed = [remark for remark in remarks if remark.id > hello.chat]
            if missed:
                # One message: a long talk alone must not fill the queue of somebody who comes.
                connection.put(m.written(m.Remarks(missed)))
            connection.put(shown[self.audience(connection)])
            self.odds.greet(connection)
            for intention in self.advice.told(self.table):
                connection.put(m.written(intention))
            if returned:
                await self.show_all([], but=connection)
        self.logger.info("came", seats=connection.speaks, seq=self.table.seq)
        self.companions.wake()

    async def _call(self, connection: Connection, name: str) -> bool:
        """Somebody is called by a name, unless it is that of another player here."""
        wanted = " ".join(name.split()) or connection.name
        is_theirs = not self._is_name_of_another(wanted, connection)
        if not is_theirs:
            # What they were called here before, if anything.
            wanted = next((self.seats[seat].name for seat in connection.speaks), "")
        connection.name = wanted
        if is_theirs and name.strip() and connection.held:
            with suppress(BrokenJournal):
                # They are here all the same; the name is known until the server ends.
                await self.writer.do(self.writer.guests.call, connection.guest, connection.name)
        for seat in connection.speaks:
            self.seats[seat].name = connection.name or self.seats[seat].name
        return is_theirs

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        for seat in self.seats.values():
            seat.votes = {voter for voter in seat.votes if self.is_online(voter)}
        if not self.connections:
            self.idle_since = time.monotonic()
        self.logger.info("went", seats=connection.speaks)
        self.companions.watch()
        self._tell_presence_soon()

    def audience(self, connection: Connection) -> Audience:
        """The seats a browser speaks for, without those a companion keeps."""
        return tuple(seat for seat in connection.speaks if seat not in self.table.remote_seats)

    def is_online(self, seat: int) -> bool:
        return any(seat in connection.speaks for connection in self.connections)

    # Inputs.

    async def take(self, connection: Connection, request: m.Request) -> None:
        """Do what a browser asks, or tell it why not."""
        if not isinstance(request, m.Look | m.Weigh):
            for seat in connection.speaks:
                self.seats[seat].heard = asyncio.get_running_loop().time()
        if isinstance(request, m.Do | m.Rolled | m.Undo):
            await self._step(connection, request)
        elif isinstance(request, m.Chat):
            await self._chat(connection, request.text)
        elif isinstance(request, m.Ping):
            if self.may_speak(connection):
                self.tell(m.Pinged(self._seat(connection), self._name(connection), request.space))
        elif isinstance(request, m.Plan):
            if self.may_speak(connection):
                seat, name = self._seat(connection), self._name(connection)
                self.tell(m.Planned(seat, name, request.hero, planned(self.table, request)))
        elif isinstance(request, m.Takeover):
            await self.companions.vote(connection, request)
        elif isinstance(request, m.Mute):
            if self.may_speak(connection):
                await self.note(MUTED, 0, True if request.on else None)
                self.is_muted = request.on
                self.tell_presence()
        elif isinstance(request, m.Back):
            async with self.lock:
                if await self.companions.give_back(connection.speaks):
                    self.tell_presence()
                    await self.show_all([])
            self.companions.watch()
        elif isinstance(request, m.Call):
            if not await self._call(connection, request.name):
                self.refuse_with(connection, m.Error("error-name", "another player has that name"))
            self._tell_presence_soon()
        elif isinstance(request, m.Weigh):
            self.odds.weigh(connection, request)
        elif isinstance(request, m.Order):
            await self._order(connection, request)
        elif isinstance(request, m.Withdraw):
            if self.may_speak(connection):
                await self.advice.withdraw(self.table, request)
        elif isinstance(request, m.Hint):
            # One hint at a time.
            if self.may_speak(connection) and connection not in self._hinting:
                self._hinting.add(connection)
                _ = self._tasks.begin(self._hint(connection))
        elif isinstance(request, m.Hello):
            await self.enter(connection, request)
        else:
            async with self.lock:
                shown = await self._screens({self.audience(connection)}, [])
                connection.put(shown[self.audience(connection)])
                self.odds.greet(connection)

    async def _step(self, connection: Connection, request: m.Do | m.Rolled | m.Undo) -> None:
        begin = time.perf_counter()
        async with self.lock:
            # Now, not before: a companion may have taken the seat while the input waited.
            if not self.may_speak(connection):
                return
            mine, at = self.audience(connection), request.at
            try:
                if isinstance(request, m.Undo):
                    step = TakeBack(self.table, mine, request.to, at, self.watchers())
                    shown = await self.stored(step)
                else:
                    words = Input(self.table, mine, request.do, at, self.watchers())
                    shown = await self.stored(words)
            except (TableError, IllegalAction, MalformedText) as error:
                self.refuse(connection, error)
                if isinstance(error, StaleInput):
                    connection.put((await self._screens({mine}, []))[mine])
                return
            self.show(shown)
        self.metrics.steps.observe(time.perf_counter() - begin)
        await self.advice.review(self.table)
        self.companions.wake()

    async def stored(self, step: Input | TakeBack) -> Shown:
        """Store a step and make what everybody is to see of it."""
        try:
            return await self.writer.step(step)
        except StaleInput as error:
            if error.seq > self.table.seq:
                # Another program plays this game too; its journal is the truth.
                remote_seats = self.table.remote_seats
                self.table = await self.writer.do(self._reload)
                self.table.remote_seats = remote_seats
            raise

    async def _order(self, connection: Connection, request: m.Order) -> None:
        async with self.lock:
            if not self.may_speak(connection):
                return
            if not await self.advice.order(self.table, self.audience(connection), request):
                detail = f"no companion does that for {request.hero or 'nobody'}"
                self.refuse_with(connection, m.Error("error-order", detail, at=self.table.seq))
                return
        self.companions.wake()

    async def _hint(self, connection: Connection) -> None:
        """Think about what this browser could do."""
        try:
            async with self.lock:
                table = self.table
                at, s, seat = table.seq, table.state, self.companions.asked()
            found: list[m.HintMove] = []
            if seat in self.audience(connection):
                moves = await self.advice.moves(table, s, seat, self._leaders())
                found = await self.writer.do(hints, table.game, s, moves)
            if self.table.seq == at:
                connection.put(m.written(m.Hints(at, found)))
        finally:
            self._hinting.discard(connection)

    def _leaders(self) -> dict[int, str]:
        """By hero: the companion that leads it."""
        table = self.table
        found: dict[int, str] = {}
        for h in range(len(table.row.setup.heroes)):
            seat = self.seats[table.game.seat(table.state, h)]
            if seat.companion or seat.keeper:
                found[h] = seat.companion or seat.keeper
        return found

    def may_speak(self, connection: Connection) -> bool:
        if self.audience(connection):
            return True
        code = "error-kept" if connection.speaks else "error-spectator"
        detail = "a companion keeps your seat" if connection.speaks else "spectators look on"
        self.refuse_with(connection, m.Error(code, detail, at=self.table.seq))
        return False

    def refuse(self, connection: Connection, error: ValueError) -> None:
        rule = error.rule if isinstance(error, IllegalAction) else ""
        self.refuse_with(
            connection, m.Error(key_of(error), message_of(error), rule, self.table.seq)
        )

    def refuse_with(self, connection: Connection, error: m.Error) -> None:
        self.metrics.refused.labels(error.code).inc()
        connection.put(m.written(error))

    # Telling.

    def watchers(self) -> frozenset[Audience]:
        return frozenset(self.audience(connection) for connection in self.connections)

    async def _screens(
        self, audiences: Iterable[Audience], told: list[Happened]
    ) -> dict[Audience, str]:
        return await self.writer.do(screens, self.table, told, audiences)

    def show(self, shown: Shown) -> None:
        self.log.extend(shown.told)
        for connection in self.connections:
            text = shown.screens.get(self.audience(connection))
            if text is not None:
                connection.put(text)
        self.metrics.sent.inc(len(self.connections))
        self.odds.look()

    async def show_all(self, told: list[Happened], but: Connection | None = None) -> None:
        shown = await self._screens(self.watchers(), told)
        for connection in self.connections:
            if connection is not but and self.audience(connection) in shown:
                connection.put(shown[self.audience(connection)])

    def tell(self, reply: m.Reply) -> None:
        text = m.written(reply)
        for connection in self.connections:
            connection.put(text)
        self.metrics.sent.inc(len(self.connections))

    def _tell_presence_soon(self) -> None:
        """A moment later: many may come and go at once."""
        if self._presence_due is None:
            loop = asyncio.get_running_loop()
            self._presence_due = loop.call_later(GATHER, self.tell_presence)

    def tell_presence(self) -> None:
        if self._presence_due is not None:
            self._presence_due.cancel()
            self._presence_due = None
        text = m.written(self.presence())
        for connection in self.connections:
            connection.put_presence(text)
        self.metrics.sent.inc(len(self.connections))

    def presence(self) -> m.Presence:
        now = asyncio.get_running_loop().time()
        seats = [
            m.SeatNow(
                seat=seat.number,
                hero=seat.hero,
                name=seat.name,
                online=self.is_online(seat.number),
                awaited=seat.is_awaited,
                companion=seat.companion or seat.keeper,
                kept=bool(seat.keeper),
                votes=sorted(seat.votes),
                needed=self.companions.needed(seat),
                takeover=None if seat.timer is None else max(0, round(seat.timer.when() - now)),
            )
            for seat in self.seats.values()
        ]
        return m.Presence(
            seats, sum(not connection.speaks for connection in self.connections), self.is_muted
        )

    async def _chat(self, connection: Connection, text: str) -> None:
        if self.is_muted and not connection.speaks:
            self.refuse_with(connection, m.Error("error-muted", "those who look on are muted"))
            return
        await self._say(
            partial(m.Chatted, seat=self._seat(connection), name=self._name(connection), text=text)
        )

    async def remark(self, seat: int, hero: str, label: Label) -> None:
        """What a companion says, as its hero; everybody reads it in a language of their own."""
        await self._say(partial(m.Chatted, seat=seat, name="", text="", label=label, hero=hero))

    async def _say(self, remark: Callable[..., m.Chatted]) -> None:
        now = time.time_ns() // 1_000_000
        self._last_remark = max(now, self._last_remark + 1)
        made = remark(id=self._last_remark, when=now)
        await self.note(CHAT, made.id, made)
        shelf = self._shelf(made)
        if len(shelf) == (REMARKS if shelf is self.remarks else ASIDES):
            await self.note(CHAT, shelf.popleft().id, None)
        shelf.append(made)
        self.tell(made)

    def _shelf(self, remark: m.Chatted) -> deque[m.Chatted]:
        return self.remarks if remark.seat >= 0 else self.asides

    def _seat(self, connection: Connection) -> int:
        """Who a remark is from: of several seats the one that is asked, if it is among them."""
        asked = self.companions.asked()
        return (
            asked
            if asked in connection.speaks
            else (connection.speaks[0] if connection.speaks else -1)
        )

    def _is_name_of_another(self, name: str, connection: Connection) -> bool:
        """Whether another player is called like that; who looks on is not called like a hero."""
        others = {seat.name for seat in self.seats.values() if seat.number not in connection.held}
        return is_taken(name, others if connection.speaks else others | self._heroes)

    def _name(self, connection: Connection) -> str:
        """What a person is called, or "": then everybody says the hero's name in their language."""
        seat = self._seat(connection)
        return connection.name or (self.seats[seat].name if seat >= 0 else "")

    async def _recall(self, since: int) -> None:
        """Make sure the log goes back so far; after a restart the game is played again for it."""
        begins = self.log[0].seq if self.log else self.table.seq + 1
        if begins <= (since + 1 if since else 0):
            return
        try:
            self.log = await self.recount()
        except (ValueError, TimeoutError, BrokenExecutor) as error:
            self.logger.warning("no log", why=str(error))

    async def recount(self) -> list[Happened]:
        """The whole log. Raises BrokenRecord when the content has changed too much."""
        if self.log and self.log[0].seq == 0:
            return self.log
        table = self.table
        entries = light(await self.writer.do(table.entries))
        setup = plain(table.row.setup)
        if len(entries) <= QUICK:
            return await self.writer.do(replay_log, table.game, table.row.setup, entries)
        return await self.pool.do(table.id, recount, setup, entries)

    async def close(self) -> None:
        """Stop the clocks and the companions; keep the state with the journal."""
        self.companions.close()
        self.odds.close()
        self._tasks.close()
        if self._presence_due is not None:
            self._presence_due.cancel()
        async with self.lock:
            await self.writer.do(self.table.rest)
