"""The writer: steps are stored together, and one that is taken back in time never was."""

import asyncio
import threading
from pathlib import Path

import pytest

from rietland.table.errors import IllegalAction
from rietland.table.table import Table
from rietland.web.room.writer import Input, Writer
from tests.table.tables import table, texts


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def step(t: Table, say: str) -> Input:
    return Input(t, (0,), [say], t.seq, frozenset())


@pytest.mark.anyio
async def test_steps_that_wait_are_stored_together_and_fail_alone(tmp_path: Path) -> None:
    writer = Writer(tmp_path)
    writer.open()
    one, two, three = [await writer.do(table, journal=writer.journal) for _ in range(3)]
    busy, gone = threading.Event(), threading.Event()

    def linger() -> None:
        busy.set()
        gone.wait(5)

    hold = asyncio.create_task(writer.do(linger))
    await asyncio.to_thread(busy.wait, 5)
    tasks = [
        asyncio.create_task(writer.step(step(t, say)))
        for t, say in ((one, "pick amy"), (two, "eat amy"), (three, "pick amy"))
    ]
    # A step waits for the writer as soon as it is asked for.
    await asyncio.sleep(0)
    tasks[2].cancel()
    await asyncio.sleep(0)
    gone.set()
    await hold
    assert [one.say for one in (await tasks[0]).told] == ["pick amy"]
    with pytest.raises(IllegalAction):
        await tasks[1]
    with pytest.raises(asyncio.CancelledError):
        await tasks[2]
    assert [await writer.do(texts, t) for t in (one, two, three)] == [["pick amy"], [], []]
    assert (await writer.step(step(three, "pick amy"))).screens == {}
    writer.close()
