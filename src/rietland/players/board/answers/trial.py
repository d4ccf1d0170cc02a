"""The policy of the board in a trial: whom to invite, what is burnt, another try."""

from typing import Final

from rietland.board import verbs as v
from rietland.board.base import Board
from rietland.board.fight import dice, opponents
from rietland.board.pieces.things import face_of
from rietland.board.state import Battle, State
from rietland.board.turn.hours import hours_left
from rietland.kernel.action import Action
from rietland.kernel.pending import Pending
from rietland.players.board.learned.weights import PolicyWeights
from rietland.players.board.now import quick_odds, throws
from rietland.players.board.now.options import first

#: Odds below which somebody more is asked, and below which nobody tries again.
ENOUGH: Final = 0.75
AGAIN: Final = 0.25
#: Willpower below which nobody tries again where failing costs some.
WEAK: Final = 4


def next_try(g: Board, s: State, b: Battle, team: list[int]) -> float:
    """The chance that these come up to it with their next throw."""
    wanted = opponents.strength(g, s, b) - opponents.team_strength(g, s, b)
    for h in team:
        if h not in b.fighters:
            wanted -= s.heroes[h].strength
    return quick_odds.reaching(team, quick_odds.hands_of(g, s), wanted)


def invite(g: Board, s: State, b: Battle, pending: Pending, team: int) -> Action:
    """Those who came for it; anybody else only where the odds are poor."""
    for option in pending.options:
        if option.verb == v.INVITE and team >> option.a & 1:
            return option
    if next_try(g, s, b, b.fighters) < ENOUGH:
        for option in pending.options:
            if option.verb == v.INVITE:
                return option
    return Action(v.BEGIN, b.inviter)


def joins(g: Board, s: State, b: Battle, h: int, team: int) -> bool:
    """Who came for it joins, and who is needed."""
    return bool(team >> h & 1) or next_try(g, s, b, b.fighters) < ENOUGH


def react(g: Board, s: State, b: Battle, pending: Pending) -> Action | None:
    """Throw on while that promises more; use up no more than what is lacking."""
    again = first(pending, v.AGAIN)
    if again is not None and b.dice[-1] < throws.hope_of(b.dice_left):
        return again
    hero = s.heroes[b.fighters[b.current]]
    lacking = opponents.strength(g, s, b) - opponents.team_strength(g, s, b) - b.herb_points
    # What was rolled before counts already with the strength of those who rolled.
    for h in b.fighters[: b.current]:
        lacking += s.heroes[h].strength
    lacking -= b.total + dice.roll_value(g, b, hero)
    for h in b.fighters[b.current + 1 :]:
        lacking -= int(throws.mean_of(quick_odds.hand_of(g, s, h)))
    if lacking <= 0:
        return first(pending, v.KEEP)
    return _spend(g, s, b, pending, lacking)


def _spend(g: Board, s: State, b: Battle, pending: Pending, lacking: int) -> Action | None:
    """The thing that is enough by itself; several only if all that is left may do."""
    brew = first(pending, v.BREW)
    doubled = max(b.dice) if brew is not None else 0
    if brew is not None and doubled >= lacking:
        return brew
    lights = [option for option in pending.options if option.verb == v.BURN]
    lights.sort(key=_brightness)
    for light in lights:
        if face_of(light.a) >= lacking:
            return light
    brews, theirs = _to_come(g, s, b)
    own = face_of(lights[-1].a) if lights else 0
    burnt = max(own, theirs)
    if lacking <= doubled + brews + burnt:
        if brew is not None and lacking > brews + burnt:
            return brew
        if lights and own >= theirs and lacking > brews:
            return lights[-1]
    return first(pending, v.KEEP)


def _brightness(option: Action) -> int:
    return face_of(option.a)


def _to_come(g: Board, s: State, b: Battle) -> tuple[int, int]:
    """What those who still roll may add: by brew, and by the brightest light."""
    later = b.fighters[b.current + 1 :]
    brews = 0
    for h in later:
        brews += quick_odds.doubling(g, s.heroes[h])
    trial = g.book.deeds[b.trial].trial
    if b.burnt or trial is None or not trial.lights:
        return brews, 0
    found = quick_odds.lights(g, s, later)
    return brews, found[0] if found else 0


def goes_on(g: Board, s: State, b: Battle, h: int, w: PolicyWeights) -> bool:
    """Try again while the odds are fair, hours are left and failing ruins nobody."""
    if hours_left(g, s, h, w.spare) == 0:
        return False
    for one in b.fighters:
        if s.heroes[one].willpower < WEAK:
            return False
    return next_try(g, s, b, b.fighters) >= AGAIN
