"""Event: something that happened, for the log and for triggers; and what its kind says of it."""

from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True)
class Event:
    """Who, what, where, how much, and the id of the rule (or address of the card) behind it."""

    __slots__ = ("amount", "kind", "rule", "what", "where", "who")

    def __init__(self, kind: int, who: int, what: int, where: int, amount: int, rule: str) -> None:
        self.kind: int = kind
        self.who: int = who
        self.what: int = what
        self.where: int = where
        self.amount: int = amount
        self.rule: str = rule

    def __repr__(self) -> str:
        return (
            f"Event({self.kind}, who={self.who}, what={self.what}, where={self.where}, "
            f"amount={self.amount}, {self.rule})"
        )


# What a column of an event means. Each family has meanings of its own besides.
NOTHING: Final = ""
NUMBER: Final = "number"
SPACE: Final = "space"
CARD: Final = "card"
DIE: Final = "die"
CHOICE: Final = "choice"

#: A family numbers its own kinds from here on; those before are the kernel's (`control.py`).
FAMILY_EVENT: Final = 8


class EventKind:
    """A row of a family's table of events: the name of a kind, and what its columns mean."""

    __slots__ = ("amount", "name", "piece", "told", "what", "where")

    def __init__(
        self, name: str, what: str, amount: str, where: str, piece: bool, told: bool
    ) -> None:
        #: Its text is `log-<name>`; content's words for events say which names they hear.
        self.name: str = name
        self.what: str = what
        self.amount: str = amount
        self.where: str = where
        #: Whether `what` is a piece that is still there afterwards: content may call it `it`.
        self.piece: bool = piece
        #: Whether people read of it; else only triggers hear it.
        self.told: bool = told


class EventTable:
    """The kinds of event of a family; those of the kernel come first."""

    def __init__(self, where: str = SPACE) -> None:
        #: The row of each kind, by its number.
        self.rows: list[EventKind] = []
        #: What `where` is as a rule.
        self.where: str = where
        # In the order of their numbers.
        self.add("said")
        self.add("read", CARD)
        self.add("ended")
        self.add("die", DIE)
        self.add("choice", CHOICE)
        while len(self.rows) < FAMILY_EVENT:
            self.add("", told=False)

    def add(
        self,
        name: str,
        what: str = NOTHING,
        amount: str = NUMBER,
        where: str = "",
        piece: bool = False,
        told: bool = True,
    ) -> int:
        """The number of a new kind."""
        self.rows.append(EventKind(name, what, amount, where or self.where, piece, told))
        return len(self.rows) - 1

    def number(self, name: str) -> int:
        """The kind of this name. Raises ValueError if there is none."""
        for kind, row in enumerate(self.rows):
            if row.name == name:
                return kind
        raise ValueError(f"no kind of event is called '{name}'")
