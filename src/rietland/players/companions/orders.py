"""Orders: what people ask of a companion's hero, in both families.

Nothing here knows a rule of its own: what can be done, and which rule forbids it, is asked of the
engine, if need be on a copy in which the hero has come as far as the order wants it.
"""

from rietland.board.base import Board
from rietland.board.state import State as BoardState
from rietland.castle.base import CastleBase
from rietland.castle.state import PLACES
from rietland.castle.state import State as TableauState
from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.state import BaseState
from rietland.players.board import orders
from rietland.players.castle import orders as orders_tableau
from rietland.players.companions.order import FIGHT, GIVE, GO, HOLD, Order
from rietland.players.search import thought
from rietland.players.search.thought import Intent

_STEPS = {GO: thought.GO, HOLD: thought.HOLD, FIGHT: thought.FIGHT, GIVE: thought.GIVE}


def is_place(g: Game, place: int) -> bool:
    """Whether a number can name a space or a location at all."""
    if isinstance(g, Board):
        return 0 <= place < g.book.size
    return 1 <= place <= PLACES


def placed(g: Game, s: BaseState, order: Order) -> None:
    """Fill in the place that was not named."""
    if isinstance(g, Board) and isinstance(s, BoardState):
        orders.placed(g, s, order)
    elif isinstance(g, CastleBase) and isinstance(s, TableauState):
        orders_tableau.placed(s, order)


def refusal(g: Game, s: BaseState, order: Order) -> str:
    """The rule that forbids the order as things stand, or nothing."""
    if isinstance(g, Board) and isinstance(s, BoardState):
        return orders.refusal(g, s, order)
    if isinstance(g, CastleBase) and isinstance(s, TableauState):
        return orders_tableau.refusal(g, s, order)
    return ""


def is_done(g: Game, s: BaseState, order: Order) -> bool:
    """Nothing of the order is left to do. Holding a place never ends by itself."""
    if isinstance(g, Board) and isinstance(s, BoardState):
        return orders.is_done(g, s, order)
    if isinstance(g, CastleBase) and isinstance(s, TableauState):
        return orders_tableau.is_done(s, order)
    return True


def next_action(g: Game, s: BaseState, order: Order) -> Action | None:
    """The input that serves the order now, an option or a free act; None: nothing to do now."""
    pending = g.pending(s)
    found: Action | None = None
    if isinstance(g, Board) and isinstance(s, BoardState):
        found = orders.next_action(g, s, order, pending)
    elif isinstance(g, CastleBase) and isinstance(s, TableauState):
        found = orders_tableau.next_action(g, s, order, pending)
    return found


def within(g: Game, s: BaseState, order: Order, action: Action) -> Action:
    """An answer of the hero's own, or another where it would go against the order."""
    if isinstance(g, Board) and isinstance(s, BoardState):
        if not orders.keeps(s, order, action):
            return orders.stay(g, s, order, g.pending(s))
    elif (
        isinstance(g, CastleBase)
        and isinstance(s, TableauState)
        and not orders_tableau.keeps(s, order, action)
    ):
        return orders_tableau.stay(g.pending(s))
    return action


def note(s: BaseState, order: Order, action: Action) -> None:
    """Remember what was said in the order's name."""
    if isinstance(s, BoardState):
        orders.note(s, order, action)
    elif isinstance(s, TableauState):
        orders_tableau.note(order, action)


def meaning(order: Order) -> Intent:
    """The order as a step of the hero's intention."""
    step = Intent(_STEPS.get(order.kind, thought.REST), order.place, order.what)
    if order.kind in (FIGHT, GIVE):
        step.team = [order.giver]
    return step
