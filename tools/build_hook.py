"""What a wheel or an sdist needs beside the sources: the browser client; if wanted, machine code.

Hatchling calls this before it packs anything, so whatever is missing is said before anybody
installs half a table. An editable install needs nothing: `make` builds what it lacks.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src", "rietland", "web", "static", "index.html")
COMPILED = Path("build", "compiled")
LIBRARY_SUFFIXES = (".so", ".pyd")
#: Set to "none" to leave the browser client out on purpose, for the engine and the terminal alone.
CLIENT = "RIETLAND_CLIENT"
#: Set to "compiled" to put the compiled engine of `make compile` into the wheel.
ENGINE = "RIETLAND_ENGINE"
NO_CLIENT = f"""\
The browser client is not built, so there would be no table to play at.
Build it first, in the folder of the sources: make client
Without it on purpose, for the engine and the terminal alone: {CLIENT}=none"""
NO_ENGINE = "The compiled engine is missing or older than its sources. Build it first: make compile"


class CustomBuildHook(BuildHookInterface):  # type: ignore[misc]
    """Stops a build that would lack something."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Raise SystemExit, with the command that is missing, or add what was built."""
        root = Path(self.root)
        if version == "editable":
            return
        if os.environ.get(CLIENT) != "none" and not (root / PAGE).is_file():
            raise SystemExit(NO_CLIENT)
        if self.target_name == "wheel" and os.environ.get(ENGINE) == "compiled":
            self._add_engine(root, build_data)

    def _add_engine(self, root: Path, build_data: dict[str, Any]) -> None:
        tool = [sys.executable, str(root / "tools" / "compile.py"), "--ready"]
        if subprocess.run(tool, check=False).returncode:
            raise SystemExit(NO_ENGINE)
        build = root / COMPILED
        for path in build.rglob("*"):
            if path.suffix in LIBRARY_SUFFIXES:
                build_data["force_include"][str(path)] = path.relative_to(build).as_posix()
        # For this Python on this kind of machine only.
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
