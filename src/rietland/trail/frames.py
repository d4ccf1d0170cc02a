"""Kinds of unfinished business on a trail, and the module that owns each."""

from typing import Final

from rietland.kernel.frame import FAMILY

TURN: Final = FAMILY  # turn.py: a hero's turn; always the first frame
SETUP: Final = 17  # setup.py: stages, allies, who begins
WALK: Final = 18  # move.py: where to
BACK: Final = 19  # move.py: which way back
FLIP: Final = 20  # flips.py: which cards are turned
DRAW: Final = 21  # fog.py: fog cards are drawn
GROUP: Final = 22  # fight.py: does the other hero join, and with what
SHARE: Final = 23  # fight.py: who gets the reward
AFTER: Final = 24  # fight.py: what becomes of a weapon
HAND: Final = 25  # objects.py: where the other hero puts an object
SEE: Final = 26  # fog.py: a curse card wakes that nobody has seen
STAGE: Final = 27  # stage.py: the next stage is laid open
