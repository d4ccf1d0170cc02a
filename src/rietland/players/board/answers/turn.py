"""The turn of a hero by the policy of the board: free acts, setting out, walking, the day's end."""

from typing import Final

from rietland.board import verbs as v
from rietland.board.fight.opponents import creature_in_reach, trial_in_reach
from rietland.board.pieces import heroes
from rietland.board.pieces.things import (
    DOUBLES,
    DOUBLES_ROLL,
    EXTRA_DIE,
    FOLLOWS,
    MONEY,
    REACH,
    REROLLS,
    RUNE,
    SHINES,
    kind_of,
)
from rietland.board.turn import land, storm
from rietland.board.turn.hours import hours_left
from rietland.kernel.action import Action
from rietland.kernel.pending import Pending
from rietland.players.board.answers.cards import buyer
from rietland.players.board.answers.free_deeds import is_welcome
from rietland.players.board.answers.options import first, offered
from rietland.players.board.legend.warmth import has_fuel
from rietland.players.board.now import open_goals, quick_odds
from rietland.players.board.now.burdens import can_deliver, is_stuck, may_take
from rietland.players.board.now.crossings import roads
from rietland.players.board.now.distances import FAR
from rietland.players.board.now.final_fight import (
    brew_bonus,
    final_fight_team,
    meeting_place,
    strike_odds,
)
from rietland.players.board.now.fires import battle_bonus, battle_fire, fire_awaited, lighting
from rietland.players.board.now.purchases import best_swap, strength_for_sale, wants_brew
from rietland.players.board.now.reach import post, wants_bow
from rietland.players.board.now.situation import ALL, Situation, careful_way, trampled
from rietland.players.board.now.teams import TEAMS
from rietland.players.board.tasks.quests import is_gathered, stand_for, wants_company
from rietland.players.board.tasks.task import Task
from rietland.players.board.tasks.worth_doing import reach_of
from rietland.players.search.thought import FIGHT, HOLD

#: Willpower with which a hero keeps a burden in a storm.
WEAK: Final = 3

# The turn.


def pursue(
    situation: Situation, pending: Pending, task: Task | None, given: list[Task | None]
) -> Action:
    """The next input towards a task; the day ends when there is none."""
    h = pending.who
    if pending.prompt == "ask-after":
        stays = task is not None and not situation.s.heroes[h].resting
        return Action(v.DONE if stays else v.END, h)
    if task is None:
        return _rest(situation, pending)
    if task.aim == FIGHT and creature_in_reach(situation.g, situation.s, h, task.space):
        return strike_or_wait(situation, pending, task, given)
    if task.tries and has_arrived(situation, h, task):
        return _try_or_wait(situation, pending, task, given)
    if task.clears and task.space == situation.s.heroes[h].space:
        clear = Action(v.CLEAR, h, task.space)
        return clear if offered(pending, clear) else _rest(situation, pending)
    if task.space == situation.s.heroes[h].space:
        return _wait(situation, pending, task, given)
    step = next_stride(situation, pending, task)
    if step is not None:
        return step
    if task.urgent and _road_is_cleared(situation, h, given):
        passing = first(pending, v.PASS)
        if passing is not None:
            return passing
    return _rest(situation, pending)


def _rest(situation: Situation, pending: Pending) -> Action:
    """The day ends; before that a fire is lit for the night, if it gives more than it takes.

    Who has an hour to spare leads an ally that was won on to where all come together.
    """
    if situation.goals.won and situation.s.heroes[pending.who].hours < situation.g.book.hours:
        led = lead_on(situation, pending)
        if led is not None and led.a in situation.goals.won:
            return led
    lit = lighting(situation, pending)
    return lit if lit is not None else Action(v.END, pending.who)


def _wait(situation: Situation, pending: Pending, task: Task, given: list[Task | None]) -> Action:
    """Where the hero plans to be: pass an hour while others do what may end the waiting."""
    h = pending.who
    passing = first(pending, v.PASS)
    if task.aim == HOLD and passing is not None and situation.hours[h] > 2:
        for other, theirs in enumerate(given):
            if other != h and theirs is not None and theirs.aim != HOLD:
                return passing
    return _rest(situation, pending)


