"""Kinds of unfinished business among the cards, and the module that owns each."""

from typing import Final

from rietland.kernel.frame import FAMILY

SETUP: Final = FAMILY  # legend.py: the set-up, narrator cards included
TURN: Final = 17  # turn.py: whose turn, and the turn's stages
CARD: Final = 18  # turn.py: a card was played; its symbols are open
MOVE: Final = 19  # walk.py: movements left
WILLING: Final = 20  # walk.py: does that hero come along?
REVEAL: Final = 21  # deeds.py: a further card to turn up
SYMBOL: Final = 22  # deeds.py: a symbol that must be used now
FIGHT: Final = 23  # fight.py
RECOVER: Final = 24  # legend.py: narrator card, then the played cards come back
SHOW: Final = 25  # cards.py: a face-down encounter card is turned up
DEAL: Final = 26  # cards.py: encounter cards come from the deck
DRAW: Final = 27  # cards.py: an ally or a quiver is drawn
MISSION: Final = 28  # legend.py: a mission is turned up
COMPLETE: Final = 29  # legend.py: the price is paid, the mission is done
SPEND: Final = 30  # gallery.py: cards leave the gallery
GIVE: Final = 31  # gallery.py: heroes give willpower or cards, one by one
