"""Throws: what the dice of a hero or a creature may come to."""

from typing import Final

from rietland.board.fight import dice

# Ways to throw dice.
BEST: Final = 0  # all at once, the highest counts


ONE_BY_ONE: Final = 1  # stop at will, the last counts


EQUALS: Final = 2  # all at once, equal dice are added (a helm; creatures)


TURNED: Final = 3  # one die, turned when the other side is better


BLACK: Final = 4  # a creature's or a rune bearer's black dice


EQUALS_AGAIN: Final = 5  # as EQUALS, with one die rolled again


TURNED_AGAIN: Final = 6  # as TURNED, rolled again when that promises more


WAYS: Final = 8


#: Added to a hand: a thing throws another die along, a black one.
EXTRA: Final = 64


#: Bits of a hand where several are one number.
HAND_BITS: Final = 7


_FACES: Final = [1, 2, 3, 4, 5, 6]


_BLACK_FACES: Final = [6, 6, 8, 10, 10, 12]


def hand(count: int, way: int) -> int:
    """So many dice thrown this way, as one number below 64."""
    return count * WAYS + way


def count_of(code: int) -> int:
    """How many dice a hand has."""
    return code % EXTRA // WAYS


def way_of(code: int) -> int:
    """How its dice are thrown."""
    return code % WAYS


_throws: Final[dict[int, list[float]]] = {}


_sums: Final[dict[int, list[float]]] = {}


def throw(code: int) -> list[float]:
    """Probability by result of a hand."""
    found = _throws.get(code)
    if found is None:
        found = _throw(count_of(code), way_of(code))
        if code & EXTRA:
            found = _with_extra(found)
        _throws[code] = found
    return found


def _with_extra(own: list[float]) -> list[float]:
    """The results of a hand with a black die beside it."""
    found = [0.0] * 50
    for value, chance in enumerate(own):
        if chance > 0.0:
            for face in _BLACK_FACES:
                found[value + face] += chance / 6
    return found


def _throw(count: int, way: int) -> list[float]:
    faces = _BLACK_FACES if way == BLACK else _FACES
    if way == ONE_BY_ONE:
        return _one_by_one(count)
    found = [0.0] * 50
    rolls: list[list[int]] = [[]]
    for _ in range(count):
        longer: list[list[int]] = []
        for roll in rolls:
            for face in faces:
                longer.append([*roll, face])
        rolls = longer
    for roll in rolls:
        if way == EQUALS_AGAIN or way == TURNED_AGAIN:
            for value in _again(roll, way):
                found[value] += 1.0 / (6 * len(rolls))
        else:
            found[_value(roll, way)] += 1.0 / len(rolls)
    return found


def _value(roll: list[int], way: int) -> int:
    if way == BEST:
        return max(roll)
    if way == TURNED or way == TURNED_AGAIN:
        return max(roll[0], 7 - roll[0])
    return dice.best_of_equals(roll)


def _again(roll: list[int], way: int) -> list[int]:
    """The six results of rolling the die again that gains most; six times the same of none."""
    value = _value(roll, way)
    best = [value] * 6
    most = 6 * value
    for i in range(len(roll)):
        values: list[int] = []
        total = 0
        for face in _FACES:
            found = _value([*roll[:i], face, *roll[i + 1 :]], way)
            values.append(found)
            total += found
        if total > most:
            best = values
            most = total
    return best


def _one_by_one(count: int) -> list[float]:
    """Stop as soon as the die shows more than the rest may be expected to."""
    if count <= 1:
        return throw(hand(1, BEST))
    rest = throw(hand(count - 1, ONE_BY_ONE))
    hope = average(rest)
    found = [0.0] * 50
    for face in _FACES:
        if face >= hope:
            found[face] += 1.0 / 6
        else:
            for value, chance in enumerate(rest):
                found[value] += chance / 6
    return found


def average(chances: list[float]) -> float:
    total = 0.0
    for value, chance in enumerate(chances):
        total += value * chance
    return total


_hopes: Final[dict[int, float]] = {}


def mean_of(code: int) -> float:
    """The average result of a hand."""
    if code not in _hopes:
        _hopes[code] = average(throw(code))
    return _hopes[code]


def hope_of(count: int) -> float:
    """What dice thrown one by one may still bring."""
    return mean_of(hand(count, ONE_BY_ONE)) if count > 0 else 0.0


def sum_of(hands: int) -> list[float]:
    """The results of several hands together; their numbers are the digits of `hands`."""
    found = _sums.get(hands)
    if found is not None:
        return found
    if hands == 0:
        found = [1.0]
    else:
        one = throw(hands % (1 << HAND_BITS))
        rest = sum_of(hands >> HAND_BITS)
        found = [0.0] * (len(one) + len(rest))
        for value, chance in enumerate(one):
            if chance > 0.0:
                for other, likely in enumerate(rest):
                    if likely > 0.0:
                        found[value + other] += chance * likely
        while found and found[-1] == 0.0:
            found.pop()
    _sums[hands] = found
    return found
