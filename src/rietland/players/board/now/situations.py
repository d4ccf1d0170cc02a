"""Situations: the last one looked at is kept as long as nothing happens."""

from rietland.board.base import Board
from rietland.board.state import State
from rietland.players.board.learned.weights import PolicyWeights, suited
from rietland.players.board.now.situation import Situation, stamp


class Situations:
    """What a mind sees, with the weights it has."""

    def __init__(self, weights: dict[int, PolicyWeights], plain: dict[int, PolicyWeights]) -> None:
        #: By number of heroes; and those for lands of which nothing was learned.
        self.weights: dict[int, PolicyWeights] = weights
        self.plain: dict[int, PolicyWeights] = plain
        self.last: Situation | None = None
        #: When that was looked at.
        self.seen: int = -1

    def suited(self, g: Board, s: State) -> PolicyWeights:
        """What was learned holds where merchants sell."""
        return suited(self.plain if g.book.barters else self.weights, s.size)

    def of(self, g: Board, s: State, fresh: bool = True) -> Situation:
        """Looked at again when something happened; hours and goods too when they must be fresh."""
        mark = stamp(s)
        situation = self.last
        if situation is None or situation.s is not s or situation.g is not g or self.seen != mark:
            situation = Situation(g, s, self.suited(g, s))
            self.last = situation
            self.seen = mark
        elif fresh:
            situation.refresh()
        return situation

    def forget(self) -> None:
        self.last = None
