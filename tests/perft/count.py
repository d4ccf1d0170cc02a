"""Perft: how many sequences of inputs there are from a scene, over all options and outcomes.

A file says a scene in the words of `tests/scenes.py`, a word and its values on each line, then the
counts by depth:

    legend 2 easy
    hero thorn 14 willpower=1 hours=6 things=helm,wineskin
    hero chada 25 resting
    creature gor 14
    depth 1 9
    depth 2 48

`start 2 easy thorn chada` instead of a scene is a real game at its first question. A line that
begins with # is a remark; where a count was found by hand, the remark says how. Files of the card
family are named `castle_…`; `castle.py` says their words.

    python -m tests.perft.count <file> [depth]     count, and divide by the first input
"""

import sys
from pathlib import Path

from rietland.kernel.game import Game, perft
from rietland.kernel.state import BaseState
from tests.perft.castle import CastleCase
from tests.scenes import At, Scene, scene, started

HOME = Path(__file__).parent


class Case:
    """A scene and the counts it should have."""

    def __init__(self) -> None:
        self.legend = "2"
        self.difficulty = "normal"
        self.start: list[str] = []
        self.heroes: dict[str, At] = {}
        self.creatures: dict[int, str] = {}
        self.loose: dict[int, list[str]] = {}
        self.fog: dict[int, str | None] = {}
        self.figures: dict[str, int] = {}
        #: Inputs that lead from the scene to the position counted.
        self.inputs: list[str] = []
        self.depths: dict[int, int] = {}

    def scene(self) -> Scene:
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
        return made.play(*self.inputs)

    def word(self, word: str, rest: list[str]) -> bool:
        """Take one line; False for a word that is not known."""
        return _word(self, word, rest)


def files(family: str) -> list[Path]:
    """The cases of a family: `board` or `castle`."""
    return [
        path
        for path in sorted(HOME.glob("*.txt"))
        if path.stem.startswith("castle_") == (family == "castle")
    ]


def check(path: Path) -> None:
    """Count a case again and hold it against its file."""
    case = read(path)
    made = case.scene()
    assert case.depths
    for depth, count in sorted(case.depths.items()):
        found = perft(made.g, made.s, depth)
        assert count == found, f"depth {depth}, by first input:\n{divide(made.g, made.s, depth)}"


def read(path: Path) -> Case | CastleCase:
    """The case in a file. Raises ValueError, naming the line, for a word it does not know."""
    case: Case | CastleCase = CastleCase() if path.stem.startswith("castle_") else Case()
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        if not case.word(words[0], words[1:]):
            raise ValueError(f"{path.name}, line {number}: unknown word '{words[0]}'")
    return case


def _word(case: Case, word: str, rest: list[str]) -> bool:
    if word == "legend":
        case.legend, case.difficulty = rest
    elif word == "start":
        case.legend, case.difficulty = rest[:2]
        case.start = rest[2:]
    elif word == "hero":
        case.heroes[rest[0]] = _hero(rest[1:])
    elif word == "creature":
        case.creatures[int(rest[1])] = rest[0]
    elif word == "loose":
        case.loose.setdefault(int(rest[1]), []).append(rest[0])
    elif word == "fog":
        case.fog[int(rest[0])] = rest[1] if len(rest) > 1 else None
    elif word == "figure":
        case.figures[rest[0]] = int(rest[1])
    elif word == "play":
        case.inputs.append(" ".join(rest))
    elif word == "depth":
        case.depths[int(rest[0])] = int(rest[1])
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


def divide(game: Game, s: BaseState, depth: int) -> str:
    """The count by the first input: where two versions differ, they differ here."""
    lines: list[str] = []
    for action in game.pending(s).options:
        after = s.copy()
        game.apply(after, action)
        lines.append(f"{game.say(action)}: {perft(game, after, depth - 1)}")
    return "\n".join(lines)


def main(argv: list[str]) -> None:
    path = Path(argv[0])
    case = read(path)
    made = case.scene()
    if len(argv) > 1:
        print(divide(made.g, made.s, int(argv[1])))
    for depth in [int(argv[1])] if len(argv) > 1 else sorted(case.depths):
        print(f"depth {depth} {perft(made.g, made.s, depth)}")


if __name__ == "__main__":
    main(sys.argv[1:])
