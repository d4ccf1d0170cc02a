"""Odds: fights that a legend ends after a certain round, whatever the fighters want."""

from rietland.board import events
from rietland.board.base import Board
from rietland.board.book import Trial
from rietland.board.fight import opponents, trials
from rietland.board.legend import filters
from rietland.board.legend.sorts import FIGURE
from rietland.board.state import State
from rietland.board.turn import land
from rietland.kernel.control import all_hold, amount, is_awake, reckon
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


class Flight:
    """What is tried goes away when the stone of one who tries comes to an hour of the day."""

    def __init__(self, tries: list[int], reached: list[list[bool]], moves: int) -> None:
        #: By fighter: with so many more tries the stone comes to that hour; 0: it does not.
        self.tries: list[int] = tries
        #: By fighter, and by how often it has moved: is it still within reach?
        self.reached: list[list[bool]] = reached
        #: So often it will move at the end of the round under way.
        self.moves: int = moves


def flight_of(
    g: Board, s: State, fighters: list[int], space: int, trial: Trial | None
) -> Flight | None:
    """When it goes away, and who can go on then; None where it stays."""
    # rule: SS-WOLF-5, SS-OPEN-2, SS-OPEN-3
    hour = _hour_of_flight(g, s, trial)
    if trial is None or hour < 0:
        return None
    tries = [max(0, hour - s.heroes[h].hours) for h in fighters]
    spent = s.battle.spent if s.battle is not None else []
    moves = len([h for h in spent if s.heroes[h].hours == hour])
    return Flight(tries, _reached(g, s, fighters, space, trial), moves)


def _hour_of_flight(g: Board, s: State, trial: Trial | None) -> int:
    """The hour at which what is tried moves on; -1 for none."""
    if trial is not None:
        for number in g.book.listening[events.HOUR_REACHED]:
            trigger = g.book.triggers[number]
            when = trigger.when
            assert isinstance(when, words.HourReached)
            if is_awake(s, trigger, number) and _drives(g, s, trigger.ref, trial):
                return reckon(g, s, when.hour)
    return -1


def _reached(g: Board, s: State, fighters: list[int], space: int, trial: Trial) -> list[list[bool]]:
    """By fighter and moves: who is not there yet is thought to stand with it.

    What comes to the castle is thought to be gone.
    """
    near = s.copy()
    for h in fighters:
        if not opponents.trial_in_reach(g, s, trial, h, space):
            near.heroes[h].space = space
    found: list[list[bool]] = [[True] for _ in fighters]
    at = space
    for _ in s.heroes:
        ahead = land.arrow(g, s, at)
        at = ahead if ahead >= 0 and not land.is_cut(g, s, at, ahead) else at
        for i, h in enumerate(fighters):
            stays = at != g.book.castle and opponents.trial_in_reach(g, near, trial, h, at)
            found[i].append(stays)
    return found


def _drives(g: Board, s: State, ref: str, trial: Trial) -> bool:
    """Does this move the figure that is tried?"""
    found = [piece.number for piece in filters.pieces(g, s, trial.of) if piece.sort == FIGURE]
    for effect in g.book.lists[ref]:
        if type(effect) is words.Move and effect.along is not None:
            for piece in filters.pieces(g, s, effect.what):
                if piece.sort == FIGURE and piece.number in found:
                    return True
    return False


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
