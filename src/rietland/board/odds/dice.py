"""Odds of dice: what a hand of dice comes to, and how likely; the same for a creature's roll.

A hand keeps apart what a roll is worth as it lies and what its best die is (brew doubles that), and
which results a wizard can turn it into.
"""

from typing import Final

from rietland.board.fight.dice import best_of_equals
from rietland.kernel.pending import Pending

#: A set of dice as one number: how often each face shows, in base 16, lowest face first.
_COUNT_BITS: Final = 4


class Spread:
    """Values in ascending order, and the chance of each."""

    def __init__(self, values: list[int], chances: list[float]) -> None:
        self.values: list[int] = values
        self.chances: list[float] = chances


class Hand:
    """Dice one fighter throws at once, or one by one with the last one counting.

    A result is a pair: what the roll is worth as it lies, and its best die. Results are numbered.
    """

    def __init__(self, count: int, one_by_one: bool) -> None:
        #: How often one may throw.
        self.throws: int = count if one_by_one else 1
        self.one_by_one: bool = one_by_one
        self.values: list[int] = []
        self.bests: list[int] = []
        #: Rolls that differ for a wizard: the result as it lies, its chance, and the results a
        #: turn can make of it that are not worse than another turn in both numbers.
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

    def result(self, value: int, best: int) -> int:
        """The number of a result, a new one if need be."""
        for k in range(len(self.values)):
            if self.values[k] == value and self.bests[k] == best:
                return k
        self.values.append(value)
        self.bests.append(best)
        return len(self.values) - 1


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
        for _ in range(dice >> _COUNT_BITS * i & 15):
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
    """What dice thrown at once are worth without brew."""
    # must agree with dice.roll_value
    return best_of_equals(faces) if helm and len(faces) > 1 else max(faces)


def hand_of(
    die: Pending, opposite: dict[int, int], count: int, helm: bool, one_by_one: bool
) -> Hand:
    """All that can come of a hand of equal dice."""
    hand = Hand(count, one_by_one)
    # One by one, each throw is a hand of one die, and a helm has nothing to add.
    thrown = 1 if one_by_one else count
    total = float(die.total**thrown)
    # Rolls alike for the wizard are one: the result and the results of the turns, as a key.
    known: dict[str, int] = {}
    for dice, ways in rolls(die, thrown).items():
        faces = faces_of(die, dice)
        lying = hand.result(worth(faces, helm), faces[-1])
        chance = float(ways) / total
        turned = _turns(hand, faces, opposite, helm)
        key = str(lying) + ":" + ",".join([str(k) for k in turned])
        if key not in known:
            known[key] = len(hand.lying)
            hand.lying.append(lying)
            hand.weights.append(0.0)
            hand.turned.append(turned)
        hand.weights[known[key]] += chance
    _merge(hand)
    return hand


def _merge(hand: Hand) -> None:
    """Rolls that differ only in the best die are one when nothing is doubled."""
    plain: dict[int, float] = {}
    pairs: dict[int, float] = {}
    for i, lying in enumerate(hand.lying):
        value = hand.values[lying]
        turned = value
        for k in hand.turned[i]:
            turned = max(turned, hand.values[k])
        plain[value] = plain.get(value, 0.0) + hand.weights[i]
        pair = value << 16 | turned
        pairs[pair] = pairs.get(pair, 0.0) + hand.weights[i]
    for value in sorted(plain):
        hand.plain_values.append(value)
        hand.plain_chances.append(plain[value])
    for pair in sorted(pairs):
        hand.pair_values.append(pair >> 16)
        hand.pair_turned.append(pair & 65535)
        hand.pair_chances.append(pairs[pair])


def _turns(hand: Hand, faces: list[int], opposite: dict[int, int], helm: bool) -> list[int]:
    """Results of turning one die; a turn that another one beats in value and best die is left out.

    More is never worse in a fight, so nothing is lost by leaving it out.
    """
    found: list[list[int]] = []
    for i in range(len(faces)):
        if (i > 0 and faces[i] == faces[i - 1]) or not opposite.get(faces[i], 0):
            continue
        other = faces[:]
        other[i] = opposite[faces[i]]
        pair = [worth(other, helm), max(other)]
        if not _is_beaten(pair, found):
            found = [one for one in found if one[0] > pair[0] or one[1] > pair[1]]
            found.append(pair)
    return sorted([hand.result(pair[0], pair[1]) for pair in found])


def _is_beaten(pair: list[int], others: list[list[int]]) -> bool:
    for other in others:
        if other[0] >= pair[0] and other[1] >= pair[1]:
            return True
    return False
