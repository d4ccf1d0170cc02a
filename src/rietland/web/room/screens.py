"""What a browser is shown: the view of its seats, and what happened, as far as it may know.

A browser may speak for several seats (a hot seat). It sees with the eyes of the seat that is
asked, or of its first one, and may do what any of them may do beside the question.
"""

from collections.abc import Callable, Iterable
from copy import copy
from typing import cast

from rietland.kernel.action import CHANCE
from rietland.table.errors import CannotUndo
from rietland.table.table import Happened, Table
from rietland.views import News, ViewHead
from rietland.web.messages import AnyView, Told, View, written

#: Seats a browser speaks for now.
Audience = tuple[int, ...]


def screens(
    table: Table, happened: list[Happened], audiences: Iterable[Audience]
) -> dict[Audience, str]:
    """The message with the present state for every audience; the view of a seat is made once."""
    views: dict[int, ViewHead] = {}

    def view_of(seat: int) -> ViewHead:
        if seat not in views:
            views[seat] = table.view(seat)
        return views[seat]

    asked, undo = table.asked, _undo(table)
    alone, hands_over = table.only_answer()
    made: dict[Audience, str] = {}
    for mine in audiences:
        view = cast("AnyView", merged(view_of, mine, asked))
        news = [told(one, mine, table.is_over) for one in happened]
        back = undo if mine else None
        only = alone if asked in mine else ""
        shown = View(table.id, table.seq, view, list(mine), news, back, only, hands_over)
        made[mine] = written(shown)
    return made


def _undo(table: Table) -> int | None:
    try:
        return table.undo_target()
    except CannotUndo:
        return None


def merged(view_of: Callable[[int], ViewHead], mine: Audience, asked: int) -> ViewHead:
    """One view for all seats of a browser."""
    lead = asked if asked in mine else (mine[0] if mine else CHANCE)
    view = view_of(lead)
    if len(mine) < 2:
        return view
    view = copy(view)
    for seat in mine:
        if seat != lead:
            view.looks_with(view_of(seat))
    return view


def told(one: Happened, mine: Audience, is_over: bool) -> Told:
    """What these seats may know of an input. A card drawn may be known to one seat only."""
    say = one.say if is_over or not one.say.startswith("draw ") else ""
    return Told(one.seq, one.seat, say, heard(one, mine))


def heard(one: Happened, mine: Audience) -> list[News]:
    """What these seats together know of it: the fullest account any of them has."""
    common = one.news.get(CHANCE, [])
    for seat in mine:
        if seat in one.news and one.news[seat] != common:
            return one.news[seat]
    return common
