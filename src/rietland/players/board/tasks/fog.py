"""Fog and tokens: uncovering what lies face down."""

from typing import Final

from rietland.board.base import Board
from rietland.board.pieces.tokens import has_fog
from rietland.board.state import State
from rietland.players.board.learned.tables import SORTS
from rietland.players.board.legend.wishes import NEEDED
from rietland.players.board.now import open_goals
from rietland.players.board.now.distances import FAR
from rietland.players.board.now.situation import Situation
from rietland.players.board.tasks.task import Task
from rietland.players.search.thought import UNCOVER

#: Fog tokens a hero thinks of, the nearest (and as many more as lie equally far).
NEAR_FOG: Final = 3
# Rows of what playing taught.
SEEK: Final = SORTS.index("seek")
TURN: Final = SORTS.index("turn-fog")


class Uncover(Task):
    """Uncover what lies at the space."""

    def __init__(self, h: int, space: int, value: float, hours: float) -> None:
        super().__init__(UNCOVER, 1 << h, space, value, hours)

    def is_over(self, g: Board, s: State) -> bool:
        """Nothing lies face down there."""
        return not has_fog(g, s, self.space) and self.space not in s.token_at


def add_fog(situation: Situation, fog: list[int], h: int, found: list[Task]) -> None:
    """Turn fog near by: gladly while the legend waits for a face, else only in passing."""
    value = situation.w.fog if situation.seeks else situation.w.idle_fog
    at = situation.s.heroes[h].space
    reach = 2
    kept = 0
    while kept < NEAR_FOG and reach < 16:
        for space in fog:
            hours = situation.far(at, space)
            if hours <= reach and hours > reach - 2:
                task = Uncover(h, space, value, max(1, hours))
                task.row = SEEK if situation.seeks else TURN
                found.append(task)
                kept += 1
        reach += 2


def add_search(situation: Situation, h: int, found: list[Task]) -> None:
    """Go where what is wanted may be found: the sooner the better, each by somebody else."""
    hero = situation.s.heroes[h]
    if open_goals.carries(situation.g, situation.goals, situation.s, hero) != 0:
        return
    for space in situation.hidden:
        hours = situation.far(hero.space, space)
        if 0 < hours < FAR and situation.hours[h] > 0:
            found.append(Uncover(h, space, NEEDED / len(situation.hidden), hours))
