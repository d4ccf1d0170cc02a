"""The course of a game: the state after that many entries, and how far back one may go from there.

Taking back adds an entry, so positions in the journal only grow: `undo 112` leads to a new
position whose state is that of position 112.
"""

from typing import Final

from rietland.kernel.action import CHANCE, Action
from rietland.kernel.control import READ
from rietland.kernel.errors import EndlessContent, IllegalAction, MalformedText
from rietland.kernel.game import Game
from rietland.kernel.pending import Pending
from rietland.kernel.state import BaseState
from rietland.table.errors import BrokenRecord, CannotUndo, EndlessInput, detail_of

#: First word of an entry that takes back. No game may use it as a verb.
UNDO: Final = "undo"
#: Nobody takes back more inputs than this: every one is a state in memory, and work when a game
#: is opened.
FARTHEST: Final = 200


class Past:
    """A position one may go back to, the seat whose input led away from it, and when."""

    def __init__(self, seq: int, state: BaseState, seat: int, at: int) -> None:
        self.seq = seq
        self.state = state
        self.seat = seat
        #: All inputs of one message have the same time, and no two messages have.
        self.at = at


class Timeline:
    """Where a game stands. States in it are never changed, only replaced."""

    def __init__(self, game: Game, state: BaseState, seq: int = 0, floor: int = 0) -> None:
        self.game = game
        self.state = state
        #: Number of entries so far, those that took back included.
        self.seq = seq
        #: Nobody goes back before this: chance spoke or a card was read just then.
        self.floor = floor
        #: When the last entry came, in milliseconds since 1970.
        self.at = 0
        #: Every position since then that the present one comes from, oldest first.
        self.back: list[Past] = []
        self._pending: Pending | None = None

    def copy(self) -> "Timeline":
        new = Timeline(self.game, self.state, self.seq, self.floor)
        new.at = self.at
        new.back = self.back[:]
        new._pending = self._pending
        return new

    @property
    def pending(self) -> Pending:
        """The question asked now; worked out once for every position."""
        if self._pending is None:
            self._pending = self.game.pending(self.state)
        return self._pending

    def refusal(self, action: Action) -> str:
        """Nothing when an input is legal now, else the id of the rule that forbids it."""
        if action in self.pending.options or action in self.game.asides(self.state):
            return ""
        return self.game.rule(self.game.why_not(self.state, action))

    @property
    def base(self) -> Past:
        """The earliest position one may go back to: whatever is taken back, it stays."""
        return self.back[0] if self.back else Past(self.seq, self.state, CHANCE, self.at)

    def play(self, seat: int, action: Action, at: int = 0) -> None:
        """Take a legal input. Raises EndlessInput, and the game stands as before."""
        after = self.state.copy()
        try:
            self.game.apply(after, action)
        except EndlessContent as fault:
            raise EndlessInput("fault-endless", names=", ".join(fault.named)) from fault
        before = Past(self.seq, self.state, seat, at)
        self._stand(after, at)
        if action.who == CHANCE or reveals(after):
            self.floor = self.seq
            self.back = []
            return
        self.back.append(before)
        if len(self.back) > FARTHEST:
            del self.back[0]
            self.floor = self.back[0].seq

    def _stand(self, state: BaseState, at: int) -> None:
        """One entry on."""
        self.state = state
        self.seq += 1
        self.at = at
        self._pending = None

    def undo(self, to: int, at: int = 0) -> None:
        """Go back to an earlier position. Raises CannotUndo where that may not be."""
        for i, past in enumerate(self.back):
            if past.seq == to:
                self._stand(past.state, at)
                self.back = self.back[:i]
                return
        if not 0 <= to < self.seq:
            raise CannotUndo("fault-undo-no-position", to=to, seq=self.seq)
        if to < self.floor and len(self.back) == FARTHEST:
            raise CannotUndo("fault-undo-far", to=to, most=FARTHEST)
        if to < self.floor:
            raise CannotUndo("fault-undo-seen", to=to, floor=self.floor)
        raise CannotUndo("fault-undo-astray", to=to)

    def read(self, seat: int, text: str, at: int = 0) -> None:
        """Take an entry as it is stored. Raises BrokenRecord when it does not fit."""
        to = taken_back(self.seq + 1, text)
        try:
            if to is not None:
                self.undo(to, at)
            else:
                self.play(seat, self._legal(text), at)
        except (MalformedText, IllegalAction, CannotUndo, EndlessInput) as error:
            detail = detail_of(error, text)
            raise BrokenRecord("fault-input", seq=self.seq + 1, detail=detail) from error

    def _legal(self, text: str) -> Action:
        action = self.game.hear(text)
        rule = self.refusal(action)
        if rule:
            raise IllegalAction(f"'{text}' is not allowed there: {rule}", rule)
        return action


def taken_back(seq: int, text: str) -> int | None:
    """The position an entry goes back to; nothing when it is a sentence. Raises BrokenRecord."""
    words = text.split()
    if not words or words[0] != UNDO:
        return None
    if len(words) != 2 or not (words[1].isascii() and words[1].isdigit()):
        raise BrokenRecord("fault-input-undo", seq=seq, text=text)
    return int(words[1])


def reveals(s: BaseState) -> bool:
    """Did the last input show a card of the legend?"""
    for event in s.news:
        if event.kind == READ:
            return True
    return False
