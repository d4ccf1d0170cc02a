"""Odds: what a fight promises before it begins, and at every question while it lasts.

`forecast` is for a fight that somebody thinks of, `advise` for the one under way. Both are exact:
they know the rules of rolls, losses and hours, and suppose that everybody chooses best by the given
weights. Free acts between rounds (a well, a herb for willpower, things that change hands) are left
out of the reckoning, and so are tries at rubble.
"""

from rietland.board import combat, creatures
from rietland.board.frames import BATTLE
from rietland.board.odds_course import Course, Forecast
from rietland.board.odds_fight import NOBODY, Fight, Weights
from rietland.board.odds_roll import Roll
from rietland.board.odds_round import TIE
from rietland.board.rules import Board
from rietland.board.stages import (
    BEARING,
    BETWEEN,
    INVITING,
    REACTING,
    READY,
    REPLYING,
    TURNING,
)
from rietland.board.state import Battle, State
from rietland.board.verbs import BEGIN, BLOCK, INVITE, JOIN, ON
from rietland.kernel.action import Action
from rietland.kernel.frame import Frame


class Advice:
    """One answer to the question asked now, and what follows it."""

    def __init__(self, action: Action, forecast: Forecast) -> None:
        self.action: Action = action
        self.forecast: Forecast = forecast
        #: No answer is worth more; the first of equals.
        self.best: bool = False


def forecast(
    g: Board, s: State, fighters: list[int], space: int, weights: Weights | None = None
) -> Forecast:
    """The fight of these heroes, the first of them on turn, with the creature on this space.

    They need not be there: who is out of reach is thought to stand with the creature. Who has no
    hour left does not fight.
    """
    c = s.occupant[space]
    if c < 0:
        raise ValueError(f"no creature stands on {space}")
    order = in_order(s, fighters)
    fight = Fight(g, s, order, space, c, weights or Weights())
    key = fight.key(creatures.willpower_of(g, s, c))
    able = False
    for i, fighter in enumerate(fight.fighters):
        if fighter.can_fight(0, fighter.willpower):
            able = True
        else:
            key = fight.without(key, i)
    return Course(fight).of_group(key if able else NOBODY)


def in_order(s: State, fighters: list[int]) -> list[int]:
    """The order in which they roll: from the inviter clockwise."""
    # must agree with combat._join
    first = fighters[0]
    size = len(s.heroes)
    return [(first + i) % size for i in range(size) if (first + i) % size in fighters]


def advise(g: Board, s: State, weights: Weights | None = None) -> list[Advice]:
    """For each answer to the question of the fight what follows it; nothing for other questions."""
    b = s.battle
    if b is None or b.creature < 0 or not s.agenda or s.agenda[-1].kind != BATTLE:
        return []
    at = s.agenda[-1].at
    weighted = weights or Weights()
    advice: list[Advice] = []
    if at == INVITING or at == REPLYING:
        advice = _gathering(g, s, b, weighted)
    elif at in (READY, TURNING, REACTING):
        roll = Roll(g, b, _course(g, s, b, weighted), at == TURNING)
        for a in g.pending(s).options:
            advice.append(Advice(a, roll.of_option(a)))
    elif at == BEARING:
        advice = _bearing(g, s, b, weighted)
    elif at == BETWEEN:
        advice = _going_on(g, s, b, weighted)
    mark_best(advice)
    return advice


def mark_best(advice: list[Advice]) -> None:
    best = -1
    for i, one in enumerate(advice):
        if best < 0 or one.forecast.worth > advice[best].forecast.worth + TIE:
            best = i
    if best >= 0:
        advice[best].best = True


def _course(g: Board, s: State, b: Battle, weights: Weights) -> Course:
    return Course(Fight(g, s, b.fighters, b.space, b.creature, weights))


def _gathering(g: Board, s: State, b: Battle, weights: Weights) -> list[Advice]:
    """Who is asked, and joins: each answer is followed by the best group it still allows."""
    inviting = Frame(BATTLE, "", INVITING, b.inviter, [])
    guests: list[int] = []
    for h in range(len(s.heroes)):
        if not combat.invite_refusal(g, s, inviting, b, h):
            guests.append(h)
    pending = g.pending(s)
    asked = pending.who if s.agenda[-1].at == REPLYING else -1
    all_of_them = b.fighters + guests
    if asked >= 0:
        all_of_them = [*all_of_them, asked]
    fight = Fight(g, s, in_order(s, all_of_them), b.space, b.creature, weights)
    course = Course(fight)
    advice: list[Advice] = []
    for a in pending.options:
        must = b.fighters
        may = guests
        if a.verb == BEGIN:
            may = []
        elif a.verb == INVITE:
            must = [*b.fighters, a.a]
        elif a.verb == JOIN:
            must = [*b.fighters, a.who]
        group = _best_group(fight, fight.key(b.willpower), must, may)
        advice.append(Advice(a, course.of_group(group)))
    return advice


def _best_group(fight: Fight, key: int, must: list[int], may: list[int]) -> int:
    """The best group with all of the ones and any of the others; NOBODY if there is none."""
    best = NOBODY
    for group in fight.groups(key):
        fits = True
        for i, fighter in enumerate(fight.fighters):
            fights = fight.willpower(group, i) > 0
            if fighter.hero in must:
                fits = fits and fights
            elif fights and fighter.hero not in may:
                fits = False
        if fits and (best == NOBODY or fight.round(group) > fight.round(best) + TIE):
            best = group
    return best


def _going_on(g: Board, s: State, b: Battle, weights: Weights) -> list[Advice]:
    """On or leave: those before have said that they go on, those after are still to be asked."""
    course = _course(g, s, b, weights)
    fight = course.fight
    key = fight.key(b.willpower)
    h = b.fighters[b.roller]
    before = b.fighters[: b.roller]
    after = b.fighters[b.roller + 1 :]
    advice: list[Advice] = []
    for a in g.pending(s).options:
        must = [*before, h] if a.verb == ON else before
        group = _best_group(fight, key, must, after)
        if not must and group != NOBODY and fight.round(group) <= TIE:
            group = NOBODY
        advice.append(Advice(a, course.of_group(group)))
    return advice


def _bearing(g: Board, s: State, b: Battle, weights: Weights) -> list[Advice]:
    """Block or bear; the fighters after this one then do what is best."""
    course = _course(g, s, b, weights)
    fight = course.fight
    key = fight.key(b.willpower)
    i = b.roller
    advice: list[Advice] = []
    for a in g.pending(s).options:
        if a.verb == BLOCK:
            own = key - fight.shield_of(key, i)
        else:
            own = key - min(fight.willpower(key, i), b.loss) * fight.units[i]
        after = fight.lost_from(own, b.loss, i + 1)
        outlook = course.of_loss(key, after)
        outlook.worth = fight.lost_worth(key, after)
        advice.append(Advice(a, outlook))
    return advice
