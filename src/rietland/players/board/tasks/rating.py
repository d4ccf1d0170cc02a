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
from rietland.players.board.tasks import errands
from rietland.players.board.tasks.fight import TEAMS
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


def rated(look: Situation, before: list[Task | None]) -> list[Task]:
    """Everything worth doing, with how good it is to begin with now.

    A hero prefers to continue a task.
    """
    found = tasks(look)
    if look.wishes or look.sight.feeds or (look.sight.burdens and look.sources):
        errands.add_errands(look, found)
    table = look.w.lessons
    now = _moment(look)
    each = [_marks_of(look, h) for h in range(len(look.s.heroes))]
    for task in found:
        if task.value <= 0.0:
            task.rating = NEVER
            continue
        if task.errand:
            task.rating = log(task.value) - log(task.hours + 1.0) + _loyal(look, task, before)
            if task.decides:
                task.rating += _FIRST
            continue
        row = _sort_of(look, task) * _MANY
        rating = log(task.value) - look.w.haste * log(task.hours + look.w.start)
        for mark in now:
            rating += table[row + mark]
        for mark in _team_marks(look, task, each):
            rating += table[row + mark]
        task.rating = rating + _loyal(look, task, before)
    return found


def _loyal(look: Situation, task: Task, before: list[Task | None]) -> float:
    old = before[TEAMS[task.mask][0]]
    if old is not None and old.aim == task.aim and old.space == task.space:
        return look.w.loyalty if old.mask == task.mask else 0.0
    return 0.0


def _moment(look: Situation) -> list[int]:
    """Marks that hold for every task."""
    stage = 4
    if look.seeks:
        stage = 0 if look.foe < 0 else 1
    elif not look.brought:
        stage = 2 if look.absent else 3
    return [
        _STAGE + stage,
        _FALL + min(look.march.fall, 5) - 1,
        _LETTERS + _step(_LETTER_STEPS, look.letters),
        _MISSING + _step(_MISSING_STEPS, ceil(look.missing)),
    ]


def _marks_of(look: Situation, h: int) -> list[int]:
    """Who a hero is, how strong of will and how tired."""
    hero = look.s.heroes[h]
    kind = look.g.book.heroes[hero.kind]
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


def _team_marks(look: Situation, task: Task, each: list[list[int]]) -> list[int]:
    """Marks of those who would do it, the weakest and the most tired of them, and of the foe."""
    team = TEAMS[task.mask]
    marks = each[team[0]][:]
    if len(team) > 1:
        marks[0] = _COMPANY + min(len(team), 4) - 2
        for h in team:
            marks[1] = min(marks[1], each[h][1])
            marks[2] = max(marks[2], each[h][2])
    if task.creature >= 0:
        marks.append(_ARRIVAL + min(look.march.arrival[task.creature], 4) - 1)
    return marks


def _step(steps: list[int], value: int) -> int:
    """The number of the first step that is not below the value."""
    for number, most in enumerate(steps):
        if value <= most:
            return number
    return len(steps)


def _sort_of(look: Situation, task: Task) -> int:
    """The row of a task in the table."""
    aim = task.aim
    if task.final_fight:
        return _FINAL_FIGHT
    if aim == FIGHT:
        if open_goals.is_wanted(look.sight, look.s.creature_load[task.creature]):
            return _GUARDED
        return (_DEFENCE if task.defence else _PREY) + _rank(look, task.creature)
    if aim == GO:
        return _APPROACH + _rank(look, task.creature)
    if aim == UNCOVER:
        return _SEEK if look.seeks else _TURN
    if aim == FETCH:
        return _sort_of_thing(look, task.what)
    if aim == BRING:
        return _LEAD_HOME if task.what == look.sight.farmer else _BRING
    if aim == GAIN:
        return _GAIN
    if aim == BUY:
        return _BUY
    if aim == EMPTY_WELL:
        return _WELL
    return _MEET if task.urgent else _WAIT


def _sort_of_thing(look: Situation, code: int) -> int:
    if open_goals.is_wanted(look.sight, code):
        return _ERRAND
    ability = open_goals.ability(look.g, code)
    if ability == MONEY:
        return _COIN
    if ability == FOLLOWS:
        return _FARMER
    if ability == RUNE:
        return _RUNE
    return _FLASK if ability == DOUBLES or ability == DOUBLES_ROLL else _ERRAND


def _rank(look: Situation, c: int) -> int:
    """Weak, strong or mighty."""
    return _step(_STRENGTH_STEPS, creature_values.strength_of(look.g, look.s, c))
