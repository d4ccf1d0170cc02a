"""Who holds which seat: signed tokens in links, one signed cookie for each browser, and a file.

A link carries a token for one seat in its fragment, which no browser sends to a server. The
page shows the token once, and the seat is noted for the cookie of the browser.
"""

import os
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

from rietland.table.errors import BrokenJournal

#: Noted in place of a seat: this browser began the game and may see all its links.
HOST: Final = -1

_TABLES: Final = """
CREATE TABLE IF NOT EXISTS seats (
    guest TEXT NOT NULL, game TEXT NOT NULL, seat INTEGER NOT NULL,
    PRIMARY KEY (guest, game, seat)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS names (
    guest TEXT PRIMARY KEY, name TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS summaries (
    game TEXT PRIMARY KEY, seq INTEGER NOT NULL, day INTEGER NOT NULL, result TEXT NOT NULL,
    asked INTEGER NOT NULL
) WITHOUT ROWID;
DROP TABLE IF EXISTS games;
CREATE INDEX IF NOT EXISTS seats_of_game ON seats (game);
"""


class Summary(msgspec.Struct, frozen=True):
    """Where a game stood when somebody looked last."""

    seq: int
    day: int
    result: str
    #: The seat whose answer it waits for; -1 for none.
    asked: int


class Seal:
    """Signs what leaves the server and is to come back unchanged."""

    def __init__(self, secret: str) -> None:
        self._seats = URLSafeSerializer(secret, salt="seat")
        self._guests = URLSafeSerializer(secret, salt="guest")
        #: Cookies know no ports: two servers on one machine must not take each other's.
        self.cookie = "rietland_" + blake2b(secret.encode(), digest_size=4).hexdigest()

    def token(self, game: str, seat: int) -> str:
        return str(self._seats.dumps([game, seat]))

    def seat(self, game: str, token: str) -> int | None:
        """The seat of this game that a token gives."""
        try:
            found = self._seats.loads(token.removeprefix(f"{game}."))
        except BadSignature:
            return None
        if isinstance(found, list) and found[:1] == [game] and isinstance(found[1], int):
            return found[1]
        return None

    def link(self, game: str, seat: int) -> str:
        """What a friend opens: after the game's id and a dot comes the token."""
        return f"/#join={game}.{self.token(game, seat)}"

    def new_guest(self) -> str:
        return secrets.token_urlsafe(16)

    def sealed(self, guest: str) -> str:
        return str(self._guests.dumps(guest))

    def guest(self, cookie: str | None) -> str:
        """The browser a cookie belongs to, or nothing."""
        try:
            found = self._guests.loads(cookie) if cookie else ""
        except BadSignature:
            return ""
        return found if isinstance(found, str) else ""


class Guests:
    """The file of seats: which browser holds which, and what people are called."""

    def __init__(self, path: Path | None) -> None:
        self._name = str(path or "the seats in memory")
        with self._using():
            self._db = sqlite3.connect(path or ":memory:", isolation_level=None, timeout=10)
            self._db.execute("PRAGMA journal_mode = WAL")
            self._db.execute("PRAGMA synchronous = NORMAL")
            self._db.executescript(_TABLES)

    @contextmanager
    def _using(self) -> Iterator[None]:
        """Raises BrokenJournal when the file cannot be read or written."""
        try:
            yield
        except sqlite3.Error as error:
            raise BrokenJournal("fault-journal", journal=self._name, text=str(error)) from error

    def _all(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        with self._using():
            return self._db.execute(sql, values).fetchall()

    def close(self) -> None:
        self._db.close()

    def give(self, guest: str, game: str, seats: list[int]) -> None:
        with self._using():
            # One transaction: all of them or none.
            self._db.execute("BEGIN")
            try:
                self._db.executemany(
                    "INSERT OR IGNORE INTO seats VALUES (?, ?, ?)",
                    [(guest, game, one) for one in seats],
                )
            except BaseException:
                self._db.execute("ROLLBACK")
                raise
            self._db.execute("COMMIT")

    def copy(self, source: str, game: str) -> None:
        """Those who hold a seat of one game hold it in another one too."""
        self._all(
            "INSERT OR IGNORE INTO seats SELECT guest, ?, seat FROM seats WHERE game = ?",
            game, source,
        )  # fmt: skip

    def seats(self, guest: str, game: str) -> list[int]:
        """Seats a browser holds in a game; HOST among them if it began it."""
        rows = self._all(
            "SELECT seat FROM seats WHERE guest = ? AND game = ? ORDER BY seat", guest, game
        )
        return [seat for (seat,) in rows]

    def games(self, guest: str) -> list[str]:
        rows = self._all("SELECT DISTINCT game FROM seats WHERE guest = ?", guest)
        return [game for (game,) in rows]

    def call(self, guest: str, name: str) -> None:
        self._all("INSERT OR REPLACE INTO names VALUES (?, ?)", guest, name)

    def name(self, guest: str) -> str:
        rows = self._all("SELECT name FROM names WHERE guest = ?", guest)
        return rows[0][0] if rows else ""

    def names(self, game: str) -> list[tuple[int, str, str]]:
        """The seats of a game, the browsers that hold them, and the names of their people or ""."""
        rows = self._all(
            "SELECT seat, guest, COALESCE(name, '') FROM seats LEFT JOIN names USING (guest)"
            " WHERE game = ? AND seat >= 0 ORDER BY seat",
            game,
        )
        return [(seat, guest, name) for seat, guest, name in rows]

    def note(self, game: str, summary: Summary) -> None:
        self._all(
            "INSERT OR REPLACE INTO summaries VALUES (?, ?, ?, ?, ?)",
            game, summary.seq, summary.day, summary.result, summary.asked,
        )  # fmt: skip

    def summary(self, game: str) -> Summary | None:
        rows = self._all("SELECT seq, day, result, asked FROM summaries WHERE game = ?", game)
        return Summary(*rows[0]) if rows else None


def secret_in(folder: Path) -> str:
    """The secret of this folder's server, made when first asked for; nobody else may read it.

    Raises BrokenJournal for a file that is no secret.
    """
    path = folder / "secret"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        try:
            secret = path.read_text(encoding="ascii").strip()
        except ValueError as error:
            raise BrokenJournal("fault-secret", file=str(path)) from error
        if len(secret) >= 32:
            return secret
        # Cut short when the machine stopped; nothing signed with it can be out yet.
        path.unlink()
        return secret_in(folder)
    with os.fdopen(descriptor, "w", encoding="ascii") as file:
        secret = secrets.token_urlsafe(48)
        file.write(secret)
    return secret
