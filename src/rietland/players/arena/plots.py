"""The plots of an arena's page: inline SVG that needs no script.

Across they are measured in parts of their width and down in pixels, so they fill a phone as well
as a wide screen and their words keep their size. Shapes and hatching say all that colours say.
"""

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final

from rietland.players.arena.games import Outcome

#: Height of a strip with one mark, of a histogram, and of a bar.
STRIP: Final = 34
TALL: Final = 76
BAR: Final = 34
#: Where a strip has its lines and its axis its numbers, as parts of the width.
QUARTERS: Final = [0.0, 0.25, 0.5, 0.75, 1.0]
#: Most columns of a histogram.
COLUMNS: Final = 32
#: Marks of the players in their order: disc, square, diamond, triangle; then again.
SHAPES: Final = [
    "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0",
    "M-5.5 -5.5h11v11h-11z",
    "M0 -7.5L7.5 0L0 7.5L-7.5 0z",
    "M0 -7L7 5.5H-7z",
]
#: Ways to fill a cause of loss; the page's style knows them.
FILLS: Final = 5


def across(part: float) -> str:
    return f"{100 * part:.3f}%"


def mark(player: int) -> str:
    return f'<path class="mark mark-{player % len(SHAPES)}" d="{SHAPES[player % len(SHAPES)]}"/>'


def badge(player: int) -> str:
    """The mark of a player beside its name."""
    return (
        '<svg class="badge" width="18" height="18" viewBox="-9 -9 18 18" aria-hidden="true">'
        f"{mark(player)}</svg>"
    )


def row(who: str, drawing: str, value: str) -> str:
    return (
        f'<div class="row"><span class="who">{who}</span>{drawing}'
        f'<span class="value">{value}</span></div>'
    )


def _drawing(height: int, said: str, inside: str) -> str:
    return (
        f'<svg class="draw" height="{height}" role="img" aria-label="{escape(said)}">{inside}</svg>'
    )


def axis(ticks: Sequence[tuple[float, str]]) -> str:
    """Numbers under a plot, at parts of its width."""
    words = "".join(
        f'<line x1="{across(at)}" x2="{across(at)}" y1="0" y2="5"/>'
        f'<text x="{across(at)}" y="18" text-anchor="{_anchor(at)}">{escape(word)}</text>'
        for at, word in ticks
    )
    drawing = f'<svg class="draw axis" height="22" aria-hidden="true">{words}</svg>'
    return f'<div class="row feet"><span class="who"></span>{drawing}</div>'


def _anchor(at: float) -> str:
    if at < 0.04:
        return "start"
    return "end" if at > 0.96 else "middle"


def whisker(player: int, value: float, interval: tuple[float, float], said: str) -> str:
    """A value with its interval, all as parts of the width; faint lines at its quarters."""
    middle = STRIP / 2
    low, high = across(interval[0]), across(interval[1])
    lines = "".join(
        f'<line class="grid" x1="{across(at)}" x2="{across(at)}" y1="-4" y2="{STRIP + 4}"/>'
        for at in QUARTERS
    )
    ends = "".join(
        f'<line class="reach" x1="{x}" x2="{x}" y1="{middle - 6}" y2="{middle + 6}"/>'
        for x in (low, high)
    )
    return _drawing(
        STRIP,
        said,
        f'{lines}<line class="reach" x1="{low}" x2="{high}" y1="{middle}" y2="{middle}"/>{ends}'
        f'<svg x="{across(value)}" y="{middle}" overflow="visible">{mark(player)}</svg>',
    )


# Lengths.


class Scale:
    """Columns of equal width from a first value on, the same for all players."""

    def __init__(self, values: list[int]) -> None:
        least, most = min(values), max(values)
        self.width: int = _round_up((most - least + 1) / COLUMNS)
        self.first: int = floor(least / self.width) * self.width
        self.count: int = max(1, ceil((most + 1 - self.first) / self.width))

    def column(self, value: int) -> int:
        return (value - self.first) // self.width

    def part(self, value: float) -> float:
        """Where a value stands, as a part of the width: in the middle of a column one wide."""
        middle = 0.5 if self.width == 1 else 0.0
        return (value - self.first + middle) / (self.width * self.count)

    def ticks(self) -> list[tuple[float, str]]:
        step = _round_up(self.width * self.count / 8)
        last = self.first + self.width * self.count
        start = ceil(self.first / step) * step
        return [(self.part(value), str(value)) for value in range(start, last, step)]


def _round_up(least: float) -> int:
    """The next of 1, 2, 5, 10, 20, 50, …"""
    if least <= 1:
        return 1
    power = 10 ** floor(log10(least))
    return int(next(n * power for n in (1, 2, 5, 10) if n * power >= least - 1e-9))


def heaps(outcomes: list[Outcome], values: list[int], scale: Scale) -> list[tuple[int, int]]:
    """How many games were won and lost, by column."""
    found = [(0, 0)] * scale.count
    for outcome, value in zip(outcomes, values, strict=True):
        won, lost = found[scale.column(value)]
        found[scale.column(value)] = (won + 1, lost) if outcome.won else (won, lost + 1)
    return found


def histogram(found: list[tuple[int, int]], mean: float, said: str) -> str:
    """Games by length: won below, lost hatched above; a line at the mean (a part of the width)."""
    room = TALL - 18
    wide = 1 / len(found)
    heights = [won + lost for won, lost in found]
    highest = max(1, *heights)
    peak = (heights.index(max(heights)) + 0.5) * wide
    columns = [
        f'<line class="ground" x1="0" x2="100%" y1="{TALL}" y2="{TALL}"/>',
        f'<text x="{across(peak)}" y="12" text-anchor="{_anchor(peak)}">{max(heights)}</text>',
    ]
    for number, (won, lost) in enumerate(found):
        below = room * won / highest
        above = room * lost / highest
        place = f'x="{across((number + 0.08) * wide)}" width="{across(0.84 * wide)}"'
        for css, height, top in (
            ("won", below, TALL - below),
            ("lost", above, TALL - below - above),
        ):
            if height:
                size = f'y="{top:.2f}" height="{height:.2f}"'
                columns.append(f'<rect class="{css}" {place} {size}/>')
    at = across(mean)
    columns.append(f'<line class="mean" x1="{at}" x2="{at}" y1="16" y2="{TALL}"/>')
    return _drawing(TALL, said, "".join(columns))


# Causes.


def ends(parts: list[tuple[str, str, int]]) -> str:
    """A bar of all games: for each end its class, its words and how many."""
    games = max(1, sum(count for _, _, count in parts))
    drawn: list[str] = []
    begin = 0.0
    for css, words, count in parts:
        wide = count / games
        if count:
            drawn.append(
                f'<g><title>{escape(words)}: {count}</title><rect class="{css}" '
                f'x="{across(begin)}" y="3" width="{across(wide)}" height="{BAR - 6}"/></g>'
            )
        if wide > 0.07:
            drawn.append(
                f'<svg x="{across(begin + wide / 2)}" y="{BAR / 2}" overflow="visible">'
                '<rect class="plate" x="-17" y="-9" width="34" height="18" rx="3"/>'
                f'<text class="count" y="5" text-anchor="middle">{count}</text></svg>'
            )
        begin += wide
    said = "; ".join(f"{count}: {words}" for _, words, count in parts)
    return _drawing(BAR, said, "".join(drawn))
