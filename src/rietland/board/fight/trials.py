"""Trials: what is tried by a fight action against a fixed value, without dice on the other side.

A trial is part of a deed of the legend and is tried at pieces on the board. `attempts.py` has the
course of it.
"""

from rietland.board.base import Board
from rietland.board.book import Deed, Trial
from rietland.board.legend import filters
from rietland.board.state import Battle, State
from rietland.board.turn import land
from rietland.kernel.control import amount


def of(g: Board, b: Battle) -> Trial:
    """The trial of this battle; there must be one."""
    trial = g.book.deeds[b.trial].trial
    assert trial is not None
    return trial


def target(number: int) -> int:
    """A trial where odds ask for the row of a creature: below all that mean none."""
    return -2 - number


def number_of(code: int) -> int:
    """The number of such a trial; below 0 for a creature, or none."""
    return -2 - code


def spaces(g: Board, s: State, deed: Deed) -> list[int]:
    """Where it can be tried: the spaces of its pieces."""
    assert deed.trial is not None
    found: list[int] = []
    for piece in filters.pieces(g, s, deed.trial.of):
        if piece.space >= 0 and piece.space not in found:
            found.append(piece.space)
    return found


def is_near(g: Board, s: State, trial: Trial, h: int, space: int) -> bool:
    """Is the hero there, or beside it where that will do?"""
    # rule: SS-TRY-1
    at = s.heroes[h].space
    return at == space or (trial.reach == "adjacent" and land.linked(g, s, at, space))


def follow(g: Board, s: State, b: Battle) -> bool:
    """The piece may have moved meanwhile: the trial goes along. False when it is gone."""
    # rule: SS-WOLF-5
    found = spaces(g, s, g.book.deeds[b.trial])
    if b.space not in found and len(found) == 1:
        b.space = found[0]
    return b.space in found


def value(g: Board, s: State, number: int, h: int) -> int:
    """What must be reached; `me` is the hero whose turn it is."""
    # rule: SS-TRY-2
    trial = g.book.deeds[number].trial
    assert trial is not None
    before = s.me
    s.me = h
    found = amount(g, s, trial.value)
    s.me = before
    return found
