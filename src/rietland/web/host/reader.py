"""Where content is read: in a thread of its own, with a time limit.

No table waits for it, and neither do the sockets. What is made of content for many is made once
and kept until one of its files changes.
"""

import asyncio
import time
from collections.abc import Callable, Hashable
from typing import Any, Final, ParamSpec, TypeVar, cast

from rietland.content import library
from rietland.web import texts
from rietland.web.threads import OneThread
from rietland.words import catalogue

#: Seconds for which nobody looks whether a file has changed.
FRESH: Final = 1.0
#: Things that are kept.
MOST: Final = 256

Args = ParamSpec("Args")
Answer = TypeVar("Answer")


class Reader:
    """Reads boxes, legends and texts."""

    def __init__(self, patience: float, clock: Callable[[], float] = time.monotonic) -> None:
        #: Seconds anybody waits.
        self.patience = patience
        self.clock = clock
        self._thread = OneThread("reader")
        self._kept: dict[Hashable, Any] = {}
        self._stamp: object = None
        self._looked = -FRESH

    @property
    def is_stuck(self) -> bool:
        """Whether it has been reading one thing for longer than anybody waits."""
        return self._thread.busy > self.patience

    async def do(
        self, work: Callable[Args, Answer], *args: Args.args, **kwargs: Args.kwargs
    ) -> Answer:
        """Have something read. Raises TimeoutError when that takes too long."""
        return await asyncio.wait_for(self._thread.do(work, *args, **kwargs), self.patience)

    async def kept(self, key: Hashable, make: Callable[[], Answer]) -> Answer:
        """What was made before, as long as no file has changed; what raises is not kept."""
        found = self._kept.get(key) if self._is_fresh() else None
        if found is None:
            found = await self.do(self._made, key, make)
        return cast("Answer", found)

    def close(self) -> None:
        self._thread.close(0)

    # In the thread.

    def _is_fresh(self) -> bool:
        return self.clock() - self._looked < FRESH

    def _made(self, key: Hashable, make: Callable[[], Answer]) -> Answer:
        if not self._is_fresh():
            self._look()
        found = self._kept.get(key)
        if found is None:
            found = make()
            if len(self._kept) >= MOST:
                # The oldest; it is made again when somebody wants it.
                del self._kept[next(iter(self._kept))]
            self._kept[key] = found
        return cast("Answer", found)

    def _look(self) -> None:
        """Forget everything if a file has changed."""
        stamp = library.standard().stamp(
            file for language in catalogue.languages() for file in catalogue.files(language)
        )
        if stamp != self._stamp:
            self._kept.clear()
            texts.forget()
            self._stamp = stamp
        self._looked = self.clock()
