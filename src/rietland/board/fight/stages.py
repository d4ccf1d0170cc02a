"""Stages of a fight: `Frame.at` of a BATTLE frame, in the order they follow each other.

`combat.py` asks what each asks, `rounds.py` does what happens in it; `s.battle` holds the rest.
The frame's args are empty, or [how the round went] while a card of the opponent's life is done; at
the end, the heroes of whose hour triggers are still to hear.
"""

from typing import Final

from rietland.board.frames import BATTLE
from rietland.board.state import State
from rietland.kernel.frame import Frame

INVITING: Final = 0  # the inviter asks others to join, or begins
REPLYING: Final = 1  # the one asked last joins or declines
ROUND: Final = 2  # the stones move, the round begins
READY: Final = 3  # the next fighter takes dice in hand
THROWING: Final = 4  # a die of that fighter
TURNING: Final = 5  # the wizard may turn a die
REACTING: Final = 6  # the fighter may roll on, use brew or a herb
SUMMING: Final = 7  # all have rolled
CREATURE: Final = 8  # a die of the creature
BEARING: Final = 9  # each fighter bears the loss or blocks it
BETWEEN: Final = 10  # each fighter goes on or leaves
SHARING: Final = 11  # the reward, piece by piece
CLEARING: Final = 12  # which rubble goes
OVER: Final = 13  # whatever the victory set off is done: the turn is over
TARGETING: Final = 14  # before all others: which of several creatures is attacked
DIMMING: Final = 16  # after SUMMING: dice may be taken from the creature for this round
REROLLING: Final = 15  # after THROWING: the fighter may roll a die again


def is_between_rounds(s: State, f: Frame) -> bool:
    """Free acts have their moment between two rounds, never within one."""
    # rule: AN-FREE-5
    return s.battle is not None and f.kind == BATTLE and f.at == BETWEEN
