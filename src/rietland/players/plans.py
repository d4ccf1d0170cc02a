"""Plans: what every hero should do next, valued in gold and weighed against the hours it takes.

The plan is a function of the state alone, so bots at different seats agree without a word.
"""

from itertools import combinations
from typing import Final

from rietland.board import creatures, heroes, tokens, trade
from rietland.board.rounds import in_reach
from rietland.board.rules import FIGHTS, GROUP_FIGHTS, Board
from rietland.board.state import FULL, State
from rietland.board.things import ADDS_EQUALS, DOUBLES, FOLLOWS, MONEY, face_of, kind_of, thing
from rietland.players import board_sense as sense
from rietland.players import fight_sense as fights

# What a task is about.
FIGHT: Final = 0  # beat the creature together
GO: Final = 1  # walk there; what is to be done there is done for free
STORM: Final = 2  # gather at the opponent the legend wants beaten, then fight

#: Willpower nobody spends on overtime, and what remains when the castle is about to fall.
SPARE: Final = 7
LAST: Final = 3


class Weights:
    """What things are worth, in pieces of gold. Found by playing; see docs/balance.md."""

    #: A fog token while the legend waits for a face, and one turned in passing.
    fog: float = 3.0
    #: The same while the castle is in no danger tonight.
    calm_fog: float = 3.0
    idle_fog: float = 1.2
    #: A farmer brought home, and one the castle will need.
    farmer: float = 5.0
    needed_farmer: float = 8.0
    #: A point of strength.
    strength: float = 2.5
    #: A point of willpower from a well, to the weak and to the hale.
    weak_well: float = 0.4
    well: float = 0.1
    #: A step of the narrator: with time to spare, with little, with none.
    letter: float = 1.0
    short_letter: float = 5.0
    last_letter: float = 9.0
    short: int = 2
    #: A step onto a star, whose card brings creatures.
    star: float = 0.0
    #: A creature less on the way to a castle that would fall: always, and by sunrises left.
    danger: float = 4.0
    alarm: float = 12.0
    #: The castle would fall at the next sunrise.
    doom: float = 40.0
    #: A thing the legend wants, carried by a creature, lying, in hand.
    guarded: float = 15.0
    lying: float = 25.0
    carried: float = 30.0
    #: A creature out of the way of what must meet none.
    road: float = 6.0
    #: The opponent the legend wants beaten.
    storm: float = 40.0
    storm_odds: float = 0.75
    strike_odds: float = 0.6
    #: Odds below which nobody starts a fight, and what lost willpower and a fall cost.
    fair: float = 0.7
    loss: float = 0.3
    ruin: float = 3.0
    #: Letters left from which on the dwarf buys anywhere.
    pressing: int = 4
    #: Sunrises beyond the days needed that the castle should hold.
    margin: int = 1
    #: Sunrises ahead at which arrivals begin to matter.
    alert: int = 4
    #: Share of a victory's worth for being where the creature will come.
    approach: float = 0.2
    #: Sunrises it takes to gather and beat the opponent; to find and bring, to win and bring.
    storm_days: int = 2
    search_days: int = 4
    guarded_days: int = 3
    #: Arrivals at the castle that cards may still bring.
    reserve: int = 0
    #: Letters ahead at which a star counts as near.
    foresight: int = 2


class Task:
    """Something worth doing: for whom, where, what it is worth and how long it takes."""

    def __init__(self, kind: int, team: list[int], space: int, value: float, hours: float) -> None:
        self.kind: int = kind
        self.team: list[int] = team
        self.space: int = space
        self.value: float = value
        self.hours: float = hours
        #: The creature of a fight, or -1.
        self.creature: int = -1
        #: Worth overtime.
        self.urgent: bool = False
        #: A fight for the castle's sake: no more of these than needed.
        self.defence: bool = False

    def worth(self) -> float:
        """Value by hour; a start counts as half an hour."""
        return self.value / (self.hours + 0.5)


