"""Stopping an arena: Ctrl-C, and SIGTERM from a machine that shuts down, mean the same."""

import signal
from collections.abc import Callable
from multiprocessing import Pipe
from types import FrameType, TracebackType
from typing import Any, Final, Self

#: What a signal may lead to, as the standard library has it.
Handler = Callable[[int, FrameType | None], Any] | int | signal.Handlers | None
#: What asks a run to stop.
STOPPING: Final = (signal.SIGINT, signal.SIGTERM)


class Stop:
    """Whether somebody asked to stop. To be used in a `with`, in the main thread.

    A signal may come in the middle of compiled code, of a line being written or of a lock being
    taken, and raising there breaks things. So it only leaves word; who plays looks for it where
    stopping does no harm.
    """

    def __init__(self) -> None:
        self.asked: bool = False
        #: The word is there to be read once somebody asked, so that waiting for it can be part
        #: of waiting for something else.
        self.word, self._leave_word = Pipe(duplex=False)
        self._before: list[Handler] = []

    def check(self) -> None:
        """Raises KeyboardInterrupt if somebody asked to stop."""
        if self.asked:
            raise KeyboardInterrupt

    def _hear(self, _number: int, _frame: FrameType | None) -> None:
        if not self.asked:
            self.asked = True
            self._leave_word.send_bytes(b"stop")

    def __enter__(self) -> Self:
        self._before = [signal.signal(one, self._hear) for one in STOPPING]
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for one, handler in zip(STOPPING, self._before, strict=True):
            signal.signal(one, handler)
        self.word.close()
        self._leave_word.close()
