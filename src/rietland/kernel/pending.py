"""Pending: the one question a game asks now, with every answer it takes."""

from typing import Final

from mypy_extensions import mypyc_attr

from rietland.kernel.action import CHANCE, Action

#: Kinds of question: somebody decides, chance decides, nothing is asked any more.
DECIDE: Final = 0
CHANCE_DECIDES: Final = 1
OVER: Final = 2

#: Of a question that no chance decides; shared, never changed.
NO_WEIGHTS: Final[list[int]] = []


@mypyc_attr(acyclic=True)
class Pending:
    """Who must speak and all they may say, in canonical order; options are empty only when over."""

    __slots__ = ("kind", "options", "prompt", "seat", "total", "weights", "who")

    def __init__(
        self,
        kind: int,
        seat: int,
        who: int,
        prompt: str,
        options: list[Action],
        weights: list[int],
    ) -> None:
        self.kind: int = kind
        #: The seat that must speak; -1 for chance and when over.
        self.seat: int = seat
        #: The piece that seat speaks for (a hero); -1 for chance and when over.
        self.who: int = who
        #: Text key: what is asked, and by which rule or card.
        self.prompt: str = prompt
        self.options: list[Action] = options
        #: Exact integer weights, one for each option; chance only.
        self.weights: list[int] = weights
        #: Sum of the weights; most questions have none, and a loop costs them nothing.
        self.total: int = 0
        for weight in weights:
            self.total += weight


def decide(seat: int, who: int, prompt: str, options: list[Action]) -> Pending:
    """A question to a seat."""
    return Pending(DECIDE, seat, who, prompt, options, NO_WEIGHTS)


def over() -> Pending:
    """The game has ended."""
    return Pending(OVER, CHANCE, CHANCE, "over", [], NO_WEIGHTS)
