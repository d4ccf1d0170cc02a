"""The verbs of the board family, what their numbers mean, and their notation.

`who` is a hero's position in the seating order. Spaces are their printed numbers. A thing is a
code made by `things.thing(kind, face)`.
"""

from typing import Final

from rietland.kernel.control import CHOSEN, DRAWN, ROLLED
from rietland.kernel.notation import Lexicon, Shape, groups_by_verb

# The turn.
WALK: Final = 8  # a space further, for an hour (or a step already paid by a herb); a: space
DRINK: Final = 9  # a space further, for a use of a wineskin; a: space
HERB: Final = 10  # use a herb for its number of spaces; a: thing
STOP: Final = 11  # the move ends here
FIGHT: Final = 12  # attack the creature; a: its space
CLEAR: Final = 13  # try to clear rubble; a: its space
LEAD: Final = 14  # move an ally one space; a: figure, b: space
HALT: Final = 15  # the ally stays there
PASS: Final = 16  # let an hour go by
END: Final = 17  # end the day
DONE: Final = 18  # the turn is over

# The fight.
INVITE: Final = 19  # a: hero
BEGIN: Final = 20  # no more invitations: the first round
JOIN: Final = 21
DECLINE: Final = 22
HAND: Final = 23  # which dice to roll; a: 0 own, 1 black
AGAIN: Final = 24  # roll one more die; only the last counts
KEEP: Final = 25  # leave the roll as it is
FLIP: Final = 26  # turn a die that shows a
BREW: Final = 27  # double the best die
CHEW: Final = 28  # add a herb to this round; a: thing
BLOCK: Final = 29  # spend a use of the shield
BEAR: Final = 30  # spend none
ON: Final = 31  # another round
LEAVE: Final = 32

# The group.
SHARE: Final = 33  # one piece of a reward or a gift; a: hero, b: good
PAY: Final = 34  # one piece of a loss or a cost; a: hero, b: good
PICK: Final = 35  # one of several spaces; a: space
CHOOSE_THING: Final = 36  # one of several articles; a: thing
SKIP: Final = 37  # none of them
NAME: Final = 38  # one of several heroes; a: hero
DISCARD: Final = 39  # the event card looked at leaves the game

# Free acts.
DRAIN: Final = 40  # empty the well
TAKE: Final = 41  # a: thing
DROP: Final = 42  # a: thing
GIVE: Final = 43  # a: thing, b: hero
BUY: Final = 44  # an article; a: thing, b: thing left behind for it, or 0
TRAIN: Final = 45  # buy a strength point
HEAL: Final = 46  # use a herb for willpower; a: thing
LOOK: Final = 47  # turn what is hidden on an adjacent space; a: space
FALCON: Final = 48  # open an exchange between two heroes; a: hero, b: hero
UNCOVER: Final = 49  # activate the fog token one stands on
SEND: Final = 50  # within an exchange, hand over; a: thing, b: hero

# The group again.
REWARD: Final = 51  # which of several rewards; a: good

# Deeds.
DEED: Final = 52  # a deed that takes no hour; a: deed
ACT: Final = 53  # a deed that is the action of a turn; a: deed

# The fight again.
TARGET: Final = 54  # which of several creatures on the space; a: kind, or kinds + name
POISON: Final = 55  # use poison in this round

# Barter.
BARTER: Final = 56  # swap with a merchant; a: thing given, b: thing taken
HAGGLE: Final = 57  # take one thing more; a: thing

# Storms.
BRING: Final = 58  # what the hero still has comes along
ABANDON: Final = 59  # leave one behind on the space; a: thing

# The dice of a fight.
REROLL: Final = 60  # roll a die again that shows a
DOUBLE: Final = 61  # the own dice count double; a: thing
OVERTURN: Final = 62  # turn the die that a thing of the roller has thrown

# Company.
GUIDE: Final = 63  # take a figure along; a: figure
PART: Final = 64  # leave it behind; a: figure

# The sunrise.
CROSS: Final = 65  # cross out a step; a: its position

# The fight once more.
BURN: Final = 66  # add what a thing shows to this round; a: thing
DIM: Final = 67  # let the creature throw one die in this round

# Trials.
TRY: Final = 68  # try what a deed asks for; a: deed, b: space

# Groups of verbs: to which part of the game each belongs, and where a client lists it.
CHANCE: Final = 0  # said by dice and piles
CARD: Final = 1  # a way that a card offers
MOVE: Final = 2
TIME: Final = 3  # the turn or the day goes on
BATTLE: Final = 4
GROUP: Final = 5  # what all heroes decide together
FREE: Final = 6
#: Names of the groups in views.
GROUPS: Final = ["chance", "choice", "move", "end", "fight", "group", "free"]

