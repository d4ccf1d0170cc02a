"""Odds of a fight: its situations between rounds, and what each is worth with the best choices.

A situation is one number, its key: rounds from now, the creature's willpower, the willpower of each
fighter (0 for who is out) and what is left of brew, herbs and shields. What a situation is worth is
worked out once, from the situations that can follow it; hours only go by, so there is an end.

Worth is what `Weights` says of all that is still to come. More willpower is never worth less, nor
is less of the creature's: whoever has more can do what the weaker one would and stop where that one
would be out, dice rows only grow with willpower, and a fallen hero counts as one without any. So a
higher total in a round is never worth less, which `odds_dice.py` relies on.
"""

from typing import Final

from rietland.board import creatures, dice, walk
from rietland.board.heroes import find
from rietland.board.odds_dice import Hand, Spread, creature_spread, hand_of
from rietland.board.odds_easy import EasyFight
from rietland.board.odds_round import TIE, Plan, Turn, Use, fold, totals_row
from rietland.board.rules import OVERTIME, Board
from rietland.board.state import Hero, State
from rietland.board.things import (
    ADDS_EQUALS,
    BLOCKS,
    DOUBLES,
    HEALS,
    HIDDEN,
    REACH,
    face_of,
    kind_of,
)

# The key, lowest bits first: rounds, creature, fighters, stores.
_ROUND: Final = 1
_ROUND_BITS: Final = 5
CREATURE_UNIT: Final = 1 << _ROUND_BITS
_CREATURE_BITS: Final = 8
_FIGHTER_SHIFT: Final = _ROUND_BITS + _CREATURE_BITS
_FIGHTER_BITS: Final = 6
#: Stands for "nobody fights on".
NOBODY: Final = -1
#: No worth is as low as this.
_UNKNOWN: Final = -1e30


class Weights:
    """What the outcome of a fight is worth, in victories.

    The best choices are those with the highest expected sum: `win` for the victory, less the prices
    of all that is spent or lost. A hero who falls loses all willpower, and `fall` on top.
    """

    def __init__(self) -> None:
        self.win: float = 1.0
        #: A point of a hero's willpower, lost or paid for overtime.
        self.willpower: float = 0.01
        #: An hour of one hero.
        self.hour: float = 0.01
        self.fall: float = 0.15
        #: One use of each.
        self.brew: float = 0.04
        self.herb: float = 0.04
        self.shield: float = 0.03


class Fighter:
    """What matters of a hero in a fight."""

    def __init__(self, g: Board, s: State, h: int, space: int) -> None:
        hero = s.heroes[h]
        kind = g.book.heroes[hero.kind]
        self.hero: int = h
        self.strength: int = hero.strength
        self.willpower: int = hero.willpower
        #: Dice by willpower.
        self.row: list[int] = kind.dice
        self.one_by_one: bool = kind.archer or _shoots(g, s, hero, space)
        self.helm: bool = find(g, hero, ADDS_EQUALS) > 0
        self.black: bool = dice.has_black_die(g, hero)
        self.flips: bool = kind.flips
        #: Willpower that each further hour of today costs; no more hours beyond.
        self.prices: list[int] = hour_prices(g, s, hero)

    def can_fight(self, rounds: int, willpower: int) -> bool:
        """After so many rounds: is there an hour for another one?"""
        # must agree with day.hour_refusal
        if rounds >= len(self.prices):
            return False
        price = self.prices[rounds]
        return price == 0 or willpower > price


def _shoots(g: Board, s: State, hero: Hero, space: int) -> bool:
    """A bow is used from next door; whoever is elsewhere is thought to be with the creature."""
    if hero.space == space or not find(g, hero, REACH):
        return False
    return walk.linked(g, s, hero.space, space)


def hour_prices(g: Board, s: State, hero: Hero) -> list[int]:
    # must agree with day.hour_refusal and day.hour_cost
    prices: list[int] = []
    if hero.resting:
        return prices
    for _ in range(hero.hours, g.book.hours):
        prices.append(0)
    if s.counters[OVERTIME] == 0:
        return prices
    for over in range(max(0, hero.hours - g.book.hours), len(s.overtime)):
        if s.overtime[over] < 0:
            break
        prices.append(s.overtime[over])
    return prices


