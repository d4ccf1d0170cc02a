"""Boxes and legends outside the package: where the environment says they are."""

import os
from pathlib import Path
from typing import Final

#: Names them, parted as in PATH; processes that are started inherit it.
PATH: Final = "RIETLAND_PATH"


def extra_roots() -> tuple[Path, ...]:
    """What RIETLAND_PATH names: folders of boxes, boxes, folders of legends, single legends."""
    said = os.environ.get(PATH, "").split(os.pathsep)
    return tuple(Path(part).expanduser().resolve() for part in said if part)


def add(root: Path) -> None:
    """Look there too, in this process and those it starts."""
    known = [str(one) for one in extra_roots()]
    path = str(root.expanduser().resolve())
    if path not in known:
        os.environ[PATH] = os.pathsep.join([*known, path])
