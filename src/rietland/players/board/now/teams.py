"""Teams: sets of heroes, one bit each."""

from typing import Final

#: By set of heroes, one bit each: who they are.
TEAMS: Final = [[h for h in range(8) if mask >> h & 1] for mask in range(256)]


def has_part(good: list[int], mask: int) -> bool:
    """A smaller team would do."""
    for part in good:
        if part & mask == part:
            return True
    return False