def _road_is_cleared(situation: Situation, h: int, given: list[Task | None]) -> bool:
    """Somebody is about to clear the road today."""
    if situation.s.heroes[h].hours >= situation.g.book.hours:
        return False
    for other, task in enumerate(given):
        if other != h and task is not None and task.aim == FIGHT and task.space in situation.road:
            return True
    return False


def strike_or_wait(
    situation: Situation, pending: Pending, task: Task, given: list[Task | None]
) -> Action:
    """Attack when everybody meant to be there is; otherwise let an hour go by."""
    h = pending.who
    fight = Action(v.FIGHT, h, task.space)
    if not offered(pending, fight):
        return _rest(situation, pending)
    if task.final_fight:
        return _strike_or_gather(situation, pending, task, fight)
    for other in TEAMS[task.mask]:
        if given[other] is not task or situation.s.heroes[other].resting:
            continue
        if not creature_in_reach(situation.g, situation.s, other, task.space):
            passing = first(pending, v.PASS)
            return passing if passing is not None else _rest(situation, pending)
    lit = battle_fire(situation, pending, False) if len(TEAMS[task.mask]) > 1 else None
    return lit if lit is not None else fight


def _try_or_wait(
    situation: Situation, pending: Pending, task: Task, given: list[Task | None]
) -> Action:
    """Try it when everybody meant to be there is; otherwise let an hour go by."""
    h = pending.who
    attempt = Action(v.TRY, h, task.deed, task.space)
    for other in TEAMS[task.mask]:
        late = given[other] is task and not situation.s.heroes[other].resting
        if late and not has_arrived(situation, other, task):
            passing = first(pending, v.PASS)
            return passing if passing is not None else _rest(situation, pending)
    led = lead_on(situation, pending) if task.space == situation.rally else None
    if led is not None and situation.hours[h] > 2:
        return led
    if not offered(pending, attempt):
        return _rest(situation, pending)
    trial = situation.g.book.deeds[task.deed].trial
    handed = _hand_on(situation, pending, task) if trial is not None and trial.lights else None
    return handed if handed is not None else attempt


def _hand_on(situation: Situation, pending: Pending, task: Task) -> Action | None:
    """What may be burnt goes to who rolls last and knows what is lacking; None if all is there."""
    h = pending.who
    size = len(situation.s.heroes)
    last = h
    for i in range(1, size):
        other = (h + i) % size
        if not situation.s.heroes[other].resting and has_arrived(situation, other, task):
            last = other
    for option in pending.options:
        burns = option.verb == v.GIVE and open_goals.ability(situation.g, option.a) == SHINES
        if burns and option.b == last:
            return option
    return None


def _strike_or_gather(situation: Situation, pending: Pending, task: Task, fight: Action) -> Action:
    """A fight that ends the legend is begun when all is brought; any when the odds are good."""
    g = situation.g
    s = situation.s
    h = pending.who
    team = final_fight_team(situation)
    here = 0
    coming = False
    for i in TEAMS[team]:
        if creature_in_reach(g, s, i, task.space):
            if not s.heroes[i].resting:
                here |= 1 << i
        elif not s.heroes[i].resting:
            coming = True
    ends = s.creature_name[task.creature] in situation.goals.opponents.last
    early = open_goals.is_too_early(g, s, s.creature_name[task.creature])
    if not here >> h & 1 or (ends and (early or not situation.brought)):
        return _rest(situation, pending)
    rounds = 9
    for i in TEAMS[here]:
        rounds = min(rounds, situation.most[i])
    bonus = brew_bonus(situation, here) + battle_bonus(situation, TEAMS[here], task.space)
    odds = quick_odds.odds(g, s, TEAMS[here], situation.hands, task.creature, rounds, 0, bonus)
    led = lead_on(situation, pending)
    if led is not None and situation.hours[h] > 2:
        return led
    last_chance = min(situation.letters, situation.escape) <= 1
    if odds.win >= strike_odds(situation) or (last_chance and not coming):
        lit = battle_fire(situation, pending, True) or _hand_on(situation, pending, task)
        return lit if lit is not None else fight
    passing = first(pending, v.PASS)
    if coming and passing is not None and situation.hours[h] > 3:
        return passing
    return _rest(situation, pending)


