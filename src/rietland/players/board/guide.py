"""BoardGuide: the board family's knowledge for search, and its quick policy."""

from typing import Final

from rietland.board import frames
from rietland.board import verbs as v
from rietland.board.base import Board
from rietland.board.book import Book
from rietland.board.odds import advise
from rietland.board.state import Battle, State
from rietland.kernel.action import Action
from rietland.kernel.control import CHOSEN, effect_at
from rietland.kernel.game import Game
from rietland.kernel.pending import Pending
from rietland.kernel.state import PLAYING, WON, BaseState
from rietland.players.board.answers import cards, fight, turn
from rietland.players.board.answers.free_deeds import cross, name_hero, push_to
from rietland.players.board.learned.weights import (
    BEGINNER,
    PLAIN,
    PLAIN_BEGINNER,
    PolicyWeights,
    W,
    suited,
)
from rietland.players.board.legend.free_deeds import pushes
from rietland.players.board.legend.goals import goals_of
from rietland.players.board.now import features, open_goals, progress
from rietland.players.board.now.options import first, offered, safe
from rietland.players.board.now.situation import Situation, stamp
from rietland.players.board.tasks import assignment, choices
from rietland.players.board.tasks.deliver import Bring
from rietland.players.board.tasks.rest import lead_on
from rietland.players.board.tasks.task import Task, pursue
from rietland.players.search.guide import Candidate, Guide
from rietland.players.search.thought import (
    Intent,
)
from rietland.players.search.win_model import WinModel, win_model

#: Playouts end after this many sunrises where a win model was learned.
SUNRISES: Final = 2
#: What a lost game is worth there if it came as near as can be.
NEAR: Final = 0.02
#: Situations of a fight that take a fraction of a second to go through, also uncompiled.
RECKONED: Final = 2500


