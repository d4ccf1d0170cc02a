"""Guide: what a search must know of a family of games to play it well.

The search itself (`search.py`) knows questions, chance and results, and nothing of any game.
A Guide names the answers worth trying, answers every question quickly, and judges where a game
stands. It may remember intentions from one question to the next; `reset` forgets them all.

It sees what everybody at the table sees: a State holds no future, and a Guide draws no chance.
"""

from mypy_extensions import mypyc_attr

from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.pending import Pending
from rietland.kernel.state import LOST, BaseState
from rietland.players.search.effort import Effort
from rietland.players.search.thought import Intent


# Families add what they need to pursue the intention.
@mypyc_attr(allow_interpreted_subclasses=True)
class Candidate:
    """One answer worth trying: the input to give now, and what is meant by it."""

    def __init__(self, action: Action) -> None:
        self.action: Action = action
        #: The intention, first step first; may be empty when the input says it all.
        self.steps: list[Intent] = []


# Families may write theirs uncompiled.
@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """The knowledge of one family. One object serves one table; playouts use one of their own."""

    def reset(self) -> None:
        """Forget every intention."""

    def allow(self, effort: Effort) -> None:
        """So long it may think about the present question, where it thinks for long at all."""

    def recall(self, table: "Guide") -> None:  # noqa: ARG002 - of the same family
        """Mean what another guide means; called before each playout."""
        self.reset()

    def follow(self, who: int, candidate: Candidate) -> None:
        """Hero `who` means this from now on; `policy` pursues it until it is done or pointless."""

    def decide(self, g: Game, s: BaseState, who: int, candidate: Candidate) -> None:  # noqa: ARG002
        """As `follow`, for the table itself: a search at this state chose it."""
        self.follow(who, candidate)

    def hold(self, who: int, candidate: Candidate, mark: int) -> None:  # noqa: ARG002
        """As `follow`, for somebody who was advised so when `mark` was as given."""
        self.follow(who, candidate)

    def mark(self, s: BaseState) -> int:
        """A number that changes when something happens that plans depend on."""
        return self.clock(s)

    def learn(self, other: "Guide", who: int) -> None:
        """Know what hero `who` plans to do, as the guide that leads it does."""

    def forget(self, who: int) -> None:  # noqa: ARG002 - where all mean one thing
        """Hero `who` does something else than was meant."""
        self.reset()

    def twin(self) -> "Guide":
        """Another that knows the same and means nothing yet, for playouts."""
        raise NotImplementedError

    def routine(self, g: Game, s: BaseState, pending: Pending) -> bool:
        """Whether `policy` may answer without search.

        So it is when an intention goes on and nothing has changed, or there is nothing to weigh.
        """
        raise NotImplementedError

    def candidates(self, g: Game, s: BaseState, pending: Pending) -> list[Candidate]:
        """Answers worth trying, the one `policy` would give first; at least one."""
        raise NotImplementedError

    def policy(self, g: Game, s: BaseState, pending: Pending) -> Action:
        """A quick, sensible answer for the hero who is asked; one of `pending.options`."""
        raise NotImplementedError

    def reckon(self, g: Game, s: BaseState, pending: Pending) -> Action | None:  # noqa: ARG002
        """The best answer where it can be worked out; too slow for playouts."""
        return None

    def foresee(self, g: Game, s: BaseState, candidate: Candidate, future: int) -> float:  # noqa: ARG002
        """What a candidate comes to in one of many futures, from 0 to 1; below 0: play it out.

        A guide that plans far ahead knows more than playouts do. The state may be changed.
        """
        return -1.0

    def told(self, worth: float) -> float:
        """The chance to win behind what was foreseen: of a lost game 0, however far it came."""
        return worth

    def loses(self, g: Game, s: BaseState, candidate: Candidate) -> bool:
        """Whether an answer, with what is meant by it, loses for certain. The state is changed."""
        g.apply(s, candidate.action)
        return s.result == LOST

    def intention(self, g: Game, s: BaseState, who: int) -> list[Intent]:  # noqa: ARG002
        """What the hero plans to do by the policy's last answer, first step first."""
        return []

    def clock(self, s: BaseState) -> int:
        """Time of the game in units a playout is cut by: days, rounds."""
        raise NotImplementedError

    def settled(self, s: BaseState) -> bool:  # noqa: ARG002 - where nothing is ever under way
        """Whether it can be judged: all that comes when the clock strikes is over."""
        return True

    def horizon(self, g: Game) -> int:  # noqa: ARG002 - the same for all games
        """Playouts are cut after this many units of the clock and judged; 0 for never."""
        return 0

    def counts(self, g: Game, s: BaseState) -> list[float]:
        """What tells how the game will end, as numbers for a WinModel."""
        raise NotImplementedError

    def count_names(self, g: Game) -> list[str]:
        """What each of the counts is, in their order."""
        raise NotImplementedError

    def habit(self) -> float:
        """By how much the policy's answer may be expected to be better than another."""
        return 0.03

    def variety(self) -> float:
        """How far the worth of answers differs, give or take: their standard deviation."""
        return 0.08

    def value(self, g: Game, s: BaseState) -> float:
        """The chance to win from here, from 0 to 1, judged without playing.

        Of a game that is over: 1 when it is won, and little when it is lost, more for one that
        came close, so that search sees a difference where hardly any game is won.
        """
        raise NotImplementedError
