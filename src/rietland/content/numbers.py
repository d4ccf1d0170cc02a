"""Checks of numbers that all families share: none is absurd, and bounds leave something between."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from rietland.content.faults import INCOMPLETE, NEVER_HAPPENS, OUT_OF_RANGE
from rietland.content.reading import Reading
from rietland.vocabulary.control import Amount, Lookup, Number, Word
from rietland.vocabulary.describe import Field, fields

#: Numbers in one sum, and how deep numbers lie in one another.
TERMS: Final = 6
DEPTH: Final = 4


def check_parties(
    draft: Reading, box: Word, heroes: tuple[int, int], parties: dict[int, list[str]], most: int
) -> bool:
    """Whether a box has the heroes it wants; if not, nothing that counts heroes can be checked."""
    fits = 1 <= heroes[0] <= heroes[1] <= most
    if not fits:
        said = f"'heroes' must be within 1 and {most}, the lower number first"
        draft.wrong(box, said, OUT_OF_RANGE)
    for size, party in parties.items():
        if size != len(party) or not heroes[0] <= size <= heroes[1]:
            draft.wrong(box, f"{', '.join(party)} are no party of {size}", OUT_OF_RANGE)
    return fits


def check_numbers(draft: Reading, word: Word) -> None:
    """Each number of a record lies within its bounds, and bounds leave something between them."""
    for field in _bounded(type(word)):
        between = field.hint.between
        assert between is not None
        for number in numbers(getattr(word, field.name)):
            if not between.least <= number <= between.most:
                said = f"'{field.key}' must be between {between.least} and {between.most}"
                draft.wrong(word, f"{said}, not {number}", OUT_OF_RANGE)
    if _is_range(type(word)) and _is_empty(word):
        draft.wrong(word, NOTHING_BETWEEN, NEVER_HAPPENS)


NOTHING_BETWEEN: Final = "nothing can lie between these bounds"


@cache
def _bounded(word: type[Word]) -> tuple[Field, ...]:
    return tuple(field for field in fields(word) if field.hint.between is not None)


@cache
def _is_range(word: type[Word]) -> bool:
    return {"at_least", "at_most"} <= {field.name for field in fields(word)}


def _is_empty(word: Word) -> bool:
    """A lower bound above the upper one lets nothing pass."""
    low, high = getattr(word, "at_least", None), getattr(word, "at_most", None)
    exactly = getattr(word, "exactly", None)
    return _above(low, high) or _above(low, exactly) or _above(exactly, high)


def _above(low: Number | None, high: Number | None) -> bool:
    return isinstance(low, int) and isinstance(high, int) and low > high


def numbers(value: object) -> Iterator[int]:
    """Every number that a value can be by itself; what is calculated in play is not known here."""
    if isinstance(value, int):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from numbers(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from numbers(inner)
    elif isinstance(value, Amount) and not _is_changed(value):
        yield from numbers(value.heroes)
        yield from numbers(value.difficulty)
    elif isinstance(value, Lookup):
        yield from numbers(value.values)
        yield from numbers(value.otherwise)


def _is_changed(number: Amount) -> bool:
    bounds = number.at_least is not None or number.at_most is not None
    return bounds or number.times != 1 or bool(number.half)


def check_amount(
    draft: Reading,
    heroes: tuple[int, int],
    levels: list[str],
    word: Amount,
    gamebook: bool = False,
) -> None:
    """A number begins with exactly one key, and tables have every entry that can be asked for."""
    lists = (word.sum, word.largest, word.smallest)
    heads = (
        word.counter, word.heroes, word.difficulty, word.count, word.worth, word.hero,
        word.opponent, word.steps, word.letters, word.visits, word.held, *lists,
    )  # fmt: skip
    if (word.visits or word.held) and not gamebook:
        draft.wrong(word, "only a gamebook has 'visits' and 'held' to calculate from")
    if sum(1 for head in heads if head) != 1:
        draft.wrong(
            word,
            "a number depends on one of counter, heroes, difficulty, count, worth, hero, opponent,"
            " steps, letters, visits, held, sum, largest, smallest",
        )
    if word.of is not None and not word.hero:
        draft.wrong(word, "'of' says whose values 'hero' means, but there is no 'hero'")
    if any(len(terms) > TERMS for terms in lists):
        draft.wrong(word, f"at most {TERMS} numbers are calculated together", OUT_OF_RANGE)
    if _depth(word) == DEPTH + 1:
        draft.wrong(word, f"numbers lie at most {DEPTH} deep in one another", OUT_OF_RANGE)
    _check_tables(draft, heroes, levels, word)


def _check_tables(draft: Reading, heroes: tuple[int, int], levels: list[str], word: Amount) -> None:
    for size in range(heroes[0], heroes[1] + 1):
        if word.heroes and size not in word.heroes:
            draft.wrong(word, f"the number for {size} heroes is missing", INCOMPLETE)
    if word.difficulty and levels and levels[0] not in word.difficulty:
        draft.wrong(word, f"the number for '{levels[0]}' is missing", INCOMPLETE)


def _depth(number: object) -> int:
    """How many numbers lie in one another here, with this one."""
    inner: list[object] = []
    if isinstance(number, Amount):
        inner = [*number.heroes.values(), *number.difficulty.values(), *number.sum]
        inner += [*number.largest, *number.smallest, number.times, number.at_least, number.at_most]
    elif isinstance(number, Lookup):
        inner = [number.by, *number.values.values(), number.otherwise]
    else:
        return 0
    return 1 + max((_depth(one) for one in inner), default=0)
