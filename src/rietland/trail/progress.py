"""How far the heroes have come, for bots, measures and learning."""

from rietland.kernel.game import Game
from rietland.kernel.state import WON, BaseState
from rietland.trail.base import TrailBase
from rietland.trail.places import stage_of
from rietland.trail.state import State


def progress(game: Game, state: BaseState) -> float:
    """The mean share of the trail that the heroes have behind them."""
    assert isinstance(game, TrailBase)
    assert isinstance(state, State)
    if state.result == WON:
        return 1.0
    total = 0.0
    for hero in range(state.size):
        total += covered(game, state, hero)
    return min(0.99, total / state.size)


def covered(g: TrailBase, s: State, hero: int) -> float:
    """The share of stages, and of the line of the present one, that a hero has behind him."""
    if s.arrived[hero]:
        return 1.0
    space = s.at[hero]
    stage = stage_of(g, s, space)
    length = g.book.maps[s.row[stage]].length
    return (stage + g.book.spaces[space].order / length) / len(s.row)
