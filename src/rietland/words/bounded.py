"""Reads a text file of content, and never more of it than a file of content may hold."""

import io
import os
import stat
from pathlib import Path
from typing import Final

#: The longest file of a box or a language has 80 kB.
MOST_BYTES: Final = 1_000_000


class TooLong(ValueError):
    """The file is longer than a file of content may be."""


class NotPlain(OSError):
    """A folder, a device or a pipe: reading it might never end."""


def read_bytes(path: Path) -> bytes:
    """What a file holds. Raises TooLong, or OSError, NotPlain for what is no regular file."""
    # A pipe that nobody writes to would hold us up as early as it is opened.
    waits = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0)
    # A folder cannot be opened on every system.
    if not path.is_dir():
        with open(os.open(path, waits), "rb") as file:  # noqa: PTH123 - a path cannot be opened so
            if stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                data = file.read(MOST_BYTES + 1)
                if len(data) > MOST_BYTES:
                    raise TooLong(f"the file has more than {MOST_BYTES // 1000} kB")
                return data
    raise NotPlain(0, "it is not a regular file")


def read_text(path: Path) -> str:
    """The same as text, every line ended alike. Raises UnicodeDecodeError too."""
    return io.StringIO(read_bytes(path).decode("utf-8"), newline=None).read()
