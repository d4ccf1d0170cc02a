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
from rietland.players.board.legend.wishes import NEEDED
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


def tasks(situation: Situation) -> list[Task]:
    """Everything worth doing now, for everybody awake."""
    s = situation.s
    found: list[Task] = []
    awake: list[int] = []
    free: list[int] = []
    fog = open_goals.fog_worth_turning(situation.g, situation.goals, s)
    for h, hero in enumerate(s.heroes):
        if hero.resting or situation.most[h] <= 0:
            continue
        awake.append(h)
        bears = hero.farmers > 0 or open_goals.carries(situation.g, situation.goals, s, hero) != 0
        if not bears or (
            situation.march.fall == 1 and not open_goals.is_fragile(situation.goals, hero)
        ):
            free.append(h)
        if not bears and situation.hours[h] > 0:
            _add_fog(situation, fog, h, found)
            _add_things(situation, h, found)
            _add_trade(situation, h, found)
            _add_wells(situation, h, found)
            if situation.g.book.barters:
                _add_swap(situation, h, found)
            if situation.goals.supplies.drills:
                add_drills(situation, h, found)
    _add_errands(situation, awake, found)
    for goal in situation.goals.reach:
        _add_meeting(situation, goal, awake, found)
    if situation.waiting:
        _add_vigil(situation, awake, found)
    for h in awake if situation.hidden else []:
        _add_search(situation, h, found)
    for h in awake if situation.decoys else []:
        _add_decoy(situation, h, found)
    closing = situation.escape < FAR and add_bars(situation, awake, found)
    if situation.goals.warmth.kind >= 0:
        for h in awake:
            add_night(situation, h, found)
    if s.counters[FIGHTS]:
        for c in range(len(s.creature_space)):
            if s.creature_space[c] >= 0 and c != situation.foe:
                add_fight(situation, c, free, found)
                add_approach(situation, c, free, found)
                if situation.goals.free_deeds.for_pushing:
                    add_shoves(situation, c, free, found)
        if situation.foe >= 0 and not closing:
            add_final_fight(situation, free, found)
    return found


# Alone.


def _add_fog(situation: Situation, fog: list[int], h: int, found: list[Task]) -> None:
    """Turn fog near by: gladly while the legend waits for a face, else only in passing."""
    value = situation.w.fog if situation.seeks else situation.w.idle_fog
    at = situation.s.heroes[h].space
    reach = 2
    kept = 0
    while kept < NEAR_FOG and reach < 16:
        for space in fog:
            hours = situation.far(at, space)
            if hours <= reach and hours > reach - 2:
                found.append(Task(UNCOVER, 1 << h, space, value, max(1, hours)))
                kept += 1
        reach += 2


def _add_things(situation: Situation, h: int, found: list[Task]) -> None:
    """Fetch gold, farmers, rune stones."""
    s = situation.s
    at = s.heroes[h].space
    for i, code in enumerate(s.loose):
        space = s.loose_at[i]
        hours = situation.far(at, space)
        if hours >= FAR or hours == 0 or situation.goals.place_for(code) >= 0:
            continue
        ability = open_goals.ability(situation.g, code)
        value = 0.0
        if ability == MONEY:
            value = situation.gold
        elif ability == RUNE:
            value = situation.rune(h)
        elif ability == DOUBLES or ability == DOUBLES_ROLL:
            value = situation.w.brew
        elif ability == FOLLOWS:
            home = situation.home()[space]
            if home < FAR and hours < situation.hours[h]:
                value = situation.w.needed_farmer if situation.needed > 0 else situation.w.farmer
                if kind_of(code) in situation.goals.hidden.escort or _is_led(situation):
                    value = NEEDED
                hours += home
        if value > 0.0:
            task = Task(FETCH, 1 << h, space, value, hours)
            task.what = code
            found.append(task)


def _is_led(situation: Situation) -> bool:
    """A goal asks that somebody who follows is brought home."""
    for source in situation.sources:
        if source.leads:
            return True
    return False


