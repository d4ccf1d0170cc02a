"""Plans: who does what next. A function of the state alone, so seats agree without a word."""

from typing import Final

from rietland.board.pieces import creature_values
from rietland.players.board.now.final_fight import final_fight_today
from rietland.players.board.now.situation import Situation
from rietland.players.board.now.teams import TEAMS
from rietland.players.board.tasks import rating
from rietland.players.board.tasks.task import Task
from rietland.players.search.thought import FIGHT, GO

#: What a fight that will hardly save the castle is rated lower by.
_HOPELESS: Final = 4.6


def assign(situation: Situation, found: list[Task], given: list[Task | None]) -> None:
    """Give every hero without a task the best that is left, best value by hour first."""
    busy = 0
    for h, task in enumerate(given):
        if task is not None or situation.s.heroes[h].resting:
            busy |= 1 << h
    defended = 0
    for task in given:
        if task is not None and task.defence:
            defended += 1
    order = _last_stand(situation, found, busy) if situation.march.fall == 1 else []
    if final_fight_today(situation):
        order = [task for task in found if task.final_fight]
    for task in order:
        if task.mask & busy == 0:
            busy |= _give(task, given)
            defended += 1 if task.defence else 0
    while True:
        best: Task | None = None
        most = rating.NEVER
        for task in found:
            if task.mask & busy or (task.defence and defended >= situation.needed):
                continue
            if task.rating > most and not _is_taken(situation, task, given):
                best = task
                most = task.rating
        if best is None:
            return
        busy |= _give(best, given)
        defended += 1 if best.defence else 0


def _give(task: Task, given: list[Task | None]) -> int:
    for h in TEAMS[task.mask]:
        given[h] = task
    return task.mask


def _is_taken(situation: Situation, task: Task, given: list[Task | None]) -> bool:
    """Somebody else already does this there; a strong creature is awaited by several."""
    if task.final_fight:
        return False
    room = task.room
    if task.creature >= 0 and task.aim == GO:
        room += (
            creature_values.strength_of(situation.g, situation.s, task.creature)
            // situation.w.escort
        )
    for other in given:
        if other is not None and other.aim == task.aim and other.space == task.space:
            room -= 1
    return room <= 0


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


def is_alive(situation: Situation, task: Task) -> bool:
    """Whether a task still makes sense: its creature stands there, its goal is open."""
    if task.aim == FIGHT:
        return situation.s.creature_space[task.creature] == task.space
    return True
