"""Orders among cards: which card or symbol serves an order, and which rule stands in its way."""

from typing import Final

from rietland.castle import fight, free
from rietland.castle import verbs as v
from rietland.castle.base import CastleBase
from rietland.castle.cards import creature_at
from rietland.castle.frames import TURN
from rietland.castle.state import PLACES, State
from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.pending import CHANCE_DECIDES, Pending
from rietland.kernel.state import BaseState
from rietland.players.castle.fights import first
from rietland.players.companions.order import FIGHT, GIVE, GO, HOLD, REST, Order
from rietland.players.companions.orders import Orders

#: The last word of an order that needs one.
_LAST: Final = {REST: v.RECOVER, GIVE: v.GIVE, FIGHT: v.SUPPORT}


class CastleOrders(Orders):
    """Orders to a hero in the castle."""

    def is_place(self, g: Game, place: int) -> bool:  # noqa: ARG002 - all castles have six
        return 1 <= place <= PLACES

    def placed(self, g: Game, s: BaseState, order: Order) -> None:  # noqa: ARG002
        assert isinstance(s, State)
        placed(s, order)

    def refusal(self, g: Game, s: BaseState, order: Order) -> str:
        assert isinstance(g, CastleBase)
        assert isinstance(s, State)
        return g.rule(refusal(g, s, order))

    def is_done(self, g: Game, s: BaseState, order: Order) -> bool:  # noqa: ARG002
        assert isinstance(s, State)
        return is_done(s, order)

    def next_action(self, g: Game, s: BaseState, order: Order) -> Action | None:
        assert isinstance(g, CastleBase)
        assert isinstance(s, State)
        return next_action(g, s, order, g.pending(s))

    def within(self, g: Game, s: BaseState, order: Order, action: Action) -> Action:
        assert isinstance(s, State)
        return action if keeps(s, order, action) else stay(g.pending(s))

    def note(self, s: BaseState, order: Order, action: Action) -> None:  # noqa: ARG002
        note(order, action)


def placed(s: State, order: Order) -> None:
    """Fill in the place that was not named: here, or where the giver stands."""
    if order.place < 0 and order.kind in (HOLD, FIGHT):
        order.place = s.heroes[order.hero if order.kind == HOLD else order.giver].place


def refusal(g: CastleBase, s: State, order: Order) -> str:
    """The rule that forbids it as things stand, even on the hero's own turn."""
    trial = s.copy()
    trial.active = order.hero
    if order.kind == GIVE:
        trial.heroes[order.hero].place = trial.heroes[order.giver].place
        return free.give_refusal(g, trial, order.hero, order.what, order.giver)
    if order.kind in (GO, HOLD, FIGHT) and not 1 <= order.place <= PLACES:
        return g.refusal(trial, Action(v.GO, order.hero, order.place))
    if order.kind == FIGHT and s.fight is None and creature_at(g, s, order.place) < 0:
        trial.card = max(0, trial.card)
        trial.fought = False
        return fight.fight_refusal(g, trial, order.hero, order.place)
    return ""


def is_done(s: State, order: Order) -> bool:
    hero = s.heroes[order.hero]
    if order.kind == GO:
        return hero.place == order.place
    if order.kind == GIVE:
        return order.begun
    if order.kind == FIGHT:
        return order.begun and s.fight is None
    return order.kind == REST and order.begun


def next_action(g: CastleBase, s: State, order: Order, pending: Pending) -> Action | None:
    """What serves the order now; None where the hero may do as it likes."""
    h = order.hero
    gift = Action(v.GIVE, h, order.what, order.giver)
    if order.kind == GIVE and (gift in pending.options or gift in g.asides(s)):
        return gift
    if pending.who != h:
        return None
    if order.kind == REST:
        return first(pending, v.RECOVER)
    goal = s.heroes[order.giver].place if order.kind == GIVE else order.place
    if s.heroes[h].place == goal:
        return first(pending, v.STAY) if order.kind == HOLD else None
    come = first(pending, v.COME)
    if come is not None:
        return come if s.heroes[s.active].place == goal else first(pending, v.STAY)
    go = Action(v.GO, h, goal)
    return go if go in pending.options else card_for(g, s, go, pending)


def card_for(g: CastleBase, s: State, go: Action, pending: Pending) -> Action | None:
    """The first card in hand with which the hero gets there, or None."""
    if s.agenda[-1].kind != TURN:
        return None
    for option in pending.options:
        if option.verb != v.PLAY:
            continue
        trial = s.copy()
        g.apply(trial, option)
        asked = g.pending(trial)
        if asked.kind != CHANCE_DECIDES and go in asked.options:
            return option
    return None


def keeps(s: State, order: Order, action: Action) -> bool:
    """Whether an answer of the hero's own agrees with an order that wants it to stay or help."""
    if action.who != order.hero or order.kind in (GO, REST):
        return True
    goal = s.heroes[order.giver].place if order.kind == GIVE else order.place
    if action.verb == v.DECLINE and order.kind == FIGHT and s.fight is not None:
        return s.fight.place != order.place
    return s.heroes[order.hero].place != goal or action.verb not in (v.GO, v.COME)


def stay(pending: Pending) -> Action:
    """Instead of leaving: stop, be done, or help in the fight with the first card that does."""
    for verb in (v.SUPPORT, v.STAY, v.STOP, v.DONE, v.END):
        found = first(pending, verb)
        if found is not None:
            return found
    stays = [option for option in pending.options if option.verb not in (v.GO, v.COME)]
    return (stays or pending.options)[0]


def note(order: Order, action: Action) -> None:
    """Remember what was said in the order's name."""
    if _LAST.get(order.kind) == action.verb:
        order.begun = True
