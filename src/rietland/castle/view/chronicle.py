"""The story of a finished game: missions completed, the best fights, how near the dragon came."""

from collections.abc import Iterable
from typing import Final

from rietland.castle.view.types import CastleView
from rietland.views import Args, Chronicle, Label, News, TurningPoint, weightiest

#: Weights: a mission, a burden, a pile of narrator cards that is nearly gone.
MISSION: Final = 20
BURDEN: Final = 6
DRAGON: Final = 8
#: Narrator cards with which the dragon is near.
FEW: Final = 2


def castle_chronicle(lines: Iterable[tuple[int, News]], view: CastleView) -> Chronicle:
    """What was decisive, as the news tell it, and how close the end was."""
    points: list[TurningPoint] = []
    turn, slain = 0, 0
    for seq, line in lines:
        weight, good = 0, True
        if line.kind == "turn":
            turn += 1
        elif line.kind == "completed":
            weight = MISSION
        elif line.kind == "slain":
            slain += 1
            weight = line.amount
        elif line.kind == "burden":
            weight, good = BURDEN, False
        elif line.kind == "narrator" and turn and line.amount <= FEW:
            weight, good = DRAGON - line.amount, False
        if weight:
            when = Label("castle-turn", {"number": turn})
            points.append(TurningPoint(seq, when, line.label, good, weight))
    return Chronicle(_facts(view, slain), weightiest(points))


def _facts(view: CastleView, slain: int) -> list[Label]:
    missions = view.missions
    done: Args = {"done": len(missions.completed), "needed": missions.needed}
    return [
        Label("castle-turn", {"number": view.turn}),
        Label("castle-missions", done),
        Label("over-slain", {"number": slain}),
        Label("castle-score", {"number": view.narrator.left}),
    ]
