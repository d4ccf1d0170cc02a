"""Searching: who ends a move where somebody may be hidden, or looks there, finds out.

The Book has at `secret/<name>` what a search does; `legend/secrets.py` knows where a secret can be.
"""

from rietland.board.base import Board
from rietland.board.state import State
from rietland.kernel.frame import RUN, Frame


def is_sought(g: Board, s: State, space: int) -> bool:
    """Can something be on this space that heroes search for?"""
    for secret in g.book.sought:
        if space in s.secrets[secret]:
            return True
    return False


def seek(g: Board, s: State, h: int, space: int, at: int) -> None:
    """A hero searches a space for all that can be there; it waits below the frames from `at` on."""
    # rule: SS-HIDE-1, SS-HIDE-2
    for secret in g.book.sought:
        if space in s.secrets[secret]:
            ref = "secret/" + g.book.secrets[secret]
            s.agenda.insert(at, Frame(RUN, ref, 0, h, [-1, space]))
