"""Intentions on the board: what an input does, and how places, foes and things are named."""

from typing import Final

from rietland.board import verbs as v
from rietland.board.base import Board
from rietland.board.book import BEAT, BRING, CLEAR, COUNT, HAVE, HOLD, REACH, Goal
from rietland.board.fight.opponents import creature_in_reach
from rietland.board.legend import goals as legend
from rietland.board.pieces import items, tokens
from rietland.board.pieces.things import EXCHANGE, kind_of
from rietland.board.state import State
from rietland.board.view.names import creature_label, event_key, space_label, thing_label
from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.state import BaseState
from rietland.players.board.legend.goals import goals_of
from rietland.players.board.legend.wishes import Source
from rietland.players.board.now.distances import distances
from rietland.players.board.now.open_goals import is_open
from rietland.players.board.now.open_sources import places_of
from rietland.players.companions.intention import Intentions
from rietland.players.search import thought as t
from rietland.players.search.thought import Intent
from rietland.views import Label

#: Steps that are done as soon as the hero is there.
AT_ONCE: Final = (t.GO, t.FETCH, t.EMPTY_WELL, t.UNCOVER)


class BoardIntentions(Intentions):
    """Intentions of heroes on the board."""

    def here(self, s: BaseState, h: int) -> int:
        assert isinstance(s, State)
        return here(s, h)

    def deed(self, g: Game, s: BaseState, action: Action) -> Intent | None:
        assert isinstance(g, Board)
        assert isinstance(s, State)
        return deed(g, s, action)

    def arrival(self, g: Game, s: BaseState, action: Action) -> Intent | None:
        assert isinstance(g, Board)
        assert isinstance(s, State)
        return arrival(g, s, action)

    def leads_to(self, g: Game, s: BaseState, h: int, to: int, place: int) -> bool:
        assert isinstance(g, Board)
        assert isinstance(s, State)
        return leads_to(g, s, h, to, place)

    def way(self, g: Game, s: BaseState, at: int, place: int) -> list[int]:
        assert isinstance(g, Board)
        assert isinstance(s, State)
        return distances(g, s).way(at, place)

    def may_go_round(self) -> bool:
        return True

    def is_for_later(self, s: BaseState, action: Action, step: Intent) -> bool:
        assert isinstance(s, State)
        return is_for_later(s, action, step)

    def is_past(self, s: BaseState, h: int, step: Intent) -> bool:
        assert isinstance(s, State)
        at = here(s, h)
        if step.kind == t.FIGHT:
            return s.occupant[at if step.place < 0 else step.place] < 0
        is_there = step.kind in AT_ONCE and step.place in (-1, at)
        return is_there or super().is_past(s, h, step)

    def is_near(self, g: Game, s: BaseState, h: int, place: int) -> bool:
        assert isinstance(g, Board)
        assert isinstance(s, State)
        return place >= 0 and creature_in_reach(g, s, h, place)

    def goal(self, g: Game, s: BaseState, h: int, steps: list[Intent]) -> Label | None:
        assert isinstance(g, Board)
        assert isinstance(s, State)
        return goal_label(g, s, h, steps)

    def touch(self, place: int) -> str:
        return f"space:{place}"

    def place_label(self, g: Game, place: int) -> Label:
        assert isinstance(g, Board)
        return place_label(g, place)

    def what_label(self, g: Game, s: BaseState, step: Intent) -> Label | None:
        assert isinstance(g, Board)
        assert isinstance(s, State)
        return what_label(g, s, step)


def here(s: State, h: int) -> int:
    return s.heroes[h].space


# What is done.


def deed(g: Board, s: State, a: Action) -> Intent | None:
    """The step an input takes, or begins; None for answers that are no step of a plan."""
    at = s.heroes[a.who].space
    verb = a.verb
    if verb in (v.WALK, v.DRINK):
        return Intent(t.GO, a.a)
    if verb == v.FIGHT:
        return Intent(t.FIGHT, a.a, foe(s, a.a))
    if verb in _PLAIN:
        return Intent(_PLAIN[verb])
    if verb in _HERE:
        return Intent(_HERE[verb], at, a.a if verb in _NAMING else -1)
    if verb in _ANYWHERE:
        return Intent(_ANYWHERE[verb], -1, a.a)
    if verb == v.DROP:
        return _laid_down(g, a.a, at)
    if verb == v.BARTER:
        return Intent(t.FETCH, at, a.b)
    if verb == v.GIVE:
        step = Intent(t.GIVE, -1, a.a)
        step.team = [a.b]
        return step
    if verb == v.FALCON:
        return Intent(t.USE, -1, items.plain(g, EXCHANGE))
    return Intent(t.UNCOVER, a.a) if verb == v.LOOK else None


def _laid_down(g: Board, code: int, at: int) -> Intent | None:
    """A thing is brought where it belongs, or left as a lure."""
    if goals_of(g).place_for(code) == at:
        return Intent(t.BRING, at, code)
    return Intent(t.LURE, at, code) if kind_of(code) == g.book.lure else None


def arrival(g: Board, s: State, a: Action) -> Intent | None:
    """What comes of ending a move here."""
    if a.verb != v.STOP:
        return None
    at = s.heroes[a.who].space
    return Intent(t.UNCOVER, at) if tokens.has_fog(g, s, at) else Intent(t.STAY)


