"""Task corrections: what playing taught about tasks, beyond the worth they seem to have.

A task is worth its value by hour. How good that is depends on how the legend stands and on who
would do it, so each sort of task has a correction for each mark of the moment: logarithms that
are added up. `tools/learn.py` finds them by playing.
"""

from math import ceil, log
from typing import Final

from rietland.board.pieces import creature_values
from rietland.board.pieces.things import DOUBLES, DOUBLES_ROLL, FOLLOWS, MONEY, RUNE
from rietland.players.board.learned.tables import MARKS, SORTS
from rietland.players.board.now import open_goals
from rietland.players.board.now.situation import Situation
from rietland.players.board.now.teams import TEAMS
from rietland.players.board.tasks import errands
from rietland.players.board.tasks.task import Task
from rietland.players.board.tasks.worth_doing import tasks
from rietland.players.search.thought import BRING, BUY, EMPTY_WELL, FETCH, FIGHT, GAIN, GO, UNCOVER

#: The rating of what is not worth doing.
NEVER: Final = -90.0

#: What is added for what decides the legend.
_FIRST: Final = 3.0

# Where the groups of marks begin, and some sorts, in the order of `taught`.
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

_SEEK: Final = SORTS.index("seek")
_TURN: Final = SORTS.index("turn-fog")
_COIN: Final = SORTS.index("coin")
_FARMER: Final = SORTS.index("farmer")
_RUNE: Final = SORTS.index("rune")
_FLASK: Final = SORTS.index("flask")
_ERRAND: Final = SORTS.index("errand")
_GAIN: Final = SORTS.index("gain")
_BUY: Final = SORTS.index("buy")
_WELL: Final = SORTS.index("well")
_BRING: Final = SORTS.index("bring")
_LEAD_HOME: Final = SORTS.index("lead-home")
_WAIT: Final = SORTS.index("wait")
_MEET: Final = SORTS.index("meet")
_FINAL_FIGHT: Final = SORTS.index("final_fight")
_GUARDED: Final = SORTS.index("guarded")
_PREY: Final = SORTS.index("prey-weak")
_DEFENCE: Final = SORTS.index("defence-weak")
_APPROACH: Final = SORTS.index("approach-weak")

# Where the next mark of a group begins.
_LETTER_STEPS: Final = [2, 4, 7, 10]
_WILLPOWER_STEPS: Final = [3, 6, 10]
_HOUR_STEPS: Final = [2, 5, 7]
_MISSING_STEPS: Final = [0, 6, 12]
_STRENGTH_STEPS: Final = [4, 8]


def rated(situation: Situation, before: list[Task | None]) -> list[Task]:
    """Everything worth doing, with how good it is to begin with now.

    A hero prefers to continue a task.
    """
    found = tasks(situation)
    if (
        situation.wishes
        or situation.goals.opponents.feeds
        or (situation.goals.burdens and situation.sources)
    ):
        errands.add_errands(situation, found)
    table = situation.w.lessons
    now = _moment(situation)
    each = [_marks_of(situation, h) for h in range(len(situation.s.heroes))]
    for task in found:
        if task.value <= 0.0:
            task.rating = NEVER
            continue
        if task.errand:
            task.rating = log(task.value) - log(task.hours + 1.0) + _loyal(situation, task, before)
            if task.decides:
                task.rating += _FIRST
            continue
        row = _sort_of(situation, task) * _MANY
        rating = log(task.value) - situation.w.haste * log(task.hours + situation.w.start)
        for mark in now:
            rating += table[row + mark]
        for mark in _team_marks(situation, task, each):
            rating += table[row + mark]
        task.rating = rating + _loyal(situation, task, before)
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


def _sort_of(situation: Situation, task: Task) -> int:
    """The row of a task in the table."""
    aim = task.aim
    if task.final_fight:
        return _FINAL_FIGHT
    if aim == FIGHT:
        if open_goals.is_wanted(situation.goals, situation.s.creature_load[task.creature]):
            return _GUARDED
        return (_DEFENCE if task.defence else _PREY) + _rank(situation, task.creature)
    if aim == GO:
        return _APPROACH + _rank(situation, task.creature)
    if aim == UNCOVER:
        return _SEEK if situation.seeks else _TURN
    if aim == FETCH:
        return _sort_of_thing(situation, task.what)
    if aim == BRING:
        return _LEAD_HOME if task.what == situation.goals.supplies.farmer else _BRING
    if aim == GAIN:
        return _GAIN
    if aim == BUY:
        return _BUY
    if aim == EMPTY_WELL:
        return _WELL
    return _MEET if task.urgent else _WAIT


def _sort_of_thing(situation: Situation, code: int) -> int:
    if open_goals.is_wanted(situation.goals, code):
        return _ERRAND
    ability = open_goals.ability(situation.g, code)
    if ability == MONEY:
        return _COIN
    if ability == FOLLOWS:
        return _FARMER
    if ability == RUNE:
        return _RUNE
    return _FLASK if ability == DOUBLES or ability == DOUBLES_ROLL else _ERRAND


def _rank(situation: Situation, c: int) -> int:
    """Weak, strong or mighty."""
    return _step(_STRENGTH_STEPS, creature_values.strength_of(situation.g, situation.s, c))
