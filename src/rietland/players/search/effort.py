"""Effort: how long somebody may think, and how much was tried so far."""

from collections.abc import Callable
from typing import Final

#: Inputs that are tried between two looks at the clock.
LOOK: Final = 16


class Effort:
    """Ends at a moment of a clock. All who think for one answer share it."""

    def __init__(
        self, clock: Callable[[], float], until: float, steps: int = 0, share: float = 1.0
    ) -> None:
        #: Playouts that may be made, 0 for any number; the part of all it can that somebody of
        #: this strength thinks.
        self.steps: int = steps
        self.share: float = share
        self.clock: Callable[[], float] = clock
        #: When thinking must be over; 0.0: it takes as long as it takes.
        self.until: float = until
        #: Inputs tried so far, and whether the time is over.
        self.tried: int = 0
        self.over: bool = False

    def goes_on(self) -> bool:
        """Whether one input more may be tried; that is counted, and the clock is looked at."""
        self.tried += 1
        if self.until > 0.0 and self.tried % LOOK == 0 and not self.over:
            self.over = self.clock() >= self.until
        return not self.over


def _no_clock() -> float:
    return 0.0


def unbounded() -> Effort:
    """As long as it takes."""
    return Effort(_no_clock, 0.0)
