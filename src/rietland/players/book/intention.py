"""Intentions of readers: which way they mean to take."""

from rietland.book import pages, verbs
from rietland.book.base import BookBase
from rietland.book.state import State
from rietland.book.view.labels import way_label
from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.state import BaseState
from rietland.players.companions.intention import Intentions
from rietland.players.search import thought as t
from rietland.players.search.thought import Intent
from rietland.views import Label


class BookIntentions(Intentions):
    """A reader means to take a way of the open page."""

    def deed(self, g: Game, s: BaseState, action: Action) -> Intent | None:
        assert isinstance(g, BookBase)
        assert isinstance(s, State)
        if action.verb != verbs.TAKE or not s.pages:
            return None
        return Intent(t.DEED, -1, pages.named(g, s.pages[-1], action.a))

    def is_past(self, s: BaseState, h: int, step: Intent) -> bool:
        assert isinstance(s, State)
        return step.what in s.taken or super().is_past(s, h, step)

    def what_label(self, g: Game, s: BaseState, step: Intent) -> Label | None:  # noqa: ARG002
        assert isinstance(g, BookBase)
        return way_label(g, step.what) if 0 <= step.what < len(g.book.ways) else None