def is_for_later(s: State, a: Action, step: Intent) -> bool:
    """Whether a step comes only after an input that ends the turn or the move."""
    return a.verb == v.DONE or (a.verb == v.STOP and step.place not in (-1, here(s, a.who)))


#: What is named besides; and what is done without a place.
_NAMING = (v.TAKE, v.BUY, v.HAGGLE, v.DEED, v.ACT)
_ANYWHERE = {v.LEAD: t.LEAD, v.HEAL: t.USE}
_PLAIN = {v.END: t.REST, v.PASS: t.PASS}
_HERE = {
    v.DRAIN: t.EMPTY_WELL,
    v.TAKE: t.FETCH,
    v.BUY: t.BUY,
    v.TRAIN: t.GAIN,
    v.HAGGLE: t.FETCH,
    v.DEED: t.DEED,
    v.ACT: t.DEED,
    v.UNCOVER: t.UNCOVER,
}


def foe(s: State, space: int) -> int:
    """The kind of creature there, or -1."""
    c = s.occupant[space]
    return s.creature_kind[c] if c >= 0 else -1


def leads_to(g: Board, s: State, h: int, to: int, place: int) -> bool:
    """Whether a step to a space brings the hero nearer to a place."""
    away = distances(g, s, h).away[place]
    return away[to] < away[s.heroes[h].space]


# Goals.


def goal_label(g: Board, s: State, h: int, steps: list[Intent]) -> Label | None:
    """The goal a plan serves: the first open one that one of its steps is for."""
    for step in steps:
        for goal in g.book.goals:
            if legend.stands(g, s, goal) and _serves(g, s, h, step, goal):
                return Label(legend.key(g, goal))
        for wish in goals_of(g).wishes:
            if wish.deck >= 0 and is_open(g, s, wish) and _serves(g, s, h, step, wish.goal):
                return Label(f"{event_key(g, wish.deck, wish.card)}.title")
    return None


def _serves(g: Board, s: State, h: int, step: Intent, goal: Goal) -> bool:
    place = s.heroes[h].space if step.place < 0 else step.place
    if goal.kind == HOLD:
        return step.kind in (t.FIGHT, t.AWAIT) and not _is_for_another(g, s, place, goal)
    if legend.is_met(g, s, goal):
        return False
    if goal.kind == BRING:
        is_it = step.what >= 0 and kind_of(step.what) in goal.things
        return step.kind in (t.FETCH, t.BRING, t.RELAY, t.GIVE) and is_it
    if goal.kind == REACH:
        return step.kind in (t.GO, t.HOLD, t.VIGIL) and place in goal.at
    if goal.kind in (COUNT, HAVE) or (goal.calmed and step.kind != t.FIGHT):
        sources = [one for one in goals_of(g).sources if one.wish.goal is goal]
        return any(_comes_of(g, s, step, place, one) for one in sources)
    return step.kind == t.FIGHT and _is_wanted_foe(s, place, goal)


def _comes_of(g: Board, s: State, step: Intent, place: int, source: Source) -> bool:
    """Whether a step leads to what brings a wish nearer."""
    if step.kind == t.FIGHT:
        c = s.occupant[place]
        return source.fights and c >= 0 and source.named in (-1, s.creature_name[c])
    if step.kind in (t.FETCH, t.BRING):
        return step.what >= 0 and kind_of(step.what) in [*source.things, source.takes]
    return step.kind in (t.GO, t.HOLD, t.DEED, t.NIGHT, t.LEAD) and place in places_of(g, s, source)


def _is_for_another(g: Board, s: State, place: int, hold: Goal) -> bool:
    """Whether the creature there is what another goal asks for."""
    return any(one is not hold and _is_wanted_foe(s, place, one) for one in g.book.goals)


def _is_wanted_foe(s: State, place: int, goal: Goal) -> bool:
    c = s.occupant[place]
    if c < 0:
        return False
    if goal.kind == CLEAR:
        return goal.what in (-1, s.creature_kind[c]) and (not goal.at or place in goal.at)
    return goal.kind == BEAT and s.creature_name[c] in goal.opponents


# Names.


def place_label(g: Board, place: int) -> Label:
    return Label("step-space", {"place": space_label(g, place)})


def what_label(g: Board, s: State, step: Intent) -> Label | None:
    """Foe or thing by name, or None when the step names none."""
    if step.kind == t.FIGHT:
        c = s.occupant[step.place] if step.place >= 0 else -1
        if c >= 0:
            return creature_label(g, s.creature_kind[c], s.creature_name[c])
    if step.kind in (t.FIGHT, t.AWAIT):
        known = 0 <= step.what < len(g.book.creatures)
        return creature_label(g, step.what) if known else Label("creature")
    if step.kind == t.DEED:
        known = 0 <= step.what < len(g.book.deeds)
        return Label(g.book.deeds[step.what].key) if known else None
    if step.kind == t.LEAD:
        known = 0 <= step.what < len(g.book.figure_names)
        return Label(f"figure-{g.book.figure_names[step.what]}") if known else None
    known = step.what >= 0 and kind_of(step.what) < len(g.book.things)
    return thing_label(g, step.what) if known else None