def lead_on(situation: Situation, pending: Pending) -> Action | None:
    """Lead an ally nearer to where all come together; None if that cannot be done now."""
    if situation.rally < 0:
        return None
    goal = meeting_place(situation) if situation.foe >= 0 else situation.rally
    wanted = open_goals.allies(situation.g, situation.goals, situation.s)
    best: Action | None = None
    least = FAR
    for option in pending.options:
        if option.verb == v.LEAD and option.a in wanted:
            at = situation.s.figures[option.a]
            if situation.far(option.b, goal) < min(least, situation.far(at, goal)):
                best = option
                least = situation.far(option.b, goal)
    return best


# Moving.


def walk_on(situation: Situation, pending: Pending, task: Task | None) -> Action:
    """On towards the task, farmers taken along; stop where it is done."""
    h = pending.who
    if task is None or has_arrived(situation, h, task):
        return Action(v.STOP, h)
    step = next_stride(situation, pending, task)
    return step if step is not None else Action(v.STOP, h)


def has_arrived(situation: Situation, h: int, task: Task) -> bool:
    if task.aim == FIGHT and creature_in_reach(situation.g, situation.s, h, task.space):
        return True
    trial = situation.g.book.deeds[task.deed].trial if task.tries else None
    if trial is not None:
        return trial_in_reach(situation.g, situation.s, trial, h, task.space)
    return situation.s.heroes[h].space == task.space


def next_stride(situation: Situation, pending: Pending, task: Task) -> Action | None:
    """The next step for an hour, or from a wineskin when the day is too short; None to stop."""
    g = situation.g
    s = situation.s
    h = pending.who
    hero = s.heroes[h]
    spare = situation.w.last if task.urgent else situation.w.spare
    goal = place_of(situation, h, task)
    ways = roads(situation, h, goal)
    left = ways.away[goal][hero.space]
    to = ways.toward(hero.space, goal)
    if open_goals.is_fragile(situation.goals, hero):
        spare = ALL
        way = careful_stage(situation, h, task.space)
        to = way[0] if way else -1
        left = len(way)
    if to < 0 and goal in situation.g.book.roads[hero.space]:
        # Nobody passes through there, but who means to enters.
        to = goal
        left = 1
    if to < 0:
        return None
    early = g.book.hours - hero.hours
    walks = early > 0 or left <= hours_left(g, s, h, spare)
    step = Action(v.WALK, h, to)
    if left > early or not walks:
        drink = Action(v.DRINK, h, to)
        if offered(pending, drink):
            return drink
    if walks and offered(pending, step):
        return step
    return None


def place_of(situation: Situation, h: int, task: Task) -> int:
    """Where a hero goes for a task: to its space, or to where it is done from."""
    if task.aim == FIGHT:
        return post(situation, h, task.space)
    trial = situation.g.book.deeds[task.deed].trial if task.tries else None
    if trial is not None:
        return stand_for(situation, h, trial, task.space)
    return entrance(situation, h, task.space)


def entrance(situation: Situation, h: int, space: int) -> int:
    """The space itself; where no way leads through it, the nearest one beside it."""
    at = situation.s.heroes[h].space
    if situation.far(at, space) < FAR or space in situation.g.book.roads[at]:
        return space
    best = space
    for near in situation.g.book.roads[space]:
        if situation.far(at, near) < situation.far(at, best):
            best = near
    return best


def careful_stage(situation: Situation, h: int, goal: int) -> list[int]:
    """How far to go today where no creature must be met: home, or to a place safe for the night."""
    hero = situation.s.heroes[h]
    reach = reach_of(situation, h)
    way = careful_way(situation, h, hero.space, goal, reach)
    if len(way) <= reach:
        return way
    unsafe = trampled(situation.g, situation.s)
    stage = way[
        : max(0, situation.g.book.hours - hero.hours) + open_goals.free_steps(situation.g, hero)
    ]
    while stage and (unsafe[stage[-1]] or situation.s.occupant[stage[-1]] >= 0):
        stage.pop()
    if not stage and unsafe[hero.space]:
        return careful_way(situation, h, hero.space, -1, reach)
    return stage


