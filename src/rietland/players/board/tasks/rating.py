"""Rating: how good a task is to begin with, by its worth and by what playing taught.

A task is worth its value by hour. How good that is depends on how the legend stands and on who
would do it, so each sort of task has a correction for each mark of the moment: logarithms that
are added up. `tools/learn.py` finds them by playing.
"""

from math import ceil, log
from typing import Final

from rietland.players.board.learned.tables import MARKS
from rietland.players.board.now.situation import Situation
from rietland.players.board.now.teams import TEAMS
from rietland.players.board.tasks.task import UNLEARNED, Task
from rietland.players.board.tasks.worth_doing import tasks

#: The rating of what is not worth doing.
NEVER: Final = -90.0

#: What is added for what decides the legend.
_FIRST: Final = 3.0

# Where the groups of marks begin.
_STAGE: Final = MARKS.index("sought-early")
_FALL: Final = MARKS.index("fall-1")
_LETTERS: Final = MARKS.index("letters-2")
_WHO: Final = MARKS.index("fighter")
_COMPANY: Final = MARKS.index("two")
_WILLPOWER: Final = MARKS.index("willpower-3")
_HOURS: Final = MARKS.index("hours-2")
_MISSING: Final = MARKS.index("missing-none")
_ARRIVAL: Final = MARKS.index("arrives-1")
_MANY: Final = len(MARKS)

# Where the next mark of a group begins.
_LETTER_STEPS: Final = [2, 4, 7, 10]
_WILLPOWER_STEPS: Final = [3, 6, 10]
_HOUR_STEPS: Final = [2, 5, 7]
_MISSING_STEPS: Final = [0, 6, 12]


def rated(situation: Situation, before: list[Task | None]) -> list[Task]:
    """Everything worth doing, with how good it is to begin with now.

    A hero prefers to continue a task.
    """
    found = tasks(situation)
    w = situation.w
    now = _moment(situation)
    each = [_marks_of(situation, h) for h in range(len(situation.s.heroes))]
    for task in found:
        if task.value <= 0.0:
            task.rating = NEVER
            continue
        if task.row == UNLEARNED:
            rating = log(task.value) - log(task.hours + 1.0)
        else:
            row = task.row * _MANY
            rating = log(task.value) - w.haste * log(task.hours + w.start)
            for mark in now:
                rating += w.corrections[row + mark]
            for mark in _team_marks(situation, task, each):
                rating += w.corrections[row + mark]
        task.rating = rating + _loyal(situation, task, before)
        if task.decides:
            task.rating += _FIRST
    return found


def _loyal(situation: Situation, task: Task, before: list[Task | None]) -> float:
    old = before[TEAMS[task.mask][0]]
    if old is not None and old.aim == task.aim and old.space == task.space:
        return situation.w.loyalty if old.mask == task.mask else 0.0
    return 0.0


def _moment(situation: Situation) -> list[int]:
    """Marks that hold for every task."""
    stage = 4
    if situation.seeks:
        stage = 0 if situation.foe < 0 else 1
    elif not situation.brought:
        stage = 2 if situation.absent else 3
    return [
        _STAGE + stage,
        _FALL + min(situation.march.fall, 5) - 1,
        _LETTERS + _step(_LETTER_STEPS, situation.letters),
        _MISSING + _step(_MISSING_STEPS, ceil(situation.missing)),
    ]


def _marks_of(situation: Situation, h: int) -> list[int]:
    """Who a hero is, how strong of will and how tired."""
    hero = situation.s.heroes[h]
    kind = situation.g.book.heroes[hero.kind]
    who = 0
    if kind.archer:
        who = 1
    elif kind.flips:
        who = 2
    elif kind.training:
        who = 3
    return [
        _WHO + who,
        _WILLPOWER + _step(_WILLPOWER_STEPS, hero.willpower),
        _HOURS + _step(_HOUR_STEPS, hero.hours),
    ]


def _team_marks(situation: Situation, task: Task, each: list[list[int]]) -> list[int]:
    """Marks of those who would do it, the weakest and the most tired of them, and of the foe."""
    team = TEAMS[task.mask]
    marks = each[team[0]][:]
    if len(team) > 1:
        marks[0] = _COMPANY + min(len(team), 4) - 2
        for h in team:
            marks[1] = min(marks[1], each[h][1])
            marks[2] = max(marks[2], each[h][2])
    if task.creature >= 0:
        marks.append(_ARRIVAL + min(situation.march.arrival[task.creature], 4) - 1)
    return marks


def _step(steps: list[int], value: int) -> int:
    """The number of the first step that is not below the value."""
    for number, most in enumerate(steps):
        if value <= most:
            return number
    return len(steps)
