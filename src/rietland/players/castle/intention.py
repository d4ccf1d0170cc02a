"""Intentions among cards: what an input does, and how it is named."""

from rietland.castle import verbs as v
from rietland.castle.base import CastleBase
from rietland.castle.cards import creature_at, object_at
from rietland.castle.state import State
from rietland.castle.view.labels import card_label, encounter_label
from rietland.castle.view.labels import place_label as location_label
from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.slots import card_of, is_up, top
from rietland.kernel.state import BaseState
from rietland.players.companions.intention import Intentions
from rietland.players.search import thought as t
from rietland.players.search.thought import Intent
from rietland.views import Label


class CastleIntentions(Intentions):
    """Intentions of heroes in the castle."""

    rest = ".cards"

    def here(self, s: BaseState, h: int) -> int:
        assert isinstance(s, State)
        return here(s, h)

    def deed(self, g: Game, s: BaseState, action: Action) -> Intent | None:
        assert isinstance(g, CastleBase)
        assert isinstance(s, State)
        return deed(g, s, action)

    def is_past(self, s: BaseState, h: int, step: Intent) -> bool:
        assert isinstance(s, State)
        if step.kind == t.PLAY:
            return step.what not in s.heroes[h].hand
        if step.kind == t.FIGHT and step.what >= 0:
            return _shown(s, step.place) != step.what
        if step.kind == t.UNCOVER and step.place >= 0:
            return _shown(s, step.place) >= 0
        is_there = step.kind == t.GO and step.place == here(s, h)
        return is_there or super().is_past(s, h, step)

    def place_label(self, g: Game, place: int) -> Label:
        assert isinstance(g, CastleBase)
        return place_label(g, place)

    def what_label(self, g: Game, s: BaseState, step: Intent) -> Label | None:
        assert isinstance(g, CastleBase)
        assert isinstance(s, State)
        return what_label(g, s, step)


def here(s: State, h: int) -> int:
    return s.heroes[h].place


def _shown(s: State, place: int) -> int:
    """The encounter that lies face up on top of a location, or -1."""
    slot = top(s.encounters, place)
    return card_of(slot) if is_up(slot) else -1


def deed(g: CastleBase, s: State, a: Action) -> Intent | None:
    """The step an input takes, or begins; None for answers that are no step of a plan."""
    return _deed_at(g, s, a, here(s, a.who))


def deeds(g: CastleBase, s: State, plan: dict[int, Action], who: int) -> list[Intent]:
    """The steps of what a hero still plans to do, each from where those before it lead."""
    found: list[Intent] = []
    at = here(s, who)
    for seq in sorted(plan):
        a = plan[seq]
        if seq < s.seq or a.who != who:
            continue
        step = _deed_at(g, s, a, at)
        if step is not None:
            found.append(step)
        if a.verb == v.GO:
            at = a.a
    return found


def _deed_at(g: CastleBase, s: State, a: Action, at: int) -> Intent | None:
    verb = a.verb
    if verb == v.PLAY:
        return Intent(t.PLAY, -1, a.a)
    if verb == v.GO:
        return Intent(t.GO, a.a)
    if verb == v.FIGHT:
        return Intent(t.FIGHT, a.a, creature_at(g, s, a.a))
    if verb == v.RECOVER:
        return Intent(t.REST)
    if verb == v.TAKE:
        return Intent(t.FETCH, at, object_at(g, s, at))
    if verb == v.GIVE:
        step = Intent(t.GIVE, -1, a.a)
        step.team = [a.b]
        return step
    if verb in (v.REVEAL, v.MISSION):
        return Intent(t.UNCOVER, a.a)
    return Intent(t.UNCOVER, at) if verb == v.UNCOVER else None


def place_label(g: CastleBase, place: int) -> Label:
    return Label("step-location", {"place": location_label(g, place)})


def what_label(g: CastleBase, s: State, step: Intent) -> Label | None:
    """Card, foe or object by name, or None when the step names none."""
    if step.kind == t.FIGHT:
        kind = creature_at(g, s, step.place) if step.place > 0 else -1
        kind = kind if kind >= 0 else step.what
        known = 0 <= kind < len(g.book.encounters)
        return encounter_label(g, kind) if known else Label("creature")
    if step.what < 0:
        return None
    if step.kind == t.FETCH:
        known = step.what < len(g.book.encounters)
        return encounter_label(g, step.what) if known else None
    return card_label(g, step.what) if step.what < len(g.book.hand_cards) else None
