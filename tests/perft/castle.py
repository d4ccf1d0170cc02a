"""Perft among cards: a file begins with the word `castle` and its difficulty.

    castle normal [variant]
    hero thorn 2 willpower=3 more=veest,horn played=thorn_2
    hero kram 2 blunt
    stack 2 cave_troll ?
    mission 3 jrain
    gallery gor gor
    play play thorn thorn_1 1
    depth 1 3

A stack is written from the top, as in `tests/castle/scenes.py`, whose fixed cards are used.
`castle first start thorn chada` is a game at its first question.
"""

from rietland.kernel.game import Game
from rietland.kernel.state import BaseState
from tests.castle.scenes import At, scene, started
from tests.perft.case import Case


class CastleCase(Case):
    """A scene among cards and the counts it should have."""

    def __init__(self) -> None:
        super().__init__()
        self.variant = ""
        self.heroes: dict[str, At] = {}
        self.stacks: dict[int, list[str]] = {}
        self.missions: dict[int, str] = {}
        self.gallery: list[str] = []
        self.spirit: tuple[int, str] | None = None
        self.pile = 10
        self.completed = 0

    def position(self) -> tuple[Game, BaseState]:
        if self.start:
            made = started(self.start, difficulty=self.difficulty)
        else:
            made = scene(
                difficulty=self.difficulty,
                variant=self.variant,
                turn_of="",
                stacks=self.stacks,
                missions=self.missions,
                gallery=self.gallery,
                completed=self.completed,
                pile=self.pile,
                deck=None,
                spirit=self.spirit,
                **self.heroes,
            )
        made.play(*self.inputs)
        return made.g, made.s

    def scene_word(self, word: str, rest: list[str]) -> bool:
        if word == "castle":
            self.difficulty = rest[0]
            if rest[1:2] == ["start"]:
                self.start = rest[2:]
            elif len(rest) > 1:
                self.variant = rest[1]
        elif word == "hero":
            self.heroes[rest[0]] = _hero(rest[1:])
        elif word == "stack":
            self.stacks[int(rest[0])] = rest[1:]
        elif word == "mission":
            self.missions[int(rest[0])] = rest[1]
        elif word == "gallery":
            self.gallery = rest
        elif word == "spirit":
            self.spirit = (int(rest[0]), rest[1])
        elif word == "pile":
            self.pile = int(rest[0])
        elif word == "completed":
            self.completed = int(rest[0])
        else:
            return False
        return True


def _hero(words: list[str]) -> At:
    spot = At(int(words[0]))
    for word in words[1:]:
        key, _, value = word.partition("=")
        if key == "blunt":
            spot.blunt = True
        elif key == "willpower":
            spot.willpower = int(value)
        elif key == "quivers":
            spot.quivers = [int(one) for one in value.split(",")]
        else:
            assert key in ("hand", "more", "played", "closed"), key
            setattr(spot, key, value.split(","))
    return spot
