"""Games played again from their start, in another process."""

from rietland.table.journal import Entry
from rietland.table.replay_log import replay_log
from rietland.table.table import Happened
from rietland.table.timeline import Timeline
from rietland.views import ViewHead
from rietland.web.jobs.records import SentSetup


def recount(sent: SentSetup, entries: list[Entry]) -> list[Happened]:
    """Everything that happened since the beginning. Raises BrokenRecord where it does not fit."""
    return replay_log(sent.game(), sent.setup(), entries)


def look_back(
    sent: SentSetup, entries: list[Entry], first: int, seats: list[int]
) -> list[tuple[int, dict[int, ViewHead]]]:
    """Views of the positions from the first on to the last entry. Raises BrokenRecord."""
    game = sent.game()
    timeline = Timeline(game, game.start(sent.setup()))
    found: list[tuple[int, dict[int, ViewHead]]] = []
    for at in range(len(entries) + 1):
        if at:
            entry = entries[at - 1]
            timeline.read(entry.seat, entry.text)
        if at >= first:
            views = {seat: game.view(timeline.state, seat) for seat in seats}
            for view in views.values():
                view.seq = at
            found.append((at, views))
    return found
