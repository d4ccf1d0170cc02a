"""What playing taught: weights, and a table of corrections by sort of task and mark of the moment.

A file for each number of heroes holds both by names, of the corrections only what is not nought;
`tools/learn.py` writes them.
"""

import json
from importlib import resources
from typing import Any, Final

FOLDER: Final = "learned"
#: Numbers of heroes there is a file for.
SIZES: Final[list[int]] = [2, 3, 4]

#: What a task is about; fights by how strong the creature is.
SORTS: Final = [
    "seek",
    "turn-fog",
    "coin",
    "farmer",
    "rune",
    "flask",
    "errand",
    "gain",
    "buy",
    "well",
    "bring",
    "lead-home",
    "wait",
    "meet",
    "final_fight",
    "guarded",
    "prey-weak",
    "prey-strong",
    "prey-mighty",
    "defence-weak",
    "defence-strong",
    "defence-mighty",
    "approach-weak",
    "approach-strong",
    "approach-mighty",
]
#: How the legend stands, and who would do it: one mark of each group holds.
MARKS: Final = [
    # What must be brought: sought before and after the foe is known, absent, on its way, there.
    "sought-early",
    "sought",
    "absent",
    "moving",
    "brought",
    # Sunrises until the castle falls.
    "fall-1",
    "fall-2",
    "fall-3",
    "fall-4",
    "fall-later",
    # Letters before the narrator.
    "letters-2",
    "letters-4",
    "letters-7",
    "letters-10",
    "letters-more",
    # A hero alone, or how many.
    "fighter",
    "archer",
    "turner",
    "bargainer",
    "two",
    "three",
    "four",
    # Willpower of the weakest.
    "willpower-3",
    "willpower-6",
    "willpower-10",
    "willpower-more",
    # Hours the most tired has used.
    "hours-2",
    "hours-5",
    "hours-7",
    "hours-more",
    # Strength that is missing against the foe.
    "missing-none",
    "missing-6",
    "missing-12",
    "missing-more",
    # The sunrise at which the creature comes to the castle.
    "arrives-1",
    "arrives-2",
    "arrives-3",
    "arrives-later",
]


def nothing() -> list[float]:
    """A table that changes nothing."""
    return [0.0] * (len(SORTS) * len(MARKS))


def numbers(size: int) -> dict[str, float]:
    """The weights by name."""
    return {name: float(value) for name, value in _read(size)["weights"].items()}


def corrections(size: int) -> list[float]:
    """The table, row by row of the sorts."""
    table = nothing()
    for sort, row in _read(size)["corrections"].items():
        for mark, value in row.items():
            table[SORTS.index(sort) * len(MARKS) + MARKS.index(mark)] = float(value)
    return table


def _read(size: int) -> dict[str, dict[str, Any]]:
    file = resources.files("rietland.players.board").joinpath(FOLDER, f"{size}.json")
    found: dict[str, dict[str, Any]] = json.loads(file.read_text("utf-8"))
    return found


def by_name(table: list[float]) -> dict[str, dict[str, float]]:
    """The table as the file has it."""
    found: dict[str, dict[str, float]] = {}
    for i, sort in enumerate(SORTS):
        row: dict[str, float] = {}
        for j, mark in enumerate(MARKS):
            value = round(table[i * len(MARKS) + j], 2)
            if value != 0.0:
                row[mark] = value
        if row:
            found[sort] = row
    return found
