"""Odds: fights that a legend ends after a certain round, whatever the fighters want."""

from rietland.board import events
from rietland.board.base import Board
from rietland.board.book import Trial
from rietland.board.fight import opponents, trials
from rietland.board.legend import filters
from rietland.board.state import State
from rietland.kernel.control import all_hold, amount, is_awake
from rietland.vocabulary import board as words


def rounds_left(g: Board, s: State, fighters: list[int], space: int, c: int) -> int:
    """How many rounds can still begin before the legend ends the fight; -1 where it does not.

    Who is out of reach is thought to stand with the creature, so only then all shoot when all are
    in reach and nobody stands there.
    """
    # rule: AN-L4-7
    least = -1
    if c < 0:
        return least
    for number in g.book.listening[events.ROUND_OVER]:
        trigger = g.book.triggers[number]
        when = trigger.when
        assert isinstance(when, words.RoundOver)
        if when.round is None or when.won is not None or when.beaten or not _ends(g, trigger.ref):
            continue
        if when.ranged is not None and when.ranged != _shoot(g, s, fighters, space):
            continue
        if not filters.is_at(g, s, space, when.at) or not is_awake(s, trigger, number):
            continue
        if when.what is not None and not filters.is_creature(g, s, c, when.what):
            continue
        if all_hold(g, s, -1, trigger.conditions):
            left = max(0, when.round - rounds_begun(s, c))
            least = left if least < 0 else min(least, left)
    return least


def trial_of(g: Board, c: int) -> Trial | None:
    """The trial that is meant by this number instead of a creature, if it is one."""
    return None if c >= 0 else g.book.deeds[trials.number_of(c)].trial


def toll_of(g: Board, s: State, trial: Trial) -> int:
    """Willpower that failing costs each who took part; -1 for the difference of the values."""
    # rule: SS-TRY-3, SS-WOLF-14
    if trial.difference:
        return -1
    total = 0
    for effect in g.book.lists[trial.fail] if trial.fail else []:
        if type(effect) is words.Lose:
            total += amount(g, s, effect.willpower)
    return total


def _ends(g: Board, ref: str) -> bool:
    for effect in g.book.lists[ref]:
        if type(effect) is words.EndFight:
            return True
    return False


def _shoot(g: Board, s: State, fighters: list[int], space: int) -> bool:
    for h in fighters:
        if s.heroes[h].space == space or not opponents.creature_in_reach(g, s, h, space):
            return False
    return True


def rounds_begun(s: State, c: int) -> int:
    """Rounds of the fight with this creature that have begun."""
    b = s.battle
    return b.round if b is not None and b.creature == c else 0
