"""Quests: tasks for what is tried, who is led, what is gathered, and what feeds an opponent."""

from typing import Final

from rietland.board.base import FIGHTS
from rietland.board.book import Deed, Trial
from rietland.board.fight import rubble, trials
from rietland.board.fight.opponents import trial_in_reach
from rietland.board.fight.strength import group_bonus, hero_strength
from rietland.board.legend import goals as legend_goals
from rietland.board.pieces import figures
from rietland.board.pieces.things import BARS, face_of, kind_of
from rietland.board.turn import land
from rietland.kernel.control import all_hold
from rietland.players.board.legend.goals import HELPFUL, NEEDED, Source
from rietland.players.board.now import open_goals, quick_odds
from rietland.players.board.now.distances import FAR
from rietland.players.board.now.situation import Situation
from rietland.players.board.tasks.fight import TEAMS, ally_bonus, strikes_afar
from rietland.players.board.tasks.task import Task
from rietland.players.search.thought import BRING, DEED, FETCH, GO, HOLD

#: Tries that are thought of.
TRIES: Final = 3
#: Odds below which nobody sets out for a trial, and odds above which nobody else is needed.
FAIR: Final = 0.45
SURE: Final = 0.85
#: Odds at which heroes gather for a trial from afar.
HOPE: Final = 0.6
#: Strength all may lack for the hardest trial when they set out for the first.
NEARLY: Final = 2.0
#: What a failed try costs each who took part, in gold for a point of willpower.
POINT: Final = 0.4
#: What it is worth to take away what feeds an opponent: by sunrises left, then always.
STARVED: Final = [40.0, 25.0, 10.0]
STARVE: Final = 3.0
#: Willpower that must remain to who walks into what takes some.
HALE: Final = 4


def add_quests(look: Situation, awake: list[int], found: list[Task]) -> None:
    """Everything of this that is worth doing, for everybody awake."""
    start = len(found)
    fights = look.s.counters[FIGHTS] > 0
    for source in look.sources:
        worth = NEEDED if source.wish.goal.needed else HELPFUL
        share = worth / max(1, legend_goals.need(look.g, look.s, source.wish.goal))
        if source.figure >= 0:
            _add_lead(look, source, share, awake, found)
            continue
        trial = fights and open_goals.is_trial(look.g, source)
        if trial and not open_goals.is_kept_back(look.g, look.s, source.wish.goal):
            needed = source.wish.goal.needed
            decides = needed and look.missing <= NEARLY
            _add_trials(look, source.deed, share, awake, found, needed, decides)
    for wish in look.wishes:
        if wish.gathers >= 0:
            share = HELPFUL / max(1, legend_goals.need(look.g, look.s, wish.goal))
            _add_gathering(look, wish.gathers, share, awake, found)
    for kind in look.sight.boons.shields:
        _add_gathering(look, kind, HELPFUL, awake, found)
    if look.sight.feeds and look.foe >= 0:
        _add_feeds(look, awake, found)
    for task in found[start:]:
        task.errand = True


# Who is led.


def _add_lead(
    look: Situation, source: Source, worth: float, awake: list[int], found: list[Task]
) -> None:
    """Lead a figure on to where it is wanted; go to it if nobody who is awake leads it."""
    s = look.s
    at = s.figures[source.figure]
    places = open_goals.places_of(look.g, s, source)
    if at < 0 or not places:
        return
    goal = places[0]
    for place in places:
        if look.far(at, place) < look.far(at, goal):
            goal = place
    back = look.far(at, goal)
    leader = figures.leader_of(s, source.figure)
    if back >= FAR:
        return
    if leader >= 0 and leader in awake:
        task = Task(BRING, 1 << leader, goal, worth, max(1, back))
        task.figure = source.figure
        task.urgent = back <= look.most[leader]
        found.append(task)
        return
    for h in awake:
        way = look.far(s.heroes[h].space, at)
        if 0 < way < FAR:
            found.append(Task(GO, 1 << h, at, worth, way + 0.5 * back))


