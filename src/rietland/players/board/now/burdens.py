"""Burdens: things that cost their bearer willpower at each step, or bar a way to the weak."""

from typing import Final

from rietland.board.turn import land
from rietland.players.board.now.distances import FAR
from rietland.players.board.now.situation import Situation

#: Steps that make it worth while to take up a burden, if it cannot be brought home at once.
STAGE: Final = 3


def toll_with(look: Situation, h: int, code: int) -> int:
    """Willpower each step would cost this hero with such a thing."""
    hero = look.s.heroes[h]
    before = hero.things
    hero.things = [*before, code]
    price = 0
    for to in look.g.book.roads[hero.space]:
        price = max(price, land.toll(look.g, look.s, h, to))
    hero.things = before
    return price


def can_deliver(look: Situation, h: int, code: int, space: int, goal: int) -> bool:
    """Whether the hero, with the thing, is strong enough for the whole way from that space."""
    hero = look.s.heroes[h]
    way = look.terrain.way(space, goal)
    if not way:
        return space == goal
    price = toll_with(look, h, code)
    things = hero.things
    willpower = hero.willpower
    hero.things = [*things, code]
    hero.willpower = willpower - price * (len(way) - 1)
    last = way[-2] if len(way) > 1 else space
    able = hero.willpower > price and not land.step_refusal(look.g, look.s, h, last, goal)
    hero.things = things
    hero.willpower = willpower
    return able


def may_take(look: Situation, h: int, code: int, space: int) -> bool:
    """Whether this hero brings the thing home from there, or a good way nearer."""
    goal = look.sight.goal_of[code >> 8]
    if goal < 0 or not look.sight.burdens:
        return True
    price = toll_with(look, h, code)
    if price == 0 or can_deliver(look, h, code, space, goal):
        return True
    left = look.far(space, goal)
    return left < FAR and left > 1 and (look.s.heroes[h].willpower - 1) // price >= STAGE


def is_stuck(look: Situation, h: int, code: int) -> bool:
    """Whether the hero cannot bring the burden any nearer today or tomorrow without rest."""
    goal = look.sight.goal_of[code >> 8]
    if goal < 0 or look.toll(h) == 0:
        return False
    hero = look.s.heroes[h]
    things = hero.things
    hero.things = [one for one in things if one != code]
    left = look.far(hero.space, goal)
    able = can_deliver(look, h, code, hero.space, goal)
    price = toll_with(look, h, code)
    hero.things = things
    return not able and (left <= 1 or hero.willpower <= price)
