"""The compiled engine of a checkout: the command uses it when it was made from these sources."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

#: Set to "plain" to use the sources as they are.
SWITCH: Final = "RIETLAND_ENGINE"


def use() -> None:
    """Go on as a process with the compiled engine, if there is one; else go on."""
    here = Path(__file__).resolve().parent
    if os.name == "posix" and here.parent.name == "src":
        build = ready_build(here.parent.parent, os.environ)
        if build is not None:
            path = os.pathsep.join(filter(None, [str(build), os.environ.get("PYTHONPATH", "")]))
            command = [sys.executable, "-m", "rietland", *sys.argv[1:]]
            os.execve(sys.executable, command, {**os.environ, "PYTHONPATH": path})  # noqa: S606


def ready_build(root: Path, environ: Mapping[str, str]) -> Path | None:
    """The compiled engine of a checkout, unless it is out of date or not wanted."""
    build, tool = root / "build" / "compiled", root / "tools" / "compile.py"
    if environ.get(SWITCH) == "plain" or not (build / "fingerprint").exists():
        return None
    # The tool knows what a build was made from.
    asked = subprocess.run([sys.executable, tool, "--ready"], check=False, capture_output=True)
    return build if asked.returncode == 0 else None
