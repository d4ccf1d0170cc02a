"""Odds of a fight: its situations as numbers, and the dice in each.

The key of a situation says: rounds from now, the creature's willpower, the willpower of each
fighter (0 for who is out), what is left of brew, herbs, poison and shields, how often dice can
still be taken from the creature, and how many stones have come to an hour for which the legend
lies in wait. Against an opponent whose life is a pile it also says how the cards lie, how much
strength each fighter has lost, whose day a card has ended, and whether one has ended the fight.
"""

from typing import Final

from rietland.board.base import Board
from rietland.board.book import Trial
from rietland.board.fight import opponents, reaction, trials
from rietland.board.fight.strength import group_bonus
from rietland.board.odds.dice import (
    ALL_DOUBLED,
    BEST_DOUBLED,
    PLAIN,
    ExtraDie,
    Hand,
    Spread,
    creature_spread,
    hand_of,
)
from rietland.board.odds.ending import rounds_begun, rounds_left, toll_of, trial_of
from rietland.board.odds.fighters import Fighter, OddsWeights, Store, stores_of
from rietland.board.odds.hours import Hour, hour_of
from rietland.board.odds.life import WEAK_BITS, Life, weakness
from rietland.board.odds.round import Plan, Turn, Use
from rietland.board.pieces import creature_values
from rietland.board.pieces.things import BLOCKS, DOUBLES, DOUBLES_ROLL, HEALS, POISONS, SHINES
from rietland.board.state import State, named_of

# The key, lowest bits first: rounds, creature, fighters, stores.
ROUND_UNIT: Final = 1
_ROUND_BITS: Final = 5
CREATURE_UNIT: Final = 1 << _ROUND_BITS
_CREATURE_BITS: Final = 8
_FIGHTER_SHIFT: Final = _ROUND_BITS + _CREATURE_BITS
_FIGHTER_BITS: Final = 6
#: More dice than anybody throws.
_DICE_BITS: Final = 4
#: More orders of the cards of a life than any fight can bring.
_STACKS: Final = 1 << 20