def weather(situation: Situation, pending: Pending) -> Action:
    """In a storm all comes along that is not lost there, costs little and is no farther from home.

    What must stay behind stays.
    """
    s = situation.s
    h = pending.who
    bring = first(pending, v.BRING)
    if bring is None:
        return pending.options[0]
    here = s.heroes[h].space
    to = storm.blown_to(situation.g, s, h)
    weak = s.heroes[h].willpower - land.toll(situation.g, s, h, to) < WEAK
    for option in pending.options:
        if option.verb != v.ABANDON:
            continue
        if heroes.is_farmer(situation.g, option.a):
            if s.occupant[to] >= 0:
                return option
            continue
        goal = situation.goals.place_for(option.a)
        if weak or (goal >= 0 and situation.far(to, goal) > situation.far(here, goal)):
            return option
    return bring


# Free acts.


def free_act(situation: Situation, pending: Pending, given: list[Task | None]) -> Action | None:
    """What costs no hour and helps: wells, gold, what the legend wants, strength."""
    h = pending.who
    hero = situation.s.heroes[h]
    if situation.goals.burdens and not lays_down(situation, h, given):
        room = _make_room(situation, pending)
        if room is not None:
            return room
        fire = fire_awaited(situation, pending)
        if fire is not None:
            return fire
    for option in pending.options:
        verb = option.verb
        if verb in (v.DEED, v.ACT) and open_goals.is_wanted_deed(
            situation.g, situation.goals, situation.s, option.a
        ):
            return option
        if (
            verb in (v.DEED, v.ACT)
            and option.a in situation.goals.supplies.drills
            and _worth_drill(situation, h)
        ):
            return option
        if verb == v.DEED and is_welcome(situation, h, option.a, given):
            return option
        if not v.is_free(verb):
            continue
        if verb == v.DRAIN and hero.willpower < situation.g.book.max_willpower:
            return option
        if verb == v.GUIDE and wants_company(situation, option.a):
            return option
        if (
            verb == v.TAKE
            and not lays_down(situation, h, given)
            and worth_taking(situation, h, option.a)
        ):
            return option
        if verb == v.DROP and _worth_dropping(situation, h, option.a, given):
            return option
        if verb == v.BUY and option.b == 0 and _worth_buying(situation, h, option.a):
            return option
        if verb == v.TRAIN and strength_for_sale(situation, h, hero.space) > 0:
            return option
        if verb == v.GIVE and _worth_giving(situation, h, option):
            return option
    return best_swap(situation, h, pending.options) if situation.g.book.barters else None


def _worth_drill(situation: Situation, h: int) -> bool:
    """The heroes are too weak, and this one is not about to fight here."""
    return situation.missing > 0.0 and situation.s.occupant[situation.s.heroes[h].space] < 0


def _make_room(situation: Situation, pending: Pending) -> Action | None:
    """Take up what must be brought somewhere; before that lay down what is in its place."""
    h = pending.who
    s = situation.s
    hero = s.heroes[h]
    for i, code in enumerate(s.loose):
        if s.loose_at[i] != hero.space or not open_goals.is_wanted(situation.goals, code):
            continue
        if not open_goals.is_asked_for(situation.g, situation.goals, s, kind_of(code)):
            continue
        if not worth_taking(situation, h, code) or situation.is_guarded(code, hero.space):
            continue
        take = Action(v.TAKE, h, code)
        if offered(pending, take):
            return take
        slot = situation.g.book.things[kind_of(code)].slot
        for option in pending.options:
            drops = option.verb == v.DROP and not open_goals.is_wanted(situation.goals, option.a)
            if drops and situation.g.book.things[kind_of(option.a)].slot == slot:
                return option
    return None


def _lies_home(situation: Situation, h: int, code: int) -> bool:
    """The thing is where the legend wants it; it stays there."""
    here = situation.s.heroes[h].space
    if situation.goals.place_for(code) == here:
        return True
    return open_goals.lies_home(situation.g, situation.goals, situation.s, code, here)


