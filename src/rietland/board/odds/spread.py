"""Odds of a round, forwards: the chance of every total when all make the choices that are best.

Rows of chances have the shape of the rows of worths in `odds_round.py`.
"""

from rietland.board.odds.dice import Hand, Spread
from rietland.board.odds.rerolls import Rerolls
from rietland.board.odds.round import (
    OPEN,
    SPENT,
    TIE,
    Plan,
    Turn,
    hand_worth,
    pair_worths,
    settled,
    stop_worths,
    throw_worth,
    use_worth,
)


def no_chances(plan: Plan, i: int, ways: int) -> list[list[float]]:
    """A layer of empty rows before the turn at this position (or after the last)."""
    turns = plan.turns
    low = turns[i].low if i < len(turns) else plan.low
    high = turns[i].high if i < len(turns) else plan.high
    rows: list[list[float]] = []
    for row in range(ways * 2):
        wanted = plan.wizard or row % 2 == SPENT
        rows.append([0.0] * (high - low + 1) if wanted else [])
    return rows


def spread(
    plan: Plan, begin: int, chances: list[list[float]], layers: list[list[list[float]]]
) -> list[list[float]]:
    """Chances of totals after the last roll, from those before the turn at `begin`."""
    for i in range(begin, len(plan.turns)):
        turn = plan.turns[i]
        ways = len(chances) // 2
        to = no_chances(plan, i + 1, ways * len(turn.uses))
        base = turn.low + turn.strength - plan.low_after(i)
        for way in range(ways):
            for flip in (SPENT, OPEN):
                row = chances[way * 2 + flip]
                for t in range(len(row)):
                    if row[t] > 0.0:  # spares work
                        at = base + t
                        hand = best_hand(turn, layers[i + 1], way, flip, at)
                        throw(turn, hand, layers[i + 1], way, flip, at, hand.throws, row[t], to)
        chances = to
    return chances


def best_hand(turn: Turn, after: list[list[float]], way: int, flip: int, at: int) -> Hand:
    """The own dice, unless the black die is better."""
    best = turn.hands[0]
    if len(turn.hands) > 1:
        worth = hand_worth(turn, best, after, way, flip, at)
        if hand_worth(turn, turn.hands[1], after, way, flip, at) > worth + TIE:
            best = turn.hands[1]
    return best


def throw(
    turn: Turn,
    hand: Hand,
    after: list[list[float]],
    way: int,
    flip: int,
    at: int,
    throws: int,
    chance: float,
    to: list[list[float]],
) -> None:
    """Throw with the best choices and add the chances of what comes of it to the next layer."""
    if len(turn.uses) == 1:  # spares work
        _throw_alone(hand, after, way, flip, at, throws, chance, to)
        return
    _throw_and_use(turn, hand, after, way, flip, at, throws, chance, to)


def _throw_alone(
    hand: Hand,
    after: list[list[float]],
    way: int,
    flip: int,
    at: int,
    throws: int,
    chance: float,
    to: list[list[float]],
) -> None:
    """The same where there is nothing to use."""
    spent = to[way * 2]
    row = after[way * 2]
    if flip == SPENT:
        stopped = hand.plain_chances
        if throws > 1 or hand.plain_again is not None:
            stops = [row[at + value] for value in hand.plain_values]
            stopped = _stopped(stopped, hand.plain_again, stops, throws)
        for i, value in enumerate(hand.plain_values):
            spent[at + value] += chance * stopped[i]
        return
    stopped = hand.pair_chances
    if throws > 1 or hand.pair_again is not None:
        stopped = _stopped(stopped, hand.pair_again, pair_worths(hand, after, way, at), throws)
    kept = to[way * 2 + 1]
    keeping = after[way * 2 + 1]
    turned = hand.pair_turned
    for i, value in enumerate(hand.pair_values):
        if row[at + turned[i]] > keeping[at + value] + TIE:
            spent[at + turned[i]] += chance * stopped[i]
        else:
            kept[at + value] += chance * stopped[i]


def _stopped(
    chances: list[float], again: Rerolls | None, stops: list[float], throws: int
) -> list[float]:
    """The chance of each roll to be the one that counts."""
    if again is not None:
        return again.spread(stops, TIE)
    stopped = [0.0] * len(stops)
    chance = 1.0
    for left in range(throws - 1, 0, -1):
        more = throw_worth(chances, stops, left)
        on = 0.0
        for i in range(len(stops)):
            if more > stops[i] + TIE:
                on += chance * chances[i]
            else:
                stopped[i] += chance * chances[i]
        chance = on
    for i in range(len(stops)):
        stopped[i] += chance * chances[i]
    return stopped


def _throw_and_use(
    turn: Turn,
    hand: Hand,
    after: list[list[float]],
    way: int,
    flip: int,
    at: int,
    throws: int,
    chance: float,
    to: list[list[float]],
) -> None:
    stops = stop_worths(turn, hand, after, way, flip, at)
    stopped = _stopped(hand.weights, hand.again, stops, throws)
    lying = settled(turn, hand, after, way, flip, at)
    turned = settled(turn, hand, after, way, SPENT, at)
    for i in range(len(stops)):
        k = hand.lying[i]
        then = flip
        worth = lying[k]
        if flip == OPEN:
            for other in hand.turned[i]:
                if turned[other] > worth + TIE:
                    k = other
                    then = SPENT
                    worth = turned[other]
        use = best_use(turn, hand.results[k], after, way, then, at)
        points = turn.uses[use].points(hand.results[k])
        to[(way * len(turn.uses) + use) * 2 + then][at + points] += chance * stopped[i]


def best_use(
    turn: Turn, result: list[int], after: list[list[float]], way: int, flip: int, at: int
) -> int:
    """What to use on a roll: its number among the uses."""
    chosen = 0
    worth = use_worth(turn, 0, result, after, way, flip, at)
    for u in range(len(turn.uses)):
        other = use_worth(turn, u, result, after, way, flip, at)
        if other > worth + TIE:
            chosen = u
            worth = other
    return chosen


def gap_chances(low: int, foe: Spread, row: list[float], floor: int, ceiling: int) -> list[float]:
    """Chances of the gap between the battle values, kept within floor and ceiling.

    `row` holds the chances of the group's value from `low` up.
    """
    gaps = [0.0] * (ceiling - floor + 1)
    for t in range(len(row)):
        if row[t] > 0.0:  # spares work
            for k in range(len(foe.values)):
                gap = min(max(low + t - foe.values[k], floor), ceiling)
                gaps[gap - floor] += row[t] * foe.chances[k]
    return gaps