class Outlook:
    """What the whole plan depends on, looked at once."""

    def __init__(self, g: Board, s: State) -> None:
        self.letters: int = sense.letters_left(g, s)
        self.days: int = days_needed(g, s)
        ahead = any(0 < at - s.narrator <= Weights.foresight for at in s.star_at)
        kept = Weights.reserve if ahead else 0
        self.siege: sense.Siege = sense.siege(g, s, min(self.letters, 9), kept)
        self.waiting: bool = waits_for_letters(g, s)
        self.road: list[int] = bearers_road(g, s)
        self.star: bool = s.narrator + 1 in s.star_at and s.narrator + 1 < g.book.last_letter
        self.slack: int = self.letters - self.days
        self.gold: float = gold_value(g, s)
        #: The sunrise up to which the castle is defended now, and fights needed for that.
        margin = 0 if self.road else Weights.margin
        self.until: int = min(self.days + margin, Weights.alert)
        self.needed: int = max(
            self.siege.within(sunrise) - sense.shields_left(s)
            for sunrise in range(1, self.until + 1)
        )

    def letter(self) -> float:
        """What a step of the narrator costs."""
        if self.waiting:
            return -1.0
        if self.star:
            return Weights.star + Weights.letter
        if self.slack <= 0:
            return Weights.last_letter
        if self.road:
            return Weights.short_letter
        return Weights.short_letter if self.slack <= Weights.short else Weights.letter


def days_needed(g: Board, s: State) -> int:
    """A guess: how many sunrises until the goals can be met."""
    wanted = sense.wishes(g.book)
    days = 0
    if wanted.beat and not set(wanted.beat) <= set(s.beaten):
        days += Weights.storm_days
    if not sense.brought(g, s):
        days += max(nights_to_bring(g, s, kind, goal) for kind, goal in wanted.bring)
    return max(1, days)


