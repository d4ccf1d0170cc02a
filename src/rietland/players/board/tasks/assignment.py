"""Plans: who does what next. A function of the state alone, so seats agree without a word."""

from typing import Final

from rietland.players.board.now.final_fight import final_fight_today
from rietland.players.board.now.situation import Situation
from rietland.players.board.tasks import rating
from rietland.players.board.tasks.final_fight import FinalFight
from rietland.players.board.tasks.task import Task

#: What a fight that will hardly save the castle is rated lower by.
_HOPELESS: Final = 4.6


def assign(situation: Situation, found: list[Task], given: list[Task | None]) -> None:
    """Give every hero without a task the best that is left, best value by hour first."""
    busy = 0
    defended = 0
    for h, task in enumerate(given):
        if task is not None or situation.s.heroes[h].resting:
            busy |= 1 << h
        if task is not None and task.defence:
            defended += 1
    for first in _before_all(situation, found, busy):
        if first.mask & busy == 0:
            busy |= _give(first, given)
            defended += 1 if first.defence else 0
    best = _best(situation, found, given, busy, defended)
    while best is not None:
        busy |= _give(best, given)
        defended += 1 if best.defence else 0
        best = _best(situation, found, given, busy, defended)


def _before_all(situation: Situation, found: list[Task], busy: int) -> list[Task]:
    """What comes before anything else: the fight that ends it all, or keeps the castle tonight."""
    stand = _last_stand(situation, found, busy) if situation.march.fall == 1 else []
    if final_fight_today(situation):
        return [task for task in found if isinstance(task, FinalFight)]
    return stand


def _best(
    situation: Situation, found: list[Task], given: list[Task | None], busy: int, defended: int
) -> Task | None:
    """The best task for those who are free; of equals the first."""
    best: Task | None = None
    most = rating.NEVER
    for task in found:
        if task.mask & busy or (task.defence and defended >= situation.needed):
            continue
        if task.rating > most and not task.is_taken(situation, given):
            best = task
            most = task.rating
    return best


def _give(task: Task, given: list[Task | None]) -> int:
    for h in task.team():
        given[h] = task
    return task.mask


def _last_stand(situation: Situation, found: list[Task], busy: int) -> list[Task]:
    """The fights without which the castle falls tonight, as many as are needed."""
    fatal: list[Task] = [task for task in found if task.defence and task.urgent]
    for task in fatal:
        if task.value <= 0.8 * situation.w.doom:
            task.rating -= _HOPELESS
    fatal.sort(key=_worthiest)
    chosen: list[Task] = []
    for task in fatal:
        if len(chosen) >= situation.needed:
            break
        clash = task.mask & busy != 0
        for other in chosen:
            clash = clash or other.space == task.space
        if not clash:
            chosen.append(task)
            busy |= task.mask
    return chosen


def _worthiest(task: Task) -> float:
    return -task.rating


def plan(situation: Situation, given: list[Task | None], before: list[Task | None]) -> None:
    """Tasks for all who have none; `before` is what everybody did until now."""
    assign(situation, rating.rated(situation, before), given)
