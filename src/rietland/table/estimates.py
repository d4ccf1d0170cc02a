"""What may be told of an estimate: words and a span, nothing that rests on a handful of games.

An estimate is never certain, so it is never told as 0 or 100 percent; of a game that is lost
whatever is done just that is told.
"""

from math import sqrt
from typing import Final

from rietland.players.search.thought import CERTAIN
from rietland.views import Label

#: Games below which an estimate is a guess.
ENOUGH: Final = 10
#: Words for a chance to win, each up to a bound: `chance-<word>`.
WORDS: Final = (
    (0.1, "very-low"), (0.3, "low"), (0.42, "below-even"), (0.58, "even"), (0.7, "above-even"),
    (0.9, "high"), (1.01, "very-high"),
)  # fmt: skip
#: Standard deviations of the span, what it is wider for all that is not modelled, and its steps.
_WIDE: Final = 1.3
_DOUBT: Final = 0.04
_STEP: Final = 5


def told_chance(chance: float, games: int) -> Label | None:
    """A chance to win in words with its span, or nothing when too few games were played."""
    if chance < 0 or games < ENOUGH:
        return None
    if games >= CERTAIN:
        return Label("chance-none")
    word = next(word for bound, word in WORDS if chance < bound)
    half = _WIDE * sqrt(max(0.02, chance * (1 - chance)) / games) + _DOUBT
    low = max(1, _STEP * int(100 * (chance - half) / _STEP))
    high = min(99, _STEP * -int(-100 * (chance + half) // _STEP))
    return Label(f"chance-{word}", {"low": low, "high": high})
