"""Where games come from and go to: the fingerprint of content, and the folder of the journal."""

import os
from hashlib import blake2b
from pathlib import Path

from rietland import __version__
from rietland.content import library
from rietland.content.content import shown
from rietland.words.bounded import read_bytes


def content_hash(box: str, legend: str) -> str:
    """A fingerprint of everything printed that this legend uses: its own file and the box's."""
    digest = blake2b(digest_size=8)
    for path in library.standard().files(box, legend):
        digest.update(f"{shown(path)}\n".encode())
        digest.update(read_bytes(path))
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