def wants_company(look: Situation, figure: int) -> bool:
    """A wish that is open wants this figure led somewhere."""
    for source in look.sources:
        if source.figure == figure and open_goals.places_of(look.g, look.s, source):
            return True
    return False


# What is gathered.


def _add_gathering(
    look: Situation, kind: int, worth: float, awake: list[int], found: list[Task]
) -> None:
    """Fetch what heroes are to hold."""
    s = look.s
    for i, code in enumerate(s.loose):
        if kind_of(code) != kind or look.is_guarded(code, s.loose_at[i]):
            continue
        for h in awake:
            way = look.far(s.heroes[h].space, s.loose_at[i])
            if 0 < way < FAR:
                task = Task(FETCH, 1 << h, s.loose_at[i], worth, way)
                task.what = code
                found.append(task)


def is_gathered(look: Situation, code: int) -> bool:
    """Heroes are to hold such things."""
    if kind_of(code) in look.sight.boons.shields:
        return True
    for wish in look.wishes:
        if wish.gathers == kind_of(code):
            return True
    return False


# What is tried.


def stand_for(look: Situation, h: int, trial: Trial, space: int) -> int:
    """Where a hero goes to try something at a space: there, or beside it where that will do."""
    at = look.s.heroes[h].space
    if trial_in_reach(look.g, look.s, trial, h, space):
        return at
    beside = trial.reach == "adjacent" or (trial.reach == "fight" and strikes_afar(look, h))
    best = space
    for near in look.g.book.roads[space] if beside else []:
        if land.linked(look.g, look.s, near, space) and look.far(at, near) < look.far(at, best):
            best = near
    return best


def chance(look: Situation, number: int, space: int, team: list[int], rounds: int) -> float:
    """The chance that these come up to a trial in so many tries."""
    trial = look.g.book.deeds[number].trial
    assert trial is not None
    wanted = trials.value(look.g, look.s, number, team[0])
    if trial.allies:
        wanted -= group_bonus(look.g, look.s, space, -1)
        if space == look.rally:
            wanted -= ally_bonus(look, space)
    for h in team:
        wanted -= hero_strength(look.g, look.s, h)
    lights = quick_odds.lights(look.g, look.s, team) if trial.lights else []
    failed = 1.0
    for n in range(rounds):
        more = lights[n] if n < len(lights) else 0
        if n == 0 and trial.lights:
            for h in team:
                more += quick_odds.doubling(look.g, look.s.heroes[h])
        failed *= 1.0 - quick_odds.reaching(team, look.hands, wanted - more)
    return 1.0 - failed


def _add_trials(
    look: Situation,
    number: int,
    worth: float,
    awake: list[int],
    found: list[Task],
    needed: bool,
    decides: bool,
) -> None:
    """Every team that may come up to a trial today; where it must be done, gather for it."""
    g, s = look.g, look.s
    deed = g.book.deeds[number]
    if deed.times > 0 and s.deeds[number] >= deed.times:
        return
    if not all_hold(g, s, -1, deed.conditions):
        return
    for space in trials.spaces(g, s, deed):
        start = len(found)
        best = _add_teams(look, deed, number, space, worth, awake, found)
        if needed and best < SURE:
            _add_meeting(look, deed, number, space, decides, awake, found)
        for task in found[start:] if decides else []:
            task.decides = True


def _add_teams(
    look: Situation,
    deed: Deed,
    number: int,
    space: int,
    worth: float,
    awake: list[int],
    found: list[Task],
) -> float:
    """The tasks of all teams; returns the best chance."""
    trial = deed.trial
    assert trial is not None
    ways = [FAR] * len(look.s.heroes)
    able = 0
    for h in awake:
        ways[h] = look.far(look.s.heroes[h].space, stand_for(look, h, trial, space))
        if ways[h] < look.hours[h]:
            able |= 1 << h
    good: list[int] = []
    best = 0.0
    for size in range(1, (len(awake) if trial.join else 1) + 1):
        for mask in range(1, able + 1):
            if mask & ~able or len(TEAMS[mask]) != size or _has_part(good, mask):
                continue
            team = TEAMS[mask]
            rounds = TRIES
            hours = 0.0
            for h in team:
                rounds = min(rounds, look.hours[h] - ways[h])
                hours += ways[h]
            win = chance(look, number, space, team, rounds)
            best = max(best, win)
            if win >= SURE:
                good.append(mask)
            value = worth * win - POINT * _price(look, trial, team) * (1.0 - win) * rounds
            if win >= FAIR and value > 0.0:
                task = Task(DEED, mask, space, value, max(1.0, hours + len(team)))
                task.deed = number
                task.tries = True
                found.append(task)
    return best


