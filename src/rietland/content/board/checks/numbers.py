"""Checks of the control words: numbers, tables and bounds, and what they are asked for."""

from rietland.content.board.checks.walk import Checks, Walk
from rietland.content.board.lasting import BonusRecord, ShopRecord, WayRecord
from rietland.content.board.legend_file import NamedRecord
from rietland.content.faults import INCOMPLETE, MISSING_FIELD, NEVER_HAPPENS
from rietland.content.numbers import check_amount, numbers
from rietland.vocabulary import board as words
from rietland.vocabulary import control

_Bounded = control.Counter | control.NumberIs | control.Heroes | words.CounterOf
_Table = control.Lookup | words.LetterTable


def _amount(walk: Walk, word: control.Amount) -> None:
    check_amount(walk.draft, walk.heroes, walk.levels, word)


def _table(walk: Walk, word: _Table) -> None:
    """A table by a rolled counter has an entry for every face."""
    if word.otherwise not in (None, ""):
        return
    # What is asked at any time may be asked before the die was rolled.
    always = walk.is_in(NamedRecord, WayRecord, BonusRecord, ShopRecord)
    if always or not isinstance(word.by, str) or word.by not in walk.rolled:
        walk.wrong(word, "say with 'else' what holds for other numbers", INCOMPLETE)
        return
    missing = sorted(walk.rolled[word.by] - set(word.values))
    if missing:
        shown = ", ".join(str(face) for face in missing)
        walk.wrong(word, f"the table has no value for {shown} of '{word.by}'", INCOMPLETE)


def _each(walk: Walk, word: control.Each) -> None:
    if [word.who, word.what, word.spaces].count(None) != 2:
        walk.wrong(word, "'each' needs one of who, what, spaces", MISSING_FIELD)


def _heroes(walk: Walk, word: control.Heroes) -> None:
    few, many = walk.heroes
    if not any(_fits(word, size) for size in range(few, many + 1)):
        said = f"this is never true: {few} to {many} heroes play"
        walk.wrong(word, said, NEVER_HAPPENS)


def _counter(walk: Walk, word: control.Counter | words.CounterOf) -> None:
    _compared(walk, word, word.name)


def _number(walk: Walk, word: control.NumberIs) -> None:
    if isinstance(word.of, control.Amount) and word.of == control.Amount(counter=word.of.counter):
        _compared(walk, word, word.of.counter)


def _compared(walk: Walk, word: _Bounded, counter: str) -> None:
    """A counter is compared with something it can be."""
    known = walk.values.get(counter)
    if known and not any(_fits(word, value) for value in known):
        shown = ", ".join(str(value) for value in sorted(known))
        walk.wrong(word, f"'{counter}' is never that: it can be {shown}", NEVER_HAPPENS)


def _fits(word: _Bounded, value: int) -> bool:
    """Whether a value can lie within these bounds; those that are calculated in play let it."""
    exactly = set(numbers(word.exactly))
    return (
        min(numbers(word.at_least), default=value) <= value
        and value <= max(numbers(word.at_most), default=value)
        and (value in exactly or not exactly)
    )


NUMBERS: Checks = {
    control.Amount: _amount,
    control.Lookup: _table,
    words.LetterTable: _table,
    control.Each: _each,
    control.Heroes: _heroes,
    control.Counter: _counter,
    words.CounterOf: _counter,
    control.NumberIs: _number,
}
