"""Checks of numbers: none is absurd, and bounds leave something between them."""

from collections.abc import Iterator
from typing import Final

from rietland.content.board import files
from rietland.content.board.files import LegendFile
from rietland.content.board.resolve import Box
from rietland.content.faults import INCOMPLETE, NEVER_HAPPENS, NO_HERO, OUT_OF_RANGE
from rietland.content.field_types import fields
from rietland.content.reading import Reading
from rietland.vocabulary import board as words
from rietland.vocabulary import control
from rietland.vocabulary.control import Word

#: More of anything than a table has.
MUCH: Final = 99
#: A counter may count anything, the points of a whole group too.
COUNTED: Final = 9999
#: Numbers in one sum.
TERMS: Final = 6
_GOODS: Final = {"strength": (0, MUCH), "willpower": (0, MUCH), "gold": (0, MUCH)}
#: What the numbers of each record lie between.
BOUNDS: Final[dict[type[Word], dict[str, tuple[int, int]]]] = {
    control.Repeat: {"times": (0, 20)},
    control.Set: {"counters": (-COUNTED, COUNTED)},
    control.Add: {"counters": (-COUNTED, COUNTED)},
    control.Heroes: {"at_least": (0, MUCH), "at_most": (0, MUCH)},
    words.Lay: {"amount": (1, MUCH)},
    words.Fog: {"faces": (1, MUCH), "spare": (0, MUCH)},
    words.RevealFog: {"count": (1, MUCH)},
    words.RemoveFarmer: {"count": (1, MUCH)},
    words.Gain: _GOODS,
    words.Lose: _GOODS,
    words.Pay: _GOODS,
    words.Share: {**_GOODS, "count": (1, MUCH)},
    words.Together: _GOODS,
    words.Ransom: {"amount": (0, MUCH)},
    words.Cap: {"willpower": (0, MUCH)},
    words.Lift: {"willpower": (0, MUCH)},
    words.Chosen: {"count": (1, MUCH)},
    words.Narrator: {"advance": (0, 26)},
    # -1 forbids the hour.
    words.Today: {"overtime": (-1, MUCH), "creature_strength": (0, MUCH)},
    files.BoxFile: {"hours": (1, 24), "overtime": (0, MUCH), "shields": (0, MUCH)},
    files.Limits: {"strength": (1, MUCH), "willpower": (1, MUCH)},
    files.Slots: {"small": (0, MUCH), "large": (0, MUCH), "helm": (0, MUCH)},
    files.Prices: {"strength": (0, MUCH), "article": (0, MUCH), "brew": (0, MUCH)},
    files.FogRecord: {"count": (0, MUCH)},
    files.FigureRecord: {"bonus": (0, MUCH), "pace": (0, MUCH)},
    files.HeroRecord: {"dice": (0, 20), "well": (0, MUCH), "training": (0, MUCH)},
    files.CreatureRecord: {
        "strength": (0, 999),
        "reward": (0, MUCH),
        "dice": (0, 20),
        "figures": (0, MUCH),
    },
    files.ThingRecord: {"count": (0, MUCH), "copies": (0, MUCH)},
    files.NamedRecord: {"strength": (1, 999), "willpower": (0, MUCH), "reward": (0, MUCH)},
}


def check_numbers(draft: Reading, own: list[Word]) -> None:
    """Each record by itself."""
    for word in own:
        bounds = BOUNDS.get(type(word), {})
        for field in fields(type(word)):
            if field.name not in bounds:
                continue
            low, high = bounds[field.name]
            for number in _numbers(getattr(word, field.name)):
                if not low <= number <= high:
                    said = f"'{field.key}' must be between {low} and {high}, not {number}"
                    draft.wrong(word, said, OUT_OF_RANGE)
        _check_range(draft, word)
        _check_hero(draft, word)


