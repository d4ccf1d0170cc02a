"""What was told when the fingerprints were written: the commit that wrote them tells it again."""

import os
import subprocess
import sys
import tarfile
from functools import cache
from io import BytesIO
from itertools import zip_longest
from pathlib import Path
from tempfile import mkdtemp

ROOT = Path(__file__).parents[2]


def difference(name: str, now: dict[str, list[str]]) -> str:
    """The first line of a game that differs, and how to see the rest."""
    see = f"python -m tests.told.told {name}"
    before = _told_before(name)
    if before is None:
        return f"{name} is not told as before; compare what `{see}` prints here and there"
    lines = [line for number, told in now.items() for line in (f"[{number}]", *told)]
    moment = ""
    for old, new in zip_longest(before, lines, fillvalue="(nothing more)"):
        moment = new if new.startswith("[") else moment
        if old != new:
            return f"{name}, moment {moment} first differs here:\n- {old}\n+ {new}\n`{see}` has all"
    return f"{name} is told as at the commit that wrote its fingerprints; they were changed by hand"


def _told_before(name: str) -> list[str] | None:
    """All lines of a game as they were; None where there is no history to look into."""
    home = _last_written()
    if home is None:
        return None
    told = subprocess.run(
        [sys.executable, "-m", "tests.told.told", name],
        cwd=home, env={**os.environ, "PYTHONPATH": str(home / "src")},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    return told.stdout.splitlines() if told.returncode == 0 else None


@cache
def _last_written() -> Path | None:
    """The sources at the commit that wrote fingerprints last, unpacked."""
    commit = _git("log", "-1", "--format=%H", "--", "tests/told/*.txt").decode().strip()
    packed = _git("archive", commit, "src", "tests", "rules", "pyproject.toml") if commit else b""
    if not packed:
        return None
    home = Path(mkdtemp(prefix="told-"))
    with tarfile.open(fileobj=BytesIO(packed)) as archive:
        archive.extractall(home, filter="data")
    return home


def _git(*words: str) -> bytes:
    """What git says; nothing without git or history."""
    try:
        return subprocess.run(
            ["git", "-C", str(ROOT), *words], capture_output=True, check=True
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        return b""
