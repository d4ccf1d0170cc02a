"""Worth: what everything in a castle is worth to a player, in plays, that is in cards of a hand."""

import json
from importlib import resources
from typing import Final

from rietland.players.castle import features as n

#: What was learned lies here.
FILE: Final = "weights.json"
#: What it takes to be rid of a creature: any, each point of its strength, a toll, a burden; and
#: what a reward saves.
TOIL: Final = ["foe", "foe-point", "toll", "burden", "reward"]
#: Set by hand while reading games; what missions ask is counted in plays itself.
HAND: Final = {
    "time": 2.0,
    "missions": -4.0,
    "spare": -0.12,
    "clearing": -1.0,
    "coming": -0.35,
    "exposed": -0.6,
    "company": -0.05,
    "unseen": -2.6,
    **dict.fromkeys(n.NAMES[n.ASKED : n.TWICE + 1], -1.0),
    "hero-card": 0.6,
    "strength": 0.05,
    "ally": 1.0,
    "played-ally": 0.6,
    "object": 0.6,
    "idle-willpower": 0.05,
    "willpower": 0.22,
    "more-willpower": 0.08,
    "quiver": 0.2,
    "quiver-points": 0.08,
    "spare-quiver": 0.06,
    "axe": 0.7,
    "gold": 0.12,
    "trophy": 0.05,
    "foe": 0.35,
    "foe-point": 0.2,
    "toll": 0.4,
    "burden": 0.5,
    "reward": 0.3,
}


class CastleWeights:
    """By name of a count or a toil; what is not named is worth nothing."""

    def __init__(self, told: dict[str, float], thorough: bool) -> None:
        for name in told:
            assert name in n.NAMES or name in TOIL, name
        #: By number of a count, and by number of a toil.
        self.counts: list[float] = [told.get(name, 0.0) for name in n.NAMES]
        self.toil: list[float] = [told.get(name, 0.0) for name in TOIL]
        #: Whether what must be searched for is calculated, not guessed (`clearing_cost`).
        self.thorough: bool = thorough


def by_hand() -> CastleWeights:
    """As the greedy player and novices see it; cards were balanced by it, so it stays."""
    return _HAND


def learned() -> CastleWeights:
    """As playing taught it (`tools/castle.py`)."""
    return _LEARNED


def read() -> dict[str, float]:
    found: dict[str, float] = json.loads(
        resources.files("rietland.players.castle").joinpath(FILE).read_text("utf-8")
    )
    return found


_HAND: Final = CastleWeights(HAND, False)
_LEARNED: Final = CastleWeights(read(), True)
