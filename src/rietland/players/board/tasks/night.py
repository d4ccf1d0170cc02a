"""Nights: where heroes are warm, and safe, when the sun rises."""

from typing import Final

from rietland.players.board.legend import warmth
from rietland.players.board.now import open_goals, open_sources
from rietland.players.board.now.distances import FAR
from rietland.players.board.now.situation import Situation
from rietland.players.board.tasks.task import Task
from rietland.players.search.thought import HOLD, NIGHT

#: What a point of willpower gained overnight is worth, to the weak and to the hale.
WEAK_POINT: Final = 1.2
POINT: Final = 0.6
#: Willpower below which a hero is weak.
WEAK: Final = 10
URGENT_POINT: Final = 6.0
#: Willpower below which a hero goes a long way to a fire; the way others go.
SPENT: Final = 5
NEAR: Final = 4
#: Hours that may be left over when a hero goes to rest.
EARLY: Final = 2
#: What it is worth to leave a space where the hero may fall tonight.
FLIGHT: Final = 30.0


class Night(Task):
    """Be there when the sun rises."""

    def __init__(
        self, situation: Situation, h: int, space: int, value: float, hours: float
    ) -> None:
        super().__init__(HOLD, 1 << h, space, value, max(1, hours))
        self.day: int = situation.s.day

    def is_done(self, situation: Situation, h: int, chosen: bool) -> bool:  # noqa: ARG002 - alike
        return situation.s.day != self.day

    def told(self, situation: Situation) -> int:  # noqa: ARG002 - the same everywhere
        return NIGHT


def add_nights(situation: Situation, h: int, found: list[Task]) -> None:
    """Rest beside a fire, when the day is nearly over."""
    s = situation.s
    hero = s.heroes[h]
    fire = situation.goals.warmth
    gain = warmth.comfort(fire, situation.g, s, h)
    if gain <= 0 or situation.hours[h] <= 0 or open_goals.is_fragile(situation.goals, hero):
        return
    if situation.toll(h) > 0:
        return
    point = WEAK_POINT if hero.willpower < WEAK else POINT
    longest = NEAR if hero.willpower >= SPENT else situation.hours[h]
    if _is_ready_but_weak(situation, h):
        point = URGENT_POINT
        longest = situation.hours[h]
    for space in warmth.hearths(fire, s):
        way = situation.roads_for(h).away[space][hero.space]
        if way > min(longest, situation.hours[h]) or way + EARLY < situation.hours[h]:
            continue
        task = Night(situation, h, space, point * gain, way)
        task.room = len(s.heroes)
        found.append(task)


def _is_ready_but_weak(situation: Situation, h: int) -> bool:
    """The hero has all that a deed takes which a goal asks for, but not the willpower."""
    g, s = situation.g, situation.s
    hero = s.heroes[h]
    for source in situation.sources:
        if source.calms < 0 or not source.things or open_sources.may_serve(g, s, source, h):
            continue
        lacking = [kind for kind in source.things if not open_goals.has(g, hero, kind)]
        if not lacking and open_sources.places_of(g, s, source):
            return True
    return False


def add_flight(situation: Situation, h: int, found: list[Task]) -> None:
    """Leave a space where the hero may fall when the sun rises."""
    hero = situation.s.heroes[h]
    if situation.is_deadly(h, hero.space):
        best = -1
        for space in range(situation.g.book.size):
            nearer = best < 0 or situation.far(hero.space, space) < situation.far(hero.space, best)
            if (
                nearer
                and situation.far(hero.space, space) < FAR
                and not situation.is_deadly(h, space)
            ):
                best = space
        if best >= 0 and situation.far(hero.space, best) >= situation.hours[h] - 1:
            task = Night(situation, h, best, FLIGHT, situation.far(hero.space, best))
            task.room = len(situation.s.heroes)
            found.append(task)
