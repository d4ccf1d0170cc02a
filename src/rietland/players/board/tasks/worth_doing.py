"""Everything worth doing now, with its worth in gold and the hours it takes.

The order matters: of two tasks that are as good the first is given out.
"""

from rietland.board.base import FIGHTS
from rietland.players.board.legend.runaways import NEVER
from rietland.players.board.now import open_goals
from rietland.players.board.now.situation import Situation
from rietland.players.board.tasks.approach import add_approach
from rietland.players.board.tasks.bar import add_bars
from rietland.players.board.tasks.deed import add_drills, add_pushes
from rietland.players.board.tasks.deliver import add_deliveries
from rietland.players.board.tasks.errands import add_errands
from rietland.players.board.tasks.fetch import add_things
from rietland.players.board.tasks.fight import add_fight
from rietland.players.board.tasks.final_fight import add_final_fight
from rietland.players.board.tasks.fog import add_fog, add_search
from rietland.players.board.tasks.lure import add_decoys
from rietland.players.board.tasks.night import add_nights
from rietland.players.board.tasks.stand import add_meeting, add_vigil
from rietland.players.board.tasks.task import Task
from rietland.players.board.tasks.trade import add_swap, add_trade
from rietland.players.board.tasks.wells import add_wells


def tasks(situation: Situation) -> list[Task]:
    """Everything worth doing now, for everybody awake."""
    found: list[Task] = []
    heroes = situation.s.heroes
    awake = [h for h, hero in enumerate(heroes) if not hero.resting and situation.most[h] > 0]
    laden = [h for h in awake if _is_laden(situation, h)]
    fog = open_goals.fog_worth_turning(situation.g, situation.goals, situation.s)
    for h in awake:
        if h not in laden and situation.hours[h] > 0:
            _add_own(situation, fog, h, found)
    _add_for_legend(situation, awake, found)
    closing = situation.escape < NEVER and add_bars(situation, awake, found)
    if situation.goals.warmth.kind >= 0:
        for h in awake:
            add_nights(situation, h, found)
    if situation.s.counters[FIGHTS]:
        falls = situation.march.fall == 1
        free = [
            h
            for h in awake
            if h not in laden or (falls and not open_goals.is_fragile(situation.goals, heroes[h]))
        ]
        _add_fights(situation, free, found)
        if situation.foe >= 0 and not closing:
            add_final_fight(situation, free, found)
    goals = situation.goals
    if situation.wishes or goals.opponents.feeds or (goals.burdens and situation.sources):
        add_errands(situation, awake, found)
    return found


def _is_laden(situation: Situation, h: int) -> bool:
    """The hero has farmers, or something to bring."""
    s = situation.s
    hero = s.heroes[h]
    return hero.farmers > 0 or open_goals.carries(situation.g, situation.goals, s, hero) != 0


def _add_own(situation: Situation, fog: list[int], h: int, found: list[Task]) -> None:
    """What serves a hero, and the group by that."""
    add_fog(situation, fog, h, found)
    add_things(situation, h, found)
    add_trade(situation, h, found)
    add_wells(situation, h, found)
    if situation.g.book.barters:
        add_swap(situation, h, found)
    if situation.goals.supplies.drills:
        add_drills(situation, h, found)


def _add_for_legend(situation: Situation, awake: list[int], found: list[Task]) -> None:
    """What the legend wants of things and heroes in one place."""
    add_deliveries(situation, awake, found)
    for goal in situation.goals.reach:
        add_meeting(situation, goal, awake, found)
    if situation.waiting:
        add_vigil(situation, awake, found)
    for h in awake if situation.hidden else []:
        add_search(situation, h, found)
    for h in awake if situation.decoys else []:
        add_decoys(situation, h, found)


def _add_fights(situation: Situation, free: list[int], found: list[Task]) -> None:
    """Fights against creatures, and what is done instead."""
    for c, space in enumerate(situation.s.creature_space):
        if space >= 0 and c != situation.foe:
            add_fight(situation, c, free, found)
            add_approach(situation, c, free, found)
            if situation.goals.free_deeds.for_pushing:
                add_pushes(situation, c, free, found)
