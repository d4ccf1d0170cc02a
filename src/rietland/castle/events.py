"""What can happen among the cards: for each kind of event its name and what its columns mean.

The log and the news read this table (`kernel/event.py`). `who` is a hero or -1, `where` a location
or -1, `amount` a number where nothing is said. A card is one of a hand; an encounter is a kind of
encounter card, -1 where nobody knows it.
"""

from typing import Final

from rietland.kernel.event import EventTable

KINDS: Final = EventTable(where="place")

TURN: Final = KINDS.add("turn")  # whose turn it is now
PLAYED: Final = KINDS.add("played", what="option")  # a card; amount: which of its options
RECOVERED: Final = KINDS.add("recovered")  # amount: cards taken back
#: A narrator card was revealed; amount: left in the pile.
NARRATOR: Final = KINDS.add("narrator", what="narrator")
PLACED: Final = KINDS.add("placed", what="encounter")  # an encounter card came; amount: 1 face up
SHOWN: Final = KINDS.add("shown", what="encounter")  # an encounter card was turned up
HIDDEN: Final = KINDS.add("hidden", what="encounter")  # … was turned face down
REMOVED: Final = KINDS.add("removed", what="encounter")  # … went to the box
CARD_MOVED: Final = KINDS.add("card_moved", what="encounter", amount="place_left")
#: Two creatures changed places; what: one of them.
SWAPPED: Final = KINDS.add("swapped", what="encounter", amount="place_left")
WENT: Final = KINDS.add("went", amount="place_left")  # a hero moved
#: A hero was brought; what: by whom.
CAME: Final = KINDS.add("came", what="hero", amount="place_left")
STAYED: Final = KINDS.add("stayed", what="hero")  # a hero did not want to be brought
TOOK: Final = KINDS.add("took", what="encounter")  # an object was taken in hand
GAVE: Final = KINDS.add("gave", what="card", amount="hero")
MISSION: Final = KINDS.add("mission", what="mission")  # a mission was revealed
COMPLETED: Final = KINDS.add("completed", what="mission")  # amount: completed so far
#: A mission left the game; what: -1 if not known.
EXCHANGED: Final = KINDS.add("exchanged", what="mission")
FIGHT: Final = KINDS.add("fight", what="encounter")  # a fight begins; amount: strength
JOINED: Final = KINDS.add("joined", what="option")  # a hero joins with a card; amount: option
DECLINED: Final = KINDS.add("declined")
ADDED: Final = KINDS.add("added", what="help")  # a hero adds to the fight; amount: points
WITHDREW: Final = KINDS.add("withdrew", what="encounter")
#: Amount: strength of the heroes; 0 without a fight.
SLAIN: Final = KINDS.add("slain", what="encounter")
REWARD: Final = KINDS.add("reward", what="encounter")  # a reward may be taken
BURDEN: Final = KINDS.add("burden", what="encounter")
SPENT: Final = KINDS.add("spent", what="encounter")  # a card left the gallery for the box
WILLPOWER: Final = KINDS.add("willpower")  # gained, or lost when negative
QUIVER: Final = KINDS.add("quiver")  # a quiver was drawn; amount: value
QUIVERS: Final = KINDS.add("quivers")  # the used quivers are back in the supply
ALLY: Final = KINDS.add("ally", what="card")  # an ally came in hand
TIME: Final = KINDS.add("time")  # a narrator card went under the pile; amount: left in the pile
AXE: Final = KINDS.add("axe")  # the axe was turned; amount: what it adds now
SPIRIT: Final = KINDS.add("spirit", amount="face")
GRIMOIRE: Final = KINDS.add("grimoire", what="grimoire")
#: A played card was taken back; amount: by whom.
BACK: Final = KINDS.add("back", what="card", amount="hero")
DISCARDED: Final = KINDS.add("discarded", what="card")  # a card of a hand left the game
TIRED: Final = KINDS.add("tired", what="card")  # a hero card was laid down unused
NOTHING: Final = KINDS.add("nothing")  # there was nothing to gain

# What a hero adds to a fight.
BY_WILLPOWER: Final = 0
BY_QUIVER: Final = 1
BY_GRIMOIRE: Final = 2
BY_AXE: Final = 3
ADDS: Final = ["willpower", "quiver", "grimoire", "axe"]
