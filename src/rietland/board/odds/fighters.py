"""Odds: who fights, with what, and what the outcome is worth to them."""

from rietland.board.base import Board
from rietland.board.fight import dice
from rietland.board.fight.strength import hero_strength
from rietland.board.pieces.heroes import find
from rietland.board.pieces.things import (
    ADDS_EQUALS,
    BLOCKS,
    DOUBLES,
    DOUBLES_ROLL,
    HEALS,
    HIDDEN,
    POISONS,
    REACH,
    REROLLS,
    SHINES,
    face_of,
    kind_of,
)
from rietland.board.state import Hero, State
from rietland.board.turn import land
from rietland.board.turn.hours import can_pay, hour_prices


class OddsWeights:
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
        self.poison: float = 0.04
        #: A plant that doubles a roll.
        self.plant: float = 0.04
        #: A light that is burnt.
        self.light: float = 0.04
        #: Dice taken from the creature for a round, once a day.
        self.dim: float = 0.02


def usual_weights(g: Board) -> OddsWeights:
    """What fights are worth to people; where a fall is the end of a hero, it is worth dreading."""
    weights = OddsWeights()
    if g.book.out_at_zero:
        weights.fall = 0.6
    return weights


class Fighter:
    """What matters of a hero in a fight."""

    def __init__(self, g: Board, s: State, h: int, space: int, shoots: bool = True) -> None:
        hero = s.heroes[h]
        kind = g.book.heroes[hero.kind]
        self.hero: int = h
        self.strength: int = hero_strength(g, s, h)
        self.willpower: int = hero.willpower
        #: Dice by willpower.
        self.row: list[int] = kind.dice
        self.one_by_one: bool = kind.archer or (shoots and _shoots(g, s, hero, space))
        self.helm: bool = find(g, hero, ADDS_EQUALS) > 0
        self.black: bool = dice.has_black_die(g, hero)
        #: May one die be rolled again; the die that a thing throws along, or -1.
        self.again: bool = not self.one_by_one and find(g, hero, REROLLS) > 0
        self.extra: int = -1 if self.one_by_one else dice.extra_die(g, hero)
        self.flips: bool = kind.flips
        #: Willpower that each further hour of today costs; no more hours beyond.
        self.prices: list[int] = hour_prices(g, s, hero)

    def can_fight(self, rounds: int, willpower: int) -> bool:
        """After this many rounds: is there an hour for another one?"""
        return rounds < len(self.prices) and can_pay(willpower, self.prices[rounds])


def _shoots(g: Board, s: State, hero: Hero, space: int) -> bool:
    """A bow is used from an adjacent space; other heroes are assumed to be with the creature."""
    if hero.space == space or not find(g, hero, REACH):
        return False
    return land.linked(g, s, hero.space, space)


class Store:
    """Things of one kind on one hero board, and what a key says of them."""

    def __init__(self, fighter: int, ability: int, face: int, uses: int, unit: int) -> None:
        #: Position among the fighters.
        self.fighter: int = fighter
        self.ability: int = ability
        #: The number of a herb or a light.
        self.face: int = face
        self.uses: int = uses
        self.unit: int = unit

    def left(self, key: int) -> int:
        return key // self.unit % (self.uses + 1)


def stores_of(g: Board, hero: Hero, i: int, unit: int) -> list[Store]:
    """Brew, shields, poison and plants by uses left, herbs and lights by number, from this unit."""
    found: dict[tuple[int, int], int] = {}
    for code in hero.things:
        ability = g.book.things[kind_of(code)].ability
        face = face_of(code)
        if ability == DOUBLES_ROLL:
            found[0, ability] = found.get((0, ability), 0) + 1
        elif ability == DOUBLES or ability == BLOCKS or ability == POISONS:
            found[0, ability] = found.get((0, ability), 0) + max(1, face)
        elif (ability == HEALS or ability == SHINES) and face != HIDDEN:
            found[face, ability] = found.get((face, ability), 0) + 1
    stores: list[Store] = []
    for face, ability in sorted(found):
        uses = found[face, ability]
        stores.append(Store(i, ability, face, uses, unit))
        unit *= uses + 1
    return stores