def _price(look: Situation, trial: Trial, team: list[int]) -> float:
    """Willpower a failed try costs all of these, about; much where somebody is weak."""
    price = 0.0
    if trial.difference or trial.fail:
        for h in team:
            price += 2.0 if look.s.heroes[h].willpower > HALE else 8.0
    return price


def _has_part(good: list[int], mask: int) -> bool:
    """A smaller team would do."""
    for part in good:
        if part & mask == part:
            return True
    return False


def _add_meeting(
    look: Situation,
    deed: Deed,
    number: int,
    space: int,
    decides: bool,
    awake: list[int],
    found: list[Task],
) -> None:
    """Gather where something must be tried, when all are strong enough or time runs out."""
    trial = deed.trial
    assert trial is not None
    everybody = list(range(len(look.s.heroes)))
    longest = 0
    for h in everybody:
        longest = max(longest, look.far(look.s.heroes[h].space, space))
    if look.march.fall <= 1 or longest >= FAR:
        return
    late = look.letters <= look.w.late + 2 + (longest + 6) // look.g.book.hours
    win = chance(look, number, space, everybody, TRIES)
    if not late and (win < HOPE or not decides):
        return
    for h in awake:
        to = stand_for(look, h, trial, space)
        way = look.far(look.s.heroes[h].space, to)
        task = Task(GO if way else HOLD, 1 << h, to, NEEDED * win, max(1, way))
        task.room = len(everybody)
        found.append(task)


# What feeds an opponent, or the end.


def _add_feeds(look: Situation, awake: list[int], found: list[Task]) -> None:
    """Take away what makes the opponent stronger, or time short, where it lies."""
    s = look.s
    soon = open_goals.sunrises(look.g, look.sight, s)
    value = STARVED[soon] if soon < len(STARVED) else STARVE
    for i, code in enumerate(s.loose):
        if kind_of(code) not in look.sight.feeds:
            continue
        space = s.loose_at[i]
        if look.g.book.things[kind_of(code)].ability == BARS:
            _add_clearing(look, space, value, awake, found)
            continue
        for h in awake:
            hero = s.heroes[h]
            toll = land.toll(look.g, s, h, space)
            way = beside(look, hero.space, space)
            if hero.willpower > toll + HALE and way < FAR:
                gain = value - POINT * toll
                if gain > 0.0:
                    found.append(Task(GO, 1 << h, space, gain, max(1, way)))
    for number in look.sight.quenches:
        _add_trials(look, number, value, awake, found, False, False)


def beside(look: Situation, at: int, space: int) -> int:
    """Hours to a space that nobody passes through: to the nearest beside it, and one more."""
    if look.far(at, space) < FAR:
        return look.far(at, space)
    best = FAR
    for near in look.g.book.roads[space]:
        if land.linked(look.g, look.s, near, space):
            best = min(best, look.far(at, near) + 1)
    return best


def _add_clearing(
    look: Situation, space: int, value: float, awake: list[int], found: list[Task]
) -> None:
    """Clear rubble away where it must not lie, one hero by themselves."""
    s = look.s
    least = min([face_of(code) for code in rubble.heaps(look.g, s, space)])
    for h in awake:
        way = look.far(s.heroes[h].space, space)
        win = quick_odds.reaching([h], look.hands, least - hero_strength(look.g, s, h))
        if way < look.hours[h] and win >= FAIR:
            task = Task(HOLD, 1 << h, space, value * win, way + 1)
            task.clears = True
            found.append(task)