def _numbers(value: object) -> Iterator[int]:
    """Every number that a value can be by itself; what is reckoned in play is not known here."""
    if isinstance(value, int):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from _numbers(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _numbers(inner)
    elif isinstance(value, control.Amount) and not _is_changed(value):
        yield from _numbers(value.heroes)
        yield from _numbers(value.difficulty)


def _is_changed(number: control.Amount) -> bool:
    bounds = number.at_least is not None or number.at_most is not None
    return bounds or number.times != 1 or bool(number.half)


def check_amount(
    draft: Reading, heroes: tuple[int, int], levels: list[str], word: control.Amount
) -> None:
    """A number says one thing to reckon from, and tables have what can be asked of them."""
    lists = (word.sum, word.largest, word.smallest)
    heads = (word.counter, word.heroes, word.difficulty, word.hero, word.count, *lists)
    if sum(1 for head in heads if head) != 1:
        draft.wrong(
            word,
            "a number depends on one of counter, heroes, difficulty, hero, count, sum, largest,"
            " smallest",
        )
    if any(len(terms) > TERMS for terms in lists):
        draft.wrong(word, f"at most {TERMS} numbers are reckoned together", OUT_OF_RANGE)
    if not -MUCH <= word.times <= MUCH:
        draft.wrong(word, f"'times' must be between {-MUCH} and {MUCH}", OUT_OF_RANGE)
    for size in range(heroes[0], heroes[1] + 1):
        if word.heroes and size not in word.heroes:
            draft.wrong(word, f"the number for {size} heroes is missing", INCOMPLETE)
    for level in levels:
        if word.difficulty and level not in word.difficulty:
            draft.wrong(word, f"the number for '{level}' is missing", INCOMPLETE)


def _check_hero(draft: Reading, word: Word) -> None:
    """Only a gain or loss of one hero knows whose values count."""
    if isinstance(word, (words.Gain, words.Lose)):
        return
    for field in fields(type(word)):
        value = getattr(word, field.name)
        if isinstance(value, control.Amount) and _asks_hero(value):
            draft.wrong(word, "which hero? 'hero' counts in 'gain' and 'lose' only", NO_HERO)


def _asks_hero(number: object) -> bool:
    if not isinstance(number, control.Amount):
        return False
    inner = [*number.difficulty.values(), *number.sum, *number.largest, *number.smallest]
    return bool(number.hero) or any(_asks_hero(one) for one in inner)


def _check_range(draft: Reading, word: Word) -> None:
    """A lower bound above the upper one lets nothing pass."""
    empty = False
    if isinstance(word, (control.Counter, control.Heroes, control.Amount)):
        empty = _above(word.at_least, word.at_most)
    elif isinstance(word, words.NarratorAt):
        empty = word.before == "A" or ("" < word.before <= word.at_least)
    elif isinstance(word, words.Filter):
        empty = _above(word.strength_at_least, word.strength_at_most)
        low, high = word.willpower_above, word.willpower_below
        empty = empty or (low is not None and high is not None and low + 1 >= high)
        empty = empty or (word.between is not None and word.between[0] > word.between[1])
    if empty:
        draft.wrong(word, "nothing can lie between these bounds", NEVER_HAPPENS)


def _above(low: int | None, high: int | None) -> bool:
    return low is not None and high is not None and low > high


def check_creatures(draft: Reading, box: Box, legend: LegendFile, own: list[Word]) -> None:
    """Pieces stand where somebody can go, and no beginning needs more than the box has."""
    for word in own:
        if isinstance(word, (words.Place, words.Lay, words.Figure)):
            nobody = (
                "creature can stand on" if isinstance(word, words.Place) else "hero can come to"
            )
            for space in _spaces(word):
                if space in box.board.closed:
                    draft.wrong(word, f"no {nobody} {space}: no road leads there")
    for effects in [legend.setup, *[one.do for one in legend.variants.values()]]:
        _check_supply(draft, box, effects)


def _spaces(word: words.Place | words.Lay | words.Figure) -> list[int]:
    if isinstance(word.at, words.Lookup):
        return list(word.at.values.values())
    if isinstance(word.at, list):
        return word.at
    return [word.at] if isinstance(word.at, int) else []


def _check_supply(draft: Reading, box: Box, effects: list[object]) -> None:
    used: dict[str, int] = {}
    for effect in effects:
        if isinstance(effect, words.Place) and effect.creature in box.creatures.creatures:
            name, most = effect.creature, box.creatures.creatures[effect.creature].figures
        elif isinstance(effect, words.Lay) and effect.thing in box.items.things:
            # Of gold and of what is drawn there is no number.
            name, most = effect.thing, box.items.things[effect.thing].count or MUCH
        else:
            continue
        used[name] = used.get(name, 0) + (len(effect.at) if isinstance(effect.at, list) else 1)
        if used[name] > most and draft.has(effect):
            said = f"the box has {most} of '{name}', not {used[name]}"
            draft.wrong(effect, said, OUT_OF_RANGE)
