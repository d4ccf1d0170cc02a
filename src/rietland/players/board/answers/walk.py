"""The policy of the board on the way: what comes along, and when to stop."""

from rietland.board import verbs as v
from rietland.kernel.action import Action
from rietland.kernel.pending import Pending
from rietland.players.board.answers import turn
from rietland.players.board.now.options import first
from rietland.players.board.now.situation import Situation
from rietland.players.board.tasks.deliver import Bring
from rietland.players.board.tasks.task import Task


def take_along(situation: Situation, pending: Pending, given: list[Task | None]) -> Action | None:
    """Who follows is taken home, if that is on the way; it is what is meant from then on."""
    h = pending.who
    take = first(pending, v.TAKE)
    task = given[h]
    if take is None or task is None:
        return None
    here = situation.s.heroes[h].space
    farm = situation.farm(here)
    if task.space not in (here, farm) or not turn.worth_taking(situation, h, take.a):
        return None
    given[h] = Bring(h, farm, 5.0, 1.0, take.a)
    return take


def walk_on(situation: Situation, pending: Pending, task: Task | None) -> Action:
    """On towards the task, farmers taken along; stop where it is done."""
    h = pending.who
    if task is None or task.has_arrived(situation, h):
        return Action(v.STOP, h)
    step = task.next_step(situation, pending)
    return step if step is not None else Action(v.STOP, h)
