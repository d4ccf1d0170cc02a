"""SearchPlayer: a mind of several strengths that plays every family of games."""

from collections.abc import Callable
from time import monotonic
from typing import Final, cast

from rietland import families
from rietland.kernel.action import Action
from rietland.kernel.errors import EndlessContent
from rietland.kernel.game import Game
from rietland.kernel.pending import Pending
from rietland.kernel.state import BaseState
from rietland.players.search.belief import Belief
from rietland.players.search.effort import Effort
from rietland.players.search.guide import Candidate, Guide
from rietland.players.search.plain_guide import PlainGuide
from rietland.players.search.search import Estimate, Search
from rietland.players.search.thought import CERTAIN, Intent, Thought

#: The greedy one and a novice play by the policy alone, the novice with fewer thoughts; a steady
#: one searches a little, a master all it may.
GREEDY: Final = "greedy"
NOVICE: Final = "novice"
STEADY: Final = "steady"
MASTER: Final = "master"
#: Answers that are tried however little time there is: by players, and for hints.
FEWEST: Final = 2
MOVES: Final = 3
#: Inputs of a plan that can be given in one go.
LONGEST: Final = 20
#: The share of its budget a steady player uses.
STEADY_SHARE: Final = 0.1
#: The share of the time for a hint that finding the best answer may take; the rest is for trying it
#: and others.
FINDING_SHARE: Final = 0.4


class Advised:
    """What a seat was advised, and when."""

    def __init__(self, seq: int, mark: int, who: int) -> None:
        self.seq: int = seq
        self.mark: int = mark
        self.who: int = who
        self.candidates: list[Candidate] = []
        self.thoughts: list[Thought] = []