class Muster:
    """The fighters in the order they roll, the creature, and what each situation lets them roll."""

    def __init__(
        self,
        g: Board,
        s: State,
        fighters: list[int],
        space: int,
        c: int,
        weights: OddsWeights,
        simple: bool,
    ) -> None:
        self.g: Board = g
        self.weights: OddsWeights = weights
        #: Good choices will do where the best ones take too long.
        self.simple: bool = simple
        #: What is tried, if it is no creature; what each loses who fails, -1 for the difference.
        self.trial: Trial | None = trial_of(g, c)
        self.toll: int = -1 if self.trial is None else toll_of(g, s, self.trial)
        shoots = self.trial is None or self.trial.reach == "fight"
        self.fighters: list[Fighter] = [Fighter(g, s, h, space, shoots) for h in fighters]
        rounds = rounds_left(g, s, fighters, space, c)
        if rounds >= 0:
            for fighter in self.fighters:
                fighter.prices = fighter.prices[:rounds]
        #: What comes about when a fighter's stone comes to an hour; nothing where nothing does.
        self.hour: Hour | None = hour_of(g, s, fighters, space, c)
        self.units: list[int] = [
            1 << _FIGHTER_SHIFT + _FIGHTER_BITS * i for i in range(len(fighters))
        ]
        self.stores: list[Store] = []
        self.store_unit: int = 1 << _FIGHTER_SHIFT + _FIGHTER_BITS * len(fighters)
        unit = self.store_unit
        for i, h in enumerate(fighters):
            for store in stores_of(g, s.heroes[h], i, unit):
                if not is_useful(g, s, c, store.ability):
                    continue
                self.stores.append(store)
                unit = store.unit * (store.uses + 1)
        #: What is used on rolls and shields is below this: how often dice can be taken from the
        #: creature, then how many stones have come to the hour, in rounds before and in this one.
        self.dim_unit: int = unit
        self.dims: int = self._dims(s, c)
        self.stones: int = 0 if self.hour is None else len(self.hour.bites)
        self.stone_unit: int = unit * (self.dims + 1)
        self.due_unit: int = self.stone_unit * (self.stones + 1)
        #: All of these are below this; how cards lie, weakness, the end above.
        self.stack_unit: int = self.due_unit * (self.stones + 1)
        unit = self.stack_unit
        self.weak_unit: int = unit * _STACKS
        self.rest_unit: int = self.weak_unit << WEAK_BITS * len(fighters)
        self.over_unit: int = self.rest_unit << len(fighters)
        self.life: Life | None = None
        if c >= 0 and creature_values.has_life(g, s, c):
            self.life = Life(g, s, fighters, space, c)
        #: Poison was used in the round under way.
        self.poisoned: bool = s.battle is not None and s.battle.poisoned
        #: A light was burnt in it; whether there are any at all.
        self.burnt: bool = s.battle is not None and s.battle.burnt
        self.shining: bool = False
        for store in self.stores:
            self.shining = self.shining or store.ability == SHINES
        self.bonus: int = 0
        if self.trial is None or self.trial.allies:
            self.bonus = group_bonus(g, s, space, max(c, -1))
        self.creature_die: int = g.book.hero_die
        #: Do its strength and dice depend on who fights? Then they are kept for each group.
        self.by_team: bool = False
        #: By group (a set of positions as bits, or 0 for any): dice by willpower, and strength.
        self.creature_rows: dict[int, list[int]] = {}
        self.creature_strengths: dict[int, int] = {}
        #: In this round from now it throws one die less; -1: in none.
        self.robbed: int = -1
        #: Of these fighters, as bits, one must take part; -1 where nobody must.
        self.needed: int = -1
        if c >= 0:
            self._meet_creature(s, fighters, c)
        else:
            # A trial has a fixed value and throws no dice.
            self.creature_rows[0] = [0]
            self.creature_strengths[0] = trials.value(g, s, trials.number_of(c), fighters[0])
        #: The most willpower of the creature that was asked about.
        self.most_willpower: int = 0
        # What was worked out already.
        self.foes: dict[int, Spread] = {}
        self.hands: dict[tuple[int, int, bool], Hand] = {}
        self.plans: dict[int, Plan] = {}

    def _meet_creature(self, s: State, fighters: list[int], c: int) -> None:
        """The values of the creature, by who fights it where that matters."""
        g = self.g
        self.creature_die = creature_values.die_of(g, s, c)
        named = named_of(g.book, s, c)
        self.by_team = named is not None and named.by_team
        for bits in range(1 << len(fighters) if self.by_team else 1):
            team = [h for i, h in enumerate(fighters) if bits >> i & 1]
            self.creature_rows[bits] = creature_values.dice_row(g, s, c, team)
            self.creature_strengths[bits] = creature_values.strength_of(g, s, c, team)
        begun = rounds_begun(s, c)
        if begun <= 1 and opponents.loses_die(g, s, s.creature_space[c]):
            self.robbed = 1 - begun
        self.needed = _bits(fighters, opponents.needed(g, s, c))

    def _dims(self, s: State, c: int) -> int:
        """How many heroes, wherever they are, can take dice from it for a round."""
        # rule: SS-GIFT-5, SS-OPEN-13, SS-THR-3
        g = self.g
        if c < 0 or not g.book.has_dims or opponents.is_threat(g, s, c):
            return 0
        return len([hero for hero in s.heroes if reaction.can_dim(g, hero)])

    # Keys.

    def key(self, willpower: int) -> int:
        """The situation now, with this much willpower of the creature; a trial is there or not."""
        willpower = 1 if self.trial is not None else willpower
        self.most_willpower = max(self.most_willpower, willpower)
        key = willpower * CREATURE_UNIT
        for i, fighter in enumerate(self.fighters):
            key += fighter.willpower * self.units[i]
        for store in self.stores:
            key += store.uses * store.unit
        if self.hour is not None:
            key += self.hour.due * self.due_unit
        return key + self.dims * self.dim_unit

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
        due = 0
        for i, fighter in enumerate(self.fighters):
            if self.willpower(key, i) > 0:
                key -= fighter.prices[rounds] * self.units[i]
                if self.hour is not None and self.hour.tries[i] == rounds + 1:
                    due += 1
        return key + ROUND_UNIT + due * self.due_unit

    def can_go_on(self, key: int, i: int) -> bool:
        """Has this fighter an hour for another round, and what is tried within reach?"""
        # rule: SS-WOLF-5
        if self.hour is not None and not self.hour.reached[self.stones_there(key)][i]:
            return False
        return self.fighters[i].can_fight(round_of(key), self.willpower(key, i))

    def stones_there(self, key: int) -> int:
        """How many stones had come to the hour before this round."""
        return key // self.stone_unit % (self.stones + 1)

    def stones_due(self, key: int) -> int:
        """How many come there in this round: what they bring is still to be borne."""
        return key // self.due_unit % (self.stones + 1)

    def dims_left(self, key: int) -> int:
        """How often dice can still be taken from the creature today."""
        return key // self.dim_unit % (self.dims + 1)

    def floor(self, key: int) -> int:
        """The gap at which nobody can lose more."""
        most = 0
        for i in range(len(self.fighters)):
            most = max(most, self.willpower(key, i))
        return -most

    def has_shield(self, key: int) -> bool:
        for i in range(len(self.fighters)):
            if self.shield_of(key, i):
                return True
        return False

    def shield_of(self, key: int, i: int) -> int:
        """What a use of this fighter's shield takes from the key; 0 without a shield."""
        for store in self.stores:
            if store.fighter == i and store.ability == BLOCKS and store.left(key) > 0:
                return store.unit
        return 0

    # Rolls.

    def can_dim(self, key: int) -> bool:
        """May dice be taken from the creature in this round? One must be left to it."""
        # rule: SS-GIFT-5
        return self.dims > 0 and self.dims_left(key) > 0 and self._dice(key) > 1

    def _dice(self, key: int) -> int:
        """What the creature throws, if nothing is taken from it."""
        # rule: FE-VOLP-3
        row = self.creature_rows[self.bits(key) if self.by_team else 0]
        count = row[min(creature_of(key), len(row) - 1)] if self.life is None else row[-1]
        return opponents.fewer_dice(count) if round_of(key) == self.robbed else count

    def foe(self, key: int, dimmed: bool = False) -> Spread:
        """What the creature may throw; `dimmed`: with one die."""
        group = self.bits(key) if self.by_team else 0
        count = 1 if dimmed else self._dice(key)
        if self.life is not None:
            return self._foe_of_life(self.life, creature_of(key), count)
        code = group << _DICE_BITS | count
        known = self.foes.get(code)
        if known is None:
            die = self.g.book.dice[self.creature_die]
            known = creature_spread(die, count, self.creature_strengths[group])
            self.foes[code] = known
        return known

    def bits(self, key: int) -> int:
        """Who is in, as a set of positions."""
        found = 0
        for i in range(len(self.fighters)):
            if self.willpower(key, i) > 0:
                found |= 1 << i
        return found

    def is_allowed(self, key: int) -> bool:
        """Is somebody in who must take part?"""
        return self.needed < 0 or self.bits(key) & self.needed > 0

    def _foe_of_life(self, life: Life, left: int, count: int) -> Spread:
        """With each card it loses its strength changes, its dice do not."""
        code = left << _DICE_BITS | count
        known = self.foes.get(code)
        if known is None:
            die = self.g.book.dice[self.creature_die]
            known = creature_spread(die, count, life.strengths[left])
            self.foes[code] = known
        return known

    def stack(self, key: int) -> int:
        """The number of the order in which the cards of the life lie."""
        return key // self.stack_unit % _STACKS

    def weak(self, key: int) -> int:
        """How much strength the fighters have lost, as `life.weakness` reads it."""
        return key % self.rest_unit // self.weak_unit

    def rested(self, key: int) -> int:
        """Who is out because a card has ended their day, as bits."""
        return key % self.over_unit // self.rest_unit

    def is_over(self, key: int) -> bool:
        """Has a card ended the fight?"""
        return key >= self.over_unit

    def uses_poison(self, before: int, after: int) -> bool:
        """Was poison used in this round?"""
        if self.poisoned and round_of(after) == 0:
            return True
        for store in self.stores:
            if store.ability == POISONS and store.left(before) > store.left(after):
                return True
        return False

    def burns_too_many(self, before: int, after: int) -> bool:
        """Would more than one light have been burnt in this round?"""
        # rule: SS-TOK-5
        burnt = 0
        for store in self.stores:
            if store.ability == SHINES:
                burnt += store.left(before) - store.left(after)
        return burnt > 1

    def plan(self, key: int) -> Plan:
        """The rolls of a whole round; situations with the same dice and stores share it."""
        code = key % self.dim_unit // self.store_unit
        code = code << WEAK_BITS * len(self.fighters) | self.weak(key)
        for i, fighter in enumerate(self.fighters):
            willpower = self.willpower(key, i)
            code = code << _DICE_BITS | (fighter.row[willpower] if willpower > 0 else 0)
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
        strength = fighter.strength
        if self.life is not None:
            strength -= weakness(self.weak(key), i)
        return Turn(strength, hands, self._uses(key, i))

    def _hand(self, i: int, count: int, black: bool) -> Hand:
        code = (i, count, black)
        known = self.hands.get(code)
        if known is None:
            fighter = self.fighters[i]
            book = self.g.book
            die = book.black_die if black else book.hero_die
            extra: ExtraDie | None = None
            if fighter.extra >= 0:
                extra = ExtraDie(book.dice[fighter.extra], book.opposite[fighter.extra])
            known = hand_of(
                book.dice[die],
                book.opposite[die],
                count,
                fighter.helm,
                fighter.one_by_one,
                extra,
                fighter.again,
            )
            self.hands[code] = known
        return known

    def _uses(self, key: int, i: int) -> list[Use]:
        """Nothing, and every mix of brew or a plant (one), herbs, poison and a light, all own."""
        # must agree with reaction.choices
        uses = [Use(0, PLAIN, 0, 0.0)]
        for store in self.stores:
            if store.fighter != i or store.left(key) == 0:
                continue
            if store.ability == DOUBLES:
                uses += self._doubled(uses, store, BEST_DOUBLED, self.weights.brew)
            elif store.ability == DOUBLES_ROLL:
                uses += self._doubled(uses, store, ALL_DOUBLED, self.weights.plant)
            elif store.ability == HEALS:
                price = self.weights.herb
                mixes = uses
                for count in range(1, store.left(key) + 1):
                    for u in mixes:
                        herbs = u.herbs + count * store.face
                        paid = u.price + price * float(count)
                        uses = [*uses, Use(u.key + count * store.unit, u.counted, herbs, paid)]
            elif store.ability == POISONS and not (self.poisoned and round_of(key) == 0):
                price = self.weights.poison
                uses += [Use(store.unit + u.key, u.counted, u.herbs, u.price + price) for u in uses]
        return uses + self._lights(key, i, uses)

    def _lights(self, key: int, i: int, uses: list[Use]) -> list[Use]:
        """All that may be used without a light, with one of this fighter's lights besides."""
        # rule: SS-TOK-5
        found: list[Use] = []
        if not self.shining or (self.burnt and round_of(key) == 0):
            return found
        least = self._strongest_light(key) if self.simple and round_of(key) > 0 else 0
        for store in self.stores:
            fits = store.fighter == i and store.ability == SHINES and store.face >= least
            if fits and store.left(key) > 0:
                for u in uses:
                    points = u.herbs + store.face
                    paid = u.price + self.weights.light
                    found.append(Use(store.unit + u.key, u.counted, points, paid))
        return found

    def _strongest_light(self, key: int) -> int:
        """The highest number among the lights of the whole group."""
        most = 0
        for store in self.stores:
            if store.ability == SHINES and store.left(key) > 0:
                most = max(most, store.face)
        return most

    def _doubled(self, uses: list[Use], store: Store, counted: int, price: float) -> list[Use]:
        """The uses that double nothing yet, with one of these."""
        return [
            Use(store.unit + u.key, counted, u.herbs, u.price + price)
            for u in uses
            if u.counted == PLAIN
        ]


def is_useful(g: Board, s: State, c: int, ability: int) -> bool:
    """Can a thing of this ability be used against it? Brew, herbs and shields always can."""
    # rule: SS-TOK-5, SS-TOK-6
    if ability == POISONS:
        return c >= 0 and creature_values.can_be_poisoned(g, s, c)
    if ability == SHINES:
        trial = trial_of(g, c)
        return opponents.is_threat(g, s, c) if trial is None else trial.lights
    return True


def _bits(fighters: list[int], among: list[int] | None) -> int:
    """Positions of those fighters who are among these heroes; -1 for no heroes in particular."""
    if among is None:
        return -1
    found = 0
    for i, h in enumerate(fighters):
        if h in among:
            found |= 1 << i
    return found


def round_of(key: int) -> int:
    return key & CREATURE_UNIT - 1


def creature_of(key: int) -> int:
    return key >> _ROUND_BITS & (1 << _CREATURE_BITS) - 1
