"""Questions beside a hero's turn: each is answered by its own module."""

from typing import Final

from rietland.board import frames
from rietland.board import verbs as v
from rietland.board.base import Board
from rietland.board.odds import advise
from rietland.board.state import State
from rietland.kernel.action import Action
from rietland.kernel.control import CHOSEN, effect_at
from rietland.kernel.frame import Frame
from rietland.kernel.pending import Pending
from rietland.players.board.answers import cards, fight, storm
from rietland.players.board.answers.free_deeds import cross, name_hero, push_to
from rietland.players.board.legend.free_deeds import pushes
from rietland.players.board.legend.goals import goals_of
from rietland.players.board.now import open_goals
from rietland.players.board.now.options import first
from rietland.players.board.now.situations import Situations
from rietland.players.board.tasks.rest import lead_on

#: Situations of a fight that take a fraction of a second to go through, also uncompiled.
RECKONED: Final = 2500


def answer(
    g: Board, s: State, situations: Situations, pending: Pending, team: int
) -> Action | None:
    """What the policy says; `team` is who meant to fight or try what is under way."""
    f = s.agenda[-1]
    if f.kind == frames.BATTLE and s.battle is not None:
        w = situations.suited(g, s)
        return fight.fight_on(g, s, goals_of(g), s.battle, pending, team, w)
    if f.kind == frames.ALLY:
        return lead_on(situations.of(g, s, fresh=False), pending)
    if f.kind == frames.SPLIT:
        return cards.split(g, s, goals_of(g), pending, situations.suited(g, s))
    if pending.options[0].verb == CHOSEN:
        return cards.choose_way(g, s, f, pending, situations.suited(g, s))
    if f.kind == frames.STORM:
        return storm.weather(situations.of(g, s, fresh=False), pending)
    if f.kind == frames.EVENT:
        saved = open_goals.saves_shield(g, goals_of(g), s.heroes[pending.who])
        return first(pending, v.BEAR if saved else v.BLOCK)
    return _pick(g, s, f, situations, pending) if f.kind == frames.PICK else None


def _pick(g: Board, s: State, f: Frame, situations: Situations, pending: Pending) -> Action | None:
    """Things, heroes, spaces and steps of the sunrise that a card or a deed lets somebody pick."""
    if pending.options[0].verb == v.CROSS:
        return cross(situations.of(g, s), pending)
    found = cards.pick(g, s, f, pending)
    if found is not None and found.verb == v.PICK and pushes(effect_at(g, f.ref)):
        return push_to(situations.of(g, s), pending)
    if found is not None and found.verb == v.NAME:
        return name_hero(g, s, effect_at(g, f.ref), pending)
    return found


def is_routine(s: State, pending: Pending) -> bool:
    """Whether the policy's answer needs no search."""
    kind = s.agenda[-1].kind
    verb = pending.options[0].verb
    if kind == frames.BATTLE:
        return verb not in (v.ON, v.INVITE, v.JOIN)
    if kind == frames.PICK and verb == v.BLOCK:
        # A few playouts do not tell what a use of a shield will be worth.
        return True
    return kind in (frames.WALK, frames.SPLIT, frames.ALLY, frames.EXCHANGE, frames.STORM)


def reckoned(g: Board, s: State, pending: Pending) -> Action | None:
    """Dice are kept, turned and thrown on by the exact odds, if these are found soon enough."""
    if s.battle is None or len(pending.options) == 1:
        return None
    for option in pending.options:
        if option.verb not in (v.AGAIN, v.KEEP, v.FLIP):
            return None
    for one in advise.advise(g, s, limit=RECKONED, roughly=False):
        if one.best:
            return one.action
    return None