class SearchPlayer:
    """Thinks for `budget` seconds a decision or, with `steps`, for this many playouts exactly."""

    def __init__(
        self,
        seed: int,
        strength: str,
        budget: float,
        steps: int,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.name: str = strength
        self.clock: Callable[[], float] = clock
        self.seed: int = seed
        self.budget: float = budget * (STEADY_SHARE if strength == STEADY else 1.0)
        self.steps: int = steps
        if strength == STEADY and steps > 0:
            self.steps = max(1, round(steps * STEADY_SHARE))
        #: What was meant by the last answer.
        self.thought: Thought | None = None
        self.guide: Guide | None = None
        self.search: Search | None = None
        #: Where the game stood at the last question.
        self.seq: int = 0
        #: When the present answer is due.
        self.due: float = 0.0
        #: By seat: what it was advised last, and the chance to win it was told.
        self.advised: dict[int, Advised] = {}
        self.beliefs: dict[int, Belief] = {}

    def choose(self, game: Game, s: BaseState, seat: int) -> Action:  # noqa: ARG002 - the protocol
        pending = game.pending(s)
        guide = self._guide(game, s)
        if self.name in (GREEDY, NOVICE):
            known: Action | None = guide.policy(game, s, pending)
        else:
            self._allow(guide, 1.0)
            known = _known(game, s, pending, guide)
        if known is not None:
            self.thought = Thought(known)
            self.thought.steps = guide.intention(game, s, pending.who)
            return known
        found = self._think(game, s, pending, guide.candidates(game, s, pending), FEWEST)
        best = found[0].candidate
        guide.decide(game, s, pending.who, best)
        self.thought = _thought(found[0])
        return best.action

    def intention(self, game: Game, s: BaseState, action: Action) -> list[Intent]:  # noqa: ARG002
        """What was meant by the last answer, if this is it."""
        thought = self.thought
        return list(thought.steps) if thought is not None and thought.action == action else []

    def rank(self, game: Game, s: BaseState, seat: int, count: int) -> list[Thought]:
        """The best answers, best first, each with the chance to win it was found to keep.

        What there was no time to try is not among them, nor what loses for certain unless
        everything does. Who asks again is told the same again.
        """
        pending = game.pending(s)
        guide = self._guide(game, s)
        if self.name == GREEDY:
            candidates = _apart(guide.candidates(game, s, pending))
            kept = _unlost(game, s, guide, candidates) or candidates
            return [_thought(Estimate(one)) for one in kept[:count]]
        last = self.advised.get(seat)
        mark = guide.mark(s)
        if last is not None and last.seq == s.seq and last.mark == mark and last.who == pending.who:
            return last.thoughts[:count]
        self._allow(guide, FINDING_SHARE)
        known = _known(game, s, pending, guide)
        candidates = _apart(guide.candidates(game, s, pending))
        kept = _unlost(game, s, guide, candidates)
        is_lost = not kept
        candidates = kept or candidates
        if known is not None:
            candidates.sort(key=lambda one: one.action != known)
        found = self._think(game, s, pending, candidates, MOVES)
        found = [one for one in found if one.games()] or found[:1]
        if known is not None and candidates[0].action == known:
            _put_first(found, candidates[0])
        now = Advised(s.seq, mark, pending.who)
        now.candidates = [one.candidate for one in found]
        now.thoughts = _lost(found) if is_lost else self._believed(seat, mark, found)
        for thought, candidate in zip(now.thoughts, now.candidates, strict=True):
            thought.course = self._course(game, s, pending, candidate)
        self.advised[seat] = now
        return now.thoughts[:count]

    def _believed(self, seat: int, mark: int, found: list[Estimate]) -> list[Thought]:
        """What is thought of each answer, with the chance to win as it was believed all along."""
        thoughts = [_thought(one) for one in found]
        if not found:
            return thoughts
        # What is probable of each rests on the games of the policy's own, played longest.
        games = max(one.games() for one in found)
        if games == 0:
            return thoughts
        belief = self.beliefs.setdefault(seat, Belief())
        belief.learn(found[0].likely, games, mark)
        for one, thought in zip(found, thoughts, strict=True):
            less = min(0.0, one.likely - found[0].likely)
            thought.chance = max(0.0, belief.chance + less)
            thought.games = belief.games
        return thoughts

    def _course(
        self, game: Game, s: BaseState, pending: Pending, candidate: Candidate
    ) -> list[Action]:
        """The input and those that go on with it, as long as only this hero has a say.

        The input after which somebody else is asked, chance speaks or something happens is left
        to whoever plays, unless it is the first.
        """
        assert self.guide is not None
        guide = self.guide.twin()
        guide.recall(self.guide)
        guide.follow(pending.who, candidate)
        mark = guide.mark(s)
        now = s.copy()
        course: list[Action] = []
        action = candidate.action
        while len(course) < LONGEST:
            game.apply(now, action)
            then = game.pending(now)
            goes_on = then.kind == pending.kind and then.who == pending.who
            if not goes_on or guide.mark(now) != mark:
                break
            course.append(action)
            action = guide.policy(game, now, then)
        return course or [candidate.action]

    def heed(self, game: Game, s: BaseState, seat: int, done: str) -> None:
        """A seat did this after it was advised: if it followed, that goes on."""
        guide = self._guide(game, s)
        last = self.advised.get(seat)
        if last is None:
            return
        for one in last.candidates:
            if game.say(one.action) == done:
                guide.hold(last.who, one, last.mark)
                return
        guide.forget(last.who)

    def confer(self, game: Game, s: BaseState, other: "SearchPlayer", who: int) -> None:
        """Hear from another mind what its hero plans to do."""
        guide = self._guide(game, s)
        if other.guide is not None:
            guide.learn(other.guide, who)

    def _allow(self, guide: Guide, share: float) -> None:
        """The answer is due when the budget is used up; this share of it is for a guide alone."""
        now = self.clock()
        self.due = now + self.budget
        until = now + share * self.budget if self.steps <= 0 else 0.0
        strength = STEADY_SHARE if self.name == STEADY else 1.0
        guide.allow(Effort(self.clock, until, self.steps, strength))

    def _think(
        self, game: Game, s: BaseState, pending: Pending, candidates: list[Candidate], least: int
    ) -> list[Estimate]:
        assert self.search is not None
        return self.search.run(
            game, s, pending, candidates, least, self.steps, self.budget, self.due
        )

    def _guide(self, game: Game, s: BaseState) -> Guide:
        """The knowledge of the family, made when the first question comes."""
        if self.guide is None:
            self.guide = make_guide(game, self.name)
            self.search = Search(self.guide, self.seed, self.clock)
        elif s.seq < self.seq:
            # Another game, or something was taken back: what was meant since is void.
            self.guide.reset()
            self.advised = {}
            self.beliefs = {}
        self.seq = s.seq
        return self.guide


def make_guide(game: Game, strength: str) -> Guide:
    """The guide of the family this game belongs to, or one that knows nothing of it."""
    part = families.of(game).guide
    return cast("Guide", families.load(part)(strength == NOVICE)) if part else PlainGuide()


def _apart(candidates: list[Candidate]) -> list[Candidate]:
    """First those that begin with another input than all before, then the rest."""
    first: list[Candidate] = []
    rest: list[Candidate] = []
    for one in candidates:
        known = False
        for other in first:
            known = known or other.action == one.action
        (rest if known else first).append(one)
    return first + rest


def _unlost(game: Game, s: BaseState, guide: Guide, candidates: list[Candidate]) -> list[Candidate]:
    """Those that do not lose for certain."""
    found: list[Candidate] = []
    for one in candidates:
        try:
            loses = guide.loses(game, s.copy(), one)
        except EndlessContent:
            loses = False
        if not loses:
            found.append(one)
    return found


def _lost(found: list[Estimate]) -> list[Thought]:
    """Answers when all of them lose: no chance, and that is certain."""
    thoughts = [_thought(one) for one in found]
    for thought in thoughts:
        thought.chance = 0.0
        thought.games = CERTAIN
    return thoughts


def _known(game: Game, s: BaseState, pending: Pending, guide: Guide) -> Action | None:
    """The answer that needs no search: worked out exactly, or what was meant goes on."""
    exact = guide.reckon(game, s, pending)
    if exact is None and guide.routine(game, s, pending):
        return guide.policy(game, s, pending)
    return exact


def _put_first(found: list[Estimate], own: Candidate) -> None:
    """What needs no search is best; what seems better only seems so."""
    found.sort(key=lambda one: one.candidate is not own)
    for one in found:
        one.likely = min(one.likely, found[0].likely)


def _thought(one: Estimate) -> Thought:
    thought = Thought(one.candidate.action)
    thought.steps = one.candidate.steps
    thought.games = one.games()
    thought.chance = one.likely if one.games() else -1.0
    return thought
