"""Checks of numbers: none is absurd, and bounds leave something between them."""

from collections.abc import Iterator
from typing import Final

from rietland.content.board.box import Box
from rietland.content.faults import INCOMPLETE, MISSING_FIELD, NEVER_HAPPENS, OUT_OF_RANGE
from rietland.content.reading import Reading
from rietland.vocabulary import board as words
from rietland.vocabulary import control
from rietland.vocabulary.control import Word
from rietland.vocabulary.describe import fields
from rietland.vocabulary.names import MUCH

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


def check_numbers(draft: Reading, own: list[Word]) -> None:
    """Each record by itself."""
    for word in own:
        _check_bounds(draft, word)
        _check_range(draft, word)
        _check_filter(draft, word)


def _check_bounds(draft: Reading, word: Word) -> None:
    for field in fields(type(word)):
        between = field.hint.between
        if between is None:
            continue
        for number in numbers(getattr(word, field.name)):
            if not between.least <= number <= between.most:
                said = f"'{field.key}' must be between {between.least} and {between.most}"
                draft.wrong(word, f"{said}, not {number}", OUT_OF_RANGE)


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
    elif isinstance(value, control.Amount) and not _is_changed(value):
        yield from numbers(value.heroes)
        yield from numbers(value.difficulty)
    elif isinstance(value, control.Lookup):
        yield from numbers(value.values)
        yield from numbers(value.otherwise)


def _is_changed(number: control.Amount) -> bool:
    bounds = number.at_least is not None or number.at_most is not None
    return bounds or number.times != 1 or bool(number.half)


def check_amount(
    draft: Reading,
    heroes: tuple[int, int],
    levels: list[str],
    word: control.Amount,
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
    if isinstance(word.times, int) and not -MUCH <= word.times <= MUCH:
        draft.wrong(word, f"'times' must be between {-MUCH} and {MUCH}", OUT_OF_RANGE)
    if depth(word) == DEPTH + 1:
        draft.wrong(word, f"numbers lie at most {DEPTH} deep in one another", OUT_OF_RANGE)
    for size in range(heroes[0], heroes[1] + 1):
        if word.heroes and size not in word.heroes:
            draft.wrong(word, f"the number for {size} heroes is missing", INCOMPLETE)
    if word.difficulty and levels and levels[0] not in word.difficulty:
        draft.wrong(word, f"the number for '{levels[0]}' is missing", INCOMPLETE)


def depth(number: object) -> int:
    """How many numbers lie in one another here, with this one."""
    inner: list[object] = []
    if isinstance(number, control.Amount):
        inner = [*number.heroes.values(), *number.difficulty.values(), *number.sum]
        inner += [*number.largest, *number.smallest, number.times, number.at_least, number.at_most]
    elif isinstance(number, control.Lookup):
        inner = [number.by, *number.values.values(), number.otherwise]
    else:
        return 0
    return 1 + max((depth(one) for one in inner), default=0)


def _check_filter(draft: Reading, word: Word) -> None:
    """A filter says what it looks for once, and what it measures from."""
    if isinstance(word, words.Pieces):
        heads = (
            word.name, word.creature, word.opponent, word.figure, word.thing, word.token, word.card,
        )  # fmt: skip
        if sum(1 for head in heads if head) != 1:
            said = "pieces are one of creature, opponent, figure, thing, token, card, or a name"
            draft.wrong(word, said)
        if word.carried_by is not None and not word.thing:
            draft.wrong(word, "creatures carry things: 'carried_by' needs a 'thing'")
        if bool(word.card) != bool(word.state):
            said = "'card' names a pile, and 'is' says which of its cards"
            draft.wrong(word, said, MISSING_FIELD)
    elif isinstance(word, words.Spaces):
        named = (
            word.of,
            word.counter,
            word.tens,
            word.arrow,
            word.at,
            word.path,
            word.icon,
            word.secret,
        )
        if sum(1 for one in named if one is not None and one != "") > 1:
            said = "spaces are named by one of of, counter, tens, arrow, at, path, icon, secret"
            draft.wrong(word, said)
        if word.behind is not None and not word.path:
            draft.wrong(word, "'behind' says where on a 'path', but there is no 'path'")
        if bool(word.tens) != bool(word.ones):
            draft.wrong(word, "'tens' and 'ones' belong together", MISSING_FIELD)
        if word.steps != 1 and word.arrow is None:
            draft.wrong(word, "'steps' says how far along 'arrow', but there is no 'arrow'")
    if isinstance(word, (words.Pieces, words.Spaces)):
        if word.pick == "nearest" and word.to is None:
            draft.wrong(word, "nearest to what? say it with 'to'", MISSING_FIELD)
        if word.pick != "nearest" and word.to is not None:
            draft.wrong(word, "'to' says what 'pick: nearest' measures from")


_RANGES: Final = (
    control.Counter, control.NumberIs, control.Heroes, control.Amount, control.Range, words.Exists,
    words.CounterOf,
)  # fmt: skip


def _check_range(draft: Reading, word: Word) -> None:
    """A lower bound above the upper one lets nothing pass."""
    empty = False
    if isinstance(word, words.NarratorAt):
        empty = word.before == "A" or ("" < word.before <= word.at_least)
    elif isinstance(word, _RANGES):
        empty = _above(word.at_least, word.at_most)
        if not isinstance(word, control.Amount) and word.exactly is not None:
            empty = empty or _above(word.at_least, word.exactly)
            empty = empty or _above(word.exactly, word.at_most)
    elif isinstance(word, words.Spaces):
        empty = word.between is not None and word.between[0] > word.between[1]
    if empty:
        draft.wrong(word, "nothing can lie between these bounds", NEVER_HAPPENS)


def _above(low: control.Number | None, high: control.Number | None) -> bool:
    return isinstance(low, int) and isinstance(high, int) and low > high


def check_places(draft: Reading, box: Box, own: list[Word]) -> None:
    """Pieces stand where somebody can go, figures that are seen from afar apart."""
    for word in own:
        if isinstance(word, words.PutFigure):
            figure = box.box.figures.get(word.name)
            if figure is not None and figure.afar:
                continue
        if isinstance(word, (words.Place, words.Lay, words.PutFigure)):
            nobody = (
                "creature can stand on" if isinstance(word, words.Place) else "hero can come to"
            )
            for space in _spaces(word):
                if space in box.board.closed:
                    draft.wrong(word, f"no {nobody} {space}: no road leads there")


def _spaces(word: words.Place | words.Lay | words.PutFigure) -> list[int]:
    if isinstance(word.at, control.Lookup):
        return [one for one in word.at.values.values() if isinstance(one, int)]
    if isinstance(word.at, list):
        return word.at
    return [word.at] if isinstance(word.at, int) else []
