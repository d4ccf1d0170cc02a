"""Kinds of unfinished business on the board, and the module that owns each."""

from typing import Final

from rietland.kernel.frame import FAMILY

DAY: Final = FAMILY  # day.py: whose turn, and the turn's stages
WALK: Final = 17  # walk.py: a move under way
ALLY: Final = 18  # walk.py: leading the prince or the shield dwarves
BATTLE: Final = 19  # combat.py
SUNRISE: Final = 20  # sunrise.py
FOG: Final = 21  # tokens.py: turning and activating a fog token
EVENT: Final = 22  # cards.py: an event card, from the deck to its end
SPLIT: Final = 23  # effects.py: sharing or paying piece by piece
PICK: Final = 24  # effects.py: picking spaces, heroes, articles
EXCHANGE: Final = 25  # items.py: the falcon's exchange
TURN_UP: Final = 26  # tokens.py: an unseen rune stone or herb shows itself
LETTERS: Final = 27  # legend.py: the narrator goes on letter by letter
