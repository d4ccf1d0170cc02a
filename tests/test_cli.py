"""The command itself."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest


@pytest.mark.skipif(os.name != "posix", reason="sends a signal")
def test_ctrl_c_ends_a_command_without_a_traceback(tmp_path: Path) -> None:
    # A record that never comes: the command reads until it is stopped.
    record = tmp_path / "record.txt"
    os.mkfifo(record)
    running = subprocess.Popen(
        [sys.executable, "-m", "rietland", "replay", str(record)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    writer = opened_by_reader(record, running)
    running.send_signal(signal.SIGINT)
    said = running.communicate(timeout=60)
    os.close(writer)
    assert (130, "", "") == (running.returncode, *said)


def opened_by_reader(record: Path, running: "subprocess.Popen[str]") -> int:
    """The other end of the pipe, as soon as somebody reads."""
    while running.poll() is None:
        try:
            return os.open(record, os.O_WRONLY | os.O_NONBLOCK)
        except OSError:
            sleep(0.05)
    raise AssertionError(running.communicate())
