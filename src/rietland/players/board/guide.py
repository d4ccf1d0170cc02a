"""BoardGuide: the board family's knowledge for search, and its quick policy."""

from typing import Final

from rietland.board import frames
from rietland.board import verbs as v
from rietland.board.base import Board
from rietland.board.state import Battle, State
from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.pending import Pending
from rietland.kernel.state import BaseState
from rietland.players.board.answers import questions, turn, walk
from rietland.players.board.learned.weights import (
    BEGINNER,
    PLAIN,
    PLAIN_BEGINNER,
    PolicyWeights,
    W,
)
from rietland.players.board.now import features
from rietland.players.board.now.judge import Judge
from rietland.players.board.now.options import offered, safe
from rietland.players.board.now.situation import Situation, stamp
from rietland.players.board.now.situations import Situations
from rietland.players.board.tasks import assignment, choices
from rietland.players.board.tasks.task import Task, pursue
from rietland.players.search.guide import Candidate, Guide
from rietland.players.search.thought import (
    Intent,
)

#: Playouts end after this many sunrises where a win model was learned.
SUNRISES: Final = 2


class BoardGuide(Guide):
    """Plans tasks, keeps them until something happens, and answers every other question."""

    def __init__(
        self, weights: dict[int, PolicyWeights] = W, plain: dict[int, PolicyWeights] = PLAIN
    ) -> None:
        self.situations: Situations = Situations(weights, plain)
        #: By hero: what they are doing, and whether a search decided that.
        self.given: list[Task | None] = [None] * 8
        self.chosen: list[bool] = [False] * 8
        self.stamp: int = -1
        #: By hero: when a search last decided what they do.
        self.weighed: list[int] = [-1] * 8
        self.judge: Judge = Judge()

    def reset(self) -> None:
        for h in range(8):
            self.given[h] = None
            self.chosen[h] = False
            self.weighed[h] = -1
        self.stamp = -1
        self.situations.forget()

    def learn(self, other: Guide, who: int) -> None:
        assert isinstance(other, BoardGuide)
        self.given[who] = other.given[who]
        self.chosen[who] = other.chosen[who]

    def forget(self, who: int) -> None:
        self._drop(who)

    def twin(self) -> Guide:
        made = BoardGuide(self.situations.weights, self.situations.plain)
        made.judge = self.judge
        return made

    def recall(self, table: Guide) -> None:
        assert isinstance(table, BoardGuide)
        for h in range(8):
            self.given[h] = table.given[h]
            self.chosen[h] = table.chosen[h]
        self.stamp = table.stamp
        self.situations.forget()

    def follow(self, who: int, candidate: Candidate) -> None:  # noqa: ARG002 - the whole team
        if isinstance(candidate, choices.Choice):
            for h in candidate.task.team():
                self.given[h] = candidate.task
                self.chosen[h] = True
            # The others plan again around it.
            for h in range(8):
                if not self.chosen[h]:
                    self.given[h] = None

    def hold(self, who: int, candidate: Candidate, mark: int) -> None:
        self.follow(who, candidate)
        # What was named is kept, also if nobody weighed it against anything.
        self.chosen[who] = self.given[who] is not None
        self.weighed[who] = mark

    def mark(self, s: BaseState) -> int:
        assert isinstance(s, State)
        return stamp(s)

    def decide(self, g: Game, s: BaseState, who: int, candidate: Candidate) -> None:
        assert isinstance(g, Board)
        assert isinstance(s, State)
        self.weighed[who] = stamp(s)
        if isinstance(candidate, choices.Choice):
            self._drop(who)
            self.follow(who, candidate)
            self._plan(self.situations.of(g, s))

    def intention(self, g: Game, s: BaseState, who: int) -> list[Intent]:
        assert isinstance(g, Board)
        assert isinstance(s, State)
        task = self.given[who]
        if task is None or task.is_over(g, s):
            return []
        return task.steps(self.situations.of(g, s, fresh=False), who)

    def clock(self, s: BaseState) -> int:
        assert isinstance(s, State)
        return s.day

    def settled(self, s: BaseState) -> bool:
        """Sunrise is over: its cards and creatures have done what they do."""
        return s.agenda[-1].kind == frames.DAY

    def horizon(self, g: Game) -> int:
        assert isinstance(g, Board)
        return SUNRISES if self.judge.model(g) is not None else 0

    def counts(self, g: Game, s: BaseState) -> list[float]:
        assert isinstance(g, Board)
        assert isinstance(s, State)
        return features.counts(self.situations.of(g, s))

    def count_names(self, g: Game) -> list[str]:
        assert isinstance(g, Board)
        return features.names(g.book)

    def value(self, g: Game, s: BaseState) -> float:
        assert isinstance(g, Board)
        assert isinstance(s, State)
        return self.judge.value(g, s, self.situations)

    # For search.

    def routine(self, g: Game, s: BaseState, pending: Pending) -> bool:
        assert isinstance(g, Board)
        assert isinstance(s, State)
        if len(pending.options) == 1:
            return True
        if s.agenda[-1].kind != frames.DAY:
            return questions.is_routine(s, pending)
        if pending.prompt == "ask-after":
            return True
        h = pending.who
        task = self.given[h]
        situation = self.situations.of(g, s)
        if turn.free_act(situation, pending, self.given) is not None:
            return True
        if task is None or task.is_done(situation, h, self.chosen[h]):
            return False
        return self.weighed[h] == stamp(s)

    def reckon(self, g: Game, s: BaseState, pending: Pending) -> Action | None:
        assert isinstance(g, Board)
        assert isinstance(s, State)
        return questions.reckoned(g, s, pending)

    def candidates(self, g: Game, s: BaseState, pending: Pending) -> list[Candidate]:
        assert isinstance(g, Board)
        assert isinstance(s, State)
        best = self.policy(g, s, pending)
        found = [Candidate(best)]
        kind = s.agenda[-1].kind
        if kind in (frames.DAY, frames.WALK):
            found[0].steps = self.intention(g, s, pending.who)
        if kind == frames.DAY:
            choices.add_choices(self.situations.of(g, s), pending, self.given, found)
            return found
        for option in pending.options:
            if option != best and not v.is_free(option.verb) and len(found) < 2 * choices.TRIED:
                found.append(Candidate(option))
        return found

    # The policy.

    def policy(self, g: Game, s: BaseState, pending: Pending) -> Action:
        assert isinstance(g, Board)
        assert isinstance(s, State)
        if len(pending.options) == 1:
            return pending.options[0]
        kind = s.agenda[-1].kind
        if kind == frames.WALK:
            answer = self._walk(g, s, pending)
        elif kind == frames.DAY:
            answer = self._turn(g, s, pending)
        else:
            team = self._team(s.battle) if s.battle is not None else 0
            answer = questions.answer(g, s, self.situations, pending, team)
        if answer is None or not offered(pending, answer):
            return safe(pending)
        return answer

    def _turn(self, g: Board, s: State, pending: Pending) -> Action | None:
        """Free acts first, then the task; the day ends when nothing useful is left."""
        h = pending.who
        situation = self.situations.of(g, s, fresh=pending.prompt == "ask-turn")
        act = turn.free_act(situation, pending, self.given)
        if act is not None:
            return act
        task = self.given[h]
        if task is not None and task.is_done(situation, h, self.chosen[h]):
            self._drop(h)
            task = None
        if task is None or (not self.chosen[h] and self._changed(s)):
            situation.refresh()
            self._plan(situation)
            task = self.given[h]
        return pursue(situation, pending, task, self.given)

    def _walk(self, g: Board, s: State, pending: Pending) -> Action | None:
        h = pending.who
        situation = self.situations.of(g, s, fresh=False)
        task = self.given[h]
        take = walk.take_along(situation, pending, self.given) if task is not None else None
        if take is not None:
            return take
        if task is None:
            self._plan(situation)
        return walk.walk_on(situation, pending, self.given[h])

    def _team(self, battle: Battle) -> int:
        """Who plans to fight this creature, or to try this."""
        mask = 0
        for h, task in enumerate(self.given):
            if task is not None and task.is_about(battle):
                mask |= 1 << h
        return mask

    def _drop(self, h: int) -> None:
        self.given[h] = None
        self.chosen[h] = False

    def _plan(self, situation: Situation) -> None:
        """New tasks for all but those who follow a decision that still makes sense."""
        before = self.given[:]
        for h in range(len(situation.s.heroes)):
            task = self.given[h]
            if not self.chosen[h] or task is None or task.is_done(situation, h, self.chosen[h]):
                self._drop(h)
        given = self.given[: len(situation.s.heroes)]
        assignment.plan(situation, given, before)
        for h, task in enumerate(given):
            self.given[h] = task
        self.stamp = stamp(situation.s)

    def _changed(self, s: State) -> bool:
        return self.stamp != stamp(s)


def make_guide(novice: bool) -> Guide:
    """The knowledge of a beginner, or all there is."""
    return BoardGuide(BEGINNER, PLAIN_BEGINNER) if novice else BoardGuide()
