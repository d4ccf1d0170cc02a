"""Odds of a round: the fighters' rolls one after the other, each with the best choice.

A round is worked backwards. What a gap between the two battle values is worth is given; from it
follows what a total is worth before the creature throws, then before the last fighter throws, and
so on to the first. Rows hold these worths by running total; there is a row for each way the
fighters so far may have used brew and herbs, twice: with the wizard's turn spent and with it open.
`odds_spread.py` works forwards with the same rows.

Loops here count positions: compiled, a zip is several times slower.
"""

from typing import Final

from rietland.board.odds.dice import PLAIN, Hand, Spread
from rietland.board.odds.rerolls import Rerolls

#: A choice that costs something must be better by more than rounding.
TIE: Final = 1e-12

#: What a use is worth that the rules forbid: nobody ever chooses it.
FORBIDDEN: Final = -1e6

# Which of the two rows: may a wizard still turn a die?
SPENT: Final = 0
OPEN: Final = 1


class Use:
    """Brew, herbs, both or nothing, used on one roll."""

    def __init__(self, key: int, counted: int, herbs: int, price: float) -> None:
        #: What the use takes away from the key of the fight's situation.
        self.key: int = key
        #: How the dice are counted, as a position in the results of a hand.
        self.counted: int = counted
        #: Sum of the herbs.
        self.herbs: int = herbs
        self.price: float = price

    def points(self, result: list[int]) -> int:
        """What a roll brings with this use."""
        return result[self.counted] + self.herbs


class Turn:
    """One fighter's roll: the dice there are to choose from, and what may be used on them."""

    def __init__(self, strength: int, hands: list[Hand], uses: list[Use]) -> None:
        self.strength: int = strength
        self.hands: list[Hand] = hands
        #: The first one is nothing.
        self.uses: list[Use] = uses
        #: By hand and use: what each result brings.
        self.points: list[list[list[int]]] = [
            [_points(hand, use) for use in uses] for hand in hands
        ]
        #: Running totals there can be before this roll.
        self.low: int = 0
        self.high: int = 0


def _points(hand: Hand, use: Use) -> list[int]:
    return [use.points(result) for result in hand.results]


class Plan:
    """The rolls of a round in order, from the running total it begins with."""

    def __init__(self, turns: list[Turn], total: int, wizard: bool) -> None:
        self.turns: list[Turn] = turns
        #: May a die be turned in what is left of the round?
        self.wizard: bool = wizard
        #: By row of the last layer: what was used, as keys.
        self.spent: list[int] = [0]
        low = total
        high = total
        for turn in turns:
            turn.low = low
            turn.high = high
            low += turn.strength + _least(turn)
            high += turn.strength + _most(turn)
            self.spent = [key + use.key for key in self.spent for use in turn.uses]
        self.low: int = low
        self.high: int = high

    def low_after(self, i: int) -> int:
        """The lowest running total once the turn at this position is over."""
        return self.turns[i + 1].low if i + 1 < len(self.turns) else self.low


def _least(turn: Turn) -> int:
    least = turn.hands[0].results[0][PLAIN]
    for hand in turn.hands:
        for result in hand.results:
            least = min(least, result[PLAIN])
    return least


def _most(turn: Turn) -> int:
    most = 0
    for tables in turn.points:
        for points in tables:
            most = max(most, max(points))  # noqa: PLW3301
    return most


# Backwards.


def totals_row(
    low: int, high: int, foe: Spread, bonus: int, gaps: list[float], floor: int
) -> list[float]:
    """What each total of the group, from `low` to `high`, is worth before the creature throws.

    `gaps` holds what a gap is worth, from `floor` up; beyond both ends nothing changes any more.
    """
    values = foe.values
    chances = foe.chances
    last = len(gaps) - 1
    least = low + bonus - values[-1] - floor
    most = high + bonus - values[0] - floor
    wide: list[float] = []
    for i in range(least, most + 1):
        wide.append(gaps[min(max(i, 0), last)])
    shifts = [values[-1] - value for value in values]
    row: list[float] = []
    for t in range(high - low + 1):
        worth = 0.0
        for k in range(len(shifts)):
            worth += chances[k] * wide[t + shifts[k]]
        row.append(worth)
    return row


def fold(plan: Plan, last: list[list[float]]) -> list[list[list[float]]]:
    """The layers of rows, one before each roll and the given one after the last."""
    layers = [last]
    for i in range(len(plan.turns) - 1, -1, -1):
        layers.append(_fold_turn(plan, i, layers[-1]))
    layers.reverse()
    return layers


