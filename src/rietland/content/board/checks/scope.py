"""What content means by `me`, `it`, `there` and `here`: what is known, and what a word asks for.

An effect for one hero must stand where there is one: inside `each`, `pick_heroes` or `wait`, on a
token, or in a trigger that a hero wakes. Cards are always read by the whole group.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from rietland.content.board import files, lasting, legend_file
from rietland.vocabulary import board as words
from rietland.vocabulary import control
from rietland.vocabulary.control import Word
from rietland.vocabulary.describe import Field, Hint, fields, inside

#: What an effect may know: the hero in question, the piece and the space of the event.
ME: Final = "me"
IT: Final = "it"
THERE: Final = "there"
#: The hero's space, or where the event happened: one of the two must be known.
HERE: Final = "here"

Known = frozenset[str]
NOTHING: Final[Known] = frozenset()
HERO: Final[Known] = frozenset({ME})
_THERE: Final[Known] = frozenset({THERE})
_PIECE: Final[Known] = frozenset({IT, THERE})


# What is known.


def known_in(word: Word, field: Field, known: Known) -> Known:
    """What is known in a field of a record that stands where this much is known."""
    gives = _GIVES.get(type(word))
    if gives is not None:
        return gives(word, field.name, known)
    return known.union(word.KNOWS) if field.hint.holds in ("effects", "branches") else known


def _in_each(word: control.Each, field: str, known: Known) -> Known:
    if field != "do":
        return known
    if word.who is not None:
        return known | HERO
    return known | (_THERE if word.what is None else _PIECE)


def _in_trigger(word: files.TriggerRecord, field: str, _known: Known) -> Known:
    """Where an event must happen is asked before it does."""
    when = word.when
    if field == "when":
        return NOTHING
    return frozenset(when.KNOWS) if isinstance(when, Word) else NOTHING


def _in_deed(word: files.DeedRecord, field: str, _known: Known) -> Known:
    """A hero does it; a trial is done somewhere."""
    return HERO | _THERE if field == "do" and word.trial is not None else HERO


def _in_trial(_word: files.TrialRecord, field: str, _known: Known) -> Known:
    return {"of": NOTHING, "value": HERO}.get(field, HERO | _THERE)


def _in_pile(word: files.PileRecord, _field: str, _known: Known) -> Known:
    return HERO if word.drawn_by == "hero" else NOTHING


def _in_bonus(word: lasting.BonusRecord, _field: str, _known: Known) -> Known:
    return HERO if word.who is not None else NOTHING


def _in_way(word: lasting.WayRecord, _field: str, _known: Known) -> Known:
    """Figures and creatures go where no hero is in question."""
    return HERO if word.who == "heroes" else NOTHING


def _of_hero(_word: Word, _field: str, known: Known) -> Known:
    return known | HERO


#: Records in which more is known than `KNOWS` says, or elsewhere than in effects.
_GIVES: Final[dict[type[Word], Callable[[Any, str, Known], Known]]] = {
    control.Each: _in_each,
    # Their numbers are each hero's own.
    words.Gain: _of_hero,
    words.Lose: _of_hero,
    files.TriggerRecord: _in_trigger,
    files.DeedRecord: _in_deed,
    files.TrialRecord: _in_trial,
    files.PileRecord: _in_pile,
    files.FigureRecord: _of_hero,
    files.TakersRecord: _of_hero,
    lasting.BonusRecord: _in_bonus,
    lasting.WayRecord: _in_way,
    lasting.DaylightRecord: _of_hero,
    legend_file.RulesRecord: _of_hero,
}


# What is asked for.


def asked(word: Word, own: list[str]) -> set[str]:
    """What a record and those in it ask for; `own`: the counters that heroes have."""
    return {need for one in inside(word) for need in needs(one, own)}


def needs(word: Word, own: list[str]) -> set[str]:
    """What a record asks for by itself."""
    found: set[str] = set()
    for field in _space_fields(type(word)):
        found |= _bare(getattr(word, field.name))
    if own and any(name in own for name in _counters(word)):
        found.add(ME)
    if isinstance(word, words.Pieces) and word.name == IT:
        found.add(IT)
    elif isinstance(word, words.Filter):
        found |= {ME} if word.me or word.others else set()
    elif isinstance(word, control.Amount):
        found |= {ME} if word.hero and word.of is None else set()
    return found


def _bare(value: object) -> set[str]:
    """The bare words among spaces."""
    if isinstance(value, str):
        return {value}
    items = value if isinstance(value, list | tuple) else ()
    return {one for one in items if isinstance(one, str)}


def _counters(word: Word) -> list[str]:
    """The counters that a record names."""
    found: list[str] = []
    for field in _counter_fields(type(word)):
        value = getattr(word, field.name)
        found += [value] if isinstance(value, str) else value if isinstance(value, dict) else []
    return found


@cache
def _space_fields(word: type[Word]) -> tuple[Field, ...]:
    return tuple(one for one in fields(word) if _has(one.hint, lambda hint: hint.holds == "space"))


@cache
def _counter_fields(word: type[Word]) -> tuple[Field, ...]:
    """Fields that name counters; a table of records says what they are instead."""
    return tuple(
        one
        for one in fields(word)
        if _has(one.hint, lambda hint: hint.sort in ("counter", "new counter"))
        and not (one.hint.shape == "dict" and one.hint.inner[1].shape == "word")
    )


def _has(hint: Hint, passes: Callable[[Hint], bool]) -> bool:
    return passes(hint) or any(_has(inner, passes) for inner in hint.inner)
