"""What can go wrong at a table. Each error says in its message what would be right.

`key` is the text of the catalogue that tells it to players in their language.
"""

from rietland.kernel.errors import IllegalAction, MalformedText

__all__ = [
    "BrokenJournal",
    "BrokenPlayer",
    "BrokenRecord",
    "CannotUndo",
    "ChanceDecides",
    "ForeignSeat",
    "GameOver",
    "IllegalAction",
    "MalformedText",
    "StaleInput",
    "TableError",
    "UnknownGame",
    "key_of",
]


class TableError(ValueError):
    """An input or a file the table does not take; nothing has changed."""

    key: str = "error-illegal"


class GameOver(TableError):
    """The game is over and takes no more inputs."""

    key = "error-over"


class StaleInput(TableError):
    """The input was made against an older state; `seq` is the present one."""

    key = "error-stale"

    def __init__(self, message: str, seq: int) -> None:
        super().__init__(message)
        self.seq: int = seq


class ForeignSeat(TableError):
    """The hero is led by somebody else, or nobody sits there."""

    key = "error-not-your-hero"


class ChanceDecides(TableError):
    """Dice and cards speak for themselves at this table."""

    key = "error-chance"


class CannotUndo(TableError):
    """There is nothing to take back, or something was seen that cannot be unseen."""

    key = "error-undo"


class UnknownGame(TableError):
    """The journal knows no game with this id."""

    key = "error-no-game"


class BrokenRecord(TableError):
    """A stored game does not read or does not play; the message says where."""

    key = "error-version"


class BrokenJournal(TableError):
    """The file of the journal cannot be used; the message says which and what to do."""

    key = "error-version"


class BrokenPlayer(TableError):
    """A companion said something that is no option."""


def key_of(error: ValueError) -> str:
    """The catalogue's text for an error."""
    if isinstance(error, TableError):
        return error.key
    return "error-malformed" if isinstance(error, MalformedText) else "error-illegal"
