"""Things: articles, objects and tokens that lie on spaces or on hero boards.

A thing is one number: its kind and its face. The face is what shows: uses left, value, colour.
"""

from typing import Final

# Abilities: what a kind of thing is good for. Content names them in items.yaml.
NONE: Final = 0
FREE_STEP: Final = 1  # wineskin
BLOCKS: Final = 2  # shield
REACH: Final = 3  # bow
EXCHANGE: Final = 4  # falcon
ADDS_EQUALS: Final = 5  # helm
SEES: Final = 6  # telescope
DOUBLES: Final = 7  # witch's brew
HEALS: Final = 8  # medicinal herb
RUNE: Final = 9  # rune stone
MONEY: Final = 10  # gold
GEM: Final = 11  # gem, money of its face value
FOLLOWS: Final = 12  # farmer
BARS: Final = 13  # rubble
POISONS: Final = 14  # poison flask
STRIDES: Final = 15  # a plant that becomes spaces of a move, as a herb may
REROLLS: Final = 16  # a blade: one own die is rolled again
DOUBLES_ROLL: Final = 17  # a plant: the own dice count double
EXTRA_DIE: Final = 18  # a sword that throws a die of its own
SHINES: Final = 19  # a light: burnt in a round against an opponent that is no creature
ABILITIES: Final = [
    "none", "free_step", "blocks", "reach", "exchange", "adds_equals", "sees", "doubles",
    "heals", "rune", "money", "gem", "follows", "bars", "poisons",
    "strides", "rerolls", "doubles_roll", "extra_die", "shines",
]  # fmt: skip

# Slots of a hero board.
SMALL: Final = 0
LARGE: Final = 1
HEAD: Final = 2
NO_SLOT: Final = 3
SLOTS: Final = ["small", "large", "helm", "none"]

#: Face of a thing that lies face down.
HIDDEN: Final = 0
#: In place of a thing: none has this number.
NOTHING: Final = -1


def thing(kind: int, face: int) -> int:
    return kind << 8 | face


def kind_of(code: int) -> int:
    return code >> 8


def face_of(code: int) -> int:
    return code & 255
