"""Choices: tasks other than the policy's own that a search may try."""

from typing import Final

from rietland.board import verbs as v
from rietland.kernel.action import Action
from rietland.kernel.pending import Pending
from rietland.players.board.now.options import offered
from rietland.players.board.now.situation import Situation, has_begun
from rietland.players.board.tasks import rating
from rietland.players.board.tasks.task import Task, pursue
from rietland.players.search.guide import Candidate
from rietland.players.search.thought import PASS, REST, Intent

#: Tasks of one hero that are tried, the best by the policy's own worth.
TRIED: Final = 9


class Choice(Candidate):
    """A task other than the policy's own."""

    def __init__(self, action: Action, task: Task, steps: list[Intent]) -> None:
        super().__init__(action)
        self.task: Task = task
        self.steps = steps


def add_choices(
    situation: Situation, pending: Pending, given: list[Task | None], found: list[Candidate]
) -> None:
    """Other tasks for the active hero, the worthiest first; every fight; pass; the end.

    Before the legend begins, idling is the policy's own answer or none: on a day to try things
    on, who has something to try does so.
    """
    h = pending.who
    mine = [task for task in rating.rated(situation, given) if task.mask >> h & 1]
    mine.sort(key=_worthiest)
    known: list[Task] = []
    present = given[h]
    if present is not None:
        known.append(present)
    for task in mine:
        if len(known) > TRIED:
            break
        if not _is_known(known, task):
            _add_choice(situation, pending, task, known, found)
    best = found[0].action
    for option in pending.options:
        if option == best or option.verb not in (v.FIGHT, v.PASS, v.END):
            continue
        if option.verb == v.FIGHT:
            if not _fights(found, option.a):
                found.append(Candidate(option))
        elif has_begun(situation.s):
            one = Candidate(option)
            one.steps = [Intent(PASS if option.verb == v.PASS else REST)]
            found.append(one)


def _add_choice(
    situation: Situation,
    pending: Pending,
    task: Task,
    known: list[Task],
    found: list[Candidate],
) -> None:
    """The task as an answer, unless nothing can be done for it now."""
    given: list[Task | None] = [None] * 8
    for h in task.team():
        given[h] = task
    action = pursue(situation, pending, task, given)
    if action.verb != v.END and offered(pending, action):
        known.append(task)
        found.append(Choice(action, task, task.steps(situation, pending.who)))


def _worthiest(task: Task) -> float:
    return -task.rating


def _is_known(known: list[Task], task: Task) -> bool:
    """The same deed is among the candidates at least twice, with any helpers."""
    teams = 0
    for one in known:
        if one.is_like(task):
            if one.mask == task.mask or task.foe() < 0:
                return True
            teams += 1
    return teams >= 2


def _fights(found: list[Candidate], space: int) -> bool:
    for one in found:
        if one.action.verb == v.FIGHT and one.action.a == space:
            return True
    return False
