"""The forecast of the next sunrise: which creatures come where, as things are.

Only the moves of creatures are played, on a copy: no event card is drawn and no trigger runs, so
nothing hidden is told.
"""

from typing import Final

from rietland.board import events
from rietland.board.base import Board
from rietland.board.frames import SUNRISE
from rietland.board.pieces import creatures
from rietland.board.state import IN_CASTLE, State
from rietland.board.turn import sunrise
from rietland.board.view.names import creature_label
from rietland.board.view.types import Dawn, DawnMove, Label
from rietland.kernel.frame import Frame
from rietland.kernel.state import LOST, PLAYING

#: What tells where a creature came to.
_CAME: Final = (events.MARCHED, events.GOT_AWAY, events.BROKE_IN)


def forecast(g: Board, s: State) -> Dawn | None:
    """What the creatures will do; during a sunrise what is left of it. None once all is over."""
    # rule: AN-SUN-2, AN-SUN-3, AN-SUN-4, AN-SUN-5, AN-SUN-6, AN-SHLD-1, AN-SHLD-4
    if s.result != PLAYING:
        return None
    after = s.copy()
    sun = _sunrise(after)
    stands = {c: (s.creature_space[c], index) for c, index in standing(s)}
    moves: list[DawnMove] = []
    for c in sun.args:
        if c in stands:
            _move(g, after, c, stands[c], moves)
    for at in range(sun.at, len(g.book.sunrise)):
        what = g.book.sunrise[at]
        if what >= 0 and at not in s.crossed and what not in s.skipped:
            for c in creatures.of_kind(after, what):
                _move(g, after, c, stands[c], moves)
    gets_in = sum(1 for move in moves if move.gets_in)
    lost = after.result == LOST
    free = max(0, s.shields - s.intruders)
    return Dawn(moves, gets_in, free, lost, _says(g, s, moves, lost))


def standing(s: State) -> list[tuple[int, int]]:
    """Creatures on the board, lowest space first, each with its place among those on its space."""
    found: list[tuple[int, int]] = []
    space = -1
    for c in creatures.standing(s):
        index = found[-1][1] + 1 if s.creature_space[c] == space else 0
        space = s.creature_space[c]
        found.append((c, index))
    return found


def ending_loses(g: Board, s: State, h: int) -> Label | None:
    """What is told to the last hero awake when the sunrise would lose the legend."""
    for other, hero in enumerate(s.heroes):
        if other != h and not hero.resting:
            return None
    dawn = forecast(g, s)
    return dawn.says if dawn is not None and dawn.lost else None


def _sunrise(after: State) -> Frame:
    """The sunrise that is told: the one under way, else the next. Crowds last until it is over."""
    # rule: AN-L5-5
    for f in after.agenda:
        if f.kind == SUNRISE:
            return f
    after.agenda.append(Frame(SUNRISE, "", 0, -1, []))
    return after.agenda[-1]


def _move(g: Board, after: State, c: int, stand: tuple[int, int], moves: list[DawnMove]) -> None:
    """The move of one creature; nothing is noted of one that stays."""
    start = after.creature_space[c]
    if start < 0 or sunrise.stays(g, after, c):
        return
    after.news = []
    creatures.march(g, after, c)
    for event in after.news:
        if event.kind in _CAME:
            to = g.book.castle if event.kind == events.BROKE_IN else event.where
            gets_in = after.creature_space[c] == IN_CASTLE or creatures.is_fatal(g, after, c, to)
            moves.append(DawnMove(stand[0], stand[1], start, to, gets_in))


def _says(g: Board, s: State, moves: list[DawnMove], lost: bool) -> Label | None:
    """The forecast in words; nothing where there is no castle to hold."""
    if g.book.castle < 0 or g.book.castle in s.crowds:
        return None
    inside = [move for move in moves if move.gets_in]
    free = max(0, s.shields - s.intruders)
    if not inside:
        return Label("dawn-none")
    if lost and len(inside) <= free:
        # rule: AN-L3-17
        return Label("dawn-fatal", {"creature": _fatal(g, s, inside)})
    return Label("dawn-lost" if lost else "dawn", {"number": len(inside), "free": free})


def _fatal(g: Board, s: State, inside: list[DawnMove]) -> Label:
    """The one with which the legend would be lost, shields or not."""
    here = {(s.creature_space[c], index): c for c, index in standing(s)}
    found = [here[move.space, move.index] for move in inside]
    fatal = [
        c for c, move in zip(found, inside, strict=True) if creatures.is_fatal(g, s, c, move.to)
    ]
    return creature_label(g, s.creature_kind[fatal[0]], s.creature_name[fatal[0]])
