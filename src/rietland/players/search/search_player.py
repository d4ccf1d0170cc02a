"""SearchPlayer: a mind of several strengths that plays every family of games."""

from typing import Final, cast

from rietland import families
from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.pending import Pending
from rietland.kernel.state import BaseState
from rietland.players.search.guide import Candidate, Guide
from rietland.players.search.plain_guide import PlainGuide
from rietland.players.search.search import Estimate, Search
from rietland.players.search.thought import Intent, Thought

#: The greedy one and a novice play by the policy alone, the novice with fewer thoughts; a steady
#: one searches a little, a master all it may.
GREEDY: Final = "greedy"
NOVICE: Final = "novice"
STEADY: Final = "steady"
MASTER: Final = "master"
#: Answers that are tried however little time there is: by players, and for hints.
FEWEST: Final = 2
MOVES: Final = 3
#: The share of its budget a steady player uses.
STEADY_SHARE: Final = 0.1


class SearchPlayer:
    """Thinks for `budget` seconds a decision or, with `steps`, for this many playouts exactly."""

    def __init__(self, seed: int, strength: str, budget: float, steps: int) -> None:
        self.name: str = strength
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
        #: By seat: what it was advised last.
        self.advised: dict[int, list[Candidate]] = {}

    def choose(self, game: Game, s: BaseState, seat: int) -> Action:  # noqa: ARG002 - the protocol
        pending = game.pending(s)
        guide = self._guide(game, s)
        if self.name in (GREEDY, NOVICE):
            known: Action | None = guide.policy(game, s, pending)
        else:
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

        What there was no time to try is not among them.
        """
        pending = game.pending(s)
        guide = self._guide(game, s)
        if self.name == GREEDY:
            candidates = _apart(guide.candidates(game, s, pending))
            return [_thought(Estimate(one)) for one in candidates[:count]]
        known = _known(game, s, pending, guide)
        candidates = _apart(guide.candidates(game, s, pending))
        if known is not None:
            candidates.sort(key=lambda one: one.action != known)
        found = [one for one in self._think(game, s, pending, candidates, MOVES) if one.games()]
        if known is not None:
            _put_first(found, candidates[0])
        self.advised[seat] = [one.candidate for one in found[:count]]
        thoughts = [_thought(one) for one in found[:count]]
        for thought in thoughts:
            # What is probable of each rests on the games of the policy's own, played longest.
            thought.games = max(one.games() for one in found)
        return thoughts

    def heed(self, game: Game, s: BaseState, seat: int, done: str) -> None:
        """A seat did this after it was advised: if it followed, that goes on."""
        guide = self._guide(game, s)
        who = game.pending(s).who
        for one in self.advised.get(seat, []):
            if game.say(one.action) == done:
                guide.follow(who, one)
                return
        guide.forget(who)

    def confer(self, game: Game, s: BaseState, other: "SearchPlayer", who: int) -> None:
        """Hear from another mind what its hero plans to do."""
        guide = self._guide(game, s)
        if other.guide is not None:
            guide.learn(other.guide, who)

    def _think(
        self, game: Game, s: BaseState, pending: Pending, candidates: list[Candidate], least: int
    ) -> list[Estimate]:
        assert self.search is not None
        return self.search.run(game, s, pending, candidates, least, self.steps, self.budget)

    def _guide(self, game: Game, s: BaseState) -> Guide:
        """The knowledge of the family, made when the first question comes."""
        if self.guide is None:
            self.guide = make_guide(game, self.name)
            self.search = Search(self.guide, self.seed)
        elif s.seq < self.seq:
            # Another game, or something was taken back: what was meant since is void.
            self.guide.reset()
            self.advised = {}
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
