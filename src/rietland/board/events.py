"""What can happen on the board: the kinds of event, for triggers and for the log."""

from typing import Final

from rietland.kernel.control import FAMILY_EVENT

# who: hero; where: space unless said otherwise.
# A hero entered a space, in passing or not; what: the one left; amount: 1 where a storm did it.
ENTERED: Final = FAMILY_EVENT
STOPPED: Final = 9  # a hero's move ended
HOUR: Final = 10  # a hero spent an hour; amount: hours used now; what: willpower it cost
PASSED: Final = 11
RESTED: Final = 12  # a hero ended the day; amount: 1 with the rooster
DAY_OVER: Final = 13  # all stones lie in the sunrise box
DAWN: Final = 14  # the sunrise is done; amount: the day
TURN: Final = 15  # whose turn it is now
MARCHED: Final = 16  # a creature moved; what: kind; amount: the space it left
PLACED: Final = 17  # a creature came; what: kind; amount: number of its name or -1
STAYED: Final = 18  # a creature's way is blocked; what: kind
BROKE_IN: Final = 19  # … entered the castle; what: kind; where: left; amount: shields left
SLAIN: Final = 20  # a creature was defeated; what: kind; amount: number of its name or -1
VANISHED: Final = 21  # a creature left the game without a fight; what: kind; amount: name or -1
FIGHT: Final = 22  # a fight begins; what: kind
JOINED: Final = 23
LEFT: Final = 24  # a hero leaves the fight
THREW: Final = 25  # a die of a hero; amount: value
CREATURE_THREW: Final = 26  # a die of the creature; amount: value
FLIPPED: Final = 27  # what: old value; amount: new value
DOUBLED: Final = 28  # brew used; amount: new value
VALUE: Final = 29  # battle value of the heroes; amount
CREATURE_VALUE: Final = 30  # battle value of the creature; amount
HURT: Final = 31  # the creature lost willpower; amount
BLOCKED: Final = 32  # a shield was used
FELL: Final = 33  # a hero reached 0 willpower
ESCAPED: Final = 34  # a fight ended without winner; what: kind; amount: name or -1
WILLPOWER: Final = 35  # amount: gained, or lost when negative
STRENGTH: Final = 36
GOLD: Final = 37
TOOK: Final = 38  # what: thing
DROPPED: Final = 39
GAVE: Final = 40  # amount: the hero who gets it
BOUGHT: Final = 41  # what: thing or 0 for strength; amount: price
USED: Final = 42  # what: thing
LOOKED: Final = 43  # what: fog face or thing seen
DRAINED: Final = 44  # a well was emptied
WELLS: Final = 45  # wells are full again
FOG: Final = 46  # a fog token was activated; what: face
NARRATOR: Final = 47  # amount: letter
EVENT: Final = 48  # an event card; what: card; amount: deck
CANCELLED: Final = 49  # it was cancelled; who: by whom
FARMER: Final = 50  # a farmer follows a hero
FARMER_LEFT: Final = 51  # … stays behind
FARMER_LOST: Final = 52  # … is out of the game
FARMER_SAFE: Final = 53  # … reached the castle; amount: shields
FIGURE: Final = 54  # a figure came, moved or left (where -1); what: figure
LAID: Final = 55  # a thing was laid on a space; what: thing
GONE: Final = 56  # a thing left the game; what: thing
ARRIVED: Final = 57  # a thing came to rest on a space, on the ground or on a hero; what: thing
BRIDGE: Final = 58  # a bridge broke; what: bridge
CLEARED: Final = 59  # rubble is gone; amount: value
TRIED: Final = 60  # a try at rubble, or at a trial; what: deed or -1; amount: battle value
WELL_GONE: Final = 61
WAITS: Final = 62  # a card waits; what: its number
FOUND: Final = 63  # a waiting card took effect; what: its number
STAR: Final = 64  # a star was laid; what: card; amount: letter
PEEKED: Final = 65  # a hero looked at the next event card; what: card; amount: deck
STOOD: Final = 66  # a hero was put on a space
CARD_GONE: Final = 67  # the event card looked at left the game; what: card; amount: deck
SUNRISE_STEP: Final = 68  # a step of the sunrise is next; what: step; told where a trigger listens
COUNTED: Final = 69  # a hero's roll is settled; what: by the dice; amount: all the hero adds
GOT_AWAY: Final = 70  # a creature left the board by an exit; what: kind; amount: the space it left
DEED: Final = 71  # a hero did a deed; what: its number
MET: Final = 72  # a hero and a creature share a space now; what: kind; amount: its row
ROUND_OVER: Final = 73  # a round of a fight; what: kind; amount: 1 won, -1 lost, 0 neither
HERO_OUT: Final = 74  # a hero left the game
EMPTIED: Final = 75  # the last of several creatures left their space
FLEW: Final = 76  # an opponent went past everything; what: kind; amount: the space it left
POISONED: Final = 77  # a creature fell by poison and leaves the game; what, amount: as VANISHED
CARD_LOST: Final = 78  # an opponent lost a card of its life; what: kind; amount: it can lose yet
DEALT: Final = 79  # a hero got a card of their own; what: card; amount: deck
CARD_DONE: Final = 80  # it is fulfilled
CARD_SPOILED: Final = 81  # it can no longer be fulfilled
SHOWN: Final = 82  # the top card of a pile was turned up and stays there; what: card; amount: deck
REMOVED: Final = 83  # a card of a pile was turned up and left the game; what: card; amount: deck
TRACK_GONE: Final = 84  # a card on the track left the game unseen; what: deck; amount: letter
QUIET: Final = 85  # nothing is under way; only triggers hear it
PATH: Final = 86  # something runs along a path; what: path; where: last space; amount: spaces
END_LETTER: Final = 87  # the end token lies elsewhere or shows its other side; amount: letter
TURNED: Final = 88  # a thing shows another face; what: thing; who: its holder or -1
SHIELDS: Final = 89  # there are more golden shields; amount: how many now
CHANGED: Final = 90  # a creature is of another kind now; what: that kind
BUILT: Final = 91  # a bridge is there from now on; what: bridge
LOADED: Final = 92  # a creature (amount - 1: a figure) takes a thing along; what: thing
BARTERED: Final = 93  # a hero swapped with a merchant; what: thing taken; amount: thing given
HAGGLED: Final = 94  # … took one thing more; what: thing taken; amount: 1
STORM: Final = 95  # a storm rises; who: the hero who set it off or -1
TOKEN: Final = 96  # a token was found and is gone; what: kind; amount: face
TOKENS_LAID: Final = 97  # tokens lie face down; what: kind; amount: how many
TOKEN_GONE: Final = 98  # a token left the board unseen; what: kind
REROLLED: Final = 99  # a die of a hero is taken up again; what: its value
EXTRA_THREW: Final = 100  # a die that a thing of a hero throws; what: die; amount: value
OVERTURNED: Final = 101  # … is turned; what: die; amount: new value
DOUBLED_ROLL: Final = 102  # a hero's own dice count double; what: thing; amount: what they count
NARROWED: Final = 103  # a secret can be on fewer spaces; what: secret; amount: how many
FIGURE_RESTS: Final = 104  # one whom a hero takes along comes to rest; what: figure
GUIDED: Final = 105  # a hero takes a figure along; what: figure
PARTED: Final = 106  # … leaves it behind
HOUR_BACK: Final = 107  # a hero's time stone goes back; amount: hours used now
CROSSED: Final = 108  # a step of this sunrise is crossed out; what: its position; amount: the step
BURNT: Final = 109  # a hero burns a thing in a round; what: thing; amount: what it adds
DIMMED: Final = 110  # a creature throws one die in this round; what: the thing used
STAR_MOVED: Final = 111  # a star lies on another letter; what: letter before; amount: letter
HOUR_REACHED: Final = 112  # the deed of a hero's hour is done; amount: hours used; for triggers
TRIAL: Final = 113  # a hero begins a trial; what: deed; amount: its value
# No creature came; what: kind; amount: 0 no figure is left, 1 no way, 2 one that should change
LEFT_OUT: Final = 114
COUNT: Final = 115

