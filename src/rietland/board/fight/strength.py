"""Strength in a fight: what each fighter brings, and what helps the whole group. Dice come on top.

Every bonus is added here and nowhere else, for the rules, the views and the odds alike.
"""

from rietland.board.base import Board
from rietland.board.book import Bonus
from rietland.board.legend import filters
from rietland.board.pieces.heroes import covered
from rietland.board.state import State
from rietland.kernel.control import all_hold, amount
from rietland.vocabulary.board import Filter


def hero_strength(g: Board, s: State, h: int) -> int:
    """What this hero adds to the group's battle value, dice and herbs apart."""
    # rule: AN-L5-12
    strength = s.heroes[h].strength
    if g.book.has_covers:
        # rule: SS-MIS-GATE-7
        strength -= covered(g, s.heroes[h])
    for bonus in g.book.bonuses:
        if bonus.who is not None and is_given(g, s, bonus, h):
            strength += amount(g, s, bonus.strength)
    return strength


def is_given(g: Board, s: State, bonus: Bonus, h: int) -> bool:
    """Is this strength lent now, to this hero or (-1) to the group?"""
    if bonus.who is not None:
        assert isinstance(bonus.who, Filter)
        if not filters.passes(g, s, h, bonus.who):
            return False
    return all_hold(g, s, h, bonus.conditions)


def group_bonus(g: Board, s: State, space: int, c: int) -> int:
    """Each ally on the attacked creature's space lends its strength, once for the whole group.

    So does what the legend says, against the opponents it names.
    """
    # rule: AN-ALLY-2, AN-ALLY-5, AN-DRAGON-7
    total = 0
    for figure, at in enumerate(s.figures):
        if at == space:
            total += amount(g, s, g.book.figure_bonus[figure])
    for bonus in g.book.bonuses:
        if bonus.who is None and _is_against(s, bonus, c) and is_given(g, s, bonus, -1):
            total += amount(g, s, bonus.strength)
    return total


def _is_against(s: State, bonus: Bonus, c: int) -> bool:
    """Does it help against this creature?"""
    return not bonus.against or (c >= 0 and s.creature_name[c] in bonus.against)


def helps(g: Board, s: State, team: list[int], space: int, c: int) -> list[tuple[str, int]]:
    """What helps these heroes beside their own strength: who or what, as a text, and how much."""
    found: list[tuple[str, int]] = []
    for figure, at in enumerate(s.figures):
        points = amount(g, s, g.book.figure_bonus[figure]) if at == space else 0
        if points:
            found.append(("figure-" + g.book.figure_names[figure], points))
    for bonus in g.book.bonuses:
        points = 0
        if bonus.who is not None:
            given = [h for h in team if is_given(g, s, bonus, h)]
            points = len(given) * amount(g, s, bonus.strength)
        elif _is_against(s, bonus, c) and is_given(g, s, bonus, -1):
            points = amount(g, s, bonus.strength)
        if points:
            found.append((bonus.key, points))
    return found


def battle_strength(g: Board, s: State, team: list[int], c: int) -> int:
    """All that these heroes have against a creature on the board before anybody throws."""
    total = group_bonus(g, s, s.creature_space[c], c)
    for h in team:
        total += hero_strength(g, s, h)
    return total
