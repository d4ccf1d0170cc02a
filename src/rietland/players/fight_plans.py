"""Plans for fights: which creature, for what, with whom; and the storm that ends the legend."""

from itertools import combinations

from rietland.board import creatures, heroes, tokens
from rietland.board.rounds import in_reach
from rietland.board.rules import GROUP_FIGHTS, Board
from rietland.board.state import State
from rietland.board.things import DOUBLES, kind_of
from rietland.players import board_sense as sense
from rietland.players import fight_sense as fights
from rietland.players.outlook import (
    FIGHT,
    GO,
    LAST,
    SPARE,
    STORM,
    Outlook,
    Task,
    Weights,
    is_bearer,
)
from rietland.players.shopping import merchants, strength_for_sale


def threat(look: Outlook, c: int) -> float:
    """What it is worth that this creature never reaches the castle."""
    if look.needed <= 0 or look.siege.arrival[c] > look.until:
        return 0.0
    if look.siege.fall == 1 and look.siege.arrival[c] == 1:
        return Weights.doom
    return Weights.danger + Weights.alarm / look.siege.fall


def prize(g: Board, s: State, look: Outlook, c: int) -> float:
    """What a victory is worth in itself: the reward, what it carries, less the letter."""
    value = creatures.reward_of(g, s, c) * look.gold - look.letter()
    if s.creature_space[c] in look.road:
        value += Weights.road
    if s.creature_load[c] and sense.wanted_for(g, s.creature_load[c]) >= 0:
        value += Weights.guarded
    return value


def add_fight(
    g: Board, s: State, look: Outlook, c: int, free: list[int], found: list[Task]
) -> None:
    """Every team that can beat the creature today, for its own sake and for the castle's."""
    if c in sense.foes(g, s) or look.letters <= 1:
        return
    value = prize(g, s, look, c)
    danger = threat(look, c)
    if value + danger <= 0:
        return
    space = s.creature_space[c]
    ways = {h: way_to_fight(g, s, h, space) for h in free}
    spare = LAST if danger == Weights.doom else SPARE
    able = [h for h in free if sense.hours_left(g, s, h, spare) > ways[h]]
    most = len(able) if s.counters[GROUP_FIGHTS] else 1
    for size in range(1, most + 1):
        for team in combinations(able, size):
            if value > 0:
                found.append(fight_task(g, s, c, list(team), ways, value, SPARE))
            if danger > 0:
                task = fight_task(g, s, c, list(team), ways, value + danger, spare)
                task.defence = True
                found.append(task)


def add_approach(
    g: Board, s: State, look: Outlook, c: int, free: list[int], found: list[Task]
) -> None:
    """Go where the creature will be tomorrow."""
    space = look.siege.next_space[c]
    if space < 0 or c in sense.foes(g, s):
        return
    value = Weights.approach * (prize(g, s, look, c) + threat(look, c))
    for h in free:
        hours = sense.distance(g, s, s.heroes[h].space, space)
        if 1 < hours < 10:
            found.append(Task(GO, [h], space, value, hours))


def way_to_fight(g: Board, s: State, h: int, space: int) -> int:
    """Hours until this hero can strike at the space."""
    if in_reach(g, s, h, space):
        return 0
    hours = sense.distance(g, s, s.heroes[h].space, space)
    return hours - 1 if fights.strikes_from_afar(g, s, h) else hours


def fight_task(
    g: Board, s: State, c: int, team: list[int], ways: dict[int, int], value: float, spare: int
) -> Task:
    rounds = min(sense.hours_left(g, s, h, spare) - ways[h] for h in team)
    odds = fights.odds(g, s, team, c, min(rounds, 4))
    gain = value * odds.win - Weights.loss * odds.loss * len(team) - Weights.ruin * odds.ruin
    if odds.win < (Weights.fair if spare == SPARE else 0.25):
        gain = 0.0
    hours = sum(ways[h] for h in team) + odds.rounds * len(team)
    task = Task(FIGHT, team, s.creature_space[c], gain, hours)
    task.creature = c
    task.urgent = spare == LAST
    return task


# The storm.


def add_storm(g: Board, s: State, look: Outlook, free: list[int], found: list[Task]) -> None:
    """Gather at the opponent the legend wants beaten, when strong enough or when time runs out."""
    for c in sense.foes(g, s):
        team = storm_team(g, s)
        if not team or not nearly_brought(g, s):
            continue
        space = s.creature_space[c]
        ways = {h: way_to_fight(g, s, h, space) for h in team}
        today = all(sense.hours_left(g, s, h, SPARE) >= ways[h] + 2 for h in team)
        if look.siege.fall <= (0 if today or storm_today(g, s) else 1):
            continue
        late = look.letters <= 2 + (max(ways.values()) + 6) // 7
        odds = fights.odds(g, s, team, c, 6, 0, brew_bonus(g, s, team))
        if odds.win < Weights.storm_odds and not late:
            continue
        for h in free:
            if h not in ways or shops_first(g, s, look, h, space):
                continue
            task = Task(STORM, [h], space, Weights.storm, ways[h])
            task.creature = c
            found.append(task)


def storm_today(g: Board, s: State) -> bool:
    """All is brought, and those who can be there today have a fair chance: end it now."""
    if not sense.brought(g, s):
        return False
    for c in sense.foes(g, s):
        space = s.creature_space[c]
        ways = {h: way_to_fight(g, s, h, space) for h in storm_team(g, s)}
        team = [h for h, way in ways.items() if sense.hours_left(g, s, h, LAST) > way]
        if team:
            rounds = min(sense.hours_left(g, s, h, LAST) - ways[h] for h in team)
            odds = fights.odds(g, s, team, c, rounds, 0, brew_bonus(g, s, team))
            return odds.win >= Weights.strike_odds
    return False


def storm_team(g: Board, s: State) -> list[int]:
    """Everybody who has not something to bring first."""
    return [h for h in range(len(s.heroes)) if not is_bearer(g, s, h)]


def brew_bonus(g: Board, s: State, team: list[int]) -> int:
    """What brew adds to a round: about a good die more."""
    return 4 if any(heroes.find(g, s.heroes[h], DOUBLES) for h in team) else 0


def nearly_brought(g: Board, s: State) -> bool:
    """What must be brought is there, or on its way in a hero's hands."""
    held = [kind_of(code) for hero in s.heroes for code in hero.things]
    for kind, space in sense.wishes(g.book).bring:
        if kind not in held and all(kind_of(code) != kind for code in tokens.lying(s, space)):
            return False
    return True


def shops_first(g: Board, s: State, look: Outlook, h: int, space: int) -> bool:
    """A merchant lies near the way, and there is gold and time for him."""
    hero = s.heroes[h]
    straight = sense.distance(g, s, hero.space, space)
    for shop in merchants(g, s):
        points = strength_for_sale(g, s, h, shop)
        around = sense.distance(g, s, hero.space, shop) + sense.distance(g, s, shop, space)
        if points > 0 and around - straight <= (2 * points if look.letters > 2 else 2):
            return True
    return False
