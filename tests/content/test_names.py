"""Every name in the vocabulary says its sort, so that the loader can look it up."""

from rietland.vocabulary import board, control, goals
from rietland.vocabulary.control import Word
from rietland.vocabulary.describe import Hint, fields

WORDS: tuple[type[Word], ...] = (
    *board.EFFECTS,
    *board.CONDITIONS,
    *board.WHENS,
    *goals.GOALS,
    board.Filter,
    board.Pieces,
    board.Spaces,
    board.SpacesOf,
    board.Within,
    board.CounterOf,
    board.LetterTable,
    control.Amount,
    control.Lookup,
)


def lacks_sort(hint: Hint) -> bool:
    """Whether there is a text in it that names nothing."""
    if hint.holds:
        return False
    return (hint.shape == "str" and not hint.sort) or any(map(lacks_sort, hint.inner))


def test_every_text_of_the_vocabulary_has_its_sort() -> None:
    missing = [
        (word.__name__, field.name)
        for word in WORDS
        for field in fields(word)
        if lacks_sort(field.hint)
    ]
    assert [] == missing
