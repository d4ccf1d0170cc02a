"""Odds of an easier fight: nobody loses anything, the day never ends, nothing is used up.

It is quickly worked out and never worth less than the real one, so it shows which groups need not
be thought of any further. Only hours (and each use of a thing) cost what they cost.
"""

from typing import Final

from rietland.board.odds.dice import Spread
from rietland.board.odds.round import Plan, fold, totals_row

#: More than any creature's willpower.
_WILLPOWER_BITS: Final = 8


class EasyFight:
    """What a group is worth at most against a creature with so much willpower."""

    def __init__(self, win: float, hour: float, bonus: int) -> None:
        self.win: float = win
        self.hour: float = hour
        self.bonus: int = bonus
        #: By group (a set of positions as bits): the rolls of a round with all they ever have.
        self.plans: dict[int, Plan] = {}
        #: By the creature's willpower.
        self.foes: list[Spread] = []
        self.rounds: dict[int, float] = {}
        self.rests: dict[int, float] = {}

    def rest(self, group: int, willpower: int) -> float:
        """Between rounds: the best part of the group, or nobody."""
        code = group << _WILLPOWER_BITS | willpower
        known = self.rests.get(code)
        if known is None:
            known = 0.0
            for part in parts_of(group):
                known = max(known, self.round(part, willpower))
            self.rests[code] = known
        return known

    def round(self, group: int, willpower: int) -> float:
        """At least what the next round and all that follows are worth."""
        code = group << _WILLPOWER_BITS | willpower
        known = self.rounds.get(code)
        if known is None:
            # Rounding must not make it less than it is.
            known = self._worth(group, willpower) + 1e-9
            self.rounds[code] = known
        return known

    def _worth(self, group: int, willpower: int) -> float:
        """After a round without a hit all is as before, so the worth depends on itself.

        It grows ever faster with itself, so the chord between a point below and one above stays
        above it.
        """
        hits: list[float] = []
        for left in range(willpower - 1, 0, -1):
            hits.append(self.rest(group, left))
        hits.append(self.win)
        low = 0.0
        for part in parts_of(group)[1:]:
            low = max(low, self.round(part, willpower))
        at_low = self._after(group, willpower, low, hits)
        worth = at_low
        if at_low > low:
            worth = self.win
            for _ in range(2):
                slope = (self._after(group, willpower, worth, hits) - at_low) / (worth - low)
                if slope >= 1.0:
                    break
                worth = min(worth, low + (at_low - low) / (1.0 - slope))
        return worth

    def _after(self, group: int, willpower: int, miss: float, hits: list[float]) -> float:
        """A round, if one without a hit leaves what is given."""
        plan = self.plans[group]
        foe = self.foes[willpower]
        row = totals_row(plan.low, plan.high, foe, self.bonus, [miss, *hits], 0)
        rows: list[list[float]] = []
        for _ in plan.spent:
            rows += [row, row]
        worth = fold(plan, rows)[0][1 if plan.wizard else 0][0]
        return worth - self.hour * float(len(plan.turns))


def parts_of(group: int) -> list[int]:
    """Every choice of some of the group, as bits, the whole group first."""
    found: list[int] = []
    part = group
    while part:
        found.append(part)
        part = part - 1 & group
    return found
