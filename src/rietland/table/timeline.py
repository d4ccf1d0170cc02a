"""The course of a game: the state after so many entries, and how far back one may go from there.

Taking back adds an entry, so positions in the journal only grow: `undo 112` leads to a new
position whose state is that of position 112.
"""

from typing import Final

from rietland.kernel.action import CHANCE, Action
from rietland.kernel.control import READ
from rietland.kernel.errors import IllegalAction, MalformedText
from rietland.kernel.game import Game
from rietland.kernel.state import BaseState
from rietland.table.errors import BrokenRecord, CannotUndo, detail_of

#: First word of an entry that takes back. No game may use it as a verb.
UNDO: Final = "undo"


class Past:
    """A position one may go back to, and the seat whose input led away from it."""

    def __init__(self, seq: int, seat: int, state: BaseState) -> None:
        self.seq = seq
        self.seat = seat
        self.state = state


class Timeline:
    """Where a game stands. States in it are never changed, only replaced."""

    def __init__(self, game: Game, state: BaseState, seq: int = 0, floor: int = 0) -> None:
        self.game = game
        self.state = state
        #: Number of entries so far, those that took back included.
        self.seq = seq
        #: Nobody goes back before this: chance spoke or a card was read just then.
        self.floor = floor
        #: Every position since then that the present one comes from, oldest first.
        self.back: list[Past] = []

    def copy(self) -> "Timeline":
        new = Timeline(self.game, self.state, self.seq, self.floor)
        new.back = self.back[:]
        return new

    def play(self, seat: int, action: Action) -> None:
        """Take a legal input."""
        after = self.state.copy()
        self.game.apply(after, action)
        before = Past(self.seq, seat, self.state)
        self.state = after
        self.seq += 1
        if action.who == CHANCE or reveals(after):
            self.floor = self.seq
            self.back = []
        else:
            self.back.append(before)

    def undo(self, to: int) -> None:
        """Go back to an earlier position. Raises CannotUndo where that may not be."""
        for i, past in enumerate(self.back):
            if past.seq == to:
                self.state = past.state
                self.back = self.back[:i]
                self.seq += 1
                return
        if not 0 <= to < self.seq:
            raise CannotUndo("fault-undo-no-position", to=to, seq=self.seq)
        if to < self.floor:
            raise CannotUndo("fault-undo-seen", to=to, floor=self.floor)
        raise CannotUndo("fault-undo-astray", to=to)

    def read(self, seat: int, text: str) -> None:
        """Take an entry as it is stored. Raises BrokenRecord when it does not fit."""
        words = text.split()
        try:
            if words and words[0] == UNDO:
                if len(words) != 2 or not (words[1].isascii() and words[1].isdigit()):
                    raise BrokenRecord("fault-input-undo", seq=self.seq + 1, text=text)
                self.undo(int(words[1]))
                return
            self.play(seat, self._legal(text))
        except (MalformedText, IllegalAction, CannotUndo) as error:
            detail = detail_of(error, text)
            raise BrokenRecord("fault-input", seq=self.seq + 1, detail=detail) from error

    def _legal(self, text: str) -> Action:
        action = self.game.hear(text)
        rule = self.game.refusal(self.state, action)
        if rule:
            raise IllegalAction(f"'{text}' is not allowed there: {rule}", rule)
        return action


def reveals(s: BaseState) -> bool:
    """Did the last input show a card of the legend?"""
    for event in s.news:
        if event.kind == READ:
            return True
    return False
