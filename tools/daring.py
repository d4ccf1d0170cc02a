"""Games in which another answer is given now and then, so that other positions are seen too."""

from random import Random
from typing import Final

from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.pending import Pending
from rietland.kernel.state import BaseState
from rietland.players.search.guide import Guide

#: How often a daring player gives any answer instead of the policy's own, where one would search.
DARING: Final = 0.06
#: How often it becomes sober for good: at the start and at each strike of the clock.
SOBER: Final = 0.3


class Daring:
    """Plays by the policy of a guide, daring at first."""

    def __init__(self, guide: Guide, s: BaseState, rng: Random) -> None:
        self.guide = guide
        self.rng = rng
        self.now = guide.clock(s)
        self.is_sober = rng.random() < SOBER

    def strikes(self, s: BaseState) -> bool:
        """Whether the clock has struck since this was last asked."""
        if self.guide.clock(s) <= self.now or not self.guide.settled(s):
            return False
        self.now = self.guide.clock(s)
        self.is_sober = self.is_sober or self.rng.random() < SOBER
        return True

    def go_on(self, g: Game, s: BaseState, pending: Pending) -> Action:
        """An answer, after a look at the clock."""
        self.strikes(s)
        return self.answer(g, s, pending)

    def answer(self, g: Game, s: BaseState, pending: Pending) -> Action:
        guide = self.guide
        dares = not self.is_sober and self.rng.random() < DARING
        if not dares or guide.routine(g, s, pending):
            return guide.policy(g, s, pending)
        one = self.rng.choice(guide.candidates(g, s, pending))
        guide.decide(g, s, pending.who, one)
        return one.action
