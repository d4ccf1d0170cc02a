"""Odds of the course of a fight: the chance of every outcome when all choose best."""

from typing import Final

from rietland.board.odds.dice import Spread
from rietland.board.odds.fight import NOBODY, Fight
from rietland.board.odds.round import TIE, fold
from rietland.board.odds.situations import CREATURE_UNIT, creature_of, round_of
from rietland.board.odds.spread import gap_chances, no_chances, spread
from rietland.board.pieces.things import BLOCKS, DOUBLES, DOUBLES_ROLL, POISONS, SHINES

#: What is less likely is not followed any further; a thousand of these are below 1e-9.
_NEVER: Final = 1e-13
#: What a fallen hero has (AN-FIGHT-13).
_RISEN: Final = 3


class Forecast:
    """How a fight goes from here on, under the best choices by the given weights."""

    def __init__(self, fighters: list[int]) -> None:
        #: Heroes, in the order they roll; the lists below follow it.
        self.fighters: list[int] = fighters
        #: False: there were too many situations, and the choices are good but not the best.
        self.exact: bool = True
        #: Expected worth (see `Weights`); not to fight is worth 0.
        self.worth: float = 0.0
        # How it ends; the four add up to 1.
        self.win: float = 0.0
        #: The last who fought fell.
        self.beaten: float = 0.0
        #: Nobody wanted to go on, or nobody had an hour left.
        self.left: float = 0.0
        self.late: float = 0.0
        #: Expected number of rounds.
        self.rounds: float = 0.0
        self.falls: list[float] = [0.0] * len(fighters)
        #: Expected loss of willpower, overtime included; who falls is counted down to 3.
        self.losses: list[float] = [0.0] * len(fighters)
        self.hours: list[float] = [0.0] * len(fighters)
        #: Expected uses.
        self.brews: list[float] = [0.0] * len(fighters)
        self.herbs: list[float] = [0.0] * len(fighters)
        self.shields: list[float] = [0.0] * len(fighters)
        self.poisons: list[float] = [0.0] * len(fighters)
        self.plants: list[float] = [0.0] * len(fighters)
        self.lights: list[float] = [0.0] * len(fighters)
        # The next round (or the one under way), by points: position 0 of `strikes` is a tie.
        #: Chance that the creature loses so much willpower, at most what it has.
        self.strikes: list[float] = []
        #: Chance that the fighters' battle value is so much below the creature's.
        self.blows: list[float] = []


