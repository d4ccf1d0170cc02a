"""What may be told of an estimate: nothing that rests on a handful of games."""

from typing import Final

#: Games below which an estimate is a guess.
ENOUGH: Final = 10


def percent(chance: float, games: int) -> int | None:
    """A chance to win in percent, or nothing when too few games were played to speak of one."""
    return round(100 * chance) if chance >= 0 and games >= ENOUGH else None
