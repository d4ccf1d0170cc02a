"""Odds as clients show them: for each answer what follows it, and for the fight as a whole.

They take longer than a view, so they are asked for apart and follow it.
"""

import math
from typing import Final

import msgspec

from rietland.board import verbs
from rietland.board.base import Board
from rietland.board.fight import opponents
from rietland.board.fight.stages import INVITING, TARGETING
from rietland.board.frames import BATTLE
from rietland.board.odds import advise
from rietland.board.odds.outcomes import Forecast
from rietland.board.odds.situations import is_useful
from rietland.board.pieces.heroes import hold, release
from rietland.board.pieces.things import (
    BLOCKS,
    DOUBLES,
    DOUBLES_ROLL,
    HEALS,
    POISONS,
    SHINES,
    face_of,
    kind_of,
    thing,
)
from rietland.board.state import State
from rietland.board.view.names import hero_name
from rietland.kernel.action import Action
from rietland.kernel.pending import DECIDE

#: A compiled engine is about eight times as fast.
_SPEED: Final = 1 if str(advise.__file__).endswith(".py") else 8
#: How many ways to have used brew, herbs and shields are counted, by the number of fighters:
#: each takes as long as a fight without any.
MOST_WAYS: Final = [ways * _SPEED for ways in (12, 12, 6, 4, 2)]
#: The same where good choices will do, which is quicker.
ROUGH_WAYS: Final = [ways * _SPEED for ways in (12, 12, 8, 6, 4)]
#: How a fight begins.
_ATTACKS: Final = (verbs.FIGHT, verbs.TARGET, verbs.TRY)
#: What is used in a fight.
_USED: Final = (DOUBLES, DOUBLES_ROLL, BLOCKS, HEALS, POISONS, SHINES)
#: Points of a die that count twice, more or less.
_A_DIE: Final = 4
#: Situations after which good choices will do where it is not exact anyway.
HASTE: Final = 1


class RoundOdds(msgspec.Struct, frozen=True):
    """The next round, or the one under way."""

    # Chances; the three add up to 1.
    #: The creature loses willpower.
    strike: float
    tie: float
    #: The fighters lose willpower.
    blow: float
    #: Willpower the creature may be expected to lose, and each fighter.
    struck: float
    borne: float


class Outlook(msgspec.Struct, frozen=True):
    """How a fight goes from here on when everybody chooses well."""

    #: False: there were too many cases, so the number is approximate.
    exact: bool
    #: Names, in the order they roll; the lists below follow it.
    fighters: list[str]
    # How it ends; the four add up to 1.
    win: float
    #: The last who fought falls.
    beaten: float
    #: Nobody wants to go on.
    left: float
    #: Nobody has an hour for another round.
    late: float
    #: Rounds to expect.
    rounds: float
    #: Chance of each fighter to fall.
    falls: list[float]
    #: Willpower each fighter may be expected to lose, overtime included.
    losses: list[float]
    #: Nothing where the fight does not go on or the round's dice are all thrown.
    round: RoundOdds | None


class OptionOdds(msgspec.Struct, frozen=True):
    """One answer and what follows it."""

    #: The option in notation.
    say: str
    outlook: Outlook
    #: For an attack: the same with the best of the heroes who can be invited, or nothing.
    together: Outlook | None
    #: No answer of a fight is better.
    best: bool


class OddsView(msgspec.Struct, frozen=True):
    """The odds that belong to a question."""

    #: The fight under way, with the best answers; nothing before it begins.
    now: Outlook | None
    options: list[OptionOdds]


def is_fight_near(g: Board, s: State) -> bool:
    """Whether there are odds to be told: a fight with a creature is on, or may begin."""
    if s.battle is not None:
        return not opponents.is_rubble(s.battle) and g.pending(s).kind == DECIDE
    return any(a.verb in (verbs.FIGHT, verbs.TRY) for a in g.pending(s).options)


def odds_view(g: Board, s: State) -> OddsView | None:
    """The odds of all answers to the question asked now; nothing where it is not about a fight."""
    advice, exact = _advise(g, s)
    if advice:
        best = [one.forecast for one in advice if one.best]
        return OddsView(
            outlook(g, best[0], exact),
            [
                OptionOdds(g.say(one.action), outlook(g, one.forecast, exact), None, one.best)
                for one in advice
            ],
        )
    attacks = [a for a in g.pending(s).options if a.verb in _ATTACKS]
    return OddsView(None, [_attack(g, s, a) for a in attacks]) if attacks else None


def weigh(
    g: Board, s: State, fighters: list[int], space: int, creature: int = -1
) -> Outlook | None:
    """The odds of these heroes, the first of them active; nothing where no creature is."""
    known = [h for h in dict.fromkeys(fighters) if 0 <= h < len(s.heroes)]
    if creature == -1 and 0 <= space < len(s.occupant):
        creature = opponents.foe_on(g, s, space)
    if not known or creature == -1:
        return None
    light, exact = _lighter(g, s, known, creature, [])
    limit = advise.SITUATIONS if exact else HASTE
    found = advise.forecast(g, light, known, space, limit=limit, creature=creature)
    return outlook(g, found, exact)


