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
from rietland.players.board.legend.wishes import HELPFUL, NEEDED, Source
from rietland.players.board.now import open_goals, quick_odds
from rietland.players.board.now.distances import FAR
from rietland.players.board.now.final_fight import ally_bonus
from rietland.players.board.now.reach import strikes_afar
from rietland.players.board.now.situation import Situation
from rietland.players.board.now.teams import TEAMS, has_part
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


def add_quests(situation: Situation, awake: list[int], found: list[Task]) -> None:
    """Everything of this that is worth doing, for everybody awake."""
    start = len(found)
    fights = situation.s.counters[FIGHTS] > 0
    for source in situation.sources:
        worth = NEEDED if source.wish.goal.needed else HELPFUL
        share = worth / max(1, legend_goals.need(situation.g, situation.s, source.wish.goal))
        if source.figure >= 0:
            _add_lead(situation, source, share, awake, found)
            continue
        trial = fights and open_goals.is_trial(situation.g, source)
        if trial and not open_goals.is_kept_back(situation.g, situation.s, source.wish.goal):
            needed = source.wish.goal.needed
            decides = needed and situation.missing <= NEARLY
            _add_trials(situation, source.deed, share, awake, found, needed, decides)
    for wish in situation.wishes:
        if wish.gathers >= 0:
            share = HELPFUL / max(1, legend_goals.need(situation.g, situation.s, wish.goal))
            _add_gathering(situation, wish.gathers, share, awake, found)
    for kind in situation.goals.free_deeds.shields:
        _add_gathering(situation, kind, HELPFUL, awake, found)
    if situation.goals.opponents.feeds and situation.foe >= 0:
        _add_feeds(situation, awake, found)
    for task in found[start:]:
        task.errand = True


# Who is led.


def _add_lead(
    situation: Situation, source: Source, worth: float, awake: list[int], found: list[Task]
) -> None:
    """Lead a figure on to where it is wanted; go to it if nobody who is awake leads it."""
    s = situation.s
    at = s.figures[source.figure]
    places = open_goals.places_of(situation.g, s, source)
    if at < 0 or not places:
        return
    goal = places[0]
    for place in places:
        if situation.far(at, place) < situation.far(at, goal):
            goal = place
    back = situation.far(at, goal)
    leader = figures.leader_of(s, source.figure)
    if back >= FAR:
        return
    if leader >= 0 and leader in awake:
        task = Task(BRING, 1 << leader, goal, worth, max(1, back))
        task.figure = source.figure
        task.urgent = back <= situation.most[leader]
        found.append(task)
        return
    for h in awake:
        way = situation.far(s.heroes[h].space, at)
        if 0 < way < FAR:
            found.append(Task(GO, 1 << h, at, worth, way + 0.5 * back))


def wants_company(situation: Situation, figure: int) -> bool:
    """A wish that is open wants this figure led somewhere."""
    for source in situation.sources:
        if source.figure == figure and open_goals.places_of(situation.g, situation.s, source):
            return True
    return False


# What is gathered.


def _add_gathering(
    situation: Situation, kind: int, worth: float, awake: list[int], found: list[Task]
) -> None:
    """Fetch what heroes are to hold."""
    s = situation.s
    for i, code in enumerate(s.loose):
        if kind_of(code) != kind or situation.is_guarded(code, s.loose_at[i]):
            continue
        for h in awake:
            way = situation.far(s.heroes[h].space, s.loose_at[i])
            if 0 < way < FAR:
                task = Task(FETCH, 1 << h, s.loose_at[i], worth, way)
                task.what = code
                found.append(task)


def is_gathered(situation: Situation, code: int) -> bool:
    """Heroes are to hold such things."""
    if kind_of(code) in situation.goals.free_deeds.shields:
        return True
    for wish in situation.wishes:
        if wish.gathers == kind_of(code):
            return True
    return False


# What is tried.


def stand_for(situation: Situation, h: int, trial: Trial, space: int) -> int:
    """Where a hero goes to try something at a space: there, or beside it where that will do."""
    at = situation.s.heroes[h].space
    if trial_in_reach(situation.g, situation.s, trial, h, space):
        return at
    beside = trial.reach == "adjacent" or (trial.reach == "fight" and strikes_afar(situation, h))
    best = space
    for near in situation.g.book.roads[space] if beside else []:
        if land.linked(situation.g, situation.s, near, space) and situation.far(
            at, near
        ) < situation.far(at, best):
            best = near
    return best


def chance(situation: Situation, number: int, space: int, team: list[int], rounds: int) -> float:
    """The chance that these come up to a trial in so many tries."""
    trial = situation.g.book.deeds[number].trial
    assert trial is not None
    wanted = trials.value(situation.g, situation.s, number, team[0])
    if trial.allies:
        wanted -= group_bonus(situation.g, situation.s, space, -1)
        if space == situation.rally:
            wanted -= ally_bonus(situation, space)
    for h in team:
        wanted -= hero_strength(situation.g, situation.s, h)
    lights = quick_odds.lights(situation.g, situation.s, team) if trial.lights else []
    failed = 1.0
    for n in range(rounds):
        more = lights[n] if n < len(lights) else 0
        if n == 0 and trial.lights:
            for h in team:
                more += quick_odds.doubling(situation.g, situation.s.heroes[h])
        failed *= 1.0 - quick_odds.reaching(team, situation.hands, wanted - more)
    return 1.0 - failed


