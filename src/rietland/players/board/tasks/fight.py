"""Tasks that are fights: against creatures on their way, and the fight that ends the legend."""

from typing import Final

from rietland.board.base import GROUP_FIGHTS
from rietland.board.fight import opponents
from rietland.board.fight.opponents import creature_in_reach
from rietland.board.pieces import creature_values, heroes
from rietland.board.pieces.things import REACH, kind_of
from rietland.board.turn import land
from rietland.board.verbs import STRENGTH
from rietland.kernel.control import amount
from rietland.players.board.answers.cards import STRENGTH_IN_GOLD
from rietland.players.board.legend.goals import HELPFUL
from rietland.players.board.now import open_goals, quick_odds
from rietland.players.board.now.distances import FAR
from rietland.players.board.now.purchases import shops_first
from rietland.players.board.now.situation import Situation
from rietland.players.board.tasks.night import battle_bonus
from rietland.players.board.tasks.task import Task
from rietland.players.search.thought import FIGHT, GO

#: Odds at which heroes begin a fight that they may take up again.
PATIENT: Final = 0.5
#: What a point of strength is worth that a creature lends to the opponent; a sunrise won.
LENT: Final = 2.0
DELAY: Final = 8.0
#: So many who strike from afar are enough.
SHOOTERS: Final = 2
#: So few heroes cannot each keep to a place.
FEW: Final = 2
#: By set of heroes, one bit each: who they are.
TEAMS: Final = [[h for h in range(8) if mask >> h & 1] for mask in range(256)]


def threat(look: Situation, c: int) -> float:
    """What it is worth that this creature never reaches the castle."""
    if look.needed <= 0 or look.march.arrival[c] > look.until:
        return 0.0
    # There are shields enough for all others.
    if look.needed <= len(look.march.fatal) and c not in look.march.fatal:
        return 0.0
    if look.march.fall == 1 and look.march.arrival[c] == 1:
        return look.w.doom
    return look.w.danger + look.w.alarm / look.march.fall


def prize(look: Situation, c: int) -> float:
    """What a victory is worth in itself: the reward, what it carries, less the letter."""
    s = look.s
    value = creature_values.reward_of(look.g, s, c) * look.gold - look.letter()
    for good, pieces in creature_values.rewards_of(look.g, s, c).items():
        if good == STRENGTH:
            value += pieces * STRENGTH_IN_GOLD
    if look.road and s.creature_space[c] in look.road:
        value += look.w.road
    if open_goals.is_wanted(look.sight, s.creature_load[c]) or is_asked(look, c):
        value += look.w.guarded
    elif open_goals.is_taken(look.sources, s.creature_load[c]):
        value += HELPFUL
    if look.lent:
        kind = s.creature_kind[c]
        if look.missing > 0.0:
            value += LENT * look.lent.get(kind, 0.0)
        value += DELAY * look.hurry.get(kind, 0.0)
    return value + look.hoard(s.creature_space[c])


def is_asked(look: Situation, c: int) -> bool:
    """A goal or a card asks that this creature is defeated."""
    g, sight, s = look.g, look.sight, look.s
    if open_goals.must_go(sight, s, c) or open_goals.is_counted(s, look.sources, c):
        return True
    if sight.burdens and s.creature_space[c] in look.road:
        return True
    return open_goals.is_wished_foe(g, sight, s, c) or look.hoard(s.creature_space[c]) > 0.0


def way_to_fight(look: Situation, h: int, space: int) -> int:
    """Hours until this hero can strike at the space."""
    if creature_in_reach(look.g, look.s, h, space):
        return 0
    hours = look.far(look.s.heroes[h].space, space)
    if not strikes_afar(look, h):
        return hours
    if hours < FAR:
        return hours - 1
    return look.far(look.s.heroes[h].space, post(look, h, space))


def strikes_afar(look: Situation, h: int) -> bool:
    """Is the hero an archer, or has a bow?"""
    hero = look.s.heroes[h]
    return look.g.book.heroes[hero.kind].archer or heroes.find(look.g, hero, REACH) != 0


def wants_bow(look: Situation, h: int) -> bool:
    """Creatures must go from a space that nobody may enter, and too few can strike from afar."""
    if strikes_afar(look, h):
        return False
    archers = 0
    for other in range(len(look.s.heroes)):
        archers += 1 if strikes_afar(look, other) else 0
    if archers >= SHOOTERS:
        return False
    for c, space in enumerate(look.s.creature_space):
        shut = space >= 0 and look.far(look.s.heroes[h].space, space) >= FAR
        if shut and open_goals.must_go(look.sight, look.s, c):
            return True
    return False


def post(look: Situation, h: int, space: int) -> int:
    """Where a hero goes to strike at a space: there, or beside it where nobody may enter."""
    at = look.s.heroes[h].space
    if look.far(at, space) < FAR or not strikes_afar(look, h):
        return space
    best = space
    for near in look.g.book.roads[space]:
        if land.linked(look.g, look.s, near, space) and look.far(at, near) < look.far(at, best):
            best = near
    return best


