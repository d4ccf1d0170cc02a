"""Checks of a legend's goals: one that cannot be met, and an end that no goal decides."""

from collections.abc import Sequence

from rietland.content.board.box import Box
from rietland.content.board.legend_file import GoalRecord, LegendFile
from rietland.content.board.occurs import never_comes, never_lies
from rietland.content.faults import MISSING_FIELD
from rietland.content.reading import Reading
from rietland.vocabulary import control, goals
from rietland.vocabulary.board import SWITCHES, Draw, EndLegend
from rietland.vocabulary.control import Word


def check_goals(draft: Reading, box: Box, legend: LegendFile, everything: list[Word]) -> None:
    """Every goal by itself, then `end_legend`, which needs goals that say what they need."""
    for name, goal in legend.goals.items():
        why = _never(box, legend, goal.needs, everything)
        if why:
            draft.wrong(goal, f"goal '{name}' cannot be met: {why}")
        if goal.needed and goal.worth != 0:
            draft.wrong(goal, f"goal '{name}' is needed, so 'worth' says nothing")
        if goal.needed and isinstance(goal.needs, goals.Beat):
            _check_poison(draft, box, legend, goal.needs, everything)
    for pile in legend.piles.values():
        for name, card in pile.cards.items():
            for needs in card.needs:
                why = _never(box, legend, needs, everything)
                if why:
                    draft.wrong(card, f"card '{name}' cannot be fulfilled: {why}")
    ends = [word for word in everything if isinstance(word, EndLegend) and draft.has(word)]
    if ends:
        _check_end(draft, legend, ends)


def _check_poison(
    draft: Reading, box: Box, legend: LegendFile, needs: goals.Beat, everything: list[Word]
) -> None:
    """Poison ends an opponent without beating it, so it must do nothing to those of the goal."""
    # rule: AN-POISON-6
    poisons = [name for name, thing in box.items.things.items() if thing.ability == "poisons"]
    if all(never_lies(box, name, everything) for name in poisons):
        return
    for name in needs.opponents:
        if name in legend.named and "poison" not in legend.named[name].immune:
            said = f"poison would take '{name}' off the board unbeaten: say 'immune: [poison]'"
            draft.wrong(legend.named[name], said, MISSING_FIELD)


def _check_end(draft: Reading, legend: LegendFile, ends: list[EndLegend]) -> None:
    for name, goal in legend.goals.items():
        if goal.needed and goal.needs is None:
            draft.wrong(
                goal, f"goal '{name}' says nothing it needs, so 'end_legend' cannot decide by it"
            )
    if not any(_decides(goal) for goal in legend.goals.values()):
        for word in ends:
            draft.wrong(
                word, "'end_legend' always wins: no needed goal of this legend can stay open"
            )


def _decides(goal: GoalRecord) -> bool:
    """Whether it can be open at the end; where the castle falls, the legend is lost at once."""
    return goal.needed and not isinstance(goal.needs, goals.Hold)


def _never(box: Box, legend: LegendFile, needs: object, everything: list[Word]) -> str:
    """Why this is never met, or ""."""
    if isinstance(needs, goals.Bring):
        return _never_brought(box, legend, needs, everything)
    if isinstance(needs, goals.Beat):
        return _never_beaten(legend, needs, everything)
    if isinstance(needs, goals.Reach):
        return _never_reached(box, legend, needs)
    if isinstance(needs, goals.Count):
        return _never_raised(box, legend, needs.counter, needs.need, everything)
    if isinstance(needs, goals.Clear):
        return never_comes(needs.creature, "", everything)
    if isinstance(needs, goals.Survive):
        return _too_many(legend, needs.need) or _too_few(legend, needs.need)
    if isinstance(needs, goals.Cards):
        known = needs.pile in box.box.piles or needs.pile in legend.piles
        return _never_dealt(needs.pile, everything) if known else ""
    if isinstance(needs, goals.Have):
        return _too_few(legend, needs.need)
    if isinstance(needs, goals.Before) and needs.letter == "A":
        return "the narrator begins at A"
    return ""


def _never_brought(box: Box, legend: LegendFile, needs: goals.Bring, everything: list[Word]) -> str:
    spaces = [needs.to] if isinstance(needs.to, int) else needs.to
    if isinstance(spaces, list) and all(space in box.board.closed for space in spaces):
        return f"no hero can enter {_listed(spaces)}"
    names = [needs.thing] if isinstance(needs.thing, str) else needs.thing
    if any(name not in box.items.things for name in names):
        # That there is no such thing is said already; so below.
        return ""
    if needs.counter:
        never = _never_raised(box, legend, needs.counter, needs.need, everything)
    else:
        never = _never_enough(box, legend, names, needs)
    never = never or _too_few(legend, needs.need)
    absent = [never_lies(box, name, everything) for name in names]
    return never or (absent[0] if all(absent) else "")


def _never_enough(box: Box, legend: LegendFile, names: list[str], needs: goals.Bring) -> str:
    """Why the box has not so many of these things, or ""."""
    most = _most(legend, needs.need)
    kinds = [box.items.things[name] for name in names]
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


def _never_beaten(legend: LegendFile, needs: goals.Beat, everything: list[Word]) -> str:
    if not needs.opponents:
        return "it names no opponent"
    if needs.need is not None:
        most = _most(legend, needs.need)
        if most > len(needs.opponents):
            return f"it needs {most}, but names only {len(needs.opponents)}"
        if _too_few(legend, needs.need):
            return _too_few(legend, needs.need)
    for name in needs.opponents:
        if name in legend.named and never_comes("", name, everything):
            return never_comes("", name, everything)
    return ""


def _never_reached(box: Box, legend: LegendFile, needs: goals.Reach) -> str:
    if all(space in box.board.closed for space in needs.at):
        return "it names no space that a hero can enter"
    return _too_many(legend, needs.need) or _too_few(legend, needs.need)


def _never_dealt(pile: str, everything: list[Word]) -> str:
    for word in everything:
        if isinstance(word, Draw) and word.pile == pile and word.then == "own":
            return ""
    return f"no hero ever gets a card of '{pile}'"


def _never_raised(
    box: Box, legend: LegendFile, counter: str, need: control.Number, everything: list[Word]
) -> str:
    most = _most(legend, need)
    known = counter in SWITCHES
    for word in everything:
        if isinstance(word, control.Roll) and word.into == counter:
            known = True
            if word.die not in box.box.dice or max(box.box.dice[word.die].faces) >= most:
                return ""
        if isinstance(word, (control.Add, control.Set)) and counter in word.counters:
            known = True
            enough = 1 if isinstance(word, control.Add) else most
            given = word.counters[counter]
            if not isinstance(given, int) or given >= enough:
                return ""
    return f"nothing brings '{counter}' to {most}" if known else ""


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


def _most(legend: LegendFile, number: control.Number) -> int:
    sizes = range(legend.heroes[0], legend.heroes[1] + 1)
    return max((value for size in sizes for value in _values(number, size)), default=0)


def _too_many(legend: LegendFile, number: control.Number) -> str:
    """Why there are not so many heroes, or ""."""
    for size in range(legend.heroes[0], legend.heroes[1] + 1):
        if max(_values(number, size), default=0) > size:
            return f"it needs more heroes than {size}"
    return ""


def _too_few(legend: LegendFile, number: control.Number) -> str:
    sizes = range(legend.heroes[0], legend.heroes[1] + 1)
    if any(value < 1 for size in sizes for value in _values(number, size)):
        return "'need' is at least 1"
    return ""
