"""What creatures bring to a fight, and leave: strength, dice, willpower, rewards."""

from rietland.board.base import Board
from rietland.board.book import Named
from rietland.board.legend import event_cards
from rietland.board.state import NOBODY, State, named_of
from rietland.kernel.control import amount
from rietland.vocabulary.control import Number


def strength_of(g: Board, s: State, c: int, team: list[int] = NOBODY) -> int:
    """Printed strength, or that of its name, and what today adds; against these heroes."""
    # rule: AN-FIGHT-2, AN-EVENT-5
    named = named_of(g.book, s, c)
    bonus = s.creature_bonus
    if bonus and _ignores_bonus(g, s, c):
        bonus = 0
    if named is not None:
        return named_strength(g, s, named, _against(s, named, c, team)) + bonus
    return g.book.creatures[s.creature_kind[c]].strength + bonus


def _ignores_bonus(g: Board, s: State, c: int) -> bool:
    """What makes every creature stronger passes over some, and over those who hold a space."""
    # rule: AN-L3-18, AN-L5-27, AN-DRAGON-3
    named = named_of(g.book, s, c)
    return s.creature_space[c] in s.crowds or (named is not None and named.ignores_bonus)


def named_strength(g: Board, s: State, named: Named, team: list[int] = NOBODY) -> int:
    """Strength of an opponent with a name, apart from what today adds; always as it is now."""
    # rule: SS-THR-8
    if named.reckoned_strength is not None:
        return _calculated(g, s, named.reckoned_strength, team)
    return named.strength[s.difficulty][s.size]


def _against(s: State, named: Named, c: int, team: list[int]) -> list[int]:
    """Who is thought to fight it: those who are named, else who does; nobody means everybody."""
    # rule: AN-L3-13
    b = s.battle
    if team or not named.by_team or b is None or b.creature != c:
        return team
    return b.fighters


def _calculated(g: Board, s: State, number: Number, team: list[int]) -> int:
    """A number of an opponent, in which `fighters` are these heroes."""
    before = s.team
    s.team = team or list(range(len(s.heroes)))
    try:
        return amount(g, s, number)
    finally:
        s.team = before


def die_of(g: Board, s: State, c: int) -> int:
    """Number of the die it throws."""
    named = named_of(g.book, s, c)
    return g.book.creatures[s.creature_kind[c]].die if named is None else named.die


def dice_row(g: Board, s: State, c: int, team: list[int] = NOBODY) -> list[int]:
    """How many dice it throws by its willpower; the last number holds beyond."""
    # rule: AN-CREAT-5
    named = named_of(g.book, s, c)
    if named is None:
        return g.book.creatures[s.creature_kind[c]].dice
    if named.calculated_dice is None:
        return named.dice
    return [_calculated(g, s, named.calculated_dice, _against(s, named, c, team))]


def dice_of(g: Board, s: State, c: int, willpower: int) -> int:
    """How many dice it throws at this willpower."""
    row = dice_row(g, s, c)
    return row[min(willpower, len(row) - 1)]


def willpower_of(g: Board, s: State, c: int) -> int:
    """Willpower at the start of every fight: a creature recovers between fights.

    Where cards are its life, those it can still lose: these do not come back.
    """
    # rule: AN-FIGHT-2, AN-FIGHT-14, AN-DRAGON-1, AN-DRAGON-11
    named = named_of(g.book, s, c)
    if named is None:
        return g.book.creatures[s.creature_kind[c]].willpower
    if named.life >= 0:
        return max(0, named.life_needed - event_cards.cards_lost(g, s, named.life))
    full = named_willpower(g, s, named)
    # rule: SS-SIEGE-5
    return full if named.wounds < 0 else max(1, full - s.counters[named.wounds])


def has_life(g: Board, s: State, c: int) -> bool:
    """Is its life a pile of cards instead of willpower?"""
    named = named_of(g.book, s, c)
    return named is not None and named.life >= 0


def can_be_poisoned(g: Board, s: State, c: int) -> bool:
    """Does poison harm it?"""
    # rule: AN-POISON-6, AN-DRAGON-3
    named = named_of(g.book, s, c)
    return named is None or not named.ignores_poison


def named_willpower(g: Board, s: State, named: Named) -> int:
    """Willpower of an opponent with a name: at least 1, or it could not be fought."""
    if named.reckoned_willpower is not None:
        return max(1, amount(g, s, named.reckoned_willpower))
    return named.willpower[s.difficulty][s.size]


def reward_of(g: Board, s: State, c: int) -> int:
    """Pieces of any mix; 0 where the victors choose one of several rewards."""
    # rule: AN-L2-10, AN-OPEN-5
    named = named_of(g.book, s, c)
    return g.book.creatures[s.creature_kind[c]].reward if named is None else named.reward


def goods_of(g: Board, s: State, c: int) -> list[int]:
    """Of which goods each piece of that mix may be."""
    named = named_of(g.book, s, c)
    return g.book.creatures[s.creature_kind[c]].goods if named is None else named.goods


def rewards_of(g: Board, s: State, c: int) -> dict[int, int]:
    """The rewards of which the victors choose one: pieces by good."""
    # rule: AN-OPEN-41
    named = named_of(g.book, s, c)
    return g.book.creatures[s.creature_kind[c]].rewards if named is None else named.rewards