def worth_taking(situation: Situation, h: int, code: int) -> bool:
    if _lies_home(situation, h, code):
        return False
    goal = situation.goals.place_for(code)
    if goal >= 0:
        return reach_of(situation, h) > 0 and may_take(
            situation, h, code, situation.s.heroes[h].space
        )
    wish = open_goals.wants(situation.wishes, code)
    if wish is not None and not heroes.is_farmer(situation.g, code):
        worth = open_goals.worth_of(situation.g, situation.s, wish.goal, code)
        return worth > situation.peril(h, situation.s.heroes[h].space)
    if is_gathered(situation, code):
        return True
    ability = open_goals.ability(situation.g, code)
    if ability == FOLLOWS:
        home = situation.home()[situation.s.heroes[h].space]
        if kind_of(code) in situation.goals.hidden.escort:
            return home < FAR
        return home <= hours_left(situation.g, situation.s, h, situation.w.spare) + 7 and home < 90
    if ability in (MONEY, DOUBLES, DOUBLES_ROLL, REROLLS, EXTRA_DIE):
        return True
    if kind_of(code) == situation.decoy and situation.decoys:
        return True
    fire = situation.goals.warmth
    if fire.kind >= 0 and kind_of(code) in fire.fuel:
        return not has_fuel(fire, situation.s, h)
    return ability == RUNE and situation.rune(h) > 0


def lays_down(situation: Situation, h: int, given: list[Task | None]) -> bool:
    """The hero is about to fight what bars the way to who carries a burden."""
    if not situation.goals.burdens:
        return False
    task = given[h]
    return task is not None and task.aim == FIGHT and task.space in situation.road


def _worth_dropping(situation: Situation, h: int, code: int, given: list[Task | None]) -> bool:
    """At its goal; unasked-for; as a lure; or for a hero who takes over at the day's end."""
    if _lies_home(situation, h, code):
        return True
    if (
        situation.g.book.things[kind_of(code)].covers
        and open_goals.wants(situation.wishes, code) is None
    ):
        # It only makes its bearer weaker.
        return True
    if kind_of(code) == situation.decoy and situation.s.heroes[h].space in situation.decoys:
        return True
    if kind_of(code) == situation.g.book.lure:
        return situation.s.heroes[h].space in open_goals.bait(
            situation.g, situation.goals, situation.s
        )
    if situation.goals.place_for(code) < 0:
        return False
    if lays_down(situation, h, given):
        return True
    if (
        is_stuck(situation, h, code)
        and not trampled(situation.g, situation.s)[situation.s.heroes[h].space]
    ):
        return True
    if reach_of(situation, h) > 0:
        return False
    here = situation.s.heroes[h].space
    for other, task in enumerate(given):
        if other != h and task is not None and task.aim == HOLD and task.space == here:
            return not situation.s.heroes[other].resting
    return False


def _worth_buying(situation: Situation, h: int, code: int) -> bool:
    """A helm for a hero who rolls three dice at once; brew for the decisive fight."""
    if code == situation.goals.supplies.brew:
        return wants_brew(situation, h)
    if open_goals.ability(situation.g, code) == REACH:
        return wants_bow(situation, h)
    if code == situation.goals.supplies.helm and situation.goals.opponents.beat:
        own = quick_odds.hand_of(situation.g, situation.s, h)
        return quick_odds.way_of(own) == quick_odds.BEST and quick_odds.count_of(own) >= 3
    return False


def _worth_giving(situation: Situation, h: int, option: Action) -> bool:
    """A thing to bring goes to the hero who takes it further today; gold to the better buyer."""
    kind = kind_of(option.a)
    goal = situation.goals.deliveries.place_of[kind]
    if goal >= 0:
        if situation.toll(h) > 0:
            here = situation.s.heroes[h].space
            able = can_deliver(situation, option.b, option.a, here, goal)
            return able and is_stuck(situation, h, option.a)
        mine = reach_of(situation, h)
        theirs = reach_of(situation, option.b)
        left = situation.way(h, goal)
        return mine < left and (theirs >= left or theirs > mine + 2)
    if situation.goals.burdens and situation.sources:
        keeper = open_goals.hoarder(situation.g, situation.s, situation.sources, kind)
        if keeper >= 0:
            return keeper == option.b and not open_goals.has(
                situation.g, situation.s.heroes[keeper], kind
            )
    ability = situation.g.book.things[kind].ability
    if ability == RUNE:
        mine = open_goals.runes(situation.g, situation.s.heroes[h])
        return open_goals.runes(situation.g, situation.s.heroes[option.b]) > mine
    if ability != MONEY:
        return False
    if strength_for_sale(situation, h, situation.s.heroes[h].space) > 0:
        return False
    return buyer(situation.g, situation.s, situation.goals, [h, option.b], situation.w) == option.b
