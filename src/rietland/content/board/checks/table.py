"""The table of checks: by kind of record what is checked of it, by itself where it stands.

A word that is not in it is all said by its types, its names, its numbers and what it must know.
"""

from collections.abc import Iterable
from typing import Final

from rietland.content.board.box import Box
from rietland.content.board.checks.conditions import CONDITIONS
from rietland.content.board.checks.creatures import CREATURES
from rietland.content.board.checks.filters import FILTERS
from rietland.content.board.checks.goals import GOALS
from rietland.content.board.checks.heroes import HEROES
from rietland.content.board.checks.legend import LEGEND
from rietland.content.board.checks.numbers import NUMBERS
from rietland.content.board.checks.records import RECORDS
from rietland.content.board.checks.things import THINGS
from rietland.content.board.checks.walk import Checks, Walk
from rietland.content.board.checks.whens import WHENS
from rietland.content.board.legend_file import LegendFile
from rietland.content.reading import Reading
from rietland.vocabulary.control import Word

CHECKS: Final[Checks] = {
    **NUMBERS, **FILTERS, **CONDITIONS, **HEROES, **CREATURES, **THINGS, **LEGEND, **WHENS,
    **GOALS, **RECORDS,
}  # fmt: skip


def check_records(
    draft: Reading,
    files: Iterable[Word],
    box: Box,
    legend: LegendFile | None,
    everything: list[Word],
) -> None:
    """Every record of these files by itself; `everything` is what can ever matter."""
    walk = Walk(draft, CHECKS, box, legend, everything)
    for file in files:
        walk.visit(file)
