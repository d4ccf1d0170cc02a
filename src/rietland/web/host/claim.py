"""One server on a folder."""

from pathlib import Path
from typing import TextIO

from rietland.table.errors import BrokenJournal


def claim(folder: Path) -> TextIO:
    """One server on a folder: the file is locked until it ends. Raises BrokenJournal."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / "server.lock").open("w", encoding="ascii")
    except OSError as error:
        raise BrokenJournal("fault-folder", folder=str(folder), text=str(error.strerror)) from error
    try:
        import fcntl
    except ImportError:
        # Windows: there the journal alone keeps two writers apart.
        return file
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.close()
        raise BrokenJournal("fault-two-servers", folder=str(folder)) from error
    return file