class Store:
    """Things of one kind on one hero board, and what a key says of them."""

    def __init__(self, fighter: int, ability: int, face: int, uses: int, unit: int) -> None:
        #: Position among the fighters.
        self.fighter: int = fighter
        self.ability: int = ability
        #: The number of a herb.
        self.face: int = face
        self.uses: int = uses
        self.unit: int = unit

    def left(self, key: int) -> int:
        return key // self.unit % (self.uses + 1)


class Fight:
    """A fight with certain fighters, in the order they roll; it remembers what it worked out.

    With a limit it gives up (`over`) after so many situations. A simple fight has few: those who
    can go on all do so or all leave, and a shield is kept for a blow that would fell its bearer.
    """

    def __init__(
        self,
        g: Board,
        s: State,
        fighters: list[int],
        space: int,
        c: int,
        weights: Weights,
        limit: int,
        simple: bool,
    ) -> None:
        self.weights: Weights = weights
        self.limit: int = limit
        self.simple: bool = simple
        self.over: bool = False
        self.fighters: list[Fighter] = [Fighter(g, s, h, space) for h in fighters]
        self.units: list[int] = [
            1 << _FIGHTER_SHIFT + _FIGHTER_BITS * i for i in range(len(fighters))
        ]
        self.stores: list[Store] = []
        self.store_unit: int = 1 << _FIGHTER_SHIFT + _FIGHTER_BITS * len(fighters)
        for i, h in enumerate(fighters):
            self._store(g, s.heroes[h], i)
        self.bonus: int = dice.ally_bonus(g, s, space)
        self.g: Board = g
        kind = g.book.creatures[s.creature_kind[c]]
        self.creature_die: int = kind.die
        self.creature_row: list[int] = kind.dice
        self.creature_strength: int = creatures.strength_of(g, s, c)
        self.easy: EasyFight = EasyFight(weights.win, weights.hour, self.bonus)
        self.most_willpower: int = 0
        # What was worked out already.
        self.foes: dict[int, Spread] = {}
        self.hands: dict[int, Hand] = {}
        self.plans: dict[int, Plan] = {}
        #: Worth of fighting the next round, of the choice between rounds, and that choice.
        self.rounds: dict[int, float] = {}
        self.rests: dict[int, float] = {}
        self.choices: dict[int, int] = {}
        #: More than this a round is not worth.
        self.bounds: dict[int, float] = {}
        #: By the number of fighters: every choice of some of them.
        self.masks: list[list[int]] = [_masks(size) for size in range(len(fighters) + 1)]
        #: Do all dice rows grow with willpower? Bounds rest on it.
        self.grows: bool = _grows(self.creature_row)
        for fighter in self.fighters:
            self.grows = self.grows and _grows(fighter.row)

    def _store(self, g: Board, hero: Hero, i: int) -> None:
        """Brew and shields by uses left, herbs by their number."""
        found: dict[int, int] = {}
        for code in hero.things:
            ability = g.book.things[kind_of(code)].ability
            face = face_of(code)
            if ability == DOUBLES or ability == BLOCKS:
                found[ability] = found.get(ability, 0) + max(1, face)
            elif ability == HEALS and face != HIDDEN:
                found[ability | face << 8] = found.get(ability | face << 8, 0) + 1
        unit = self.store_unit
        if self.stores:
            unit = self.stores[-1].unit * (self.stores[-1].uses + 1)
        for code in sorted(found):
            self.stores.append(Store(i, code & 255, code >> 8, found[code], unit))
            unit *= found[code] + 1

    # Keys.

    def key(self, willpower: int) -> int:
        """The situation now, with this much willpower of the creature."""
        self.most_willpower = max(self.most_willpower, willpower)
        key = willpower * CREATURE_UNIT
        for i, fighter in enumerate(self.fighters):
            key += fighter.willpower * self.units[i]
        for store in self.stores:
            key += store.uses * store.unit
        return key

    def without(self, key: int, i: int) -> int:
        return self.tidy(key - self.willpower(key, i) * self.units[i])

    def tidy(self, key: int) -> int:
        """What is on the board of a fighter who is out does not matter any more."""
        for store in self.stores:
            if self.willpower(key, store.fighter) == 0:
                key -= store.left(key) * store.unit
        return key

    def willpower(self, key: int, i: int) -> int:
        return key >> _FIGHTER_SHIFT + _FIGHTER_BITS * i & (1 << _FIGHTER_BITS) - 1

    def paid(self, key: int) -> int:
        """All who are in have spent the hour of the next round."""
        rounds = round_of(key)
        for i, fighter in enumerate(self.fighters):
            if self.willpower(key, i) > 0:
                key -= fighter.prices[rounds] * self.units[i]
        return key + _ROUND

    # What situations are worth.

    def rest(self, key: int) -> float:
        """After a round: the best group that fights on, or nobody (worth nothing more)."""
        known = self.rests.get(key, _UNKNOWN)
        if known != _UNKNOWN:
            return known
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
            if self.grows:
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
        self.rests[key] = best
        self.choices[key] = choice
        return best

    def split(self, key: int, able: list[int], parts: list[int], prices: list[float]) -> int:
        """Who could fight the next round, what of the key is theirs, and what it costs them.

        Gives the key without any fighter; nothing of who is out stays in it.
        """
        rounds = round_of(key)
        for i, fighter in enumerate(self.fighters):
            willpower = self.willpower(key, i)
            if willpower > 0:
                part = willpower * self.units[i]
                for store in self.stores:
                    if store.fighter == i:
                        part += store.left(key) * store.unit
                key -= part
                if fighter.can_fight(rounds, willpower):
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
            everybody = 0
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
                easy.foes.append(self.foe(left * CREATURE_UNIT))
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
        foe = self.foe(key)
        plan = self.plan(self.paid(key))
        hours = 0
        for i, fighter in enumerate(self.fighters):
            if self.willpower(key, i) > 0:
                hours = max(hours, len(fighter.prices) - round_of(key))
        most = plan.high + self.bonus - foe.values[0]
        return most > 0 and most * hours >= creature_of(key)

    def round(self, key: int) -> float:
        """The next round with all who are in, hours paid, and whatever follows it."""
        known = self.rounds.get(key, _UNKNOWN)
        if known != _UNKNOWN:
            return known
        if self.limit > 0 and len(self.rounds) >= self.limit:
            self.over = True
            return 0.0
        after = self.paid(key)
        plan = self.plan(after)
        layers = fold(plan, self.last_layer(plan, after))
        worth = layers[0][1 if plan.wizard else 0][0] - self.hours_price(key)
        self.rounds[key] = worth
        return worth

    def hours_price(self, key: int) -> float:
        price = 0.0
        for i, fighter in enumerate(self.fighters):
            if self.willpower(key, i) > 0:
                willpower = fighter.prices[round_of(key)]
                price += self.weights.hour + self.weights.willpower * float(willpower)
        return price

    def last_layer(self, plan: Plan, after: int) -> list[list[float]]:
        """Rows of what totals are worth once all have rolled."""
        foe = self.foe(after)
        top = creature_of(after)
        bottom = plan.low + self.bonus - foe.values[-1]
        bottom = min(max(bottom, self.floor(after)), top)
        top = min(top, plan.high + self.bonus - foe.values[0])
        top = max(top, bottom)
        rows: list[list[float]] = []
        for spent in plan.spent:
            gaps = self.gaps(after - spent, bottom, top)
            row = totals_row(plan, foe, self.bonus, gaps, bottom)
            rows.append(row)
            rows.append(row if plan.wizard else [])
        return rows

    def floor(self, key: int) -> int:
        """The gap at which nobody can lose more."""
        most = 0
        for i in range(len(self.fighters)):
            most = max(most, self.willpower(key, i))
        return -most

    def gaps(self, key: int, bottom: int, top: int) -> list[float]:
        """What each gap between the battle values is worth, from the bottom to the top one.

        The best is worked out first: what it is worth bounds what the others can be.
        """
        worths: list[float] = []
        willpower = creature_of(key)
        for gap in range(top, max(bottom, 0) - 1, -1):
            if gap >= willpower:
                worths.append(self.weights.win)
            else:
                worths.append(self.rest(key - gap * CREATURE_UNIT))
        if bottom < 0:
            if self.has_shield(key):
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

    def has_shield(self, key: int) -> bool:
        for i in range(len(self.fighters)):
            if self.willpower(key, i) > 0 and self.shield_of(key, i) > 0:
                return True
        return False

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
                if block > 0 and (loss >= left or not self.simple):
                    after += [one - block for one in found]
                found = after
        best = found[0]
        for i in range(1, len(found)):
            if self.lost_worth(key, found[i]) > self.lost_worth(key, best) + TIE:
                best = found[i]
        return best

    def shield_of(self, key: int, i: int) -> int:
        """What a use of this fighter's shield takes from the key; 0 without a shield."""
        for store in self.stores:
            if store.fighter == i and store.ability == BLOCKS and store.left(key) > 0:
                return store.unit
        return 0

    def lost_worth(self, before: int, after: int) -> float:
        """What a loss has left, less what it cost."""
        weights = self.weights
        price = 0.0
        for i in range(len(self.fighters)):
            had = self.willpower(before, i)
            left = self.willpower(after, i)
            price += weights.willpower * float(had - left)
            if had > 0 and left == 0:
                price += weights.fall
        for store in self.stores:
            if store.ability == BLOCKS:
                price += weights.shield * float(store.left(before) - store.left(after))
        return self.rest(self.tidy(after)) - price

    # Rolls.

    def foe(self, key: int) -> Spread:
        row = self.creature_row
        count = row[min(creature_of(key), len(row) - 1)]
        known = self.foes.get(count)
        if known is None:
            die = self.g.book.dice[self.creature_die]
            known = creature_spread(die, count, self.creature_strength)
            self.foes[count] = known
        return known

    def plan(self, key: int) -> Plan:
        """The rolls of a whole round; situations with the same dice and stores share it."""
        code = key // self.store_unit
        for i, fighter in enumerate(self.fighters):
            willpower = self.willpower(key, i)
            code = code * 16 + (fighter.row[willpower] if willpower > 0 else 0)
        known = self.plans.get(code)
        if known is None:
            known = self.plan_from(key, 0, 0, self.has_wizard(key))
            self.plans[code] = known
        return known

    def plan_from(self, key: int, begin: int, total: int, wizard: bool) -> Plan:
        """The rolls of a round from the fighter at this position on."""
        turns: list[Turn] = []
        for i in range(begin, len(self.fighters)):
            willpower = self.willpower(key, i)
            if willpower > 0:
                turns.append(self._turn(key, i, willpower))
        return Plan(turns, total, wizard)

    def has_wizard(self, key: int) -> bool:
        for i, fighter in enumerate(self.fighters):
            if fighter.flips and self.willpower(key, i) > 0:
                return True
        return False

    def _turn(self, key: int, i: int, willpower: int) -> Turn:
        fighter = self.fighters[i]
        hands = [self._hand(i, fighter.row[willpower], False)]
        if fighter.black:
            hands.append(self._hand(i, 1, True))
        return Turn(fighter.strength, hands, self._uses(key, i))

    def _hand(self, i: int, count: int, black: bool) -> Hand:
        code = (i * 16 + count) * 2 + (1 if black else 0)
        known = self.hands.get(code)
        if known is None:
            fighter = self.fighters[i]
            book = self.g.book
            die = book.black_die if black else book.hero_die
            known = hand_of(
                book.dice[die], book.opposite[die], count, fighter.helm, fighter.one_by_one
            )
            self.hands[code] = known
        return known

    def _uses(self, key: int, i: int) -> list[Use]:
        """Nothing, and every mix of brew (once) and herbs on this fighter's board."""
        # rule: AN-ITEM-4, AN-HERB-2 are those of reaction.py
        uses = [Use(0, False, 0, 0.0)]
        for store in self.stores:
            if store.fighter != i or store.left(key) == 0:
                continue
            if store.ability == DOUBLES:
                price = self.weights.brew
                uses += [Use(store.unit + u.key, True, u.herbs, u.price + price) for u in uses]
            elif store.ability == HEALS:
                price = self.weights.herb
                mixes = uses
                for count in range(1, store.left(key) + 1):
                    for u in mixes:
                        herbs = u.herbs + count * store.face
                        paid = u.price + price * float(count)
                        uses = [*uses, Use(u.key + count * store.unit, u.brewed, herbs, paid)]
        return uses


def round_of(key: int) -> int:
    return key & CREATURE_UNIT - 1


def creature_of(key: int) -> int:
    return key >> _ROUND_BITS & (1 << _CREATURE_BITS) - 1


def _grows(row: list[int]) -> bool:
    for i in range(1, len(row)):
        if row[i] < row[i - 1]:
            return False
    return True


def _masks(size: int) -> list[int]:
    """Every choice of some out of so many, the largest first."""
    found: list[int] = []
    for count in range(size, 0, -1):
        for mask in range(1, 1 << size):
            if mask.bit_count() == count:
                found.append(mask)
    return found
