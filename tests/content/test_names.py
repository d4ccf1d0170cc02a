"""The table of names keeps up with the vocabulary."""

from rietland.content.field_types import Hint, fields
from rietland.content.references import SORTS
from rietland.vocabulary import board, control
from rietland.vocabulary.control import Word

WORDS: tuple[type[Word], ...] = (
    *board.EFFECTS,
    *board.CONDITIONS,
    *board.WHENS,
    board.Filter,
    board.Pieces,
    board.Spaces,
    board.SpacesOf,
    board.Within,
    board.CounterOf,
    control.Amount,
    control.Lookup,
)


def says_text(hint: Hint) -> bool:
    return hint.shape == "str" or any(says_text(inner) for inner in hint.inner)


def test_every_text_of_the_vocabulary_has_its_sort() -> None:
    missing = [
        (word.__name__, field.name)
        for word in WORDS
        for field in fields(word)
        if not field.hint.holds and says_text(field.hint) and (word, field.name) not in SORTS
    ]
    assert [] == missing


def test_every_sort_belongs_to_a_field() -> None:
    assert [] == [
        (word.__name__, name)
        for word, name in SORTS
        if name not in [field.name for field in fields(word)]
    ]
