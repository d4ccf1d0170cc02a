"""What can go wrong at a table. Each error says what would be right.

`key` is the text of the catalogue that tells it to players in short, `detail` the one that says
just what happened. As a string an error is its detail in English.
"""

from functools import cache

from rietland.kernel.errors import BadContent, IllegalAction, MalformedText
from rietland.views import Label
from rietland.words import Catalogue

__all__ = [
    "BadSetup",
    "BrokenJournal",
    "BrokenPlayer",
    "BrokenRecord",
    "CannotUndo",
    "ChanceDecides",
    "EndlessInput",
    "ForeignSeat",
    "GameOver",
    "GameTooLong",
    "HouseFull",
    "IllegalAction",
    "MalformedText",
    "StaleInput",
    "TableError",
    "UnknownGame",
    "detail_of",
    "english",
    "key_of",
]


class TableError(ValueError):
    """An input or a file the table does not take; nothing has changed."""

    key: str = "error-illegal"

    def __init__(self, what: str, /, **args: int | str | Label) -> None:
        super().__init__(what)
        self.detail = Label(what, {name: _named(name, arg) for name, arg in args.items()})

    def __str__(self) -> str:
        return english().say(self.detail)

    def __reduce__(self) -> tuple[object, ...]:
        # Games are played again in other processes, and what goes wrong there is told here.
        return _arrived, (type(self), self.__dict__)


class GameOver(TableError):
    """The game is over and takes no more inputs."""

    key = "error-over"


class GameTooLong(TableError):
    """The game has as many entries as a game may have; what was played stays."""

    key = "error-long"


class StaleInput(TableError):
    """The input was made against an older state; `seq` is the present one."""

    key = "error-stale"

    def __init__(self, what: str, seq: int, /, **args: int | str | Label) -> None:
        super().__init__(what, seq=seq, **args)
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

    key = "error-journal"


class HouseFull(TableError):
    """The server takes no more games."""

    key = "error-full"


class BadSetup(TableError):
    """A game that cannot be set up."""

    key = "error-setup"


class BrokenPlayer(TableError):
    """A companion said something that is no option."""


class EndlessInput(TableError):
    """The legend has a fault: what it makes of this input would never end."""

    key = "error-legend"


def key_of(error: ValueError) -> str:
    """The catalogue's text for an error."""
    if isinstance(error, TableError):
        return error.key
    if isinstance(error, BadContent):
        return "error-legend"
    return "error-malformed" if isinstance(error, MalformedText) else "error-illegal"


def detail_of(error: ValueError, text: str = "") -> Label:
    """What just happened, as a text to be; `text` is the sentence that was not taken."""
    if isinstance(error, TableError):
        return error.detail
    if isinstance(error, IllegalAction):
        return Label("fault-not-allowed", {"text": text, "rule": error.rule})
    if isinstance(error, MalformedText) and error.key:
        return Label(error.key, {**error.args_said})
    return Label("fault-as-said", {"text": str(error)})


def _arrived(kind: type[TableError], fields: dict[str, object]) -> TableError:
    """An error from another process."""
    made = kind.__new__(kind)
    made.__dict__.update(fields)
    return made


def _named(name: str, arg: int | str | Label) -> int | str | Label:
    """A count is a number; all other numbers are names, whose digits no language groups."""
    return str(arg) if isinstance(arg, int) and name != "count" else arg


@cache
def english() -> Catalogue:
    """The catalogue for logs and for those who program: as much of it as errors need."""
    return Catalogue(only=("errors", "opening", "ui", "board", "rietburg", "client"))
