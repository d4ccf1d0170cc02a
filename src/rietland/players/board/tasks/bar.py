"""Runaways: heroes who stand in the way of an opponent that leaves along a path.

A hero on its next space makes it stop there, a fire keeps it where it is; and with somebody
behind it as well it may give up without a fight.
"""

from typing import Final

from rietland.board.pieces.things import kind_of
from rietland.players.board.legend import runaways, warmth
from rietland.players.board.legend.goals import NEEDED
from rietland.players.board.legend.runaways import Runaway
from rietland.players.board.now import open_goals
from rietland.players.board.now.situation import Situation
from rietland.players.board.tasks import night
from rietland.players.board.tasks.task import Task
from rietland.players.search.thought import FETCH, HOLD

#: Sunrises before it is away from which on somebody stands in its way.
SOON: Final = 3
#: What it is worth to have what makes a fire for it.
FUEL: Final = 20.0
#: Willpower that is left to who lights a fire.
LEFT: Final = 2


def add_bars(look: Situation, awake: list[int], found: list[Task]) -> bool:
    """Enclose it tonight where that can be done; else stand in its way when it is nearly away.

    Returns whether it will be enclosed.
    """
    closing = False
    for one in look.sight.runaways:
        at = runaways.space_of(look.s, one)
        front = runaways.ahead(look.s, one, at) if at >= 0 else -1
        if front < 0:
            continue
        team = enclosing(look, one, front, awake)
        for h, space in team:
            _add_post(look, h, space, found)
            closing = True
        for h in awake if not team and look.escape <= SOON else []:
            if _can_be_at(look, h, front):
                _add_post(look, h, front, found)
        if lacks_fuel(look):
            _add_fuel(look, awake, found)
    return closing


def lacks_fuel(look: Situation, but: int = -1) -> bool:
    """A fire would keep an opponent from getting away, and nobody (but one) can make one."""
    if not look.bars:
        return False
    for h in range(len(look.s.heroes)):
        if h != but and warmth.has_fuel(look.sight.warmth, look.s, h):
            return False
    return True


def _add_fuel(look: Situation, awake: list[int], found: list[Task]) -> None:
    """Fetch what makes a fire, where it lies about."""
    for i, code in enumerate(look.s.loose):
        space = look.s.loose_at[i]
        if kind_of(code) == 0 or kind_of(code) not in look.sight.warmth.fuel:
            continue
        for h in awake if not look.is_for_sale(space) else []:
            hours = look.far(look.s.heroes[h].space, space)
            if hours <= look.hours[h]:
                task = Task(FETCH, 1 << h, space, FUEL, max(1, hours))
                task.what = code
                task.errand = True
                found.append(task)


def _add_post(look: Situation, h: int, space: int, found: list[Task]) -> None:
    """Be there when the sun rises."""
    way = look.far(look.s.heroes[h].space, space)
    task = Task(HOLD, 1 << h, space, NEEDED, max(1, way))
    task.night = look.s.day
    task.errand = True
    task.urgent = True
    found.append(task)


def _can_be_at(look: Situation, h: int, space: int) -> bool:
    """The hero can come there today, and has nothing to bring elsewhere."""
    hero = look.s.heroes[h]
    if hero.space == space:
        return True
    bears = open_goals.carries(look.g, look.sight, look.s, hero) != 0 or hero.farmers > 0
    return not bears and look.far(hero.space, space) <= look.hours[h]


def enclosing(look: Situation, one: Runaway, front: int, awake: list[int]) -> list[tuple[int, int]]:
    """Who must go where so that it gives up at sunrise; nothing where that cannot be done."""
    found: list[tuple[int, int]] = []
    least = 99
    fire = look.sight.warmth
    backs = runaways.seats(look.g, look.s, one)
    if not backs or not fire.is_meant(one.kept_by):
        return found
    burning = warmth.burns(fire, look.s, front)
    keepers = [h for h in awake if _can_keep(look, h, front)]
    for back in backs:
        held = warmth.burns(fire, look.s, back) or _is_held(look, back)
        others = [h for h in awake if _can_be_at(look, h, back)]
        for keeper in [-1] if burning else keepers:
            for other in [-1] if held else others:
                if other >= 0 and other == keeper:
                    continue
                team: list[tuple[int, int]] = []
                hours = 0
                if keeper >= 0:
                    team.append((keeper, front))
                    hours += look.far(look.s.heroes[keeper].space, front)
                if other >= 0:
                    team.append((other, back))
                    hours += look.far(look.s.heroes[other].space, back)
                if team and hours < least:
                    found = team
                    least = hours
    return found


def _can_keep(look: Situation, h: int, front: int) -> bool:
    """The hero can come there today and have a fire there tonight."""
    fire = look.sight.warmth
    price = 0
    for deed in fire.deeds:
        price = max(price, warmth.price_of(fire, look.g, look.s, deed))
    strong = look.s.heroes[h].willpower >= price + LEFT
    return strong and _can_be_at(look, h, front) and night.can_warm(look, h, [front])


def _is_held(look: Situation, space: int) -> bool:
    """Somebody rests there already."""
    for hero in look.s.heroes:
        if hero.space == space and hero.resting:
            return True
    return False
