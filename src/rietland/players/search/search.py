"""Search: try each answer worth trying in many games played on, and keep what wins most.

Flat Monte Carlo over what a Guide proposes. All answers are tried with the same chance, the worse
half is dropped again and again (sequential halving), and the rest of the effort goes to the best.
"""

from collections.abc import Callable
from time import monotonic
from typing import Final

from rietland.kernel.control import ROLLED
from rietland.kernel.errors import EndlessContent
from rietland.kernel.game import Game
from rietland.kernel.pending import CHANCE_DECIDES, OVER, Pending
from rietland.kernel.playout import next_seed, pick
from rietland.kernel.state import PLAYING, WON, BaseState
from rietland.players.search.effort import Effort
from rietland.players.search.guide import Candidate, Guide

#: No sensible game takes this many inputs; a playout that does is judged where it stands.
BOUND: Final = 4000
#: Playouts that make it worth while to try one candidate more.
WORTH_TRYING: Final = 14
#: The least variance of a difference that is believed.
SPREAD: Final = 0.01


class Estimate:
    """What is known of one candidate: games played on with it, and the chance to win they show."""

    def __init__(self, candidate: Candidate) -> None:
        self.candidate: Candidate = candidate
        self.won: float = 0.0
        #: What the guide made of each game; games of one number met the same chance.
        self.results: list[float] = []
        self.total: float = 0.0
        #: What it is sorted by: how much better than the policy's own it probably is.
        self.rating: float = 0.0
        #: The chance to win it probably keeps: that of the policy's own, and what it gains.
        self.likely: float = 0.0

    def games(self) -> int:
        return len(self.results)

    def worth(self) -> float:
        return self.total / len(self.results) if self.results else 0.0

    def chance(self) -> float:
        return self.won / len(self.results) if self.results else 0.0

    def gain(self, other: "Estimate", habit: float, variety: float) -> float:
        """How much better it probably is than another that was played at least as often.

        What was seen counts the more the more games there are; before any, the other is thought
        better by `habit`, give or take `variety`.
        """
        games = len(self.results)
        total = 0.0
        squares = 0.0
        for number in range(games):
            more = self.results[number] - other.results[number]
            total += more
            squares += more * more
        mean = total / max(1, games)
        spread = max(SPREAD, squares / max(1, games) - mean * mean)
        trust = games / (games + spread / (variety * variety))
        return trust * mean - (1.0 - trust) * habit


