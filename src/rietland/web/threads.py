"""A thread that does one thing after the other, and never keeps the process from ending."""

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from typing import ParamSpec, TypeVar

Args = ParamSpec("Args")
Answer = TypeVar("Answer")


class OneThread:
    """Work waits in a queue. Whoever is stuck in it is left behind when the process ends.

    (The executors of the standard library wait for their threads, however long.)
    """

    def __init__(self, name: str) -> None:
        self._queue: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._lock = threading.Lock()
        self._is_closed = False
        #: Since when it has been doing what it does, by the clock that only goes forward.
        self._since: float | None = None

    @property
    def busy(self) -> float:
        """Seconds since the present piece of work began; 0 if there is none."""
        since = self._since
        return 0.0 if since is None else time.monotonic() - since

    def submit(
        self, work: Callable[Args, Answer], *args: Args.args, **kwargs: Args.kwargs
    ) -> "Future[Answer]":
        """Raises RuntimeError when it is closed."""
        future: Future[Answer] = Future()

        def run() -> None:
            if future.set_running_or_notify_cancel():
                try:
                    answer = work(*args, **kwargs)
                except BaseException as error:  # noqa: BLE001 - it is raised where the work came from
                    future.set_exception(error)
                else:
                    future.set_result(answer)

        with self._lock:
            if self._is_closed:
                raise RuntimeError("this thread has ended")
            if not self._thread.is_alive():
                self._thread.start()
            self._queue.put(run)
        return future

    async def do(
        self, work: Callable[Args, Answer], *args: Args.args, **kwargs: Args.kwargs
    ) -> Answer:
        """Have something done. Once begun it is finished, come what may."""
        return await asyncio.wrap_future(self.submit(work, *args, **kwargs))

    def close(self, patience: float) -> bool:
        """End it after what waits; False if that takes too long."""
        with self._lock:
            self._is_closed = True
            self._queue.put(None)
        if self._thread.is_alive():
            self._thread.join(patience)
        return not self._thread.is_alive()

    def _run(self) -> None:
        while (run := self._queue.get()) is not None:
            self._since = time.monotonic()
            run()
            self._since = None
            # What it worked on may be large.
            del run
