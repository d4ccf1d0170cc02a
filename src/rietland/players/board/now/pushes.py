"""Pushing creatures back: which ones, and to where."""

from rietland.board.pieces import creatures
from rietland.board.pieces.heroes import is_farmer
from rietland.board.turn import land
from rietland.players.board.now.distances import FAR
from rietland.players.board.now.situation import Situation


def wants_away(situation: Situation, c: int) -> bool:
    """A creature that will reach the castle, and a space from which it has farther to go."""
    if c < 0 or c == situation.foe or situation.march.arrival[c] >= FAR:
        return False
    here = situation.s.creature_space[c]
    return _push(situation, here) != here


def _push(situation: Situation, here: int) -> int:
    """The space beside this one from which a creature has farthest to go; this one if none has."""
    best = here
    for space in situation.g.book.roads[here]:
        free = situation.s.occupant[space] < 0 and space != situation.g.book.castle
        if free and land.linked(situation.g, situation.s, here, space):
            best = farther(situation, best, space)
    return best


def farther(situation: Situation, one: int, other: int) -> int:
    """The space from which more arrows lead to the castle; never onto those who would be lost."""
    g, s = situation.g, situation.s
    lost = [s.loose_at[i] for i, code in enumerate(s.loose) if is_farmer(g, code)]
    if other in lost:
        return one
    return other if _march(situation, other) > _march(situation, one) else one


def _march(situation: Situation, space: int) -> int:
    """How many arrows lead from a space to the castle; many where none does."""
    steps = 0
    while space >= 0 and space != situation.g.book.castle and steps < situation.g.book.size:
        space = creatures.ahead(situation.g, situation.s, space)
        steps += 1
    return steps if space >= 0 else situation.g.book.size
