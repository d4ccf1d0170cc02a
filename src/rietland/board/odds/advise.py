"""Odds: what a fight promises before it begins, and at every question while it lasts.

`forecast` is for a fight that somebody thinks of, `advise` for the one under way. Both are exact:
they know the rules of rolls, losses and hours, and suppose that everybody chooses best by the given
weights. Where there are too many situations they suppose good choices; `Forecast.exact` says so.
Free acts between rounds (a well, a herb for willpower, things that change hands) are left out of
the calculation, and so are attempts at rubble.
"""

from typing import Final

from rietland.board.base import Board
from rietland.board.fight import combat, opponents
from rietland.board.fight.stages import (
    BEARING,
    BETWEEN,
    DIMMING,
    INVITING,
    REACTING,
    READY,
    REPLYING,
    REROLLING,
    TURNING,
)
from rietland.board.frames import BATTLE
from rietland.board.odds.fight import NOBODY, Fight
from rietland.board.odds.fighters import OddsWeights, usual_weights
from rietland.board.odds.outcomes import FightCourse, Forecast
from rietland.board.odds.roll import Roll
from rietland.board.odds.round import TIE
from rietland.board.pieces import creature_values
from rietland.board.state import Battle, State
from rietland.board.verbs import BEGIN, BLOCK, DIM, INVITE, JOIN, ON
from rietland.kernel.action import Action
from rietland.kernel.frame import Frame

#: Fights with more situations than this are not worked out exactly, unless that is asked for.
SITUATIONS: Final = 4000


class Advice:
    """One answer to the question asked now, and what follows it."""

    def __init__(self, action: Action, forecast: Forecast) -> None:
        self.action: Action = action
        self.forecast: Forecast = forecast
        #: No answer is worth more; the first of equals.
        self.best: bool = False


def forecast(
    g: Board,
    s: State,
    fighters: list[int],
    space: int,
    weights: OddsWeights | None = None,
    limit: int = SITUATIONS,
    creature: int = -1,
) -> Forecast:
    """The fight of these heroes, the first of them active, with the creature on this space.

    `creature` may be a trial, as `trials.target` calls it.

    Of several there it is the first by kind, unless one is named. They need not be there: who is
    out of reach is thought to stand with the creature. Who has no hour left does not fight. A limit
    of 0 is none.
    """
    c = creature if creature != -1 else opponents.foe_on(g, s, space)
    if c == -1:
        raise ValueError(f"there is no creature on space {space}")
    order = in_order(s, fighters)
    willpower = creature_values.willpower_of(g, s, c) if c >= 0 else 1
    weighted = weights or usual_weights(g)
    fight = Fight(g, s, order, space, c, weighted, limit, False)
    outlook = _first_round(fight, willpower)
    if fight.over:
        outlook = _first_round(Fight(g, s, order, space, c, weighted, 0, True), willpower)
    return outlook


def _first_round(fight: Fight, willpower: int) -> Forecast:
    """All who have an hour fight the first round."""
    key = fight.key(willpower)
    able = False
    for i, fighter in enumerate(fight.fighters):
        if fighter.can_fight(0, fighter.willpower):
            able = True
        else:
            key = fight.without(key, i)
    return FightCourse(fight).of_group(key if able and fight.is_allowed(key) else NOBODY)


def in_order(s: State, fighters: list[int]) -> list[int]:
    """The order in which they roll: from the inviter clockwise."""
    # must agree with combat._join
    first = fighters[0]
    size = len(s.heroes)
    return [(first + i) % size for i in range(size) if (first + i) % size in fighters]


def advise(
    g: Board,
    s: State,
    weights: OddsWeights | None = None,
    limit: int = SITUATIONS,
    roughly: bool = True,
) -> list[Advice]:
    """For each answer to the question of the fight what follows it; nothing for other questions.

    To invite a hero is followed by the best group with that hero in it. Where there are more
    situations than the limit, and it should not be done roughly, there is nothing either.
    """
    b = s.battle
    if b is None or opponents.is_rubble(b) or not s.agenda or s.agenda[-1].kind != BATTLE:
        return []
    f = s.agenda[-1]
    fighters = concerned(g, s, b, f.at)
    if not fighters:
        return []
    weighted = weights or usual_weights(g)
    fight = Fight(g, s, fighters, b.space, opponents.target(b), weighted, limit, False)
    advice = _answers(g, s, b, f.at, FightCourse(fight))
    if fight.over and not roughly:
        return []
    if fight.over:
        fight = Fight(g, s, fighters, b.space, opponents.target(b), weighted, 0, True)
        advice = _answers(g, s, b, f.at, FightCourse(fight))
    _mark_best(advice)
    return advice


