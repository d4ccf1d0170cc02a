"""Garbage is collected when nobody waits."""

import gc
from collections.abc import Iterator

import pytest

from rietland.web.host.gc_schedule import LONGEST, NEVER, QUIET, GcSchedule, held_back


@pytest.fixture(autouse=True)
def grown() -> Iterator[None]:
    """Something has grown old, and nothing is collected but by the test."""
    gc.disable()
    gc.collect(1)
    yield
    gc.enable()


def test_python_collects_only_the_young_meanwhile() -> None:
    before = gc.get_threshold()
    with held_back():
        assert gc.get_threshold() == (*before[:2], NEVER)
    assert gc.get_threshold() == before


def test_garbage_waits_while_somebody_plays() -> None:
    garbage = GcSchedule(now=0.0)
    assert not garbage.collect(now=60.0, last_input=61.0 - QUIET)
    assert garbage.collect(now=60.0, last_input=60.0 - QUIET)


def test_garbage_does_not_wait_forever() -> None:
    garbage = GcSchedule(now=0.0)
    assert not garbage.collect(now=LONGEST - 1, last_input=LONGEST - 1)
    assert garbage.collect(now=LONGEST, last_input=LONGEST)
    gc.collect(1)
    assert not garbage.collect(now=LONGEST + 60, last_input=LONGEST + 60)


def test_nothing_is_collected_twice() -> None:
    garbage = GcSchedule(now=0.0)
    assert garbage.collect(now=60.0, last_input=0.0)
    assert not garbage.collect(now=120.0, last_input=0.0)
