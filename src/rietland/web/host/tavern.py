"""The tavern: all tables of a server, those in play in memory, the others in the journal."""

import asyncio
import shutil
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

import msgspec
import structlog

from rietland import families
from rietland.content import library
from rietland.kernel.action import CHANCE
from rietland.kernel.errors import BadContent
from rietland.kernel.game import Game
from rietland.kernel.pending import DECIDE
from rietland.kernel.setup import Setup
from rietland.table import savefile, table
from rietland.table.dice import dice_named
from rietland.table.errors import BadSetup, BrokenJournal, CannotUndo, HouseFull, detail_of
from rietland.table.fingerprint import content_hash, rules_version
from rietland.table.journal import Entry, GameRow, Note, Seating
from rietland.table.table import Happened, Table
from rietland.views import RESULTS, ViewHead
from rietland.web import texts
from rietland.web.host.box_catalogue import box_catalogue, setup_of
from rietland.web.host.health import HealthCheck
from rietland.web.host.metrics import Metrics
from rietland.web.host.reader import Reader
from rietland.web.host.seats import HOST, Guests, Seal, Summary, secret_in
from rietland.web.http_types import NewTable, Seated, SeatLink, Shelf, TableInfo
from rietland.web.jobs.replays import look_back
from rietland.web.jobs.travel import light, plain
from rietland.web.jobs.workers import Workers
from rietland.web.room.names import apart
from rietland.web.room.odds import OddsWorker
from rietland.web.room.room import Room
from rietland.web.room.screens import Audience, merged
from rietland.web.room.writer import Writer
from rietland.web.settings import Settings

#: Companions stand back behind people.
NICENESS: Final = 5
#: Seconds an empty room stays in memory.
LINGER: Final = 300.0


class Forbidden(ValueError):
    """This browser may not do that."""


@dataclass(frozen=True)
class Opened:
    """What is read of a game's content before its table is set."""

    game: Game
    #: Its fingerprint.
    content: str
    #: What its heroes are called, in every language.
    heroes: frozenset[str]