def _add_trade(situation: Situation, h: int, found: list[Task]) -> None:
    """Buy strength, at the nearest or the cheapest merchant; brew from the witch."""
    hero = situation.s.heroes[h]
    if hero.gold == 0:
        return
    for space in situation.goals.supplies.merchants:
        points = strength_for_sale(situation, h, space)
        if points > 0:
            hours = situation.far(hero.space, space)
            value = situation.w.strength * situation.gold * points
            if situation.g.book.has_covers:
                value += lifted(situation, h, points)
            found.append(Task(GAIN, 1 << h, space, value, max(1, hours)))
    if (
        situation.goals.supplies.witch >= 0
        and situation.s.figures[situation.goals.supplies.witch] >= 0
        and wants_brew(situation, h)
    ):
        space = situation.s.figures[situation.goals.supplies.witch]
        task = Task(BUY, 1 << h, space, situation.w.brew, max(1, situation.far(hero.space, space)))
        task.what = situation.goals.supplies.brew
        found.append(task)


def _add_swap(situation: Situation, h: int, found: list[Task]) -> None:
    """Go to a merchant who has what serves the hero more than what the hero has."""
    at = situation.s.heroes[h].space
    for space in situation.goals.supplies.merchants:
        hours = situation.far(at, space)
        if 0 < hours <= situation.hours[h]:
            gain = swap_gain(situation, h, space)
            if gain >= WORTH_A_WAY:
                task = Task(HOLD, 1 << h, space, float(gain), hours)
                task.errand = True
                found.append(task)


def _add_wells(situation: Situation, h: int, found: list[Task]) -> None:
    hero = situation.s.heroes[h]
    book = situation.g.book
    for well, space in enumerate(book.well_spaces):
        if situation.s.wells[well] == FULL:
            gain = min(book.heroes[hero.kind].well, book.max_willpower - hero.willpower)
            value = gain * (situation.w.weak_well if hero.willpower < 7 else situation.w.well)
            hours = situation.far(hero.space, space)
            found.append(Task(EMPTY_WELL, 1 << h, space, value, max(1, hours)))


def _add_search(situation: Situation, h: int, found: list[Task]) -> None:
    """Go where what is wanted may be found: the sooner the better, each by somebody else."""
    hero = situation.s.heroes[h]
    if open_goals.carries(situation.g, situation.goals, situation.s, hero) != 0:
        return
    for space in situation.hidden:
        hours = situation.far(hero.space, space)
        if 0 < hours < FAR and situation.hours[h] > 0:
            task = Task(UNCOVER, 1 << h, space, NEEDED / len(situation.hidden), hours)
            task.errand = True
            found.append(task)


def _add_decoy(situation: Situation, h: int, found: list[Task]) -> None:
    """Lay down what draws an opponent from the road; who has none fetches one."""
    s = situation.s
    hero = s.heroes[h]
    held = [code for code in hero.things if kind_of(code) == situation.decoy]
    for space in situation.decoys if held else []:
        hours = situation.far(hero.space, space)
        if hours <= situation.hours[h]:
            task = Task(HOLD, 1 << h, space, NEEDED, max(1, hours))
            task.what = held[0]
            task.lures = True
            task.errand = True
            found.append(task)
    for i, code in enumerate(s.loose if not held else []):
        hours = situation.far(hero.space, s.loose_at[i])
        if (
            kind_of(code) == situation.decoy
            and hours < FAR
            and not situation.is_for_sale(s.loose_at[i])
        ):
            task = Task(FETCH, 1 << h, s.loose_at[i], DECOY, max(1, hours))
            task.what = code
            task.errand = True
            found.append(task)


# What must be brought.


def _add_errands(situation: Situation, awake: list[int], found: list[Task]) -> None:
    """Bring what one carries to where it belongs; fetch what lies about."""
    s = situation.s
    for h in awake:
        hero = s.heroes[h]
        code = open_goals.carries(situation.g, situation.goals, s, hero)
        if code:
            goal = situation.goals.place_for(code)
            way = situation.own(h).away[goal][hero.space]
            # Who cannot come there now goes on as far as the way is open.
            near = goal if way < FAR else _nearest(situation, h, goal)
            way = situation.own(h).away[near][hero.space]
            task = Task(BRING, 1 << h, near, situation.w.carried, way)
            task.what = code
            task.urgent = True
            if near != hero.space or near == goal:
                found.append(task)
            _add_relay(situation, h, goal, awake, found)
        elif hero.farmers > 0:
            value = 12.0 * hero.farmers
            farm = situation.farm(hero.space)
            task = Task(BRING, 1 << h, farm, value, situation.far(hero.space, farm))
            task.what = situation.goals.supplies.farmer
            found.append(task)
    for i, code in enumerate(s.loose):
        goal = situation.goals.place_for(code)
        space = s.loose_at[i]
        if goal < 0 or goal == space:
            continue
        for h in awake:
            hero = s.heroes[h]
            hours = situation.far(hero.space, space)
            bears = open_goals.carries(situation.g, situation.goals, s, hero) != 0
            if (
                situation.goals.burdens
                and hours == 0
                and situation.terrain.toward(space, goal) in situation.road
            ):
                continue
            if situation.goals.burdens and not may_take(situation, h, code, space):
                continue
            if hours < FAR and situation.hours[h] > 0 and not bears:
                task = Task(
                    FETCH, 1 << h, space, situation.w.lying, hours + situation.far(space, goal)
                )
                task.what = code
                found.append(task)


