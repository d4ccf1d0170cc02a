"""The Curse: its pawn on the solid line, and the heroes it catches."""

from rietland.kernel.control import emit, end
from rietland.kernel.state import LOST, PLAYING
from rietland.trail import events
from rietland.trail.base import TrailBase
from rietland.trail.places import curse_space, line_length, order_of
from rietland.trail.state import State


def advance(g: TrailBase, s: State, spaces: int, rule: str) -> None:
    """So many spaces along the solid line; below 0: back, never behind its start."""
    # rule: CT-CPAWN-1, CT-CPAWN-2, CT-CPAWN-4, CT-SYM-10, CT-SYM-12, CT-SYM-13
    before = curse_space(g, s)
    was = s.curse
    s.curse = max(0, min(s.curse + spaces, line_length(g, s) - 1))
    emit(g, s, events.CURSE, -1, before, curse_space(g, s), s.curse - was, rule)
    check_caught(g, s)


def is_caught(g: TrailBase, s: State, hero: int) -> bool:
    """The Curse has reached or passed this hero, at the target too."""
    # rule: CT-CPAWN-3, CT-MOVE-9, CT-OPEN-2, CT-OPEN-10
    return s.curse >= order_of(g, s, s.at[hero])


def check_caught(g: TrailBase, s: State) -> None:
    # rule: CT-CPAWN-3, CT-END-2
    for h in range(s.size):
        if s.result == PLAYING and is_caught(g, s, h):
            end(g, s, LOST, "trail-why-curse", "CT-END-2")


def distance(g: TrailBase, s: State, hero: int) -> int:
    """So many spaces the Curse may go on before it has caught this hero."""
    return order_of(g, s, s.at[hero]) - s.curse


def penalty(g: TrailBase, s: State) -> int:
    """Steps that every space costs more while the Curse stands where it does."""
    # rule: CT-SYM-14
    return g.book.spaces[curse_space(g, s)].penalty
