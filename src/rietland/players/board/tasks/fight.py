"""Fights against creatures on their way."""

from typing import Final

from rietland.board import verbs as v
from rietland.board.base import GROUP_FIGHTS
from rietland.board.fight import opponents
from rietland.board.fight.opponents import creature_in_reach
from rietland.board.pieces import creature_values
from rietland.board.verbs import STRENGTH
from rietland.kernel.action import Action
from rietland.kernel.pending import Pending
from rietland.players.board.learned.tables import SORTS
from rietland.players.board.learned.weights import STRENGTH_IN_GOLD
from rietland.players.board.legend.wishes import HELPFUL
from rietland.players.board.now import foes, open_goals, open_sources, quick_odds
from rietland.players.board.now.fires import battle_fire
from rietland.players.board.now.options import first, offered
from rietland.players.board.now.reach import post, way_to_fight
from rietland.players.board.now.situation import Situation
from rietland.players.board.now.teams import TEAMS, has_part
from rietland.players.board.tasks.rest import rest
from rietland.players.board.tasks.task import Task
from rietland.players.search.thought import FIGHT

#: What a point of strength is worth that a creature lends to the opponent; a sunrise won.
LENT: Final = 2.0
DELAY: Final = 8.0
#: Strength up to which a creature is weak, and strong; others are mighty.
WEAK: Final = 4
STRONG: Final = 8
# Rows of what playing taught.
PREY: Final = SORTS.index("prey-weak")
DEFENCE: Final = SORTS.index("defence-weak")
GUARDED: Final = SORTS.index("guarded")


class Fight(Task):
    """A fight of these heroes together."""

    def __init__(self, mask: int, space: int, value: float, hours: float, c: int) -> None:
        super().__init__(FIGHT, mask, space, value, hours)
        self.creature = c

    def place_for(self, situation: Situation, h: int) -> int:
        return post(situation, h, self.space)

    def has_arrived(self, situation: Situation, h: int) -> bool:
        return creature_in_reach(situation.g, situation.s, h, self.space)

    def is_done(self, situation: Situation, h: int, chosen: bool) -> bool:  # noqa: ARG002 - alike
        """The creature is gone."""
        return situation.s.creature_space[self.creature] != self.space

    def act(self, situation: Situation, pending: Pending, given: list[Task | None]) -> Action:
        """Attack when everybody meant to be there is; otherwise let an hour go by."""
        fight = Action(v.FIGHT, pending.who, self.space)
        if not offered(pending, fight):
            return rest(situation, pending)
        for other in self.team():
            if given[other] is not self or situation.s.heroes[other].resting:
                continue
            if not self.has_arrived(situation, other):
                passing = first(pending, v.PASS)
                return passing if passing is not None else rest(situation, pending)
        lit = battle_fire(situation, pending, False) if len(self.team()) > 1 else None
        return lit if lit is not None else fight

    def foe(self) -> int:
        return self.creature

    def told_place(self, situation: Situation, h: int) -> int:
        return post(situation, h, self.space)


def threat(situation: Situation, c: int) -> float:
    """What it is worth that this creature never reaches the castle."""
    if situation.needed <= 0 or situation.march.arrival[c] > situation.until:
        return 0.0
    # There are shields enough for all others.
    if situation.needed <= len(situation.march.fatal) and c not in situation.march.fatal:
        return 0.0
    if situation.march.fall == 1 and situation.march.arrival[c] == 1:
        return situation.w.doom
    return situation.w.danger + situation.w.alarm / situation.march.fall


def prize(situation: Situation, c: int) -> float:
    """What a victory is worth in itself: the reward, what it carries, less the letter."""
    s = situation.s
    value = creature_values.reward_of(situation.g, s, c) * situation.gold - situation.letter()
    for good, pieces in creature_values.rewards_of(situation.g, s, c).items():
        if good == STRENGTH:
            value += pieces * STRENGTH_IN_GOLD
    if situation.road and s.creature_space[c] in situation.road:
        value += situation.w.road
    if open_goals.is_wanted(situation.goals, s.creature_load[c]) or is_asked(situation, c):
        value += situation.w.guarded
    elif open_sources.is_taken(situation.sources, s.creature_load[c]):
        value += HELPFUL
    if situation.lent:
        kind = s.creature_kind[c]
        if situation.missing > 0.0:
            value += LENT * situation.lent.get(kind, 0.0)
        value += DELAY * situation.hurry.get(kind, 0.0)
    return value + situation.hoard(s.creature_space[c])


