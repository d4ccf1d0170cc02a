"""The policy of the board in a storm."""

from typing import Final

from rietland.board import verbs as v
from rietland.board.pieces import heroes
from rietland.board.turn import land, storm
from rietland.kernel.action import Action
from rietland.kernel.pending import Pending
from rietland.players.board.now.options import first
from rietland.players.board.now.situation import Situation

#: Willpower with which a hero keeps a burden in a storm.
WEAK: Final = 3


def weather(situation: Situation, pending: Pending) -> Action:
    """In a storm all comes along that is not lost there, costs little and is no farther from home.

    What must stay behind stays.
    """
    s = situation.s
    h = pending.who
    bring = first(pending, v.BRING)
    if bring is None:
        return pending.options[0]
    here = s.heroes[h].space
    to = storm.blown_to(situation.g, s, h)
    weak = s.heroes[h].willpower - land.toll(situation.g, s, h, to) < WEAK
    for option in pending.options:
        if option.verb != v.ABANDON:
            continue
        if heroes.is_farmer(situation.g, option.a):
            if s.occupant[to] >= 0:
                return option
            continue
        goal = situation.goals.place_for(option.a)
        if weak or (goal >= 0 and situation.far(to, goal) > situation.far(here, goal)):
            return option
    return bring
