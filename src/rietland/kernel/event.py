"""Event: something that happened, for the log and for triggers."""

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
