"""Plans: what every hero should do next, valued in gold and weighed against the hours it takes.

The plan is a function of the state alone, so bots at different seats agree without a word.
"""

from rietland.board.rules import FIGHTS, Board
from rietland.board.state import FULL, State
from rietland.board.things import FOLLOWS, MONEY, kind_of
from rietland.players import board_sense as sense
from rietland.players.fight_plans import add_approach, add_fight, add_storm, storm_today
from rietland.players.outlook import FIGHT, GO, SPARE, STORM, Outlook, Task, Weights, is_bearer
from rietland.players.shopping import merchants, strength_for_sale


def tasks(g: Board, s: State, look: Outlook) -> list[Task]:
    """Everything worth doing now, best value by hour first."""
    found: list[Task] = []
    awake = [h for h in range(len(s.heroes)) if sense.hours_left(g, s, h, SPARE) > 0]
    for h in awake:
        if not add_bearing(g, s, h, found):
            add_fog(g, s, h, found)
            add_things(g, s, look, h, found)
            add_trade(g, s, look, h, found)
            add_wells(g, s, h, found)
    if s.counters[FIGHTS]:
        free = [h for h in awake if not is_bearer(g, s, h)]
        if look.siege.fall == 1:
            free = [h for h in awake if not sense.is_fragile(g, s.heroes[h])]
        for c in range(len(s.creature_space)):
            if s.creature_space[c] >= 0:
                add_fight(g, s, look, c, free, found)
                add_approach(g, s, look, c, free, found)
        add_storm(g, s, look, free, found)
    found = [task for task in found if task.value > 0]
    found.sort(key=_best_first)
    return found


def _best_first(task: Task) -> tuple[float, int, list[int], int]:
    return -task.worth(), task.kind, task.team, task.space


def assign(g: Board, s: State) -> dict[int, Task]:
    """Give every hero the best task that is left."""
    look = Outlook(g, s)
    given: dict[int, Task] = {}
    taken: set[tuple[int, int]] = set()
    defended = 0
    found = tasks(g, s, look)
    if storm_today(g, s):
        found = [task for task in found if task.kind == STORM] + found
    elif look.siege.fall == 1:
        found = last_stand(look, found) + found
    for task in found:
        key = (task.kind, task.space)
        if key in taken or any(h in given for h in task.team):
            continue
        if task.defence:
            if defended >= look.needed:
                continue
            defended += 1
        if task.kind != STORM:
            taken.add(key)
        for h in task.team:
            given[h] = task
    return given


def last_stand(look: Outlook, found: list[Task]) -> list[Task]:
    """The fights without which the castle falls tonight, as many as are needed."""
    fatal = [task for task in found if task.urgent and task.kind == FIGHT]
    sure = [task for task in fatal if task.value > 0.8 * Weights.doom]
    chosen: list[Task] = []
    for task in sure + fatal:
        spaces = [other.space for other in chosen]
        heroes = [h for other in chosen for h in other.team]
        clash = task.space in spaces or set(heroes) & set(task.team)
        if len(chosen) < look.needed and not clash:
            chosen.append(task)
    return chosen


def add_bearing(g: Board, s: State, h: int, found: list[Task]) -> bool:
    """Bring what one carries to where it belongs; nothing else is as important."""
    hero = s.heroes[h]
    for code in hero.things:
        goal = sense.wanted_for(g, code)
        if goal >= 0:
            hours = sense.distance(g, s, hero.space, goal)
            task = Task(GO, [h], goal, Weights.carried, hours)
            task.urgent = True
            found.append(task)
            return True
    if hero.farmers > 0:
        hours = sense.distance(g, s, hero.space, g.book.castle)
        found.append(Task(GO, [h], g.book.castle, 12.0 * hero.farmers, hours))
        return True
    return False


def add_fog(g: Board, s: State, h: int, found: list[Task]) -> None:
    """Turn fog: gladly while the legend waits for a face, else only in passing."""
    value = Weights.fog if sense.sought_faces(g, s) else Weights.idle_fog
    for space in sense.fog_left(g, s):
        hours = sense.distance(g, s, s.heroes[h].space, space)
        if hours < sense.FAR:
            found.append(Task(GO, [h], space, value, max(1, hours)))


def add_things(g: Board, s: State, look: Outlook, h: int, found: list[Task]) -> None:
    """Fetch gold, farmers and what the legend wants."""
    at = s.heroes[h].space
    for i, code in enumerate(s.loose):
        space = s.loose_at[i]
        hours = sense.distance(g, s, at, space)
        if hours >= sense.FAR:
            continue
        ability = g.book.things[kind_of(code)].ability
        goal = sense.wanted_for(g, code)
        if goal >= 0 and goal != space:
            hours += sense.distance(g, s, space, goal)
            found.append(Task(GO, [h], space, Weights.lying, hours))
        elif ability == MONEY:
            found.append(Task(GO, [h], space, look.gold, hours))
        elif ability == FOLLOWS:
            home = sense.safe_distances(g, s, g.book.castle)[space]
            if home < sense.FAR and hours < sense.hours_left(g, s, h, SPARE):
                value = Weights.needed_farmer if look.needed > 0 else Weights.farmer
                found.append(Task(GO, [h], space, value, hours + home))


def add_trade(g: Board, s: State, look: Outlook, h: int, found: list[Task]) -> None:
    """Buy strength, at the nearest or the cheapest merchant."""
    hero = s.heroes[h]
    for space in merchants(g, s):
        points = strength_for_sale(g, s, h, space)
        if points > 0:
            hours = sense.distance(g, s, hero.space, space)
            found.append(Task(GO, [h], space, Weights.strength * look.gold * points, max(1, hours)))


def add_wells(g: Board, s: State, h: int, found: list[Task]) -> None:
    hero = s.heroes[h]
    for well, space in enumerate(g.book.well_spaces):
        if s.wells[well] == FULL:
            gain = min(g.book.heroes[hero.kind].well, g.book.max_willpower - hero.willpower)
            value = gain * (Weights.weak_well if hero.willpower < 7 else Weights.well)
            hours = sense.distance(g, s, hero.space, space)
            found.append(Task(GO, [h], space, value, max(1, hours)))
