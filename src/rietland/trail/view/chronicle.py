"""The story of a finished game: opponents beaten, stages reached, when the Curse came near."""

from collections.abc import Iterable
from typing import Final

from rietland.trail.view.types import TrailView
from rietland.views import Chronicle, Label, News, TurningPoint, weightiest

#: Weights: the end of the way, a stage, an opponent, fog, a leap of the Curse.
REACHED: Final = 20
STAGE: Final = 12
BEATEN: Final = 6
_WEIGHTS: Final = {
    "reached": REACHED,
    "stage": STAGE,
    "beaten": BEATEN,
    "fire": 5,
    "merged": 3,
    "back_again": 2,
}
#: What is not good for the heroes.
_BAD: Final = ("fire", "curse")
#: A leap of the Curse that is told.
LEAP: Final = 2


def trail_chronicle(lines: Iterable[tuple[int, News]], view: TrailView) -> Chronicle:
    """What was decisive, as the news tell it, and how close it was."""
    points: list[TurningPoint] = []
    turn = 0
    beaten = 0
    together = 0
    for seq, line in lines:
        if line.kind == "turn":
            turn += 1
        beaten += line.kind == "beaten"
        weight = _WEIGHTS.get(line.kind, 0)
        if line.kind == "stage" and line.where == 0:
            # Where everything begins nothing is decided.
            weight = 0
        if line.kind == "joined":
            together = 1
        elif line.kind == "beaten":
            weight += together
            together = 0
        if line.kind == "curse" and line.amount >= LEAP:
            weight = 4 + line.amount
        if weight:
            when = Label("trail-turn", {"number": turn})
            points.append(TurningPoint(seq, when, line.label, line.kind not in _BAD, weight))
    return Chronicle(_facts(view, beaten), weightiest(points))


def _facts(view: TrailView, beaten: int) -> list[Label]:
    leads = [hero.lead for hero in view.heroes]
    return [
        Label("trail-fact-turns", {"number": view.turn}),
        Label("trail-fact-stages", {"number": sum(one.begun for one in view.stages)}),
        Label("trail-fact-beaten", {"number": beaten}),
        Label("trail-fact-lead", {"number": max(0, min(leads))}),
    ]
