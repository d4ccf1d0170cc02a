"""Free acts: taking an object, handing cards over, missions, and the repair of the axe."""

from rietland.castle import events, gallery, legend, verbs
from rietland.castle.base import CastleBase
from rietland.castle.book import HERO_CARD
from rietland.castle.cards import distinct, hold, let_go, object_at, take_object
from rietland.castle.state import State
from rietland.kernel.action import Action
from rietland.kernel.control import emit


def options(g: CastleBase, s: State, h: int) -> list[Action]:
    """What this hero may do freely now: all of it on its turn, else only what others may."""
    # rule: RB-TURN-2
    found: list[Action] = []
    if h == s.active:
        if not take_refusal(g, s, h):
            found.append(Action(verbs.TAKE, h))
        if not legend.uncover_refusal(s, h):
            found.append(Action(verbs.UNCOVER, h))
        if not legend.complete_refusal(g, s, h):
            found.append(Action(verbs.COMPLETE, h))
    for card in distinct(s.heroes[h].hand):
        for other in range(len(s.heroes)):
            if not give_refusal(g, s, h, card, other):
                found.append(Action(verbs.GIVE, h, card, other))
    if not repair_refusal(g, s, h):
        found.append(Action(verbs.REPAIR, h))
    return found


def is_open(g: CastleBase, s: State) -> bool:
    """Could the active hero still act freely, or be handed something by another?"""
    # rule: RB-TURN-2, RB-FREE-2
    if options(g, s, s.active):
        return True
    for h in range(len(s.heroes)):
        for card in s.heroes[h].hand:
            if not give_refusal(g, s, h, card, s.active):
                return True
    return False


def take_refusal(g: CastleBase, s: State, h: int) -> str:
    """The active hero takes a face-up object from the top of the hero's own location."""
    # rule: RB-FREE-1
    if h != s.active or object_at(g, s, s.heroes[h].place) < 0:
        return "RB-FREE-1"
    return ""


def give_refusal(g: CastleBase, s: State, h: int, card: int, other: int) -> str:
    """Allies and objects in hand, between the active hero and one at the same location."""
    # rule: RB-FREE-2
    if h == other or (h != s.active and other != s.active):
        return "RB-FREE-2"
    if s.heroes[h].place != s.heroes[other].place or card not in s.heroes[h].hand:
        return "RB-FREE-2"
    return "RB-FREE-2" if g.book.hand_cards[card].sort == HERO_CARD else ""


def repair_refusal(g: CastleBase, s: State, h: int) -> str:
    """At any time gold turns the axe back."""
    # rule: RB-HERO-KRAM-1
    hero = s.heroes[h]
    if not g.book.heroes[hero.kind].axe or hero.axe:
        return "RB-HERO-KRAM-1"
    return "" if gallery.gold(g, s) >= g.book.axe_repair else "RB-GALLERY-4"


def refusal(g: CastleBase, s: State, a: Action) -> str:
    if a.verb == verbs.TAKE:
        return take_refusal(g, s, a.who)
    if a.verb == verbs.GIVE:
        return give_refusal(g, s, a.who, a.a, a.b)
    if a.verb == verbs.UNCOVER:
        return legend.uncover_refusal(s, a.who)
    if a.verb == verbs.COMPLETE:
        return legend.complete_refusal(g, s, a.who)
    if a.verb == verbs.REPAIR:
        return repair_refusal(g, s, a.who)
    return "RB-TURN-2"


def do(g: CastleBase, s: State, a: Action) -> None:
    hero = s.heroes[a.who]
    if a.verb == verbs.TAKE:
        take_object(g, s, a.who, hero.place, "RB-FREE-1")
    elif a.verb == verbs.GIVE:
        let_go(s, a.who, a.a)
        hold(s, a.b, a.a)
        emit(g, s, events.GAVE, a.who, a.a, hero.place, a.b, "RB-FREE-2")
    elif a.verb == verbs.UNCOVER:
        legend.uncover(s, a.who, hero.place, "RB-FREE-3")
    elif a.verb == verbs.COMPLETE:
        legend.complete(g, s, a.who)
    elif a.verb == verbs.REPAIR:
        hero.axe = True
        emit(g, s, events.AXE, a.who, -1, -1, g.book.axe_sharp, "RB-HERO-KRAM-1")
        gallery.spend_gold(g, s, a.who, g.book.axe_repair, "RB-HERO-KRAM-1")
