"""The verbs of the card family, what their numbers mean, and their notation.

`who` is a hero's position in the seating order. A place is its printed number. A card is its
number among all cards a hand can hold; a face is its number among all cards that can be drawn.
"""

from typing import Final

from rietland.kernel.control import CHOSEN, DRAWN, ROLLED
from rietland.kernel.notation import Lexicon, Shape, groups_by_verb

# The turn.
PLAY: Final = 8  # a: card, b: option, from 1
RECOVER: Final = 9
DONE: Final = 10  # no more symbols are used
END: Final = 11  # the turn is over

# Symbols.
GO: Final = 12  # a: place
BRING: Final = 13  # a: hero
STOP: Final = 14  # no more movements
COME: Final = 15
STAY: Final = 16
GAIN: Final = 17  # a: gain
REVEAL: Final = 18  # a: place
MISSION: Final = 19  # turn up a mission that may be covered; a: place
REMOVE: Final = 20  # a: place
FLIP: Final = 21  # a: place
SWAP: Final = 22  # a, b: places
SHIFT: Final = 23  # a: from, b: to
LURE: Final = 24  # a: place
BACK: Final = 25  # a: card
SPIRIT: Final = 26  # a: place, b: face
GRIMOIRE: Final = 27  # a: grimoire
FETCH: Final = 28  # a: place
SLAY: Final = 29  # a: place
EXCHANGE: Final = 30  # a: place
PAY: Final = 31  # pay what a card asks for, to use it

# The fight.
FIGHT: Final = 32  # a: place
INVITE: Final = 33  # a: hero
SUPPORT: Final = 34  # a: card, b: option, from 1
DECLINE: Final = 35
WILL: Final = 36  # add one willpower
QUIVER: Final = 37  # a: value
AXE: Final = 38  # add the sharp axe
READY: Final = 39  # nothing more to add
STRIKE: Final = 40
WITHDRAW: Final = 41

# The group.
SPEND: Final = 42  # a card leaves the gallery; a: kind
OFFER: Final = 43  # one willpower; a: hero who gives it
DISCARD: Final = 44  # a card of a hand; a: card
TIRE: Final = 45  # lay a hero card down unused; a: card

# Free acts.
TAKE: Final = 49  # the object on top
GIVE: Final = 50  # a: card, b: hero
UNCOVER: Final = 51  # turn up the mission here
COMPLETE: Final = 52  # complete the mission here
REPAIR: Final = 53  # the axe

# Groups of verbs: to which part of the game each belongs, and where a client lists it.
CHANCE: Final = 0  # said by piles
CARD: Final = 1  # a way that a card offers
HAND: Final = 2  # a card is played, or the played ones come back
SYMBOL: Final = 3
MOVE: Final = 4
TIME: Final = 5  # the card or the turn is over
BATTLE: Final = 6
GROUP: Final = 7  # what heroes give together
FREE: Final = 8
#: Names of the groups in views.
GROUPS: Final = ["chance", "choice", "play", "symbol", "move", "end", "fight", "group", "free"]

