"""GreedyPlayer: keeps the castle, pursues what the legend wants, and answers every question."""

from random import Random
from typing import Final

from rietland.board import creatures, dice, frames, heroes
from rietland.board import verbs as v
from rietland.board.rounds import in_reach
from rietland.board.rules import Board
from rietland.board.state import Battle, State
from rietland.board.things import DOUBLES, FOLLOWS, MONEY, kind_of
from rietland.kernel.action import Action
from rietland.kernel.control import CHOSEN
from rietland.kernel.frame import Frame
from rietland.kernel.game import Game
from rietland.kernel.pending import Pending
from rietland.kernel.state import BaseState
from rietland.players import board_sense as sense
from rietland.players import fight_sense as fights
from rietland.players import plans
from rietland.players.plans import Task
from rietland.vocabulary import board as words

#: Verbs that are safe when nothing better is known, best first.
_SAFE: Final = [v.STOP, v.HALT, v.DONE, v.END, v.KEEP, v.BEAR, v.DECLINE, v.BEGIN, v.LEAVE, v.SKIP]


class GreedyPlayer:
    """Does what brings most by the hour, the same for every seed: it needs no chance."""

    def __init__(self, seed: int) -> None:
        self.name: str = "greedy"
        self.rng: Random = Random(seed)
        #: By hero: where the move under way leads.
        self.goals: dict[int, Task] = {}

    def choose(self, game: Game, s: BaseState, seat: int) -> Action:  # noqa: ARG002 - the protocol
        pending = game.pending(s)
        if len(pending.options) == 1 or not isinstance(game, Board) or not isinstance(s, State):
            return pending.options[0]
        f = s.agenda[-1]
        answer: Action | None = None
        if f.kind == frames.DAY:
            answer = self.take_turn(game, s, pending)
        elif f.kind == frames.WALK:
            answer = self.walk_on(game, s, pending)
        elif f.kind == frames.BATTLE and s.battle is not None:
            answer = fight_on(game, s, s.battle, pending)
        elif f.kind == frames.SPLIT:
            answer = split(game, s, pending)
        elif pending.options[0].verb == CHOSEN:
            answer = choose_way(game, s, f, pending)
        elif f.kind == frames.EVENT:
            answer = first(pending, v.BLOCK)
        elif f.kind == frames.PICK:
            answer = pick(pending)
        return answer if answer in pending.options and answer is not None else safe(pending)

    # The turn.

    def take_turn(self, g: Board, s: State, pending: Pending) -> Action | None:
        """Free acts first, then the best task; the day ends when nothing useful is left."""
        h = pending.who
        act = free_act(g, s, pending)
        if act is not None:
            return act
        task = plans.assign(g, s).get(h)
        if first(pending, v.DONE) is not None:
            return Action(v.DONE if task is not None else v.END, h)
        if task is None:
            return Action(v.END, h)
        if task.kind == plans.GO:
            return self.set_out(g, s, pending, task)
        if not in_reach(g, s, h, task.space):
            return self.set_out(g, s, pending, task)
        return strike_or_wait(g, s, pending, task)

    def set_out(self, g: Board, s: State, pending: Pending, task: Task) -> Action | None:
        """The first step of a move towards the task."""
        self.goals[pending.who] = task
        step = next_stride(g, s, pending, task)
        if step is not None:
            return step
        if task.urgent and waits_for_others(g, s, pending.who):
            return first(pending, v.PASS)
        return Action(v.END, pending.who)

    def walk_on(self, g: Board, s: State, pending: Pending) -> Action | None:
        """On towards the task, farmers taken along; stop where it is done."""
        h = pending.who
        task = self.goals.get(h) or plans.assign(g, s).get(h)
        take = first(pending, v.TAKE)
        if take is not None and task and task.space in (s.heroes[h].space, g.book.castle):
            self.goals[h] = Task(plans.GO, [h], g.book.castle, 5.0, 1.0)
            return take
        if task is None or arrived(g, s, h, task):
            return Action(v.STOP, h)
        return next_stride(g, s, pending, task) or Action(v.STOP, h)


def safe(pending: Pending) -> Action:
    """An answer that costs nothing, for questions nobody thought of."""
    for verb in _SAFE:
        option = first(pending, verb)
        if option is not None:
            return option
    return pending.options[0]


def first(pending: Pending, verb: int) -> Action | None:
    for option in pending.options:
        if option.verb == verb:
            return option
    return None


# Moving.


def arrived(g: Board, s: State, h: int, task: Task) -> bool:
    if task.kind != plans.GO and in_reach(g, s, h, task.space):
        return True
    return s.heroes[h].space == task.space


