"""Odds in the middle of a roll: which dice, one again, turn one or not, throw on, use something."""

from rietland.board.base import Board
from rietland.board.fight.dice import die_in_hand, opposite, opposite_extra, take_up
from rietland.board.fight.dice import turn as turn_die
from rietland.board.fight.stages import REROLLING, TURNING
from rietland.board.odds.dice import ALL_DOUBLED, BEST_DOUBLED, PLAIN, Hand, points_of
from rietland.board.odds.fight import Fight
from rietland.board.odds.outcomes import FightCourse, Forecast, by_spent
from rietland.board.odds.round import (
    OPEN,
    SPENT,
    TIE,
    Plan,
    Turn,
    Use,
    fold,
    rolls_worth,
    stop_worths,
    use_worth,
)
from rietland.board.odds.spread import no_chances, spread, throw
from rietland.board.pieces.things import DOUBLES_ROLL, HEALS, POISONS, SHINES, face_of
from rietland.board.state import Battle, State
from rietland.board.verbs import (
    AGAIN,
    BREW,
    BURN,
    CHEW,
    DOUBLE,
    FLIP,
    HAND,
    OVERTURN,
    POISON,
    REROLL,
)
from rietland.kernel.action import Action


class Roll:
    """A fighter's roll under way, with what is left of the round behind it."""

    def __init__(self, g: Board, s: State, b: Battle, course: FightCourse, at: int) -> None:
        fight = course.fight
        self.g: Board = g
        self.s: State = s
        self.b: Battle = b
        self.course: FightCourse = course
        #: The stage of the fight: who is asked, and what.
        self.stage: int = at
        self.key: int = fight.key(b.willpower)
        wizard = not b.flipped and fight.has_wizard(self.key)
        self.flip: int = OPEN if wizard else SPENT
        self.plan: Plan = _plan(fight, b, self.key, wizard)
        self.layers: list[list[list[float]]] = fold(
            self.plan, fight.last_layer(self.plan, self.key)
        )
        self.turn: Turn = self.plan.turns[0]
        self.hand: Hand = self.turn.hands[b.dice_choice if b.dice else 0]
        #: Place in the rows of a roll worth nothing.
        self.at: int = self.turn.low + self.turn.strength - self.plan.low_after(0)

    def of_option(self, a: Action) -> Forecast:
        """What follows this answer."""
        b = self.b
        to = no_chances(self.plan, 1, len(self.turn.uses))
        if a.verb == HAND:
            hand = self.turn.hands[a.a]
            found = self._throw(hand, hand.throws, self.flip, to)
        elif a.verb == AGAIN:
            found = self._throw(self.hand, b.dice_left, self.flip, to)
        elif a.verb == REROLL:
            found = self._reroll(a.a, to)
        elif a.verb == FLIP:
            turned = self._turned(b, a.a)
            found = self._react(self._result(turned.dice, b.extra), SPENT, to)
        elif a.verb == OVERTURN:
            extra = opposite_extra(self.g, self.s, b)
            found = self._react(self._result(b.dice, extra), SPENT, to)
        elif self.stage == REROLLING:
            found = self._lie(b, 1.0, to)
        elif self.stage == TURNING:
            found = self._react(self._result(b.dice, b.extra), self.flip, to)
        else:
            result = self._result(b.dice, b.extra)
            found = self._settle(result, self.flip, self._uses_of(a), 1.0, to)
        rows = spread(self.plan, 1, to, self.layers)
        forecast = self.course.of_rolls(self.key, self.plan.low, by_spent(self.plan.spent, rows))
        forecast.worth = found
        return forecast

    def _turned(self, b: Battle, value: int) -> Battle:
        other = b.copy()
        turn_die(other, value, opposite(self.g, other, value))
        return other

    def _throw(self, hand: Hand, throws: int, flip: int, to: list[list[float]]) -> float:
        after = self.layers[1]
        stops = stop_worths(self.turn, hand, after, 0, flip, self.at)
        throw(self.turn, hand, after, 0, flip, self.at, throws, 1.0, to)
        return rolls_worth(hand.weights, hand.again, stops, throws)

    def _reroll(self, value: int, to: list[list[float]]) -> float:
        """Take up a die that shows this: the mean over what it shows next."""
        die = self.g.book.dice[die_in_hand(self.g, self.b)]
        other = self.b.copy()
        take_up(other, value)
        left = other.dice
        worth = 0.0
        for i, option in enumerate(die.options):
            chance = float(die.weights[i]) / float(die.total)
            other.dice = [*left, option.a]
            worth += chance * self._lie(other, chance, to)
        return worth

    def _lie(self, b: Battle, chance: float, to: list[list[float]]) -> float:
        """The dice of the whole hand lie there: the wizard does what is best, then the roller."""
        uses = list(range(len(self.turn.uses)))
        result = self._result(b.dice, b.extra)
        flip = self.flip
        if flip == OPEN:
            worth = self._use_worth(self._best(result, OPEN, uses), result, OPEN)
            for turned in self._turns(b):
                other = self._use_worth(self._best(turned, SPENT, uses), turned, SPENT)
                if other > worth + TIE:
                    result = turned
                    flip = SPENT
                    worth = other
        return self._settle(result, flip, uses, chance, to)

    def _turns(self, b: Battle) -> list[list[int]]:
        """What the wizard can make of these dice."""
        found: list[list[int]] = []
        for value in sorted(set(b.dice)):
            if opposite(self.g, b, value):
                found.append(self._result(self._turned(b, value).dice, b.extra))
        extra = opposite_extra(self.g, self.s, b)
        if extra:
            found.append(self._result(b.dice, extra))
        return found

    def _react(self, result: list[int], flip: int, to: list[list[float]]) -> float:
        """Throw on if that is better than the best use on these dice."""
        uses = list(range(len(self.turn.uses)))
        if self.hand.one_by_one and self.b.dice_left > 0:
            stops = stop_worths(self.turn, self.hand, self.layers[1], 0, flip, self.at)
            on = rolls_worth(self.hand.weights, None, stops, self.b.dice_left)
            if on > self._use_worth(self._best(result, flip, uses), result, flip) + TIE:
                return self._throw(self.hand, self.b.dice_left, flip, to)
        return self._settle(result, flip, uses, 1.0, to)

    def _settle(
        self, result: list[int], flip: int, uses: list[int], chance: float, to: list[list[float]]
    ) -> float:
        """Let these dice count, with the best of these uses."""
        u = self._best(result, flip, uses)
        to[u * 2 + flip][self.at + self.turn.uses[u].points(result)] += chance
        return self._use_worth(u, result, flip)

    def _best(self, result: list[int], flip: int, uses: list[int]) -> int:
        chosen = uses[0]
        for u in uses:
            if self._use_worth(u, result, flip) > self._use_worth(chosen, result, flip) + TIE:
                chosen = u
        return chosen

    def _use_worth(self, u: int, result: list[int], flip: int) -> float:
        return use_worth(self.turn, u, result, self.layers[1], 0, flip, self.at)

    def _result(self, faces: list[int], extra: int) -> list[int]:
        """What the dice count: as they lie, the best doubled, all doubled."""
        if self.hand.one_by_one:
            return points_of(faces[-1:], False, 0)
        return points_of(faces, self.course.fight.fighters[self.b.current].helm, extra)

    def _uses_of(self, a: Action) -> list[int]:
        """The uses that begin with this answer: with brew, that herb, poison, or nothing."""
        found: list[int] = []
        for u, use in enumerate(self.turn.uses):
            if a.verb == BREW:
                if use.counted == BEST_DOUBLED:
                    found.append(u)
            elif a.verb == CHEW:
                if self._has(use, HEALS, face_of(a.a)):
                    found.append(u)
            elif a.verb == BURN:
                if self._has(use, SHINES, face_of(a.a)):
                    found.append(u)
            elif a.verb == POISON:
                if self._has(use, POISONS, 0):
                    found.append(u)
            elif a.verb == DOUBLE:
                if self._has(use, DOUBLES_ROLL, 0):
                    found.append(u)
            elif use.key == 0:
                found.append(u)
        return found

    def _has(self, use: Use, ability: int, face: int) -> bool:
        """Does the use take such a thing?"""
        for store in self.course.fight.stores:
            if store.fighter == self.b.current and store.ability == ability and store.face == face:
                return use.key // store.unit % (store.uses + 1) > 0
        return False


def _plan(fight: Fight, b: Battle, key: int, wizard: bool) -> Plan:
    """The rest of the round; a roll already doubled stays so, whatever else is used on it."""
    plan = fight.plan_from(key, b.current, b.total + b.herb_points, wizard)
    if not b.brewed and not b.doubled:
        return plan
    turn = plan.turns[0]
    counted = BEST_DOUBLED if b.brewed else ALL_DOUBLED
    uses = [Use(u.key, counted, u.herbs, u.price) for u in turn.uses if u.counted == PLAIN]
    turns = [Turn(turn.strength, turn.hands, uses), *plan.turns[1:]]
    return Plan(turns, b.total + b.herb_points, wizard)
