"""What content may say of an orchard, beside the words that all families share."""

from typing import ClassVar, Final, Literal

from rietland.content.build import Vocabulary
from rietland.vocabulary import control
from rietland.vocabulary.control import Number, Word


class Grow(Word, frozen=True, tag="grow"):
    """Apples grow on the tree."""

    SHORT: ClassVar[str] = "apples"
    apples: Number


class Fall(Word, frozen=True, tag="fall"):
    """Apples fall from the tree, as many as there are."""

    SHORT: ClassVar[str] = "apples"
    apples: Number


class Pay(Word, frozen=True, tag="pay"):
    """The player loses apples, and must have them."""

    SHORT: ClassVar[str] = "apples"
    apples: int


class HasApples(Word, frozen=True, tag="has_apples"):
    """Condition: the player's basket holds so many."""

    SHORT: ClassVar[str] = "at_least"
    at_least: int


class Everybody(Word, frozen=True):
    """Filter: players with at least so many apples, in their order."""

    apples: int = 0


class Happens(Word, frozen=True):
    """Event: one of this kind, of at least this amount."""

    kind: Literal["picked", "grew", "fell", "ate", "gave", "weather", "turned", "ended"]
    at_least: int = 0


WORDS: Final = Vocabulary(
    (*control.EFFECTS, Grow, Fall, Pay),
    (*control.CONDITIONS, HasApples),
    (),
    Everybody,
)
