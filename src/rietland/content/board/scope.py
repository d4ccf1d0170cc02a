"""Which words of an effect need a hero, a piece or a place that the event before it must give."""

from typing import Final

from rietland.vocabulary import board as words
from rietland.vocabulary import control
from rietland.vocabulary.control import Word
from rietland.vocabulary.describe import Hint, fields

#: What an effect may know: the hero in question, the piece and the space of the event.
ME: Final = "me"
IT: Final = "it"
THERE: Final = "there"
#: The hero's space, or where the event happened: one of the two must be known.
HERE: Final = "here"


def asked(word: Word, own: list[str]) -> set[str]:
    """What the record asks for by itself, lists of effects in it apart; `own`: heroes' counters."""
    found = _asked_here(word, own)
    for field in fields(type(word)):
        if field.hint.holds not in ("effects", "branches"):
            found |= _inside(field.hint, getattr(word, field.name), own)
    return found


def _inside(hint: Hint, value: object, own: list[str]) -> set[str]:
    if isinstance(value, Word):
        return asked(value, own)
    if hint.holds == "space" and isinstance(value, str):
        return {value}
    found: set[str] = set()
    inner = hint.inner[-1] if hint.inner else hint
    if hint.shape == "union":
        inner = next((one for one in hint.inner if one.inner), inner)
    if isinstance(value, (list, tuple)):
        for one in value:
            found |= _inside(inner, one, own)
    elif isinstance(value, dict):
        for one in value.values():
            found |= _inside(inner, one, own)
    return found


def _asked_here(word: Word, own: list[str]) -> set[str]:
    counters: list[str] = []
    if isinstance(word, words.Pieces):
        return {IT} if word.name == IT else set()
    if isinstance(word, words.Filter):
        return {ME} if word.me or word.others else set()
    if isinstance(word, control.Amount):
        if word.hero and word.of is None:
            return {ME}
        counters = [word.counter]
    elif isinstance(word, control.Lookup):
        counters = [word.by] if isinstance(word.by, str) else []
    elif isinstance(word, words.Spaces):
        counters = [word.counter, word.tens, word.ones]
    elif isinstance(word, control.Counter):
        counters = [word.name]
    elif isinstance(word, control.Roll):
        counters = [word.into]
    elif isinstance(word, (control.Set, control.Add)):
        counters = list(word.counters)
    return {ME} if any(name in own for name in counters) else set()
