"""Odds of dice: what a hand of dice comes to, and how likely; the same for a creature's roll.

A hand keeps apart what a roll is worth as it lies, with its best die doubled (brew) and with all of
it doubled, which results a wizard can turn it into, and what rolling one die again can make of it.
"""

from typing import Final

from rietland.board.fight.dice import best_of_equals
from rietland.board.odds.rerolls import Mark, Rerolls, Start, covers, rerolls_of
from rietland.kernel.pending import Pending

#: A set of dice as one number: how often each face shows, in base 16, lowest face first.
_COUNT_BITS: Final = 4
_COUNT_MASK: Final = (1 << _COUNT_BITS) - 1
#: Two values as one number.
_PAIR_BITS: Final = 16
_PAIR_MASK: Final = (1 << _PAIR_BITS) - 1

# How the dice of a roll are counted: positions in a result.
PLAIN: Final = 0
BEST_DOUBLED: Final = 1
ALL_DOUBLED: Final = 2


class Spread:
    """Values in ascending order, and the chance of each."""

    def __init__(self, values: list[int], chances: list[float]) -> None:
        self.values: list[int] = values
        self.chances: list[float] = chances


class Hand:
    """Dice one fighter throws at once, or one by one with the last one counting.

    A result is what the roll counts: as it lies, with the best die doubled, with all doubled; a die
    that a thing throws is added to each. Results are numbered.
    """

    def __init__(self, count: int, one_by_one: bool) -> None:
        #: How often one may throw.
        self.throws: int = count if one_by_one else 1
        self.one_by_one: bool = one_by_one
        self.results: list[list[int]] = []
        #: Rolls that differ for a wizard: the result as it lies, its chance, and the results a
        #: turn can make of it that are not worse than another turn in all numbers.
        self.lying: list[int] = []
        self.weights: list[float] = []
        self.turned: list[list[int]] = []
        # Where brew and herbs are out of question only values count: rolls by value, and rolls by
        # value and the highest value a turn makes of it.
        self.plain_values: list[int] = []
        self.plain_chances: list[float] = []
        self.pair_values: list[int] = []
        self.pair_turned: list[int] = []
        self.pair_chances: list[float] = []
        # Where a die may be rolled again, and there is something to choose: for each of the three.
        self.again: Rerolls | None = None
        self.plain_again: Rerolls | None = None
        self.pair_again: Rerolls | None = None

    def result(self, points: list[int]) -> int:
        """The number of a result, a new one if need be."""
        for k in range(len(self.results)):
            if self.results[k] == points:
                return k
        self.results.append(points)
        return len(self.results) - 1


class ExtraDie:
    """The die that a thing throws beside the own ones."""

    def __init__(self, die: Pending, opposite: dict[int, int]) -> None:
        self.die: Pending = die
        self.opposite: dict[int, int] = opposite


def rolls(die: Pending, count: int) -> dict[int, int]:
    """Every set of `count` equal dice, and in how many ways it falls."""
    found: dict[int, int] = {0: 1}
    for _ in range(count):
        more: dict[int, int] = {}
        for dice, ways in found.items():
            for i in range(len(die.options)):
                after = dice + (1 << _COUNT_BITS * i)
                more[after] = more.get(after, 0) + ways * die.weights[i]
        found = more
    return found


def faces_of(die: Pending, dice: int) -> list[int]:
    """What the dice of a set show, in ascending order."""
    faces: list[int] = []
    for i in range(len(die.options)):
        for _ in range(dice >> _COUNT_BITS * i & _COUNT_MASK):
            faces.append(die.options[i].a)
    return faces


def creature_spread(die: Pending, count: int, strength: int) -> Spread:
    """Battle value of a creature: strength and the best of its dice, equal ones added."""
    total = float(die.total**count)
    chance: dict[int, float] = {}
    for dice, ways in rolls(die, count).items():
        value = strength + best_of_equals(faces_of(die, dice))
        chance[value] = chance.get(value, 0.0) + float(ways) / total
    values = sorted(chance)
    return Spread(values, [chance[value] for value in values])


def worth(faces: list[int], helm: bool) -> int:
    """What dice thrown at once are worth when nothing is doubled."""
    # must agree with dice.own_value
    return best_of_equals(faces) if helm and len(faces) > 1 else max(faces)


def points_of(faces: list[int], helm: bool, extra: int) -> list[int]:
    """The result of dice thrown at once, with what the die of a thing shows."""
    # must agree with dice.roll_value
    value = worth(faces, helm)
    return [value + extra, max(faces) * 2 + extra, value * 2 + extra]


