"""What can happen on a trail: the kinds of event, for the log."""

from typing import Final

from rietland.kernel.control import FAMILY_EVENT

TURN: Final = FAMILY_EVENT  # a turn begins; who
ACTIVATED: Final = 9  # who; what: slot; where: place of the pile; amount: steps, or minus the use
MOVED: Final = 10  # a pawn arrives; who; what: space it left; where: space; amount: steps
PUSHED: Final = 11  # a hero goes back; who; what: space left; where: space
CURSE: Final = 12  # the Curse moves; what: space it left; where: space; amount: spaces
WILL: Final = 13  # willpower changes; who; amount
DREW: Final = 14  # fog cards below a pile; who; where: place; amount
RESERVE: Final = 15  # reserve cards onto a deck; where: stage; amount
TOOK: Final = 16  # a card below a pile; who; what: slot; where: place
TURNED: Final = 17  # a card shows another face; who; what: slot (new); where: place
SEEN: Final = 18  # a fog card lies open; who; what: slot; where: place
BEATEN: Final = 19  # an opponent; who; what: slot; where: place; amount: strength of the attack
LEFT: Final = 20  # a card leaves the game; who; what: slot; where: place
RESTED: Final = 21  # an ally waits beside the map; who; what: slot
BACK_AGAIN: Final = 22  # an ally joins again; who; what: slot; where: place
STAGE: Final = 23  # a stage is laid open; what: map; where: stage; amount: fog cards
MERGED: Final = 24  # both have left a stage; where: stage; amount: fog cards carried over
BONUS: Final = 25  # the stage bonus; where: stage; amount
ARRIVED: Final = 26  # a hero reached the target; who; where: space
FIRE: Final = 27  # a campfire burns down; who; amount: fires left
PUT_OFF: Final = 28  # a top card goes below its pile, unused; who; what: slot; where: place
HANDED: Final = 29  # an object changes hands; who; what: slot; where: place it comes to
GAVE: Final = 30  # willpower changes hands; who; what: hero; amount
DECLINED: Final = 31  # does not join a fight; who
JOINED: Final = 32  # joins a fight; who; what: slot; where: place
BEGINS: Final = 33  # takes the first turn; who
ALLY: Final = 34  # comes along; who; what: slot; where: place
RESTED_HERE: Final = 35  # a hero alone rests at a campfire; who; amount: fires left
COUNT: Final = 36

NAMES: Final = [
    "said", "read", "ended", "die", "choice", "", "", "",
    "turn", "activated", "moved", "pushed", "curse", "will", "drew", "reserve", "took", "turned",
    "seen", "beaten", "left", "rested", "back_again", "stage", "merged", "bonus", "arrived", "fire",
    "put_off", "handed", "gave", "declined", "joined", "begins", "ally", "rested_here",
]  # fmt: skip