#: (verb, group, word, sort of who, sort of a, sort of b)
_SHAPES: Final[list[Shape]] = [
    (ROLLED, CHANCE, "roll", "", "number", ""),
    (CHOSEN, CARD, "choose", "hero", "choice", ""),
    (DRAWN, CHANCE, "draw", "", "face", ""),
    (PLAY, HAND, "play", "hero", "card", "number"),
    (RECOVER, HAND, "recover", "hero", "", ""),
    (DONE, TIME, "done", "hero", "", ""),
    (END, TIME, "end", "hero", "", ""),
    (GO, MOVE, "go", "hero", "place", ""),
    (BRING, MOVE, "bring", "hero", "hero", ""),
    (STOP, TIME, "stop", "hero", "", ""),
    (COME, MOVE, "come", "hero", "", ""),
    (STAY, MOVE, "stay", "hero", "", ""),
    (GAIN, SYMBOL, "gain", "hero", "gain", ""),
    (REVEAL, SYMBOL, "reveal", "hero", "place", ""),
    (MISSION, SYMBOL, "mission", "hero", "place", ""),
    (REMOVE, SYMBOL, "remove", "hero", "place", ""),
    (FLIP, SYMBOL, "flip", "hero", "place", ""),
    (SWAP, SYMBOL, "swap", "hero", "place", "place"),
    (SHIFT, SYMBOL, "shift", "hero", "place", "place"),
    (LURE, SYMBOL, "lure", "hero", "place", ""),
    (BACK, SYMBOL, "back", "hero", "card", ""),
    (SPIRIT, SYMBOL, "spirit", "hero", "place", "spirit"),
    (GRIMOIRE, SYMBOL, "grimoire", "hero", "grimoire", ""),
    (FETCH, SYMBOL, "fetch", "hero", "place", ""),
    (SLAY, SYMBOL, "slay", "hero", "place", ""),
    (EXCHANGE, SYMBOL, "exchange", "hero", "place", ""),
    (PAY, SYMBOL, "pay", "hero", "", ""),
    (FIGHT, BATTLE, "fight", "hero", "place", ""),
    (INVITE, BATTLE, "invite", "hero", "hero", ""),
    (SUPPORT, BATTLE, "support", "hero", "card", "number"),
    (DECLINE, BATTLE, "decline", "hero", "", ""),
    (WILL, BATTLE, "will", "hero", "", ""),
    (QUIVER, BATTLE, "quiver", "hero", "number", ""),
    (AXE, BATTLE, "axe", "hero", "", ""),
    (READY, BATTLE, "ready", "hero", "", ""),
    (STRIKE, BATTLE, "strike", "hero", "", ""),
    (WITHDRAW, BATTLE, "withdraw", "hero", "", ""),
    (SPEND, GROUP, "spend", "hero", "trophy", ""),
    (OFFER, GROUP, "offer", "hero", "hero", ""),
    (DISCARD, GROUP, "discard", "hero", "card", ""),
    (TIRE, GROUP, "tire", "hero", "card", ""),
    (TAKE, FREE, "take", "hero", "", ""),
    (GIVE, FREE, "give", "hero", "card", "hero"),
    (UNCOVER, FREE, "uncover", "hero", "", ""),
    (COMPLETE, FREE, "complete", "hero", "", ""),
    (REPAIR, FREE, "repair", "hero", "", ""),
]

#: By verb: its group. A new verb takes the next number, whatever its group.
GROUP_OF: Final[list[int]] = groups_by_verb(_SHAPES)


def is_free(verb: int) -> bool:
    """Is it a free act: open before, between and after the symbols of a card?"""
    return GROUP_OF[verb] == FREE


# What a symbol gives at once.
BY_WILLPOWER: Final = 0
BY_QUIVER: Final = 1
BY_ALLY: Final = 2
BY_TIME: Final = 3
GAINS: Final = ["willpower", "quiver", "ally", "time"]

# Faces of the Water Spirit.
DOUBLES: Final = 0
AIDS: Final = 1
SPIRIT_FACES: Final = ["doubles", "aids"]


def lexicon(
    heroes: list[str],
    cards: list[str],
    faces: list[str],
    trophies: list[str],
    grimoires: list[str],
    choices: list[str],
    places: int,
) -> Lexicon:
    """The words of one game: its verbs and the names of its heroes and cards."""
    made = Lexicon()
    for verb, _, word, who, a, b in _SHAPES:
        made.verb(verb, word, who, a, b)
    made.names["hero"] = heroes
    made.names["card"] = cards
    made.names["face"] = faces
    made.names["trophy"] = trophies
    made.names["grimoire"] = grimoires
    made.names["choice"] = choices
    made.names["gain"] = GAINS
    made.names["spirit"] = SPIRIT_FACES
    made.names["place"] = [""] + [str(number) for number in range(1, places + 1)]
    return made
