"""Processes that work for another one and are ended by it alone."""

import multiprocessing
import os
import threading


def end_with_parent() -> None:
    """If the process that started this one is killed, this one ends too."""
    threading.Thread(target=_wait_for_its_end, daemon=True).start()


def _wait_for_its_end() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