def _add_trials(
    situation: Situation,
    number: int,
    worth: float,
    awake: list[int],
    found: list[Task],
    needed: bool,
    decides: bool,
) -> None:
    """Every team that may come up to a trial today; where it must be done, gather for it."""
    g, s = situation.g, situation.s
    deed = g.book.deeds[number]
    if deed.times > 0 and s.deeds[number] >= deed.times:
        return
    if not all_hold(g, s, -1, deed.conditions):
        return
    for space in trials.spaces(g, s, deed):
        start = len(found)
        best = _add_teams(situation, deed, number, space, worth, awake, found)
        if needed and best < SURE:
            _add_meeting(situation, deed, number, space, decides, awake, found)
        for task in found[start:] if decides else []:
            task.decides = True


def _add_teams(
    situation: Situation,
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
    ways = [FAR] * len(situation.s.heroes)
    able = 0
    for h in awake:
        ways[h] = situation.way(h, stand_for(situation, h, trial, space))
        if ways[h] < situation.hours[h]:
            able |= 1 << h
    good: list[int] = []
    best = 0.0
    for size in range(1, (len(awake) if trial.join else 1) + 1):
        for mask in range(1, able + 1):
            if mask & ~able or len(TEAMS[mask]) != size or has_part(good, mask):
                continue
            team = TEAMS[mask]
            rounds = TRIES
            hours = 0.0
            for h in team:
                rounds = min(rounds, situation.hours[h] - ways[h])
                hours += ways[h]
            win = chance(situation, number, space, team, rounds)
            best = max(best, win)
            if win >= SURE:
                good.append(mask)
            value = worth * win - POINT * _price(situation, trial, team) * (1.0 - win) * rounds
            if win >= FAIR and value > 0.0:
                task = Task(DEED, mask, space, value, max(1.0, hours + len(team)))
                task.deed = number
                task.tries = True
                found.append(task)
    return best


def _price(situation: Situation, trial: Trial, team: list[int]) -> float:
    """Willpower a failed try costs all of these, about; much where somebody is weak."""
    price = 0.0
    if trial.difference or trial.fail:
        for h in team:
            price += 2.0 if situation.s.heroes[h].willpower > HALE else 8.0
    return price


def _add_meeting(
    situation: Situation,
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
    everybody = list(range(len(situation.s.heroes)))
    longest = 0
    for h in everybody:
        longest = max(longest, situation.way(h, space))
    if situation.march.fall <= 1 or longest >= FAR:
        return
    late = situation.letters <= situation.w.late + 2 + (longest + 6) // situation.g.book.hours
    win = chance(situation, number, space, everybody, TRIES)
    if not late and (win < HOPE or not decides):
        return
    for h in awake:
        to = stand_for(situation, h, trial, space)
        way = situation.way(h, to)
        task = Task(GO if way else HOLD, 1 << h, to, NEEDED * win, max(1, way))
        task.room = len(everybody)
        found.append(task)


# What feeds an opponent, or the end.


def _add_feeds(situation: Situation, awake: list[int], found: list[Task]) -> None:
    """Take away what makes the opponent stronger, or time short, where it lies."""
    s = situation.s
    soon = open_goals.sunrises(situation.g, situation.goals, s)
    value = STARVED[soon] if soon < len(STARVED) else STARVE
    for i, code in enumerate(s.loose):
        if kind_of(code) not in situation.goals.opponents.feeds:
            continue
        space = s.loose_at[i]
        if situation.g.book.things[kind_of(code)].ability == BARS:
            _add_clearing(situation, space, value, awake, found)
            continue
        for h in awake:
            hero = s.heroes[h]
            toll = land.toll(situation.g, s, h, space)
            way = beside(situation, hero.space, space)
            if hero.willpower > toll + HALE and way < FAR:
                gain = value - POINT * toll
                if gain > 0.0:
                    found.append(Task(GO, 1 << h, space, gain, max(1, way)))
    for number in situation.goals.opponents.starve:
        _add_trials(situation, number, value, awake, found, False, False)


def beside(situation: Situation, at: int, space: int) -> int:
    """Hours to a space that nobody passes through: to the nearest beside it, and one more."""
    if situation.far(at, space) < FAR:
        return situation.far(at, space)
    best = FAR
    for near in situation.g.book.roads[space]:
        if land.linked(situation.g, situation.s, near, space):
            best = min(best, situation.far(at, near) + 1)
    return best


def _add_clearing(
    situation: Situation, space: int, value: float, awake: list[int], found: list[Task]
) -> None:
    """Clear rubble away where it must not lie, one hero by themselves."""
    s = situation.s
    least = min([face_of(code) for code in rubble.heaps(situation.g, s, space)])
    for h in awake:
        way = situation.far(s.heroes[h].space, space)
        win = quick_odds.reaching([h], situation.hands, least - hero_strength(situation.g, s, h))
        if way < situation.hours[h] and win >= FAIR:
            task = Task(HOLD, 1 << h, space, value * win, way + 1)
            task.clears = True
            found.append(task)
