"""Barter: merchants who sell nothing, but swap what lies on their space, thing for thing.

A swap is one thing for one thing; several are several swaps.
"""

from rietland.board import events
from rietland.board.base import Board
from rietland.board.pieces import heroes, items, tokens
from rietland.board.pieces.things import NO_SLOT, face_of, kind_of
from rietland.board.state import HAGGLED, NOWHERE, State
from rietland.board.turn import trade
from rietland.board.verbs import BARTER, HAGGLE
from rietland.kernel.action import Action
from rietland.kernel.control import emit
from rietland.kernel.copy_on_write import with_value


def deals(g: Board, s: State, space: int) -> bool:
    """Is a merchant here who barters?"""
    return g.book.barters and trade.merchant_open(g, s, space)


def goods_refusal(g: Board, code: int) -> str:
    """Merchants deal in what needs a slot and is as good as new, unless its own rule forbids."""
    # rule: FE-MERCH-3, FE-MERCH-4, FE-HERO-13, FE-STONE-1
    kind = g.book.things[kind_of(code)]
    if kind.no_goods:
        return kind.no_goods
    if kind.slot == NO_SLOT or kind.fixed:
        return "FE-MERCH-3"
    return "" if face_of(code) == kind.face else "FE-MERCH-4"


def pick_up_refusal(g: Board, s: State, h: int, code: int) -> str:
    """A merchant's goods are not picked up; what he does not deal in is, as anywhere."""
    # rule: FE-MERCH-3
    if not deals(g, s, s.heroes[h].space) or goods_refusal(g, code):
        return ""
    return "FE-MERCH-3"


def _taken_refusal(g: Board, s: State, space: int, code: int) -> str:
    """Only goods that lie with a merchant are taken from him, and none before fog is resolved."""
    # rule: FE-MERCH-2
    if not g.book.barters:
        return "AN-MERCH-2"
    if not deals(g, s, space) or not items.is_known(g, code):
        return "FE-MERCH-2"
    if code not in tokens.lying(s, space):
        return "FE-MERCH-2"
    if tokens.has_fog(g, s, space):
        return "AN-FOG-7"
    return goods_refusal(g, code)


def barter_refusal(g: Board, s: State, h: int, give: int, take: int) -> str:
    """One thing for another that lies there; the slot of what is given is free for it."""
    # rule: FE-MERCH-2, FE-MERCH-3, FE-MERCH-4, FE-OPEN-1
    hero = s.heroes[h]
    refused = _taken_refusal(g, s, hero.space, take)
    if refused:
        return refused
    if give not in hero.things:
        return "FE-MERCH-3"
    refused = goods_refusal(g, give)
    if refused:
        return refused
    if give == take:
        return "FE-MERCH-2"
    things = g.book.things
    if things[kind_of(give)].slot == things[kind_of(take)].slot:
        return ""
    return "" if heroes.room_for(g, hero, take) else "AN-HERO-4"


def barter(g: Board, s: State, h: int, give: int, take: int) -> None:
    """The two things change places; a haggler may ask for one more."""
    hero = s.heroes[h]
    tokens.pick_up(s, hero.space, take)
    heroes.release(hero, give)
    heroes.hold(hero, take)
    tokens.put(s, give, hero.space)
    emit(g, s, events.BARTERED, h, take, hero.space, give, "FE-MERCH-2")
    emit(g, s, events.ARRIVED, h, give, hero.space, 1, "FE-MERCH-2")
    if not g.book.heroes[hero.kind].haggles:
        return
    if not s.haggle_at:
        s.haggle_at = [NOWHERE] * len(s.heroes)
        s.haggle_gave = [0] * len(s.heroes)
    if s.haggle_at[h] != HAGGLED:
        s.haggle_at = with_value(s.haggle_at, h, hero.space)
        s.haggle_gave = with_value(s.haggle_gave, h, give)


def haggle_refusal(g: Board, s: State, h: int, take: int) -> str:
    """Once a day, who haggles takes one more from the merchant, but not what was just given."""
    # rule: FE-HERO-10
    hero = s.heroes[h]
    refused = _taken_refusal(g, s, hero.space, take)
    if refused:
        return refused
    if not g.book.heroes[hero.kind].haggles:
        return "FE-HERO-10"
    if not s.haggle_at or s.haggle_at[h] != hero.space:
        return "FE-HERO-10"
    if take == s.haggle_gave[h] and tokens.lying(s, hero.space).count(take) == 1:
        return "FE-HERO-10"
    return "" if heroes.room_for(g, hero, take) else "AN-HERO-4"


def haggle(g: Board, s: State, h: int, take: int) -> None:
    hero = s.heroes[h]
    tokens.pick_up(s, hero.space, take)
    heroes.hold(hero, take)
    s.haggle_at = with_value(s.haggle_at, h, HAGGLED)
    s.haggle_gave = with_value(s.haggle_gave, h, 0)
    emit(g, s, events.HAGGLED, h, take, hero.space, 1, "FE-HERO-10")


def add_offers(g: Board, s: State, h: int, options: list[Action]) -> None:
    """Every swap that is open to the hero here, then what can be had on top."""
    hero = s.heroes[h]
    if not deals(g, s, hero.space):
        return
    goods = sorted(set(tokens.lying(s, hero.space)))
    for give in items.belongings(g, hero):
        for take in goods:
            if not barter_refusal(g, s, h, give, take):
                options.append(Action(BARTER, h, give, take))
    for take in goods:
        if not haggle_refusal(g, s, h, take):
            options.append(Action(HAGGLE, h, take))
