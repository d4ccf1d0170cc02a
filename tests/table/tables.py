"""Builders of tables with the toy."""

from pathlib import Path

from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.state import BaseState
from rietland.table.dice import Dice, Scripted
from rietland.table.journal import Seating, SqliteJournal
from rietland.table.table import Player, Table, begin, resume
from tests.toy import setup, toy


class Clock:
    """Counts instead of telling the time."""

    def __init__(self) -> None:
        self.at = 1000

    def __call__(self) -> int:
        self.at += 1
        return self.at


def table(
    *rolls: str,
    journal: SqliteJournal | None = None,
    dice: Dice | None = None,
    players: dict[int, Player] | None = None,
    seats: list[int] | None = None,
) -> Table:
    """A new game of the orchard, where chance follows a script."""
    game = toy()
    return begin(
        game,
        setup(seats),
        journal or SqliteJournal(),
        dice or Scripted(game.hear, list(rolls)),
        players,
        Clock(),
        "An orchard",
        "c0ffee",
        "0.1.0",
        Seating(["Ann", "Bob"]),
    )


def again(t: Table, *rolls: str, journal: SqliteJournal | None = None) -> Table:
    """The same game, as the journal has it."""
    game = toy()
    return resume(
        game, journal or t.journal, t.id, Scripted(game.hear, list(rolls)), t.players, Clock()
    )


def play(t: Table, *words: str) -> Table:
    """Say sentences one by one, each by the seat it belongs to."""
    for text in words:
        seat = t.game.seat(t.state, t.game.hear(text).who)
        t.submit(seat, [text], t.seq)
    return t


def texts(t: Table) -> list[str]:
    return [entry.text for entry in t.journal.entries(t.id)]


def first(game: Game, s: BaseState, seat: int) -> Action:
    """A companion that takes the first option."""
    del seat
    return game.pending(s).options[0]


def file_journal(folder: Path) -> SqliteJournal:
    return SqliteJournal(folder / "games.sqlite")