def hand_of(
    die: Pending,
    opposite: dict[int, int],
    count: int,
    helm: bool,
    one_by_one: bool,
    extra: ExtraDie | None = None,
    again: bool = False,
) -> Hand:
    """All that can come of a hand of equal dice, an extra die, and one die rolled again."""
    hand = Hand(count, one_by_one)
    # One by one, each throw is a hand of one die, and a helm has nothing to add.
    thrown = 1 if one_by_one else count
    total = die.total**thrown
    shown = [0]
    ways_shown = [1]
    if extra is not None:
        shown = [option.a for option in extra.die.options]
        ways_shown = extra.die.weights
        total *= extra.die.total
    # Rolls alike for the wizard are one: the result and the results of the turns, as a key.
    known: dict[str, int] = {}
    #: The number of each roll, by its dice and the position of what the extra die shows.
    numbers: dict[int, int] = {}
    for dice, ways in rolls(die, thrown).items():
        faces = faces_of(die, dice)
        for e, other in enumerate(shown):
            lying = hand.result(points_of(faces, helm, other))
            chance = float(ways * ways_shown[e]) / float(total)
            turned = _turns(hand, faces, opposite, helm, other, extra)
            key = str(lying) + ":" + ",".join([str(k) for k in turned])
            if key not in known:  # spares work
                known[key] = len(hand.lying)
                hand.lying.append(lying)
                hand.weights.append(0.0)
                hand.turned.append(turned)
            hand.weights[known[key]] += chance
            numbers[dice * len(shown) + e] = known[key]
    pairs = _merge(hand)
    if again and not one_by_one:
        _roll_again(hand, _starts(die, thrown, ways_shown, total, numbers), die.weights, pairs)
    return hand


def _merge(hand: Hand) -> list[int]:
    """Rolls that differ only in what is doubled are one when nothing is.

    Gives the pair of each roll: its value and the best a turn makes of it, as one number.
    """
    plain: dict[int, float] = {}
    pairs: dict[int, float] = {}
    found: list[int] = []
    for i, lying in enumerate(hand.lying):
        value = hand.results[lying][PLAIN]
        turned = value
        for k in hand.turned[i]:
            turned = max(turned, hand.results[k][PLAIN])
        plain[value] = plain.get(value, 0.0) + hand.weights[i]
        pair = value << _PAIR_BITS | turned
        pairs[pair] = pairs.get(pair, 0.0) + hand.weights[i]
        found.append(pair)
    for value in sorted(plain):
        hand.plain_values.append(value)
        hand.plain_chances.append(plain[value])
    for pair in sorted(pairs):
        hand.pair_values.append(pair >> _PAIR_BITS)
        hand.pair_turned.append(pair & _PAIR_MASK)
        hand.pair_chances.append(pairs[pair])
    return found


def _turns(
    hand: Hand,
    faces: list[int],
    opposite: dict[int, int],
    helm: bool,
    shown: int,
    extra: ExtraDie | None,
) -> list[int]:
    """Results of turning one die; a turn that another one beats in all numbers is left out.

    More is never worse in a fight, so nothing is lost by leaving it out.
    """
    found: list[list[int]] = []
    for i in range(len(faces)):
        if not opposite.get(faces[i], 0):
            continue
        other = faces[:]
        other[i] = opposite[faces[i]]
        found = _with_turn(found, points_of(other, helm, shown))
    if extra is not None and extra.opposite.get(shown, 0):
        found = _with_turn(found, points_of(faces, helm, extra.opposite[shown]))
    return sorted([hand.result(points) for points in found])


def _with_turn(found: list[list[int]], points: list[int]) -> list[list[int]]:
    for other in found:
        if covers(other, points):
            return found
    return [*[other for other in found if not covers(points, other)], points]


# One die rolled again.


def _starts(
    die: Pending, thrown: int, ways_shown: list[int], total: int, numbers: dict[int, int]
) -> list[Start]:
    """Every first roll, and what it becomes by taking up each of its dice."""
    size = len(ways_shown)
    found: list[Start] = []
    for dice, ways in rolls(die, thrown).items():
        for e in range(size):
            tries: list[list[int]] = []
            for i in range(len(die.options)):
                if dice >> _COUNT_BITS * i & _COUNT_MASK:
                    rest = dice - (1 << _COUNT_BITS * i)
                    tries.append(
                        [
                            numbers[(rest + (1 << _COUNT_BITS * j)) * size + e]
                            for j in range(len(die.options))
                        ]
                    )
            chance = float(ways * ways_shown[e]) / float(total)
            found.append(Start(numbers[dice * size + e], chance, tries))
    return found


def _roll_again(hand: Hand, starts: list[Start], weights: list[int], pairs: list[int]) -> None:
    """The choices by rolls, by values and by pairs; where none is left, only the chances change."""
    marks = [
        Mark(hand.results[hand.lying[i]], [hand.results[k] for k in hand.turned[i]])
        for i in range(len(hand.lying))
    ]
    hand.again = rerolls_of(starts, list(range(len(marks))), marks, weights)
    places = {value: i for i, value in enumerate(hand.plain_values)}
    plain = [places[pair >> _PAIR_BITS] for pair in pairs]
    marks = [Mark([value], []) for value in hand.plain_values]
    hand.plain_again = rerolls_of(starts, plain, marks, weights)
    codes: dict[int, int] = {}
    marks = []
    for i, value in enumerate(hand.pair_values):
        codes[value << _PAIR_BITS | hand.pair_turned[i]] = i
        marks.append(Mark([value], [[hand.pair_turned[i]]]))
    hand.pair_again = rerolls_of(starts, [codes[pair] for pair in pairs], marks, weights)
    settled = hand.again.settled(len(hand.weights))
    if settled:
        hand.weights = settled
        hand.again = None
    settled = hand.plain_again.settled(len(hand.plain_values))
    if settled:
        hand.plain_chances = settled
        hand.plain_again = None
    settled = hand.pair_again.settled(len(hand.pair_values))
    if settled:
        hand.pair_chances = settled
        hand.pair_again = None
