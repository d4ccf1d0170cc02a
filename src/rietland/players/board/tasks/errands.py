"""Errands: tasks for what a legend or a card asks for beyond one thing with one place.

Things of several kinds by their worth, what is handed over, farmers led elsewhere than into the
castle, deeds with their price, a place to be at when the sun rises.
"""

from math import ceil
from typing import Final

from rietland.board.book import BRING as BRING_GOAL
from rietland.board.book import Goal
from rietland.board.fight import opponents
from rietland.board.legend import goals as legend_goals
from rietland.board.pieces import heroes
from rietland.board.pieces.things import FOLLOWS, MONEY, face_of, kind_of
from rietland.board.state import FULL
from rietland.kernel.control import amount
from rietland.players.board.answers.free_deeds import may_do
from rietland.players.board.legend.supplies import drill_of
from rietland.players.board.legend.wishes import HELPFUL, NEEDED, Source, Wish
from rietland.players.board.now import open_goals, quick_odds
from rietland.players.board.now.distances import FAR
from rietland.players.board.now.fires import can_warm
from rietland.players.board.now.situation import Situation
from rietland.players.board.tasks.quests import add_quests
from rietland.players.board.tasks.task import Task
from rietland.players.search.thought import BRING, EMPTY_WELL, FETCH, GO, HOLD

#: Which part of the way home counts already when a thing is fetched.
BACK: Final = 0.3
#: Which part of a thing's worth it has to become strong enough for it.
LIFT: Final = 0.5
#: What it is worth that a creature leaves a space without a fight.
LURED: Final = 15.0
#: Willpower below which a hero looks after themselves, and what a point below it is worth.
WEAK: Final = 6
RESCUE: Final = 3.0
#: What it is worth to leave a space where the hero may fall tonight.
FLIGHT: Final = 30.0
#: Rounds that a fight may take which is begun with a day before it.
ROUNDS: Final = 4


def add_errands(situation: Situation, found: list[Task]) -> None:
    """Everything worth doing for the wishes that are open, for everybody awake."""
    awake = [
        h for h, hero in enumerate(situation.s.heroes) if not hero.resting and situation.most[h] > 0
    ]
    start = len(found)
    if situation.g.book.trials or situation.g.book.has_led:
        add_quests(situation, awake, found)
    for wish in situation.wishes:
        if wish.goal.kind == BRING_GOAL:
            worth = NEEDED if wish.goal.needed else HELPFUL
            _add_loads(situation, wish, worth, awake, found)
            _add_lying(situation, wish, awake, found)
    for source in situation.sources:
        worth = NEEDED if source.wish.goal.needed else HELPFUL
        # What is handed over is brought there as a load.
        handed = source.wish.goal.kind == BRING_GOAL and source.calms < 0
        if source.wish.gathers >= 0:
            worth /= max(1, legend_goals.need(situation.g, situation.s, source.wish.goal))
        quest = source.figure >= 0 or open_goals.is_trial(situation.g, source)
        for h in awake if not handed and not quest else []:
            _add_source(situation, source, worth, h, found)
    for c in range(len(situation.s.creature_space)):
        if c != situation.foe and open_goals.is_wished_foe(
            situation.g, situation.goals, situation.s, c
        ):
            _add_journey(situation, c, awake, found)
    for h in awake:
        _add_flight(situation, h, found)
        if situation.g.book.lure >= 0:
            _add_lure(situation, h, found)
        if situation.g.book.out_at_zero:
            _add_rescue(situation, h, found)
    for task in found[start:]:
        task.errand = True


# Things.


def load_of(situation: Situation, h: int, goal: Goal) -> float:
    """What the hero carries for a goal."""
    hero = situation.s.heroes[h]
    found = 0.0
    for code in hero.things:
        if kind_of(code) in goal.things:
            found += legend_goals.value_of(situation.g, goal, code)
    for kind in goal.things:
        ability = situation.g.book.things[kind].ability
        if ability == MONEY:
            found += hero.gold
        elif ability == FOLLOWS:
            found += hero.farmers
    return found


def sample(situation: Situation, h: int, goal: Goal) -> int:
    """A thing the hero carries for a goal: what a companion speaks of."""
    for code in situation.s.heroes[h].things:
        if kind_of(code) in goal.things:
            return code
    for kind in goal.things:
        if situation.g.book.things[kind].ability == FOLLOWS:
            return situation.goals.supplies.farmer
    return situation.goals.supplies.gold


def nearest_home(situation: Situation, goal: Goal, code: int, at: int) -> int:
    """The nearest space where the goal wants this thing."""
    best = -1
    least = FAR + 1
    for space in legend_goals.home_of(goal, code):
        if situation.far(at, space) < least:
            best = space
            least = situation.far(at, space)
    return best


