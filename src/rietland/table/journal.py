"""The journal: every game ever begun, as the inputs it took. SQLite behind a narrow interface.

What is stored is inputs, never events; a state is their result. A whole step (the input, the
dice it called for, the companions' answers) is one transaction, and `(game, seq)` is the primary
key, so of two writers one fails.

Durability: write-ahead log with `synchronous=FULL`. A commit returns when the log is on disk, so
an acknowledged input survives a killed process and a power cut; a step under way when the process
dies is wholly absent. `NORMAL` would survive the kill as well but not the power cut, and people
play far too slowly to notice the difference.

Beside the inputs there are notes: what people said or asked for that no rule knows of. They have
no history; a note is replaced by the next one of its kind and number.
"""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from pathlib import Path
from typing import Final, Protocol

import msgspec

from rietland.kernel.setup import Setup
from rietland.table.errors import (
    BrokenJournal,
    BrokenRecord,
    StaleInput,
    UnknownGame,
    detail_of,
)

#: Marks our files ("RIET"), and the version of the tables in them.
APPLICATION: Final = 0x52494554
VERSION: Final = 1
#: Letters at the beginning by which ids that were mistyped are looked for.
ALIKE: Final = 3

# Kinds of notes, and what their numbers count.
CHAT: Final = "chat"  # a remark, by its id
ORDER: Final = "order"  # what a companion was asked for, by hero
KEPT: Final = "kept"  # the companion that keeps a seat, by seat
MUTED: Final = "muted"  # those who look on say nothing; one for the game

_TABLES: Final = """
CREATE TABLE games (
    id TEXT PRIMARY KEY, title TEXT NOT NULL, setup TEXT NOT NULL, content TEXT NOT NULL,
    rules TEXT NOT NULL, created INTEGER NOT NULL, seating TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE entries (
    game TEXT NOT NULL REFERENCES games (id), seq INTEGER NOT NULL, seat INTEGER NOT NULL,
    text TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (game, seq)
) WITHOUT ROWID;
CREATE TABLE snapshots (
    game TEXT NOT NULL REFERENCES games (id), seq INTEGER NOT NULL, data TEXT NOT NULL,
    PRIMARY KEY (game, seq)
) WITHOUT ROWID;
"""

#: Came later: journals of this version may be without it, and are given it.
_NOTES: Final = """
CREATE TABLE IF NOT EXISTS notes (
    game TEXT NOT NULL REFERENCES games (id), kind TEXT NOT NULL, number INTEGER NOT NULL,
    data TEXT NOT NULL, PRIMARY KEY (game, kind, number)
) WITHOUT ROWID
"""


class Seating(msgspec.Struct, frozen=True):
    """Who sits where, and how chance is answered."""

    #: Names of the people by seat; "" where nobody gave one.
    names: list[str] = []
    #: Companions by seat: `{"1": "greedy"}`.
    players: dict[str, str] = {}
    #: `system`, `ask` or `seed <seed>`.
    dice: str = "system"


class GameRow(msgspec.Struct, frozen=True):
    """What is fixed when a game begins."""

    id: str
    title: str
    setup: Setup
    #: Fingerprint of the content, and version of the rules, it was begun with.
    content: str
    rules: str
    #: When, in milliseconds since 1970.
    created: int
    seating: Seating


class Entry(msgspec.Struct, frozen=True):
    """One input: its number, who gave it (-1: chance), its text, when."""

    seq: int
    seat: int
    text: str
    at: int


class Snapshot(msgspec.Struct, frozen=True):
    """The state after an entry, and how far back one may take back from there."""

    seq: int
    floor: int
    state: dict[str, object]


class Note(msgspec.Struct, frozen=True):
    """Something to be remembered, as JSON."""

    kind: str
    number: int
    data: str


class Journal(Protocol):
    """All a table needs of a store."""

    def create(self, row: GameRow, entries: list[Entry]) -> None:
        """Begin a game, with these entries already played (a fork, an imported record)."""

    def copy(self, row: GameRow, source: str, upto: int) -> None:
        """Begin a game with the first entries of another, and its snapshots up to there."""

    def games(self) -> list[GameRow]:
        """All games that can be read, newest first."""

    def game(self, game: str) -> GameRow:
        """Raises UnknownGame."""

    def entries(self, game: str, upto: int | None = None) -> list[Entry]:
        """Entries of a game from the first on. Raises BrokenRecord when one is missing."""

    def last(self, game: str) -> Entry | None:
        """The last entry of a game, if it has any."""

    def append(self, game: str, entries: list[Entry], snapshot: Snapshot | None) -> None:
        """Store a whole step or nothing. Raises StaleInput when another writer was first."""

    def append_all(
        self, steps: list[tuple[str, list[Entry], Snapshot | None]]
    ) -> list[StaleInput | None]:
        """Store steps of several games at once, as durable as one by one; answers what failed."""

    def keep(self, game: str, snapshot: Snapshot) -> None:
        """Store the state of an entry that is stored already."""

    def snapshots(self, game: str, upto: int) -> Iterator[Snapshot]:
        """Those at or before an entry, newest first; unreadable ones are left out."""

    def note(self, game: str, kind: str, number: int, data: str | None) -> None:
        """Remember something, instead of what was noted there before; None forgets it."""

    def notes(self, game: str) -> list[Note]:
        """All notes of a game, by kind and number."""

    def close(self) -> None: ...