class FightCourse:
    """Follows a fight round by round; the outcomes of a round are found once."""

    def __init__(self, fight: Fight) -> None:
        self.fight: Fight = fight
        self.outcomes: dict[int, dict[int, float]] = {}

    # Forecasts from the three kinds of moment.

    def of_group(self, group: int) -> Forecast:
        """These fighters fight the next round; NOBODY ends the fight."""
        fight = self.fight
        forecast = self.blank()
        if group == NOBODY:
            forecast.left = 1.0
            return forecast
        forecast.worth = fight.round(group)
        after = fight.paid(group)
        self._show_round(forecast, after, self._rolled(group))
        self._follow({group: 1.0}, forecast)
        return forecast

    def of_rolls(self, key: int, low: int, row_by_spent: dict[int, list[float]]) -> Forecast:
        """All will have rolled: chances of totals from `low` up, by what was used."""
        return self.of_totals(key, low, self._dimmed(key, low, row_by_spent))

    def of_totals(self, key: int, low: int, row_by_spent: dict[int, list[float]]) -> Forecast:
        """The same where it is settled too whether dice are taken from the creature."""
        forecast = self.blank()
        self._show_totals(forecast, key, low, row_by_spent)
        after = self._compared(key, low, row_by_spent)
        self._continue(key, after, forecast)
        return forecast

    def of_loss(self, before: int, after: int) -> Forecast:
        """The round is over and has cost this."""
        forecast = self.blank()
        self._continue(before, {after: 1.0}, forecast)
        return forecast

    def blank(self) -> Forecast:
        forecast = Forecast([fighter.hero for fighter in self.fight.fighters])
        forecast.exact = not self.fight.simple
        return forecast

    # Rounds.

    def _rolled(self, group: int) -> dict[int, list[float]]:
        """Chances of the totals of a whole round, by what was used."""
        fight = self.fight
        after = fight.paid(group)
        plan = fight.plan(after)
        layers = fold(plan, fight.last_layer(plan, after))
        begin = no_chances(plan, 0, 1)
        begin[1 if plan.wizard else 0][0] = 1.0
        rows = by_spent(plan.spent, spread(plan, 0, begin, layers))
        return self._dimmed(after, plan.low, rows)

    def _dimmed(
        self, key: int, low: int, row_by_spent: dict[int, list[float]]
    ) -> dict[int, list[float]]:
        """The same chances, those apart in which dice are taken from the creature."""
        # rule: SS-GIFT-5
        fight = self.fight
        if not fight.can_dim(key):
            return row_by_spent
        found: dict[int, list[float]] = {}
        for spent, row in row_by_spent.items():
            high = low + len(row) - 1
            plain = fight.totals(low, high, key, key - spent, False)
            dimmed = fight.totals(low, high, key, key - spent, True)
            left = row[:]
            taken = [0.0] * len(row)
            for t in range(len(row)):
                if dimmed[t] > plain[t] + TIE:
                    taken[t] = row[t]
                    left[t] = 0.0
            found[spent] = left
            found[spent + fight.dim_unit] = taken
        return found

    def _foe(self, key: int, spent: int) -> Spread:
        """What the creature throws in a round in which this was used."""
        fight = self.fight
        return fight.foe(key, fight.dims_left(key - spent) < fight.dims_left(key))

    def _compared(
        self, key: int, low: int, row_by_spent: dict[int, list[float]]
    ) -> dict[int, float]:
        """Chances of the situations after a round whose rolls are these."""
        fight = self.fight
        floor = fight.floor(key)
        willpower = creature_of(key)
        found: dict[int, float] = {}
        if fight.life is not None:
            return self._compared_cards(key, low, row_by_spent)
        for spent, row in row_by_spent.items():
            poisoned = fight.uses_poison(key, key - spent)
            foe = self._foe(key, spent)
            gaps = gap_chances(low + fight.bonus, foe, row, floor, willpower)
            for i in range(len(gaps)):
                if gaps[i] > 0.0:  # spares work
                    after = key - spent
                    gap = floor + i
                    if gap < 0:
                        after = fight.failed(after, -gap)
                    elif (gap > 0 and poisoned) or fight.trial is not None:
                        after -= willpower * CREATURE_UNIT
                    else:
                        after -= gap * CREATURE_UNIT
                    found[after] = found.get(after, 0.0) + gaps[i]
        return found

    def _compared_cards(
        self, key: int, low: int, row_by_spent: dict[int, list[float]]
    ) -> dict[int, float]:
        """The same against an opponent whose life is a pile."""
        fight = self.fight
        found: dict[int, float] = {}
        for spent, row in row_by_spent.items():
            gaps = gap_chances(low + fight.bonus, self._foe(key, spent), row, 0, 1)
            after = key - spent
            if gaps[1] > 0.0:  # spares work
                won = fight.card_lost(after)
                found[won] = found.get(won, 0.0) + gaps[1]
            if gaps[0] > 0.0:  # spares work
                for card, chance in fight.cards(after).items():
                    struck = fight.struck(after, card)
                    found[struck] = found.get(struck, 0.0) + gaps[0] * chance
        return found

    def _round(self, group: int) -> dict[int, float]:
        known = self.outcomes.get(group)
        if known is None:
            after = self.fight.paid(group)
            low = self.fight.plan(after).low
            known = self._compared(after, low, self._rolled(group))
            self.outcomes[group] = known
        return known

    def _show_round(
        self, forecast: Forecast, after: int, row_by_spent: dict[int, list[float]]
    ) -> None:
        self._show_totals(forecast, after, self.fight.plan(after).low, row_by_spent)

    def _show_totals(
        self, forecast: Forecast, key: int, low: int, row_by_spent: dict[int, list[float]]
    ) -> None:
        """The round at hand, with losses in full where a fighter has less willpower."""
        fight = self.fight
        foe = fight.foe(key)
        willpower = creature_of(key)
        floor = min(0, low + fight.bonus - foe.values[-1])
        forecast.strikes = [0.0] * (willpower + 1)
        forecast.blows = [0.0] * (1 - floor)
        for spent, row in row_by_spent.items():
            gaps = gap_chances(low + fight.bonus, self._foe(key, spent), row, floor, willpower)
            for i in range(len(gaps)):
                gap = floor + i
                if gap >= 0 and fight.trial is not None:
                    forecast.strikes[willpower] += gaps[i]
                elif gap >= 0:
                    forecast.strikes[gap] += gaps[i]
                else:
                    forecast.blows[-gap] += gaps[i]

    # The fight.

    def _follow(self, groups: dict[int, float], forecast: Forecast) -> None:
        """Round after round, from groups that fight the next one."""
        while groups:
            after: dict[int, float] = {}
            for group, chance in groups.items():
                if chance < _NEVER:
                    forecast.left += chance
                    continue
                self._pay_hours(group, chance, forecast)
                paid = self.fight.paid(group)
                for key, part in self._round(group).items():
                    self._account(paid, key, chance * part, forecast)
                    after[key] = after.get(key, 0.0) + chance * part
            groups = self._decide(after, forecast)

    def _continue(self, before: int, after: dict[int, float], forecast: Forecast) -> None:
        """From the end of a round under way."""
        for key, chance in after.items():
            self._account(before, key, chance, forecast)
        self._follow(self._decide(after, forecast), forecast)

    def _decide(self, situations: dict[int, float], forecast: Forecast) -> dict[int, float]:
        """Who fights on where, and what has ended how."""
        fight = self.fight
        groups: dict[int, float] = {}
        for situation, chance in situations.items():
            if creature_of(situation) == 0:
                forecast.win += chance
                continue
            key = fight.tidy(situation)
            if fight.stones_due(key) > 0:
                after = fight.bitten(key)
                self._account(key, after, chance, forecast)
                key = fight.tidy(after)
            fight.rest(key)
            group = fight.choices[key]
            if fight.is_over(key):
                forecast.left += chance
            elif group != NOBODY:
                groups[group] = groups.get(group, 0.0) + chance
            elif fight.floor(key) == 0 and not fight.rested(key):
                forecast.beaten += chance
            elif fight.groups(key):
                forecast.left += chance
            else:
                forecast.late += chance
        return groups

    def _pay_hours(self, group: int, chance: float, forecast: Forecast) -> None:
        fight = self.fight
        forecast.rounds += chance
        for i in range(len(fight.fighters)):
            if fight.willpower(group, i) > 0:
                forecast.hours[i] += chance
                price = fight.fighters[i].prices[round_of(group)]
                forecast.losses[i] += chance * float(price)

    def _account(self, before: int, after: int, chance: float, forecast: Forecast) -> None:
        """What the step from one situation to the next has cost."""
        fight = self.fight
        for i in range(len(fight.fighters)):
            had = fight.willpower(before, i)
            left = fight.willpower(after, i)
            if fight.rested(after) >> i & 1:
                continue
            if had > 0 and left == 0:
                forecast.falls[i] += chance
                forecast.losses[i] += chance * float(had - _RISEN)
            elif left > 0:
                forecast.losses[i] += chance * float(had - left)
                # A battle card may take hours.
                forecast.hours[i] += chance * float(round_of(after) - round_of(before))
        for store in fight.stores:
            used = store.left(before) - store.left(after)
            if used > 0:  # spares work
                if store.ability == BLOCKS:
                    forecast.shields[store.fighter] += chance * float(used)
                elif store.ability == POISONS:
                    forecast.poisons[store.fighter] += chance * float(used)
                elif store.ability == SHINES:
                    forecast.lights[store.fighter] += chance * float(used)
                elif store.ability == DOUBLES_ROLL:
                    forecast.plants[store.fighter] += chance * float(used)
                elif store.ability == DOUBLES:
                    forecast.brews[store.fighter] += chance * float(used)
                else:
                    forecast.herbs[store.fighter] += chance * float(used)


def by_spent(spent: list[int], rows: list[list[float]]) -> dict[int, list[float]]:
    """Rows of chances by what was used; whether a die was turned matters no more."""
    found: dict[int, list[float]] = {}
    for way, key in enumerate(spent):
        row = rows[way * 2]
        other = rows[way * 2 + 1]
        if other:
            row = [row[t] + other[t] for t in range(len(row))]
        found[key] = row
    return found
