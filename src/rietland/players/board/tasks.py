"""Tasks: everything worth doing now, with its worth in gold and the hours it takes."""

from typing import Final

from rietland.board.base import FIGHTS, GROUP_FIGHTS
from rietland.board.book import Goal
from rietland.board.fight import opponents
from rietland.board.fight.opponents import creature_in_reach
from rietland.board.legend import filters
from rietland.board.legend import goals as legend_goals
from rietland.board.pieces import creature_values, heroes
from rietland.board.pieces.things import DOUBLES, FOLLOWS, MONEY, REACH, RUNE, kind_of
from rietland.board.state import FULL
from rietland.board.turn import land, trade
from rietland.board.turn.hours import hours_left
from rietland.players.board import goals, quick_odds
from rietland.players.board.distances import FAR, without
from rietland.players.board.situation import ALL, BREW, Situation
from rietland.players.search.thought import (
    BRING,
    BUY,
    EMPTY_WELL,
    FETCH,
    FIGHT,
    GAIN,
    GO,
    HOLD,
    UNCOVER,
)

#: Fog tokens a hero thinks of, the nearest (and as many more as lie equally far).
NEAR_FOG: Final = 3
#: Odds at which heroes begin a fight that they may take up again.
PATIENT: Final = 0.5
#: So many who strike from afar are enough.
SHOOTERS: Final = 2
#: So few heroes cannot each keep to a place.
FEW: Final = 2
#: By set of heroes, one bit each: who they are.
TEAMS: Final = [[h for h in range(8) if mask >> h & 1] for mask in range(256)]


class Task:
    """Something worth doing: for whom, where, what it is worth and how long it takes."""

    def __init__(self, aim: int, mask: int, space: int, value: float, hours: float) -> None:
        #: What it is about: a kind of `thought.Step`.
        self.aim: int = aim
        #: Who takes part, one bit for each hero.
        self.mask: int = mask
        self.space: int = space
        self.value: float = value
        self.hours: float = hours
        #: The creature of a fight, or -1; the thing of a purchase or an errand, or -1.
        self.creature: int = -1
        self.what: int = -1
        #: Worth overtime.
        self.urgent: bool = False
        #: A fight for the castle's sake: no more of these than needed.
        self.defence: bool = False
        #: Gather for the fight that ends the legend; all who are there take part.
        self.final_fight: bool = False
        #: How many heroes may have it at once, each by themselves.
        self.room: int = 1
        #: Something nobody has learned the worth of: rated by that and its hours alone.
        self.errand: bool = False
        #: To be there when the sun rises; the deed to do there, or -1; to leave a lure there.
        self.night: bool = False
        self.deed: int = -1
        self.lures: bool = False
        #: What it is sorted by when tasks are given out.
        self.rating: float = 0.0


def tasks(look: Situation) -> list[Task]:
    """Everything worth doing now, for everybody awake."""
    s = look.s
    found: list[Task] = []
    awake: list[int] = []
    free: list[int] = []
    fog = goals.fog_worth_turning(look.g, look.sight, s)
    for h, hero in enumerate(s.heroes):
        if hero.resting or look.most[h] <= 0:
            continue
        awake.append(h)
        bears = hero.farmers > 0 or goals.carries(look.g, look.sight, s, hero) != 0
        if not bears or (look.march.fall == 1 and not goals.is_fragile(look.sight, hero)):
            free.append(h)
        if not bears and look.hours[h] > 0:
            _add_fog(look, fog, h, found)
            _add_things(look, h, found)
            _add_trade(look, h, found)
            _add_wells(look, h, found)
    _add_errands(look, awake, found)
    for goal in look.sight.reach:
        _add_meeting(look, goal, awake, found)
    if look.waiting:
        _add_vigil(look, awake, found)
    if s.counters[FIGHTS]:
        for c in range(len(s.creature_space)):
            if s.creature_space[c] >= 0 and c != look.foe:
                _add_fight(look, c, free, found)
                _add_approach(look, c, free, found)
        if look.foe >= 0:
            _add_final_fight(look, free, found)
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
        ability = goals.ability(look.g, code)
        value = 0.0
        if ability == MONEY:
            value = look.gold
        elif ability == RUNE:
            value = look.rune(h)
        elif ability == DOUBLES:
            value = look.w.brew
        elif ability == FOLLOWS:
            home = look.home()[space]
            if home < FAR and hours < look.hours[h]:
                value = look.w.needed_farmer if look.needed > 0 else look.w.farmer
                hours += home
        if value > 0.0:
            task = Task(FETCH, 1 << h, space, value, hours)
            task.what = code
            found.append(task)


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
            found.append(Task(GAIN, 1 << h, space, value, max(1, hours)))
    if look.sight.witch >= 0 and look.s.figures[look.sight.witch] >= 0 and wants_brew(look, h):
        space = look.s.figures[look.sight.witch]
        task = Task(BUY, 1 << h, space, look.w.brew, max(1, look.far(hero.space, space)))
        task.what = look.sight.brew
        found.append(task)


