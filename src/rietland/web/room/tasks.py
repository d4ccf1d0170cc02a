"""Work that goes on beside the messages of a room."""

import asyncio
from collections.abc import Coroutine
from typing import Any


class Tasks:
    """What was begun and is not over yet. A task that fails is noted in the log."""

    def __init__(self, logger: Any) -> None:  # noqa: ANN401 - structlog's loggers have no type
        self._logger = logger
        self._begun: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._begun.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self._logger.error("task failed", why=repr(task.exception()))

    def close(self) -> None:
        for task in list(self._begun):
            task.cancel()
