"""Deeds at a place: what makes heroes stronger, and pushing a creature back."""

from typing import Final

from rietland.board.turn import deeds
from rietland.players.board.legend.supplies import drill_of
from rietland.players.board.legend.wishes import NEEDED
from rietland.players.board.now.pushes import wants_away
from rietland.players.board.now.situation import Situation
from rietland.players.board.tasks.fight import threat
from rietland.players.board.tasks.task import Task
from rietland.players.search.thought import DEED, HOLD

#: Which part of a danger is over when its creature is pushed back: it comes again.
PUSHED: Final = 0.5


class Do(Task):
    """Do the deed at the space."""

    def __init__(self, h: int, space: int, value: float, hours: float, deed: int) -> None:
        super().__init__(HOLD, 1 << h, space, value, max(1, hours))
        self.what = deed

    def told(self, situation: Situation) -> int:  # noqa: ARG002 - the same everywhere
        return DEED


def add_drills(situation: Situation, h: int, found: list[Task]) -> None:
    """Go where a deed makes the hero stronger, as long as the heroes are too weak."""
    for number in situation.goals.supplies.drills if situation.missing > 0.0 else []:
        deed = situation.g.book.deeds[number]
        for space in deed.spaces:
            way = situation.roads_for(h).away[space][situation.s.heroes[h].space]
            if way <= situation.hours[h] and may_do(situation, h, number, space):
                share = min(1.0, drill_of(situation.g.book, deed) / situation.missing)
                task = Do(h, space, NEEDED * share, way, number)
                task.room = len(situation.s.heroes)
                found.append(task)


def may_do(situation: Situation, h: int, number: int, space: int) -> bool:
    """Whether the hero could do the deed there as the hero is now."""
    hero = situation.s.heroes[h]
    here = hero.space
    hero.space = space
    refused = deeds.refusal(situation.g, situation.s, h, number)
    hero.space = here
    return refused == ""


def add_pushes(situation: Situation, c: int, free: list[int], found: list[Task]) -> None:
    """Go and push a creature back for which the castle has no shield."""
    danger = threat(situation, c)
    if danger <= 0.0 or not wants_away(situation, c):
        return
    space = situation.s.creature_space[c]
    for h in free:
        way = situation.way(h, space)
        for number in situation.goals.free_deeds.for_pushing if way <= situation.hours[h] else []:
            if may_do(situation, h, number, space):
                task = Do(h, space, PUSHED * danger, way, number)
                task.defence = True
                task.urgent = situation.march.fall == 1
                found.append(task)
