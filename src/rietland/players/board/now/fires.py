"""Fires: where one is wanted, who can make one, and when it is worth lighting."""

from typing import Final

from rietland.board import verbs as v
from rietland.kernel.action import Action
from rietland.kernel.pending import Pending
from rietland.players.board.legend import warmth
from rietland.players.board.legend.wishes import Source
from rietland.players.board.now import open_goals, open_sources
from rietland.players.board.now.situation import Situation

#: What a fire must give beyond its price.
PROFIT: Final = 2


def is_ready(situation: Situation, source: Source, h: int) -> bool:
    """The hero has all that the deed takes, and the willpower for it."""
    hero = situation.s.heroes[h]
    if hero.resting or not open_sources.may_serve(situation.g, situation.s, source, h):
        return False
    return not [kind for kind in source.things if not open_goals.has(situation.g, hero, kind)]


def fire_awaited(situation: Situation, pending: Pending) -> Action | None:
    """A fire now, for a hero here who needs one for a deed that a goal asks for."""
    g, s = situation.g, situation.s
    here = s.heroes[pending.who].space
    for source in situation.sources:
        if not source.warm or source.calms < 0 or here not in open_sources.places_of(g, s, source):
            continue
        for h, hero in enumerate(s.heroes):
            if hero.space == here and is_ready(situation, source, h):
                return lighting(situation, pending)
    return None


def can_warm(situation: Situation, h: int, spaces: list[int], together: bool = False) -> bool:
    """The hero can have a fire there: one lies there, or the hero has what makes one.

    `together`: it is enough that somebody has.
    """
    for other in range(len(situation.s.heroes)) if together else []:
        if warmth.has_fuel(situation.goals.warmth, situation.s, other):
            return True
    for space in warmth.hearths(situation.goals.warmth, situation.s):
        if space in spaces:
            return True
    return warmth.has_fuel(situation.goals.warmth, situation.s, h)


def wants_fire(situation: Situation, space: int) -> bool:
    """A goal wants a fire there tonight, or it keeps somebody from getting away."""
    if space in situation.bars:
        return True
    for source in situation.sources:
        if source.warm and space in open_sources.places_of(situation.g, situation.s, source):
            return True
    return False


def saves_fuel(situation: Situation, h: int) -> bool:
    """A goal wants a fire elsewhere, and nobody else has what makes one."""
    if wants_fire(situation, situation.s.heroes[h].space):
        return False
    for source in situation.sources:
        if source.warm:
            return True
    return len(situation.bars) > 0


def lighting(situation: Situation, pending: Pending) -> Action | None:
    """The deed that warms the night here, if it gives more than it takes; what lies here first."""
    h = pending.who
    fire = situation.goals.warmth
    here = situation.s.heroes[h].space
    if fire.kind < 0 or not (worth_lighting(situation, h) or _must_light(situation, here)):
        return None
    best: Action | None = None
    for option in pending.options:
        if option.verb in (v.DEED, v.ACT) and option.a in fire.deeds:
            fuel = fire.fuel[fire.deeds.index(option.a)]
            if fuel == 0:
                return option
            if best is None and not saves_fuel(situation, h):
                best = option
    return best


def battle_fire(situation: Situation, pending: Pending, dear: bool) -> Action | None:
    """A fire before a fight here, if none burns and it makes heroes stronger.

    `dear`: also one that takes what makes a new one.
    """
    fire = situation.goals.warmth
    hero = situation.s.heroes[pending.who]
    if not fire.lent_to or warmth.burns(fire, situation.s, hero.space):
        return None
    best: Action | None = None
    for option in pending.options:
        if option.verb not in (v.DEED, v.ACT) or option.a not in fire.deeds:
            continue
        if hero.willpower <= warmth.price_of(fire, situation.g, situation.s, option.a) + 1:
            continue
        if fire.fuel[fire.deeds.index(option.a)] == 0:
            return option
        if dear and best is None:
            best = option
    return best


def battle_bonus(situation: Situation, team: list[int], space: int) -> int:
    """What a fire adds to the strength of these that can burn there when they fight."""
    fire = situation.goals.warmth
    if not fire.lent_to:
        return 0
    lit = warmth.burns(fire, situation.s, space) or space in warmth.hearths(fire, situation.s)
    for h in team:
        lit = lit or warmth.has_fuel(fire, situation.s, h)
    bonus = 0
    for h in team if lit else []:
        # Who is beside one now has its strength already.
        if not warmth.burns(fire, situation.s, situation.s.heroes[h].space):
            bonus += warmth.strength_beside(fire, situation.g, situation.s, h)
    return bonus


def _must_light(situation: Situation, space: int) -> bool:
    s = situation.s
    return wants_fire(situation, space) and not warmth.burns(situation.goals.warmth, s, space)


def worth_lighting(situation: Situation, h: int) -> bool:
    """Those who rest here tonight gain more by a fire than it costs, and none burns yet."""
    s = situation.s
    fire = situation.goals.warmth
    here = s.heroes[h].space
    if warmth.burns(fire, s, here):
        return False
    gain = 0
    for other, hero in enumerate(s.heroes):
        if hero.space == here and (other == h or hero.resting):
            gain += warmth.comfort(fire, situation.g, s, other)
    price = 0
    for deed in fire.deeds:
        price = max(price, warmth.price_of(fire, situation.g, s, deed))
    return gain >= price + PROFIT


def lacks_fuel(situation: Situation, but: int = -1) -> bool:
    """A fire would keep an opponent from getting away, and nobody (but one) can make one."""
    if not situation.bars:
        return False
    for h in range(len(situation.s.heroes)):
        if h != but and warmth.has_fuel(situation.goals.warmth, situation.s, h):
            return False
    return True
