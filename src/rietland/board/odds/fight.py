"""Odds of a fight: what each situation is worth with the best choices.

What a situation is worth is worked out once, from the situations that can follow it; hours only go
by, so there is an end.

Worth is what `Weights` says of all that is still to come. More willpower is never worth less, nor
is less of the creature's: a stronger hero can do what the weaker one would and stop where that one
would be out, dice rows only grow with willpower, and a fallen hero counts as one without any. So a
higher total in a round is never worth less, which `odds_dice.py` relies on, and so do the bounds.
"""

from typing import Final

from rietland.board.base import Board
from rietland.board.odds.dice import Spread
from rietland.board.odds.easy_fight import EasyFight
from rietland.board.odds.fighters import OddsWeights
from rietland.board.odds.hours import Bite
from rietland.board.odds.life import Stroke, weaker
from rietland.board.odds.round import FORBIDDEN, TIE, Plan, fold, totals_row
from rietland.board.odds.situations import CREATURE_UNIT, ROUND_UNIT, Muster, creature_of, round_of
from rietland.board.pieces.things import BLOCKS, POISONS
from rietland.board.state import State

#: Stands for "nobody fights on".
NOBODY: Final = -1


class Fight(Muster):
    """A fight that remembers what it worked out.

    With a limit it gives up (`over`) after that many situations. A simple fight has few: those who
    can go on all do so or all leave, a shield is kept for a blow that would fell its bearer, and
    in rounds to come the strongest light of the group is burnt first.
    """

    def __init__(
        self,
        g: Board,
        s: State,
        fighters: list[int],
        space: int,
        c: int,
        weights: OddsWeights,
        limit: int,
        simple: bool,
    ) -> None:
        super().__init__(g, s, fighters, space, c, weights, simple)
        self.limit: int = limit
        self.over: bool = False
        #: Situations so far, counted once for each way to use brew and herbs in the round.
        self.work: int = 0
        self.easy: EasyFight = EasyFight(weights.win, weights.hour, self.bonus)
        #: Worth of fighting the next round, of the choice between rounds, and that choice.
        self.rounds: dict[int, float] = {}
        self.rests: dict[int, float] = {}
        self.choices: dict[int, int] = {}
        #: More than this a round is not worth.
        self.bounds: dict[int, float] = {}
        #: By the number of fighters: every choice of some of them.
        self.masks: list[list[int]] = [_masks(size) for size in range(len(fighters) + 1)]
        #: Do all dice rows grow with willpower? Bounds rest on it.
        self.grows: bool = not self.by_team and _grows(self.creature_rows[0])
        for fighter in self.fighters:
            self.grows = self.grows and _grows(fighter.row)
        # Nor do they know of poison, of a life of cards, or of a round unlike the others.
        if self.life is not None or self.poisoned or self._has_poison() or self.robbed >= 0:
            self.grows = False
        if self.trial is not None or self.hour is not None:
            self.grows = False

    def _has_poison(self) -> bool:
        for store in self.stores:
            if store.ability == POISONS:
                return True
        return False

    def rest(self, key: int) -> float:
        """After a round: the best group that fights on, or nobody (worth nothing more)."""
        if self.is_over(key):
            self.choices[key] = NOBODY
            return 0.0
        known = self.rests.get(key)
        if known is None:
            if self.stones_due(key) > 0:
                known = self.lost_worth(key, self.bitten(key))
            else:
                known = self._best_rest(key)
            self.rests[key] = known
        return known

    def _best_rest(self, key: int) -> float:
        best = 0.0
        choice = NOBODY
        parts: list[int] = []
        prices: list[float] = []
        able: list[int] = []
        rest = self.split(key, able, parts, prices)
        most = [0.0] * (1 << len(able))
        for mask in self.masks[len(able)]:
            group = rest
            bound = self.weights.win
            for j in range(len(parts)):
                if mask >> j & 1:
                    group += parts[j]
                    bound -= prices[j]
            if not self.is_allowed(group):
                bound = 0.0
            elif self.grows:
                bound = self._bound(group, able, parts, mask, most, bound, best)
            if bound > best + TIE:
                bound = self.round(group) if self.can_win(group) else 0.0
                if bound > best + TIE:
                    best = bound
                    choice = group
            most[mask] = bound
            self.bounds[group] = bound
            if self.simple:
                break
        self.choices[key] = choice
        return best

    def split(self, key: int, able: list[int], parts: list[int], prices: list[float]) -> int:
        """Who could fight the next round, what of the key is theirs, and what it costs them.

        Gives the key without any fighter; nothing of who is out stays in it.
        """
        now = key
        rounds = round_of(key)
        for i, fighter in enumerate(self.fighters):
            willpower = self.willpower(key, i)
            if willpower > 0:
                part = willpower * self.units[i]
                for store in self.stores:
                    if store.fighter == i:
                        part += store.left(key) * store.unit
                key -= part
                if self.can_go_on(now, i):
                    able.append(i)
                    parts.append(part)
                    price = fighter.prices[rounds]
                    prices.append(self.weights.hour + self.weights.willpower * float(price))
        return key

    def groups(self, key: int) -> list[int]:
        """Every group that could fight the next round, the largest first."""
        parts: list[int] = []
        rest = self.split(key, [], parts, [])
        found: list[int] = []
        for mask in self.masks[len(parts)]:
            group = rest
            for j in range(len(parts)):
                if mask >> j & 1:
                    group += parts[j]
            if self.is_allowed(group):
                found.append(group)
        return found

    def _bound(
        self,
        group: int,
        able: list[int],
        parts: list[int],
        mask: int,
        most: list[float],
        bound: float,
        best: float,
    ) -> float:
        """More than this the round of a group cannot be worth; below the best it is of no interest.

        The same group against a weaker creature does better. So does the group with one more
        fighter who leaves after the round, but for what that round costs this fighter.
        """
        bound = min(bound, self.bounds.get(group - CREATURE_UNIT, bound))
        for j in range(len(able)):
            if bound <= best:
                return bound
            if not mask >> j & 1:
                larger = most[mask | 1 << j]
                if larger + self.weights.hour <= best:
                    price = self._round_price(group + parts[j], able[j])
                    bound = min(bound, larger + price)
        if bound > best:
            bits = 0
            for j in range(len(able)):
                if mask >> j & 1:
                    bits |= 1 << able[j]
            bound = min(bound, self.easier(bits, creature_of(group)))
        return bound

    def easier(self, bits: int, willpower: int) -> float:
        """What these fighters are worth in the easier fight."""
        easy = self.easy
        if not easy.foes:
            # In a round to come: in the one under way a light may have been burnt.
            everybody = ROUND_UNIT
            for i, fighter in enumerate(self.fighters):
                everybody += fighter.willpower * self.units[i]
            for store in self.stores:
                everybody += store.uses * store.unit
            for part in range(1, 1 << len(self.fighters)):
                key = everybody
                for i in range(len(self.fighters)):
                    if not part >> i & 1:
                        key = self.without(key, i)
                easy.plans[part] = self.plan(key)
            for left in range(self.most_willpower + 1):
                # In the easier fight dice are taken from it in every round.
                easy.foes.append(self.foe(left * CREATURE_UNIT, self.dims > 0))
        return easy.round(bits, willpower)

    def _round_price(self, group: int, i: int) -> float:
        """The most a round can cost one fighter on average: when all roll their lowest."""
        weights = self.weights
        price = self.fighters[i].prices[round_of(group)]
        after = self.paid(group)
        willpower = self.willpower(after, i)
        foe = self.foe(after)
        low = self.plan(after).low + self.bonus
        cost = weights.hour + weights.willpower * float(price)
        for k in range(len(foe.values)):
            loss = foe.values[k] - low
            if loss > 0:
                part = weights.willpower * float(min(loss, willpower))
                if loss >= willpower:
                    part += weights.fall
                cost += foe.chances[k] * part
        return cost

    def can_win(self, key: int) -> bool:
        """Would the best of luck in every round be enough?"""
        after = self.paid(key)
        foe = self.foe(after, self.can_dim(after))
        plan = self.plan(after)
        hours = 0
        for i, fighter in enumerate(self.fighters):
            if self.willpower(key, i) > 0:
                hours = max(hours, len(fighter.prices) - round_of(key))
        most = plan.high + self.bonus - foe.values[0]
        if self.trial is not None:
            return most >= 0
        if self.life is not None:
            return most > 0 and hours >= creature_of(key)
        return most > 0 and (most * hours >= creature_of(key) or self._has_poison())

    def round(self, key: int) -> float:
        """The next round with all who are in, hours paid, and whatever follows it."""
        known = self.rounds.get(key)
        if known is None:
            if self.over:
                return 0.0
            known = self._round_worth(key)
            self.rounds[key] = known
        return known

    def _round_worth(self, key: int) -> float:
        after = self.paid(key)
        plan = self.plan(after)
        self.work += len(plan.spent)
        if self.limit > 0 and self.work > self.limit:
            self.over = True
        layers = fold(plan, self.last_layer(plan, after))
        return layers[0][1 if plan.wizard else 0][0] - self.hours_price(key)

    def hours_price(self, key: int) -> float:
        price = 0.0
        for i, fighter in enumerate(self.fighters):
            if self.willpower(key, i) > 0:
                willpower = fighter.prices[round_of(key)]
                price += self.weights.hour + self.weights.willpower * float(willpower)
        return price

    def last_layer(self, plan: Plan, after: int) -> list[list[float]]:
        """Rows of what totals are worth once all have rolled."""
        can_dim = self.can_dim(after)
        rows: list[list[float]] = []
        for spent in plan.spent:
            if self.shining and self.burns_too_many(after, after - spent):
                rows += [[FORBIDDEN] * (plan.high - plan.low + 1)] * 2
                continue
            row = self.totals(plan.low, plan.high, after, after - spent, False)
            if can_dim:
                dimmed = self.totals(plan.low, plan.high, after, after - spent, True)
                for t in range(len(row)):
                    row[t] = max(row[t], dimmed[t])
            rows += [row, row]
        return rows

    def totals(self, low: int, high: int, after: int, key: int, dimmed: bool) -> list[float]:
        """What totals are worth, from the low to the high one, before the creature throws.

        `after` is the situation as the round began, `key` what its rolls have left of it; `dimmed`:
        dice are taken from the creature besides.
        """
        # rule: SS-GIFT-5
        foe = self.foe(after, dimmed)
        price = 0.0
        if dimmed:
            key -= self.dim_unit
            price = self.weights.dim
        if self.life is not None:
            row = self._totals_of_life(low, high, foe, key)
        else:
            row = self._totals_of_gaps(low, high, foe, after, key)
        return [worth - price for worth in row] if dimmed else row

    def _totals_of_gaps(
        self, low: int, high: int, foe: Spread, after: int, key: int
    ) -> list[float]:
        """By how much one side is ahead of the other."""
        top = creature_of(after)
        bottom = min(max(low + self.bonus - foe.values[-1], self.floor(after)), top)
        top = max(min(top, high + self.bonus - foe.values[0]), bottom)
        gaps = self.gaps(key, bottom, top)
        if self.uses_poison(after, key):
            for gap in range(max(1, bottom), top + 1):
                gaps[gap - bottom] = self.weights.win
        return totals_row(low, high, foe, self.bonus, gaps, bottom)

    def _totals_of_life(self, low: int, high: int, foe: Spread, key: int) -> list[float]:
        """Against a life of cards only one thing matters: is the value higher or not?"""
        won = self.card_lost(key)
        worth = self.weights.win if creature_of(won) == 0 else self.rest(won)
        return totals_row(low, high, foe, self.bonus, [self._card_worth(key), worth], 0)

    def card_lost(self, key: int) -> int:
        """The situation after a round won: the top card is gone unread."""
        # must agree with rounds._turn_card
        assert self.life is not None
        stack = self.stack(key)
        moved = self.life.removed(stack) - stack
        return key - CREATURE_UNIT + moved * self.stack_unit

    def cards(self, key: int) -> dict[int, float]:
        """The cards that a round which is not won may bring, and how likely each is."""
        assert self.life is not None
        return self.life.top(self.stack(key))

    def _card_worth(self, key: int) -> float:
        """What a round that is not won is worth: the mean over the cards on top."""
        worth = 0.0
        for card, chance in self.cards(key).items():
            worth += chance * self.lost_worth(key, self.struck(key, card))
        return worth

    def struck(self, key: int, card: int) -> int:
        """The situation after a card, with the best use of a shield."""
        assert self.life is not None
        stack = self.stack(key)
        after = key + (self.life.read(stack, card) - stack) * self.stack_unit
        stroke = self.life.stroke(card, self.bits(key), self.weak(key))
        best = self._bear(after, stroke)
        if stroke.shield:
            for i in range(len(self.fighters)):
                block = self.shield_of(after, i) if self.willpower(after, i) > 0 else 0
                if block and self.lost_worth(key, after - block) > self.lost_worth(key, best) + TIE:
                    best = after - block
        return best

    def _bear(self, key: int, stroke: Stroke) -> int:
        """Willpower, strength and hours are lost; who has no hour left is out."""
        weak = self.weak(key)
        resting = 0
        after = key
        for i, fighter in enumerate(self.fighters):
            left = self.willpower(key, i)
            if left == 0:
                continue
            lost = min(left, stroke.losses[i])
            for hour in range(round_of(key), round_of(key) + stroke.hours):
                if hour >= len(fighter.prices) or left - lost <= fighter.prices[hour]:
                    # The day ends, and with it the fight for this hero.
                    resting |= 1 << i if lost < left else 0
                    lost = left
                    break
                lost += fighter.prices[hour]
            after -= lost * self.units[i]
            weak = weaker(weak, i, stroke.weaker[i])
        after += stroke.hours + (weak - self.weak(key)) * self.weak_unit
        after += resting * self.rest_unit
        return after + self.over_unit if stroke.over else after

    def gaps(self, key: int, bottom: int, top: int) -> list[float]:
        """What each gap between the battle values is worth, from the bottom to the top one.

        The best is worked out first: what it is worth bounds what the others can be.
        """
        worths: list[float] = []
        willpower = creature_of(key)
        for gap in range(top, max(bottom, 0) - 1, -1):
            if gap >= willpower or self.trial is not None:
                # Equal is enough in a trial.
                worths.append(self.weights.win)
            else:
                worths.append(self.rest(key - gap * CREATURE_UNIT))
        if bottom < 0:
            if self.toll >= 0:
                failed = self.lost_worth(key, self.failed(key, 1))
                worths += [failed] * (1 - bottom - max(1, -top))
            elif self.has_shield(key):
                for loss in range(max(1, -top), 1 - bottom):
                    worths.append(self.lost_worth(key, self.lost(key, loss)))
            else:
                self._losses(key, max(1, -top), -bottom, worths)
        worths.reverse()
        return worths

    def _losses(self, key: int, least: int, most: int, worths: list[float]) -> None:
        """Without a shield everybody loses the same, a point at a time."""
        price = 0.0
        for loss in range(1, most + 1):
            for i in range(len(self.fighters)):
                left = self.willpower(key, i)
                if left > 0:
                    key -= self.units[i]
                    price += self.weights.willpower
                    if left == 1:
                        price += self.weights.fall
            if loss >= least:
                worths.append(self.rest(self.tidy(key)) - price)

    def failed(self, key: int, loss: int) -> int:
        """The situation after a round with this difference; a trial may cost something else."""
        if self.toll < 0:
            return self.lost(key, loss)
        after = key
        for i in range(len(self.fighters)):
            after -= min(self.willpower(key, i), self.toll) * self.units[i]
        return after

    def lost(self, key: int, loss: int) -> int:
        """The situation after a loss, with the best use of shields."""
        return self.lost_from(key, loss, 0)

    def lost_from(self, key: int, loss: int, begin: int) -> int:
        """As `lost`, where the fighters before this position have borne or blocked it already."""
        found = [key]
        for i in range(begin, len(self.fighters)):
            left = self.willpower(key, i)
            if left > 0:
                bear = min(left, loss) * self.units[i]
                block = self.shield_of(key, i)
                after = [one - bear for one in found]
                if block and (loss >= left or not self.simple):
                    after += [one - block for one in found]
                found = after
        best = found[0]
        for one in found[1:]:
            if self.lost_worth(key, one) > self.lost_worth(key, best) + TIE:
                best = one
        return best

    def bitten(self, key: int) -> int:
        """The situation after what the stones of this round bring, with the best use of shields."""
        # rule: SS-WOLF-10
        assert self.hour is not None
        there = self.stones_there(key)
        due = self.stones_due(key)
        found = [key + due * (self.stone_unit - self.due_unit)]
        for bites in self.hour.bites[there : there + due]:
            for bite in bites:
                found = self._bitten_once(found, bite)
        best = found[0]
        for one in found[1:]:
            if self.lost_worth(key, one) > self.lost_worth(key, best) + TIE:
                best = one
        return best

    def _bitten_once(self, found: list[int], bite: Bite) -> list[int]:
        """Each of these situations with the loss borne, and with it blocked where that can be."""
        after: list[int] = []
        for key in found:
            left = self.willpower(key, bite.fighter)
            after.append(key - min(left, bite.points) * self.units[bite.fighter])
            block = self.shield_of(key, bite.fighter) if left > 0 and bite.shield else 0
            if block and (bite.points >= left or not self.simple):
                after.append(key - block)
        return after

    def lost_worth(self, before: int, after: int) -> float:
        """What a loss has left, less what it cost."""
        weights = self.weights
        price = 0.0
        for i in range(len(self.fighters)):
            had = self.willpower(before, i)
            left = self.willpower(after, i)
            if self.rested(after) >> i & 1:
                continue
            price += weights.willpower * float(had - left)
            if had > 0 and left == 0:
                price += weights.fall
            elif left > 0:
                price += weights.hour * float(round_of(after) - round_of(before))
        for store in self.stores:
            if store.ability == BLOCKS:
                price += weights.shield * float(store.left(before) - store.left(after))
        return self.rest(self.tidy(after)) - price


def _grows(row: list[int]) -> bool:
    for i in range(1, len(row)):
        if row[i] < row[i - 1]:
            return False
    return True


def _masks(size: int) -> list[int]:
    """Every choice of some out of that many, the largest first."""
    return sorted(range(1, 1 << size), key=int.bit_count, reverse=True)