class BoardGuide(Guide):
    """Plans tasks, keeps them until something happens, and answers every other question."""

    def __init__(
        self, weights: dict[int, PolicyWeights] = W, plain: dict[int, PolicyWeights] = PLAIN
    ) -> None:
        #: By number of heroes; and those for lands of which nothing was learned.
        self.weights: dict[int, PolicyWeights] = weights
        self.plain: dict[int, PolicyWeights] = plain
        #: By hero: what they are doing, and whether a search decided that.
        self.given: list[Task | None] = [None] * 8
        self.chosen: list[bool] = [False] * 8
        self.stamp: int = -1
        #: By hero: when a search last decided what they do.
        self.weighed: list[int] = [-1] * 8
        self.situation: Situation | None = None
        self.seen: int = -1
        #: What was learned of the legend of this Book.
        self.judged: Book | None = None
        self.model: WinModel | None = None

    def reset(self) -> None:
        for h in range(8):
            self.given[h] = None
            self.chosen[h] = False
            self.weighed[h] = -1
        self.stamp = -1
        self.situation = None

    def learn(self, other: Guide, who: int) -> None:
        assert isinstance(other, BoardGuide)
        self.given[who] = other.given[who]
        self.chosen[who] = other.chosen[who]

    def forget(self, who: int) -> None:
        self._drop(who)

    def twin(self) -> Guide:
        made = BoardGuide(self.weights, self.plain)
        made.judged = self.judged
        made.model = self.model
        return made

    def recall(self, table: Guide) -> None:
        assert isinstance(table, BoardGuide)
        for h in range(8):
            self.given[h] = table.given[h]
            self.chosen[h] = table.chosen[h]
        self.stamp = table.stamp
        self.situation = None

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
            self._plan(self._situation(g, s))

    def intention(self, g: Game, s: BaseState, who: int) -> list[Intent]:
        assert isinstance(g, Board)
        assert isinstance(s, State)
        task = self.given[who]
        if task is None or task.is_over(g, s):
            return []
        return task.steps(self._situation(g, s, fresh=False), who)

    def clock(self, s: BaseState) -> int:
        assert isinstance(s, State)
        return s.day

    def settled(self, s: BaseState) -> bool:
        """Sunrise is over: its cards and creatures have done what they do."""
        return s.agenda[-1].kind == frames.DAY

    def horizon(self, g: Game) -> int:
        assert isinstance(g, Board)
        return SUNRISES if self._judge(g) is not None else 0

    def counts(self, g: Game, s: BaseState) -> list[float]:
        assert isinstance(g, Board)
        assert isinstance(s, State)
        return features.counts(self._situation(g, s))

    def count_names(self, g: Game) -> list[str]:
        assert isinstance(g, Board)
        return features.names(g.book)

    def _judge(self, g: Board) -> WinModel | None:
        if self.judged is not g.book:
            self.judged = g.book
            self.model = win_model(g.book.box, g.book.legend, features.names(g.book))
        return self.model

    def value(self, g: Game, s: BaseState) -> float:
        assert isinstance(g, Board)
        assert isinstance(s, State)
        if s.result == WON:
            return 1.0
        judge = self._judge(g)
        if judge is None:
            return progress.CONSOLATION * progress.progress(g, s)
        if s.result == PLAYING:
            return judge.chance(self.counts(g, s))
        return NEAR * progress.progress(g, s)

    # For search.

    def routine(self, g: Game, s: BaseState, pending: Pending) -> bool:
        assert isinstance(g, Board)
        assert isinstance(s, State)
        if len(pending.options) == 1:
            return True
        f = s.agenda[-1]
        if f.kind == frames.DAY:
            if pending.prompt == "ask-after":
                return True
            h = pending.who
            task = self.given[h]
            situation = self._situation(g, s)
            if turn.free_act(situation, pending, self.given) is not None:
                return True
            if task is None or self._is_done(situation, h, task):
                return False
            return self.weighed[h] == stamp(s)
        if f.kind == frames.BATTLE:
            verb = pending.options[0].verb
            return verb not in (v.ON, v.INVITE, v.JOIN)
        if f.kind == frames.PICK and pending.options[0].verb == v.BLOCK:
            # A few playouts do not tell what a use of a shield will be worth.
            return True
        return f.kind in (frames.WALK, frames.SPLIT, frames.ALLY, frames.EXCHANGE, frames.STORM)

    def reckon(self, g: Game, s: BaseState, pending: Pending) -> Action | None:
        """Dice are kept, turned and thrown on by the exact odds, if these are found soon enough."""
        assert isinstance(g, Board)
        assert isinstance(s, State)
        if s.battle is None or len(pending.options) == 1:
            return None
        for option in pending.options:
            if option.verb not in (v.AGAIN, v.KEEP, v.FLIP):
                return None
        for one in advise.advise(g, s, limit=RECKONED, roughly=False):
            if one.best:
                return one.action
        return None

    def candidates(self, g: Game, s: BaseState, pending: Pending) -> list[Candidate]:
        assert isinstance(g, Board)
        assert isinstance(s, State)
        best = self.policy(g, s, pending)
        found = [Candidate(best)]
        kind = s.agenda[-1].kind
        if kind in (frames.DAY, frames.WALK):
            found[0].steps = self.intention(g, s, pending.who)
        if kind == frames.DAY:
            choices.add_choices(self._situation(g, s), pending, self.given, found)
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
        f = s.agenda[-1]
        w = self._suited(g, s)
        answer: Action | None = None
        if f.kind == frames.WALK:
            answer = self._walk(g, s, pending)
        elif f.kind == frames.DAY:
            answer = self._turn(g, s, pending)
        elif f.kind == frames.BATTLE and s.battle is not None:
            team = self._team(s.battle)
            answer = fight.fight_on(g, s, goals_of(g), s.battle, pending, team, w)
        elif f.kind == frames.ALLY:
            answer = lead_on(self._situation(g, s, fresh=False), pending)
        elif f.kind == frames.SPLIT:
            answer = cards.split(g, s, goals_of(g), pending, w)
        elif pending.options[0].verb == CHOSEN:
            answer = cards.choose_way(g, s, f, pending, w)
        elif f.kind == frames.STORM:
            answer = turn.weather(self._situation(g, s, fresh=False), pending)
        elif f.kind == frames.EVENT:
            saved = open_goals.saves_shield(g, goals_of(g), s.heroes[pending.who])
            answer = first(pending, v.BEAR if saved else v.BLOCK)
        elif f.kind == frames.PICK:
            answer = cards.pick(g, s, f, pending)
            if pending.options[0].verb == v.CROSS:
                answer = cross(self._situation(g, s), pending)
            if answer is not None and answer.verb == v.PICK and pushes(effect_at(g, f.ref)):
                answer = push_to(self._situation(g, s), pending)
            if answer is not None and answer.verb == v.NAME:
                answer = name_hero(g, s, effect_at(g, f.ref), pending)
        if answer is None or not offered(pending, answer):
            return safe(pending)
        return answer

    def _turn(self, g: Board, s: State, pending: Pending) -> Action | None:
        """Free acts first, then the task; the day ends when nothing useful is left."""
        h = pending.who
        situation = self._situation(g, s, fresh=pending.prompt == "ask-turn")
        act = turn.free_act(situation, pending, self.given)
        if act is not None:
            return act
        task = self.given[h]
        if task is not None and self._is_done(situation, h, task):
            self._drop(h)
            task = None
        if task is None or (not self.chosen[h] and self._changed(s)):
            situation.refresh()
            self._plan(situation)
            task = self.given[h]
        return pursue(situation, pending, task, self.given)

    def _walk(self, g: Board, s: State, pending: Pending) -> Action | None:
        h = pending.who
        situation = self._situation(g, s, fresh=False)
        task = self.given[h]
        take = first(pending, v.TAKE)
        farm = situation.farm(s.heroes[h].space)
        on_the_way = task is not None and task.space in (s.heroes[h].space, farm)
        if take is not None and on_the_way and turn.worth_taking(situation, h, take.a):
            self.given[h] = Bring(h, farm, 5.0, 1.0, take.a)
            return take
        if task is None:
            self._plan(situation)
            task = self.given[h]
        return turn.walk_on(situation, pending, task)

    def _team(self, battle: Battle) -> int:
        """Who plans to fight this creature, or to try this."""
        mask = 0
        for h, task in enumerate(self.given):
            if task is not None and task.is_about(battle):
                mask |= 1 << h
        return mask

    def _is_done(self, situation: Situation, h: int, task: Task) -> bool:
        return task.is_done(situation, h, self.chosen[h])

    def _drop(self, h: int) -> None:
        self.given[h] = None
        self.chosen[h] = False

    def _plan(self, situation: Situation) -> None:
        """New tasks for all but those who follow a decision that still makes sense."""
        before = self.given[:]
        for h in range(len(situation.s.heroes)):
            task = self.given[h]
            if not self.chosen[h] or task is None or self._is_done(situation, h, task):
                self._drop(h)
        given = self.given[: len(situation.s.heroes)]
        assignment.plan(situation, given, before)
        for h, task in enumerate(given):
            self.given[h] = task
        self.stamp = stamp(situation.s)

    def _changed(self, s: State) -> bool:
        return self.stamp != stamp(s)

    def _suited(self, g: Board, s: State) -> PolicyWeights:
        """What was learned holds where merchants sell."""
        return suited(self.plain if g.book.barters else self.weights, s.size)

    def _situation(self, g: Board, s: State, fresh: bool = True) -> Situation:
        """Looked at again when something happened; hours and goods too when they must be fresh."""
        mark = stamp(s)
        situation = self.situation
        if situation is None or situation.s is not s or situation.g is not g or self.seen != mark:
            situation = Situation(g, s, self._suited(g, s))
            self.situation = situation
            self.seen = mark
        elif fresh:
            situation.refresh()
        return situation


def make_guide(novice: bool) -> Guide:
    """The knowledge of a beginner, or all there is."""
    return BoardGuide(BEGINNER, PLAIN_BEGINNER) if novice else BoardGuide()