def strength_for_sale(look: Situation, h: int, space: int) -> int:
    """Points this hero would buy there; none at a dearer merchant unless time presses."""
    g = look.g
    hero = look.s.heroes[h]
    if not trade.merchant_open(g, look.s, space) or goals.saves_gold(g, look.sight, look.s):
        return 0
    training = g.book.heroes[hero.kind].training
    price = training.get(space, g.book.strength_price)
    own = hero.gold - goals.debt(g, look.s, look.sources, h)
    gold = own - look.reserve(h) if price >= g.book.strength_price else own
    points = min(gold // price, g.book.max_strength - hero.strength)
    if training and look.letters > look.w.pressing:
        for cheap, cost in training.items():
            # The longer way is worth it for every point it brings beyond those to be had here.
            more = min(own // cost, g.book.max_strength - hero.strength) - points
            if cost < price and more * look.w.detour >= look.far(hero.space, cheap):
                return 0
    return points


def wants_brew(look: Situation, h: int) -> bool:
    """A brew is worth its gold for the fight that counts, to a hero who has none, or for a wish."""
    hero = look.s.heroes[h]
    reserve = look.reserve(h)
    if reserve > 0 and hero.gold >= reserve:
        return True
    if goals.wants(look.wishes, look.sight.brew) is None or heroes.find(look.g, hero, DOUBLES):
        return False
    return hero.gold >= trade.price_of(look.g, look.s, hero, look.sight.brew)


def _add_wells(look: Situation, h: int, found: list[Task]) -> None:
    hero = look.s.heroes[h]
    book = look.g.book
    for well, space in enumerate(book.well_spaces):
        if look.s.wells[well] == FULL:
            gain = min(book.heroes[hero.kind].well, book.max_willpower - hero.willpower)
            value = gain * (look.w.weak_well if hero.willpower < 7 else look.w.well)
            hours = look.far(hero.space, space)
            found.append(Task(EMPTY_WELL, 1 << h, space, value, max(1, hours)))


# What must be brought.


def _add_errands(look: Situation, awake: list[int], found: list[Task]) -> None:
    """Bring what one carries to where it belongs; fetch what lies about."""
    s = look.s
    for h in awake:
        hero = s.heroes[h]
        code = goals.carries(look.g, look.sight, s, hero)
        if code:
            goal = look.sight.goal_of[kind_of(code)]
            task = Task(BRING, 1 << h, goal, look.w.carried, look.far(hero.space, goal))
            task.what = code
            task.urgent = True
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
            bears = goals.carries(look.g, look.sight, s, hero) != 0
            if hours < FAR and look.hours[h] > 0 and not bears:
                task = Task(FETCH, 1 << h, space, look.w.lying, hours + look.far(space, goal))
                task.what = code
                found.append(task)


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
            task.what = goals.carries(look.g, look.sight, s, hero)
            task.urgent = True
            found.append(task)


def reach_of(look: Situation, h: int) -> int:
    """Steps this hero can still make today when it matters most."""
    return hours_left(look.g, look.s, h, ALL) + goals.free_steps(look.g, look.s.heroes[h])


def _add_meeting(look: Situation, goal: Goal, awake: list[int], found: list[Task]) -> None:
    """Be where the legend wants heroes to stand: once all else is done, or when time runs out."""
    g = look.g
    s = look.s
    if legend_goals.done(g, s, goal) >= legend_goals.need(g, s, goal):
        wanted = [h for h in awake if s.heroes[h].space in goal.at]
    else:
        wanted = awake
    last = look.brought and not goals.foes_left(look.g, look.sight, s)
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


# Fights.


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
    if look.road and s.creature_space[c] in look.road:
        value += look.w.road
    if goals.is_wanted(look.sight, s.creature_load[c]) or is_asked(look, c):
        value += look.w.guarded
    return value + look.hoard(s.creature_space[c])


def is_asked(look: Situation, c: int) -> bool:
    """A goal or a card asks that this creature is defeated."""
    g, sight, s = look.g, look.sight, look.s
    if goals.must_go(sight, s, c) or goals.is_counted(s, look.sources, c):
        return True
    return goals.is_wished_foe(g, sight, s, c) or look.hoard(s.creature_space[c]) > 0.0


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
        if shut and goals.must_go(look.sight, look.s, c):
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


def _add_fight(look: Situation, c: int, free: list[int], found: list[Task]) -> None:
    """Every team that can beat the creature today, for its own sake and for the castle's."""
    if look.letters <= 1:
        return
    value = prize(look, c)
    danger = threat(look, c)
    s = look.s
    if value + danger <= 0 and not goals.is_duel(look.g, s, look.sources, c, -1):
        return
    space = s.creature_space[c]
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
    if len(team) == 1 and goals.is_duel(look.g, look.s, look.sources, c, team[0]):
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


def _add_approach(look: Situation, c: int, free: list[int], found: list[Task]) -> None:
    """Go where the creature will be tomorrow."""
    space = look.march.tomorrow[c]
    if space < 0:
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
        if hero.farmers == 0 and not goals.carries(look.g, look.sight, look.s, hero):
            mask |= 1 << h
    return mask


def brew_bonus(look: Situation, mask: int) -> int:
    """What the brew of all these adds to a round."""
    bonus = 0
    for h in TEAMS[mask]:
        if heroes.find(look.g, look.s.heroes[h], DOUBLES):
            bonus += BREW
    return bonus


def ally_bonus(look: Situation, space: int) -> int:
    """What allies add who can be led there."""
    bonus = 0
    for figure in goals.allies(look.g, look.sight, look.s):
        if look.s.figures[figure] != space:
            bonus += look.g.book.figure_bonus[figure]
    return bonus


def nearly_brought(look: Situation) -> bool:
    """What must be brought is there, or on its way in a hero's hands."""
    for kind in look.sight.bring:
        held = False
        for hero in look.s.heroes:
            for code in hero.things:
                held = held or kind_of(code) == kind
        if not held and not goals.in_place(look.g, look.sight, look.s, kind):
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
    bonus = brew_bonus(look, mask)
    odds = quick_odds.odds(look.g, look.s, TEAMS[mask], look.hands, look.foe, rounds, 0, bonus)
    return odds.win >= strike_odds(look)


def _add_final_fight(look: Situation, free: list[int], found: list[Task]) -> None:
    """Gather at the opponent the legend wants beaten, when strong enough or when time runs out."""
    mask = final_fight_team(look)
    ends = look.s.creature_name[look.foe] in look.sight.last
    if mask == 0 or (ends and not nearly_brought(look)):
        return
    space = look.s.creature_space[look.foe]
    today = True
    longest = 0
    for h in TEAMS[mask]:
        way = way_to_fight(look, h, space)
        longest = max(longest, way)
        today = today and look.hours[h] >= way + 2
    if look.march.fall <= (0 if today or final_fight_today(look) else 1):
        return
    late = look.letters <= look.w.late + (longest + 6) // 7
    bonus = brew_bonus(look, mask) + ally_bonus(look, space)
    odds = quick_odds.odds(look.g, look.s, TEAMS[mask], look.hands, look.foe, 5, 0, bonus)
    if odds.win < max(look.w.final_fight_odds, strike_odds(look)) and not late:
        return
    for h in free:
        if mask >> h & 1 and not shops_first(look, h, space):
            task = Task(FIGHT, 1 << h, space, look.w.final_fight, way_to_fight(look, h, space))
            task.creature = look.foe
            task.final_fight = True
            task.urgent = True
            found.append(task)


def shops_first(look: Situation, h: int, space: int) -> bool:
    """A merchant lies near the way, and there is gold and time for him."""
    hero = look.s.heroes[h]
    if hero.gold == 0:
        return False
    straight = look.far(hero.space, space)
    for shop in look.sight.merchants:
        points = strength_for_sale(look, h, shop)
        if points > 0:
            around = look.far(hero.space, shop) + look.far(shop, space)
            if around - straight <= (look.w.shopping * points if look.letters > 2 else 2):
                return True
    return False