def concerned(g: Board, s: State, b: Battle, at: int) -> list[int]:
    """Who fights, or may still join; nobody at stages in which there is nothing to weigh."""
    if at == INVITING or at == REPLYING:
        asked = b.invited[-1:] if at == REPLYING else []
        return in_order(s, b.fighters + _guests(g, s, b) + asked)
    return (
        b.fighters
        if at
        in (
            READY,
            REROLLING,
            TURNING,
            REACTING,
            BEARING,
            BETWEEN,
            DIMMING,
        )
        else []
    )


def _answers(g: Board, s: State, b: Battle, at: int, course: FightCourse) -> list[Advice]:
    options = g.pending(s).options
    if at == INVITING or at == REPLYING:
        return [Advice(a, _gathering(g, s, b, course, a)) for a in options]
    if at == BEARING:
        return [Advice(a, _bearing(b, course, a)) for a in options]
    if at == BETWEEN:
        return [Advice(a, _going_on(b, course, a)) for a in options]
    if at == DIMMING:
        return [Advice(a, _dimming(b, course, a)) for a in options]
    roll = Roll(g, s, b, course, at)
    return [Advice(a, roll.of_option(a)) for a in options]


def _mark_best(advice: list[Advice]) -> None:
    best = -1
    for i, one in enumerate(advice):
        if best < 0 or one.forecast.worth > advice[best].forecast.worth + TIE:
            best = i
    if best >= 0:
        advice[best].best = True


def _guests(g: Board, s: State, b: Battle) -> list[int]:
    """Heroes who can still be invited."""
    inviting = Frame(BATTLE, "", INVITING, b.inviter, [])
    found: list[int] = []
    for h in range(len(s.heroes)):
        if not combat.invite_refusal(g, s, inviting, b, h):
            found.append(h)
    return found


def _gathering(g: Board, s: State, b: Battle, course: FightCourse, a: Action) -> Forecast:
    """Who is asked, and joins: each answer is followed by the best group it still allows."""
    must = b.fighters
    may = _guests(g, s, b)
    if a.verb == BEGIN:
        may = []
    elif a.verb == INVITE:
        must = [*b.fighters, a.a]
    elif a.verb == JOIN:
        must = [*b.fighters, a.who]
    fight = course.fight
    return course.of_group(_best_group(fight, fight.key(b.willpower), must, may))


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


def _going_on(b: Battle, course: FightCourse, a: Action) -> Forecast:
    """On or leave: those before have said that they go on, those after are still to be asked."""
    fight = course.fight
    before = b.fighters[: b.current]
    after = b.fighters[b.current + 1 :]
    must = [*before, a.who] if a.verb == ON else before
    group = _best_group(fight, fight.key(b.willpower), must, after)
    if not must and group != NOBODY and fight.round(group) <= TIE:
        group = NOBODY
    return course.of_group(group)


def _bearing(b: Battle, course: FightCourse, a: Action) -> Forecast:
    """Block or bear; the fighters after this one then do what is best."""
    fight = course.fight
    key = fight.key(b.willpower)
    if a.verb == BLOCK:
        own = key - fight.shield_of(key, b.current)
    else:
        left = fight.willpower(key, b.current)
        own = key - min(left, b.loss) * fight.units[b.current]
    after = fight.lost_from(own, b.loss, b.current + 1)
    outlook = course.of_loss(key, after)
    outlook.worth = fight.lost_worth(key, after)
    return outlook


def _dimming(b: Battle, course: FightCourse, a: Action) -> Forecast:
    """All have rolled: dice are taken from the creature, or not."""
    # rule: SS-GIFT-5
    fight = course.fight
    key = fight.key(b.willpower)
    total = b.total - fight.bonus
    spent = fight.dim_unit if a.verb == DIM else 0
    outlook = course.of_totals(key, total, {spent: [1.0]})
    outlook.worth = fight.totals(total, total, key, key, a.verb == DIM)[0]
    return outlook