def _fold_turn(plan: Plan, i: int, after: list[list[float]]) -> list[list[float]]:
    turn = plan.turns[i]
    rows: list[list[float]] = []
    for way in range(len(after) // (2 * len(turn.uses))):
        if i == 0 and plan.wizard:
            # Nobody has thrown yet, so nothing can have been turned.
            rows.append([])
        else:
            rows.append(_row(plan, i, after, way, SPENT))
        rows.append(_row(plan, i, after, way, OPEN) if plan.wizard else [])
    return rows


def _row(plan: Plan, i: int, after: list[list[float]], way: int, flip: int) -> list[float]:
    """What each running total before this roll is worth, with the better of the hands."""
    turn = plan.turns[i]
    base = turn.low + turn.strength - plan.low_after(i)
    size = turn.high - turn.low + 1
    hand = turn.hands[0]
    again = hand.pair_again if flip == OPEN else hand.plain_again
    if len(turn.uses) == 1 and len(turn.hands) == 1 and not hand.one_by_one and again is None:
        if flip == OPEN:
            return _pair_row(hand, after[way * 2 + 1], after[way * 2], base, size)
        return _plain_row(hand, after[way * 2], base, size)
    row: list[float] = []
    for at in range(base, base + size):
        row.append(max([hand_worth(turn, one, after, way, flip, at) for one in turn.hands]))
    return row


def _plain_row(hand: Hand, after: list[float], base: int, size: int) -> list[float]:
    """The commonest case: dice thrown at once, and nothing to decide."""
    values = hand.plain_values
    chances = hand.plain_chances
    row: list[float] = []
    for at in range(base, base + size):
        worth = 0.0
        for k in range(len(values)):
            worth += chances[k] * after[at + values[k]]
        row.append(worth)
    return row


def _pair_row(
    hand: Hand, after: list[float], spent: list[float], base: int, size: int
) -> list[float]:
    """Dice thrown at once, of which the wizard may turn one."""
    values = hand.pair_values
    turned = hand.pair_turned
    chances = hand.pair_chances
    row: list[float] = []
    for at in range(base, base + size):
        worth = 0.0
        for k in range(len(values)):
            keep = after[at + values[k]]
            flip = spent[at + turned[k]]
            worth += chances[k] * (keep if keep >= flip else flip)  # noqa: FURB136
        row.append(worth)
    return row


def hand_worth(
    turn: Turn, hand: Hand, after: list[list[float]], way: int, flip: int, at: int
) -> float:
    """What it is worth to throw this hand now; `at` is the row's place of a roll worth nothing."""
    throws = hand.throws
    if len(turn.uses) > 1:
        stops = stop_worths(turn, hand, after, way, flip, at)
        return rolls_worth(hand.weights, hand.again, stops, throws)
    if flip == OPEN:
        stops = pair_worths(hand, after, way, at)
        return rolls_worth(hand.pair_chances, hand.pair_again, stops, throws)
    row = after[way * 2]
    stops = [row[at + value] for value in hand.plain_values]
    return rolls_worth(hand.plain_chances, hand.plain_again, stops, throws)


def rolls_worth(
    chances: list[float], again: Rerolls | None, stops: list[float], throws: int
) -> float:
    """What a roll is worth: thrown once, once with a die rolled again, or one by one."""
    return throw_worth(chances, stops, throws) if again is None else again.worth(stops)


def throw_worth(chances: list[float], stops: list[float], throws: int) -> float:
    """With this many rolls to go: stop where that is worth more than to roll again."""
    worth = 0.0
    for i in range(len(stops)):
        worth += chances[i] * stops[i]
    for _ in range(throws - 1):
        more = 0.0
        for i in range(len(stops)):
            stop = stops[i]
            more += chances[i] * (stop if stop > worth else worth)  # noqa: FURB136
        worth = more
    return worth


def pair_worths(hand: Hand, after: list[list[float]], way: int, at: int) -> list[float]:
    """For each roll, turned or as it lies, what it is worth to let it count."""
    spent = after[way * 2]
    row = after[way * 2 + 1]
    turned = hand.pair_turned
    worths: list[float] = []
    for i, value in enumerate(hand.pair_values):
        keep = row[at + value]
        flip = spent[at + turned[i]]
        worths.append(keep if keep >= flip else flip)  # noqa: FURB136
    return worths


def stop_worths(
    turn: Turn, hand: Hand, after: list[list[float]], way: int, flip: int, at: int
) -> list[float]:
    """For each roll of the hand what it is worth to let it count, turned or as it lies."""
    lying = settled(turn, hand, after, way, flip, at)
    stops = [lying[k] for k in hand.lying]
    if flip == OPEN:
        turned = settled(turn, hand, after, way, SPENT, at)
        for i in range(len(stops)):
            for k in hand.turned[i]:
                stops[i] = max(stops[i], turned[k])
    return stops


def settled(
    turn: Turn, hand: Hand, after: list[list[float]], way: int, flip: int, at: int
) -> list[float]:
    """What each result is worth with the best use of brew and herbs."""
    uses = turn.uses
    tables = turn.points[0 if hand is turn.hands[0] else 1]
    first = way * len(uses)
    row = after[first * 2 + flip]
    worths = [row[at + points] for points in tables[0]]
    for u in range(1, len(uses)):
        price = uses[u].price
        row = after[(first + u) * 2 + flip]
        for k, points in enumerate(tables[u]):
            worths[k] = max(worths[k], row[at + points] - price)
    return worths


def use_worth(
    turn: Turn, u: int, result: list[int], after: list[list[float]], way: int, flip: int, at: int
) -> float:
    use = turn.uses[u]
    row = after[(way * len(turn.uses) + u) * 2 + flip]
    return row[at + use.points(result)] - use.price
