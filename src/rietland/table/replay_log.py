"""Telling again: what each input of a stored game did. Only inputs are kept, so they are played."""

from collections.abc import Iterable

from rietland.kernel.action import CHANCE
from rietland.kernel.game import Game
from rietland.kernel.setup import Setup
from rietland.table.table import Happened, Table
from rietland.table.timeline import UNDO, Timeline


def replay_log(game: Game, setup: Setup, entries: Iterable[tuple[int, str]]) -> list[Happened]:
    """Everything since the beginning, for every seat. Raises BrokenRecord where it does not fit."""
    timeline = Timeline(game, game.start(setup))
    told = [_happened(timeline, setup, CHANCE, "")]
    for seat, text in entries:
        timeline.read(seat, text)
        told.append(_happened(timeline, setup, seat, text))
    return told


def restore_notes(table: Table) -> int:
    """Give a resumed table its whole log; answers how many lines it had forgotten."""
    before = len(table.log)
    if not (table.log and table.log[0].seq == 0):
        entries = [(one.seat, one.text) for one in table.entries()]
        table.log = replay_log(table.game, table.row.setup, entries)
    return len(table.log) - before


def _happened(timeline: Timeline, setup: Setup, seat: int, text: str) -> Happened:
    is_undone = text.partition(" ")[0] == UNDO
    happened = Happened(timeline.seq, seat, text)
    for watcher in (CHANCE, *sorted(set(setup.seats))):
        news = [] if is_undone else timeline.game.news(timeline.state, watcher)
        happened.news[watcher] = news
    return happened
