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
#: Games no longer than this are played again at the desk; it takes a few hundredths of a second.
QUICK: Final = 200


class Room:
    """A table, the browsers at it, and the companions."""

    def __init__(
        self,
        table: Table,
        companions: dict[int, str],
        heroes: frozenset[str],
        desk: Writer,
        pool: Workers,
        seer: OddsWorker,
        settings: Settings,
        metrics: Metrics,
        reload: Callable[[], Table],
    ) -> None:
        self.table = table
        #: What the heroes are called, in every language.
        self._heroes = heroes
        self.desk = desk
        self.pool = pool
        self.settings = settings
        self.metrics = metrics
        self.lock = asyncio.Lock()
        self.lines: set[Connection] = set()
        setup = table.row.setup
        self.chairs: dict[int, Seat] = {}
        for seat in table.seats:
            led = [h for h, s in zip(setup.heroes, setup.seats, strict=True) if s == seat]
            self.chairs[seat] = Seat(seat, ",".join(led), companions.get(seat, ""))
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
        self.company = CompanionDriver(here)
        self.foresight = RoomOdds(here, seer)
        thinker = Thinker(pool, desk, settings.budget, self.logger)
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
        self.company.seat_companions()

    def _recall_note(self, note: Note) -> None:
        if note.kind == CHAT:
            remark = msgspec.json.decode(note.data, type=m.Chatted)
            self._shelf(remark).append(remark)
            self._last_remark = note.number
        elif note.kind == MUTED:
            self.is_muted = True
        elif note.kind == ORDER:
            self.advice.recall(self.table, msgspec.json.decode(note.data, type=list[int]))
        elif note.kind == KEPT and note.number in self.chairs:
            self.chairs[note.number].keeper = msgspec.json.decode(note.data, type=str)

    async def note(self, kind: str, number: int, what: object) -> None:
        """Write something down beside the inputs; None wipes it out."""
        data = None if what is None else msgspec.json.encode(what).decode()
        await self.desk.do(self.desk.journal.note, self.table.id, kind, number, data)

    # Coming and going.

    async def enter(self, line: Connection, hello: m.Hello) -> None:
        """Somebody is there: give the seats back and send what was missed."""
        wanted = hello.seats or line.held
        async with self.lock:
            line.speaks = tuple(seat for seat in line.held if seat in wanted)
            await self._call(line, hello.name)
            for seat in line.speaks:
                self.chairs[seat].heard = asyncio.get_running_loop().time()
            self.lines.add(line)
            returned = await self.company.give_back(line.speaks)
            await self._recall(hello.since)
            told = [one for one in self.log if one.seq > hello.since or hello.since == 0]
            shown = await self._screens({self.audience(line)}, told[-MOST_TOLD:])
            self.company.watch()
            line.put_presence(m.written(self.presence()))
            self._tell_presence_soon()
            remarks = sorted([*self.remarks, *self.asides], key=lambda one: one.id)
            missed = [remark for remark in remarks if remark.id > hello.chat]
            if missed:
                # One message: a long talk alone must not fill the queue of somebody who comes.
                line.put(m.written(m.Remarks(missed)))
            line.put(shown[self.audience(line)])
            self.foresight.greet(line)
            for intention in self.advice.told(self.table):
                line.put(m.written(intention))
            if returned:
                await self.show_all([], but=line)
        self.logger.info("came", seats=line.speaks, seq=self.table.seq)
        self.company.wake()

    async def _call(self, line: Connection, name: str) -> bool:
        """Somebody is called by a name, unless it is that of another player here."""
        wanted = " ".join(name.split()) or line.name
        is_theirs = not self._is_name_of_another(wanted, line)
        if not is_theirs:
            # What they were called here before, if anything.
            wanted = next((self.chairs[seat].name for seat in line.speaks), "")
        line.name = wanted
        if is_theirs and name.strip() and line.held:
            with suppress(BrokenJournal):
                # They are here all the same; the name is known until the server ends.
                await self.desk.do(self.desk.guests.call, line.guest, line.name)
        for seat in line.speaks:
            self.chairs[seat].name = line.name or self.chairs[seat].name
        return is_theirs

    def leave(self, line: Connection) -> None:
        self.lines.discard(line)
        for chair in self.chairs.values():
            chair.votes = {seat for seat in chair.votes if self.is_online(seat)}
        if not self.lines:
            self.idle_since = time.monotonic()
        self.logger.info("went", seats=line.speaks)
        self.company.watch()
        self._tell_presence_soon()

    def audience(self, line: Connection) -> Audience:
        """The seats a browser speaks for, without those a companion keeps."""
        return tuple(seat for seat in line.speaks if seat not in self.table.elsewhere)

    def is_online(self, seat: int) -> bool:
        return any(seat in line.speaks for line in self.lines)

    # Inputs.

    async def take(self, line: Connection, request: m.Request) -> None:
        """Do what a browser asks, or tell it why not."""
        if not isinstance(request, m.Look | m.Weigh):
            for seat in line.speaks:
                self.chairs[seat].heard = asyncio.get_running_loop().time()
        if isinstance(request, m.Do | m.Rolled | m.Undo):
            await self._step(line, request)
        elif isinstance(request, m.Chat):
            await self._chat(line, request.text)
        elif isinstance(request, m.Ping):
            if self.may_speak(line):
                self.tell(m.Pinged(self._seat(line), self._name(line), request.space))
        elif isinstance(request, m.Plan):
            if self.may_speak(line):
                seat, name = self._seat(line), self._name(line)
                self.tell(m.Planned(seat, name, request.hero, planned(self.table, request)))
        elif isinstance(request, m.Takeover):
            await self.company.vote(line, request)
        elif isinstance(request, m.Mute):
            if self.may_speak(line):
                await self.note(MUTED, 0, True if request.on else None)
                self.is_muted = request.on
                self.tell_presence()
        elif isinstance(request, m.Back):
            async with self.lock:
                if await self.company.give_back(line.speaks):
                    self.tell_presence()
                    await self.show_all([])
            self.company.watch()
        elif isinstance(request, m.Call):
            if not await self._call(line, request.name):
                self.refuse_with(line, m.Error("error-name", "another player has that name"))
            self._tell_presence_soon()
        elif isinstance(request, m.Weigh):
            self.foresight.weigh(line, request)
        elif isinstance(request, m.Order):
            await self._order(line, request)
        elif isinstance(request, m.Withdraw):
            if self.may_speak(line):
                await self.advice.withdraw(self.table, request)
        elif isinstance(request, m.Hint):
            # One hint at a time.
            if self.may_speak(line) and line not in self._hinting:
                self._hinting.add(line)
                _ = self._tasks.begin(self._hint(line))
        elif isinstance(request, m.Hello):
            await self.enter(line, request)
        else:
            async with self.lock:
                shown = await self._screens({self.audience(line)}, [])
                line.put(shown[self.audience(line)])
                self.foresight.greet(line)

    async def _step(self, line: Connection, request: m.Do | m.Rolled | m.Undo) -> None:
        begin = time.perf_counter()
        async with self.lock:
            # Now, not before: a companion may have taken the seat while the input waited.
            if not self.may_speak(line):
                return
            mine, at = self.audience(line), request.at
            try:
                if isinstance(request, m.Undo):
                    step = TakeBack(self.table, mine, request.to, at, self.watchers())
                    shown = await self.stored(step)
                else:
                    words = Input(self.table, mine, request.do, at, self.watchers())
                    shown = await self.stored(words)
            except (TableError, IllegalAction, MalformedText) as error:
                self.refuse(line, error)
                if isinstance(error, StaleInput):
                    line.put((await self._screens({mine}, []))[mine])
                return
            self.show(shown)
        self.metrics.steps.observe(time.perf_counter() - begin)
        await self.advice.review(self.table)
        self.company.wake()

    async def stored(self, step: Input | TakeBack) -> Shown:
        """Store a step and make what everybody is to see of it."""
        try:
            return await self.desk.step(step)
        except StaleInput as error:
            if error.seq > self.table.seq:
                # Another program plays this game too; its journal is the truth.
                elsewhere = self.table.elsewhere
                self.table = await self.desk.do(self._reload)
                self.table.elsewhere = elsewhere
            raise

    async def _order(self, line: Connection, request: m.Order) -> None:
        async with self.lock:
            if not self.may_speak(line):
                return
            if not await self.advice.order(self.table, self.audience(line), request):
                detail = f"no companion does that for {request.hero or 'nobody'}"
                self.refuse_with(line, m.Error("error-order", detail, at=self.table.seq))
                return
        self.company.wake()

    async def _hint(self, line: Connection) -> None:
        """Think about what this browser could do."""
        try:
            async with self.lock:
                table = self.table
                at, s, seat = table.seq, table.state, self.company.asked()
            found: list[m.HintMove] = []
            if seat in self.audience(line):
                moves = await self.advice.moves(table, s, seat, self._leaders())
                found = await self.desk.do(hints, table.game, s, moves)
            if self.table.seq == at:
                line.put(m.written(m.Hints(at, found)))
        finally:
            self._hinting.discard(line)

    def _leaders(self) -> dict[int, str]:
        """By hero: the companion that leads it."""
        table = self.table
        found: dict[int, str] = {}
        for h in range(len(table.row.setup.heroes)):
            chair = self.chairs[table.game.seat(table.state, h)]
            if chair.companion or chair.keeper:
                found[h] = chair.companion or chair.keeper
        return found

    def may_speak(self, line: Connection) -> bool:
        if self.audience(line):
            return True
        code = "error-kept" if line.speaks else "error-spectator"
        detail = "a companion keeps your seat" if line.speaks else "spectators look on"
        self.refuse_with(line, m.Error(code, detail, at=self.table.seq))
        return False

    def refuse(self, line: Connection, error: ValueError) -> None:
        rule = error.rule if isinstance(error, IllegalAction) else ""
        self.refuse_with(line, m.Error(key_of(error), message_of(error), rule, self.table.seq))

    def refuse_with(self, line: Connection, error: m.Error) -> None:
        self.metrics.refused.labels(error.code).inc()
        line.put(m.written(error))

    # Telling.

    def watchers(self) -> frozenset[Audience]:
        return frozenset(self.audience(line) for line in self.lines)

    async def _screens(
        self, audiences: Iterable[Audience], told: list[Happened]
    ) -> dict[Audience, str]:
        return await self.desk.do(screens, self.table, told, audiences)

    def show(self, shown: Shown) -> None:
        self.log.extend(shown.told)
        for line in self.lines:
            text = shown.screens.get(self.audience(line))
            if text is not None:
                line.put(text)
        self.metrics.sent.inc(len(self.lines))
        self.foresight.look()

    async def show_all(self, told: list[Happened], but: Connection | None = None) -> None:
        shown = await self._screens(self.watchers(), told)
        for line in self.lines:
            if line is not but and self.audience(line) in shown:
                line.put(shown[self.audience(line)])

    def tell(self, reply: m.Reply) -> None:
        text = m.written(reply)
        for line in self.lines:
            line.put(text)
        self.metrics.sent.inc(len(self.lines))

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
        for line in self.lines:
            line.put_presence(text)
        self.metrics.sent.inc(len(self.lines))

    def presence(self) -> m.Presence:
        now = asyncio.get_running_loop().time()
        seats = [
            m.SeatNow(
                seat=chair.seat,
                hero=chair.hero,
                name=chair.name,
                online=self.is_online(chair.seat),
                companion=chair.companion or chair.keeper,
                kept=bool(chair.keeper),
                votes=sorted(chair.votes),
                takeover=None if chair.timer is None else max(0, round(chair.timer.when() - now)),
            )
            for chair in self.chairs.values()
        ]
        return m.Presence(seats, sum(not line.speaks for line in self.lines), self.is_muted)

    async def _chat(self, line: Connection, text: str) -> None:
        if self.is_muted and not line.speaks:
            self.refuse_with(line, m.Error("error-muted", "those who look on are muted"))
            return
        await self._say(partial(m.Chatted, seat=self._seat(line), name=self._name(line), text=text))

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

    def _seat(self, line: Connection) -> int:
        """Who a remark is from: of several seats the one that is asked, if it is among them."""
        asked = self.company.asked()
        return asked if asked in line.speaks else (line.speaks[0] if line.speaks else -1)

    def _is_name_of_another(self, name: str, line: Connection) -> bool:
        """Whether another player is called like that; who looks on is not called like a hero."""
        others = {chair.name for chair in self.chairs.values() if chair.seat not in line.held}
        return is_taken(name, others if line.speaks else others | self._heroes)

    def _name(self, line: Connection) -> str:
        """What a person is called, or "": then everybody says the hero's name in their language."""
        seat = self._seat(line)
        return line.name or (self.chairs[seat].name if seat >= 0 else "")

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
        entries = light(await self.desk.do(table.entries))
        setup = plain(table.row.setup)
        if len(entries) <= QUICK:
            return await self.desk.do(replay_log, table.game, table.row.setup, entries)
        return await self.pool.do(table.id, recount, setup, entries)

    async def close(self) -> None:
        """Stop the clocks and the companions; keep the state with the journal."""
        self.company.close()
        self.foresight.close()
        self._tasks.close()
        if self._presence_due is not None:
            self._presence_due.cancel()
        async with self.lock:
            await self.desk.do(self.table.rest)
