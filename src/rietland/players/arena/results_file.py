"""The file of an arena: each game as it ends, one line of JSON, so that a long run can go on.

The first line says what is played. A run that was stopped leaves at most half a line, which is
dropped; everything else that does not fit is an error that says what differs.
"""

from functools import cache
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import IO, Final, Self

import msgspec

from rietland.content.content import BOXES
from rietland.players.arena.games import Match, Outcome

#: Folders of the program whose files decide how a game goes.
DECIDING: Final = (
    "boxes", "board", "content", "kernel", "players", "castle", "book", "vocabulary",
)  # fmt: skip
#: A game by the position of its player and its number.
Key = tuple[int, int]


class UnfitFile(ValueError):
    """The file belongs to another request, or is no file of an arena."""


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """What is played: all that must be the same for a run to go on."""

    box: str
    legend: str
    difficulty: str
    variant: str
    heroes: list[str]
    players: list[str]
    #: For each player seconds and steps for a decision.
    budget: list[float]
    steps: list[int]
    seed: int
    bound: int
    #: Sum of the program's files: another program plays other games.
    program: str
    #: Cards that are named.
    cards: list[str] = []


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """One game."""

    #: Position among the players, and number of the game.
    player: int
    number: int
    outcome: Outcome


@cache
def fingerprint() -> str:
    """Sum of all files that decide how a game goes."""
    root = BOXES.parent
    digest = sha256()
    for folder in DECIDING:
        for path in sorted((root / folder).rglob("*")):
            # How games are counted and shown does not change them.
            if path.suffix in (".py", ".yaml") and not path.match("players/arena/*.py"):
                digest.update(f"{path.relative_to(root).as_posix()}\n".encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def header(matches: list[Match]) -> Header:
    """The first line of a file for these matches, which differ in their players alone."""
    one = matches[0]
    return Header(
        box=one.box,
        legend=one.legend,
        difficulty=one.difficulty,
        variant=one.variant,
        heroes=one.party,
        players=[match.player for match in matches],
        budget=[match.budget for match in matches],
        steps=[match.steps for match in matches],
        seed=one.seed,
        bound=one.bound,
        program=fingerprint(),
        cards=one.cards,
    )


class GamesFile:
    """Games already played, and a place for those to come. To be used in a `with`."""

    def __init__(self, path: Path, wanted: Header) -> None:
        self.path: Path = path
        self.known: dict[Key, Outcome] = {}
        data = path.read_bytes() if path.exists() else b""
        whole = data.rfind(b"\n") + 1
        if whole:
            self._read(data[:whole].splitlines(), wanted)
        # An unfinished line was written when the run was stopped; anything else is not ours.
        elif data and not msgspec.json.encode(wanted).startswith(data):
            raise UnfitFile(f"{path} is not an arena file; choose another with --out")
        self._file: IO[bytes] = path.open("r+b" if path.exists() else "xb")
        self._file.seek(whole)
        self._file.truncate()
        if not whole:
            self._write(wanted)

    def _read(self, lines: list[bytes], wanted: Header) -> None:
        try:
            found = msgspec.json.decode(lines[0], type=Header)
        except msgspec.DecodeError as wrong:
            raise UnfitFile(f"{self.path} is not an arena file: {wrong}") from wrong
        differs = [
            f"{name} {_said(getattr(found, name))} there, {_said(getattr(wanted, name))} here"
            for name in Header.__struct_fields__
            if getattr(found, name) != getattr(wanted, name)
        ]
        if differs:
            raise UnfitFile(f"{self.path} belongs to another request: " + "; ".join(differs))
        for number, line in enumerate(lines[1:], 2):
            try:
                game = msgspec.json.decode(line, type=Line)
            except msgspec.DecodeError as wrong:
                raise UnfitFile(f"{self.path}, line {number}: {wrong}") from wrong
            if not 0 <= game.player < len(wanted.players) or game.number < 0:
                raise UnfitFile(f"{self.path}, line {number}: unknown game")
            self.known.setdefault((game.player, game.number), game.outcome)

    def keep(self, key: Key, outcome: Outcome) -> None:
        self.known[key] = outcome
        self._write(Line(key[0], key[1], outcome))

    def _write(self, line: Header | Line) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()


def _said(value: object) -> str:
    if isinstance(value, list):
        return ",".join(str(one) for one in value)
    return str(value) or "none"