class Tavern:
    """Everything one server process holds."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.seal = Seal(secret_in(settings.data))
        self.writer = Writer(settings.data)
        self.reader = Reader(settings.reading_time)
        self.workers = Workers(settings.workers, NICENESS, settings.patience)
        self.odds_worker = OddsWorker()
        self.health = HealthCheck(
            self.writer, self.reader, [self.workers, self.odds_worker.workers]
        )
        self.metrics = Metrics()
        self.rooms: dict[str, Room] = {}
        self.sockets = 0
        self.logger = structlog.get_logger()
        #: One opens a game at a time; nobody waits for another game.
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def open(self) -> None:
        """Raises BrokenJournal."""
        self.writer.open()

    # Rooms.

    async def room(self, game: str) -> Room:
        """The room of a game, opened if need be.

        Raises UnknownGame, BrokenRecord, BadContent or TimeoutError.
        """
        if game in self.rooms:
            return self.rooms[game]
        lock = self._opening.setdefault(game, asyncio.Lock())
        async with lock:
            if game not in self.rooms:
                row = await self.writer.do(self.writer.journal.game, game)
                opened = await self.reader.do(_opened, row.setup)
                made, names, notes = await self.writer.do(self._resume, row, opened)
                self._add(made, names, opened).recall(notes)
        return self.rooms[game]

    def _resume(
        self, row: GameRow, opened: Opened
    ) -> tuple[Table, list[tuple[int, str, str]], list[Note]]:
        made = _resumed(self.writer, row, opened)
        return made, self.writer.guests.names(row.id), self.writer.journal.notes(row.id)

    def _add(self, made: Table, names: list[tuple[int, str, str]], opened: Opened) -> Room:
        room = Room(
            made, _companions(made.row), opened.heroes, self.writer, self.workers, self.odds_worker,
            self.settings, self.metrics, partial(_resumed, self.writer, made.row, opened),
        )  # fmt: skip
        for seat, name in apart(names).items():
            if seat in room.seats:
                room.seats[seat].name = name
        for seat, _guest, _name in names:
            if seat in room.seats:
                room.seats[seat].is_awaited = False
        for note in made.notes:
            room.logger.warning("note", note=note.key, **note.args)
        self.rooms[made.id] = room
        self.metrics.tables.set(len(self.rooms))
        return room

    async def sweep(self) -> None:
        """Put away rooms that have been empty for a while."""
        old = time.monotonic() - LINGER
        for game, room in list(self.rooms.items()):
            is_empty = not room.connections and not room.visitors
            if is_empty and room.idle_since < old and not room.lock.locked():
                del self.rooms[game]
                await self._put_away(room)
        self.metrics.tables.set(len(self.rooms))

    async def _put_away(self, room: Room) -> None:
        try:
            await room.close()
            await self.writer.do(self.writer.guests.note, room.table.id, summary(room.table))
        except BrokenJournal as error:
            # The inputs are stored; this only makes opening it quicker. The next room has its turn.
            room.logger.warning("not put away in order", why=str(error))

    async def close(self) -> None:
        """In bounded time, whatever is stuck: every input is stored already."""
        patience = self.settings.closing_time
        try:
            async with asyncio.timeout(patience):
                for room in self.rooms.values():
                    await self._put_away(room)
        except TimeoutError:
            self.logger.warning("not put away in order", why="the writer takes no turn")
        self.health.close()
        self.workers.close()
        self.odds_worker.close()
        self.reader.close()
        if not self.writer.close(patience):
            self.logger.warning("not closed in order", why="the writer takes no turn")

    # The shelf.

    async def shelf(self) -> Shelf:
        """All boxes as they are on disk."""
        return await self.reader.kept("shelf", box_catalogue)

    # Beginning.

    async def begin(self, new: NewTable, guest: str) -> Seated:
        """A new table. Raises BadSetup, HouseFull, BadContent or TimeoutError."""
        setup, opened = await self.reader.do(_prepared, new)
        await self.writer.do(self._check_room_for_more)
        seed = "" if new.seed is None else f"seed {new.seed}"
        dice = "ask" if new.dice == "people" else seed or "system"
        companions = {
            str(seat): hero.player.partition(":")[2]
            for seat, hero in enumerate(new.heroes)
            if hero.player.startswith("companion:")
        }
        mine = [seat for seat, hero in enumerate(new.heroes) if hero.player == "me"]
        seating = Seating([""] * len(new.heroes), companions, dice)

        def started() -> Table:
            # First the seats: a game whose server was killed just then has nobody to play it.
            game_id = table.new_id()
            self._take_seats(guest, game_id, [HOST, *mine], new.name)
            try:
                return table.begin(
                    opened.game,
                    setup,
                    self.writer.journal,
                    dice_named(dice),
                    content=opened.content,
                    rules=rules_version(),
                    seating=seating,
                    game_id=game_id,
                )
            except BrokenJournal:
                raise
            except ValueError as error:
                raise BadSetup("fault-setup", detail=detail_of(error)) from error

        made = await self.writer.do(started)
        self._add(made, await self.writer.do(self.writer.guests.names, made.id), opened)
        self.logger.info("begun", game=made.id, box=setup.box, legend=setup.legend)
        return await self.seated(guest, made.id)

    def _check_room_for_more(self) -> None:
        """Raises HouseFull when no other game should be begun, BrokenJournal when none can be."""
        folder = self.settings.data
        if self.writer.journal.count() >= self.settings.games:
            raise HouseFull("fault-house-full")
        try:
            free = shutil.disk_usage(folder).free
        except OSError as error:
            raise BrokenJournal(
                "fault-folder", folder=str(folder), text=str(error.strerror)
            ) from error
        if free < self.settings.least_free:
            raise HouseFull("fault-house-full")

    async def fork(self, game: str, seq: int, guest: str) -> Seated:
        """Another table that begins like this one. Raises CannotUndo for a position not there.

        While a game runs only those who play it fork it, and everybody keeps the seats they have:
        so nobody sees what they could not see before. Raises Forbidden or HouseFull.
        """
        room = await self.room(game)
        held = await self.writer.do(self.writer.guests.seats, guest, game)
        is_hidden = not (room.table.is_over or self.settings.house)
        if is_hidden and not held:
            raise Forbidden("while a game runs only those who play it fork it")
        people = [seat.number for seat in room.seats.values() if not seat.companion]
        mine = [seat for seat in held if seat != HOST] or people
        await self.writer.do(self._check_room_for_more)

        def forked() -> Table:
            game_id = table.new_id()
            if is_hidden:
                self.writer.guests.copy(game, game_id)
            else:
                self._take_seats(guest, game_id, [HOST, *mine], "")
            return room.table.fork(seq, game_id=game_id)

        opened = await self.reader.do(_opened, room.table.row.setup)
        async with room.lock:
            made = await self.writer.do(forked)
        self._add(made, await self.writer.do(self.writer.guests.names, made.id), opened)
        self.logger.info("forked", game=made.id, source=game, seq=seq)
        return await self.seated(guest, made.id)

    def _take_seats(self, guest: str, game: str, seats: list[int], name: str) -> None:
        guests: Guests = self.writer.guests
        guests.give(guest, game, seats)
        if name.strip():
            guests.call(guest, " ".join(name.split()))

    # Seats.

    async def seats(self, guest: str, game: str) -> list[int]:
        """Seats a browser holds, without the mark of the one who began."""
        held = await self.writer.do(self.writer.guests.seats, guest, game) if guest else []
        return [seat for seat in held if seat != HOST]

    async def join(self, game: str, token: str, guest: str, name: str) -> Seated:
        """Give the seat of a token to a browser. Raises Forbidden."""
        room = await self.room(game)
        people = [seat.number for seat in room.seats.values() if not seat.companion]
        if not token and self.settings.house:
            given = people
        else:
            seat = self.seal.seat(game, token)
            if seat is None or seat not in people:
                raise Forbidden("this link gives no seat at this table")
            given = [seat]
        await self.writer.do(self._take_seats, guest, game, given, name)
        self.logger.info("joined", game=game, seats=given)
        return await self.seated(guest, game)

    async def seated(self, guest: str, game: str) -> Seated:
        """The seats of a table as a browser may know them. Raises UnknownGame."""
        room = await self.room(game)
        held = await self.writer.do(self.writer.guests.seats, guest, game) if guest else []
        seats = []
        for number, seat in room.seats.items():
            is_mine = number in held
            shows = not seat.companion and (is_mine or HOST in held)
            link = self.seal.link(game, number) if shows else ""
            seats.append(SeatLink(number, seat.hero, link, is_mine, seat.companion))
        return Seated(game, seats)

    async def tables(self, guest: str) -> list[TableInfo]:
        """The games of a browser, first those it is asked in, then the one played last.

        At home all of them.
        """
        if self.settings.house:
            games = [row.id for row in await self.writer.do(self.writer.journal.games)]
        else:
            games = await self.writer.do(self.writer.guests.games, guest)
        # One by one: others have the writer's time between two of them.
        found = [await self._info(game, guest) for game in games]
        return sorted(
            (one for one in found if one), key=lambda one: (not one.your_move, -one.played)
        )

    async def _info(self, game: str, guest: str) -> TableInfo | None:
        """Nothing where a game cannot be read: it harms no other."""
        try:
            row, held, last, known = await self.writer.do(self._known, game, guest)
            now = known or await self._summed_up(row, last.seq if last else 0)
            box = row.setup.box
            family = await self.reader.kept(("family", box), lambda: (library.family(box),))
        except (ValueError, LookupError, OSError, TimeoutError) as error:
            self.logger.warning("game left out", game=game, why=repr(error))
            return None
        mine = [seat for seat in held if seat != HOST]
        return TableInfo(
            row.id, row.title, box, family[0], row.setup.legend, row.setup.difficulty,
            row.setup.heroes, mine, last.seq if last else 0, now.day, now.result, row.created,
            last.at if last else row.created, now.asked in mine,
        )  # fmt: skip

    def _known(
        self, game: str, guest: str
    ) -> tuple[GameRow, list[int], Entry | None, Summary | None]:
        """A game, the seats a browser holds in it, its last entry, and where it stands if known."""
        row, held = self.writer.journal.game(game), self.writer.guests.seats(guest, game)
        last = self.writer.journal.last(game)
        if game in self.rooms:
            return row, held, last, summary(self.rooms[game].table)
        known = self.writer.guests.summary(game)
        is_true = known is not None and known.seq == (last.seq if last else 0)
        return row, held, last, known if is_true else None

    async def _summed_up(self, row: GameRow, seq: int) -> Summary:
        """Where a game stands that nobody has looked at since its last entry."""
        known = Summary(seq, 0, "", CHANCE)
        try:
            opened = await self.reader.do(_opened, row.setup)
            known = summary(await self.writer.do(_resumed, self.writer, row, opened))
        except (BadContent, TimeoutError):
            # Not noted: the legend may be mended, and the game goes on.
            return known
        except (ValueError, LookupError):
            pass
        with suppress(BrokenJournal):
            # Only to be quicker the next time.
            await self.writer.do(self.writer.guests.note, row.id, known)
        return known

    # Looking back.

    async def record(self, game: str, guest: str) -> str:
        """The game as text. Raises Forbidden to spectators of a game that runs."""
        room = await self.room(game)
        if not room.table.is_over and not self.settings.house:
            held = await self.writer.do(self.writer.guests.seats, guest, game)
            if not held:
                raise Forbidden("while a game runs its record is for those who play it")
        async with room.lock:
            entries = await self.writer.do(room.table.entries)
        return savefile.write(room.table.row, entries)

    async def history(self, game: str) -> tuple[Room, list[Happened]]:
        """Everything that happened. Raises BrokenRecord."""
        room = await self.room(game)
        async with room.lock:
            room.log = await room.recount()
        return room, room.log

    async def moments(
        self, game: str, first: int, last: int, guest: str
    ) -> tuple[list[tuple[int, ViewHead]], int]:
        """Views of past positions for a browser, and the last position. Raises BrokenRecord."""
        room = await self.room(game)
        now = room.table.seq
        if not 0 <= first <= last or first > now:
            raise CannotUndo("fault-no-position", seq=first, last=now)
        held: Audience = tuple(await self.seats(guest, game))
        entries = await self.writer.do(room.table.journal.entries, game, min(last, now))
        seats = list(held) or [CHANCE]
        setup = plain(room.table.row.setup)
        found = await self.workers.do(game, look_back, setup, light(entries), first, seats)
        return [(at, _as_seen(views.__getitem__, held)) for at, views in found], now


def _as_seen(view_of: Callable[[int], ViewHead], held: Audience) -> ViewHead:
    """A past view: what could be done then cannot be done now."""
    asked = view_of(held[0] if held else CHANCE).pending.seat
    view = merged(view_of, held, asked)
    return msgspec.structs.replace(view, options=[], asides=[], cannot=[])


def _opened(setup: Setup) -> Opened:
    """The content of a game. Raises BadContent."""
    game = library.game(setup.box, setup.legend, setup.heroes)
    names = {name for hero in setup.heroes for name in (hero, *texts.hero_names(hero))}
    return Opened(game, content_hash(setup.box, setup.legend), frozenset(names))


def _prepared(new: NewTable) -> tuple[Setup, Opened]:
    """The setup a browser asks for, and its content. Raises BadSetup or BadContent."""
    setup = setup_of(new)
    try:
        return setup, _opened(setup)
    except BadContent:
        raise
    except ValueError as error:
        raise BadSetup("fault-setup", detail=detail_of(error)) from error


def _resumed(writer: Writer, row: GameRow, opened: Opened) -> Table:
    dice = dice_named(row.seating.dice, table.outcomes(writer.journal.entries(row.id)))
    return table.resume(opened.game, writer.journal, row.id, dice, content=opened.content)


def _companions(row: GameRow) -> dict[int, str]:
    return {int(seat): name for seat, name in row.seating.players.items()}


def summary(made: Table) -> Summary:
    state = made.state
    day = families.clock(made.game, state)
    asked = made.pending.seat if made.pending.kind == DECIDE else CHANCE
    return Summary(made.seq, day, RESULTS[state.result], asked)