#: (verb, group, word, sort of who, sort of a, sort of b)
_SHAPES: Final[list[Shape]] = [
    (ROLLED, CHANCE, "roll", "", "number", ""),
    (CHOSEN, CARD, "choose", "hero", "choice", ""),
    (DRAWN, CHANCE, "draw", "", "number", ""),
    (WALK, MOVE, "walk", "hero", "space", ""),
    (DRINK, MOVE, "drink", "hero", "space", ""),
    (HERB, MOVE, "herb", "hero", "thing", ""),
    (STOP, MOVE, "stop", "hero", "", ""),
    (FIGHT, BATTLE, "fight", "hero", "space", ""),
    (CLEAR, BATTLE, "clear", "hero", "space", ""),
    (LEAD, MOVE, "lead", "hero", "figure", "space"),
    (HALT, MOVE, "halt", "hero", "", ""),
    (PASS, TIME, "pass", "hero", "", ""),
    (END, TIME, "end", "hero", "", ""),
    (DONE, TIME, "done", "hero", "", ""),
    (INVITE, BATTLE, "invite", "hero", "hero", ""),
    (BEGIN, BATTLE, "begin", "hero", "", ""),
    (JOIN, BATTLE, "join", "hero", "", ""),
    (DECLINE, BATTLE, "decline", "hero", "", ""),
    (HAND, BATTLE, "hand", "hero", "dice", ""),
    (AGAIN, BATTLE, "again", "hero", "", ""),
    (KEEP, BATTLE, "keep", "hero", "", ""),
    (FLIP, BATTLE, "flip", "hero", "number", ""),
    (BREW, BATTLE, "brew", "hero", "", ""),
    (CHEW, BATTLE, "chew", "hero", "thing", ""),
    (BLOCK, BATTLE, "block", "hero", "", ""),
    (BEAR, BATTLE, "bear", "hero", "", ""),
    (ON, BATTLE, "on", "hero", "", ""),
    (LEAVE, BATTLE, "leave", "hero", "", ""),
    (SHARE, GROUP, "share", "hero", "hero", "good"),
    (PAY, GROUP, "pay", "hero", "hero", "good"),
    (PICK, GROUP, "pick", "hero", "space", ""),
    (CHOOSE_THING, GROUP, "article", "hero", "thing", ""),
    (SKIP, GROUP, "skip", "hero", "", ""),
    (NAME, GROUP, "name", "hero", "hero", ""),
    (DISCARD, GROUP, "discard", "hero", "", ""),
    (DRAIN, FREE, "drain", "hero", "", ""),
    (TAKE, FREE, "take", "hero", "thing", ""),
    (DROP, FREE, "drop", "hero", "thing", ""),
    (GIVE, FREE, "give", "hero", "thing", "hero"),
    (BUY, FREE, "buy", "hero", "thing", "thing"),
    (TRAIN, FREE, "train", "hero", "", ""),
    (HEAL, FREE, "heal", "hero", "thing", ""),
    (LOOK, FREE, "look", "hero", "space", ""),
    (FALCON, FREE, "falcon", "hero", "hero", "hero"),
    (UNCOVER, FREE, "uncover", "hero", "", ""),
    (SEND, FREE, "send", "hero", "thing", "hero"),
    (REWARD, GROUP, "reward", "hero", "good", ""),
    (DEED, FREE, "deed", "hero", "deed", ""),
    (ACT, TIME, "act", "hero", "deed", ""),
    (TARGET, BATTLE, "target", "hero", "creature", ""),
    (POISON, BATTLE, "poison", "hero", "", ""),
    (BARTER, FREE, "barter", "hero", "thing", "thing"),
    (HAGGLE, FREE, "haggle", "hero", "thing", ""),
    (BRING, MOVE, "bring", "hero", "", ""),
    (ABANDON, MOVE, "abandon", "hero", "thing", ""),
    (REROLL, BATTLE, "reroll", "hero", "number", ""),
    (DOUBLE, BATTLE, "double", "hero", "thing", ""),
    (OVERTURN, BATTLE, "overturn", "hero", "", ""),
    (GUIDE, FREE, "guide", "hero", "figure", ""),
    (PART, FREE, "part", "hero", "figure", ""),
    (CROSS, GROUP, "cross", "hero", "step", ""),
    (BURN, BATTLE, "burn", "hero", "thing", ""),
    (DIM, BATTLE, "dim", "hero", "", ""),
    (TRY, BATTLE, "try", "hero", "deed", "space"),
]

#: By verb: its group. A new verb takes the next number, whatever its group.
GROUP_OF: Final[list[int]] = groups_by_verb(_SHAPES)


def is_free(verb: int) -> bool:
    """Is it a free act: open any time a hero stands and is awake, in turn and out of turn?"""
    return GROUP_OF[verb] == FREE


# Goods that are shared or paid piece by piece.
GOLD: Final = 0
WILLPOWER: Final = 1
THING: Final = 2
STRENGTH: Final = 3
GOODS: Final = ["gold", "willpower", "thing", "strength"]


def lexicon(
    heroes: list[str],
    things: list[str],
    figures: list[str],
    choices: list[str],
    deeds: list[str],
    creatures: list[str],
    steps: list[str],
    spaces: int,
) -> Lexicon:
    """The words of one game: its verbs, the names of its heroes, things, figures and spaces."""
    made = Lexicon()
    for verb, _, word, who, a, b in _SHAPES:
        made.verb(verb, word, who, a, b)
    made.names["hero"] = heroes
    made.names["thing"] = things
    made.names["figure"] = figures
    made.names["choice"] = choices
    made.names["deed"] = deeds
    made.names["creature"] = creatures
    made.names["step"] = steps
    made.names["good"] = GOODS
    made.names["dice"] = ["own", "black"]
    made.names["space"] = [str(n) for n in range(spaces)]
    return made
