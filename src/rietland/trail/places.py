"""The row of stages: which spaces there are, what leads where, and how far along each lies."""

from rietland.kernel.copy_on_write import with_value
from rietland.trail.base import TrailBase
from rietland.trail.book import Path, Space
from rietland.trail.state import RESERVE, State, place_of


def stage_of(g: TrailBase, s: State, space: int) -> int:
    """The stage that a space belongs to."""
    return s.row.index(g.book.spaces[space].map)


def begins_at(g: TrailBase, s: State, stage: int) -> int:
    """Position on the line of the whole row at which a stage begins."""
    total = 0
    for number in range(stage):
        total += g.book.maps[s.row[number]].length
    return total


def order_of(g: TrailBase, s: State, space: int) -> int:
    """The position on the line at which the Curse has caught a hero on this space."""
    # rule: CT-MAP-6, CT-OPEN-2
    return begins_at(g, s, stage_of(g, s, space)) + g.book.spaces[space].order


def curse_space(g: TrailBase, s: State) -> int:
    """The space the Curse stands on."""
    # rule: CT-CPAWN-1
    rest = s.curse
    stage = 0
    while rest >= g.book.maps[s.row[stage]].length:
        rest -= g.book.maps[s.row[stage]].length
        stage += 1
    return g.book.maps[s.row[stage]].line[rest]


def line_length(g: TrailBase, s: State) -> int:
    """Positions on the solid line of the stages that were begun."""
    return begins_at(g, s, s.opened)


def onward(g: TrailBase, s: State, space: int) -> list[int]:
    """Paths that lead on from a space, into the next stage too."""
    found = g.book.onward[space]
    if not g.book.spaces[space].red:
        return found
    following = stage_of(g, s, space) + 1
    if following >= s.opened:
        return found
    return found + g.book.entries[s.row[following]]


def origin_of(g: TrailBase, s: State, path: Path) -> int:
    """Where a path begins; into a stage it begins at the end of the one before."""
    if path.origin >= 0:
        return path.origin
    before = s.row.index(g.book.spaces[path.target].map) - 1
    return exit_of(g, s.row[before])


def exit_of(g: TrailBase, number: int) -> int:
    """The red stop space of a map."""
    for space in g.book.maps[number].spaces:
        if g.book.spaces[space].red:
            return space
    raise AssertionError("a map before another has an end")


def backward(g: TrailBase, space: int) -> list[int]:
    """Paths that lead to a space."""
    return g.book.backward[space]


def neighbours(g: TrailBase, s: State, a: int, b: int) -> bool:
    """One path joins two spaces, solid or dashed, also across two stages."""
    # rule: CT-NEAR-1
    for path in onward(g, s, a):
        if g.book.paths[path].target == b:
            return True
    for path in onward(g, s, b):
        if g.book.paths[path].target == a:
            return True
    return False


def other(s: State, hero: int) -> int:
    """The other hero, or -1 for who is alone."""
    return 1 - hero if s.size == 2 else -1


def hero_on(s: State, space: int, but: int) -> int:
    """The hero on a space other than this one, or -1."""
    for h in range(s.size):
        if h != but and s.at[h] == space:
            return h
    return -1


def put(s: State, hero: int, space: int) -> None:
    s.at = with_value(s.at, hero, space)


def target_of(g: TrailBase, s: State, hero: int, space: Space) -> bool:
    """Whether this is the hero's target; who is alone may reach any."""
    # rule: CT-SYM-2, CT-SOLO-1
    kind = g.book.heroes[s.kinds[hero]]
    return space.target != "" and (kind.alone != "" or space.target == kind.name)


def start_of(g: TrailBase, name: str) -> int:
    """Where a hero, or the `curse`, begins."""
    # rule: CT-SYM-1, CT-SYM-3
    for space in g.book.maps[g.book.first].spaces:
        if g.book.spaces[space].start == name:
            return space
    raise AssertionError(f"no start for {name}")


# Stacks of cards.


def deck_stack(stage: int) -> int:
    """The draw deck of a stage."""
    return RESERVE + 1 + stage


def pile_stack(s: State, hero: int, pile: int) -> int:
    """A hero's pile among the stacks."""
    return RESERVE + 1 + len(s.row) + place_of(hero, pile)


def deck_stage(g: TrailBase, s: State, hero: int) -> int:
    """The stage whose draw deck a hero uses: his own, or the first that is not left by both."""
    # rule: CT-FOG-4, CT-STAGE-3
    return max(s.left, stage_of(g, s, s.at[hero]))
