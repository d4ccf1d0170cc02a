"""A fight worked out by trying everything in the real engine: slow, plain, the judge of odds."""

from rietland.board import events
from rietland.board.fight.stages import SHARING
from rietland.board.frames import BATTLE
from rietland.board.game import BoardGame
from rietland.board.odds.fighters import OddsWeights
from rietland.board.pieces.things import (
    BLOCKS,
    DOUBLES,
    DOUBLES_ROLL,
    HEALS,
    POISONS,
    SHINES,
    face_of,
    kind_of,
)
from rietland.board.state import State
from rietland.board.verbs import LEAVE, is_free
from rietland.kernel.action import Action
from rietland.kernel.pending import CHANCE_DECIDES

#: Events of a victory that leaves nothing to share, and of a trial that is passed.
_ENDS = (events.SLAIN, events.POISONED, events.DEED)
#: What is summed up: worth, victory, rounds, then for each hero falls, willpower and hours; at the
#: end the chances that the last fighters fall, and that none of them has an hour left.
Sums = list[float]


class Brute:
    """Best choices by trying every answer and every die to the end of the fight."""

    def __init__(self, g: BoardGame, weights: OddsWeights) -> None:
        self.g = g
        self.weights = weights
        self.known: dict[object, Sums] = {}

    def of_option(self, s: State, a: Action) -> Sums:
        """What an answer costs and what follows it."""
        after = s.copy()
        self.g.apply(after, a)
        cost = self.cost(s, after)
        if after.battle is None and any(event.kind in _ENDS for event in after.news):
            cost[0] += self.weights.win
            cost[1] += 1.0
        elif after.battle is None:
            cost[-2], cost[-1] = _end(s, after, a)
        return [x + y for x, y in zip(cost, self.of(after), strict=True)]

    def of(self, s: State) -> Sums:
        if s.battle is None:
            return self.nothing(s)
        if s.agenda[-1].kind == BATTLE and s.agenda[-1].at == SHARING:
            won = self.nothing(s)
            won[0] = self.weights.win
            won[1] = 1.0
            return won
        assert any(f.kind == BATTLE for f in s.agenda)
        key = self.key(s)
        if key not in self.known:
            self.known[key] = self.work_out(s)
        return self.known[key]

    def work_out(self, s: State) -> Sums:
        pending = self.g.pending(s)
        options = [a for a in pending.options if not is_free(a.verb)]
        if pending.kind == CHANCE_DECIDES:
            total = self.nothing(s)
            for a, weight in zip(options, pending.weights, strict=True):
                part = weight / pending.total
                total = [x + part * y for x, y in zip(total, self.of_option(s, a), strict=True)]
            return total
        return max((self.of_option(s, a) for a in options), key=lambda sums: sums[0])

    def nothing(self, s: State) -> Sums:
        return [0.0] * (5 + 3 * len(s.heroes))

    def key(self, s: State) -> object:
        assert s.battle is not None
        heroes = [(h.strength, h.willpower, h.hours, tuple(h.things)) for h in s.heroes]
        piles = str([pile.to_data() for pile in s.piles]) if self.g.book.deeds else ""
        frames = str([(f.kind, f.at, f.args) for f in s.agenda])
        return (frames, str(s.battle.to_data()), tuple(heroes), tuple(s.figures), piles)

    def cost(self, before: State, after: State) -> Sums:
        weights = self.weights
        sums = self.nothing(before)
        fell = [event.who for event in after.news if event.kind == events.FELL]
        for h, hero in enumerate(before.heroes):
            now = after.heroes[h]
            lost = hero.willpower if h in fell else hero.willpower - now.willpower
            hours = now.hours - hero.hours
            sums[0] -= weights.willpower * lost + weights.hour * hours
            if h in fell:
                sums[0] -= weights.fall
                sums[3 + 3 * h] = 1.0
            sums[4 + 3 * h] = hero.willpower - now.willpower
            sums[5 + 3 * h] = hours
            for ability, price in (
                (DOUBLES, weights.brew),
                (HEALS, weights.herb),
                (BLOCKS, weights.shield),
                (POISONS, weights.poison),
                (DOUBLES_ROLL, weights.plant),
                (SHINES, weights.light),
            ):
                used = self.uses(hero.things, ability) - self.uses(now.things, ability)
                sums[0] -= price * used
            sums[0] -= weights.dim * (self.ready(hero.things) - self.ready(now.things))
        if before.battle is not None and after.battle is not None:
            sums[2] = float(after.battle.round - before.battle.round)
        return sums

    def uses(self, things: list[int], ability: int) -> int:
        """Uses left on a hero board; a herb or a light is one."""
        found = [code for code in things if self.g.book.things[kind_of(code)].ability == ability]
        return len(found) if ability in (HEALS, SHINES) else sum(face_of(code) for code in found)

    def ready(self, things: list[int]) -> int:
        """How many of them can still take dice from a creature today."""
        kinds = self.g.book.things
        return sum(kinds[kind_of(c)].dims and face_of(c) == kinds[kind_of(c)].face for c in things)


def _end(before: State, after: State, a: Action) -> tuple[float, float]:
    """A fight without a victory: has the last fighter fallen, has nobody an hour left?"""
    b = before.battle
    assert b is not None
    if b.creature >= 0 and after.creature_space[b.creature] != b.space:
        # The opponent has left them.
        return 0.0, 0.0
    fell = [event.who for event in after.news if event.kind == events.FELL]
    if set(b.fighters) == set(fell):
        return 1.0, 0.0
    return 0.0, float(a.verb != LEAVE)
