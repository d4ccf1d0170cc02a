"""Where a stored game stands: a snapshot, and those entries after it that were not taken back.

Entries that were taken back are not played, and snapshots are made where nobody can go back
behind them (see `Timeline.base`). So opening a game costs one look at each of its entries and the
play of a few hundred of them, however long people did and undid.
"""

from typing import Final

from rietland.kernel.game import Game
from rietland.table.errors import BrokenRecord, detail_of
from rietland.table.journal import Entry, GameRow, Journal
from rietland.table.timeline import FARTHEST, Timeline, taken_back
from rietland.views import Label

#: Snapshots that load but from which the game does not play on; then it is played from its start.
TRIES: Final = 3


def rebuild(game: Game, journal: Journal, row: GameRow) -> Timeline:
    """The course of a stored game. Raises BrokenRecord.

    From some snapshots the positions one may go back to are not known: those kept when a room was
    closed, and those of older versions. Then an older one is taken; as a last resort the game is
    played again from its start.
    """
    entries = journal.entries(row.id)
    try:
        line = line_of(entries)
    except BrokenRecord as error:
        raise _fault(row, error) from error
    present = len(entries)
    #: Positions the game went through on its way here.
    way = {entry.seq - 1 for entry in line} | {present}
    newest: Timeline | None = None
    faults: list[BrokenRecord] = []
    wanted = present
    for snapshot in journal.snapshots(row.id, present):
        if snapshot.seq not in way or snapshot.seq > wanted:
            continue
        try:
            timeline = Timeline(game, game.load(snapshot.state), snapshot.seq, snapshot.floor)
            _read(timeline, line, present)
        except (ValueError, LookupError) as error:
            faults.append(_fault(row, error, snapshot.seq))
            if len(faults) == TRIES:
                break
            continue
        newest = newest or timeline
        if timeline.floor >= snapshot.seq or len(timeline.back) == FARTHEST:
            return timeline
        wanted = max(timeline.floor, line[-FARTHEST].seq - 1 if len(line) >= FARTHEST else 0)
    try:
        timeline = Timeline(game, game.start(row.setup))
        _read(timeline, line, present)
    except ValueError as error:
        if newest is None:
            raise (faults[0] if faults else _fault(row, error)) from error
        newest.floor = newest.back[0].seq if newest.back else newest.seq
        return newest
    return timeline


def line_of(entries: list[Entry]) -> list[Entry]:
    """The entries that were not taken back. Raises BrokenRecord when one takes back nonsense."""
    line: list[Entry] = []
    #: By position: how many entries of the line lead to it.
    before: dict[int, int] = {}
    for entry in entries:
        to = taken_back(entry.seq, entry.text)
        if to is None:
            before[entry.seq - 1] = len(line)
            line.append(entry)
            continue
        kept = before.get(to, len(line))
        if kept >= len(line) or line[kept].seq - 1 != to:
            detail = Label("fault-undo-astray", {"to": str(to)})
            raise BrokenRecord("fault-input", seq=entry.seq, detail=detail)
        del line[kept:]
    return line


def _read(timeline: Timeline, line: list[Entry], present: int) -> None:
    """Play the line on from where the course stands."""
    for entry in line:
        if entry.seq > timeline.seq:
            timeline.seq = entry.seq - 1
            timeline.read(entry.seat, entry.text, entry.at)
    timeline.seq = present


def _fault(row: GameRow, error: ValueError | LookupError, seq: int | None = None) -> BrokenRecord:
    """What kept a stored game from being read, from its start or after a snapshot."""
    detail = detail_of(error if isinstance(error, ValueError) else ValueError(repr(error)))
    if seq is None:
        return BrokenRecord("fault-game", game=row.id, detail=detail)
    return BrokenRecord("fault-game-after", game=row.id, seq=seq, detail=detail)
