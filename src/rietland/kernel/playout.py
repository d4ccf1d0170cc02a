"""Playouts: random play in place, for search and for measuring. The generator is one small int."""

from mypy_extensions import i64

from rietland.kernel.game import Game
from rietland.kernel.pending import CHANCE_DECIDES, OVER, Pending
from rietland.kernel.state import BaseState


class Tally:
    """How a playout went: decisions of players, and all inputs with chance's."""

    __slots__ = ("decisions", "inputs", "seed")

    def __init__(self, decisions: int, inputs: int, seed: int) -> None:
        self.decisions: int = decisions
        self.inputs: int = inputs
        #: Where the generator stands now; goes into the next playout.
        self.seed: int = seed


def next_seed(seed: int) -> int:
    """The next of 2**31 numbers."""
    # A machine word when compiled: an int of any size multiplies slowly from 2**31 on.
    wide: i64 = seed
    return (wide * 1103515245 + 12345) & 0x7FFFFFFF


def pick(pending: Pending, seed: int) -> int:
    """Position of an option: evenly for a player, by weight for chance."""
    wide: i64 = seed
    if pending.kind != CHANCE_DECIDES:
        return (wide * len(pending.options)) >> 31
    rest = (wide * pending.total) >> 31
    weights = pending.weights
    i = 0
    while rest >= weights[i]:
        rest -= weights[i]
        i += 1
    return i


def playout(game: Game, s: BaseState, seed: int, bound: int) -> Tally:
    """Play at random to the end (or to `bound` inputs), changing the state itself."""
    decisions = 0
    inputs = 0
    while inputs < bound:
        pending = game.pending(s)
        if pending.kind == OVER:
            break
        seed = next_seed(seed)
        game.apply(s, pending.options[pick(pending, seed)])
        inputs += 1
        if pending.kind != CHANCE_DECIDES:
            decisions += 1
    return Tally(decisions, inputs, seed)