def next_stride(g: Board, s: State, pending: Pending, task: Task) -> Action | None:
    """The next step for an hour, or from a wineskin when the day is too short; None to stop."""
    h = pending.who
    hero = s.heroes[h]
    spare = 3 if task.urgent or task.kind == plans.STORM else plans.SPARE
    left = sense.distance(g, s, hero.space, task.space)
    to = sense.next_step(g, s, hero.space, task.space)
    if sense.is_fragile(g, hero):
        spare = 1
        way = careful_stage(g, s, h, task.space)
        to = way[0] if way else -1
        left = len(way)
    if to < 0:
        return None
    drink = Action(v.DRINK, h, to)
    step = Action(v.WALK, h, to)
    early = g.book.hours - hero.hours
    if drink in pending.options and (left > early or step not in pending.options):
        return drink
    if step not in pending.options:
        return None
    return step if early > 0 or left <= sense.hours_left(g, s, h, spare) else None


def careful_stage(g: Board, s: State, h: int, goal: int) -> list[int]:
    """How far to go today where no creature must be met: home, or to a place safe for the night."""
    hero = s.heroes[h]
    reach = sense.hours_left(g, s, h, 1) + sense.free_steps(g, hero)
    way = sense.careful_way(g, s, hero.space, goal, reach)
    if len(way) <= reach:
        return way
    stage = way[: max(0, g.book.hours - hero.hours) + sense.free_steps(g, hero)]
    while stage and (not safe_night(g, s, stage[-1]) or s.occupant[stage[-1]] >= 0):
        stage.pop()
    if not stage and not safe_night(g, s, hero.space):
        return sense.careful_way(g, s, hero.space, -1, reach)
    return stage


def waits_for_others(g: Board, s: State, h: int) -> bool:
    """Somebody is about to clear the road today."""
    road = plans.bearers_road(g, s)
    for other, task in plans.assign(g, s).items():
        if other != h and task.kind == plans.FIGHT and task.space in road:
            return s.heroes[h].hours < g.book.hours
    return False


def safe_night(g: Board, s: State, space: int) -> bool:
    """No creature comes here at the next sunrise."""
    return space not in sense.siege(g, s, 1, 0).trampled


# Free acts.


def free_act(g: Board, s: State, pending: Pending) -> Action | None:
    """What costs no hour and helps: wells, gold, what the legend wants, strength."""
    h = pending.who
    hero = s.heroes[h]
    for option in pending.options:
        verb = option.verb
        if verb == v.DRAIN and hero.willpower < g.book.max_willpower:
            return option
        if verb == v.TAKE and worth_taking(g, s, h, option.a):
            return option
        if verb == v.DROP and plans.lies_home(g, s, h, option.a):
            return option
        if verb == v.BUY and option.a == plans.helm(g) and wants_helm(g, s, h):
            return option
        if verb == v.TRAIN and trains_here(g, s, h):
            return option
        if verb == v.GIVE and worth_giving(g, s, h, option):
            return option
    return None


def worth_taking(g: Board, s: State, h: int, code: int) -> bool:
    if plans.lies_home(g, s, h, code):
        return False
    ability = g.book.things[kind_of(code)].ability
    if ability == FOLLOWS:
        return sense.safe_distances(g, s, g.book.castle)[s.heroes[h].space] < sense.FAR
    return ability in (MONEY, DOUBLES) or sense.wanted_for(g, code) >= 0


def worth_giving(g: Board, s: State, h: int, option: Action) -> bool:
    """Gold goes to whoever makes more of it, unless it can be spent here."""
    if kind_of(option.a) in sense.wishes(g.book).fragile:
        mine = sense.hours_left(g, s, h, 2)
        return sense.hours_left(g, s, option.b, 2) > mine + 2
    if g.book.things[kind_of(option.a)].ability != MONEY or trains_here(g, s, h):
        return False
    return plans.buyer(g, s, [h, option.b]) == option.b


def trains_here(g: Board, s: State, h: int) -> bool:
    """Buy now, unless this hero buys cheaper elsewhere and there is time."""
    space = s.heroes[h].space
    return g.book.merchant[space] == 1 and plans.strength_for_sale(g, s, h, space) > 0


def wants_helm(g: Board, s: State, h: int) -> bool:
    """A helm is worth its gold to whoever throws three dice at once."""
    count, way = fights.hand_of(g, s, h)
    return way == fights.BEST and count >= 3


# Fights.