def is_asked(situation: Situation, c: int) -> bool:
    """A goal or a card asks that this creature is defeated."""
    g, goals, s = situation.g, situation.goals, situation.s
    if foes.must_go(goals, s, c) or foes.is_counted(s, situation.sources, c):
        return True
    if goals.burdens and s.creature_space[c] in situation.road:
        return True
    return foes.is_wished_foe(g, goals, s, c) or situation.hoard(s.creature_space[c]) > 0.0


def add_fight(situation: Situation, c: int, free: list[int], found: list[Task]) -> None:
    """Every team that can beat the creature today, for its own sake and for the castle's."""
    if situation.s.last_letter - situation.s.narrator <= 1:
        return
    value = prize(situation, c)
    danger = threat(situation, c)
    s = situation.s
    if value + danger <= 0 and not foes.is_duel(situation.g, s, situation.sources, c, -1):
        return
    space = s.creature_space[c]
    if situation.goals.burdens and space in situation.road:
        # Who is kept from going on may put the burden down and help.
        free = [h for h, hero in enumerate(s.heroes) if not hero.resting]
    doom = danger == situation.w.doom
    ways = [0] * len(s.heroes)
    able = 0
    for h in free:
        ways[h] = way_to_fight(situation, h, space)
        if (situation.most[h] if doom else situation.hours[h]) > ways[h]:
            able |= 1 << h
    most = situation.w.company if s.counters[GROUP_FIGHTS] else 1
    good: list[int] = []
    for size in range(1, most + 1):
        for mask in range(1, able + 1):
            if mask & ~able == 0 and len(TEAMS[mask]) == size and not has_part(good, mask):
                odds = _add_team(situation, c, mask, ways, value, danger, found)
                if odds > situation.w.sure:
                    good.append(mask)


def _add_team(
    situation: Situation,
    c: int,
    mask: int,
    ways: list[int],
    value: float,
    danger: float,
    found: list[Task],
) -> float:
    """The fight of this team, if the odds are good enough; returns the chance to win."""
    g, s = situation.g, situation.s
    team = TEAMS[mask]
    if not _may_fight(situation, c, team):
        return 0.0
    asked = is_asked(situation, c)
    if len(team) == 1 and foes.is_duel(g, s, situation.sources, c, team[0]):
        value += situation.w.guarded
        asked = True
    doom = danger == situation.w.doom
    hours = 0.0
    rounds = 9
    for h in team:
        rounds = min(rounds, (situation.most[h] if doom else situation.hours[h]) - ways[h])
        hours += ways[h]
    # Who does not fall at once wakes the others.
    most = 1 if s.creature_space[c] in situation.sleepers else 4
    odds = quick_odds.odds(g, s, team, situation.hands, c, min(rounds, most), 0, 0)
    if odds.win < (situation.w.desperate if doom else situation.w.fair):
        return odds.win
    cost = situation.w.loss * odds.loss() * len(team) + situation.w.ruin * odds.ruin
    hours += odds.rounds * len(team)
    if value > 0 and value * odds.win > cost:
        task = Fight(mask, s.creature_space[c], value * odds.win - cost, hours, c)
        if not asked:
            task.row = _row(situation, c, PREY)
        found.append(task)
    if danger > 0 and (value + danger) * odds.win > cost:
        gain = (value + danger) * odds.win - cost
        task = Fight(mask, s.creature_space[c], gain, hours, c)
        task.row = _row(situation, c, DEFENCE)
        task.urgent = doom
        task.defence = True
        found.append(task)
    return odds.win


def _row(situation: Situation, c: int, row: int) -> int:
    """A row by how strong the creature is; another if it has what is wanted."""
    if open_goals.is_wanted(situation.goals, situation.s.creature_load[c]):
        return GUARDED
    return row + rank(situation, c)


def rank(situation: Situation, c: int) -> int:
    """Weak, strong or mighty."""
    strength = creature_values.strength_of(situation.g, situation.s, c)
    return 0 if strength <= WEAK else 1 if strength <= STRONG else 2


def _may_fight(situation: Situation, c: int, team: list[int]) -> bool:
    """Those without whom nobody may fight it are among them."""
    needed = opponents.needed(situation.g, situation.s, c)
    if needed is None:
        return True
    for h in team:
        if h in needed:
            return True
    return False
