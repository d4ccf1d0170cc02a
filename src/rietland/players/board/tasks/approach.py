"""Approaches: being where a creature will come, and setting out for one far away."""

from typing import Final

from rietland.board.fight import opponents
from rietland.board.pieces import creature_values
from rietland.players.board.learned.tables import SORTS
from rietland.players.board.legend.wishes import NEEDED
from rietland.players.board.now import quick_odds
from rietland.players.board.now.distances import FAR
from rietland.players.board.now.situation import Situation
from rietland.players.board.tasks.fight import prize, rank, threat
from rietland.players.board.tasks.task import Task
from rietland.players.search.thought import AWAIT, GO

#: So few heroes cannot each keep to a place.
FEW: Final = 2
#: Rounds that a fight may take which is begun with a day before it.
ROUNDS: Final = 4
#: The row of what playing taught, for weak creatures.
APPROACH: Final = SORTS.index("approach-weak")


class Await(Task):
    """Be where a creature will be tomorrow, or set out for it."""

    def __init__(self, h: int, space: int, value: float, hours: float, c: int) -> None:
        super().__init__(GO, 1 << h, space, value, hours)
        self.creature = c

    def room_for(self, situation: Situation) -> int:
        """A strong creature is awaited by several."""
        strength = creature_values.strength_of(situation.g, situation.s, self.creature)
        return self.room + strength // situation.w.escort

    def is_done(self, situation: Situation, h: int, chosen: bool) -> bool:
        """Who was told to wait for it waits as long as it is on its way there."""
        if chosen:
            return situation.march.tomorrow[self.creature] != self.space
        return situation.s.heroes[h].space == self.space

    def told(self, situation: Situation) -> int:  # noqa: ARG002 - the same everywhere
        return AWAIT


def _approach(situation: Situation, c: int) -> float:
    """What it is worth to be where a creature will be tomorrow."""
    return situation.w.approach * (prize(situation, c) + threat(situation, c))


def _in_wait(situation: Situation, h: int) -> float:
    """What the hero's own space is worth so: nobody walks to and fro between two creatures.

    Two heroes alone do, with gain: they have nobody to send elsewhere.
    """
    if len(situation.s.heroes) <= FEW:
        return 0.0
    at = situation.s.heroes[h].space
    for c, space in enumerate(situation.march.tomorrow):
        if space == at and c != situation.foe:
            return _approach(situation, c)
    return 0.0


def add_approach(situation: Situation, c: int, free: list[int], found: list[Task]) -> None:
    """Go where the creature will be tomorrow."""
    space = situation.march.tomorrow[c]
    if space < 0 or (situation.goals.burdens and space == situation.s.creature_space[c]):
        return
    value = _approach(situation, c)
    if value <= 0:
        return
    for h in free:
        hours = situation.way(h, space)
        if 1 < hours < 10 and situation.hours[h] > 0 and value > _in_wait(situation, h):
            task = Await(h, space, value, hours, c)
            task.row = APPROACH + rank(situation, c)
            found.append(task)


def add_journey(situation: Situation, c: int, awake: list[int], found: list[Task]) -> None:
    """Set out for an opponent that a card asks for and that is too far for a fight today.

    Only those go ahead without whom nobody may fight it, once they can beat it by themselves.
    """
    s = situation.s
    space = s.creature_space[c]
    needed = opponents.needed(situation.g, s, c) if space >= 0 else None
    if needed is None:
        return
    chance = quick_odds.odds(situation.g, s, needed, situation.hands, c, ROUNDS, 0, 0).win
    for h in awake:
        hours = situation.far(s.heroes[h].space, space)
        if h in needed and chance >= situation.w.fair and situation.hours[h] <= hours < FAR:
            found.append(Await(h, space, NEEDED * chance, max(1, hours), c))
