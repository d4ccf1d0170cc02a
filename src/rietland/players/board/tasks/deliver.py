"""Deliveries: what must come to one place is brought there, fetched, or taken over on the way."""

from typing import Final

from rietland.board.turn.hours import hours_left
from rietland.players.board.learned.tables import SORTS
from rietland.players.board.now import open_goals
from rietland.players.board.now.burdens import may_take
from rietland.players.board.now.careful import reach_of
from rietland.players.board.now.distances import FAR
from rietland.players.board.now.situation import ALL, Situation
from rietland.players.board.tasks.fetch import Fetch
from rietland.players.board.tasks.task import Task
from rietland.players.search.thought import BRING, HOLD, RELAY

# Rows of what playing taught.
BRING_ROW: Final = SORTS.index("bring")
HOME_ROW: Final = SORTS.index("lead-home")
LYING_ROW: Final = SORTS.index("errand")
MEET_ROW: Final = SORTS.index("meet")


class Bring(Task):
    """Bring the thing to the space."""

    def __init__(self, h: int, space: int, value: float, hours: float, code: int) -> None:
        super().__init__(BRING, 1 << h, space, value, hours)
        self.what = code


class Relay(Task):
    """Take over a thing from the hero who brings it."""

    def is_done(self, situation: Situation, h: int, chosen: bool) -> bool:  # noqa: ARG002 - alike
        """Who came for it waits."""
        return False

    def told(self, situation: Situation) -> int:  # noqa: ARG002 - the same everywhere
        return RELAY


def add_deliveries(situation: Situation, awake: list[int], found: list[Task]) -> None:
    """Bring what one carries to where it belongs; fetch what lies about."""
    s = situation.s
    for h in awake:
        hero = s.heroes[h]
        code = open_goals.carries(situation.g, situation.goals, s, hero)
        if code:
            _add_carried(situation, h, code, awake, found)
        elif hero.farmers > 0:
            farm = situation.farm(hero.space)
            way = situation.far(hero.space, farm)
            task = Bring(h, farm, 12.0 * hero.farmers, way, situation.goals.supplies.farmer)
            task.row = HOME_ROW
            found.append(task)
    for i, code in enumerate(s.loose):
        if situation.goals.place_for(code) not in (-1, s.loose_at[i]):
            _add_fetching(situation, code, s.loose_at[i], awake, found)


def _add_carried(
    situation: Situation, h: int, code: int, awake: list[int], found: list[Task]
) -> None:
    """What one hero carries, or who could take it over."""
    hero = situation.s.heroes[h]
    goal = situation.goals.place_for(code)
    way = situation.roads_for(h).away[goal][hero.space]
    # Who cannot come there now goes on as far as the way is open.
    near = goal if way < FAR else _nearest(situation, h, goal)
    way = situation.roads_for(h).away[near][hero.space]
    task = Bring(h, near, situation.w.carried, way, code)
    task.row = BRING_ROW
    task.urgent = True
    if near != hero.space or near == goal:
        found.append(task)
    _add_relay(situation, h, goal, awake, found)


def _add_fetching(
    situation: Situation, code: int, space: int, awake: list[int], found: list[Task]
) -> None:
    """Fetch what must come somewhere and lies elsewhere."""
    s = situation.s
    goal = situation.goals.place_for(code)
    burdens = situation.goals.burdens
    for h in awake:
        hero = s.heroes[h]
        hours = situation.far(hero.space, space)
        bears = open_goals.carries(situation.g, situation.goals, s, hero) != 0
        if burdens and hours == 0 and situation.terrain.toward(space, goal) in situation.road:
            continue
        if burdens and not may_take(situation, h, code, space):
            continue
        if hours < FAR and situation.hours[h] > 0 and not bears:
            way = hours + situation.far(space, goal)
            task = Fetch(h, space, situation.w.lying, way, code)
            task.row = LYING_ROW
            found.append(task)


def _nearest(situation: Situation, h: int, goal: int) -> int:
    """The space nearest to a goal that a hero can reach with what the hero carries."""
    own = situation.roads_for(h)
    at = situation.s.heroes[h].space
    best = at
    for space in range(situation.g.book.size):
        if own.away[space][at] < FAR and situation.far(space, goal) < situation.far(best, goal):
            best = space
    return best


def _add_relay(
    situation: Situation, bearer: int, goal: int, awake: list[int], found: list[Task]
) -> None:
    """A hero who could take over on the way and bring it home today goes to meet the bearer."""
    s = situation.s
    hero = s.heroes[bearer]
    total = situation.far(hero.space, goal)
    mine = reach_of(situation, bearer)
    if total <= mine:
        return
    for h in awake:
        if h == bearer or hours_left(situation.g, s, h, ALL) == 0:
            continue
        theirs = reach_of(situation, h)
        at = hero.space
        steps = 0
        best = -1
        most = -1
        while steps <= mine and at >= 0:
            way = situation.far(s.heroes[h].space, at)
            if (
                way + situation.far(at, goal) <= theirs
                and theirs - way > most
                and s.occupant[at] < 0
            ):
                best = at
                most = theirs - way
            at = situation.terrain.toward(at, goal)
            steps += 1
        if best >= 0:
            hours = situation.far(s.heroes[h].space, best)
            task = Relay(HOLD, 1 << h, best, situation.w.carried * 0.7, hours)
            task.row = MEET_ROW
            task.what = open_goals.carries(situation.g, situation.goals, s, hero)
            task.urgent = True
            found.append(task)
