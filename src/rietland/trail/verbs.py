"""The verbs of the trail family, what their numbers mean, and their notation.

`who` is a hero's position in the seating order. A pile is left, middle or right; a place is such a
pile, or one of the other hero. Cards of a pile are counted from the top, which is 1.
"""

from typing import Final

from rietland.kernel.control import DRAWN
from rietland.kernel.notation import Lexicon, Shape, groups_by_verb
from rietland.trail.book import PILES

MOVE: Final = 8  # a: pile; b: steps
GO: Final = 9  # a: space; b: which of the ways there
USE: Final = 10  # a: pile; b: which use, from 1 on
FIGHT: Final = 11  # a: pile; b: place of the opponent
CALL: Final = 12  # a: pile; b: place of the opponent; the other hero is to join
JOIN: Final = 13  # a: pile
DECLINE: Final = 14
KEEP: Final = 15  # a: so much of the reward; the rest is the other hero's
AFTERWARDS: Final = 16  # a: what becomes of the weapon, from 1 on
PUT_OFF: Final = 17  # a: pile
HAND: Final = 18  # a: pile
STOW: Final = 19  # a: pile
GIVE: Final = 20  # one willpower to the other hero
FLIP: Final = 21  # a: pile; b: card of the pile
ENOUGH: Final = 22  # no further card is turned
BACK: Final = 24  # a: space
REST: Final = 25  # a: pile
SHIFT: Final = 26  # a: pile
BEGIN: Final = 27  # a: the hero who takes the first turn
LAY: Final = 28  # a: map, by choice
DRAW_MAP: Final = 29  # a: map, by chance
CHOOSE_ALLY: Final = 30  # a: card
PLACE_ALLY: Final = 31  # a: place

# Groups of verbs: to which part of the game each belongs, and where a client lists it.
CHANCE: Final = 0
MOVING: Final = 1
FIGHTING: Final = 2
CARD: Final = 3
GIVING: Final = 4
CHOICE: Final = 5
FIRE: Final = 6
SETTING_UP: Final = 7
#: Names of the groups in views.
GROUPS: Final = ["chance", "move", "fight", "use", "give", "choice", "fire", "begin"]

#: (verb, group, word, sort of who, sort of a, sort of b)
_SHAPES: Final[list[Shape]] = [
    (DRAWN, CHANCE, "draw", "", "card", ""),
    (DRAW_MAP, CHANCE, "unfold", "", "map", ""),
    (MOVE, MOVING, "move", "hero", "pile", "number"),
    (GO, MOVING, "go", "hero", "space", "number"),
    (USE, CARD, "use", "hero", "pile", "number"),
    (FIGHT, FIGHTING, "fight", "hero", "pile", "place"),
    (CALL, FIGHTING, "call", "hero", "pile", "place"),
    (JOIN, FIGHTING, "join", "hero", "pile", ""),
    (DECLINE, FIGHTING, "decline", "hero", "", ""),
    (KEEP, FIGHTING, "keep", "hero", "number", ""),
    (AFTERWARDS, FIGHTING, "afterwards", "hero", "number", ""),
    (PUT_OFF, CARD, "put_off", "hero", "pile", ""),
    (HAND, GIVING, "hand", "hero", "pile", ""),
    (STOW, GIVING, "stow", "hero", "pile", ""),
    (GIVE, GIVING, "give", "hero", "", ""),
    (FLIP, CHOICE, "flip", "hero", "pile", "number"),
    (ENOUGH, CHOICE, "enough", "hero", "", ""),
    (BACK, MOVING, "back", "hero", "space", ""),
    (REST, FIRE, "rest", "hero", "pile", ""),
    (SHIFT, FIRE, "shift", "hero", "pile", ""),
    (BEGIN, SETTING_UP, "begin", "hero", "hero", ""),
    (LAY, SETTING_UP, "lay", "hero", "map", ""),
    (CHOOSE_ALLY, SETTING_UP, "ally", "hero", "card", ""),
    (PLACE_ALLY, SETTING_UP, "place", "hero", "place", ""),
]

#: By verb: its group. A new verb takes the next number, whatever its group.
GROUP_OF: Final[list[int]] = groups_by_verb(_SHAPES)


def lexicon(heroes: list[str], cards: list[str], maps: list[str], spaces: list[str]) -> Lexicon:
    """The words of one game: its verbs and the names of its heroes, cards, maps and spaces."""
    made = Lexicon()
    for verb, _, word, who, a, b in _SHAPES:
        made.verb(verb, word, who, a, b)
    made.names["hero"] = heroes
    made.names["card"] = cards
    made.names["map"] = maps
    made.names["space"] = spaces
    made.names["pile"] = PILES
    made.names["place"] = PILES + ["other_" + pile for pile in PILES]
    return made
