"""Words of the trail family: what cards do, and what spaces and paths of a map bring.

The same words are on cards (prices, uses) and on maps (symbols). "The hero" is the one who
activates the card, walks the path or stops on the space.
"""

from typing import Annotated, ClassVar

from rietland.vocabulary.control import Word
from rietland.vocabulary.names import EITHER_WAY, SOME, HeroName, ReadyCard

# Willpower, fog, the Curse.


class Gain(Word, frozen=True, tag="gain"):
    """The hero gains willpower; what the supply lacks is not gained."""

    SHORT: ClassVar[str] = "points"
    #: How much willpower.
    points: Annotated[int, SOME]


class Lose(Word, frozen=True, tag="lose"):
    """The hero loses willpower; a hero who has less cannot choose it."""

    SHORT: ClassVar[str] = "points"
    #: How much willpower.
    points: Annotated[int, SOME]


class Curse(Word, frozen=True, tag="curse"):
    """The Curse goes that many spaces along the solid line; below 0: back."""

    SHORT: ClassVar[str] = "spaces"
    #: How many spaces; below 0, back.
    spaces: Annotated[int, EITHER_WAY]


class Fog(Word, frozen=True, tag="fog"):
    """Draw fog cards of the hero's stage below the active pile; none left: the game is lost."""

    SHORT: ClassVar[str] = "cards"
    #: How many cards.
    cards: Annotated[int, SOME] = 1


class Reserve(Word, frozen=True, tag="reserve"):
    """Cards of the reserve go onto the draw deck of the hero's stage."""

    SHORT: ClassVar[str] = "cards"
    #: How many cards.
    cards: Annotated[int, SOME] = 1


# Cards.


class Take(Word, frozen=True, tag="take"):
    """The hero takes this object, ally or special card below the active pile.

    What is not left cannot be taken. `face`: the face that shows, without it the first.
    """

    SHORT: ClassVar[str] = "card"
    #: The card.
    card: ReadyCard
    #: The face that shows; without, the first.
    face: str = ""


class Turn(Word, frozen=True, tag="turn"):
    """The activated card is turned over."""


class Rain(Word, frozen=True, tag="rain"):
    """The hero card that was used shows its second face; another card stays as it is."""


class Sunny(Word, frozen=True, tag="sunny"):
    """Up to that many hero cards in the hero's piles are turned to their first face."""

    SHORT: ClassVar[str] = "cards"
    #: How many at most.
    cards: Annotated[int, SOME] = 1


class Rainy(Word, frozen=True, tag="rainy"):
    """That many hero cards in the hero's piles are turned to their second face."""

    SHORT: ClassVar[str] = "cards"
    #: How many.
    cards: Annotated[int, SOME] = 1


class Calm(Word, frozen=True, tag="calm"):
    """Up to that many active curse cards in the hero's piles are turned back."""

    SHORT: ClassVar[str] = "cards"
    #: How many at most.
    cards: Annotated[int, SOME] = 1


class Wake(Word, frozen=True, tag="wake"):
    """That many passive curse cards in the hero's piles are turned to their active face."""

    SHORT: ClassVar[str] = "cards"
    #: How many.
    cards: Annotated[int, SOME] = 1


# Movement.


class Walk(Word, frozen=True, tag="walk"):
    """The hero may move, up to that many steps; `ignore_penalty`: whatever the Curse adds."""

    SHORT: ClassVar[str] = "steps"
    #: How many steps at most.
    steps: Annotated[int, SOME]
    #: Whatever the Curse adds.
    ignore_penalty: bool = False


class Stride(Word, frozen=True, tag="stride"):
    """The hero may move that many spaces, whatever their numbers and the Curse's.

    `ignore_paths`: symbols on the paths do not count either.
    """

    SHORT: ClassVar[str] = "spaces"
    #: How many spaces.
    spaces: Annotated[int, SOME]
    #: Symbols on the paths do not count either.
    ignore_paths: bool = False


class Back(Word, frozen=True, tag="back"):
    """The hero goes back that many spaces; no symbol counts."""

    SHORT: ClassVar[str] = "spaces"
    #: How many spaces.
    spaces: Annotated[int, SOME] = 1


class Rock(Word, frozen=True, tag="rock"):
    """The other hero goes back that many spaces; for a hero alone the Curse advances instead."""

    SHORT: ClassVar[str] = "spaces"
    #: How many spaces.
    spaces: Annotated[int, SOME] = 1


# Filters.


class Filter(Word, frozen=True):
    """Which heroes: all of them, or those of a name."""

    #: Of this name.
    name: HeroName = ""


EFFECTS: tuple[type[Word], ...] = (
    Gain, Lose, Curse, Fog, Reserve, Take, Turn, Rain, Sunny, Rainy, Calm, Wake, Walk, Stride,
    Back, Rock,
)  # fmt: skip
CONDITIONS: tuple[type[Word], ...] = ()
WHENS: tuple[type[Word], ...] = ()
