"""The verbs of the card family, what their numbers mean, and their notation.

`who` is a hero's position in the seating order. A place is its printed number. A card is its
number among all cards a hand can hold; a face is its number among all cards that can be drawn.
"""

from typing import Final

from rietland.kernel.control import CHOSEN, DRAWN, ROLLED
from rietland.kernel.notation import Lexicon

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
BANISH: Final = 30  # a: place
EXCHANGE: Final = 31  # a: place
PAY: Final = 32  # pay what a card asks for, to use it

# The fight.
FIGHT: Final = 33  # a: place
INVITE: Final = 34  # a: hero
SUPPORT: Final = 35  # a: card, b: option, from 1
DECLINE: Final = 36
WILL: Final = 37  # add one willpower
QUIVER: Final = 38  # a: value
AXE: Final = 39  # add the sharp axe
READY: Final = 40  # nothing more to add
STRIKE: Final = 41
WITHDRAW: Final = 42

# The group.
SPEND: Final = 43  # a card leaves the gallery; a: kind
OFFER: Final = 44  # one willpower; a: hero who gives it
DISCARD: Final = 45  # a card of a hand; a: card
TIRE: Final = 46  # lay a hero card down unused; a: card

# Free acts.
FREE: Final = 50  # the first of them
TAKE: Final = 50  # the object on top
GIVE: Final = 51  # a: card, b: hero
UNCOVER: Final = 52  # turn up the mission here
COMPLETE: Final = 53  # complete the mission here
REPAIR: Final = 54  # the axe

#: (verb, word, sort of who, sort of a, sort of b)
_SHAPES: Final = [
    (ROLLED, "roll", "", "number", ""),
    (CHOSEN, "choose", "hero", "choice", ""),
    (DRAWN, "draw", "", "face", ""),
    (PLAY, "play", "hero", "card", "number"),
    (RECOVER, "recover", "hero", "", ""),
    (DONE, "done", "hero", "", ""),
    (END, "end", "hero", "", ""),
    (GO, "go", "hero", "place", ""),
    (BRING, "bring", "hero", "hero", ""),
    (STOP, "stop", "hero", "", ""),
    (COME, "come", "hero", "", ""),
    (STAY, "stay", "hero", "", ""),
    (GAIN, "gain", "hero", "gain", ""),
    (REVEAL, "reveal", "hero", "place", ""),
    (MISSION, "mission", "hero", "place", ""),
    (REMOVE, "remove", "hero", "place", ""),
    (FLIP, "flip", "hero", "place", ""),
    (SWAP, "swap", "hero", "place", "place"),
    (SHIFT, "shift", "hero", "place", "place"),
    (LURE, "lure", "hero", "place", ""),
    (BACK, "back", "hero", "card", ""),
    (SPIRIT, "spirit", "hero", "place", "spirit"),
    (GRIMOIRE, "grimoire", "hero", "grimoire", ""),
    (FETCH, "fetch", "hero", "place", ""),
    (SLAY, "slay", "hero", "place", ""),
    (BANISH, "banish", "hero", "place", ""),
    (EXCHANGE, "exchange", "hero", "place", ""),
    (PAY, "pay", "hero", "", ""),
    (FIGHT, "fight", "hero", "place", ""),
    (INVITE, "invite", "hero", "hero", ""),
    (SUPPORT, "support", "hero", "card", "number"),
    (DECLINE, "decline", "hero", "", ""),
    (WILL, "will", "hero", "", ""),
    (QUIVER, "quiver", "hero", "number", ""),
    (AXE, "axe", "hero", "", ""),
    (READY, "ready", "hero", "", ""),
    (STRIKE, "strike", "hero", "", ""),
    (WITHDRAW, "withdraw", "hero", "", ""),
    (SPEND, "spend", "hero", "trophy", ""),
    (OFFER, "offer", "hero", "hero", ""),
    (DISCARD, "discard", "hero", "card", ""),
    (TIRE, "tire", "hero", "card", ""),
    (TAKE, "take", "hero", "", ""),
    (GIVE, "give", "hero", "card", "hero"),
    (UNCOVER, "uncover", "hero", "", ""),
    (COMPLETE, "complete", "hero", "", ""),
    (REPAIR, "repair", "hero", "", ""),
]

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
    for verb, word, who, a, b in _SHAPES:
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
