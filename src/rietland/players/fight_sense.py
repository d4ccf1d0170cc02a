"""What dice are worth: results of heroes and creatures, and the odds of a whole fight."""

from functools import cache
from typing import Final

from rietland.board import creatures, dice, heroes
from rietland.board.rules import Board
from rietland.board.state import State
from rietland.board.things import ADDS_EQUALS, REACH
from rietland.players.board_sense import hours_left

#: Probability by value.
Chances = dict[int, float]

# Ways to throw dice.
BEST: Final = 0  # all at once, the highest counts
ONE_BY_ONE: Final = 1  # stop at will, the last counts
EQUALS: Final = 2  # all at once, equal dice are added (a helm; creatures)
TURNED: Final = 3  # one die, turned when the other side is better
BLACK: Final = 4  # a creature's or a rune bearer's black dice

_BLACK_FACES: Final = [6, 6, 8, 10, 10, 12]


@cache
def throw(count: int, way: int) -> Chances:
    """The result of so many dice by the way they are thrown."""
    faces = _BLACK_FACES if way == BLACK else [1, 2, 3, 4, 5, 6]
    if way == ONE_BY_ONE:
        return _one_by_one(count)
    found: Chances = {}
    rolls: list[list[int]] = [[]]
    for _ in range(count):
        rolls = [[*roll, face] for roll in rolls for face in faces]
    for roll in rolls:
        if way == BEST:
            value = max(roll)
        elif way == TURNED:
            value = max(roll[0], 7 - roll[0])
        else:
            value = dice.best_of_equals(roll)
        found[value] = found.get(value, 0.0) + 1 / len(rolls)
    return found


def _one_by_one(count: int) -> Chances:
    """Stop as soon as the die shows more than the rest may be expected to."""
    if count == 1:
        return throw(1, BEST)
    rest = throw(count - 1, ONE_BY_ONE)
    hope = average(rest)
    found: Chances = {}
    for face in range(1, 7):
        if face >= hope:
            found[face] = found.get(face, 0.0) + 1 / 6
        else:
            for value, chance in rest.items():
                found[value] = found.get(value, 0.0) + chance / 6
    return found


def average(chances: Chances) -> float:
    return sum(value * chance for value, chance in chances.items())


def hope_of(count: int) -> float:
    """What dice thrown one by one may still bring."""
    return average(throw(count, ONE_BY_ONE)) if count > 0 else 0.0


@cache
def _sum(hands: tuple[tuple[int, int], ...]) -> Chances:
    """The results of several hands together."""
    if not hands:
        return {0: 1.0}
    found: Chances = {}
    for value, chance in throw(*hands[0]).items():
        for rest, other in _sum(hands[1:]).items():
            found[value + rest] = found.get(value + rest, 0.0) + chance * other
    return found


class Odds:
    """How a fight may be expected to go."""

    def __init__(self, win: float, rounds: float, loss: float, ruin: float) -> None:
        self.win: float = win
        self.rounds: float = rounds
        #: Willpower every fighter loses.
        self.loss: float = loss
        #: The chance that the weakest fighter falls.
        self.ruin: float = ruin


@cache
def _fight(
    lead: int,
    hands: tuple[tuple[int, int], ...],
    way: int,
    willpower: int,
    health: int,
    rounds: int,
) -> Odds:
    """The odds when the heroes are `lead` stronger before the dice, over so many rounds."""
    states: dict[tuple[int, int], float] = {(willpower, 0): 1.0}
    odds = Odds(0.0, 0.0, 0.0, 0.0)
    for _ in range(rounds):
        after: dict[tuple[int, int], float] = {}
        for (left, lost), chance in states.items():
            odds.rounds += chance
            for margin, likely in _margins(hands, _dice_of_creature(way, left), way).items():
                p = chance * likely
                gain = lead + margin
                if gain >= left:
                    odds.win += p
                    odds.loss += p * lost
                elif gain >= 0:
                    after[left - gain, lost] = after.get((left - gain, lost), 0.0) + p
                elif lost - gain >= health:
                    odds.ruin += p
                    odds.loss += p * health
                else:
                    after[left, lost - gain] = after.get((left, lost - gain), 0.0) + p
        states = after
    odds.loss += sum(chance * lost for (_, lost), chance in states.items())
    return odds


def _dice_of_creature(way: int, willpower: int) -> int:
    many = willpower >= 7
    if way == BLACK:
        return 2 if many else 1
    return 3 if many else 2


@cache
def _margins(hands: tuple[tuple[int, int], ...], count: int, way: int) -> Chances:
    """By how much the heroes' dice beat the creature's."""
    found: Chances = {}
    for value, chance in _sum(hands).items():
        for other, likely in throw(count, way).items():
            found[value - other] = found.get(value - other, 0.0) + chance * likely
    return found


def hand_of(g: Board, s: State, h: int) -> tuple[int, int]:
    """How many dice this hero throws, and how."""
    hero = s.heroes[h]
    kind = g.book.heroes[hero.kind]
    count = kind.dice[hero.willpower]
    if dice.has_black_die(g, hero):
        return 1, BLACK
    if kind.archer:
        return count, ONE_BY_ONE
    if kind.flips and count == 1:
        return 1, TURNED
    if heroes.find(g, hero, ADDS_EQUALS):
        return count, EQUALS
    return count, BEST


def odds(
    g: Board, s: State, team: list[int], c: int, rounds: int, willpower: int = 0, bonus: int = 0
) -> Odds:
    """How a fight of these heroes against a creature goes, wherever they stand now."""
    space = s.creature_space[c]
    kind = g.book.creatures[s.creature_kind[c]]
    lead = sum(s.heroes[h].strength for h in team) + dice.ally_bonus(g, s, space) + bonus
    lead -= creatures.strength_of(g, s, c)
    hands = tuple(sorted(hand_of(g, s, h) for h in team))
    way = BLACK if kind.die == g.book.black_die else EQUALS
    health = min(s.heroes[h].willpower for h in team)
    points = willpower or creatures.willpower_of(g, s, c)
    return _fight(lead, hands, way, points, health, max(0, min(rounds, 8)))


def strikes_from_afar(g: Board, s: State, h: int) -> bool:
    hero = s.heroes[h]
    return g.book.heroes[hero.kind].archer or heroes.find(g, hero, REACH) != 0


def rounds_left(g: Board, s: State, team: list[int], spare: int) -> int:
    """Rounds all of them can fight today."""
    return min(hours_left(g, s, h, spare) for h in team)
