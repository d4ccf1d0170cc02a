"""Checks of a legend's goals: one that cannot be met, and an end that no goal decides."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from rietland.content.board.checks.walk import Checks, Walk
from rietland.content.board.files import PileCardRecord
from rietland.content.board.legend_file import GoalRecord, LegendFile
from rietland.content.board.occurs import never_comes, never_lies
from rietland.content.faults import MISSING_FIELD
from rietland.vocabulary import control, goals
from rietland.vocabulary.board import SWITCHES, Draw, EndLegend
from rietland.vocabulary.control import Word


def _goal(walk: Walk, goal: GoalRecord) -> None:
    why = _never(walk, goal.needs)
    if why:
        walk.wrong(goal, f"goal '{walk.name}' cannot be met: {why}")
    if goal.needed and goal.worth != 0:
        walk.wrong(goal, f"goal '{walk.name}' is needed, so 'worth' says nothing")
    if goal.needed and isinstance(goal.needs, goals.Beat):
        _check_poison(walk, goal.needs)
    ends = [one for one in walk.everything if isinstance(one, EndLegend) and walk.draft.has(one)]
    if ends and goal.needed and goal.needs is None:
        said = f"goal '{walk.name}' says nothing it needs, so 'end_legend' cannot decide by it"
        walk.wrong(goal, said)


def _card(walk: Walk, card: PileCardRecord) -> None:
    for needs in card.needs if walk.legend is not None else ():
        why = _never(walk, needs)
        if why:
            walk.wrong(card, f"card '{walk.name}' cannot be fulfilled: {why}")


def _end_legend(walk: Walk, word: EndLegend) -> None:
    """It needs a goal that can be open; where the castle falls, the legend is lost at once."""
    if walk.legend is None:
        return
    decided = [
        goal
        for goal in walk.legend.goals.values()
        if goal.needed and not isinstance(goal.needs, goals.Hold)
    ]
    if not decided:
        walk.wrong(word, "'end_legend' always wins: no needed goal of this legend can stay open")


def _check_poison(walk: Walk, needs: goals.Beat) -> None:
    """Poison ends an opponent without beating it, so it must do nothing to those of the goal."""
    # rule: AN-POISON-6
    things = walk.box.items.things
    poisons = [name for name, thing in things.items() if thing.ability == "poisons"]
    if all(never_lies(walk.box, name, walk.everything) for name in poisons):
        return
    named = _legend(walk).named
    for name in needs.opponents:
        if name in named and "poison" not in named[name].immune:
            said = f"poison would take '{name}' off the board unbeaten: say 'immune: [poison]'"
            walk.wrong(named[name], said, MISSING_FIELD)


# Why a goal is never met, or "".


def _never(walk: Walk, needs: object) -> str:
    never = _NEVER.get(type(needs))
    return "" if never is None else never(walk, needs)


def _brought(walk: Walk, needs: goals.Bring) -> str:
    spaces = [needs.to] if isinstance(needs.to, int) else needs.to
    if isinstance(spaces, list) and all(space in walk.box.board.closed for space in spaces):
        return f"no hero can enter {_listed(spaces)}"
    names = [needs.thing] if isinstance(needs.thing, str) else needs.thing
    if any(name not in walk.box.items.things for name in names):
        # That there is no such thing is said already; so below.
        return ""
    if needs.counter:
        never = _raised(walk, needs.counter, needs.need)
    else:
        never = _enough(walk, names, needs)
    never = never or _too_few(walk, needs.need)
    absent = [never_lies(walk.box, name, walk.everything) for name in names]
    return never or (absent[0] if all(absent) else "")


def _enough(walk: Walk, names: list[str], needs: goals.Bring) -> str:
    """Why the box has not so many of these things, or ""."""
    most = _most(walk, needs.need)
    kinds = [walk.box.items.things[name] for name in names]
    if any(kind.count == 0 for kind in kinds):
        return ""
    if needs.score == "count":
        has = sum(kind.count for kind in kinds)
    else:
        # A piece of gold counts 1 by any of its tokens.
        has = sum(face * many for kind in kinds for face, many in kind.copies.items())
    if has >= most:
        return ""
    return f"it needs {most}, but the box has only {has} of '{_listed(names)}'"


def _listed(names: Sequence[object]) -> str:
    return ", ".join(str(name) for name in names)


def _beaten(walk: Walk, needs: goals.Beat) -> str:
    if not needs.opponents:
        return "it names no opponent"
    if needs.need is not None:
        most = _most(walk, needs.need)
        if most > len(needs.opponents):
            return f"it needs {most}, but names only {len(needs.opponents)}"
        if _too_few(walk, needs.need):
            return _too_few(walk, needs.need)
    for name in needs.opponents:
        if name in _legend(walk).named and never_comes("", name, walk.everything):
            return never_comes("", name, walk.everything)
    return ""


def _reached(walk: Walk, needs: goals.Reach) -> str:
    if all(space in walk.box.board.closed for space in needs.at):
        return "it names no space that a hero can enter"
    return _so_many(walk, needs)


def _counted(walk: Walk, needs: goals.Count) -> str:
    return _raised(walk, needs.counter, needs.need)


def _cleared(walk: Walk, needs: goals.Clear) -> str:
    return never_comes(needs.creature, "", walk.everything)


def _so_many(walk: Walk, needs: goals.Reach | goals.Survive) -> str:
    return _too_many(walk, needs.need) or _too_few(walk, needs.need)


def _had(walk: Walk, needs: goals.Have) -> str:
    return _too_few(walk, needs.need)


def _settled(walk: Walk, needs: goals.Cards) -> str:
    dealt = (
        isinstance(word, Draw) and word.pile == needs.pile and word.then == "own"
        for word in walk.everything
    )  # fmt: skip
    if needs.pile not in walk.piles or any(dealt):
        return ""
    return f"no hero ever gets a card of '{needs.pile}'"


def _before(_walk: Walk, needs: goals.Before) -> str:
    return "the narrator begins at A" if needs.letter == "A" else ""


_NEVER: Final[dict[type[object], Callable[[Walk, Any], str]]] = {
    goals.Bring: _brought,
    goals.Beat: _beaten,
    goals.Reach: _reached,
    goals.Count: _counted,
    goals.Clear: _cleared,
    goals.Survive: _so_many,
    goals.Cards: _settled,
    goals.Have: _had,
    goals.Before: _before,
}


def _raised(walk: Walk, counter: str, need: control.Number) -> str:
    """Why a counter never comes so far, or ""."""
    most = _most(walk, need)
    known = counter in SWITCHES
    for word in walk.everything:
        brought = _raises(walk, word, counter, most)
        if brought:
            return ""
        known = known or brought is not None
    return f"nothing brings '{counter}' to {most}" if known else ""


def _raises(walk: Walk, word: Word, counter: str, most: int) -> bool | None:
    """Whether an effect can bring a counter so far; None for one that leaves it alone."""
    if isinstance(word, control.Roll) and word.into == counter:
        die = walk.box.box.dice.get(word.die)
        return die is None or max(die.faces) >= most
    if isinstance(word, control.Add | control.Set) and counter in word.counters:
        given = word.counters[counter]
        enough = 1 if isinstance(word, control.Add) else most
        return not isinstance(given, int) or given >= enough
    return None


# Numbers that depend.


def _values(number: control.Number, size: int) -> list[int]:
    """Every value a number can have for this many heroes, as far as the file says it."""
    if isinstance(number, int):
        return [number]
    if isinstance(number, control.Lookup):
        return []
    if number.heroes:
        return _values(number.heroes[size], size) if size in number.heroes else []
    return [value for one in number.difficulty.values() for value in _values(one, size)]


def _sizes(walk: Walk) -> range:
    return range(walk.heroes[0], walk.heroes[1] + 1)


def _most(walk: Walk, number: control.Number) -> int:
    return max((value for size in _sizes(walk) for value in _values(number, size)), default=0)


def _too_many(walk: Walk, number: control.Number) -> str:
    """Why there are not so many heroes, or ""."""
    for size in _sizes(walk):
        if max(_values(number, size), default=0) > size:
            return f"it needs more heroes than {size}"
    return ""


def _too_few(walk: Walk, number: control.Number) -> str:
    if any(value < 1 for size in _sizes(walk) for value in _values(number, size)):
        return "'need' is at least 1"
    return ""


def _legend(walk: Walk) -> LegendFile:
    assert walk.legend is not None
    return walk.legend


GOALS: Checks = {GoalRecord: _goal, PileCardRecord: _card, EndLegend: _end_legend}