def add_fight(look: Situation, c: int, free: list[int], found: list[Task]) -> None:
    """Every team that can beat the creature today, for its own sake and for the castle's."""
    if look.s.last_letter - look.s.narrator <= 1:
        return
    value = prize(look, c)
    danger = threat(look, c)
    s = look.s
    if value + danger <= 0 and not open_goals.is_duel(look.g, s, look.sources, c, -1):
        return
    space = s.creature_space[c]
    if look.sight.burdens and space in look.road:
        # Who is kept from going on may put the burden down and help.
        free = [h for h, hero in enumerate(s.heroes) if not hero.resting]
    doom = danger == look.w.doom
    ways = [0] * len(s.heroes)
    able = 0
    for h in free:
        ways[h] = way_to_fight(look, h, space)
        if (look.most[h] if doom else look.hours[h]) > ways[h]:
            able |= 1 << h
    most = look.w.company if s.counters[GROUP_FIGHTS] else 1
    good: list[int] = []
    for size in range(1, most + 1):
        for mask in range(1, able + 1):
            if mask & ~able == 0 and len(TEAMS[mask]) == size and not _has_part(good, mask):
                odds = _add_team(look, c, mask, ways, value, danger, found)
                if odds > look.w.sure:
                    good.append(mask)


def _has_part(good: list[int], mask: int) -> bool:
    """A smaller team would do."""
    for part in good:
        if part & mask == part:
            return True
    return False


def _add_team(
    look: Situation,
    c: int,
    mask: int,
    ways: list[int],
    value: float,
    danger: float,
    found: list[Task],
) -> float:
    """The fight of this team, if the odds are good enough; returns the chance to win."""
    team = TEAMS[mask]
    if not _may_fight(look, c, team):
        return 0.0
    asked = is_asked(look, c)
    if len(team) == 1 and open_goals.is_duel(look.g, look.s, look.sources, c, team[0]):
        value += look.w.guarded
        asked = True
    doom = danger == look.w.doom
    hours = 0.0
    rounds = 9
    for h in team:
        rounds = min(rounds, (look.most[h] if doom else look.hours[h]) - ways[h])
        hours += ways[h]
    # Who does not fall at once wakes the others.
    most = 1 if look.s.creature_space[c] in look.sleepers else 4
    odds = quick_odds.odds(look.g, look.s, team, look.hands, c, min(rounds, most), 0, 0)
    if odds.win < (look.w.desperate if doom else look.w.fair):
        return odds.win
    cost = look.w.loss * odds.loss() * len(team) + look.w.ruin * odds.ruin
    hours += odds.rounds * len(team)
    if value > 0 and value * odds.win > cost:
        task = Task(FIGHT, mask, look.s.creature_space[c], value * odds.win - cost, hours)
        task.creature = c
        task.errand = asked
        found.append(task)
    if danger > 0 and (value + danger) * odds.win > cost:
        gain = (value + danger) * odds.win - cost
        task = Task(FIGHT, mask, look.s.creature_space[c], gain, hours)
        task.creature = c
        task.urgent = doom
        task.defence = True
        found.append(task)
    return odds.win


def _may_fight(look: Situation, c: int, team: list[int]) -> bool:
    """Those without whom nobody may fight it are among them."""
    needed = opponents.needed(look.g, look.s, c)
    if needed is None:
        return True
    for h in team:
        if h in needed:
            return True
    return False


def _approach(look: Situation, c: int) -> float:
    """What it is worth to be where a creature will be tomorrow."""
    return look.w.approach * (prize(look, c) + threat(look, c))


def _in_wait(look: Situation, h: int) -> float:
    """What the hero's own space is worth so: nobody walks to and fro between two creatures.

    Two heroes alone do, with gain: they have nobody to send elsewhere.
    """
    if len(look.s.heroes) <= FEW:
        return 0.0
    at = look.s.heroes[h].space
    for c, space in enumerate(look.march.tomorrow):
        if space == at and c != look.foe:
            return _approach(look, c)
    return 0.0


def add_approach(look: Situation, c: int, free: list[int], found: list[Task]) -> None:
    """Go where the creature will be tomorrow."""
    space = look.march.tomorrow[c]
    if space < 0 or (look.sight.burdens and space == look.s.creature_space[c]):
        return
    value = _approach(look, c)
    if value <= 0:
        return
    for h in free:
        hours = look.far(look.s.heroes[h].space, space)
        if 1 < hours < 10 and look.hours[h] > 0 and value > _in_wait(look, h):
            task = Task(GO, 1 << h, space, value, hours)
            task.creature = c
            found.append(task)


# The fight that ends the legend.


def final_fight_team(look: Situation) -> int:
    """Everybody who has not something to bring first."""
    mask = 0
    for h, hero in enumerate(look.s.heroes):
        if hero.farmers == 0 and not open_goals.carries(look.g, look.sight, look.s, hero):
            mask |= 1 << h
    return mask


