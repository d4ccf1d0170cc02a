"""Alone: the campfires are for resting, and for laying a card below its pile."""

from rietland.kernel.action import Action
from rietland.kernel.control import emit
from rietland.kernel.slots import is_up
from rietland.trail import events, verbs, will
from rietland.trail.base import TrailBase
from rietland.trail.book import WIDTH
from rietland.trail.cards import flipped, is_hero_card, show, sink, stack, top
from rietland.trail.state import State, place_of


def fire_refusal(s: State) -> str:
    """On his turn, as long as there is a campfire."""
    # rule: CT-SOLO-3
    return "" if s.size == 1 and s.fires > 0 else "CT-SOLO-3"


def wet_card(g: TrailBase, s: State, hero: int, pile: int) -> int:
    """Position of the hero card of a pile if it shows rain, else -1."""
    for position, slot in enumerate(stack(s, hero, pile)):
        if is_hero_card(g, slot) and not is_up(slot):
            return position
    return -1


def rest_refusal(g: TrailBase, s: State, hero: int, pile: int) -> str:
    """A rest dries a hero card; when none is wet, any pile stands for none."""
    # rule: CT-SOLO-3
    refused = fire_refusal(s)
    if refused:
        return refused
    wet = [one for one in range(WIDTH) if wet_card(g, s, hero, one) >= 0]
    return "" if pile in wet or (not wet and pile == 0) else "CT-SOLO-3"


def fires(g: TrailBase, s: State, hero: int) -> list[Action]:
    """What a campfire can do now."""
    # rule: CT-SOLO-3
    found: list[Action] = []
    if fire_refusal(s):
        return found
    for pile in range(WIDTH):
        if not rest_refusal(g, s, hero, pile):
            found.append(Action(verbs.REST, hero, pile))
    for pile in range(WIDTH):
        if stack(s, hero, pile):
            found.append(Action(verbs.SHIFT, hero, pile))
    return found


def rest(g: TrailBase, s: State, hero: int, pile: int) -> None:
    """One willpower, and one hero card to its sunny face."""
    # rule: CT-SOLO-3
    s.fires -= 1
    emit(g, s, events.RESTED_HERE, hero, -1, -1, s.fires, "CT-SOLO-3")
    will.change(g, s, hero, 1, "CT-SOLO-3")
    position = wet_card(g, s, hero, pile)
    if position >= 0:
        slot = stack(s, hero, pile)[position]
        show(g, s, hero, pile, position, flipped(slot), "CT-SOLO-3")


def shift(g: TrailBase, s: State, hero: int, pile: int) -> None:
    """The top card of a pile goes below it."""
    # rule: CT-SOLO-3
    s.fires -= 1
    emit(g, s, events.FIRE, hero, -1, -1, s.fires, "CT-SOLO-3")
    slot = top(s, hero, pile)
    sink(s, hero, pile)
    emit(g, s, events.PUT_OFF, hero, slot, place_of(hero, pile), 0, "CT-SOLO-3")