def _attack(g: Board, s: State, a: Action) -> OptionOdds:
    """Alone, and with those who can be asked."""
    after = s.copy()
    g.apply(after, a)
    if after.agenda[-1].kind == BATTLE and after.agenda[-1].at == TARGETING:
        g.apply(after, g.pending(after).options[0])
    b = after.battle
    assert b is not None
    alone = weigh(g, s, [a.who], b.space, opponents.target(b))
    assert alone is not None
    together: Outlook | None = None
    if after.agenda[-1].kind == BATTLE and after.agenda[-1].at == INVITING:
        advice, exact = _advise(g, after)
        for one in advice:
            if one.best and one.action.verb == verbs.INVITE:
                together = outlook(g, one.forecast, exact)
    return OptionOdds(g.say(a), alone, together, False)


def _advise(g: Board, s: State) -> tuple[list[advise.Advice], bool]:
    """Advice, and whether it considers everything the fighters have."""
    b = s.battle
    if b is None or opponents.is_rubble(b) or s.agenda[-1].kind != BATTLE:
        return [], True
    fighters = advise.concerned(g, s, b, s.agenda[-1].at)
    light, exact = _lighter(g, s, fighters, opponents.target(b), g.pending(s).options)
    return advise.advise(g, light, limit=advise.SITUATIONS if exact else HASTE), exact


# Too many cases.


def _lighter(
    g: Board, s: State, fighters: list[int], creature: int, options: list[Action]
) -> tuple[State, bool]:
    """The state without some of the brew, herbs and shields, and whether nothing had to go.

    What the options are about stays; of the rest as much as can be calculated in time, first what
    helps most. What is of no use against this opponent does not count.
    """
    light = s.copy()
    held = [
        (h, code)
        for h in fighters
        for code in light.heroes[h].things
        if _is_used(g, s, creature, code)
    ]
    size = min(len(fighters), len(MOST_WAYS) - 1)
    if math.prod(1 + _uses(g, code) for _, code in held) <= MOST_WAYS[size]:
        return light, True
    most = ROUGH_WAYS[size]
    held.sort(key=lambda one: (not _is_asked_for(g, one[0], one[1], options), -_points(g, one[1])))
    ways = 1
    # One light is burnt in a round, the strongest first: what counts is how many are left.
    lights = 1
    for h, code in held:
        uses = _uses(g, code)
        if g.book.things[kind_of(code)].ability == SHINES:
            if ways * (lights + 1) <= most or _is_asked_for(g, h, code, options):
                lights += 1
                continue
        elif ways * lights * (1 + uses) <= most or _is_asked_for(g, h, code, options):
            ways *= 1 + uses
            continue
        release(light.heroes[h], code)
        if uses > 1 and ways * lights * 2 <= most:
            # One use of it is more than none.
            hold(light.heroes[h], thing(kind_of(code), 1))
            ways *= 2
    return light, False


def _is_used(g: Board, s: State, creature: int, code: int) -> bool:
    """Whether a thing is used up in a fight with this opponent."""
    ability = g.book.things[kind_of(code)].ability
    return ability in _USED and is_useful(g, s, creature, ability)


def _uses(g: Board, code: int) -> int:
    """How often a thing can be used."""
    one = g.book.things[kind_of(code)].ability in (HEALS, SHINES)
    return 1 if one else max(1, face_of(code))


def _points(g: Board, code: int) -> int:
    """About how much a thing adds to a battle value: herbs and lights say it themselves."""
    return face_of(code) if g.book.things[kind_of(code)].ability in (HEALS, SHINES) else _A_DIE


def _is_asked_for(g: Board, h: int, code: int, options: list[Action]) -> bool:
    """Whether an answer to the question uses this thing."""
    ability = g.book.things[kind_of(code)].ability
    for a in options:
        if a.who == h and (
            (a.verb == verbs.BREW and ability == DOUBLES)
            or (a.verb == verbs.BLOCK and ability == BLOCKS)
            or (a.verb == verbs.POISON and ability == POISONS)
            or (a.verb in (verbs.CHEW, verbs.DOUBLE, verbs.BURN) and a.a == code)
        ):
            return True
    return False


# Records.


def outlook(g: Board, forecast: Forecast, exact: bool) -> Outlook:
    """A forecast by names; what is certain is exactly 0 or 1."""
    return Outlook(
        exact=exact and forecast.exact,
        fighters=[hero_name(g, h) for h in forecast.fighters],
        win=_chance(forecast.win),
        beaten=_chance(forecast.beaten),
        left=_chance(forecast.left),
        late=_chance(forecast.late),
        rounds=round(forecast.rounds, 3),
        falls=[_chance(chance) for chance in forecast.falls],
        losses=[round(points, 3) for points in forecast.losses],
        round=_round(forecast),
    )


def _chance(value: float) -> float:
    """Without the dust of adding up."""
    return round(value, 9)


def _round(forecast: Forecast) -> RoundOdds | None:
    strikes, blows = forecast.strikes, forecast.blows
    if not strikes:
        return None
    return RoundOdds(
        strike=_chance(sum(strikes[1:])),
        tie=_chance(strikes[0]),
        blow=_chance(sum(blows)),
        struck=round(sum(points * chance for points, chance in enumerate(strikes)), 3),
        borne=round(sum(points * chance for points, chance in enumerate(blows)), 3),
    )