def _add_loads(
    situation: Situation, wish: Wish, worth: float, awake: list[int], found: list[Task]
) -> None:
    """Bring what one carries home: worth more the more it is, and urgent when time runs out."""
    goal = wish.goal
    need = max(1, legend_goals.need(situation.g, situation.s, goal))
    missing = max(1.0, need - legend_goals.done(situation.g, situation.s, goal))
    for h in awake:
        load = load_of(situation, h, goal)
        if load <= 0.0:
            continue
        hero = situation.s.heroes[h]
        code = sample(situation, h, goal)
        home = nearest_home(situation, goal, code, hero.space)
        way = situation.far(hero.space, home)
        if way >= FAR or (way == 0 and not wish.handed):
            continue
        task = Task(BRING, 1 << h, home, worth * min(load, missing) / need, max(1, way))
        task.what = code
        task.room = len(situation.s.heroes)
        if load >= missing or sunrises(situation, h, way) >= situation.letters - 1:
            task.urgent = True
            task.value = worth
        found.append(task)


def _add_lying(situation: Situation, wish: Wish, awake: list[int], found: list[Task]) -> None:
    """Fetch what lies about, as long as there is time to bring it home."""
    s = situation.s
    goal = wish.goal
    for i, code in enumerate(s.loose):
        if kind_of(code) not in goal.things:
            continue
        space = s.loose_at[i]
        is_home = space in legend_goals.home_of(goal, code)
        if (is_home and not wish.handed) or situation.is_guarded(code, space):
            continue
        follows = situation.g.book.things[kind_of(code)].ability == FOLLOWS
        home = nearest_home(situation, goal, code, space)
        back = situation.safe_way(space, home) if follows else situation.far(space, home)
        for h in awake:
            hero = s.heroes[h]
            way = situation.far(hero.space, space)
            if way >= FAR or back >= FAR or sunrises(situation, h, way + back) >= situation.letters:
                continue
            value = open_goals.worth_of(situation.g, s, goal, code) - situation.peril(h, space, way)
            if not can_carry(situation, h, code):
                continue
            if value > 0.0 and (way > 0 or follows):
                task = Task(FETCH, 1 << h, space, value, max(1.0, way + BACK * back))
                task.what = code
                found.append(task)


def can_carry(situation: Situation, h: int, code: int, more: int = 0) -> bool:
    """Whether the hero, with so much more strength, is strong enough for what covers strength."""
    kind = situation.g.book.things[kind_of(code)]
    if not kind.covers:
        return True
    hero = situation.s.heroes[h]
    return heroes.covered(situation.g, hero) + face_of(code) < hero.strength + more


def lifted(situation: Situation, h: int, points: int) -> float:
    """What it is worth that the hero could carry what the hero is too weak for."""
    best = 0.0
    for wish in situation.wishes:
        for code in situation.s.loose:
            wanted = kind_of(code) in wish.goal.things and not can_carry(situation, h, code)
            if wanted and can_carry(situation, h, code, points):
                best = max(best, open_goals.worth_of(situation.g, situation.s, wish.goal, code))
    return LIFT * best


def sunrises(situation: Situation, h: int, way: int) -> int:
    """Sunrises until a hero has come so far."""
    return max(0, ceil((way - situation.hours[h]) / situation.g.book.hours))


# Deeds, places and what wakes a trigger.


def add_drills(situation: Situation, h: int, found: list[Task]) -> None:
    """Go where a deed makes the hero stronger, as long as the heroes are too weak."""
    for number in situation.goals.supplies.drills if situation.missing > 0.0 else []:
        deed = situation.g.book.deeds[number]
        for space in deed.spaces:
            way = situation.own(h).away[space][situation.s.heroes[h].space]
            if way <= situation.hours[h] and may_do(situation, h, number, space):
                share = min(1.0, drill_of(situation.g.book, deed) / situation.missing)
                task = Task(HOLD, 1 << h, space, NEEDED * share, max(1, way))
                task.deed = number
                task.errand = True
                task.room = len(situation.s.heroes)
                found.append(task)


