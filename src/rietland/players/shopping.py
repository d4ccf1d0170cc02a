"""Shopping: where strength is sold, to whom gold is worth most."""

from rietland.board import trade
from rietland.board.rules import Board
from rietland.board.state import State
from rietland.board.things import ADDS_EQUALS, thing
from rietland.players import board_sense as sense
from rietland.players.outlook import Weights


def merchants(g: Board, s: State) -> list[int]:
    return [space for space in range(len(g.book.merchant)) if trade.merchant_open(g, s, space)]


def price_at(g: Board, s: State, h: int, space: int) -> int:
    return g.book.heroes[s.heroes[h].kind].training.get(space, g.book.price)


def strength_for_sale(g: Board, s: State, h: int, space: int) -> int:
    """Points this hero would buy there; none at a dearer merchant unless time presses."""
    hero = s.heroes[h]
    price = price_at(g, s, h, space)
    training = g.book.heroes[hero.kind].training
    if price > min([price, *training.values()]) and sense.letters_left(g, s) > Weights.pressing:
        return 0
    return min(hero.gold // price, g.book.max_strength - hero.strength)


def helm(g: Board) -> int:
    """The article that adds equal dice."""
    kind = g.book.kind_by_ability[ADDS_EQUALS]
    return thing(kind, g.book.things[kind].face) if kind >= 0 else 0


def buyer(g: Board, s: State, among: list[int]) -> int:
    """Who makes most of a piece of gold: the cheapest price, then the shortest way to it."""
    best = among[0]
    rating = (99, 99)
    for h in among:
        hero = s.heroes[h]
        kind = g.book.heroes[hero.kind]
        price = min([g.book.price, *kind.training.values()])
        where = [space for space, p in kind.training.items() if p == price]
        if not where:
            where = [i for i, there in enumerate(g.book.merchant) if there]
        near = min(sense.distance(g, s, hero.space, space) for space in where)
        if hero.strength < g.book.max_strength and (price, near) < rating:
            best = h
            rating = (price, near)
    return best
