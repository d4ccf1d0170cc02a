"""Willpower: gained from a supply of tokens, lost, and given to a neighbour."""

from rietland.kernel.action import Action
from rietland.kernel.control import emit
from rietland.kernel.copy_on_write import with_value
from rietland.trail import events, verbs
from rietland.trail.base import TrailBase
from rietland.trail.places import other
from rietland.trail.state import State


def change(g: TrailBase, s: State, hero: int, points: int, rule: str) -> None:
    """What the supply lacks is not gained; what a hero lacks is never asked."""
    # rule: CT-COMP-3, CT-OPEN-9, CT-SYM-4, CT-SYM-5
    if points > 0:
        points = min(points, g.book.supply - sum(s.willpower))
    if points:
        s.willpower = with_value(s.willpower, hero, s.willpower[hero] + points)
        emit(g, s, events.WILL, hero, -1, -1, points, rule)


def give_refusal(s: State, hero: int) -> str:
    """Neighbours give one another willpower; who is at the target gives none."""
    # rule: CT-NEAR-3, CT-OPEN-22
    if not s.near or s.pile >= 0 or s.active < 0:
        return "CT-NEAR-3"
    return "" if s.willpower[hero] > 0 else "CT-NEAR-3"


def give(g: TrailBase, s: State, a: Action) -> None:
    # rule: CT-NEAR-3
    to = other(s, a.who)
    s.willpower = with_value(s.willpower, a.who, s.willpower[a.who] - 1)
    s.willpower = with_value(s.willpower, to, s.willpower[to] + 1)
    emit(g, s, events.GAVE, a.who, to, -1, 1, "CT-NEAR-3")


def gifts(s: State) -> list[Action]:
    """What heroes may give now, beside the question."""
    found: list[Action] = []
    for h in range(s.size):
        if not give_refusal(s, h):
            found.append(Action(verbs.GIVE, h))
    return found
