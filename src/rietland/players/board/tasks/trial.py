"""Trials: what is tried alone or together, and gathering for it."""

from typing import Final

from rietland.board import verbs as v
from rietland.board.book import Deed, Trial
from rietland.board.fight import trials
from rietland.board.fight.opponents import trial_in_reach
from rietland.board.fight.strength import group_bonus, hero_strength
from rietland.board.state import Battle
from rietland.board.turn import land
from rietland.kernel.action import Action
from rietland.kernel.control import all_hold
from rietland.kernel.pending import Pending
from rietland.players.board.legend.wishes import NEEDED
from rietland.players.board.now import quick_odds
from rietland.players.board.now.distances import FAR
from rietland.players.board.now.final_fight import ally_bonus
from rietland.players.board.now.options import first, offered
from rietland.players.board.now.reach import strikes_afar
from rietland.players.board.now.situation import Situation
from rietland.players.board.now.teams import TEAMS, has_part
from rietland.players.board.tasks.rest import lead_on, rest
from rietland.players.board.tasks.task import Task
from rietland.players.board.tasks.visit import Visit
from rietland.players.search.thought import DEED, GO, HOLD

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
#: Willpower that must remain to who walks into what takes some.
HALE: Final = 4


class Try(Task):
    """A trial of these heroes together."""

    def __init__(self, mask: int, space: int, value: float, hours: float, deed: int) -> None:
        super().__init__(DEED, mask, space, value, hours)
        self.what = deed

    def place_for(self, situation: Situation, h: int) -> int:
        trial = situation.g.book.deeds[self.what].trial
        assert trial is not None
        return stand_for(situation, h, trial, self.space)

    def has_arrived(self, situation: Situation, h: int) -> bool:
        trial = situation.g.book.deeds[self.what].trial
        assert trial is not None
        return trial_in_reach(situation.g, situation.s, trial, h, self.space)

    def is_done(self, situation: Situation, h: int, chosen: bool) -> bool:  # noqa: ARG002 - alike
        return not situation.is_tried(self.what, self.space)

    def act(self, situation: Situation, pending: Pending, given: list[Task | None]) -> Action:
        """Try it when everybody meant to be there is; otherwise let an hour go by."""
        h = pending.who
        for other in self.team():
            late = given[other] is self and not situation.s.heroes[other].resting
            if late and not self.has_arrived(situation, other):
                passing = first(pending, v.PASS)
                return passing if passing is not None else rest(situation, pending)
        led = lead_on(situation, pending) if self.space == situation.rally else None
        if led is not None and situation.hours[h] > 2:
            return led
        attempt = Action(v.TRY, h, self.what, self.space)
        if not offered(pending, attempt):
            return rest(situation, pending)
        trial = situation.g.book.deeds[self.what].trial
        lights = trial is not None and trial.lights
        handed = self.hand_on(situation, pending) if lights else None
        return handed if handed is not None else attempt

    def is_about(self, battle: Battle) -> bool:
        return battle.trial >= 0 and self.what == battle.trial


def stand_for(situation: Situation, h: int, trial: Trial, space: int) -> int:
    """Where a hero goes to try something at a space: there, or beside it where that will do."""
    g, s = situation.g, situation.s
    at = s.heroes[h].space
    if trial_in_reach(g, s, trial, h, space):
        return at
    beside = trial.reach == "adjacent" or (trial.reach == "fight" and strikes_afar(situation, h))
    best = space
    for near in g.book.roads[space] if beside else []:
        if land.linked(g, s, near, space) and situation.far(at, near) < situation.far(at, best):
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


def add_trials(
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
                found.append(Try(mask, space, value, max(1.0, hours + len(team)), number))
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
        task = Visit(GO if way else HOLD, h, to, NEEDED * win, max(1, way))
        task.room = len(everybody)
        found.append(task)
