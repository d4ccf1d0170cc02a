"""GreedyPlayer: keeps the castle, pursues what the legend wants, and answers every question."""

from rietland.board import frames
from rietland.board import verbs as v
from rietland.board.rounds import in_reach
from rietland.board.rules import Board
from rietland.board.state import State
from rietland.board.things import DOUBLES, FOLLOWS, MONEY, kind_of
from rietland.kernel.action import Action
from rietland.kernel.control import CHOSEN
from rietland.kernel.game import Game
from rietland.kernel.pending import Pending
from rietland.kernel.state import BaseState
from rietland.players import board_sense as sense
from rietland.players import fight_sense as fights
from rietland.players import plans
from rietland.players.answers import first, safe
from rietland.players.greedy_cards import choose_way, pick, split
from rietland.players.greedy_fights import fight_on, strike_or_wait
from rietland.players.outlook import FIGHT, GO, SPARE, STORM, Task, bearers_road
from rietland.players.shopping import buyer as buyer_of
from rietland.players.shopping import helm, strength_for_sale


class GreedyPlayer:
    """Does what brings most by the hour, the same for every seed: it needs no chance."""

    def __init__(self, seed: int) -> None:  # noqa: ARG002 - every player has one
        self.name: str = "greedy"
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
        if task.kind == GO:
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
            self.goals[h] = Task(GO, [h], g.book.castle, 5.0, 1.0)
            return take
        if task is None or arrived(g, s, h, task):
            return Action(v.STOP, h)
        return next_stride(g, s, pending, task) or Action(v.STOP, h)


# Moving.


def arrived(g: Board, s: State, h: int, task: Task) -> bool:
    if task.kind != GO and in_reach(g, s, h, task.space):
        return True
    return s.heroes[h].space == task.space


def next_stride(g: Board, s: State, pending: Pending, task: Task) -> Action | None:
    """The next step for an hour, or from a wineskin when the day is too short; None to stop."""
    h = pending.who
    hero = s.heroes[h]
    spare = 3 if task.urgent or task.kind == STORM else SPARE
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
    road = bearers_road(g, s)
    for other, task in plans.assign(g, s).items():
        if other != h and task.kind == FIGHT and task.space in road:
            return s.heroes[h].hours < g.book.hours
    return False


def safe_night(g: Board, s: State, space: int) -> bool:
    """No creature comes here at the next sunrise."""
    return space not in sense.siege(g, s, 1).trampled


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
        if verb == v.DROP and lies_home(g, s, h, option.a):
            return option
        if verb == v.BUY and option.a == helm(g) and wants_helm(g, s, h):
            return option
        if verb == v.TRAIN and trains_here(g, s, h):
            return option
        if verb == v.GIVE and worth_giving(g, s, h, option):
            return option
    return None


def worth_taking(g: Board, s: State, h: int, code: int) -> bool:
    if lies_home(g, s, h, code):
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
    return buyer_of(g, s, [h, option.b]) == option.b


def trains_here(g: Board, s: State, h: int) -> bool:
    """Buy now, unless this hero buys cheaper elsewhere and there is time."""
    space = s.heroes[h].space
    return g.book.merchant[space] == 1 and strength_for_sale(g, s, h, space) > 0


def wants_helm(g: Board, s: State, h: int) -> bool:
    """A helm is worth its gold to whoever throws three dice at once."""
    count, way = fights.hand_of(g, s, h)
    return way == fights.BEST and count >= 3


def lies_home(g: Board, s: State, h: int, code: int) -> bool:
    """The thing is where the legend wants it; it stays there."""
    return sense.wanted_for(g, code) == s.heroes[h].space
