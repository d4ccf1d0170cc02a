"""Turns at something that does one piece of work at a time."""

import asyncio
from collections import deque
from typing import Final

# Who is served first.
PEOPLE: Final = 0
COMPANIONS: Final = 1
#: Turns of people after which a companion that waits has one.
IN_A_ROW: Final = 2


class Turns:
    """People come before companions, who have every third turn; games come one after the other."""

    def __init__(self) -> None:
        self._is_taken = False
        #: People that were served one after the other.
        self._people = 0
        #: By rank and game, the game that is next first.
        self._waiting: tuple[dict[str, deque[asyncio.Future[None]]], ...] = ({}, {})

    @property
    def waiting(self) -> int:
        """Pieces of work that wait for their turn."""
        lines = [line for games in self._waiting for line in games.values()]
        return sum(not turn.cancelled() for line in lines for turn in line)

    async def take(self, game: str, rank: int) -> None:
        """Wait for one's turn; whoever has it must `give` it on."""
        if not self._is_taken:
            self._is_taken = True
            self._count(rank)
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting[rank].setdefault(game, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                # It was given just before nobody wanted it any more.
                self.give()
            raise

    def give(self) -> None:
        """Pass the turn on."""
        ranks = (PEOPLE, COMPANIONS) if self._people < IN_A_ROW else (COMPANIONS, PEOPLE)
        for rank in ranks:
            games = self._waiting[rank]
            while games:
                game = next(iter(games))
                line = games.pop(game)
                turn = line.popleft()
                if line:
                    # Behind all other games.
                    games[game] = line
                if not turn.cancelled():
                    self._count(rank)
                    turn.set_result(None)
                    return
        self._is_taken = False

    def _count(self, rank: int) -> None:
        self._people = self._people + 1 if rank == PEOPLE else 0
