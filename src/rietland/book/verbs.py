"""The verbs of the gamebook family, what their numbers mean, and their notation.

`who` is a hero's position in the seating order. A way is the number of its name: the same name
may stand in several sections.
"""

from typing import Final

from rietland.kernel.control import CHOSEN, ROLLED
from rietland.kernel.notation import Lexicon, Shape, groups_by_verb

TAKE: Final = 8  # a: way
SEND: Final = 9  # a: the hero who takes the test
USE: Final = 10  # the gift
ACCEPT: Final = 11  # the failed test stands
FORGET: Final = 12  # a: note
READ_ON: Final = 13  # into the next chapter
CLOSE: Final = 14  # the book, at the end of a chapter

# Groups of verbs: to which part of the game each belongs, and where a client lists it.
CHANCE: Final = 0
CHOICE: Final = 1  # a way that an effect offers
WAY: Final = 2
GROUP: Final = 3  # who of the group does it
GIFT: Final = 4
END: Final = 5  # the end of a chapter
#: Names of the groups in views.
GROUPS: Final = ["chance", "choice", "way", "group", "gift", "end"]

#: (verb, group, word, sort of who, sort of a, sort of b)
_SHAPES: Final[list[Shape]] = [
    (ROLLED, CHANCE, "roll", "", "number", ""),
    (CHOSEN, CHOICE, "choose", "hero", "choice", ""),
    (TAKE, WAY, "take", "hero", "way", ""),
    (SEND, GROUP, "send", "hero", "hero", ""),
    (USE, GIFT, "use", "hero", "", ""),
    (ACCEPT, GIFT, "accept", "hero", "", ""),
    (FORGET, CHOICE, "forget", "hero", "note", ""),
    (READ_ON, END, "read_on", "hero", "", ""),
    (CLOSE, END, "close", "hero", "", ""),
]

#: By verb: its group. A new verb takes the next number, whatever its group.
GROUP_OF: Final[list[int]] = groups_by_verb(_SHAPES)


def lexicon(heroes: list[str], ways: list[str], notes: list[str], choices: list[str]) -> Lexicon:
    """The words of one game: its verbs and the names of its heroes, ways and notes."""
    made = Lexicon()
    for verb, _, word, who, a, b in _SHAPES:
        made.verb(verb, word, who, a, b)
    made.names["hero"] = heroes
    made.names["way"] = ways
    made.names["note"] = notes
    made.names["choice"] = choices
    return made
