"""PlainGuide: a guide that knows nothing of a game but its questions and its end."""

from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.pending import Pending
from rietland.kernel.state import WON, BaseState
from rietland.players.search.guide import Candidate, Guide


class PlainGuide(Guide):
    """Tries every answer in games played to their end, each answer as good as the other."""

    def twin(self) -> Guide:
        return PlainGuide()

    def routine(self, g: Game, s: BaseState, pending: Pending) -> bool:  # noqa: ARG002 - as Guide
        return len(pending.options) == 1

    def candidates(self, g: Game, s: BaseState, pending: Pending) -> list[Candidate]:
        first = self.policy(g, s, pending)
        rest = [option for option in pending.options if option != first]
        return [Candidate(option) for option in (first, *rest)]

    def policy(self, g: Game, s: BaseState, pending: Pending) -> Action:  # noqa: ARG002 - as Guide
        """Another answer at another moment, so that no playout goes round in a circle."""
        return pending.options[s.seq * 7919 % len(pending.options)]

    def clock(self, s: BaseState) -> int:
        return s.seq

    def value(self, g: Game, s: BaseState) -> float:  # noqa: ARG002 - as Guide
        return 1.0 if s.result == WON else 0.0
