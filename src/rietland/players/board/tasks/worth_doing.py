"""Tasks: everything worth doing now, with its worth in gold and the hours it takes."""

from typing import Final

from rietland.board.base import FIGHTS
from rietland.board.book import Goal
from rietland.board.legend import filters
from rietland.board.legend import goals as legend_goals
from rietland.board.pieces.things import DOUBLES, DOUBLES_ROLL, FOLLOWS, MONEY, RUNE, kind_of
from rietland.board.state import FULL
from rietland.board.turn.hours import hours_left
from rietland.players.board.answers.free_deeds import add_shoves
from rietland.players.board.legend.goals import NEEDED
from rietland.players.board.now import open_goals
from rietland.players.board.now.burdens import may_take
from rietland.players.board.now.distances import FAR, without
from rietland.players.board.now.purchases import strength_for_sale, swap_gain, wants_brew
from rietland.players.board.now.situation import ALL, Situation
from rietland.players.board.tasks.bar import add_bars
from rietland.players.board.tasks.errands import add_drills, lifted
from rietland.players.board.tasks.fight import add_approach, add_fight, add_final_fight
from rietland.players.board.tasks.night import add_night
from rietland.players.board.tasks.task import Task
from rietland.players.search.thought import BRING, BUY, EMPTY_WELL, FETCH, GAIN, HOLD, UNCOVER

#: Fog tokens a hero thinks of, the nearest (and as many more as lie equally far).
NEAR_FOG: Final = 3
#: What a swap must gain before a hero goes to a merchant for it.
WORTH_A_WAY: Final = 2
#: What it is worth to have a thing that draws an opponent from the road.
DECOY: Final = 20.0


def tasks(look: Situation) -> list[Task]:
    """Everything worth doing now, for everybody awake."""
    s = look.s
    found: list[Task] = []
    awake: list[int] = []
    free: list[int] = []
    fog = open_goals.fog_worth_turning(look.g, look.sight, s)
    for h, hero in enumerate(s.heroes):
        if hero.resting or look.most[h] <= 0:
            continue
        awake.append(h)
        bears = hero.farmers > 0 or open_goals.carries(look.g, look.sight, s, hero) != 0
        if not bears or (look.march.fall == 1 and not open_goals.is_fragile(look.sight, hero)):
            free.append(h)
        if not bears and look.hours[h] > 0:
            _add_fog(look, fog, h, found)
            _add_things(look, h, found)
            _add_trade(look, h, found)
            _add_wells(look, h, found)
            if look.g.book.barters:
                _add_swap(look, h, found)
            if look.sight.drills:
                add_drills(look, h, found)
    _add_errands(look, awake, found)
    for goal in look.sight.reach:
        _add_meeting(look, goal, awake, found)
    if look.waiting:
        _add_vigil(look, awake, found)
    for h in awake if look.hidden else []:
        _add_search(look, h, found)
    for h in awake if look.decoys else []:
        _add_decoy(look, h, found)
    closing = look.escape < FAR and add_bars(look, awake, found)
    if look.sight.warmth.kind >= 0:
        for h in awake:
            add_night(look, h, found)
    if s.counters[FIGHTS]:
        for c in range(len(s.creature_space)):
            if s.creature_space[c] >= 0 and c != look.foe:
                add_fight(look, c, free, found)
                add_approach(look, c, free, found)
                if look.sight.boons.shoves:
                    add_shoves(look, c, free, found)
        if look.foe >= 0 and not closing:
            add_final_fight(look, free, found)
    return found


# Alone.


def _add_fog(look: Situation, fog: list[int], h: int, found: list[Task]) -> None:
    """Turn fog near by: gladly while the legend waits for a face, else only in passing."""
    value = look.w.fog if look.seeks else look.w.idle_fog
    at = look.s.heroes[h].space
    reach = 2
    kept = 0
    while kept < NEAR_FOG and reach < 16:
        for space in fog:
            hours = look.far(at, space)
            if hours <= reach and hours > reach - 2:
                found.append(Task(UNCOVER, 1 << h, space, value, max(1, hours)))
                kept += 1
        reach += 2


def _add_things(look: Situation, h: int, found: list[Task]) -> None:
    """Fetch gold, farmers, rune stones."""
    s = look.s
    at = s.heroes[h].space
    for i, code in enumerate(s.loose):
        space = s.loose_at[i]
        hours = look.far(at, space)
        if hours >= FAR or hours == 0 or look.sight.goal_of[kind_of(code)] >= 0:
            continue
        ability = open_goals.ability(look.g, code)
        value = 0.0
        if ability == MONEY:
            value = look.gold
        elif ability == RUNE:
            value = look.rune(h)
        elif ability == DOUBLES or ability == DOUBLES_ROLL:
            value = look.w.brew
        elif ability == FOLLOWS:
            home = look.home()[space]
            if home < FAR and hours < look.hours[h]:
                value = look.w.needed_farmer if look.needed > 0 else look.w.farmer
                if kind_of(code) in look.sight.escort or _is_led(look):
                    value = NEEDED
                hours += home
        if value > 0.0:
            task = Task(FETCH, 1 << h, space, value, hours)
            task.what = code
            found.append(task)


