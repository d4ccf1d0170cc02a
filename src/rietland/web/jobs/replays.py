"""Games played again from their start, in another process."""

from rietland.kernel.setup import Setup
from rietland.table.replay_log import replay_log
from rietland.table.table import Happened
from rietland.table.timeline import Timeline
from rietland.views import ViewHead
from rietland.web.jobs.travel import Light, Plain, game_of


def recount(setup: Plain, entries: Light) -> list[Happened]:
    """Everything that happened since the beginning. Raises BrokenRecord where it does not fit."""
    return replay_log(game_of(setup), Setup(*setup), entries)


def look_back(
    setup: Plain, entries: Light, first: int, seats: list[int]
) -> list[tuple[int, dict[int, ViewHead]]]:
    """Views of the positions from the first on to the last entry. Raises BrokenRecord."""
    game = game_of(setup)
    timeline = Timeline(game, game.start(Setup(*setup)))
    found: list[tuple[int, dict[int, ViewHead]]] = []
    for at in range(len(entries) + 1):
        if at:
            timeline.read(*entries[at - 1])
        if at >= first:
            views = {seat: game.view(timeline.state, seat) for seat in seats}
            for view in views.values():
                view.seq = at
            found.append((at, views))
    return found
