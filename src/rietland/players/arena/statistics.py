"""What became of many games, in figures: shares with their intervals, and paired differences."""

from collections import Counter
from collections.abc import Iterable
from math import comb, sqrt
from typing import Final

from rietland.players.arena.games import Outcome

#: Two-sided 95 % of the normal distribution.
_Z: Final = 1.959963984540054


class Report:
    """What became of all games. Games that did not end are counted apart, never as lost."""

    def __init__(self, outcomes: list[Outcome]) -> None:
        ended = [o for o in outcomes if not o.error]
        self.outcomes: list[Outcome] = ended
        self.games: int = len(ended)
        self.won: int = sum(o.won for o in ended)
        self.interval: tuple[float, float] = wilson(self.won, self.games)
        self.mean_decisions: float = mean(o.decisions for o in ended)
        self.mean_inputs: float = mean(o.inputs for o in ended)
        self.mean_days: float = mean(o.days for o in ended)
        self.mean_turns: float = mean(o.turns for o in ended)
        self.seconds: float = sum(o.seconds for o in outcomes)
        self.decisions: int = sum(o.decisions for o in outcomes)
        causes = Counter(o.why for o in ended if not o.won)
        self.causes: dict[str, int] = dict(sorted(causes.items(), key=_most_first))
        still = Counter(goal for o in ended for goal in o.open_goals)
        #: In how many lost games each goal was open at the end.
        self.open_goals: dict[str, int] = dict(sorted(still.items(), key=_most_first))
        self.errors: list[str] = [f"seed {o.seed}: {o.error}" for o in outcomes if o.error]

    def win_rate(self) -> float:
        return self.won / self.games if self.games else 0.0

    def to_data(self) -> dict[str, object]:
        return {
            "games": self.games,
            "won": self.won,
            "win_rate": self.win_rate(),
            "interval": [round(end, 4) for end in self.interval],
            "mean_decisions": round(self.mean_decisions, 1),
            "mean_inputs": round(self.mean_inputs, 1),
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "mean_days": round(self.mean_days, 2),
            "causes": self.causes,
            "open_goals": self.open_goals,
            "errors": self.errors,
        }


class Pair:
    """Two players on the same games; a game counts only if both ended it."""

    def __init__(self, first: list[Outcome], second: list[Outcome]) -> None:
        pairs = [
            (a.won, b.won)
            for a, b in zip(first, second, strict=True)
            if not a.error and not b.error
        ]
        self.games: int = len(pairs)
        self.both: int = pairs.count((True, True))
        self.only_first: int = pairs.count((True, False))
        self.only_second: int = pairs.count((False, True))
        self.neither: int = pairs.count((False, False))
        #: Share won by the second less that of the first.
        self.difference: float = (
            (self.only_second - self.only_first) / self.games if self.games else 0.0
        )
        self.interval: tuple[float, float] = newcombe(
            self.both, self.only_second, self.only_first, self.neither
        )
        #: How often chance alone would set two equal players so far apart.
        self.p: float = mcnemar(self.only_first, self.only_second)

    def to_data(self) -> dict[str, object]:
        return {
            "games": self.games,
            "both": self.both,
            "only_first": self.only_first,
            "only_second": self.only_second,
            "neither": self.neither,
            "difference": round(self.difference, 4),
            "interval": [round(end, 4) for end in self.interval],
            "p": float(f"{self.p:.3g}"),
        }


def _most_first(item: tuple[str, int]) -> tuple[int, str]:
    return -item[1], item[0]


def mean(values: Iterable[int]) -> float:
    found = list(values)
    return sum(found) / len(found) if found else 0.0


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's score; without games it is everything."""
    if games == 0:
        return 0.0, 1.0
    share = won / games
    spread = _Z * sqrt(share * (1 - share) / games + _Z * _Z / (4 * games * games))
    middle = share + _Z * _Z / (2 * games)
    scale = 1 + _Z * _Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def newcombe(both: int, only_a: int, only_b: int, neither: int) -> tuple[float, float]:
    """The 95 % interval of the difference of two paired shares, a less b.

    Newcombe's tenth method (1998): Wilson's intervals of both shares, joined by the square root
    of squares, less what their correlation takes off; that one corrected for continuity.
    """
    games = both + only_a + only_b + neither
    if games == 0:
        return -1.0, 1.0
    a, b = (both + only_a) / games, (both + only_b) / games
    low_a, high_a = wilson(both + only_a, games)
    low_b, high_b = wilson(both + only_b, games)
    phi = _correlation(both, only_a, only_b, neither)
    difference = a - b
    below = _joined(a - low_a, high_b - b, phi)
    above = _joined(high_a - a, b - low_b, phi)
    return max(-1.0, difference - below), min(1.0, difference + above)


def _joined(a: float, b: float, phi: float) -> float:
    return sqrt(max(0.0, a * a - 2 * phi * a * b + b * b))


def _correlation(both: int, only_a: int, only_b: int, neither: int) -> float:
    sides = (both + only_a) * (only_b + neither) * (both + only_b) * (only_a + neither)
    if sides == 0:
        return 0.0
    excess: float = both * neither - only_a * only_b
    if excess > 0:
        excess = max(0.0, excess - (both + only_a + only_b + neither) / 2)
    return excess / sqrt(sides)


def mcnemar(one: int, other: int) -> float:
    """McNemar's exact test, two-sided: how odd it is that the split games split like this."""
    split = one + other
    tail = sum(comb(split, count) for count in range(min(one, other) + 1))
    return min(1.0, 2 * tail / (1 << split))
