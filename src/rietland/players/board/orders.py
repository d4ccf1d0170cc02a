"""Orders on the board: which step serves an order, and which rule stands in its way."""

from typing import Final

from rietland.board import verbs as v
from rietland.board.base import Board
from rietland.board.fight import combat, opponents
from rietland.board.frames import BATTLE, DAY, WALK
from rietland.board.pieces import items
from rietland.board.state import State
from rietland.board.turn import land
from rietland.board.turn.hours import hours_left
from rietland.board.turn.stages import AFTER
from rietland.kernel.action import Action
from rietland.kernel.frame import Frame
from rietland.kernel.game import Game
from rietland.kernel.pending import Pending
from rietland.kernel.state import BaseState
from rietland.players.board.now.distances import distances
from rietland.players.board.now.options import first
from rietland.players.companions.order import FIGHT, GIVE, GO, HOLD, REST, Order
from rietland.players.companions.orders import Orders

#: Willpower an ordered hero keeps when it walks overtime.
SPARE: Final = 3
_STEPS: Final = (v.WALK, v.DRINK, v.HERB)
#: The last word of an order that needs one.
_LAST: Final = {REST: v.END, GIVE: v.GIVE, FIGHT: v.JOIN}


class BoardOrders(Orders):
    """Orders to a hero on the board."""

    def is_place(self, g: Game, place: int) -> bool:
        assert isinstance(g, Board)
        return 0 <= place < g.book.size

    def placed(self, g: Game, s: BaseState, order: Order) -> None:
        assert isinstance(g, Board)
        assert isinstance(s, State)
        placed(g, s, order)

    def refusal(self, g: Game, s: BaseState, order: Order) -> str:
        assert isinstance(g, Board)
        assert isinstance(s, State)
        return g.rule(refusal(g, s, order))

    def is_done(self, g: Game, s: BaseState, order: Order) -> bool:
        assert isinstance(g, Board)
        assert isinstance(s, State)
        return is_done(g, s, order)

    def next_action(self, g: Game, s: BaseState, order: Order) -> Action | None:
        assert isinstance(g, Board)
        assert isinstance(s, State)
        return next_action(g, s, order, g.pending(s))

    def within(self, g: Game, s: BaseState, order: Order, action: Action) -> Action:
        assert isinstance(g, Board)
        assert isinstance(s, State)
        return action if keeps(s, order, action) else stay(g, s, order, g.pending(s))

    def note(self, s: BaseState, order: Order, action: Action) -> None:
        assert isinstance(s, State)
        note(s, order, action)


def placed(g: Board, s: State, order: Order) -> None:
    """Fill in the place that was not named: here, or the foe the giver could fight."""
    if order.place >= 0 or order.kind not in (HOLD, FIGHT):
        return
    order.place = s.heroes[order.hero if order.kind == HOLD else order.giver].space
    if order.kind == FIGHT:
        near = [order.place, *g.book.roads[order.place]]
        foes = [at for at in near if s.occupant[at] >= 0]
        foes = [at for at in foes if opponents.creature_in_reach(g, s, order.giver, at)] or foes
        order.place = foes[0] if foes else order.place


# Why not.


def refusal(g: Board, s: State, order: Order) -> str:
    """The rule that forbids it as things stand, even to a hero with a whole day before it."""
    if order.kind in (GO, HOLD):
        return way_refusal(g, s, order.hero, order.place)
    if order.kind == FIGHT and not _fights(s, order):
        return _fight_refusal(g, s, order) or way_refusal(g, s, order.hero, order.place)
    if order.kind == GIVE:
        trial = _met(s, order)
        rule = items.give_refusal(g, trial, order.hero, order.what, order.giver)
        return rule or way_refusal(g, s, order.hero, s.heroes[order.giver].space)
    return ""


def way_refusal(g: Board, s: State, h: int, place: int) -> str:
    """The rule that keeps a hero from getting to a space, however long it walks."""
    start = s.heroes[h].space
    seen = [start]
    barred = ""
    for at in seen:
        if at == place:
            return ""
        for to in g.book.roads[at]:
            rule = land.step_refusal(g, s, h, at, to)
            if rule and (to == place or not barred):
                barred = rule
            if not rule and to not in seen:
                seen.append(to)
    return barred or land.step_refusal(g, s, h, start, place)


def _fight_refusal(g: Board, s: State, order: Order) -> str:
    """Whether the giver could fight there and invite the hero, if both stood there at dawn."""
    trial = _met(s, order)
    for h in (order.hero, order.giver):
        trial.heroes[h].space = order.place
    rule = combat.fight_refusal(g, trial, order.giver, order.place)
    if rule:
        return rule
    combat.begin_fight(g, trial, order.giver, order.place)
    assert trial.battle is not None
    return combat.invite_refusal(g, trial, trial.agenda[-1], trial.battle, order.hero)