NAMES: Final = [
    "said", "read", "ended", "die", "choice", "", "", "",
    "entered", "stopped", "hour", "passed", "rested", "day_over", "dawn", "turn", "marched",
    "placed", "stayed", "broke_in", "slain", "vanished", "fight", "joined", "left", "threw",
    "creature_threw", "flipped", "doubled", "value", "creature_value", "hurt", "blocked", "fell",
    "escaped", "willpower", "strength", "gold", "took", "dropped", "gave", "bought", "used",
    "looked", "drained", "wells", "fog", "narrator", "event", "cancelled", "farmer",
    "farmer_left", "farmer_lost", "farmer_safe", "figure", "laid", "gone", "arrived", "bridge",
    "cleared", "tried", "well_gone", "waits", "found", "star", "peeked",
    "stood", "card_gone", "sunrise_step", "counted", "got_away", "deed", "met",
    "round_over", "hero_out", "emptied", "flew", "poisoned", "card_lost",
    "dealt", "done", "spoiled", "shown", "card_removed", "track_gone", "",
    "path", "end_letter", "turned", "shields", "changed", "built", "loaded",
    "bartered", "haggled", "storm", "token", "tokens_laid", "token_gone",
    "rerolled", "extra_threw", "overturned", "doubled_roll", "narrowed",
    "figure_rests", "guided", "parted", "hour_back", "crossed", "burnt", "dimmed", "star_moved",
    "hour_reached", "trial", "left_out",
]  # fmt: skip
