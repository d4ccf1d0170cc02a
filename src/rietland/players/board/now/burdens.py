"""Burdens: things that cost their bearer willpower at each step, or bar a way to the weak."""

from typing import Final

from rietland.board.turn import land
from rietland.players.board.now.distances import FAR
from rietland.players.board.now.situation import Situation

#: Steps that make it worth while to take up a burden, if it cannot be brought home at once.
STAGE: Final = 3


def toll_with(situation: Situation, h: int, code: int) -> int:
    """Willpower each step would cost this hero with such a thing."""
    hero = situation.s.heroes[h]
    before = hero.things
    hero.things = [*before, code]
    price = 0
    for to in situation.g.book.roads[hero.space]:
        price = max(price, land.toll(situation.g, situation.s, h, to))
    hero.things = before
    return price


def can_deliver(situation: Situation, h: int, code: int, space: int, goal: int) -> bool:
    """Whether the hero, with the thing, is strong enough for the whole way from that space."""
    hero = situation.s.heroes[h]
    way = situation.terrain.way(space, goal)
    if not way:
        return space == goal
    price = toll_with(situation, h, code)
    things = hero.things
    willpower = hero.willpower
    hero.things = [*things, code]
    hero.willpower = willpower - price * (len(way) - 1)
    last = way[-2] if len(way) > 1 else space
    able = hero.willpower > price and not land.step_refusal(situation.g, situation.s, h, last, goal)
    hero.things = things
    hero.willpower = willpower
    return able


def may_take(situation: Situation, h: int, code: int, space: int) -> bool:
    """Whether this hero brings the thing home from there, or a good way nearer."""
    goal = situation.goals.place_for(code)
    if goal < 0 or not situation.goals.burdens:
        return True
    price = toll_with(situation, h, code)
    if price == 0 or can_deliver(situation, h, code, space, goal):
        return True
    left = situation.far(space, goal)
    return left < FAR and left > 1 and (situation.s.heroes[h].willpower - 1) // price >= STAGE


def is_stuck(situation: Situation, h: int, code: int) -> bool:
    """Whether the hero cannot bring the burden any nearer today or tomorrow without rest."""
    goal = situation.goals.place_for(code)
    if goal < 0 or situation.toll(h) == 0:
        return False
    hero = situation.s.heroes[h]
    things = hero.things
    hero.things = [one for one in things if one != code]
    left = situation.far(hero.space, goal)
    able = can_deliver(situation, h, code, hero.space, goal)
    price = toll_with(situation, h, code)
    hero.things = things
    return not able and (left <= 1 or hero.willpower <= price)
