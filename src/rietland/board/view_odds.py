"""Odds as clients show them: for each answer what follows it, and for the fight as a whole.

They take longer than a view, so they are asked for apart and follow it.
"""

import msgspec

from rietland.board import odds, verbs
from rietland.board.frames import BATTLE
from rietland.board.odds_course import Forecast
from rietland.board.rules import Board
from rietland.board.stages import INVITING
from rietland.board.state import State
from rietland.board.view_labels import hero_name
from rietland.kernel.action import Action
from rietland.kernel.pending import DECIDE


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

    #: False: there was too much to reckon, so it is about this.
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
        return s.battle.creature >= 0 and g.pending(s).kind == DECIDE
    return any(a.verb == verbs.FIGHT for a in g.pending(s).options)


def odds_view(g: Board, s: State, limit: int = odds.SITUATIONS) -> OddsView | None:
    """The odds of all answers to the question asked now; nothing where it is not about a fight."""
    advice = odds.advise(g, s, limit=limit)
    if advice:
        best = [one.forecast for one in advice if one.best]
        return OddsView(
            outlook(g, best[0]),
            [
                OptionOdds(g.say(one.action), outlook(g, one.forecast), None, one.best)
                for one in advice
            ],
        )
    attacks = [a for a in g.pending(s).options if a.verb == verbs.FIGHT]
    return OddsView(None, [_attack(g, s, a, limit) for a in attacks]) if attacks else None


def weigh(
    g: Board, s: State, fighters: list[int], space: int, limit: int = odds.SITUATIONS
) -> Outlook | None:
    """The odds of these heroes, the first of them on turn; nothing where no creature stands."""
    known = [h for h in dict.fromkeys(fighters) if 0 <= h < len(s.heroes)]
    if not known or not 0 <= space < len(s.occupant) or s.occupant[space] < 0:
        return None
    return outlook(g, odds.forecast(g, s, known, space, limit=limit))


def _attack(g: Board, s: State, a: Action, limit: int) -> OptionOdds:
    """Alone, and with those who can be asked."""
    alone = odds.forecast(g, s, [a.who], a.a, limit=limit)
    after = s.copy()
    g.apply(after, a)
    asked = after.agenda[-1]
    together: Outlook | None = None
    if asked.kind == BATTLE and asked.at == INVITING:
        for one in odds.advise(g, after, limit=limit):
            if one.best and one.action.verb == verbs.INVITE:
                together = outlook(g, one.forecast)
    return OptionOdds(g.say(a), outlook(g, alone), together, False)


def outlook(g: Board, forecast: Forecast) -> Outlook:
    """A forecast by names; chances to a thousandth of a percent."""
    return Outlook(
        exact=forecast.exact,
        fighters=[hero_name(g, h) for h in forecast.fighters],
        win=round(forecast.win, 5),
        beaten=round(forecast.beaten, 5),
        left=round(forecast.left, 5),
        late=round(forecast.late, 5),
        rounds=round(forecast.rounds, 3),
        falls=[round(chance, 5) for chance in forecast.falls],
        losses=[round(points, 3) for points in forecast.losses],
        round=_round(forecast),
    )


def _round(forecast: Forecast) -> RoundOdds | None:
    strikes, blows = forecast.strikes, forecast.blows
    if not strikes:
        return None
    return RoundOdds(
        strike=round(sum(strikes[1:]), 5),
        tie=round(strikes[0], 5),
        blow=round(sum(blows), 5),
        struck=round(sum(points * chance for points, chance in enumerate(strikes)), 3),
        borne=round(sum(points * chance for points, chance in enumerate(blows)), 3),
    )
