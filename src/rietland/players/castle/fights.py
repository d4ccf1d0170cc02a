"""Fights of the card family: whether a creature can be beaten, and the cheapest way to do it."""

from typing import Final

from rietland.castle import fight, gallery
from rietland.castle import verbs as v
from rietland.castle.base import CastleBase
from rietland.castle.cards import creature_at
from rietland.castle.estimate import helpers, offers, reach, spare_will
from rietland.castle.frames import FIGHT
from rietland.castle.state import Fighter, State
from rietland.castle.strength import strength_of, total
from rietland.kernel.action import Action
from rietland.kernel.pending import Pending

#: Willpower given rather than a card of another hero.
FEW: Final = 2


def first(pending: Pending, verb: int) -> Action | None:
    for option in pending.options:
        if option.verb == verb:
            return option
    return None


def can_beat(g: CastleBase, s: State, place: int) -> bool:
    """Would the card played, with everybody's help, defeat what lies there?"""
    kind = creature_at(g, s, place)
    if kind < 0 or gallery.gold(g, s) < g.book.encounters[kind].toll:
        return False
    need = strength_of(g, s, kind)
    fighter = fight.open_symbols(g, s, place)
    need -= reach(g, s, fighter, place) + spare_will(g, s, fighter)
    if need <= 0:
        return True
    for helper in helpers(g, s, place, []):
        need -= helper[1]
    return need <= 0


# Leading it.


def lead(g: CastleBase, s: State, pending: Pending) -> Action:
    """The next answer in a fight: strike as soon as it is enough, spend as little as needed."""
    f = s.agenda[-1]
    battle = s.fight
    assert f.kind == FIGHT
    assert battle is not None
    need = strength_of(g, s, creature_at(g, s, battle.place)) - total(g, s, battle)
    if f.at == fight.REPLY:
        return _join(g, s, f.args[0], battle.place, need)
    fighter = battle.fighters[0] if f.at == fight.GROUP else battle.fighters[-1]
    done = first(pending, v.STRIKE if f.at == fight.GROUP else v.READY)
    if done is not None and need <= 0:
        return done
    token = _token(g, pending, need)
    if token is not None:
        return token
    more = _add_more(g, s, pending, fighter, need)
    if more is not None:
        return more
    if done is not None:
        return done
    return first(pending, v.WITHDRAW) or pending.options[-1]


def _join(g: CastleBase, s: State, h: int, place: int, need: int) -> Action:
    """The weakest card that is enough, else the strongest."""
    offered = offers(g, s, h, place)
    if not offered or need <= 0:
        return Action(v.DECLINE, h)
    best = offered[0]
    for offer in offered[1:]:
        if best[1] < need:
            if offer[1] > best[1]:
                best = offer
        elif need <= offer[1] and _cost(offer, need) < _cost(best, need):
            best = offer
    return best[2]


def _cost(offer: tuple[int, int, Action], need: int) -> float:
    """Willpower that must be added, and strength that is wasted."""
    return 3.0 * max(0, need - offer[0]) + max(0, offer[0] - need)


def _token(g: CastleBase, pending: Pending, need: int) -> Action | None:
    """The smallest quiver or grimoire that is enough, else the largest."""
    best: Action | None = None
    points = 0
    for option in pending.options:
        if option.verb == v.QUIVER:
            has = option.a
        elif option.verb == v.GRIMOIRE:
            has = g.book.grimoires[option.a].strength
        else:
            continue
        if best is None or (points < need and has > points) or need <= has < points:
            best = option
            points = has
    return best


def _add_more(
    g: CastleBase, s: State, pending: Pending, fighter: Fighter, need: int
) -> Action | None:
    """A little willpower, the axe, other heroes, then all the willpower there is."""
    battle = s.fight
    assert battle is not None
    will = first(pending, v.WILL)
    spare = spare_will(g, s, fighter)
    if will is not None and need <= min(spare, FEW):
        return will
    axe = first(pending, v.AXE)
    if axe is not None:
        return axe
    if first(pending, v.INVITE) is not None:
        invited = _invite(pending, helpers(g, s, battle.place, battle.asked), need - spare, need)
        if invited is not None:
            return invited
    if will is not None:
        return will
    repair = first(pending, v.REPAIR)
    return repair if repair is not None and need <= g.book.axe_sharp else None


def _invite(
    pending: Pending, found: list[tuple[int, int, int]], least: int, need: int
) -> Action | None:
    """Nobody if own willpower is enough; else the weakest helper who suffices, or the best."""
    if not found or (least <= 0 and need <= FEW + 1):
        return None
    found.sort()
    for points, _, h in found:
        option = Action(v.INVITE, pending.who, h)
        if points >= need and option in pending.options:
            return option
    option = Action(v.INVITE, pending.who, found[-1][2])
    return option if option in pending.options else None