def _nearest(situation: Situation, h: int, goal: int) -> int:
    """The space nearest to a goal that a hero can reach with what the hero carries."""
    own = situation.own(h)
    at = situation.s.heroes[h].space
    best = at
    for space in range(situation.g.book.size):
        if own.away[space][at] < FAR and situation.far(space, goal) < situation.far(best, goal):
            best = space
    return best


def _add_relay(
    situation: Situation, bearer: int, goal: int, awake: list[int], found: list[Task]
) -> None:
    """A hero who could take over on the way and bring it home today goes to meet the bearer."""
    s = situation.s
    hero = s.heroes[bearer]
    total = situation.far(hero.space, goal)
    mine = reach_of(situation, bearer)
    if total <= mine:
        return
    for h in awake:
        if h == bearer or hours_left(situation.g, s, h, ALL) == 0:
            continue
        theirs = reach_of(situation, h)
        at = hero.space
        steps = 0
        best = -1
        most = -1
        while steps <= mine and at >= 0:
            way = situation.far(s.heroes[h].space, at)
            if (
                way + situation.far(at, goal) <= theirs
                and theirs - way > most
                and s.occupant[at] < 0
            ):
                best = at
                most = theirs - way
            at = situation.terrain.toward(at, goal)
            steps += 1
        if best >= 0:
            hours = situation.far(s.heroes[h].space, best)
            task = Task(HOLD, 1 << h, best, situation.w.carried * 0.7, hours)
            task.what = open_goals.carries(situation.g, situation.goals, s, hero)
            task.urgent = True
            found.append(task)


def reach_of(situation: Situation, h: int) -> int:
    """Steps this hero can still make today when it matters most."""
    steps = hours_left(situation.g, situation.s, h, ALL) + open_goals.free_steps(
        situation.g, situation.s.heroes[h]
    )
    toll = situation.toll(h)
    return steps if toll == 0 else min(steps, (situation.s.heroes[h].willpower - 1) // toll)


def _add_meeting(situation: Situation, goal: Goal, awake: list[int], found: list[Task]) -> None:
    """Be where the legend wants heroes to stand: once all else is done, or when time runs out."""
    g = situation.g
    s = situation.s
    if legend_goals.done(g, s, goal) >= legend_goals.need(g, s, goal):
        wanted = [h for h in awake if s.heroes[h].space in goal.at]
    else:
        wanted = awake
    last = situation.brought and not open_goals.foes_left(situation.g, situation.goals, s)
    for h in wanted:
        hero = s.heroes[h]
        if goal.who is not None and h not in filters.select(g, s, goal.who):
            continue
        for space in goal.at:
            hours = situation.far(hero.space, space)
            if hours < FAR and (last or situation.letters <= 1 + hours // g.book.hours):
                task = Task(HOLD, 1 << h, space, situation.w.carried, hours)
                task.room = legend_goals.need(g, s, goal)
                task.urgent = True
                found.append(task)


def _add_vigil(situation: Situation, awake: list[int], found: list[Task]) -> None:
    """Wait where a thing will appear, and on its way to where it must come."""
    for kind in situation.goals.deliveries.kinds:
        space = situation.goals.deliveries.appears[kind]
        if space < 0:
            continue
        for place in posts(situation, kind, space):
            for h in awake:
                hours = situation.way(h, place)
                if hours <= situation.hours[h]:
                    found.append(Task(HOLD, 1 << h, place, situation.w.vigil, hours))


def posts(situation: Situation, kind: int, space: int) -> list[int]:
    """Where to wait for a thing: at its place, half-way and three quarters of the way."""
    land = without(situation.g, situation.s, situation.goals.deliveries.breaks[kind])
    goal = situation.goals.deliveries.place_of[kind]
    length = land.away[goal][space]
    found: list[int] = [space]
    at = space
    for step in range(1, length if length < FAR else 0):
        at = land.toward(at, goal)
        if step in (length // 2, length * 3 // 4):
            found.append(at)
    return found
