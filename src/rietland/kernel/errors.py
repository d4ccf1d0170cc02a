"""The ways an input can be wrong, and content that goes wrong in play."""

from collections.abc import Sequence
from typing import NamedTuple


class MalformedText(ValueError):
    """The text is no sentence of this game's notation; the message says what would be.

    `key` and `args_said` let the catalogue say the same to players.
    """

    def __init__(
        self, message: str, key: str = "", args_said: dict[str, str] | None = None
    ) -> None:
        super().__init__(message)
        self.key: str = key
        self.args_said: dict[str, str] = args_said or {}


class IllegalAction(ValueError):
    """The sentence is understood but not allowed now; `rule` is the id that forbids it."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule: str = rule


class Fault(NamedTuple):
    """One thing that is wrong in a file of content; `rietland.content.faults` lists the codes."""

    file: str
    line: int
    column: int
    code: str
    message: str
    #: The word that was probably meant, if there is one.
    suggestion: str


class BadContent(ValueError):
    """Content contradicts itself or the vocabulary; the message names file, line, nearest word.

    `faults` has the same as records.
    """

    def __init__(self, message: str, faults: Sequence[Fault] = ()) -> None:
        super().__init__(message)
        self.faults: list[Fault] = list(faults)


class EndlessContent(BadContent):
    """An input sets off more work than any legend needs; `named` are the records at work.

    The state is in the middle of it and of no use any more: the input is not taken.
    """

    def __init__(self, named: Sequence[str]) -> None:
        super().__init__("this would go on without end: " + ", ".join(named))
        #: Addresses such as `trigger/flood` and `card/A`.
        self.named: list[str] = list(named)

    def __reduce__(self) -> tuple[object, ...]:
        # Games are played in other processes too, and what goes wrong there is told here.
        return EndlessContent, (self.named,)
