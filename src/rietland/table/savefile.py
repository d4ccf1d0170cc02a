"""Records: a whole game as a text that people can read, mend and send to each other.

    rietland 1
    box base
    legend 2   content 9f3c52e1a0b4d7c8   rules 0.1.0
    difficulty easy
    heroes thorn chada
    seats 0 1
    title An evening in November

    walk thorn 14
    roll 5
    undo 17

A line that begins with # is a remark. The inputs begin after the first empty line.
"""

from collections.abc import Callable
from typing import Final

from rietland.kernel.action import CHANCE
from rietland.kernel.game import Game
from rietland.kernel.setup import Setup
from rietland.table.errors import BrokenRecord, MalformedText, detail_of
from rietland.table.journal import Entry, GameRow, Journal, Seating
from rietland.table.table import Clock, new_id, now
from rietland.table.timeline import UNDO, Timeline
from rietland.views import Label

FORMAT: Final = "rietland 1"
#: A record is a game, not a disk image.
LONGEST: Final = 2_000_000
#: Lines before the first empty one begin with these.
_HEAD: Final = ("box", "legend", "difficulty", "heroes", "seats", "variant", "cards", "title")
#: Told of every input that was taken.
Watcher = Callable[[Timeline, str], None]


class Record:
    """A setup, what it was made with, and the inputs in order."""

    def __init__(self, setup: Setup, content: str, rules: str, title: str) -> None:
        self.setup = setup
        self.content = content
        self.rules = rules
        self.title = title
        self.inputs: list[str] = []


class Replayed:
    """How far a record plays."""

    def __init__(self, timeline: Timeline, entries: list[Entry], parted: Label | None) -> None:
        self.timeline = timeline
        #: The inputs that were taken, as entries of a journal.
        self.entries = entries
        #: Where and why it stops fitting, or nothing.
        self.parted = parted


def write(row: GameRow, entries: list[Entry]) -> str:
    """The record of a stored game."""
    setup = row.setup
    lines = [
        FORMAT,
        f"box {setup.box}",
        f"legend {setup.legend}   content {row.content or '-'}   rules {row.rules or '-'}",
        f"difficulty {setup.difficulty}",
        f"heroes {' '.join(setup.heroes)}",
        f"seats {' '.join(map(str, setup.seats))}",
    ]
    if setup.variant:
        lines.append(f"variant {setup.variant}")
    if setup.cards:
        lines.append(f"cards {' '.join(setup.cards)}")
    if row.title:
        lines.append(f"title {' '.join(row.title.split())}")
    return "\n".join([*lines, "", *(entry.text for entry in entries)]) + "\n"


def read(text: str, name: str = "the record") -> Record:
    """Raises BrokenRecord, naming file and line, for a text that is no record."""
    if len(text) > LONGEST:
        raise BrokenRecord("fault-record-long", file=name, letters=len(text))
    lines = text.splitlines()
    first = lines[0].strip() if lines else ""
    if first != FORMAT:
        raise BrokenRecord("fault-record-begins", file=name, format=FORMAT, text=first[:40])
    head: dict[str, list[str]] = {}
    position = 1
    while position < len(lines) and lines[position].strip():
        words = lines[position].split()
        if not words[0].startswith("#"):
            _head_line(head, words, name, position + 1)
        position += 1
    record = _record(head, name)
    for line in lines[position:]:
        words = line.split()
        if words and not words[0].startswith("#"):
            record.inputs.append(" ".join(words))
    return record


def _head_line(head: dict[str, list[str]], words: list[str], file: str, line: int) -> None:
    key = words[0]
    if key not in _HEAD:
        raise BrokenRecord("fault-record-word", file=file, line=line, word=key)
    if key in head:
        raise BrokenRecord("fault-record-twice", file=file, line=line, word=key)
    if key == "legend":
        if len(words) != 6 or words[2] != "content" or words[4] != "rules":
            raise BrokenRecord("fault-record-legend", file=file, line=line)
    elif len(words) == 1 or (len(words) > 2 and key in ("box", "difficulty", "variant")):
        raise BrokenRecord("fault-record-value", file=file, line=line, word=key)
    head[key] = words[1:]


def _record(head: dict[str, list[str]], name: str) -> Record:
    for key in ("box", "legend", "difficulty", "heroes"):
        if key not in head:
            raise BrokenRecord("fault-record-missing", file=name, word=key)
    heroes = head["heroes"]
    seats: list[int] = []
    for word in head.get("seats", ["0"] * len(heroes)):
        if not (word.isascii() and word.isdigit() and len(word) <= 2):
            raise BrokenRecord("fault-record-seat", file=name, word=word)
        seats.append(int(word))
    if len(seats) != len(heroes):
        raise BrokenRecord("fault-record-seats", file=name, heroes=len(heroes), seats=len(seats))
    variant = head.get("variant", [""])[0]
    box, legend, difficulty = (head[key][0] for key in ("box", "legend", "difficulty"))
    setup = Setup(box, legend, difficulty, heroes, seats, variant, head.get("cards", []))
    content, rules = (value if value != "-" else "" for value in head["legend"][2::2])
    return Record(setup, content, rules, " ".join(head.get("title", [])))


def replay(
    game: Game, record: Record, clock: Clock = now, watch: Watcher | None = None
) -> Replayed:
    """Play a record as far as it goes. Raises BrokenRecord for a setup that cannot be."""
    try:
        timeline = Timeline(game, game.start(record.setup))
    except ValueError as error:
        raise BrokenRecord("fault-setup", detail=detail_of(error)) from error
    begin = clock()
    entries: list[Entry] = []
    for text in record.inputs:
        seat = _seat(timeline, text)
        # A record does not say which inputs came together: each counts as a message of its own.
        at = begin + timeline.seq
        try:
            timeline.read(seat, text, at)
        except BrokenRecord as error:
            return Replayed(timeline, entries, error.detail)
        entries.append(Entry(timeline.seq, seat, text, at))
        if watch is not None:
            watch(timeline, text)
    return Replayed(timeline, entries, None)


def _seat(timeline: Timeline, text: str) -> int:
    """Whose input this is: the seat that leads the hero it names, -1 for chance."""
    if text.split(maxsplit=1)[0] == UNDO:
        return timeline.game.pending(timeline.state).seat
    try:
        who = timeline.game.hear(text).who
    except MalformedText:
        return CHANCE
    if who == CHANCE or not timeline.state.agenda:
        return CHANCE
    return timeline.game.seat(timeline.state, who)


def store(
    journal: Journal,
    record: Record,
    replayed: Replayed,
    seating: Seating | None = None,
    clock: Clock = now,
) -> GameRow:
    """Put a replayed record into a journal as a new game, which can then be resumed."""
    row = GameRow(
        new_id(),
        record.title or record.setup.legend,
        record.setup,
        record.content,
        record.rules,
        clock(),
        seating or Seating(),
    )
    journal.create(row, replayed.entries)
    return row
