"""Checks of one map: the solid line, branches that rejoin it, entry and end."""

from rietland.content.faults import INCOMPLETE, NO_END, OUT_OF_RANGE, UNKNOWN_NAME
from rietland.content.reading import Reading
from rietland.content.trail.files import MapFile, MapPathRecord
from rietland.content.trail.resolve import ENTRY, TrailFiles

CURSE = "curse"


def check_map(draft: Reading, files: TrailFiles, one: MapFile) -> None:
    """Everything that can be said of a map at its place in the row."""
    names = [ENTRY, *one.spaces]
    good = True
    for path in one.paths:
        for name in (path.origin, path.to):
            if name not in names or (name == ENTRY and path.to == ENTRY):
                said = f"there is no space '{name}' on this map"
                draft.report.unknown(draft.place(path), said, UNKNOWN_NAME, name, names)
                good = False
    for name, space in one.spaces.items():
        if not all(0 <= value <= 1 for value in space.at):
            draft.wrong(
                space, f"'{name}' lies outside of its map: 'at' is from 0 to 1", OUT_OF_RANGE
            )
    if good:
        _check_ends(draft, files, one)
        _check_line(draft, one)


def _check_ends(draft: Reading, files: TrailFiles, one: MapFile) -> None:
    """Starts on the first map, an entry on the others; a red space at the end, or the targets."""
    # rule: CT-MAP-1
    heroes = [name for name, hero in files.box.figures.items() if not hero.alone]
    starts = [space.start for space in one.spaces.values() if space.start]
    targets = [space.target for space in one.spaces.values() if space.target]
    reds = [name for name, space in one.spaces.items() if space.red]
    entries = [path for path in one.paths if path.origin == ENTRY]
    if one.map == files.legend.first:
        if sorted(starts) != sorted([*heroes, CURSE]):
            draft.wrong(one, f"the first map has a start for {', '.join(heroes)} and the {CURSE}")
    elif not [path for path in entries if not path.dashed]:
        draft.wrong(one, f"a solid path from '{ENTRY}' is missing", INCOMPLETE)
    if one.map == (files.legend.last or files.legend.first):
        if sorted(targets) != sorted(heroes):
            draft.wrong(one, f"the last map has a target for {', '.join(heroes)}")
    elif len(reds) != 1:
        draft.wrong(one, "a map before another has one red space, its end", INCOMPLETE)


def _check_line(draft: Reading, one: MapFile) -> None:
    """The solid paths are one line to the end, and every branch leads back to it."""
    # rule: CT-MAP-2
    solid: dict[str, list[MapPathRecord]] = {}
    for path in one.paths:
        if not path.dashed:
            solid.setdefault(path.origin, []).append(path)
    starts = [name for name, space in one.spaces.items() if space.start == CURSE]
    here = starts[0] if starts else ENTRY
    line: list[str] = [] if here == ENTRY else [here]
    while here in solid and len(line) <= len(one.spaces):
        onward = [path.to for path in solid[here]]
        line += onward
        ends = [name for name in onward if one.spaces[name].target]
        if len(onward) > 1 and len(ends) != len(onward):
            draft.wrong(solid[here][1], f"the solid line forks at '{here}'; only targets may do so")
            return
        here = onward[0]
    if len(line) > len(one.spaces):
        draft.wrong(one, "the solid line goes round in a circle", NO_END)
        return
    last = one.spaces[here]
    if not (last.red or last.target):
        draft.wrong(
            last, f"the solid line ends at '{here}', not at a red space or a target", NO_END
        )
    _check_branches(draft, one, line)


def _check_branches(draft: Reading, one: MapFile, line: list[str]) -> None:
    leads: dict[str, list[str]] = {}
    for path in one.paths:
        leads.setdefault(path.origin, []).append(path.to)
    reached = {ENTRY, *line}
    todo = list(reached)
    while todo:
        for name in leads.get(todo.pop(), []):
            if name not in reached:
                reached.add(name)
                todo.append(name)
    for name, space in one.spaces.items():
        if name not in reached:
            draft.wrong(space, f"no path leads to '{name}'", NO_END)
        elif name not in line and not _comes_back(name, leads, line):
            draft.wrong(space, f"no way leads from '{name}' back to the solid line", NO_END)
    for path in one.paths:
        known = path.origin in line and path.to in line
        if known and line.index(path.to) <= line.index(path.origin):
            draft.wrong(path, "paths lead forward, never back along the solid line")


def _comes_back(name: str, leads: dict[str, list[str]], line: list[str]) -> bool:
    """Every way on from a branch ends on the line, in no circle."""
    here, steps = {name}, 0
    while here:
        onward: set[str] = set()
        for one in here:
            if not leads.get(one):
                return False
            onward.update(leads[one])
        here = onward - set(line)
        steps += 1
        if steps > 1000:
            return False
    return True
