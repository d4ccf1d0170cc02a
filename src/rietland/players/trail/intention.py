"""Intentions on a trail: the card that is used, the space a hero goes to, the opponent it beats."""

from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.slots import card_of
from rietland.kernel.state import BaseState
from rietland.players.companions.intention import Intentions
from rietland.players.search import thought as t
from rietland.players.search.thought import Intent
from rietland.trail import verbs
from rietland.trail.base import TrailBase
from rietland.trail.book import WIDTH
from rietland.trail.cards import top
from rietland.trail.places import other
from rietland.trail.state import State, seen_from
from rietland.trail.view.labels import kind_label, space_label
from rietland.views import Label


class TrailIntentions(Intentions):
    """Intentions of heroes before the Curse."""

    rest = ".trail"

    def here(self, s: BaseState, h: int) -> int:
        assert isinstance(s, State)
        return s.at[h]

    def deed(self, g: Game, s: BaseState, action: Action) -> Intent | None:
        del g
        assert isinstance(s, State)
        return deed(s, action)

    def is_past(self, s: BaseState, h: int, step: Intent) -> bool:
        """A turn is one card: what was meant for it is over with it."""
        assert isinstance(s, State)
        return s.active != h or super().is_past(s, h, step)

    def place_label(self, g: Game, place: int) -> Label:
        assert isinstance(g, TrailBase)
        return Label("step-location", {"place": space_label(g, place)})

    def what_label(self, g: Game, s: BaseState, step: Intent) -> Label | None:  # noqa: ARG002
        assert isinstance(g, TrailBase)
        if step.what == len(g.book.deck):
            # Willpower that somebody asked for.
            return Label("good-willpower")
        return kind_label(g, step.what) if 0 <= step.what < len(g.book.deck) else None


def deed(s: State, a: Action) -> Intent | None:
    """The step an input takes, or begins; None for answers that are no step of a plan."""
    if a.verb == verbs.GO:
        return Intent(t.GO, a.a) if a.a != s.at[a.who] else Intent(t.STAY)
    if a.verb in (verbs.FIGHT, verbs.CALL):
        place = seen_from(a.who, a.b)
        step = Intent(t.FIGHT, -1, card_of(top(s, place // WIDTH, place % WIDTH)))
        if a.verb == verbs.CALL and s.size > 1:
            step.team = [other(s, a.who)]
        return step
    if a.verb not in (verbs.MOVE, verbs.USE, verbs.HAND):
        return None
    what = card_of(top(s, a.who, a.a))
    if what < 0:
        return None
    if a.verb == verbs.HAND:
        step = Intent(t.GIVE, -1, what)
        step.team = [other(s, a.who)]
        return step
    return Intent(t.PLAY, -1, what)
