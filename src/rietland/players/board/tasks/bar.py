"""Bars: heroes who stand in the way of an opponent that leaves along a path.

A hero on its next space makes it stop there, a fire keeps it where it is; and with somebody
behind it as well it may give up without a fight.
"""

from typing import Final

from rietland.players.board.legend import runaways, warmth
from rietland.players.board.legend.runaways import Runaway
from rietland.players.board.legend.wishes import NEEDED
from rietland.players.board.now import open_goals
from rietland.players.board.now.fires import can_warm, lacks_fuel
from rietland.players.board.now.situation import Situation
from rietland.players.board.tasks.fetch import add_fuel
from rietland.players.board.tasks.night import Night
from rietland.players.board.tasks.task import Task

#: Sunrises before it is away from which on somebody stands in its way.
SOON: Final = 3
#: Willpower that is left to who lights a fire.
LEFT: Final = 2


def add_bars(situation: Situation, awake: list[int], found: list[Task]) -> bool:
    """Enclose it tonight where that can be done; else stand in its way when it is nearly away.

    Returns whether it will be enclosed.
    """
    closing = False
    for one in situation.goals.opponents.runaways:
        at = runaways.space_of(situation.s, one)
        front = runaways.ahead(situation.s, one, at) if at >= 0 else -1
        if front < 0:
            continue
        team = enclosing(situation, one, front, awake)
        for h, space in team:
            _add_post(situation, h, space, found)
            closing = True
        for h in awake if not team and situation.escape <= SOON else []:
            if _can_be_at(situation, h, front):
                _add_post(situation, h, front, found)
        if lacks_fuel(situation):
            add_fuel(situation, awake, found)
    return closing


def _add_post(situation: Situation, h: int, space: int, found: list[Task]) -> None:
    """Be there when the sun rises."""
    way = situation.way(h, space)
    task = Night(situation, h, space, NEEDED, way)
    task.urgent = True
    found.append(task)


def _can_be_at(situation: Situation, h: int, space: int) -> bool:
    """The hero can come there today, and has nothing to bring elsewhere."""
    g, s = situation.g, situation.s
    hero = s.heroes[h]
    if hero.space == space:
        return True
    bears = open_goals.carries(g, situation.goals, s, hero) != 0 or hero.farmers > 0
    return not bears and situation.far(hero.space, space) <= situation.hours[h]


def enclosing(
    situation: Situation, one: Runaway, front: int, awake: list[int]
) -> list[tuple[int, int]]:
    """Who must go where so that it gives up at sunrise; nothing where that cannot be done."""
    found: list[tuple[int, int]] = []
    least = 99
    fire = situation.goals.warmth
    backs = runaways.seats(situation.g, situation.s, one)
    if not backs or not fire.is_meant(one.kept_by):
        return found
    burning = warmth.burns(fire, situation.s, front)
    keepers = [h for h in awake if _can_keep(situation, h, front)]
    for back in backs:
        held = warmth.burns(fire, situation.s, back) or _is_held(situation, back)
        others = [h for h in awake if _can_be_at(situation, h, back)]
        for keeper in [-1] if burning else keepers:
            for other in [-1] if held else others:
                if other >= 0 and other == keeper:
                    continue
                team: list[tuple[int, int]] = []
                hours = 0
                if keeper >= 0:
                    team.append((keeper, front))
                    hours += situation.way(keeper, front)
                if other >= 0:
                    team.append((other, back))
                    hours += situation.way(other, back)
                if team and hours < least:
                    found = team
                    least = hours
    return found


def _can_keep(situation: Situation, h: int, front: int) -> bool:
    """The hero can come there today and have a fire there tonight."""
    fire = situation.goals.warmth
    price = 0
    for deed in fire.deeds:
        price = max(price, warmth.price_of(fire, situation.g, situation.s, deed))
    strong = situation.s.heroes[h].willpower >= price + LEFT
    return strong and _can_be_at(situation, h, front) and can_warm(situation, h, [front])


def _is_held(situation: Situation, space: int) -> bool:
    """Somebody rests there already."""
    for hero in situation.s.heroes:
        if hero.space == space and hero.resting:
            return True
    return False
