"""Full collections of garbage, at moments when nobody waits.

What tables hold for long (states, logs) goes with its last reference, and what is short-lived is
collected young. A full collection finds little more, looks at everything there is and stops all
tables meanwhile: with a hundred of them for a fifth of a second. So Python is not left to choose
the moment.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

#: Seconds without an input after which nobody is thought to be in the middle of something.
QUIET: Final = 5.0
#: Seconds after which it is done all the same.
LONGEST: Final = 3600.0
#: So many younger collections never come together.
NEVER: Final = 1_000_000_000


@contextmanager
def held_back() -> Iterator[None]:
    """Python collects only what is young."""
    young, middle, old = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)
    try:
        yield
    finally:
        gc.set_threshold(young, middle, old)


class GcSchedule:
    """When all of it was last collected, and whether now is the time."""

    def __init__(self, now: float) -> None:
        self._last = now

    def collect(self, now: float, last_input: float) -> bool:
        """Collect it if nobody would notice, or if it has waited for long."""
        if now - last_input < QUIET and now - self._last < LONGEST:
            return False
        if not gc.get_count()[2]:
            # Nothing has grown old since then.
            return False
        gc.collect()
        self._last = now
        return True