def _is_led(look: Situation) -> bool:
    """A goal asks that somebody who follows is brought home."""
    for source in look.sources:
        if source.leads:
            return True
    return False


def _add_trade(look: Situation, h: int, found: list[Task]) -> None:
    """Buy strength, at the nearest or the cheapest merchant; brew from the witch."""
    hero = look.s.heroes[h]
    if hero.gold == 0:
        return
    for space in look.sight.merchants:
        points = strength_for_sale(look, h, space)
        if points > 0:
            hours = look.far(hero.space, space)
            value = look.w.strength * look.gold * points
            if look.g.book.has_covers:
                value += lifted(look, h, points)
            found.append(Task(GAIN, 1 << h, space, value, max(1, hours)))
    if look.sight.witch >= 0 and look.s.figures[look.sight.witch] >= 0 and wants_brew(look, h):
        space = look.s.figures[look.sight.witch]
        task = Task(BUY, 1 << h, space, look.w.brew, max(1, look.far(hero.space, space)))
        task.what = look.sight.brew
        found.append(task)


def _add_swap(look: Situation, h: int, found: list[Task]) -> None:
    """Go to a merchant who has what serves the hero more than what the hero has."""
    at = look.s.heroes[h].space
    for space in look.sight.merchants:
        hours = look.far(at, space)
        if 0 < hours <= look.hours[h]:
            gain = swap_gain(look, h, space)
            if gain >= WORTH_A_WAY:
                task = Task(HOLD, 1 << h, space, float(gain), hours)
                task.errand = True
                found.append(task)


def _add_wells(look: Situation, h: int, found: list[Task]) -> None:
    hero = look.s.heroes[h]
    book = look.g.book
    for well, space in enumerate(book.well_spaces):
        if look.s.wells[well] == FULL:
            gain = min(book.heroes[hero.kind].well, book.max_willpower - hero.willpower)
            value = gain * (look.w.weak_well if hero.willpower < 7 else look.w.well)
            hours = look.far(hero.space, space)
            found.append(Task(EMPTY_WELL, 1 << h, space, value, max(1, hours)))


def _add_search(look: Situation, h: int, found: list[Task]) -> None:
    """Go where what is wanted may be found: the sooner the better, each by somebody else."""
    hero = look.s.heroes[h]
    if open_goals.carries(look.g, look.sight, look.s, hero) != 0:
        return
    for space in look.hidden:
        hours = look.far(hero.space, space)
        if 0 < hours < FAR and look.hours[h] > 0:
            task = Task(UNCOVER, 1 << h, space, NEEDED / len(look.hidden), hours)
            task.errand = True
            found.append(task)


def _add_decoy(look: Situation, h: int, found: list[Task]) -> None:
    """Lay down what draws an opponent from the road; who has none fetches one."""
    s = look.s
    hero = s.heroes[h]
    held = [code for code in hero.things if kind_of(code) == look.decoy]
    for space in look.decoys if held else []:
        hours = look.far(hero.space, space)
        if hours <= look.hours[h]:
            task = Task(HOLD, 1 << h, space, NEEDED, max(1, hours))
            task.what = held[0]
            task.lures = True
            task.errand = True
            found.append(task)
    for i, code in enumerate(s.loose if not held else []):
        hours = look.far(hero.space, s.loose_at[i])
        if kind_of(code) == look.decoy and hours < FAR and not look.is_for_sale(s.loose_at[i]):
            task = Task(FETCH, 1 << h, s.loose_at[i], DECOY, max(1, hours))
            task.what = code
            task.errand = True
            found.append(task)


# What must be brought.


