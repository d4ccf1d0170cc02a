"""What can happen among the cards: the kinds of event, for the log."""

from typing import Final

from rietland.kernel.event import FAMILY_EVENT

# who: hero; where: location; what: kind of encounter card (-1: not known) unless said otherwise.
TURN: Final = FAMILY_EVENT  # whose turn it is now
PLAYED: Final = 9  # what: card; amount: option
RECOVERED: Final = 10  # amount: cards taken back
NARRATOR: Final = 11  # a narrator card was revealed; what: card; amount: left in the pile
PLACED: Final = 12  # an encounter card came; amount: 1 face up
SHOWN: Final = 13  # an encounter card was turned up
HIDDEN: Final = 14  # … was turned face down
REMOVED: Final = 15  # … went to the box
CARD_MOVED: Final = 16  # … went to another location; amount: the one it left
SWAPPED: Final = 17  # two creatures changed places; what, where: one; amount: the other's location
WENT: Final = 18  # a hero moved; amount: the location left
CAME: Final = 19  # a hero was brought; what: by whom; amount: the location left
STAYED: Final = 20  # a hero did not want to be brought
TOOK: Final = 21  # an object was taken in hand
GAVE: Final = 22  # what: card; amount: the hero who gets it
MISSION: Final = 23  # a mission was revealed; what: mission
COMPLETED: Final = 24  # what: mission; amount: completed so far
EXCHANGED: Final = 25  # a mission left the game; what: mission or -1
FIGHT: Final = 26  # a fight begins; amount: strength
JOINED: Final = 27  # a hero joins; what: card; amount: option
DECLINED: Final = 28
ADDED: Final = 29  # a hero adds to the fight; what: see ADDS; amount: points
WITHDREW: Final = 30
SLAIN: Final = 31  # amount: strength of the heroes; 0 without a fight
REWARD: Final = 32  # a reward may be taken
BURDEN: Final = 33
SPENT: Final = 34  # a card left the gallery for the box
WILLPOWER: Final = 35  # amount: gained, or lost when negative
QUIVER: Final = 36  # a quiver was drawn; amount: value
QUIVERS: Final = 37  # the used quivers are back in the supply
ALLY: Final = 38  # an ally came in hand; what: card
TIME: Final = 39  # a narrator card went under the pile; amount: left in the pile
AXE: Final = 40  # the axe was turned; amount: what it adds now
SPIRIT: Final = 41  # amount: face
GRIMOIRE: Final = 42  # what: grimoire
BACK: Final = 43  # a played card was taken back; what: card; amount: by whom
DISCARDED: Final = 44  # a card of a hand left the game; what: card
TIRED: Final = 45  # a hero card was laid down unused; what: card
NOTHING: Final = 46  # there was nothing to gain
COUNT: Final = 47

NAMES: Final = [
    "said", "read", "ended", "die", "choice", "", "", "",
    "turn", "played", "recovered", "narrator", "placed", "shown", "hidden", "removed",
    "card_moved", "swapped", "went", "came", "stayed", "took", "gave", "mission", "completed",
    "exchanged", "fight", "joined", "declined", "added", "withdrew", "slain", "reward", "burden",
    "spent", "willpower", "quiver", "quivers", "ally", "time", "axe", "spirit", "grimoire",
    "back", "discarded", "tired", "nothing",
]  # fmt: skip

# What a hero adds to a fight.
BY_WILLPOWER: Final = 0
BY_QUIVER: Final = 1
BY_GRIMOIRE: Final = 2
BY_AXE: Final = 3
ADDS: Final = ["willpower", "quiver", "grimoire", "axe"]
