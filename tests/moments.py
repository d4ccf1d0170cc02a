"""What scenes of all families can do: play inputs, ask what is offered and what is refused."""

from collections.abc import Iterator
from typing import Generic, Self, TypeVar

from rietland.kernel.game import Game, take
from rietland.kernel.state import BaseState

G = TypeVar("G", bound=Game)
S = TypeVar("S", bound=BaseState)


class Moment(Generic[G, S]):
    """A game and a state waiting for an answer."""

    def __init__(self, g: G, s: S) -> None:
        self.g = g
        self.s = s

    def play(self, *inputs: str) -> Self:
        """Apply inputs in notation; each must be legal."""
        for text in inputs:
            take(self.g, self.s, text)
        return self

    def refused(self, text: str) -> str:
        """The rule that forbids this input; it must be refused, and changes nothing."""
        before = self.s.to_data()
        rule = self.g.refusal(self.s, self.g.hear(text))
        assert rule, f"'{text}' is legal here"
        assert self.s.to_data() == before
        return rule

    def options(self) -> list[str]:
        return [self.g.say(option) for option in self.g.pending(self.s).options]

    def asides(self) -> list[str]:
        return [self.g.say(option) for option in self.g.asides(self.s)]

    def prompt(self) -> str:
        return self.g.pending(self.s).prompt


def labels(value: object) -> Iterator[dict[str, object]]:
    """Every label anywhere in a view; one within another comes with it."""
    if isinstance(value, dict):
        if set(value) == {"key", "args"}:
            yield value
            return
        for inner in value.values():
            yield from labels(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from labels(inner)
