"""Orders: what people ask of a companion's hero, in every family of games.

Nothing here knows a rule of its own: what can be done, and which rule forbids it, is asked of the
engine, if need be on a copy in which the hero has come as far as the order wants it.
"""

from typing import cast

from rietland import families
from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.state import BaseState
from rietland.players.companions.order import FIGHT, GIVE, GO, HOLD, Order
from rietland.players.search import thought
from rietland.players.search.thought import Intent

_STEPS = {GO: thought.GO, HOLD: thought.HOLD, FIGHT: thought.FIGHT, GIVE: thought.GIVE}


class Orders:
    """What a family knows of orders. This one knows of none: its heroes take none."""

    def is_place(self, g: Game, place: int) -> bool:  # noqa: ARG002 - for families to say
        """Whether a number can name a place at all."""
        return False

    def thing(self, g: Game, name: str) -> int:
        """The number of a thing or a card that can be given, or -1."""
        names = g.lexicon.names.get("thing") or g.lexicon.names.get("card", [])
        return names.index(name) if name and name in names else -1

    def placed(self, g: Game, s: BaseState, order: Order) -> None:
        """Fill in the place that was not named."""

    def refusal(self, g: Game, s: BaseState, order: Order) -> str:  # noqa: ARG002
        """The rule that forbids the order as things stand, or nothing."""
        return ""

    def is_done(self, g: Game, s: BaseState, order: Order) -> bool:  # noqa: ARG002
        """Nothing of the order is left to do. Holding a place never ends by itself."""
        return True

    def next_action(self, g: Game, s: BaseState, order: Order) -> Action | None:  # noqa: ARG002
        """The input that serves the order now, an option or a free act; None: nothing to do."""
        return None

    def within(self, g: Game, s: BaseState, order: Order, action: Action) -> Action:  # noqa: ARG002
        """An answer of the hero's own, or another where it would go against the order."""
        return action

    def note(self, s: BaseState, order: Order, action: Action) -> None:
        """Remember what was said in the order's name."""


def of(g: Game) -> Orders:
    """What the family of a game knows of orders."""
    part = families.of(g).orders
    return cast("Orders", families.load(part)()) if part else Orders()


def meaning(order: Order) -> Intent:
    """The order as a step of the hero's intention."""
    step = Intent(_STEPS.get(order.kind, thought.REST), order.place, order.what)
    if order.kind in (FIGHT, GIVE):
        step.team = [order.giver]
    return step
