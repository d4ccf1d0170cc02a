"""Games told in advance: what sensible players would do with the dice of a seed.

A server with the same seed rolls the same, so the inputs can be sent to it one after the other,
and a test gets to any place of a legend in a moment.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any, NamedTuple

import msgspec
from websockets.sync.client import ClientConnection, connect

from rietland.content import library
from rietland.kernel.setup import Setup
from rietland.players.search.player import make_player
from rietland.table.dice import dice_named
from rietland.table.journal import SqliteJournal
from rietland.table.table import begin

HEROES = ["thorn", "chada", "eara", "kram"]
DIFFICULTY = {"1": "normal", "2": "easy", "3": "easy", "4": "easy", "5": "easy"}


class Step(NamedTuple):
    """What a seat says, and where the game stands once chance has answered."""

    seat: int
    say: str
    after: int


@cache
def story(legend: str = "2", seed: int = 4, heroes: int = 2) -> tuple[Step, ...]:
    """A whole game: the inputs of the people, in order."""
    party = HEROES[:heroes]
    return told(Setup("base", legend, DIFFICULTY[legend], party, list(range(heroes)), ""), seed)


def told(setup: Setup, seed: int) -> tuple[Step, ...]:
    """The same for any box."""
    players = {seat: make_player("greedy", seed + seat).choose for seat in setup.seats}
    game = library.game(setup.box, setup.legend, setup.heroes)
    journal = SqliteJournal()
    log = begin(game, setup, journal, dice_named(f"seed {seed}"), players).log
    journal.close()
    steps: list[Step] = []
    for one in log:
        if one.seat >= 0:
            steps.append(Step(one.seat, one.say, one.seq))
        elif steps:
            steps[-1] = steps[-1]._replace(after=one.seq)
    return tuple(steps)


def place(steps: Sequence[Step], found: Callable[[str], bool], start: int = 0) -> int:
    """Where the first input stands that is looked for."""
    for number in range(start, len(steps)):
        if found(steps[number].say):
            return number
    raise AssertionError("nobody does that in this story")


class Line:
    """A socket of somebody at the table, without a browser."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seq = -1
        self.send("hello")
        self.hear("view")

    def send(self, kind: str, **fields: object) -> None:
        self.socket.send(msgspec.json.encode({"type": kind, **fields}).decode())

    def hear(self, kind: str) -> dict[str, Any]:
        """The next message of a type."""
        while True:
            message: dict[str, Any] = msgspec.json.decode(self.socket.recv(timeout=60))
            if message["type"] == "view":
                self.seq = message["seq"]
            if message["type"] == kind:
                return message
            assert message["type"] != "error", message

    def do(self, say: str, after: int) -> None:
        self.send("do", do=[say], at=self.seq)
        while self.seq < after:
            self.hear("view")


@contextmanager
def sitting(address: str, table: str, cookie: str) -> Iterator[Line]:
    """At the table until the end of the block."""
    place = address.replace("http", "ws", 1) + f"/ws/{table}"
    with connect(place, additional_headers={"Cookie": cookie}, compression=None) as socket:
        yield Line(socket)


def tell(lines: Sequence[Line], steps: Sequence[Step]) -> None:
    """Say all this at the table; `lines` by seat. Not faster than a server lets people talk."""
    for step in steps:
        lines[step.seat].do(step.say, step.after)
        for line in lines:
            while line.seq < step.after:
                line.hear("view")
        time.sleep(0.026)
