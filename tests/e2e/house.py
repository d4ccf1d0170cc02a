"""A real server: `rietland serve` in a process of its own, on a free port of this machine."""

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from rietland import roots

#: Seconds; a busy machine takes its time.
PATIENCE = 60.0


class House:
    """A server on a folder. Killed and started again, it is the same house at the same address."""

    def __init__(self, folder: Path, boxes: Path | None = None) -> None:
        self.folder = folder
        #: More boxes than those of the package.
        self.boxes = boxes
        self.address = ""
        self._port = 0
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        log = self.folder / "log.jsonl"
        with log.open("wb") as file:
            self._process = subprocess.Popen(
                [
                    *(sys.executable, "-m", "rietland", "serve"),
                    *("--port", str(self._port), "--data", str(self.folder)),
                    # All tests come from one address.
                    *("--games-per-hour", "0"),
                ],
                stderr=file,
                start_new_session=True,
                env={**os.environ, **({roots.PATH: str(self.boxes)} if self.boxes else {})},
            )
        self.address = _address(log)
        self._port = int(self.address.rpartition(":")[2])
        _knock(f"{self.address}/healthz")

    def kill(self) -> None:
        """The power goes out: no farewell to anybody."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait(10)
            self._process = None


def _address(log: Path) -> str:
    """What the server says in its first line."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        first, newline, _ = log.read_text(encoding="utf-8").partition("\n")
        if newline:
            return str(json.loads(first)["address"]).rstrip("/")
        time.sleep(0.05)
    raise AssertionError(f"the server does not start; {log} says: {log.read_text()}")


def _knock(address: str) -> None:
    """Wait until somebody opens."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(address, timeout=PATIENCE) as answer:  # noqa: S310 - loopback
                answer.read()
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)
        else:
            return
