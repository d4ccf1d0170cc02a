"""Dice of a fight: how many a fighter throws, how, and what a roll is worth."""

from typing import Final

from rietland.board.base import Board
from rietland.board.fight import opponents
from rietland.board.pieces.heroes import dice_of, find
from rietland.board.pieces.things import (
    ADDS_EQUALS,
    EXTRA_DIE,
    HIDDEN,
    REROLLS,
    RUNE,
    face_of,
    kind_of,
)
from rietland.board.state import Battle, Hero, State

# Which dice a fighter takes in hand (`Battle.dice_choice`).
OWN_DICE: Final = 0
BLACK_DIE: Final = 1


def has_black_die(g: Board, hero: Hero) -> bool:
    """Rune stones of three different colours on one board give a black die while they stay."""
    # rule: AN-RUNE-3
    colours = 0
    seen = 0
    for code in hero.things:
        if g.book.things[kind_of(code)].ability == RUNE and face_of(code) != HIDDEN:
            colour = 1 << face_of(code)
            if not seen & colour:
                seen |= colour
                colours += 1
    return colours >= g.book.rune_colours


def is_one_by_one(g: Board, b: Battle, hero: Hero) -> bool:
    """An archer, and any hero who shoots a bow at an adjacent creature, rolls die by die.

    Who carries a bow clears rubble with the whole hand.
    """
    # rule: AN-HERO-6
    return g.book.heroes[hero.kind].archer or (
        opponents.is_shootable(g, b) and hero.space != b.space
    )


def dice_to_throw(g: Board, b: Battle, hero: Hero) -> int:
    """All dice of the row as it is now, or the single black one, for any hero."""
    # rule: AN-FIGHT-4, AN-FIGHT-17
    return 1 if b.dice_choice == BLACK_DIE else dice_of(g, hero)


def die_in_hand(g: Board, b: Battle) -> int:
    """Number of the die the fighter throws."""
    return g.book.black_die if b.dice_choice == BLACK_DIE else g.book.hero_die


def extra_die(g: Board, hero: Hero) -> int:
    """Number of the die that a thing on the hero board throws beside the own dice, or -1."""
    # rule: FE-CARL-1
    if g.book.kind_by_ability[EXTRA_DIE] < 0:  # spares work
        return -1
    code = find(g, hero, EXTRA_DIE)
    return g.book.things[kind_of(code)].die if code else -1


def has_extra_die(g: Board, b: Battle, hero: Hero) -> bool:
    """Does a thing throw along? Not where dice are thrown one by one: that is done from afar."""
    return extra_die(g, hero) >= 0 and not is_one_by_one(g, b, hero)


def can_roll_again(g: Board, b: Battle, hero: Hero) -> bool:
    """Has the hero a blade that rolls a die again? Of dice thrown one by one it takes none."""
    # rule: FE-ITEM-2
    if g.book.kind_by_ability[REROLLS] < 0:  # spares work
        return False
    return find(g, hero, REROLLS) != 0 and not is_one_by_one(g, b, hero)


def die_to_throw(g: Board, s: State, b: Battle) -> int:
    """Number of the die that comes next: first the own ones, then that of a thing."""
    if b.dice_left > 0:
        return die_in_hand(g, b)
    return extra_die(g, s.heroes[b.fighters[b.current]])


def opposite_extra(g: Board, s: State, b: Battle) -> int:
    """The face under that of the die a thing has thrown; 0 when the Book knows none."""
    # rule: FE-CARL-2
    die = extra_die(g, s.heroes[b.fighters[b.current]])
    return g.book.opposite[die].get(b.extra, 0)


def opposite(g: Board, b: Battle, value: int) -> int:
    """The face under the one that shows, of a black die too; 0 when the Book knows none."""
    # rule: AN-HERO-9, AN-OPEN-4, AN-RUNE-6
    return g.book.opposite[die_in_hand(g, b)].get(value, 0)


def turn(b: Battle, value: int, to: int) -> None:
    """Turn the last die thrown that shows this value."""
    i = len(b.dice) - 1
    while b.dice[i] != value:
        i -= 1
    b.dice[i] = to


def take_up(b: Battle, value: int) -> None:
    """Take up the last die thrown that shows this value, to roll it again."""
    i = len(b.dice) - 1
    while b.dice[i] != value:
        i -= 1
    b.dice = b.dice[:i] + b.dice[i + 1 :]


def best_of_equals(dice: list[int]) -> int:
    """The larger of the highest die and the best sum of equal dice."""
    # rule: AN-FIGHT-9, AN-OPEN-15
    best = 0
    for value in dice:
        total = value * dice.count(value)
        best = max(best, total)
    return best


def best_die(g: Board, b: Battle, hero: Hero) -> int:
    """The die that counts when nothing is added: the highest, or the last of those one by one."""
    return b.dice[-1] if is_one_by_one(g, b, hero) else max(b.dice)


def roll_value(g: Board, b: Battle, hero: Hero) -> int:
    """What all dice of a roll count; a die that a thing throws is added as it lies."""
    # rule: FE-CARL-1, FE-CARL-2, FE-PLANT-4
    value = own_value(g, b, hero)
    if b.doubled:
        value *= 2
    return value + b.extra


def own_value(g: Board, b: Battle, hero: Hero) -> int:
    """Highest die; doubled by brew, or else all equal dice together under a helm.

    One die leaves a helm nothing to add, so neither an archer nor the black die gains by it.
    """
    # rule: AN-FIGHT-5, AN-ITEM-1, AN-ITEM-2, AN-ITEM-3, AN-ITEM-13, AN-OPEN-8
    best = best_die(g, b, hero)
    if b.brewed:
        return best * 2
    if len(b.dice) > 1 and not is_one_by_one(g, b, hero) and find(g, hero, ADDS_EQUALS):
        return best_of_equals(b.dice)
    return best
