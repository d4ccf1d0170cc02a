"""Tasks that are fights: against creatures on their way, and the fight that ends the legend."""

from typing import Final

from rietland.board.base import GROUP_FIGHTS
from rietland.board.fight import opponents
from rietland.board.pieces import creature_values
from rietland.board.verbs import STRENGTH
from rietland.players.board.learned.weights import STRENGTH_IN_GOLD
from rietland.players.board.legend.wishes import HELPFUL
from rietland.players.board.now import open_goals, quick_odds
from rietland.players.board.now.final_fight import (
    all_today,
    ally_bonus,
    brew_bonus,
    days_home,
    final_fight_team,
    final_fight_today,
    meeting_place,
    nearly_brought,
    strike_odds,
)
from rietland.players.board.now.fires import battle_bonus
from rietland.players.board.now.purchases import shops_first
from rietland.players.board.now.reach import way_to_fight
from rietland.players.board.now.situation import Situation
from rietland.players.board.now.teams import TEAMS, has_part
from rietland.players.board.tasks.task import Task
from rietland.players.search.thought import FIGHT, GO

#: What a point of strength is worth that a creature lends to the opponent; a sunrise won.
LENT: Final = 2.0
DELAY: Final = 8.0
#: So few heroes cannot each keep to a place.
FEW: Final = 2


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
    elif open_goals.is_taken(situation.sources, s.creature_load[c]):
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
    if open_goals.must_go(goals, s, c) or open_goals.is_counted(s, situation.sources, c):
        return True
    if goals.burdens and s.creature_space[c] in situation.road:
        return True
    return open_goals.is_wished_foe(g, goals, s, c) or situation.hoard(s.creature_space[c]) > 0.0


def add_fight(situation: Situation, c: int, free: list[int], found: list[Task]) -> None:
    """Every team that can beat the creature today, for its own sake and for the castle's."""
    if situation.s.last_letter - situation.s.narrator <= 1:
        return
    value = prize(situation, c)
    danger = threat(situation, c)
    s = situation.s
    if value + danger <= 0 and not open_goals.is_duel(situation.g, s, situation.sources, c, -1):
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
    team = TEAMS[mask]
    if not _may_fight(situation, c, team):
        return 0.0
    asked = is_asked(situation, c)
    if len(team) == 1 and open_goals.is_duel(
        situation.g, situation.s, situation.sources, c, team[0]
    ):
        value += situation.w.guarded
        asked = True
    doom = danger == situation.w.doom
    hours = 0.0
    rounds = 9
    for h in team:
        rounds = min(rounds, (situation.most[h] if doom else situation.hours[h]) - ways[h])
        hours += ways[h]
    # Who does not fall at once wakes the others.
    most = 1 if situation.s.creature_space[c] in situation.sleepers else 4
    odds = quick_odds.odds(
        situation.g, situation.s, team, situation.hands, c, min(rounds, most), 0, 0
    )
    if odds.win < (situation.w.desperate if doom else situation.w.fair):
        return odds.win
    cost = situation.w.loss * odds.loss() * len(team) + situation.w.ruin * odds.ruin
    hours += odds.rounds * len(team)
    if value > 0 and value * odds.win > cost:
        task = Task(FIGHT, mask, situation.s.creature_space[c], value * odds.win - cost, hours)
        task.creature = c
        task.errand = asked
        found.append(task)
    if danger > 0 and (value + danger) * odds.win > cost:
        gain = (value + danger) * odds.win - cost
        task = Task(FIGHT, mask, situation.s.creature_space[c], gain, hours)
        task.creature = c
        task.urgent = doom
        task.defence = True
        found.append(task)
    return odds.win


def _may_fight(situation: Situation, c: int, team: list[int]) -> bool:
    """Those without whom nobody may fight it are among them."""
    needed = opponents.needed(situation.g, situation.s, c)
    if needed is None:
        return True
    for h in team:
        if h in needed:
            return True
    return False


def _approach(situation: Situation, c: int) -> float:
    """What it is worth to be where a creature will be tomorrow."""
    return situation.w.approach * (prize(situation, c) + threat(situation, c))


def _in_wait(situation: Situation, h: int) -> float:
    """What the hero's own space is worth so: nobody walks to and fro between two creatures.

    Two heroes alone do, with gain: they have nobody to send elsewhere.
    """
    if len(situation.s.heroes) <= FEW:
        return 0.0
    at = situation.s.heroes[h].space
    for c, space in enumerate(situation.march.tomorrow):
        if space == at and c != situation.foe:
            return _approach(situation, c)
    return 0.0


def add_approach(situation: Situation, c: int, free: list[int], found: list[Task]) -> None:
    """Go where the creature will be tomorrow."""
    space = situation.march.tomorrow[c]
    if space < 0 or (situation.goals.burdens and space == situation.s.creature_space[c]):
        return
    value = _approach(situation, c)
    if value <= 0:
        return
    for h in free:
        hours = situation.way(h, space)
        if 1 < hours < 10 and situation.hours[h] > 0 and value > _in_wait(situation, h):
            task = Task(GO, 1 << h, space, value, hours)
            task.creature = c
            found.append(task)


# The fight that ends the legend.


def _can_defend(found: list[Task]) -> bool:
    for task in found:
        if task.defence:
            return True
    return False


def add_final_fight(situation: Situation, free: list[int], found: list[Task]) -> None:
    """Gather at the opponent the legend wants beaten, when strong enough or when time runs out."""
    mask = final_fight_team(situation)
    ends = situation.s.creature_name[situation.foe] in situation.goals.opponents.last
    if mask == 0 or (ends and not nearly_brought(situation)):
        return
    if open_goals.is_too_early(situation.g, situation.s, situation.s.creature_name[situation.foe]):
        return
    space = situation.s.creature_space[situation.foe]
    longest = 0
    for h in TEAMS[mask]:
        longest = max(longest, way_to_fight(situation, h, space))
    today = all_today(situation, mask)
    # Who gets away sooner than the legend ends is fought before.
    left = min(situation.letters, situation.escape)
    late = left <= situation.w.late + (longest + 6) // 7 + days_home(situation)
    if situation.march.fall <= (0 if today or final_fight_today(situation) else 1):
        return
    # Where the way home is long those who can keep the castle standing so long do that first.
    if situation.march.fall <= days_home(situation) and not late and _can_defend(found):
        return
    bonus = brew_bonus(situation, mask) + ally_bonus(situation, space)
    bonus += battle_bonus(situation, TEAMS[mask], space)
    odds = quick_odds.odds(
        situation.g, situation.s, TEAMS[mask], situation.hands, situation.foe, 5, 0, bonus
    )
    if odds.win < max(situation.w.final_fight_odds, strike_odds(situation)) and not late:
        return
    meeting = meeting_place(situation)
    aim = FIGHT if meeting == space else GO
    space = meeting
    for h in free:
        if mask >> h & 1 and not shops_first(situation, h, space):
            task = Task(
                aim, 1 << h, space, situation.w.final_fight, way_to_fight(situation, h, space)
            )
            task.creature = situation.foe
            task.final_fight = True
            task.urgent = True
            found.append(task)
