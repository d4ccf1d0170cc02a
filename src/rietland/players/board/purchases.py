"""What heroes would buy: strength, brew, and whether they shop on the way."""

from rietland.board.pieces import heroes
from rietland.board.pieces.things import DOUBLES
from rietland.board.turn import trade
from rietland.players.board import goals
from rietland.players.board.situation import Situation


def strength_for_sale(look: Situation, h: int, space: int) -> int:
    """Points this hero would buy there; none at a dearer merchant unless time presses."""
    g = look.g
    hero = look.s.heroes[h]
    if not trade.merchant_open(g, look.s, space) or goals.saves_gold(g, look.sight, look.s):
        return 0
    training = g.book.heroes[hero.kind].training
    price = training.get(space, g.book.strength_price)
    own = hero.gold - goals.debt(g, look.s, look.sources, h)
    gold = own - look.reserve(h) if price >= g.book.strength_price else own
    points = min(gold // price, g.book.max_strength - hero.strength)
    if training and look.letters > look.w.pressing:
        for cheap, cost in training.items():
            # The longer way is worth it for every point it brings beyond those to be had here.
            more = min(own // cost, g.book.max_strength - hero.strength) - points
            if cost < price and more * look.w.detour >= look.far(hero.space, cheap):
                return 0
    return points


def wants_brew(look: Situation, h: int) -> bool:
    """A brew is worth its gold for the fight that counts, to a hero who has none, or for a wish."""
    hero = look.s.heroes[h]
    reserve = look.reserve(h)
    if reserve > 0 and hero.gold >= reserve:
        return True
    if goals.wants(look.wishes, look.sight.brew) is None or heroes.find(look.g, hero, DOUBLES):
        return False
    return hero.gold >= trade.price_of(look.g, look.s, hero, look.sight.brew)


def shops_first(look: Situation, h: int, space: int) -> bool:
    """A merchant lies near the way, and there is gold and time for him."""
    hero = look.s.heroes[h]
    if hero.gold == 0:
        return False
    straight = look.far(hero.space, space)
    for shop in look.sight.merchants:
        points = strength_for_sale(look, h, shop)
        if points > 0:
            around = look.far(hero.space, shop) + look.far(shop, space)
            if around - straight <= (look.w.shopping * points if look.letters > 2 else 2):
                return True
    return False