def strike_or_wait(g: Board, s: State, pending: Pending, task: Task) -> Action | None:
    """Attack when everybody meant to be there is; otherwise let an hour go by."""
    h = pending.who
    fight = Action(v.FIGHT, h, task.space)
    if task.kind == plans.STORM:
        team = plans.storm_team(g, s)
        here = [i for i in team if in_reach(g, s, i, task.space) and not s.heroes[i].resting]
        if h not in here or fight not in pending.options or not sense.brought(g, s):
            return Action(v.END, h)
        rounds = fights.rounds_left(g, s, here, 3)
        odds = fights.odds(g, s, here, task.creature, rounds, 0, plans.brew_bonus(g, s, here))
        last_chance = sense.letters_left(g, s) <= 1
        if odds.win >= plans.Weights.strike_odds or (last_chance and len(here) == len(team)):
            return fight
        coming = [i for i in team if i not in here and not s.heroes[i].resting]
        if coming and sense.hours_left(g, s, h, plans.SPARE) > 4:
            return first(pending, v.PASS)
        return fight if last_chance and not coming else Action(v.END, h)
    missing = [i for i in task.team if not in_reach(g, s, i, task.space)]
    if missing:
        return first(pending, v.PASS)
    return fight


def fight_on(g: Board, s: State, b: Battle, pending: Pending) -> Action | None:
    """Every question of a fight."""
    verb = pending.options[0].verb
    h = pending.who
    if verb == v.SHARE:
        return share(g, s, pending)
    if b.creature < 0:
        return None
    if verb in (v.INVITE, v.BEGIN):
        return invite(g, s, b, pending)
    if verb == v.JOIN:
        return Action(v.JOIN if helps(g, s, b, h) else v.DECLINE, h)
    if verb == v.HAND:
        own = fights.throw(*fights.hand_of(g, s, h))
        return Action(v.HAND, h, 1 if fights.average(own) < 8.7 else 0)
    if verb == v.FLIP or (verb == v.KEEP and len(pending.options) == 1):
        return flip(g, s, b, pending)
    if verb in (v.AGAIN, v.BREW, v.CHEW):
        return roll_on(g, s, b, pending)
    if verb == v.BLOCK:
        worth = b.loss >= 3 or s.heroes[h].willpower <= b.loss
        return Action(v.BLOCK if worth else v.BEAR, h)
    if verb in (v.ON, v.LEAVE):
        return Action(v.ON if worth_another_round(g, s, b, h) else v.LEAVE, h)
    return None


def is_foe(g: Board, s: State, c: int) -> bool:
    return c in sense.foes(g, s)


def expects(g: Board, s: State, b: Battle, team: list[int]) -> fights.Odds:
    foe = is_foe(g, s, b.creature)
    rounds = max(1, fights.rounds_left(g, s, team, 3 if foe else plans.SPARE))
    bonus = plans.brew_bonus(g, s, team) if foe else 0
    return fights.odds(g, s, team, b.creature, rounds, b.willpower, bonus)


def invite(g: Board, s: State, b: Battle, pending: Pending) -> Action:
    """Ask whoever raises the odds while they are not good enough."""
    now = expects(g, s, b, b.fighters)
    for option in pending.options:
        if option.verb == v.INVITE and helps_more(g, s, b, option.a, now):
            return option
    return Action(v.BEGIN, b.inviter)


def helps(g: Board, s: State, b: Battle, h: int) -> bool:
    return helps_more(g, s, b, h, expects(g, s, b, b.fighters))


def helps_more(g: Board, s: State, b: Battle, h: int, now: fights.Odds) -> bool:
    """One more fighter is worth the hours when victory comes surer or much sooner."""
    if plans.is_bearer(g, s, h) and not is_foe(g, s, b.creature):
        return False
    more = expects(g, s, b, [*b.fighters, h])
    if is_foe(g, s, b.creature):
        return more.win >= now.win
    return more.win > now.win + 0.05 or more.rounds < now.rounds - 0.7


def flip(g: Board, s: State, b: Battle, pending: Pending) -> Action | None:
    """Turn the die that gains most, if nobody still to roll may gain more by it."""
    roller = s.heroes[b.fighters[b.roller]]
    one_by_one = dice.is_one_by_one(g, b, roller)
    before = dice.roll_value(g, b, roller)
    best: Action | None = None
    most = 0.0
    for option in pending.options:
        if option.verb != v.FLIP:
            continue
        trial = b.copy()
        dice.turn(trial, option.a, dice.opposite(g, b, option.a))
        base = max(float(before), fights.hope_of(b.left)) if one_by_one else float(before)
        gain = dice.roll_value(g, trial, roller) - base
        if gain > most:
            best = option
            most = gain
    later = b.roller + 1 < len(b.fighters)
    own = b.fighters[b.roller] == pending.who
    if best is not None and (not later or own or most >= 2.0):
        return best
    return first(pending, v.KEEP)


