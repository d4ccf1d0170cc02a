"""Belief: the chance to win as it is told, smoothed over the estimates of a game."""

from typing import Final

#: What was believed before counts like so many games at most; so many once something happened.
MEMORY: Final = 120
SHAKEN: Final = 20
#: The most it moves at once while nothing has happened.
CALM: Final = 0.1


class Belief:
    """What was believed last, and how firmly."""

    def __init__(self) -> None:
        #: From 0 to 1; below 0 before the first estimate.
        self.chance: float = -1.0
        #: Games it rests on.
        self.games: int = 0
        #: What plans depended on at that time.
        self.mark: int = -1

    def learn(self, chance: float, games: int, mark: int) -> None:
        """Take an estimate into account: the more games it rests on, the more it counts."""
        if self.chance < 0:
            self.chance = chance
            self.games = games
        elif games > 0:
            happened = mark != self.mark
            known = min(self.games, SHAKEN if happened else MEMORY)
            moved = (chance - self.chance) * games / (known + games)
            self.chance += moved if happened else max(-CALM, min(CALM, moved))
            self.games = known + games
        self.mark = mark
