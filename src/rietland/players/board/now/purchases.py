"""What heroes would buy and swap: strength, brew, things; and whether they shop on the way."""

from typing import Final

from rietland.board.book import ThingKind
from rietland.board.pieces import heroes
from rietland.board.pieces.things import (
    ADDS_EQUALS,
    DOUBLES,
    EXCHANGE,
    FREE_STEP,
    LARGE,
    SEES,
    kind_of,
)
from rietland.board.turn import barter, trade
from rietland.board.verbs import BARTER, HAGGLE
from rietland.kernel.action import Action
from rietland.kernel.copy_on_write import without
from rietland.players.board.now import foes, open_goals, open_sources
from rietland.players.board.now.fires import lacks_fuel
from rietland.players.board.now.situation import Situation

#: Of what use a thing is that the legend wants; others are of 0 to 5.
WANTED: Final = 9


def strength_for_sale(situation: Situation, h: int, space: int) -> int:
    """Points this hero would buy there; none at a dearer merchant unless time presses."""
    g, s = situation.g, situation.s
    hero = s.heroes[h]
    if not trade.sells(g, s, space) or open_goals.saves_gold(g, situation.goals, s):
        return 0
    training = g.book.heroes[hero.kind].training
    price = training.get(space, g.book.strength_price)
    own = hero.gold - open_sources.debt(g, s, situation.sources, h)
    gold = own - brew_reserve(situation, h) if price >= g.book.strength_price else own
    points = min(gold // price, g.book.max_strength - hero.strength)
    if training and situation.letters > situation.w.pressing:
        for cheap, cost in training.items():
            # The longer way is worth it for every point it brings beyond those to be had here.
            more = min(own // cost, g.book.max_strength - hero.strength) - points
            if cost < price and more * situation.w.detour >= situation.far(hero.space, cheap):
                return 0
    return points


def wants_brew(situation: Situation, h: int) -> bool:
    """A brew is worth its gold for the fight that counts, to a hero who has none, or for a wish."""
    g, s = situation.g, situation.s
    hero = s.heroes[h]
    reserve = brew_reserve(situation, h)
    if reserve > 0 and hero.gold >= reserve:
        return True
    if open_goals.wants(situation.wishes, situation.goals.supplies.brew) is None or heroes.find(
        g, hero, DOUBLES
    ):
        return False
    return hero.gold >= trade.price_of(g, s, hero, situation.goals.supplies.brew)


def shops_first(situation: Situation, h: int, space: int) -> bool:
    """A merchant lies near the way, and there is gold and time for him."""
    hero = situation.s.heroes[h]
    if hero.gold == 0:
        return False
    straight = situation.far(hero.space, space)
    for shop in situation.goals.supplies.merchants:
        points = strength_for_sale(situation, h, shop)
        if points > 0:
            around = situation.far(hero.space, shop) + situation.far(shop, space)
            if around - straight <= (situation.w.shopping * points if situation.letters > 2 else 2):
                return True
    return False


# Barter.


def best_swap(situation: Situation, h: int, options: list[Action]) -> Action | None:
    """The swap that serves the hero most, or what can be had on top; None if nothing serves.

    Every swap leaves the hero better off, so they come to an end.
    """
    things = situation.s.heroes[h].things
    best: Action | None = None
    most = 0
    for option in options:
        gain = 0
        if option.verb == BARTER:
            rest = without(things, things.index(option.a))
            gain = use_of(situation, h, option.b, rest) - use_of(situation, h, option.a, rest)
        elif option.verb == HAGGLE:
            gain = use_of(situation, h, option.a, things)
        if gain > most:
            best = option
            most = gain
    return best


def swap_gain(situation: Situation, h: int, space: int) -> int:
    """What the best swap there would gain the hero."""
    s = situation.s
    things = s.heroes[h].things
    most = 0
    for i, take in enumerate(s.loose):
        if s.loose_at[i] != space or barter.goods_refusal(situation.g, take):
            continue
        for n, give in enumerate(things):
            if kind_of(give) != kind_of(take) and not barter.goods_refusal(situation.g, give):
                rest = without(things, n)
                gain = use_of(situation, h, take, rest) - use_of(situation, h, give, rest)
                most = max(most, gain if _has_place(situation, rest, take) else 0)
    return most


def _has_place(situation: Situation, things: list[int], code: int) -> bool:
    """A slot is free for it beside these."""
    book = situation.g.book
    slot = book.things[kind_of(code)].slot
    taken = [one for one in things if book.things[kind_of(one)].slot == slot]
    return len(taken) < book.slots[slot]


def use_of(situation: Situation, h: int, code: int, beside: list[int]) -> int:
    """Of what use a thing is to a hero who has these; a second one of its kind is of less."""
    g = situation.g
    kind = g.book.things[kind_of(code)]
    if situation.goals.place_for(code) >= 0 or open_goals.wants(situation.wishes, code) is not None:
        return WANTED
    same = 0
    for other in beside:
        if kind_of(other) == kind_of(code):
            same += 1
    first = same == 0
    if kind.ability == ADDS_EQUALS:
        return 5 if first and max(g.book.heroes[situation.s.heroes[h].kind].dice) > 1 else 0
    for one in situation.goals.opponents.decoys:
        if one.kind == kind_of(code):
            return 4 if first else 1
    if kind.ability != FREE_STEP and kind_of(code) in situation.goals.warmth.fuel:
        if first and lacks_fuel(situation, but=h):
            return WANTED
        return 3 if first else 1
    return _use_of_ability(kind, same)


def _use_of_ability(kind: ThingKind, same: int) -> int:
    """Of what use it is by what it can do alone, to who has so many of it."""
    if kind.ability == FREE_STEP:
        return max(0, 3 - same)
    if kind.ability == SEES:
        return 1 if same == 0 else 0
    if kind.ability == EXCHANGE:
        return 3 if same == 0 else 0
    return max(0, (4 if kind.slot == LARGE else 2) - 2 * same)


def brew_reserve(situation: Situation, h: int) -> int:
    """Gold this hero keeps for brew: its price, while it is for sale and still of use."""
    s, goals = situation.s, situation.goals
    if (
        goals.supplies.witch < 0
        or s.figures[goals.supplies.witch] < 0
        or not foes.foes_left(situation.g, goals, s)
    ):
        return 0
    hero = s.heroes[h]
    if s.stock[kind_of(goals.supplies.brew)] <= 0 or heroes.find(situation.g, hero, DOUBLES):
        return 0
    if (
        situation.letters <= 2
        or situation.letters > situation.w.thrift
        or not heroes.room_for(situation.g, hero, goals.supplies.brew)
    ):
        return 0
    return trade.price_of(situation.g, s, hero, goals.supplies.brew)


def rune_worth(situation: Situation, h: int) -> float:
    """What another rune stone is worth to this hero: most to a hero who has some already."""
    if not foes.foes_left(situation.g, situation.goals, situation.s):
        return 0.0
    mine = open_goals.runes(situation.g, situation.s.heroes[h])
    if mine >= situation.g.book.rune_colours:
        return 0.0
    for other, hero in enumerate(situation.s.heroes):
        if other != h and open_goals.runes(situation.g, hero) > mine:
            return 0.0
    return situation.w.rune * (1 + mine)
