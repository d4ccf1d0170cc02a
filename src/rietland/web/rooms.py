"""Room: the people around one table. Inputs go in one at a time; stored first, then told."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Coroutine
from concurrent.futures import BrokenExecutor
from functools import partial
from typing import Any, Final

import structlog

from rietland.kernel.errors import IllegalAction, MalformedText
from rietland.kernel.pending import DECIDE
from rietland.table.errors import StaleInput, TableError, key_of
from rietland.table.table import Draft, Happened, Table
from rietland.table.wire import Do, Undo
from rietland.web import messages as m
from rietland.web import workers
from rietland.web.desk import Desk, Step
from rietland.web.metrics import Metrics
from rietland.web.screens import Audience, Screens, account
from rietland.web.settings import Settings
from rietland.web.workers import Account, Workers

#: Remarks kept for those who were away.
REMARKS: Final = 200
#: Inputs told at most to somebody who comes back; the rest is in the history.
MOST_TOLD: Final = 200
#: Messages that may wait for one browser.
QUEUE: Final = 256


class Line:
    """One browser at the table. Messages wait in a queue, so that a slow one holds nobody up."""

    def __init__(self, guest: str, held: list[int], name: str = "") -> None:
        self.guest = guest
        #: Seats it may speak for, and those it wants to.
        self.held = held
        self.speaks: Audience = ()
        self.name = name
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(QUEUE)
        self.is_cut = False

    def put(self, text: str) -> None:
        if self.is_cut:
            return
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.cut()

    def cut(self) -> None:
        """Too slow: whoever it is will come back and get the whole view."""
        self.is_cut = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Chair:
    """A seat: who plays it, and since when nobody is there."""

    def __init__(self, seat: int, hero: str, companion: str) -> None:
        self.seat = seat
        self.hero = hero
        #: Chosen when the game began.
        self.companion = companion
        #: Keeps it for somebody who is gone.
        self.keeper = ""
        self.name = ""
        #: Browsers that want a companion here, and a seat of each.
        self.votes: dict[str, int] = {}
        self.timer: asyncio.TimerHandle | None = None

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class Room:
    """A table, the browsers at it, and the companions."""

    def __init__(
        self,
        table: Table,
        companions: dict[int, str],
        desk: Desk,
        pool: Workers,
        settings: Settings,
        metrics: Metrics,
        reload: Callable[[], Table],
    ) -> None:
        self.table = table
        self.desk = desk
        self.pool = pool
        self.settings = settings
        self.metrics = metrics
        self.lock = asyncio.Lock()
        self.lines: set[Line] = set()
        setup = table.row.setup
        self.chairs: dict[int, Chair] = {}
        for seat in table.seats:
            heroes = [h for h, s in zip(setup.heroes, setup.seats, strict=True) if s == seat]
            self.chairs[seat] = Chair(seat, ",".join(heroes), companions.get(seat, ""))
        #: Everything that happened; begins where the table was opened until somebody asks.
        self.log: list[Account] = [account(one) for one in table.log]
        self.remarks: deque[m.Chatted] = deque(maxlen=REMARKS)
        self.idle_since = time.monotonic()
        self.logger = structlog.get_logger().bind(game=table.id)
        self._reload = reload
        #: The seat that is asked, and the position it was found at.
        self._asked = (-1, -1)
        self._tasks: set[asyncio.Task[None]] = set()
        self._driver: asyncio.Task[None] | None = None
        self._seat_companions()

    # Coming and going.

    async def enter(self, line: Line, hello: m.Hello) -> None:
        """Somebody is there: give the seats back and send what was missed."""
        wanted = hello.seats or line.held
        async with self.lock:
            line.speaks = tuple(seat for seat in line.held if seat in wanted)
            if hello.name.strip():
                line.name = " ".join(hello.name.split())
                await self.desk.do(self.desk.guests.call, line.guest, line.name)
            for seat in line.speaks:
                self.chairs[seat].name = line.name or self.chairs[seat].name
            self.lines.add(line)
            returned = self._give_back(line.speaks)
            await self._recall(hello.since)
            told = [one for one in self.log if one[0] > hello.since or hello.since == 0]
            shown = await self.desk.do(self._screens, {self.audience(line)}, told[-MOST_TOLD:])
            self._tell_presence()
            for remark in self.remarks:
                if remark.id > hello.chat:
                    line.put(m.written(remark))
            line.put(shown[self.audience(line)])
            if returned:
                await self._show_all([], but=line)
        self.logger.info("came", seats=line.speaks, seq=self.table.seq)
        self._watch()
        self._wake()

    def leave(self, line: Line) -> None:
        self.lines.discard(line)
        for chair in self.chairs.values():
            if not any(line.guest == other.guest for other in self.lines):
                chair.votes.pop(line.guest, None)
        if not self.lines:
            self.idle_since = time.monotonic()
        self.logger.info("went", seats=line.speaks)
        self._watch()
        self._tell_presence()

    def audience(self, line: Line) -> Audience:
        """The seats a browser speaks for, without those a companion keeps."""
        return tuple(seat for seat in line.speaks if seat not in self.table.elsewhere)

    def is_online(self, seat: int) -> bool:
        return any(seat in line.speaks for line in self.lines)

    # Inputs.

    async def take(self, line: Line, request: m.Request) -> None:
        """Do what a browser asks, or tell it why not."""
        if isinstance(request, Do | m.Rolled):
            await self._step(line, self._submit, request.do, request.at)
        elif isinstance(request, Undo):
            await self._step(line, self._undo, request.to, request.at)
        elif isinstance(request, m.Chat):
            self._chat(line, request.text)
        elif isinstance(request, m.Ping):
            if self._may_speak(line):
                self._tell(m.Pinged(self._seat(line), self._name(line), request.space))
        elif isinstance(request, m.Plan):
            if self._may_speak(line):
                seat, name = self._seat(line), self._name(line)
                self._tell(m.Planned(seat, name, request.hero, request.path))
        elif isinstance(request, m.Takeover):
            await self._vote(line, request)
        elif isinstance(request, m.Back):
            async with self.lock:
                if self._give_back(line.speaks):
                    self._tell_presence()
                    await self._show_all([])
            self._watch()
        elif isinstance(request, m.Hello):
            await self.enter(line, request)
        else:
            async with self.lock:
                shown = await self.desk.do(self._screens, {self.audience(line)}, [])
                line.put(shown[self.audience(line)])

    async def _step(self, line: Line, act: Callable[..., Draft], what: object, at: int) -> None:
        if not self._may_speak(line):
            return
        begin = time.perf_counter()
        async with self.lock:
            mine = self.audience(line)
            try:
                told, shown = await self._stored(partial(act, mine, what, at))
            except (TableError, IllegalAction, MalformedText) as error:
                self.refuse(line, error)
                if isinstance(error, StaleInput):
                    shown = await self.desk.do(self._screens, {mine}, [])
                    line.put(shown[mine])
                return
            self._show(told, shown)
        self.metrics.steps.observe(time.perf_counter() - begin)
        self._wake()

    async def _stored(self, work: Callable[[], Draft]) -> tuple[list[Account], dict[Audience, str]]:
        """Store a step and make what everybody is to see of it."""
        audiences = {self.audience(line) for line in self.lines}

        def finish(happened: list[Happened]) -> tuple[list[Account], dict[Audience, str]]:
            told = [account(one) for one in happened]
            return told, self._screens(audiences, told)

        try:
            return await self.desk.step(Step(self.table, work, finish))
        except StaleInput as error:
            if error.seq > self.table.seq:
                # Another program plays this game too; its journal is the truth.
                elsewhere = self.table.elsewhere
                self.table = await self.desk.do(self._reload)
                self.table.elsewhere = elsewhere
            raise

    def _screens(self, audiences: set[Audience], told: list[Account]) -> dict[Audience, str]:
        screens = Screens(self.table, told)
        return {audience: screens.text(audience) for audience in audiences}

    def _submit(self, mine: Audience, words: list[str], at: int) -> Draft:
        return self.table.draft_input(self._speaker(mine, words), words, at)

    def _undo(self, mine: Audience, to: int | None, at: int) -> Draft:
        return self.table.draft_undo(mine[0], at, to)

    def _speaker(self, mine: Audience, words: list[str]) -> int:
        """Which of the seats of a browser says this: the one that leads the hero."""
        table = self.table
        if len(mine) > 1 and words and not table.is_over:
            who = table.game.hear(words[0]).who
            if who >= 0:
                seat = table.game.seat(table.state, who)
                return seat if seat in mine else mine[0]
        return mine[0]

    def _may_speak(self, line: Line) -> bool:
        if self.audience(line):
            return True
        code = "error-kept" if line.speaks else "error-spectator"
        detail = "a companion keeps your seat" if line.speaks else "spectators look on"
        self._refuse(line, m.Error(code, detail, at=self.table.seq))
        return False

    def refuse(self, line: Line, error: ValueError) -> None:
        rule = error.rule if isinstance(error, IllegalAction) else ""
        self._refuse(line, m.Error(key_of(error), str(error), rule, self.table.seq))

    def _refuse(self, line: Line, error: m.Error) -> None:
        self.metrics.refused.labels(error.code).inc()
        line.put(m.written(error))

    # Telling.

    def _show(self, told: list[Account], shown: dict[Audience, str]) -> None:
        self.log.extend(told)
        for line in self.lines:
            text = shown.get(self.audience(line))
            if text is not None:
                line.put(text)
        self.metrics.sent.inc(len(self.lines))

    async def _show_all(self, told: list[Account], but: Line | None = None) -> None:
        audiences = {self.audience(line) for line in self.lines}
        shown = await self.desk.do(self._screens, audiences, told)
        for line in self.lines:
            if line is not but and self.audience(line) in shown:
                line.put(shown[self.audience(line)])

    def _tell(self, reply: m.Reply) -> None:
        text = m.written(reply)
        for line in self.lines:
            line.put(text)
        self.metrics.sent.inc(len(self.lines))

    def _tell_presence(self) -> None:
        self._tell(self.presence())

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
                votes=sorted(set(chair.votes.values())),
                takeover=None if chair.timer is None else max(0, round(chair.timer.when() - now)),
            )
            for chair in self.chairs.values()
        ]
        return m.Presence(seats, sum(not line.speaks for line in self.lines))

    def _chat(self, line: Line, text: str) -> None:
        now = time.time_ns() // 1_000_000
        number = max(now, self.remarks[-1].id + 1) if self.remarks else now
        remark = m.Chatted(number, self._seat(line), self._name(line), text, now)
        self.remarks.append(remark)
        self._tell(remark)

    def _seat(self, line: Line) -> int:
        """Who a remark is from: of several seats the one that is asked, if it is among them."""
        asked = self.asked()
        return asked if asked in line.speaks else (line.speaks[0] if line.speaks else -1)

    def _name(self, line: Line) -> str:
        seat = self._seat(line)
        return line.name or (self.chairs[seat].hero if seat >= 0 else "")

    async def _recall(self, since: int) -> None:
        """Make sure the log goes back so far; after a restart the game is played again for it."""
        begins = self.log[0][0] if self.log else self.table.seq + 1
        if begins <= (since + 1 if since else 0):
            return
        try:
            self.log = await self.recount()
        except (ValueError, TimeoutError, BrokenExecutor) as error:
            self.logger.warning("no log", why=str(error))

    async def recount(self) -> list[Account]:
        """The whole log. Raises BrokenRecord when the content has changed too much."""
        if self.log and self.log[0][0] == 0:
            return self.log
        table = self.table
        entries = workers.light(await self.desk.do(table.entries))
        setup = workers.plain(table.row.setup)
        return await self.pool.do(table.id, workers.recount, setup, entries)

    # Those who are gone.

    def _seat_companions(self) -> None:
        self.table.elsewhere = {
            chair.seat for chair in self.chairs.values() if chair.companion or chair.keeper
        }

    def _give_back(self, seats: Audience) -> bool:
        """Companions leave seats they only kept."""
        kept = [self.chairs[seat] for seat in seats if self.chairs[seat].keeper]
        for chair in kept:
            chair.keeper = ""
            chair.votes.clear()
        self._seat_companions()
        return bool(kept)

    def _watch(self) -> None:
        """Start the clock for seats whose people are gone while others wait for them."""
        is_waited_for = any(line.speaks for line in self.lines) and not self.table.is_over
        loop = asyncio.get_running_loop()
        for chair in self.chairs.values():
            is_gone = not (chair.companion or chair.keeper or self.is_online(chair.seat))
            if not (is_waited_for and is_gone and self.settings.takeover > 0):
                chair.stop_timer()
            elif chair.timer is None:
                chair.timer = loop.call_later(self.settings.takeover, self._ring, chair)

    def _ring(self, chair: Chair) -> None:
        _ = self._spawn(self._overdue(chair))

    async def _overdue(self, chair: Chair) -> None:
        async with self.lock:
            chair.timer = None
            if not self.is_online(chair.seat) and any(line.speaks for line in self.lines):
                await self._keep(chair, "time")
        self._wake()

    async def _keep(self, chair: Chair, why: str) -> None:
        """A companion takes the seat until its person returns."""
        chair.stop_timer()
        chair.keeper = self.settings.keeper
        chair.votes.clear()
        self._seat_companions()
        self.metrics.takeovers.inc()
        self.logger.info("kept", seat=chair.seat, why=why)
        self._tell_presence()
        await self._show_all([])

    async def _vote(self, line: Line, request: m.Takeover) -> None:
        chair = self.chairs.get(request.seat)
        if not line.speaks or chair is None or chair.companion or request.seat in line.speaks:
            detail = f"no vote on seat {request.seat} is yours"
            self._refuse(line, m.Error("error-vote", detail, at=self.table.seq))
            return
        async with self.lock:
            chair.votes.pop(line.guest, None)
            if request.vote and not chair.keeper:
                chair.votes[line.guest] = line.speaks[0]
            others = {
                one.guest for one in self.lines if one.speaks and chair.seat not in one.speaks
            }
            # Somebody who is there but does not move is replaced only if all others agree.
            needed = len(others) if self.is_online(chair.seat) else len(others) // 2 + 1
            if len(chair.votes) >= needed and not chair.keeper:
                await self._keep(chair, "vote")
            else:
                self._tell_presence()
        self._wake()

    # Companions.

    def asked(self) -> int:
        """The seat whose answer the game waits for; -1 for none."""
        if self._asked[0] != self.table.seq:
            pending = self.table.game.pending(self.table.state)
            self._asked = (self.table.seq, pending.seat if pending.kind == DECIDE else -1)
        return self._asked[1]

    def _wake(self) -> None:
        """Let companions speak while somebody is there to hear them."""
        if self._driver is None and self.lines and self.asked() in self.table.elsewhere:
            self._driver = self._spawn(self._drive())

    async def _drive(self) -> None:
        try:
            while self.lines:
                seat = self.asked()
                if seat not in self.table.elsewhere:
                    return
                await self._let_speak(seat)
        finally:
            self._driver = None

    async def _let_speak(self, seat: int) -> None:
        chair = self.chairs[seat]
        begin = time.monotonic()
        async with self.lock:
            at = self.table.seq
            setup, state = workers.plain(self.table.row.setup), self.table.state.to_data()
        self._tell(m.Thinking(seat))
        name = chair.companion or chair.keeper
        try:
            text = await self.pool.do(
                self.table.id, workers.choose, self.table.id, setup, state, seat, name
            )
        except (ValueError, LookupError, TypeError, TimeoutError, BrokenExecutor) as error:
            # A companion that fails must not hold up the others: any answer is better.
            self.logger.warning("companion failed", seat=seat, companion=name, why=repr(error))
            text = self.table.game.say(self.table.game.pending(self.table.state).options[0])
        await asyncio.sleep(max(0.0, self.settings.pace - (time.monotonic() - begin)))
        async with self.lock:
            if self.table.seq != at or seat not in self.table.elsewhere:
                return
            try:
                told, shown = await self._stored(partial(self.table.draft_answer, seat, text, at))
            except (TableError, IllegalAction, MalformedText) as error:
                self.logger.warning("companion refused", seat=seat, why=str(error))
                await asyncio.sleep(1)
                return
            self._show(told, shown)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.logger.error("task failed", why=repr(task.exception()))

    async def close(self) -> None:
        """Stop the clocks and the companions; keep the state with the journal."""
        for chair in self.chairs.values():
            chair.stop_timer()
        for task in list(self._tasks):
            task.cancel()
        async with self.lock:
            await self.desk.do(self.table.rest)
