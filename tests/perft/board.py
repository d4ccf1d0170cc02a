"""Perft on the board: the words of a scene, those of `tests/scenes.py`.

    legend 2 easy
    hero thorn 14 willpower=1 hours=6 things=helm,wineskin
    hero chada 25 resting
    creature gor 14
    depth 1 9
    depth 2 48

`start 2 easy thorn chada` instead of a scene is a real game at its first question.
"""

from rietland.kernel.game import Game
from rietland.kernel.state import BaseState
from tests.perft.case import Case
from tests.scenes import At, scene, started


class BoardCase(Case):
    """A scene on the board and the counts it should have."""

    def __init__(self) -> None:
        super().__init__()
        self.legend = "2"
        self.heroes: dict[str, At] = {}
        self.creatures: dict[int, str] = {}
        self.loose: dict[int, list[str]] = {}
        self.fog: dict[int, str | None] = {}
        self.figures: dict[str, int] = {}

    def position(self) -> tuple[Game, BaseState]:
        if self.start:
            made = started(self.legend, self.start, difficulty=self.difficulty)
        else:
            made = scene(
                box="base",
                legend=self.legend,
                difficulty=self.difficulty,
                turn="",
                narrator="A",
                deck="gold",
                creatures=self.creatures,
                loose=self.loose,
                fog=self.fog,
                figures=self.figures,
                **self.heroes,
            )
        made.play(*self.inputs)
        return made.g, made.s

    def scene_word(self, word: str, rest: list[str]) -> bool:
        if word == "legend":
            self.legend, self.difficulty = rest
        elif word == "start":
            self.legend, self.difficulty = rest[:2]
            self.start = rest[2:]
        elif word == "hero":
            self.heroes[rest[0]] = _hero(rest[1:])
        elif word == "creature":
            self.creatures[int(rest[1])] = rest[0]
        elif word == "loose":
            self.loose.setdefault(int(rest[1]), []).append(rest[0])
        elif word == "fog":
            self.fog[int(rest[0])] = rest[1] if len(rest) > 1 else None
        elif word == "figure":
            self.figures[rest[0]] = int(rest[1])
        else:
            return False
        return True


def _hero(words: list[str]) -> At:
    spot = At(int(words[0]))
    for word in words[1:]:
        key, _, value = word.partition("=")
        if key == "resting":
            spot.resting = True
        elif key == "things":
            spot.things = value.split(",")
        else:
            assert key in ("hours", "willpower", "strength", "gold", "farmers"), key
            setattr(spot, key, int(value))
    return spot
