"""The march: where creatures come to if nobody stops them, and when the castle falls."""

from rietland.board.base import Board
from rietland.board.pieces import creatures
from rietland.board.pieces.things import kind_of
from rietland.board.state import NOBODY, State
from rietland.board.turn.sunrise import next_space
from rietland.players.board.legend import dangers, night_moves
from rietland.players.board.legend.goals import goals_of
from rietland.players.board.legend.night_moves import NightMove
from rietland.players.board.now.distances import FAR


class March:
    """What the creatures do if nobody stops them, sunrise by sunrise; cards are not known."""

    def __init__(
        self, g: Board, s: State, sunrises: int, spare: int = 0, crossed: list[int] = NOBODY
    ) -> None:
        #: Shields for those who are here; `spare` are kept for those who are still to come.
        free = max(0, s.shields - s.intruders - spare)
        self.g: Board = g
        self.s: State = s
        many = len(s.creature_space)
        #: By creature: the sunrise at which it enters the castle or gets away, or FAR.
        self.arrival: list[int] = [FAR] * many
        #: By creature: its space after the next sunrise.
        self.tomorrow: list[int] = [-1] * many
        #: The sunrise at which the castle falls, or FAR.
        self.fall: int = FAR
        #: Opponents whose coming makes it fall, shields or not.
        self.fatal: list[int] = []
        #: How many have entered by then and take a shield.
        self.entered: int = 0
        self.place: list[int] = s.creature_space[:]
        self.taken: list[int] = s.occupant[:]
        self.lures: list[int] = creatures.lures(g, s)
        goals = goals_of(g)
        drives = len(goals.dangers.drives) > 0
        for sunrise in range(1, sunrises + 1):
            for at, kind in enumerate(g.book.sunrise):
                if crossed and sunrise == 1 and at in crossed:
                    continue
                if kind >= 0:
                    self._advance(kind, sunrise)
                elif drives:
                    for drive in dangers.driven(goals.dangers, g, s, kind):
                        self._drive(drive.pick == "highest", sunrise)
            if sunrise == 1:
                self.tomorrow = self.place[:]
                self._look_ahead(goals.opponents.night_moves)
            if self.fatal or self.entered > free:
                self.fall = sunrise
                break

    def _look_ahead(self, known: list[NightMove]) -> None:
        """Opponents that content moves; when they are there the legend's goals say."""
        for c, name in enumerate(self.s.creature_name if known else []):
            if name >= 0 and self.place[c] >= 0:
                self.tomorrow[c] = night_moves.tomorrow(self.g, self.s, known, c)

    def _advance(self, kind: int, sunrise: int) -> None:
        """All creatures of a kind, lowest space first."""
        s = self.s
        movers: list[int] = []
        for c in range(len(self.place)):
            if s.creature_kind[c] == kind and self.place[c] >= 0:
                i = len(movers)
                movers.append(c)
                while i > 0 and self.place[movers[i - 1]] > self.place[c]:
                    movers[i] = movers[i - 1]
                    i -= 1
                movers[i] = c
        for c in movers:
            self._step(c, sunrise)

    def _drive(self, highest: bool, sunrise: int) -> None:
        """The creature on the highest or lowest space goes on."""
        best = -1
        for c, space in enumerate(self.place):
            if space < 0 or not self.g.book.creatures[self.s.creature_kind[c]].counted:
                continue
            if best < 0 or (space > self.place[best]) == highest:
                best = c
        if best >= 0:
            self._step(best, sunrise)

    def _step(self, c: int, sunrise: int) -> None:
        """One creature goes on."""
        s = self.s
        book = self.g.book
        start = self.place[c]
        to = next_space(self.g, s, c, start, self.taken, self.lures)
        if to < 0:
            return
        is_fatal = creatures.is_fatal(self.g, s, c, to)
        if s.creature_load[c]:
            shunned = goals_of(self.g).deliveries.shunned
            is_fatal = is_fatal or to in shunned[kind_of(s.creature_load[c])]
        if is_fatal:
            self.fatal.append(c)
        if is_fatal or to == book.castle or to in book.exits:
            self.arrival[c] = sunrise
        if to == book.castle and to not in s.crowds:
            self.place[c] = -1
            self.entered += 0 if is_fatal else 1
        elif to in book.exits:
            self.place[c] = -1
        else:
            self.place[c] = to
            self.taken[to] = c
            self.lures = [i for i in self.lures if s.loose_at[i] != to]
        self.taken[start] = self._left_on(start) if start in s.crowds else -1

    def _left_on(self, space: int) -> int:
        """A creature that is still there when another one has left, or -1."""
        for c, at in enumerate(self.place):
            if at == space:
                return c
        return -1
