"""Strength in a fight: what each fighter brings, and what helps the whole group. Dice come on top.

Every bonus is added here and nowhere else, for the rules, the views and the odds alike.
"""

from rietland.board.base import Board
from rietland.board.state import State


def hero_strength(_g: Board, s: State, h: int) -> int:
    """What this hero adds to the group's battle value, dice and herbs apart."""
    return s.heroes[h].strength


def group_bonus(g: Board, s: State, space: int) -> int:
    """Each ally on the attacked creature's space lends its strength, once for the whole group."""
    # rule: AN-ALLY-2, AN-ALLY-5
    bonus = 0
    for figure, at in enumerate(s.figures):
        if at == space:
            bonus += g.book.figure_bonus[figure]
    return bonus


def battle_strength(g: Board, s: State, team: list[int], space: int) -> int:
    """All that these heroes have against a creature on this space before anybody throws."""
    total = group_bonus(g, s, space)
    for h in team:
        total += hero_strength(g, s, h)
    return total
