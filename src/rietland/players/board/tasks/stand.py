"""Standing somewhere: where the legend wants heroes, and where a thing will appear."""

from typing import Final

from rietland.board.book import Goal
from rietland.board.legend import filters
from rietland.board.legend import goals as legend_goals
from rietland.players.board.learned.tables import SORTS
from rietland.players.board.now import foes
from rietland.players.board.now.distances import FAR, without
from rietland.players.board.now.situation import Situation, has_begun
from rietland.players.board.tasks.task import Task
from rietland.players.search.thought import GO, HOLD, VIGIL

# Rows of what playing taught.
MEET: Final = SORTS.index("meet")
WAIT: Final = SORTS.index("wait")


class Stand(Task):
    """Be where the legend wants heroes to stand."""

    def is_done(self, situation: Situation, h: int, chosen: bool) -> bool:  # noqa: ARG002 - alike
        """Who stands there stays."""
        return False


class Vigil(Task):
    """Wait for a thing that only the legend brings."""

    def is_done(self, situation: Situation, h: int, chosen: bool) -> bool:  # noqa: ARG002 - alike
        """Who was told to wait for it waits until it is there."""
        return chosen and not situation.waiting

    def told(self, situation: Situation) -> int:
        """A newcomer cannot know yet what would come there; the way says enough."""
        return VIGIL if has_begun(situation.s) else GO


def add_meeting(situation: Situation, goal: Goal, awake: list[int], found: list[Task]) -> None:
    """Be where the legend wants heroes to stand: once all else is done, or when time runs out."""
    g, s = situation.g, situation.s
    if legend_goals.done(g, s, goal) >= legend_goals.need(g, s, goal):
        wanted = [h for h in awake if s.heroes[h].space in goal.at]
    else:
        wanted = awake
    last = situation.brought and not foes.foes_left(g, situation.goals, s)
    for h in wanted:
        hero = s.heroes[h]
        if goal.who is not None and h not in filters.select(g, s, goal.who):
            continue
        for space in goal.at:
            hours = situation.far(hero.space, space)
            if hours < FAR and (last or situation.letters <= 1 + hours // g.book.hours):
                task = Stand(HOLD, 1 << h, space, situation.w.carried, hours)
                task.row = MEET
                task.room = legend_goals.need(g, s, goal)
                task.urgent = True
                found.append(task)


def add_vigil(situation: Situation, awake: list[int], found: list[Task]) -> None:
    """Wait where a thing will appear, and on its way to where it must come."""
    for kind in situation.goals.deliveries.kinds:
        space = situation.goals.deliveries.appears[kind]
        if space < 0:
            continue
        for place in posts(situation, kind, space):
            for h in awake:
                hours = situation.way(h, place)
                if hours <= situation.hours[h]:
                    task = Vigil(HOLD, 1 << h, place, situation.w.vigil, hours)
                    task.row = WAIT
                    found.append(task)


def posts(situation: Situation, kind: int, space: int) -> list[int]:
    """Where to wait for a thing: at its place, half-way and three quarters of the way."""
    land = without(situation.g, situation.s, situation.goals.deliveries.breaks[kind])
    goal = situation.goals.deliveries.place_of[kind]
    length = land.away[goal][space]
    found: list[int] = [space]
    at = space
    for step in range(1, length if length < FAR else 0):
        at = land.toward(at, goal)
        if step in (length // 2, length * 3 // 4):
            found.append(at)
    return found
