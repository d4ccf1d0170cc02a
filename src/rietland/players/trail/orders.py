"""Orders on a trail: which card serves an order, and which rule stands in its way.

`go` is to go ahead, `hold` to stay here, `rest` to wait until the giver has caught up, `fight` to
help against an opponent, `give` to hand over an object or one point of willpower.
"""

from typing import Final

from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.pending import DECIDE, Pending
from rietland.kernel.slots import card_of
from rietland.kernel.state import PLAYING, BaseState
from rietland.players.companions.order import FIGHT, GIVE, GO, HOLD, REST, Order
from rietland.players.companions.orders import Orders
from rietland.players.trail.guide import TrailGuide
from rietland.players.trail.judgement import is_lost
from rietland.trail import verbs
from rietland.trail.base import TrailBase
from rietland.trail.book import OBJECT, WIDTH
from rietland.trail.cards import holds, top
from rietland.trail.fight import targets
from rietland.trail.places import neighbours, onward, order_of, target_of
from rietland.trail.state import State, seen_from

#: More paths than any trail has.
FAR: Final = 999
#: What is asked for when it is no card.
WILLPOWER: Final = "willpower"


class TrailOrders(Orders):
    """Orders to a hero before the Curse."""

    def is_place(self, g: Game, place: int) -> bool:
        """Spaces, and piles for opponents on them."""
        assert isinstance(g, TrailBase)
        return 0 <= place < len(g.book.spaces)

    def thing(self, g: Game, name: str) -> int:
        """A card; willpower has the number after the last one."""
        assert isinstance(g, TrailBase)
        return len(g.book.deck) if name == WILLPOWER else super().thing(g, name)

    def placed(self, g: Game, s: BaseState, order: Order) -> None:
        """An opponent is named by its pile, and from now on by its card."""
        assert isinstance(g, TrailBase)
        assert isinstance(s, State)
        if order.kind == FIGHT:
            foes = [order.place] if order.place >= 0 else targets(g, s)
            order.place = -1
            for place in foes:
                if order.what < 0 and place in targets(g, s):
                    order.what = card_of(top(s, place // WIDTH, place % WIDTH))

    def refusal(self, g: Game, s: BaseState, order: Order) -> str:
        assert isinstance(g, TrailBase)
        assert isinstance(s, State)
        return g.rule(refusal(g, s, order))

    def is_done(self, g: Game, s: BaseState, order: Order) -> bool:
        assert isinstance(g, TrailBase)
        assert isinstance(s, State)
        return is_done(g, s, order)

    def next_action(self, g: Game, s: BaseState, order: Order) -> Action | None:
        assert isinstance(g, TrailBase)
        assert isinstance(s, State)
        return next_action(g, s, order, g.pending(s))

    def within(self, g: Game, s: BaseState, order: Order, action: Action) -> Action:
        assert isinstance(g, TrailBase)
        assert isinstance(s, State)
        if order.kind == FIGHT and action.verb == verbs.DECLINE:
            return _first(g.pending(s), verbs.JOIN) or action
        return action

    def note(self, s: BaseState, order: Order, action: Action) -> None:  # noqa: ARG002
        last = {GIVE: (verbs.HAND, verbs.GIVE), FIGHT: (verbs.FIGHT, verbs.JOIN)}
        if action.verb in last.get(order.kind, ()):
            order.begun = True


def refusal(g: TrailBase, s: State, order: Order) -> str:
    """The rule that forbids it as things stand, even on the hero's own turn."""
    near = s.size == 2 and not sum(s.arrived) and neighbours(g, s, s.at[0], s.at[1])
    if order.kind == GO:
        return _way_refusal(g, s, order)
    if order.kind == FIGHT:
        if g.book.only_move:
            return "CT-INTRO-2"
        foes = _foes(g, s, order)
        if not foes:
            return "" if order.begun else "CT-FIGHT-1"
        own = [place for place in foes if place // WIDTH == order.hero]
        return "" if own or near else "CT-FIGHT-5"
    if order.kind == GIVE:
        if order.begun:
            return ""
        if order.what == len(g.book.deck):
            return "" if near and s.willpower[order.hero] > 0 else "CT-NEAR-3"
        if not near:
            return "CT-OBJ-5"
        known = 0 <= order.what < len(g.book.deck) and g.book.deck[order.what].sort == OBJECT
        if not known or not holds(g, s, order.hero, order.what, -1):
            return "CT-OBJ-5"
        return "" if _pile_of(s, order) >= 0 else "CT-OBJ-2"
    return ""


def _way_refusal(g: TrailBase, s: State, order: Order) -> str:
    """Heroes go on, never back, and not to what nobody has seen or the other's target."""
    if not 0 <= order.place < len(g.book.spaces):
        return "CT-MOVE-5"
    space = g.book.spaces[order.place]
    if space.map not in s.row[: s.opened]:
        return "CT-STAGE-2"
    if space.target and not target_of(g, s, order.hero, space):
        return "CT-OPEN-24"
    return "CT-MOVE-4" if _paths_to(g, s, s.at[order.hero], order.place) == FAR else ""


def is_done(g: TrailBase, s: State, order: Order) -> bool:
    if s.arrived[order.hero]:
        return True
    here = order_of(g, s, s.at[order.hero])
    if order.kind == GO:
        there = 0 <= order.place < len(g.book.spaces)
        if not there or g.book.spaces[order.place].map not in s.row[: s.opened]:
            return False
        return s.at[order.hero] == order.place or here > order_of(g, s, order.place)
    if order.kind == REST:
        giver = s.at[order.giver]
        return here <= order_of(g, s, giver) or neighbours(g, s, giver, s.at[order.hero])
    return order.kind in (FIGHT, GIVE) and order.begun


def next_action(g: TrailBase, s: State, order: Order, pending: Pending) -> Action | None:
    """What serves the order now; None where the hero may do as it likes."""
    h = order.hero
    if order.kind == GIVE and order.what == len(g.book.deck):
        # Beside the question, whoever is asked; once.
        gift = Action(verbs.GIVE, h)
        offered = gift in pending.options or gift in g.asides(s)
        return gift if offered and not order.begun else None
    if pending.kind != DECIDE or pending.who != h:
        return None
    if order.kind in (HOLD, REST):
        return stay(g, s, h, pending)
    if order.kind == GO:
        return _on_the_way(g, s, order, pending)
    if order.kind == GIVE:
        hand = Action(verbs.HAND, h, _pile_of(s, order))
        return hand if hand in pending.options else None
    foes = _foes(g, s, order)
    for verb in (verbs.FIGHT, verbs.CALL):
        for option in pending.options:
            if option.verb == verb and seen_from(h, option.b) in foes:
                return option
    return _first(pending, verbs.JOIN)


def stay(g: TrailBase, s: State, h: int, pending: Pending) -> Action | None:
    """The best answer that leaves the hero where it is; if need be a move that is not made."""
    guide = TrailGuide(novice=False, plans=False)
    moving: Action | None = None
    for _, option in guide.ranked(g, s, pending):
        after = s.copy()
        g.apply(after, option)
        if after.result != PLAYING or after.going >= 0 or after.at[h] != s.at[h]:
            continue
        if _first(g.pending(after), verbs.GO) is None:
            return option
        moving = moving or option
    return moving


def _on_the_way(g: TrailBase, s: State, order: Order, pending: Pending) -> Action | None:
    """What leads to the space, or nearest to it; nothing where no card leads nearer."""
    best: Action | None = None
    least = _paths_to(g, s, s.at[order.hero], order.place)
    for option in pending.options:
        if option.verb == verbs.GO:
            far = _paths_after(g, s, order, option)
        elif option.verb in (verbs.MOVE, verbs.USE):
            after = s.copy()
            g.apply(after, option)
            asked = g.pending(after)
            far = FAR
            if asked.kind == DECIDE and asked.who == order.hero:
                ways = [one for one in asked.options if one.verb == verbs.GO]
                far = min([_paths_after(g, after, order, one) for one in ways], default=FAR)
        else:
            continue
        if far < least:
            best, least = option, far
    return best


def _paths_after(g: TrailBase, s: State, order: Order, go: Action) -> int:
    """Paths that are left after a way; FAR when it would lose the game."""
    after = s.copy()
    g.apply(after, go)
    return FAR if is_lost(g, after) else _paths_to(g, s, go.a, order.place)


def _paths_to(g: TrailBase, s: State, start: int, goal: int) -> int:
    """So many paths lead on from a space to another, at least; FAR where none do."""
    far = {start: 0}
    todo = [start]
    while todo:
        here = todo.pop(0)
        if here == goal:
            return far[here]
        for number in onward(g, s, here):
            there = g.book.paths[number].target
            if there not in far:
                far[there] = far[here] + 1
                todo.append(there)
    return FAR


def _foes(g: TrailBase, s: State, order: Order) -> list[int]:
    """Piles with the opponent on top."""
    found = targets(g, s)
    return [one for one in found if card_of(top(s, one // WIDTH, one % WIDTH)) == order.what]


def _pile_of(s: State, order: Order) -> int:
    """The pile with the object on top, or -1."""
    for pile in range(WIDTH):
        if card_of(top(s, order.hero, pile)) == order.what:
            return pile
    return -1


def _first(pending: Pending, verb: int) -> Action | None:
    for option in pending.options:
        if option.verb == verb:
            return option
    return None
