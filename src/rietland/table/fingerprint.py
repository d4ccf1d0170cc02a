"""Where games come from and go to: the fingerprint of content, and the folder of the journal."""

import os
from hashlib import blake2b
from pathlib import Path

from rietland import __version__
from rietland.content import library


def content_hash(box: str, legend: str) -> str:
    """A fingerprint of everything printed that this legend uses: its own file and the box's."""
    digest = blake2b(digest_size=8)
    for folder in sorted({"base", box}):
        for path in sorted((library.BOXES / folder).glob("*.yaml")):
            _add(digest, path)
    _add(digest, library.BOXES / box / "legends" / f"{legend}.yaml")
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


def _add(digest: "blake2b", path: Path) -> None:
    digest.update(f"{path.relative_to(library.BOXES).as_posix()}\n".encode())
    digest.update(path.read_bytes())
