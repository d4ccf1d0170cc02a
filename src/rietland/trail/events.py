"""What can happen on a trail: the kinds of event, for the log."""

from typing import Final

from rietland.kernel.event import FAMILY_EVENT

TURN: Final = FAMILY_EVENT  # a turn begins; who
ACTIVATED: Final = 9  # who; what: slot; where: place of the pile; amount: steps, or minus the use
MOVED: Final = 10  # a pawn arrives; who; what: space it left; where: space; amount: steps
PUSHED: Final = 11  # a hero goes back; who; what: space left; where: space
CURSE: Final = 12  # the Curse moves; what: space it left; where: space; amount: spaces
WILL: Final = 13  # willpower changes; who; amount
DREW: Final = 14  # a fog card below a pile; who; what: slot; where: place
RESERVE: Final = 15  # reserve cards onto a deck; where: stage; amount
TOOK: Final = 16  # a card below a pile; who; what: slot; where: place
TURNED: Final = 17  # a card shows another face; who; what: slot (new); where: place
BEATEN: Final = 18  # an opponent; who; what: slot; where: place; amount: strength of the attack
LEFT: Final = 19  # a card leaves the game; who; what: slot; where: place
RESTED: Final = 20  # an ally waits beside the map; who; what: slot
BACK_AGAIN: Final = 21  # an ally joins again; who; what: slot; where: place
STAGE: Final = 22  # a stage is laid open; what: map; where: stage; amount: fog cards
MERGED: Final = 23  # both have left a stage; where: stage; amount: fog cards carried over
BONUS: Final = 24  # the stage bonus; where: stage; amount
REACHED: Final = 25  # a hero reached the target; who; where: space
FIRE: Final = 26  # a campfire burns down; who; amount: fires left
PUT_OFF: Final = 27  # a top card goes below its pile, unused; who; what: slot; where: place
HANDED: Final = 28  # an object changes hands; who; what: slot; where: place it comes to
GAVE: Final = 29  # willpower changes hands; who; what: hero; amount
DECLINED: Final = 30  # does not join a fight; who
JOINED: Final = 31  # joins a fight; who; what: slot; where: place; amount: the sum
BEGINS: Final = 32  # takes the first turn; who
ALLY: Final = 33  # comes along; who; what: slot; where: place
RESTED_HERE: Final = 34  # a hero alone rests at a campfire; who; amount: fires left
STAYED: Final = 35  # a hero stays; who; what and where: space
COUNT: Final = 36

NAMES: Final = [
    "said", "read", "ended", "die", "choice", "", "", "",
    "turn", "activated", "moved", "pushed", "curse", "will", "drew", "reserve", "took", "turned",
    "beaten", "left", "rested", "back_again", "stage", "merged", "bonus", "reached", "fire",
    "put_off", "handed", "gave", "declined", "joined", "begins", "ally", "rested_here",
    "stayed",
]  # fmt: skip
