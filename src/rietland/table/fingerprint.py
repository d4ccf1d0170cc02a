"""Where games come from and go to: the fingerprint of content, and the folder of the journal."""

import os
import re
from hashlib import blake2b
from pathlib import Path
from typing import Final

from rietland import __version__
from rietland.content import library

#: The line by which a box names the one it is built on.
_EXTENDS: Final = re.compile(r"^extends: *([a-z0-9_]+)", re.MULTILINE)


def content_hash(box: str, legend: str, boxes: Path = library.BOXES) -> str:
    """A fingerprint of everything printed that this legend uses: its own file and the box's."""
    digest = blake2b(digest_size=8)
    for name in _with_bases(box, boxes):
        for path in sorted((boxes / name).glob("*.yaml")):
            _add(digest, path, boxes)
    _add(digest, boxes / box / "legends" / f"{legend}.yaml", boxes)
    return digest.hexdigest()


def rules_version() -> str:
    return __version__


def home() -> Path:
    """The folder for games of this user; RIETLAND_HOME names another."""
    chosen = os.environ.get("RIETLAND_HOME")
    if chosen:
        return Path(chosen).expanduser()
    from platformdirs import user_data_path

    return user_data_path("rietland", appauthor=False)


def journal_path() -> Path:
    return home() / "games.sqlite"


def _with_bases(box: str, boxes: Path) -> list[str]:
    """The box and those it extends; a change to any other does not concern it."""
    found = [box]
    for name in found:
        for path in sorted((boxes / name).glob("*.yaml")):
            bases = _EXTENDS.findall(path.read_text(encoding="utf-8"))
            found += [base for base in bases if base not in found]
    return sorted(found)


def _add(digest: "blake2b", path: Path, boxes: Path) -> None:
    digest.update(f"{path.relative_to(boxes).as_posix()}\n".encode())
    digest.update(path.read_bytes())
