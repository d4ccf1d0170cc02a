"""Figures: where they stand, who takes one along like a farmer, and what one carries."""

from rietland.board import events
from rietland.board.base import Board
from rietland.board.state import NOBODY, State
from rietland.kernel.control import all_hold, emit
from rietland.kernel.copy_on_write import with_value


def put(g: Board, s: State, figure: int, space: int, who: int, rule: str) -> None:
    """A figure comes to a space, or leaves the board (-1); nobody takes it along any more.

    One that can be led has come to rest there, if a hero brought it onto the board.
    """
    # From where a card moves it, counted from 1; 0 for a figure that was not on the board.
    before = s.figures[figure] + 1 if space >= 0 and "/" in rule else 0
    s.figures = with_value(s.figures, figure, space)
    _set_leader(s, figure, -1)
    emit(g, s, events.FIGURE, who, figure, space, before, rule)
    # rule: SS-MIS-FEV-4
    if space >= 0 and who >= 0 and g.book.figure_led[figure]:
        _tell_rest(g, s, who, figure)


# Taken along.


def leader_of(s: State, figure: int) -> int:
    """The hero who takes this figure along, or -1."""
    return s.leaders[figure] if s.leaders else -1


def led_by(s: State, h: int) -> list[int]:
    """The figures that this hero takes along."""
    return [figure for figure, leader in enumerate(s.leaders) if leader == h]


def _set_leader(s: State, figure: int, h: int) -> None:
    leaders = s.leaders or [-1] * len(s.figures)
    leaders = with_value(leaders, figure, h)
    s.leaders = leaders if max(leaders) >= 0 else NOBODY


def guide_refusal(g: Board, s: State, h: int, figure: int) -> str:
    """A figure that can be led goes along with a hero on its space; nobody takes it from another.

    From one who rests it may be taken.
    """
    # rule: SS-MIS-FEV-1, SS-MIS-PRI-1, SS-MIS-PRI-3, AN-OPEN-34
    if figure < 0 or figure >= len(s.figures) or not g.book.figure_led[figure]:
        return "AN-ALLY-1"
    if s.figures[figure] != s.heroes[h].space:
        return "SS-MIS-PRI-1"
    if not all_hold(g, s, h, g.book.figure_led_while[figure]):
        return "SS-MIS-FEV-1"
    leader = leader_of(s, figure)
    if leader >= 0 and (leader == h or not s.heroes[leader].resting):
        return "SS-MIS-PRI-1"
    return ""


def guide(g: Board, s: State, h: int, figure: int) -> None:
    """From now on it goes where the hero goes."""
    _set_leader(s, figure, h)
    emit(g, s, events.GUIDED, h, figure, s.figures[figure], 0, "SS-MIS-PRI-1")


def part_refusal(s: State, h: int, figure: int) -> str:
    """Who takes a figure along may leave it anywhere."""
    if figure < 0 or figure >= len(s.figures) or leader_of(s, figure) != h:
        return "AN-ALLY-1"
    return ""


def part(g: Board, s: State, h: int, figure: int) -> None:
    """It stays behind, and so it has come to rest."""
    # rule: SS-MIS-FEV-4, SS-MIS-PRI-4
    _set_leader(s, figure, -1)
    emit(g, s, events.PARTED, h, figure, s.figures[figure], 0, "SS-MIS-PRI-1")
    _tell_rest(g, s, h, figure)


def bring(g: Board, s: State, h: int, rule: str) -> None:
    """The hero is on another space: so are those whom the hero takes along."""
    space = s.heroes[h].space
    for figure in led_by(s, h):
        s.figures = with_value(s.figures, figure, space)
        emit(g, s, events.FIGURE, h, figure, space, 0, rule)


def rest(g: Board, s: State, h: int) -> None:
    """The hero's move is over: those who go along have come to rest."""
    # rule: SS-MIS-FEV-4, SS-MIS-PRI-4
    for figure in led_by(s, h):
        _tell_rest(g, s, h, figure)


def _tell_rest(g: Board, s: State, h: int, figure: int) -> None:
    if g.book.listening[events.FIGURE_RESTS]:
        emit(g, s, events.FIGURE_RESTS, h, figure, s.figures[figure], 0, "SS-MIS-PRI-1")


# Carried.


def carried(s: State, figure: int) -> list[int]:
    """What a figure carries."""
    return [code for i, code in enumerate(s.bag) if s.bag_of[i] == figure]


def load(s: State, figure: int, code: int) -> None:
    """The figure carries one thing more."""
    s.bag = [*s.bag, code]
    s.bag_of = [*s.bag_of, figure]


def empty(s: State, figure: int) -> list[int]:
    """The figure carries nothing any more; answers what it had."""
    found = carried(s, figure)
    s.bag = [code for i, code in enumerate(s.bag) if s.bag_of[i] != figure]
    s.bag_of = [one for one in s.bag_of if one != figure]
    return found
