"""Wells: willpower from a full one."""

from typing import Final

from rietland.board.state import FULL
from rietland.players.board.learned.tables import SORTS
from rietland.players.board.now.distances import FAR
from rietland.players.board.now.situation import Situation
from rietland.players.board.tasks.task import Task
from rietland.players.search.thought import EMPTY_WELL

#: Willpower below which a hero looks after themselves, and what a point below it is worth.
WEAK: Final = 6
RESCUE: Final = 3.0
#: The row of what playing taught.
WELL: Final = SORTS.index("well")


class Empty(Task):
    """Empty the well."""

    def __init__(self, h: int, space: int, value: float, hours: float) -> None:
        super().__init__(EMPTY_WELL, 1 << h, space, value, max(1, hours))


def add_wells(situation: Situation, h: int, found: list[Task]) -> None:
    """Empty a well that is full."""
    hero = situation.s.heroes[h]
    book = situation.g.book
    for well, space in enumerate(book.well_spaces):
        if situation.s.wells[well] == FULL:
            gain = min(book.heroes[hero.kind].well, book.max_willpower - hero.willpower)
            value = gain * (situation.w.weak_well if hero.willpower < 7 else situation.w.well)
            hours = situation.far(hero.space, space)
            task = Empty(h, space, value, hours)
            task.row = WELL
            found.append(task)


def add_rescue(situation: Situation, h: int, found: list[Task]) -> None:
    """Empty a well before the hero is too weak, where a hero without willpower is out."""
    hero = situation.s.heroes[h]
    book = situation.g.book
    if hero.willpower > WEAK:
        return
    for well, space in enumerate(book.well_spaces):
        hours = situation.far(hero.space, space)
        if situation.s.wells[well] == FULL and hours < FAR:
            value = RESCUE * (WEAK + 1 - hero.willpower)
            found.append(Empty(h, space, value, hours))
