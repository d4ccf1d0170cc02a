"""The trail: which section is open, who has the book, and how often a section was read."""

from typing import Final

from rietland.book.state import State

# Stage of the PAGE frame at which a section is opened (`pages.py`).
OPEN: Final = 0


def turn_to(s: State, section: int) -> None:
    """Open a section; what else was to be done on this page is left out."""
    # rule: FE-DP-3
    del s.agenda[1:]
    f = s.agenda[0]
    f.at = OPEN
    f.args = [section]


def reader(s: State) -> int:
    """Who has the book: it is handed on with every section."""
    # rule: FE-DP-1
    return (len(s.pages) - 1) % s.size


def here(s: State) -> int:
    """The open section."""
    return s.pages[-1]


def visits(s: State, section: int) -> int:
    """How often a section was read, the open page included."""
    return s.pages.count(section)