def nights_to_bring(g: Board, s: State, kind: int, goal: int) -> int:
    """Sunrises until a thing is where it belongs: carried, lying, guarded, or not yet found."""
    for h, hero in enumerate(s.heroes):
        if any(kind_of(code) == kind for code in hero.things):
            pace = 4 if kind in sense.wishes(g.book).fragile else g.book.hours
            beyond = sense.distance(g, s, hero.space, goal) - sense.hours_left(g, s, h, SPARE)
            return max(0, (beyond + pace - 1) // pace)
    for code, at in zip(s.loose, s.loose_at, strict=True):
        if kind_of(code) == kind:
            return 0 if at == goal else 1 + sense.distance(g, s, at, goal) // 8
    return Weights.search_days if sense.sought_faces(g, s) else Weights.guarded_days


def bearers_road(g: Board, s: State) -> list[int]:
    """The spaces before what must be brought and must meet no creature."""
    road: list[int] = []
    held = [(code, hero.space) for hero in s.heroes for code in hero.things]
    for code, start in held + list(zip(s.loose, s.loose_at, strict=True)):
        goal = sense.wanted_for(g, code)
        at = start
        while goal >= 0 and kind_of(code) in sense.wishes(g.book).fragile and at not in (goal, -1):
            at = sense.next_step(g, s, at, goal)
            road.append(at)
    return road


def waits_for_letters(g: Board, s: State) -> bool:
    """A thing must be brought that is not in play yet, and only the narrator brings it."""
    if sense.sought_faces(g, s):
        return False
    for kind, _ in sense.wishes(g.book).bring:
        held = [code for hero in s.heroes for code in hero.things]
        if all(kind_of(code) != kind for code in s.loose + s.creature_load + held):
            return True
    return False


def strength_missing(g: Board, s: State) -> float:
    """How far all heroes together are from beating the strongest opponent they must beat."""
    missing = 0.0
    ours = 0.0
    for h, hero in enumerate(s.heroes):
        ours += hero.strength + fights.average(fights.throw(*fights.hand_of(g, s, h)))
    for name in sense.wishes(g.book).beat:
        if name not in s.beaten and g.book.named[name].strength:
            theirs = g.book.named[name].strength[s.difficulty][s.size] + 5.1
            missing = max(missing, theirs + 4.0 - ours)
    return missing


def gold_value(g: Board, s: State) -> float:
    return 1.0 if strength_missing(g, s) > 0 else 0.4


# Tasks.


def tasks(g: Board, s: State, look: Outlook) -> list[Task]:
    """Everything worth doing now, best value by hour first."""
    found: list[Task] = []
    awake = [h for h in range(len(s.heroes)) if sense.hours_left(g, s, h, SPARE) > 0]
    for h in awake:
        if not add_bearing(g, s, h, found):
            add_fog(g, s, look, h, found)
            add_things(g, s, look, h, found)
            add_trade(g, s, look, h, found)
            add_wells(g, s, h, found)
    if s.counters[FIGHTS]:
        free = [h for h in awake if not is_bearer(g, s, h)]
        if look.siege.fall == 1:
            free = [h for h in awake if not sense.is_fragile(g, s.heroes[h])]
        for c in range(len(s.creature_space)):
            if s.creature_space[c] >= 0:
                add_fight(g, s, look, c, free, found)
                add_approach(g, s, look, c, free, found)
        add_storm(g, s, look, free, found)
    found = [task for task in found if task.value > 0]
    found.sort(key=_best_first)
    return found


def _best_first(task: Task) -> tuple[float, int, list[int], int]:
    return -task.worth(), task.kind, task.team, task.space


def assign(g: Board, s: State) -> dict[int, Task]:
    """Give every hero the best task that is left."""
    look = Outlook(g, s)
    given: dict[int, Task] = {}
    taken: set[tuple[int, int]] = set()
    defended = 0
    found = tasks(g, s, look)
    if storm_today(g, s):
        found = [task for task in found if task.kind == STORM] + found
    elif look.siege.fall == 1:
        found = last_stand(look, found) + found
    for task in found:
        key = (task.kind, task.space)
        if key in taken or any(h in given for h in task.team):
            continue
        if task.defence:
            if defended >= look.needed:
                continue
            defended += 1
        if task.kind != STORM:
            taken.add(key)
        for h in task.team:
            given[h] = task
    return given


def last_stand(look: Outlook, found: list[Task]) -> list[Task]:
    """The fights without which the castle falls tonight, as many as are needed."""
    fatal = [task for task in found if task.urgent and task.kind == FIGHT]
    sure = [task for task in fatal if task.value > 0.8 * Weights.doom]
    chosen: list[Task] = []
    for task in sure + fatal:
        spaces = [other.space for other in chosen]
        heroes = [h for other in chosen for h in other.team]
        clash = task.space in spaces or set(heroes) & set(task.team)
        if len(chosen) < look.needed and not clash:
            chosen.append(task)
    return chosen


def is_bearer(g: Board, s: State, h: int) -> bool:
    """Carries something the legend wants elsewhere, or leads farmers."""
    hero = s.heroes[h]
    if hero.farmers > 0:
        return True
    return any(sense.wanted_for(g, code) >= 0 for code in hero.things)


def add_bearing(g: Board, s: State, h: int, found: list[Task]) -> bool:
    """Bring what one carries to where it belongs; nothing else is as important."""
    hero = s.heroes[h]
    for code in hero.things:
        goal = sense.wanted_for(g, code)
        if goal >= 0:
            hours = sense.distance(g, s, hero.space, goal)
            task = Task(GO, [h], goal, Weights.carried, hours)
            task.urgent = True
            found.append(task)
            return True
    if hero.farmers > 0:
        hours = sense.distance(g, s, hero.space, g.book.castle)
        found.append(Task(GO, [h], g.book.castle, 12.0 * hero.farmers, hours))
        return True
    return False


def add_fog(g: Board, s: State, look: Outlook, h: int, found: list[Task]) -> None:
    """Turn fog: gladly while the legend waits for a face, else only in passing."""
    value = Weights.idle_fog
    if sense.sought_faces(g, s):
        value = Weights.calm_fog if look.siege.fall > 1 else Weights.fog
    for space in sense.fog_left(g, s):
        hours = sense.distance(g, s, s.heroes[h].space, space)
        if hours < sense.FAR:
            found.append(Task(GO, [h], space, value, max(1, hours)))


def add_things(g: Board, s: State, look: Outlook, h: int, found: list[Task]) -> None:
    """Fetch gold, farmers and what the legend wants."""
    at = s.heroes[h].space
    for i, code in enumerate(s.loose):
        space = s.loose_at[i]
        hours = sense.distance(g, s, at, space)
        if hours >= sense.FAR:
            continue
        ability = g.book.things[kind_of(code)].ability
        goal = sense.wanted_for(g, code)
        if goal >= 0 and goal != space:
            hours += sense.distance(g, s, space, goal)
            found.append(Task(GO, [h], space, Weights.lying, hours))
        elif ability == MONEY:
            found.append(Task(GO, [h], space, look.gold, hours))
        elif ability == FOLLOWS:
            home = sense.safe_distances(g, s, g.book.castle)[space]
            if home < sense.FAR and hours < sense.hours_left(g, s, h, SPARE):
                value = Weights.needed_farmer if look.needed > 0 else Weights.farmer
                found.append(Task(GO, [h], space, value, hours + home))


def add_trade(g: Board, s: State, look: Outlook, h: int, found: list[Task]) -> None:
    """Buy strength, at the nearest or the cheapest merchant."""
    hero = s.heroes[h]
    for space in merchants(g, s):
        points = strength_for_sale(g, s, h, space)
        if points > 0:
            hours = sense.distance(g, s, hero.space, space)
            found.append(Task(GO, [h], space, Weights.strength * look.gold * points, max(1, hours)))


def merchants(g: Board, s: State) -> list[int]:
    return [space for space in range(len(g.book.merchant)) if trade.merchant_open(g, s, space)]


def price_at(g: Board, s: State, h: int, space: int) -> int:
    return g.book.heroes[s.heroes[h].kind].training.get(space, g.book.price)


def strength_for_sale(g: Board, s: State, h: int, space: int) -> int:
    """Points this hero would buy there; none at a dearer merchant unless time presses."""
    hero = s.heroes[h]
    price = price_at(g, s, h, space)
    training = g.book.heroes[hero.kind].training
    if price > min([price, *training.values()]) and sense.letters_left(g, s) > Weights.pressing:
        return 0
    return min(hero.gold // price, g.book.max_strength - hero.strength)


def add_wells(g: Board, s: State, h: int, found: list[Task]) -> None:
    hero = s.heroes[h]
    for well, space in enumerate(g.book.well_spaces):
        if s.wells[well] == FULL:
            gain = min(g.book.heroes[hero.kind].well, g.book.max_willpower - hero.willpower)
            value = gain * (Weights.weak_well if hero.willpower < 7 else Weights.well)
            hours = sense.distance(g, s, hero.space, space)
            found.append(Task(GO, [h], space, value, max(1, hours)))


# Fights.


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
        if (
            fights.odds(g, s, team, c, 6, 0, brew_bonus(g, s, team)).win < Weights.storm_odds
            and not late
        ):
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


# Things a plan does not go out of its way for.


def helm(g: Board) -> int:
    """The article that adds equal dice."""
    kind = g.book.kind_by_ability[ADDS_EQUALS]
    return thing(kind, g.book.things[kind].face) if kind >= 0 else 0


def buyer(g: Board, s: State, among: list[int]) -> int:
    """Who makes most of a piece of gold: the cheapest price, then the shortest way to it."""
    best = among[0]
    rating = (99, 99)
    for h in among:
        hero = s.heroes[h]
        kind = g.book.heroes[hero.kind]
        price = min([g.book.price, *kind.training.values()])
        where = [space for space, p in kind.training.items() if p == price]
        if not where:
            where = [i for i, there in enumerate(g.book.merchant) if there]
        near = min(sense.distance(g, s, hero.space, space) for space in where)
        if hero.strength < g.book.max_strength and (price, near) < rating:
            best = h
            rating = (price, near)
    return best


def lies_home(g: Board, s: State, h: int, code: int) -> bool:
    """The thing is where the legend wants it; it stays there."""
    return sense.wanted_for(g, code) == s.heroes[h].space


__all__ = ["FIGHT", "GO", "SPARE", "STORM", "Outlook", "Task", "assign", "face_of", "tokens"]