class SqliteJournal:
    """A journal in one SQLite file, or in memory."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.name = "the journal in memory" if path is None else str(path)
        with self._reading():
            self._db = _open(path)

    def create(self, row: GameRow, entries: list[Entry]) -> None:
        with self._writing():
            self._create(row)
            self._insert(row.id, entries)

    def copy(self, row: GameRow, source: str, upto: int) -> None:
        with self._writing():
            self._create(row)
            for table, fields in (("entries", "seq, seat, text, at"), ("snapshots", "seq, data")):
                self._db.execute(
                    f"INSERT INTO {table} SELECT ?, {fields} FROM {table}"  # noqa: S608 - our own names
                    " WHERE game = ? AND seq <= ?",
                    (row.id, source, upto),
                )

    def games(self) -> list[GameRow]:
        with self._reading():
            ids = self._db.execute("SELECT id FROM games ORDER BY created DESC, id").fetchall()
        found: list[GameRow] = []
        for (game,) in ids:
            try:
                found.append(self.game(game))
            except (BrokenRecord, BrokenJournal):
                # One by one, so that a row nobody can read hides no other.
                continue
        return found

    def count(self) -> int:
        with self._reading():
            return int(self._db.execute("SELECT count(*) FROM games").fetchone()[0])

    def game(self, game: str) -> GameRow:
        with self._reading():
            found = self._db.execute("SELECT * FROM games WHERE id = ?", (game,)).fetchone()
        if found is None:
            near = self._near(game)
            key = "fault-no-game.near" if near else "fault-no-game"
            raise UnknownGame(key, game=game, journal=self.name, near=", ".join(near))
        return self._row(found)

    def _near(self, game: str) -> list[str]:
        """Ids that begin alike: they lie together, so it costs the same among many games."""
        first = game[:ALIKE]
        with self._reading():
            rows = self._db.execute(
                "SELECT id FROM games WHERE id >= ? AND id < ? LIMIT 50", (first, first + "~")
            ).fetchall()
        return get_close_matches(game, [row[0] for row in rows], 3, 0.5)

    def entries(self, game: str, upto: int | None = None) -> list[Entry]:
        with self._reading():
            rows = self._db.execute(
                "SELECT seq, seat, text, at FROM entries WHERE game = ? ORDER BY seq", (game,)
            ).fetchall()
        made = [Entry(*row) for row in rows[:upto]]
        for position, entry in enumerate(made):
            if entry.seq != position + 1:
                raise BrokenRecord(
                    "fault-entry-missing", game=game, journal=self.name, seq=position + 1
                )
        return made

    def last(self, game: str) -> Entry | None:
        with self._reading():
            row = self._db.execute(
                "SELECT seq, seat, text, at FROM entries WHERE game = ? ORDER BY seq DESC LIMIT 1",
                (game,),
            ).fetchone()
        return None if row is None else Entry(*row)

    def append(self, game: str, entries: list[Entry], snapshot: Snapshot | None) -> None:
        with self._writing():
            stale = self._append(game, entries, snapshot)
            if stale is not None:
                raise stale

    def append_all(
        self, steps: list[tuple[str, list[Entry], Snapshot | None]]
    ) -> list[StaleInput | None]:
        with self._writing():
            return [self._append(*step) for step in steps]

    def _append(
        self, game: str, entries: list[Entry], snapshot: Snapshot | None
    ) -> StaleInput | None:
        last = self._db.execute(
            "SELECT coalesce(max(seq), 0) FROM entries WHERE game = ?", (game,)
        ).fetchone()[0]
        if last != entries[0].seq - 1:
            return StaleInput("fault-overtaken", last, game=game)
        self._insert(game, entries)
        if snapshot is not None:
            self._keep(game, snapshot)
        return None

    def keep(self, game: str, snapshot: Snapshot) -> None:
        with self._writing():
            self._keep(game, snapshot)

    def snapshots(self, game: str, upto: int) -> Iterator[Snapshot]:
        with self._reading():
            known = self._db.execute(
                "SELECT seq FROM snapshots WHERE game = ? AND seq <= ? ORDER BY seq DESC",
                (game, upto),
            ).fetchall()
        # Mostly the first will do, so they are fetched one by one.
        for (seq,) in known:
            with self._reading():
                (data,) = self._db.execute(
                    "SELECT data FROM snapshots WHERE game = ? AND seq = ?", (game, seq)
                ).fetchone()
            try:
                yield msgspec.json.decode(data, type=Snapshot)
            except msgspec.DecodeError:
                # The entries are the truth; a snapshot only saves time.
                continue

    def note(self, game: str, kind: str, number: int, data: str | None) -> None:
        with self._writing():
            if data is None:
                self._db.execute(
                    "DELETE FROM notes WHERE game = ? AND kind = ? AND number = ?",
                    (game, kind, number),
                )
            else:
                self._db.execute(
                    "INSERT OR REPLACE INTO notes VALUES (?, ?, ?, ?)", (game, kind, number, data)
                )

    def notes(self, game: str) -> list[Note]:
        with self._reading():
            rows = self._db.execute(
                "SELECT kind, number, data FROM notes WHERE game = ? ORDER BY kind, number", (game,)
            ).fetchall()
        return [Note(*row) for row in rows]

    def check(self) -> None:
        """Whether it can be written. Raises BrokenJournal."""
        with self._writing():
            # The number it has already; it is written all the same.
            self._db.execute(f"PRAGMA user_version = {VERSION}")

    def close(self) -> None:
        self._db.close()

    def _create(self, row: GameRow) -> None:
        self._db.execute(
            "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?)",
            (
                row.id, row.title, json.dumps(row.setup.to_data()), row.content, row.rules,
                row.created, msgspec.json.encode(row.seating).decode(),
            ),
        )  # fmt: skip

    def _insert(self, game: str, entries: list[Entry]) -> None:
        self._db.executemany(
            "INSERT INTO entries VALUES (?, ?, ?, ?, ?)",
            [(game, entry.seq, entry.seat, entry.text, entry.at) for entry in entries],
        )

    def _keep(self, game: str, snapshot: Snapshot) -> None:
        self._db.execute(
            "INSERT OR IGNORE INTO snapshots VALUES (?, ?, ?)",
            (game, snapshot.seq, msgspec.json.encode(snapshot).decode()),
        )

    def _row(self, row: tuple[str, str, str, str, str, int, str]) -> GameRow:
        game, title, setup, content, rules, created, seating = row
        try:
            return GameRow(
                game, title, setup_from_data(json.loads(setup)), content, rules, created,
                msgspec.json.decode(seating, type=Seating),
            )  # fmt: skip
        except ValueError as error:
            raise BrokenRecord(
                "fault-game-in-journal", game=game, journal=self.name, detail=detail_of(error)
            ) from error

    @contextmanager
    def _reading(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise _broken(self.name, error) from error

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """One transaction: all of it or nothing."""
        with self._reading():
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield
            except BaseException:
                self._db.execute("ROLLBACK")
                raise
            self._db.execute("COMMIT")


def setup_from_data(data: object) -> Setup:
    """The setup that `to_data` wrote. Raises ValueError for anything else."""
    stored = msgspec.convert(data, type=_StoredSetup)
    return Setup(
        stored.box,
        stored.legend,
        stored.difficulty,
        stored.heroes,
        stored.seats,
        stored.variant,
        stored.cards,
    )


class _StoredSetup(msgspec.Struct):
    box: str
    legend: str
    difficulty: str
    heroes: list[str]
    seats: list[int]
    variant: str
    cards: list[str] = []


def _open(path: Path | None) -> sqlite3.Connection:
    """Open the file, or make it. A file that is not ours is left as it is."""
    if path is not None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BrokenJournal(
                "fault-folder", folder=str(path.parent), text=str(error.strerror)
            ) from error
    db = sqlite3.connect(path or ":memory:", isolation_level=None, timeout=10)
    try:
        _make_tables(db)
    except BaseException:
        db.close()
        raise
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    return db


def _make_tables(db: sqlite3.Connection) -> None:
    application = db.execute("PRAGMA application_id").fetchone()[0]
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if application == APPLICATION:
        if version != VERSION:
            raise sqlite3.DatabaseError(
                f"its tables have version {version}, this program knows {VERSION}"
            )
        db.execute(_NOTES)
        return
    db.execute("BEGIN IMMEDIATE")
    # Somebody else may have made them between the question and the lock.
    if db.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
        if db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] != 0:
            db.execute("ROLLBACK")
            raise sqlite3.DatabaseError("it belongs to another program")
        for statement in _TABLES.split(";"):
            db.execute(statement)
        db.execute(_NOTES)
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        db.execute(f"PRAGMA user_version = {VERSION}")
    db.execute("COMMIT")


def _broken(name: str, error: sqlite3.Error) -> BrokenJournal:
    if isinstance(error, sqlite3.OperationalError) and "locked" in str(error):
        return BrokenJournal("fault-journal-busy", journal=name)
    return BrokenJournal("fault-journal", journal=name, text=str(error))
