"""The story of a finished reading: memories found, tests that decided, endings."""

from collections.abc import Iterable
from typing import Final

from rietland.book.view.types import BookView
from rietland.views import Chronicle, Label, News, TurningPoint, weightiest

#: Weights: an ending, a memory, a gift that was used, a test that was failed or passed.
ENDING: Final = 20
MEMORY: Final = 10
GIFT: Final = 6
FAILED: Final = 4
PASSED: Final = 3
_WEIGHTS: Final = {"ending": ENDING, "gift": GIFT, "failed": FAILED, "passed": PASSED}


def book_chronicle(lines: Iterable[tuple[int, News]], view: BookView) -> Chronicle:
    """What was decisive, as the news tell it, and how much was read and found."""
    points: list[TurningPoint] = []
    page = 0
    good = {ending.name: ending.good for ending in view.endings}
    for seq, line in lines:
        if line.kind == "turned":
            page += 1
        weight = _WEIGHTS.get(line.kind, 0)
        if line.kind in ("gained", "lost") and line.what is not None and line.what.sort == "memory":
            weight = MEMORY
        if weight:
            fine = line.kind not in ("failed", "lost")
            if line.kind == "ending" and line.what is not None:
                fine = good.get(line.what.name.rpartition("-")[2], True)
            when = Label("book-page", {"number": page})
            points.append(TurningPoint(seq, when, line.label, fine, weight))
    return Chronicle(_facts(view), weightiest(points))


def _facts(view: BookView) -> list[Label]:
    return [
        Label("book-pages", {"number": view.page}),
        Label("book-sections", {"number": len(view.map.sections)}),
        Label("book-memories", {"number": len(view.sheet.memories)}),
    ]