class Search:
    """One search at a time, for the guide of a table."""

    def __init__(self, table: Guide, seed: int, clock: Callable[[], float] = monotonic) -> None:
        self.table: Guide = table
        #: What tells the seconds.
        self.clock: Callable[[], float] = clock
        self.guide: Guide = table.twin()
        self.seed: int = (seed * 2654435761 + 1) & 0x7FFFFFFF
        #: Playouts so far, those among them that were won, and how many a second of late.
        #: One that was cut is won as far as the guide believes it.
        self.playouts: int = 0
        self.won: float = 0.0
        self.pace: float = 0.0
        #: How long the present search may take, for guides that foresee.
        self.effort: Effort = Effort(clock, 0.0)

    def run(
        self,
        g: Game,
        s: BaseState,
        pending: Pending,
        candidates: list[Candidate],
        least: int,
        steps: int,
        seconds: float,
        due: float = 0.0,
    ) -> list[Estimate]:
        """All candidates, best first, tried with `steps` playouts or else as time allows.

        The time is so many seconds, or what is left until the answer is `due`.

        Where that is little, only the first are tried, `least` at least. The very first is
        what the policy would do: it stays to the end, and wins where nothing else is probably
        better.
        """
        found = [Estimate(candidate) for candidate in candidates]
        begun = self.clock()
        before = self.playouts
        if due > 0.0:
            seconds = due - begun
        self.effort = Effort(self.clock, begun + seconds if steps <= 0 else 0.0)
        self.guide.allow(self.effort)
        if steps <= 0 and self.pace <= 0.0:
            self._find_pace(g, s, pending.who, found[:1])
        effort = steps if steps > 0 else int(self.pace * seconds)
        alive = found[: max(least, min(len(found), effort // WORTH_TRYING))]
        rounds = 1
        while 1 << rounds < len(alive):
            rounds += 1
        for number in range(rounds):
            if self.effort.over:
                break
            limit = max(1, steps // (rounds * len(alive))) if steps > 0 else 1_000_000
            until = begun + seconds * (number + 1) / rounds
            self._try(g, s, pending.who, alive, limit, until if steps <= 0 else 0.0)
            if number + 1 < rounds:
                alive.sort(key=_best_first)
                alive = alive[: (len(alive) + 1) // 2]
                if found[0] not in alive:
                    alive[-1] = found[0]
        self.seed = next_seed(self.seed)
        taken = self.clock() - begun
        if taken > 0.0:
            self.pace = (self.pace + (self.playouts - before) / taken) / 2
        own = found[0]
        own.likely = own.chance()
        for one in found[1:]:
            one.rating = one.gain(own, self.guide.habit(), self.guide.variety())
            one.likely = min(1.0, max(0.0, own.likely + one.rating))
        found.sort(key=_most_gain_first)
        return found

    def _find_pace(self, g: Game, s: BaseState, who: int, first: list[Estimate]) -> None:
        """How many playouts there is time for: the first one makes ready, the next one tells."""
        for _ in range(2):
            begun = self.clock()
            self._try(g, s, who, first, 1, 0.0)
            self.pace = 1.0 / max(1e-6, self.clock() - begun)

    def _try(
        self,
        g: Game,
        s: BaseState,
        who: int,
        alive: list[Estimate],
        limit: int,
        until: float,
    ) -> None:
        """Play on with each, in turns and with the same chance, until the limit or the time.

        A guide that foresees is cut short when the whole search must be over.
        """
        for _ in range(limit):
            begun = self.clock()
            results: list[float] = []
            won: list[float] = []
            for one in alive:
                # The number of its game decides its chance, so all candidates meet the same.
                seed = (self.seed + 7919 * len(one.results)) & 0x7FFFFFFF
                before = self.won
                results.append(self._result(g, s, who, one.candidate, seed))
                won.append(self.won - before)
                if self.effort.over:
                    # What was thought through for some only would be unfair to the others.
                    return
            for number, one in enumerate(alive):
                one.results.append(results[number])
                one.total += results[number]
                one.won += won[number]
            # Another turn of all would take as long again.
            now = self.clock()
            if until > 0.0 and now + (now - begun) > until:
                return

    def _result(self, g: Game, s: BaseState, who: int, candidate: Candidate, seed: int) -> float:
        """What a playout comes to; where a faulty legend would go on for ever, nothing is won."""
        try:
            return self.playout(g, s.copy(), who, candidate, seed)
        except EndlessContent:
            return 0.0

    def playout(self, g: Game, s: BaseState, who: int, candidate: Candidate, seed: int) -> float:
        """Give this answer and play on by the policy; what the guide makes of it, from 0 to 1.

        A playout that is cut is judged each time the clock strikes, and the mean is taken: chance
        has less to say in it than in the last estimate.
        """
        guide = self.guide
        self.playouts += 1
        guide.recall(self.table)
        foreseen = guide.foresee(g, s, candidate, seed)
        if foreseen >= 0.0:
            self.won += guide.told(foreseen)
            return foreseen
        horizon = guide.horizon(g)
        now = guide.clock(s)
        cut = now + horizon
        judged = 0.0
        times = 0
        guide.follow(who, candidate)
        g.apply(s, candidate.action)
        for _ in range(3):
            seed = next_seed(seed ^ 0x2545F49)
        # Dice and cards have streams of their own: one die more does not change what is drawn.
        deal = next_seed(seed ^ 0x1234567)
        for _ in range(BOUND):
            pending = g.pending(s)
            if pending.kind == OVER:
                break
            if pending.kind == CHANCE_DECIDES:
                if pending.options[0].verb == ROLLED:
                    seed = next_seed(seed)
                    g.apply(s, pending.options[pick(pending, seed)])
                else:
                    deal = next_seed(deal)
                    g.apply(s, pending.options[pick(pending, deal)])
                continue
            if horizon > 0 and guide.clock(s) > now and guide.settled(s):
                now = guide.clock(s)
                if now >= cut:
                    break
                judged += guide.value(g, s)
                times += 1
            g.apply(s, guide.policy(g, s, pending))
        last = guide.value(g, s)
        self.won += last if s.result == PLAYING else 1.0 if s.result == WON else 0.0
        return (judged + last) / (times + 1)


def _best_first(one: Estimate) -> float:
    return -one.worth()


def _most_gain_first(one: Estimate) -> float:
    return -one.rating