def brew_bonus(look: Situation, mask: int) -> int:
    """What the brew and the plants of all these add to a round."""
    bonus = 0
    for h in TEAMS[mask]:
        bonus += quick_odds.doubling(look.g, look.s.heroes[h])
    return bonus + quick_odds.brightness(look.g, look.s, TEAMS[mask])


def ally_bonus(look: Situation, space: int) -> int:
    """What allies add who can be led there."""
    bonus = 0
    for figure in open_goals.allies(look.g, look.sight, look.s):
        if look.s.figures[figure] != space:
            bonus += amount(look.g, look.s, look.g.book.figure_bonus[figure])
    return bonus


def nearly_brought(look: Situation) -> bool:
    """What must be brought is there, or on its way in a hero's hands."""
    for kind in look.sight.bring:
        held = False
        for hero in look.s.heroes:
            for code in hero.things:
                held = held or kind_of(code) == kind
        if not held and not open_goals.in_place(look.g, look.sight, look.s, kind):
            return False
    return True


def strike_odds(look: Situation) -> float:
    """Odds at which the last fight is begun: better ones where a lost round brings a card."""
    named = look.g.book.named[look.s.creature_name[look.foe]]
    return max(look.w.strike_odds, PATIENT) if named.life >= 0 else look.w.strike_odds


def final_fight_today(look: Situation) -> bool:
    """All is brought, and those who can be there today have a fair chance: end it now."""
    if look.foe < 0 or not look.brought:
        return False
    space = look.s.creature_space[look.foe]
    mask = 0
    rounds = 9
    for h in TEAMS[final_fight_team(look)]:
        left = look.most[h] - way_to_fight(look, h, space)
        if left > 0:
            mask |= 1 << h
            rounds = min(rounds, left)
    if mask == 0:
        return False
    bonus = brew_bonus(look, mask) + battle_bonus(look, TEAMS[mask], space)
    odds = quick_odds.odds(look.g, look.s, TEAMS[mask], look.hands, look.foe, rounds, 0, bonus)
    return odds.win >= strike_odds(look)


def _days_home(look: Situation) -> int:
    """Days until what the opponent has is where it belongs, once it is beaten."""
    code = look.s.creature_load[look.foe]
    goal = look.sight.goal_of[kind_of(code)] if code else -1
    if goal < 0:
        return 0
    return 2 + look.far(look.s.creature_space[look.foe], goal) // look.g.book.hours


def _can_defend(found: list[Task]) -> bool:
    for task in found:
        if task.defence:
            return True
    return False


def _all_today(look: Situation, mask: int) -> bool:
    """All of these can be at the opponent today, with hours left for the fight."""
    for h in TEAMS[mask]:
        if look.hours[h] < way_to_fight(look, h, look.s.creature_space[look.foe]) + 2:
            return False
    return True


def meeting_place(look: Situation) -> int:
    """Where all come together for the last fight: at the opponent, or where it will be tomorrow.

    Where not all can be there today, they gather where it will be.
    """
    space = look.s.creature_space[look.foe]
    ahead = look.march.tomorrow[look.foe]
    if ahead in (space, look.g.book.castle, -1) or min(look.letters, look.escape) <= 1:
        return space
    today = _all_today(look, final_fight_team(look)) or final_fight_today(look)
    return space if today else ahead


def add_final_fight(look: Situation, free: list[int], found: list[Task]) -> None:
    """Gather at the opponent the legend wants beaten, when strong enough or when time runs out."""
    mask = final_fight_team(look)
    ends = look.s.creature_name[look.foe] in look.sight.last
    if mask == 0 or (ends and not nearly_brought(look)):
        return
    if open_goals.is_too_early(look.g, look.s, look.s.creature_name[look.foe]):
        return
    space = look.s.creature_space[look.foe]
    longest = 0
    for h in TEAMS[mask]:
        longest = max(longest, way_to_fight(look, h, space))
    today = _all_today(look, mask)
    # Who gets away sooner than the legend ends is fought before.
    left = min(look.letters, look.escape)
    late = left <= look.w.late + (longest + 6) // 7 + _days_home(look)
    if look.march.fall <= (0 if today or final_fight_today(look) else 1):
        return
    # Where the way home is long those who can keep the castle standing so long do that first.
    if look.march.fall <= _days_home(look) and not late and _can_defend(found):
        return
    bonus = brew_bonus(look, mask) + ally_bonus(look, space)
    bonus += battle_bonus(look, TEAMS[mask], space)
    odds = quick_odds.odds(look.g, look.s, TEAMS[mask], look.hands, look.foe, 5, 0, bonus)
    if odds.win < max(look.w.final_fight_odds, strike_odds(look)) and not late:
        return
    meeting = meeting_place(look)
    aim = FIGHT if meeting == space else GO
    space = meeting
    for h in free:
        if mask >> h & 1 and not shops_first(look, h, space):
            task = Task(aim, 1 << h, space, look.w.final_fight, way_to_fight(look, h, space))
            task.creature = look.foe
            task.final_fight = True
            task.urgent = True
            found.append(task)