def _add_errands(look: Situation, awake: list[int], found: list[Task]) -> None:
    """Bring what one carries to where it belongs; fetch what lies about."""
    s = look.s
    for h in awake:
        hero = s.heroes[h]
        code = open_goals.carries(look.g, look.sight, s, hero)
        if code:
            goal = look.sight.goal_of[kind_of(code)]
            way = look.own(h).away[goal][hero.space]
            # Who cannot come there now goes on as far as the way is open.
            near = goal if way < FAR else _nearest(look, h, goal)
            way = look.own(h).away[near][hero.space]
            task = Task(BRING, 1 << h, near, look.w.carried, way)
            task.what = code
            task.urgent = True
            if near != hero.space or near == goal:
                found.append(task)
            _add_relay(look, h, goal, awake, found)
        elif hero.farmers > 0:
            value = 12.0 * hero.farmers
            farm = look.farm(hero.space)
            task = Task(BRING, 1 << h, farm, value, look.far(hero.space, farm))
            task.what = look.sight.farmer
            found.append(task)
    for i, code in enumerate(s.loose):
        goal = look.sight.goal_of[kind_of(code)]
        space = s.loose_at[i]
        if goal < 0 or goal == space:
            continue
        for h in awake:
            hero = s.heroes[h]
            hours = look.far(hero.space, space)
            bears = open_goals.carries(look.g, look.sight, s, hero) != 0
            if look.sight.burdens and hours == 0 and look.terrain.toward(space, goal) in look.road:
                continue
            if look.sight.burdens and not may_take(look, h, code, space):
                continue
            if hours < FAR and look.hours[h] > 0 and not bears:
                task = Task(FETCH, 1 << h, space, look.w.lying, hours + look.far(space, goal))
                task.what = code
                found.append(task)


def _nearest(look: Situation, h: int, goal: int) -> int:
    """The space nearest to a goal that a hero can reach with what the hero carries."""
    own = look.own(h)
    at = look.s.heroes[h].space
    best = at
    for space in range(look.g.book.size):
        if own.away[space][at] < FAR and look.far(space, goal) < look.far(best, goal):
            best = space
    return best


def _add_relay(
    look: Situation, bearer: int, goal: int, awake: list[int], found: list[Task]
) -> None:
    """A hero who could take over on the way and bring it home today goes to meet the bearer."""
    s = look.s
    hero = s.heroes[bearer]
    total = look.far(hero.space, goal)
    mine = reach_of(look, bearer)
    if total <= mine:
        return
    for h in awake:
        if h == bearer or hours_left(look.g, s, h, ALL) == 0:
            continue
        theirs = reach_of(look, h)
        at = hero.space
        steps = 0
        best = -1
        most = -1
        while steps <= mine and at >= 0:
            way = look.far(s.heroes[h].space, at)
            if way + look.far(at, goal) <= theirs and theirs - way > most and s.occupant[at] < 0:
                best = at
                most = theirs - way
            at = look.terrain.toward(at, goal)
            steps += 1
        if best >= 0:
            hours = look.far(s.heroes[h].space, best)
            task = Task(HOLD, 1 << h, best, look.w.carried * 0.7, hours)
            task.what = open_goals.carries(look.g, look.sight, s, hero)
            task.urgent = True
            found.append(task)


def reach_of(look: Situation, h: int) -> int:
    """Steps this hero can still make today when it matters most."""
    steps = hours_left(look.g, look.s, h, ALL) + open_goals.free_steps(look.g, look.s.heroes[h])
    toll = look.toll(h)
    return steps if toll == 0 else min(steps, (look.s.heroes[h].willpower - 1) // toll)


def _add_meeting(look: Situation, goal: Goal, awake: list[int], found: list[Task]) -> None:
    """Be where the legend wants heroes to stand: once all else is done, or when time runs out."""
    g = look.g
    s = look.s
    if legend_goals.done(g, s, goal) >= legend_goals.need(g, s, goal):
        wanted = [h for h in awake if s.heroes[h].space in goal.at]
    else:
        wanted = awake
    last = look.brought and not open_goals.foes_left(look.g, look.sight, s)
    for h in wanted:
        hero = s.heroes[h]
        if goal.who is not None and h not in filters.select(g, s, goal.who):
            continue
        for space in goal.at:
            hours = look.far(hero.space, space)
            if hours < FAR and (last or look.letters <= 1 + hours // g.book.hours):
                task = Task(HOLD, 1 << h, space, look.w.carried, hours)
                task.room = legend_goals.need(g, s, goal)
                task.urgent = True
                found.append(task)


def _add_vigil(look: Situation, awake: list[int], found: list[Task]) -> None:
    """Wait where a thing will appear, and on its way to where it must come."""
    for kind in look.sight.bring:
        space = look.sight.appears[kind]
        if space < 0:
            continue
        for place in posts(look, kind, space):
            for h in awake:
                hours = look.far(look.s.heroes[h].space, place)
                if hours <= look.hours[h]:
                    found.append(Task(HOLD, 1 << h, place, look.w.vigil, hours))


def posts(look: Situation, kind: int, space: int) -> list[int]:
    """Where to wait for a thing: at its place, half-way and three quarters of the way."""
    land = without(look.g, look.s, look.sight.breaks[kind])
    goal = look.sight.goal_of[kind]
    length = land.away[goal][space]
    found: list[int] = [space]
    at = space
    for step in range(1, length if length < FAR else 0):
        at = land.toward(at, goal)
        if step in (length // 2, length * 3 // 4):
            found.append(at)
    return found
