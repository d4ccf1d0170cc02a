"""What a browser is shown: the view of its seats, and what happened, as far as it may know.

A browser may speak for several seats (a hot seat). It sees with the eyes of the seat that is
asked, or of its first one, and may do what any of them may do beside the question.
"""

from typing import Any, cast

from rietland.kernel.action import CHANCE
from rietland.table.errors import CannotUndo
from rietland.table.table import Table
from rietland.views import News
from rietland.web.jobs.workers import Account
from rietland.web.messages import AnyView, Told, View, written

#: Seats a browser speaks for now.
Audience = tuple[int, ...]


class Screens:
    """The present state as every audience sees it; the view of a seat is made once."""

    def __init__(self, table: Table, told: list[Account]) -> None:
        self.table = table
        self.told = told
        self.asked = table.game.pending(table.state).seat
        self._views: dict[int, dict[str, Any]] = {}

    def text(self, mine: Audience) -> str:
        """The message for an audience."""
        seats = list(mine)
        told = [
            Told(seq, seat, say if tells_nothing(say, self.table.is_over) else "", news)
            for seq, seat, say, news in (
                (seq, seat, say, cast("list[News]", heard(news, mine)))
                for seq, seat, say, news in self.told
            )
        ]
        view = cast("AnyView", merged(self._view, mine, self.asked))
        return written(
            View(self.table.id, self.table.seq, view, seats, told, self._undo() if mine else None)
        )

    def _view(self, seat: int) -> dict[str, Any]:
        if seat not in self._views:
            self._views[seat] = self.table.view(seat)
        return self._views[seat]

    def _undo(self) -> int | None:
        try:
            return self.table.undo_target()
        except CannotUndo:
            return None


def merged(view_of: Any, mine: Audience, asked: int) -> dict[str, Any]:  # noqa: ANN401 - a callable or a dict's getter
    """One view for all seats of a browser."""
    lead = asked if asked in mine else (mine[0] if mine else CHANCE)
    view: dict[str, Any] = view_of(lead)
    if len(mine) < 2:
        return view
    view = dict(view)
    for seat in mine:
        if seat == lead:
            continue
        other = view_of(seat)
        view["asides"] = [*view["asides"], *other["asides"]]
        deck = view.get("deck")
        if deck and not deck["top"] and other["deck"]["top"]:
            # What one of the heads at this screen knows, all of them know.
            view["deck"] = other["deck"]
    return view


def heard(news: dict[int, list[dict[str, Any]]], mine: Audience) -> list[dict[str, Any]]:
    """What these seats together know of an input: the fullest account any of them has."""
    common = news.get(CHANCE, [])
    for seat in mine:
        if seat in news and news[seat] != common:
            return news[seat]
    return common


def tells_nothing(say: str, is_over: bool) -> bool:
    """Whether an input may be shown to everybody: a card drawn may be known to one seat only."""
    return is_over or not say.startswith("draw ")
