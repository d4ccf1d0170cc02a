"""Crossings: whether to go where something lies face down that may cost willpower, or around it."""

from typing import Final

from rietland.players.board.now import distances
from rietland.players.board.now.distances import FAR, Distances
from rietland.players.board.now.situation import Situation

#: Hours that a crossing must save.
SAVED: Final = 2


def roads(situation: Situation, h: int, goal: int) -> Distances:
    """The roads on which the hero goes there: around what may befall, unless crossing saves much.

    Nobody crosses who could not bear the worst, or pays for each step.
    """
    own = situation.own(h)
    s = situation.s
    at = s.heroes[h].space
    avoided: list[int] = []
    worst = 0
    for i, space in enumerate(s.token_at):
        risk = situation.goals.dangers.risks[s.token_kind[i]]
        if risk > 0 and space != goal:
            avoided.append(space)
            worst = max(worst, risk)
    if not avoided or not _meet(own.way(at, goal), avoided):
        return own
    dry = distances.around(situation.g, s, situation.shunned(h) + avoided, h)
    if dry.away[goal][at] >= FAR:
        return own
    weak = s.heroes[h].willpower <= worst + 1 or situation.toll(h) > 0
    return dry if weak or dry.away[goal][at] < own.away[goal][at] + SAVED else own


def _meet(way: list[int], spaces: list[int]) -> bool:
    for space in way:
        if space in spaces:
            return True
    return False
