"""Leading: a figure is taken to where it is wanted."""

from rietland.board.pieces import figures
from rietland.players.board.legend.wishes import Source
from rietland.players.board.now import open_sources
from rietland.players.board.now.distances import FAR
from rietland.players.board.now.situation import Situation
from rietland.players.board.tasks.task import Task
from rietland.players.board.tasks.visit import Visit
from rietland.players.search.thought import BRING, GO, LEAD


class Lead(Task):
    """Lead a figure to the space."""

    def __init__(self, h: int, space: int, value: float, hours: float, figure: int) -> None:
        super().__init__(BRING, 1 << h, space, value, hours)
        self.what = figure

    def told(self, situation: Situation) -> int:  # noqa: ARG002 - the same everywhere
        return LEAD


def add_lead(
    situation: Situation, source: Source, worth: float, awake: list[int], found: list[Task]
) -> None:
    """Lead a figure on to where it is wanted; go to it if nobody who is awake leads it."""
    s = situation.s
    at = s.figures[source.figure]
    places = open_sources.places_of(situation.g, s, source)
    if at < 0 or not places:
        return
    goal = places[0]
    for place in places:
        if situation.far(at, place) < situation.far(at, goal):
            goal = place
    back = situation.far(at, goal)
    leader = figures.leader_of(s, source.figure)
    if back >= FAR:
        return
    if leader >= 0 and leader in awake:
        task = Lead(leader, goal, worth, max(1, back), source.figure)
        task.urgent = back <= situation.most[leader]
        found.append(task)
        return
    for h in awake:
        way = situation.far(s.heroes[h].space, at)
        if 0 < way < FAR:
            found.append(Visit(GO, h, at, worth, way + 0.5 * back))


def wants_company(situation: Situation, figure: int) -> bool:
    """A wish that is open wants this figure led somewhere."""
    for source in situation.sources:
        if source.figure == figure and open_sources.places_of(situation.g, situation.s, source):
            return True
    return False
