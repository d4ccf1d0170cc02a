"""Stages of a day: `Frame.at` of the DAY frame, which lies at the bottom of the agenda."""

from typing import Final

from rietland.board.state import State

BEGIN: Final = 0  # before the first turn of a day
TURN: Final = 1  # the active hero chooses
AFTER: Final = 2  # the action is done, and the hero may still end the day


def end_action(s: State) -> None:
    """The active hero's action is over; nothing but ending the day is left of the turn.

    So nobody fights where they have just arrived, nor what the fog has just set before them. A lost
    fight is an action like any other.
    """
    # rule: AN-MOVE-8, AN-FOG-5, AN-OPEN-38
    s.agenda[0].at = AFTER
