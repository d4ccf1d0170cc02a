"""Reach: from where heroes can strike at a space, and how soon."""

from typing import Final

from rietland.board.fight.opponents import creature_in_reach
from rietland.board.pieces import heroes
from rietland.board.pieces.things import REACH
from rietland.board.turn import land
from rietland.players.board.now import foes
from rietland.players.board.now.distances import FAR
from rietland.players.board.now.situation import Situation

#: So many who strike from afar are enough.
SHOOTERS: Final = 2


def way_to_fight(situation: Situation, h: int, space: int) -> int:
    """Hours until this hero can strike at the space."""
    if creature_in_reach(situation.g, situation.s, h, space):
        return 0
    hours = situation.way(h, space)
    if not strikes_afar(situation, h):
        return hours
    if hours < FAR:
        return hours - 1
    return situation.way(h, post(situation, h, space))


def strikes_afar(situation: Situation, h: int) -> bool:
    """Is the hero an archer, or has a bow?"""
    hero = situation.s.heroes[h]
    return situation.g.book.heroes[hero.kind].archer or heroes.find(situation.g, hero, REACH) != 0


def wants_bow(situation: Situation, h: int) -> bool:
    """Creatures must go from a space that nobody may enter, and too few can strike from afar."""
    if strikes_afar(situation, h):
        return False
    archers = 0
    for other in range(len(situation.s.heroes)):
        archers += 1 if strikes_afar(situation, other) else 0
    if archers >= SHOOTERS:
        return False
    for c, space in enumerate(situation.s.creature_space):
        shut = space >= 0 and situation.way(h, space) >= FAR
        if shut and foes.must_go(situation.goals, situation.s, c):
            return True
    return False


def post(situation: Situation, h: int, space: int) -> int:
    """Where a hero goes to strike at a space: there, or beside it where nobody may enter."""
    g, s = situation.g, situation.s
    at = s.heroes[h].space
    if situation.far(at, space) < FAR or not strikes_afar(situation, h):
        return space
    best = space
    for near in g.book.roads[space]:
        if land.linked(g, s, near, space) and situation.far(at, near) < situation.far(at, best):
            best = near
    return best
