"""Processes that work for another one and are ended by it alone."""

import gc
import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

#: New objects after which Python looks for circles among them.
MANY: Final = 100_000


@contextmanager
def block_signals_in_children(*signals: signal.Signals) -> Iterator[None]:
    """Processes started here never hear what reaches all processes of a terminal at once.

    They inherit what is blocked, so this holds from their first instruction. For us it waits.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    from multiprocessing import resource_tracker

    # Its start would unblock the signals.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, signals)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def relax_gc() -> None:
    """Playing makes a great many objects that go with the last who knows them.

    To look for circles among them so often would take a fifth of the time search has for cards.
    """
    gc.freeze()
    gc.set_threshold(MANY)


def exit_with_parent() -> None:
    """If the process that started this one is killed, this one ends too."""
    threading.Thread(target=_wait_for_its_end, daemon=True).start()


def _wait_for_its_end() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
