"""Perft on trails: a file begins with the word `trail` and the adventure, then its heroes.

    trail 1
    hero thorn a2 will=2 left=thorn_left,curse right=gor,thorn_right
    hero chada a3
    curse k1
    row reefs_1 reefs_2
    play move thorn left 1
    depth 1 3

A hero without a space stands at the start, in a game at its first question (`start chada thorn`,
`allies 3`). Cards of a pile are written from the top, with `~` for the second face.
"""

from typing import Any

from rietland.kernel.game import Game
from rietland.kernel.state import BaseState
from tests.perft.case import Case
from tests.trail.scenes import At, begun, scene


class TrailCase(Case):
    """A turn on a trail and the counts it should have."""

    def __init__(self) -> None:
        super().__init__()
        self.legend = ""
        self.curse = "k0"
        self.row: tuple[str, ...] = ()
        self.fog = 3
        self.allies = 2
        self.heroes: dict[str, Any] = {}

    def position(self) -> tuple[Game, BaseState]:
        if self.start:
            made = begun(*self.start, legend=self.legend, allies=self.allies)
        else:
            made = scene(self.legend, curse=self.curse, row=self.row, fog=self.fog, **self.heroes)
        made.play(*self.inputs)
        return made.g, made.s

    def scene_word(self, word: str, rest: list[str]) -> bool:
        if word == "trail":
            self.legend = rest[0]
        elif word == "start":
            self.start = rest
        elif word == "allies":
            self.allies = int(rest[0])
        elif word == "curse":
            self.curse = rest[0]
        elif word == "fog":
            self.fog = int(rest[0])
        elif word == "row":
            self.row = tuple(rest)
        elif word == "hero":
            self.heroes[rest[0]] = _hero(rest[1:])
        else:
            return False
        return True


def _hero(words: list[str]) -> At:
    made = At(words[0])
    for word in words[1:]:
        name, _, value = word.partition("=")
        if name == "will":
            made.will = int(value)
        else:
            made.piles[["left", "middle", "right"].index(name)] = value.replace(",", " ")
    return made