def _add_source(
    situation: Situation, source: Source, worth: float, h: int, found: list[Task]
) -> None:
    """Go where, or take up what, brings a wish nearer."""
    s = situation.s
    hero = s.heroes[h]
    if not open_goals.may_serve(situation.g, s, source, h):
        return
    lacking = [kind for kind in source.things if not open_goals.has(situation.g, hero, kind)]
    if hero.gold < amount(situation.g, s, source.gold):
        lacking.append(kind_of(situation.goals.supplies.gold))
    places = open_goals.places_of(situation.g, s, source)
    if source.warm and not can_warm(situation, h, places, source.calms >= 0):
        lacking += [kind for kind in situation.goals.warmth.fuel if kind]
    if source.calms >= 0 and not _can_gather(situation, lacking):
        return
    for kind in lacking:
        _add_supply(situation, source, kind, worth, h, found)
    if lacking:
        return
    for space in places:
        at = hero.space
        again = at == space and source.deed < 0 and not source.night
        # Where a move must end there, a hero who is there already must leave to come again.
        goal = situation.terrain.roads[at][0] if again else space
        hours = situation.far(at, goal) + (1 if again else 0)
        if hours < FAR:
            value = worth
            if source.wish.gathers < 0:
                value /= max(1, legend_goals.need(situation.g, s, source.wish.goal))
            task = Task(HOLD, 1 << h, goal, value, max(1, hours))
            task.night = s.day if source.night else 0
            task.deed = source.deed
            found.append(task)
    for i, code in enumerate(s.loose):
        hours = situation.far(hero.space, s.loose_at[i])
        free = not situation.is_guarded(code, s.loose_at[i])
        if kind_of(code) == source.takes and hours < FAR and free:
            task = Task(FETCH, 1 << h, s.loose_at[i], worth, max(1, hours))
            task.what = code
            found.append(task)


def _can_gather(situation: Situation, kinds: list[int]) -> bool:
    """Everything of this lies about, or a hero has it."""
    for kind in kinds:
        if not open_goals.is_seen(situation.s, kind):
            return False
    return True


def _add_journey(situation: Situation, c: int, awake: list[int], found: list[Task]) -> None:
    """Set out for an opponent that a card asks for and that is too far for a fight today.

    Only those go ahead without whom nobody may fight it, once they can beat it by themselves.
    """
    s = situation.s
    space = s.creature_space[c]
    needed = opponents.needed(situation.g, s, c) if space >= 0 else None
    if needed is None:
        return
    chance = quick_odds.odds(situation.g, s, needed, situation.hands, c, ROUNDS, 0, 0).win
    for h in awake:
        hours = situation.far(s.heroes[h].space, space)
        if h in needed and chance >= situation.w.fair and situation.hours[h] <= hours < FAR:
            task = Task(GO, 1 << h, space, NEEDED * chance, max(1, hours))
            task.creature = c
            found.append(task)


def _add_supply(
    situation: Situation, source: Source, kind: int, worth: float, h: int, found: list[Task]
) -> None:
    """Fetch what a deed takes, and think of the way to its place."""
    s = situation.s
    goal = source.spaces[0] if source.spaces else s.heroes[h].space
    for i, code in enumerate(s.loose):
        space = s.loose_at[i]
        if kind_of(code) == kind and not situation.is_for_sale(space):
            follows = situation.g.book.things[kind].ability == FOLLOWS
            back = situation.safe_way(space, goal) if follows else situation.far(space, goal)
            hours = situation.far(s.heroes[h].space, space) + BACK * back
            if hours < FAR and back < FAR:
                task = Task(FETCH, 1 << h, space, worth, max(1, hours))
                task.what = code
                found.append(task)


def _add_rescue(situation: Situation, h: int, found: list[Task]) -> None:
    """Empty a well before the hero is too weak, where a hero without willpower is out."""
    hero = situation.s.heroes[h]
    book = situation.g.book
    if hero.willpower > WEAK:
        return
    for well, space in enumerate(book.well_spaces):
        hours = situation.far(hero.space, space)
        if situation.s.wells[well] == FULL and hours < FAR:
            value = RESCUE * (WEAK + 1 - hero.willpower)
            found.append(Task(EMPTY_WELL, 1 << h, space, value, max(1, hours)))


def _add_lure(situation: Situation, h: int, found: list[Task]) -> None:
    """Leave a lure beside creatures that hold a space the legend wants free of them."""
    for code in situation.s.heroes[h].things:
        if kind_of(code) != situation.g.book.lure:
            continue
        for space in situation.bait:
            hours = situation.way(h, space)
            if hours < FAR:
                task = Task(HOLD, 1 << h, space, LURED, max(1, hours))
                task.what = code
                task.lures = True
                found.append(task)
        return


def _add_flight(situation: Situation, h: int, found: list[Task]) -> None:
    """Leave a space where the hero may fall when the sun rises."""
    hero = situation.s.heroes[h]
    if situation.is_deadly(h, hero.space):
        best = -1
        for space in range(situation.g.book.size):
            nearer = best < 0 or situation.far(hero.space, space) < situation.far(hero.space, best)
            if (
                nearer
                and situation.far(hero.space, space) < FAR
                and not situation.is_deadly(h, space)
            ):
                best = space
        if best >= 0 and situation.far(hero.space, best) >= situation.hours[h] - 1:
            task = Task(HOLD, 1 << h, best, FLIGHT, max(1, situation.far(hero.space, best)))
            task.night = situation.s.day
            task.room = len(situation.s.heroes)
            found.append(task)
