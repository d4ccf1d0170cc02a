"""Walking: the next step towards a task, and around what may befall on the way."""

from typing import Final

from rietland.board import verbs as v
from rietland.board.turn.hours import hours_left
from rietland.kernel.action import Action
from rietland.kernel.pending import Pending
from rietland.players.board.now import distances, open_goals
from rietland.players.board.now.careful import careful_stage
from rietland.players.board.now.distances import FAR, Distances
from rietland.players.board.now.options import offered
from rietland.players.board.now.situation import ALL, Situation

#: Hours that a crossing must save.
SAVED: Final = 2


def roads(situation: Situation, h: int, goal: int) -> Distances:
    """The roads on which the hero goes there: around what may befall, unless crossing saves much.

    Nobody crosses who could not bear the worst, or pays for each step.
    """
    own = situation.roads_for(h)
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


def next_step(
    situation: Situation, pending: Pending, goal: int, space: int, urgent: bool
) -> Action | None:
    """The next step for an hour, or from a wineskin when the day is too short; None to stop.

    To the goal; who must meet no creature goes to the space itself.
    """
    g, s = situation.g, situation.s
    h = pending.who
    hero = s.heroes[h]
    spare = situation.w.last if urgent else situation.w.spare
    ways = roads(situation, h, goal)
    left = ways.away[goal][hero.space]
    to = ways.toward(hero.space, goal)
    if open_goals.is_fragile(situation.goals, hero):
        spare = ALL
        way = careful_stage(situation, h, space)
        to = way[0] if way else -1
        left = len(way)
    if to < 0 and goal in g.book.roads[hero.space]:
        # Nobody passes through there, but who means to enters.
        to = goal
        left = 1
    if to < 0:
        return None
    early = g.book.hours - hero.hours
    walks = early > 0 or left <= hours_left(g, s, h, spare)
    step = Action(v.WALK, h, to)
    if left > early or not walks:
        drink = Action(v.DRINK, h, to)
        if offered(pending, drink):
            return drink
    if walks and offered(pending, step):
        return step
    return None


def entrance(situation: Situation, h: int, space: int) -> int:
    """The space itself; where no way leads through it, the nearest one beside it."""
    at = situation.s.heroes[h].space
    if situation.far(at, space) < FAR or space in situation.g.book.roads[at]:
        return space
    best = space
    for near in situation.g.book.roads[space]:
        if situation.far(at, near) < situation.far(at, best):
            best = near
    return best
