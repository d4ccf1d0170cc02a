"""Kinds of unfinished business on the board, and the module that owns each."""

from typing import Final

from rietland.kernel.frame import FAMILY

DAY: Final = FAMILY  # turn/day.py: whose turn, and the turn's stages
WALK: Final = 17  # turn/walk.py: a move under way
ALLY: Final = 18  # turn/walk.py: leading the prince or the shield dwarves
BATTLE: Final = 19  # fight/combat.py: a fight or a try at rubble
SUNRISE: Final = 20  # turn/sunrise.py: the steps between two days
FOG: Final = 21  # pieces/tokens.py: turning and activating a fog token
EVENT: Final = 22  # legend/event_cards.py: an event card, from the deck to its end
SPLIT: Final = 23  # legend/share.py: sharing or paying piece by piece
PICK: Final = 24  # legend/questions.py: picking spaces, heroes, articles
EXCHANGE: Final = 25  # pieces/items.py: the falcon's exchange
TURN_UP: Final = 26  # pieces/tokens.py: an unseen rune stone or herb shows itself
LETTERS: Final = 27  # legend/narrator.py: the narrator goes on letter by letter
STEPS: Final = 28  # turn/walk.py: steps that a card gives
FACES: Final = 29  # legend/faces.py: a thing comes into the game, and chance says which
STORM: Final = 30  # turn/storm.py: every hero is blown a space on
TOKENS: Final = 31  # pieces/token_kinds.py: a hero finds the tokens of a space
ROAM: Final = 32  # legend/walks.py: a piece goes along a path or toward something
DROPS: Final = 34  # pieces/cover.py: a hero lays down what no longer fits on the strength track
SECRET: Final = 33  # legend/secrets.py: what an effect does that goes by a secret
