"""Action: every input to a game, also chance's, as one verb and three small numbers."""

from typing import Final

from mypy_extensions import mypyc_attr

#: Stands for "no hero": the one who speaks is chance.
CHANCE: Final = -1


@mypyc_attr(acyclic=True)
class Action:
    """A short sentence. A family's `verbs.py` names the verbs and says what `a` and `b` are."""

    __slots__ = ("a", "b", "verb", "who")

    def __init__(self, verb: int, who: int, a: int = 0, b: int = 0) -> None:
        self.verb: int = verb
        self.who: int = who
        self.a: int = a
        self.b: int = b

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Action)
            and self.verb == other.verb
            and self.who == other.who
            and self.a == other.a
            and self.b == other.b
        )

    def __hash__(self) -> int:
        return hash((self.verb, self.who, self.a, self.b))

    def __repr__(self) -> str:
        return f"Action({self.verb}, {self.who}, {self.a}, {self.b})"
