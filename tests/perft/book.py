"""Perft in gamebooks: a file begins with the word `book`, its box and the heroes.

    book dark_paths thorn kram
    open 24 will=9 frost=3 has=firewood,rope
    play take thorn torches
    depth 1 3

Without `open` it is a reading at its first question.
"""

from typing import Any

from rietland.kernel.game import Game
from rietland.kernel.state import BaseState
from tests.book.scenes import begun, opened
from tests.perft.case import Case


class BookCase(Case):
    """A page of a gamebook and the counts it should have."""

    def __init__(self) -> None:
        super().__init__()
        self.box = ""
        self.section = ""
        self.has: tuple[str, ...] = ()
        self.numbers: dict[str, int] = {}

    def position(self) -> tuple[Game, BaseState]:
        if self.section:
            numbers: dict[str, Any] = dict(self.numbers)
            made = opened(self.section, *self.start, box=self.box, has=self.has, **numbers)
        else:
            made = begun(*self.start, box=self.box)
        made.play(*self.inputs)
        return made.g, made.s

    def scene_word(self, word: str, rest: list[str]) -> bool:
        if word == "book":
            self.box, *self.start = rest
        elif word == "open":
            self.section = rest[0]
            for part in rest[1:]:
                name, _, value = part.partition("=")
                if name == "has":
                    self.has = tuple(value.split(","))
                else:
                    self.numbers[name] = int(value)
        else:
            return False
        return True