def _met(s: State, order: Order) -> State:
    """A copy in which hero and giver stand together at the beginning of the giver's turn."""
    trial = s.copy()
    trial.battle = None
    trial.active = order.giver
    trial.agenda = [Frame(DAY, "", 1, -1, [])]
    for h in (order.hero, order.giver):
        trial.heroes[h].space = s.heroes[order.giver].space
        trial.heroes[h].hours = 0
        trial.heroes[h].resting = False
    return trial


# What to do.


def is_done(g: Board, s: State, order: Order) -> bool:
    hero = s.heroes[order.hero]
    if order.kind == GO:
        return hero.space == order.place and not _walks(s, order.hero)
    if order.kind == GIVE:
        return order.begun and not items.has(g, hero, order.what)
    if order.kind == FIGHT:
        return order.begun and not _fights(s, order)
    return order.kind == REST and (order.begun or hero.resting)


def next_action(g: Board, s: State, order: Order, pending: Pending) -> Action | None:
    """What serves the order now; None where the hero may do as it likes."""
    h = order.hero
    gift = Action(v.GIVE, h, order.what, order.giver)
    if order.kind == GIVE and (gift in pending.options or gift in g.asides(s)):
        return gift
    if pending.who != h:
        return None
    kind = s.agenda[-1].kind
    if kind == BATTLE:
        joins = order.kind == FIGHT and _fights(s, order)
        return first(pending, v.JOIN) if joins else None
    if kind not in (DAY, WALK):
        return None
    if order.kind == REST:
        return first(pending, v.STOP) or first(pending, v.END)
    goal = s.heroes[order.giver].space if order.kind == GIVE else order.place
    if not _arrived(g, s, order, goal):
        return step_toward(g, s, h, goal, pending)
    return first(pending, v.STOP)


def keeps(s: State, order: Order, action: Action) -> bool:
    """Whether an answer of the hero's own agrees with an order that only wants it to stay."""
    if action.who != order.hero or order.kind in (GO, REST):
        return True
    kind = s.agenda[-1].kind
    if order.kind == HOLD or kind not in (DAY, WALK):
        return action.verb not in _STEPS
    return v.is_free(action.verb)


def stay(g: Board, s: State, order: Order, pending: Pending) -> Action:
    """Wait by the hour while there are hours and others are about, else end the day."""
    h = order.hero
    if s.agenda[-1].at == AFTER and s.agenda[-1].kind == DAY:
        return first(pending, v.DONE) or pending.options[0]
    company = any(not hero.resting for other, hero in enumerate(s.heroes) if other != h)
    wait = first(pending, v.PASS) if company and s.heroes[h].hours < g.book.hours else None
    return wait or first(pending, v.END) or pending.options[0]


def step_toward(g: Board, s: State, h: int, goal: int, pending: Pending) -> Action | None:
    """A space further; overtime only to arrive today; where the day is over, end it."""
    done = first(pending, v.DONE)
    if done is not None:
        return done
    hero = s.heroes[h]
    ways = distances(g, s, h)
    to = ways.toward(hero.space, goal)
    if to < 0:
        return None
    left = ways.away[goal][hero.space]
    early = g.book.hours - hero.hours
    step, drink = Action(v.WALK, h, to), Action(v.DRINK, h, to)
    if drink in pending.options and (left > early or step not in pending.options):
        return drink
    if step in pending.options and (early > 0 or left <= hours_left(g, s, h, SPARE)):
        return step
    return first(pending, v.STOP) or first(pending, v.END)


def note(s: State, order: Order, action: Action) -> None:
    """Remember what was said in the order's name."""
    if _LAST.get(order.kind) == action.verb or _takes_part(s, order):
        order.begun = True


def _arrived(g: Board, s: State, order: Order, goal: int) -> bool:
    if order.kind == FIGHT and opponents.creature_in_reach(g, s, order.hero, goal):
        return True
    return s.heroes[order.hero].space == goal


def _walks(s: State, h: int) -> bool:
    return s.agenda[-1].kind == WALK and s.agenda[-1].who == h


def _fights(s: State, order: Order) -> bool:
    """The fight that was ordered is under way."""
    return s.battle is not None and s.battle.space == order.place


def _takes_part(s: State, order: Order) -> bool:
    if order.kind != FIGHT or s.battle is None or not _fights(s, order):
        return False
    return order.hero in s.battle.fighters