def roll_on(g: Board, s: State, b: Battle, pending: Pending) -> Action | None:
    """Throw on while the dice left promise more; double a good die in the fight that counts."""
    again = first(pending, v.AGAIN)
    if again is not None and b.dice[-1] < fights.hope_of(b.left):
        return again
    brew = first(pending, v.BREW)
    if brew is not None and max(b.dice) >= 4 and is_foe(g, s, b.creature):
        return brew
    for option in pending.options:
        if option.verb == v.CHEW and sense.wanted_for(g, option.a) < 0 and is_foe(g, s, b.creature):
            return option
    return first(pending, v.KEEP)


def worth_another_round(g: Board, s: State, b: Battle, h: int) -> bool:
    """Go on while the odds are fair and the hero does not risk to fall for little."""
    team = b.fighters
    odds = expects(g, s, b, team)
    if is_foe(g, s, b.creature):
        return odds.win >= 0.2 or sense.letters_left(g, s) <= 1
    if sense.hours_left(g, s, h, 4) == 0:
        return False
    return odds.win >= 0.5 and odds.ruin <= 0.4


# Sharing, paying, picking.


def willpower_value(g: Board, s: State, h: int) -> float:
    """What a point of willpower is worth: most to the weak, and where a row of dice begins."""
    hero = s.heroes[h]
    row = g.book.heroes[hero.kind].dice
    if hero.willpower >= g.book.max_willpower:
        return 0.0
    if hero.willpower < 4:
        return 1.2
    ahead = row[min(hero.willpower + 2, len(row) - 1)] > row[hero.willpower]
    return 0.8 if ahead else 0.5 if hero.willpower < 7 else 0.25


def share(g: Board, s: State, pending: Pending) -> Action | None:
    """Gold to the one who makes most of it, willpower to the weak."""
    gold = plans.gold_value(g, s)
    among = sorted({option.a for option in pending.options})
    buyer = plans.buyer(g, s, among)
    best: Action | None = None
    most = -1.0
    for option in pending.options:
        if option.b == v.GOLD:
            value = gold + 0.1 if option.a == buyer else gold * 0.5
        elif option.b == v.WILLPOWER:
            value = willpower_value(g, s, option.a)
        else:
            value = 1.0 - 0.3 * len(s.heroes[option.a].things) + 0.2 * (option.a == buyer)
        if value > most:
            best = option
            most = value
    return best


def split(g: Board, s: State, pending: Pending) -> Action | None:
    """Shares as above; payments where they hurt least."""
    if pending.options[0].verb == v.SHARE:
        return share(g, s, pending)
    best: Action | None = None
    least = 99.0
    for option in pending.options:
        hero = s.heroes[option.a]
        hurt = 1.0 if option.b == v.GOLD else 3.0 / (1 + hero.willpower)
        if hurt < least:
            best = option
            least = hurt
    return best


def pick(pending: Pending) -> Action | None:
    """Take what is offered; name heroes who gain."""
    for option in pending.options:
        if option.verb in (v.CHOOSE_THING, v.NAME, v.PICK):
            return option
    return None


def choose_way(g: Board, s: State, f: Frame, pending: Pending) -> Action | None:
    """The way whose effects are worth most, in gold."""
    best: Action | None = None
    most = -99.0
    for option in pending.options:
        ref = f.ref + "/options/" + g.book.choices[option.a]
        value = sum(effect_value(g, s, f.who, effect) for effect in g.book.lists[ref])
        if value > most:
            best = option
            most = value
    return best


def effect_value(g: Board, s: State, h: int, effect: object) -> float:
    """What an effect of a card is worth to the group; words not listed count nothing."""
    point = willpower_value(g, s, h) if h >= 0 else 0.4
    if isinstance(effect, words.Gain | words.Lose | words.Pay):
        sign = 1.0 if isinstance(effect, words.Gain) else -1.0
        value = 0.0
        for amount, each in ((effect.gold, 1.0), (effect.strength, 2.5), (effect.willpower, point)):
            if isinstance(amount, int):
                value += amount * each
        return sign * value
    if isinstance(effect, words.Ransom):
        return -0.35 * (effect.amount if isinstance(effect.amount, int) else 3)
    if isinstance(effect, words.Advance | words.RemoveFarmer):
        return -2.0
    return 1.0 if isinstance(effect, words.Article) else 0.0


__all__ = ["GreedyPlayer", "creatures", "heroes"]
