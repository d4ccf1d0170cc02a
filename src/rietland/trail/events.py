"""What can happen on a trail: for each kind of event its name and what its columns mean.

The log and the news read this table (`kernel/event.py`). `who` is a hero or -1, `amount` a number
where nothing is said. A slot is a card; as a new face, an opponent or a helper more is told of it.
"""

from typing import Final

from rietland.kernel.event import NOTHING, EventTable

KINDS: Final = EventTable(where=NOTHING)

TURN: Final = KINDS.add("turn")  # a turn begins
#: A card is used; amount: steps, or minus the use.
ACTIVATED: Final = KINDS.add("activated", what="activated", where="pile")
#: A pawn arrives; amount: steps.
MOVED: Final = KINDS.add("moved", what="space_before", where="space")
PUSHED: Final = KINDS.add("pushed", what="space_before", where="space")  # a hero goes back
#: The Curse moves; amount: spaces.
CURSE: Final = KINDS.add("curse", what="space_before", where="space")
WILL: Final = KINDS.add("will")  # willpower changes
DREW: Final = KINDS.add("drew", what="slot", where="pile")  # a fog card below a pile
RESERVE: Final = KINDS.add("reserve", where="deck")  # reserve cards onto a deck; where: stage
TOOK: Final = KINDS.add("took", what="slot", where="pile")  # a card below a pile
TURNED: Final = KINDS.add("turned", what="new_face", where="pile")  # a card shows another face
#: An opponent; amount: strength of the attack.
BEATEN: Final = KINDS.add("beaten", what="opponent", where="hero_pile")
LEFT: Final = KINDS.add("left", what="slot", where="pile")  # a card leaves the game
RESTED: Final = KINDS.add("rested", what="slot", where="pile")  # an ally waits beside the map
BACK_AGAIN: Final = KINDS.add("back_again", what="slot", where="pile")  # an ally joins again
#: A stage is laid open; amount: fog cards.
STAGE: Final = KINDS.add("stage", what="map", where="stage")
#: Both have left a stage; amount: fog cards carried over.
MERGED: Final = KINDS.add("merged", where="stage")
BONUS: Final = KINDS.add("bonus", where="stage")  # the stage bonus
REACHED: Final = KINDS.add("reached", where="target")  # a hero reached the target
FIRE: Final = KINDS.add("fire")  # a campfire burns down; amount: fires left
#: A top card goes below its pile, unused.
PUT_OFF: Final = KINDS.add("put_off", what="slot", where="pile")
#: An object changes hands; where: place it comes to.
HANDED: Final = KINDS.add("handed", what="slot", where="hero_pile")
GAVE: Final = KINDS.add("gave", what="hero")  # willpower changes hands
DECLINED: Final = KINDS.add("declined")  # does not join a fight
JOINED: Final = KINDS.add("joined", what="helper", where="pile")  # joins a fight; amount: the sum
BEGINS: Final = KINDS.add("begins")  # takes the first turn
ALLY: Final = KINDS.add("ally", what="slot", where="pile")  # comes along
#: A hero alone rests at a campfire; amount: fires left.
RESTED_HERE: Final = KINDS.add("rested_here")
STAYED: Final = KINDS.add("stayed", what="space_before", where="space")  # a hero stays
