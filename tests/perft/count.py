"""Perft: how many sequences of inputs there are from a scene, over all options and outcomes.

A file says a scene in the words of its family (`board.py`, `castle.py`, `book.py`, `trail.py`), a
word and its values on each line, then inputs that lead on from it and the counts by depth:

    play walk thorn 14
    depth 1 9
    depth 2 48

A line that begins with # is a remark; where a count was found by hand, the remark says how. Files
of the card family are named `castle_…`, of gamebooks `book_…`, of trails `trail_…`.

    python -m tests.perft.count <file> [depth]     count, and divide by the first input
"""

import sys
from pathlib import Path

from rietland.kernel.game import Game, perft
from rietland.kernel.state import BaseState
from tests.perft.board import BoardCase
from tests.perft.book import BookCase
from tests.perft.case import Case
from tests.perft.castle import CastleCase
from tests.perft.trail import TrailCase

HOME = Path(__file__).parent
CASES: dict[str, type[Case]] = {
    "board": BoardCase,
    "castle": CastleCase,
    "book": BookCase,
    "trail": TrailCase,
}


def files(family: str) -> list[Path]:
    """The cases of a family: `board`, `castle`, `book` or `trail`."""
    return [path for path in sorted(HOME.glob("*.txt")) if _family(path) == family]


def _family(path: Path) -> str:
    first = path.stem.partition("_")[0]
    return first if first in CASES else "board"


def check(path: Path) -> None:
    """Count a case again and hold it against its file."""
    case = read(path)
    game, s = case.position()
    assert case.depths
    for depth, count in sorted(case.depths.items()):
        found = perft(game, s, depth)
        assert count == found, f"depth {depth}, by first input:\n{divide(game, s, depth)}"


def read(path: Path) -> Case:
    """The case in a file. Raises ValueError, naming the line, for a word it does not know."""
    case = CASES[_family(path)]()
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        if not case.word(words[0], words[1:]):
            raise ValueError(f"{path.name}, line {number}: unknown word '{words[0]}'")
    return case


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
    game, s = case.position()
    if len(argv) > 1:
        print(divide(game, s, int(argv[1])))
    for depth in [int(argv[1])] if len(argv) > 1 else sorted(case.depths):
        print(f"depth {depth} {perft(game, s, depth)}")


if __name__ == "__main__":
    main(sys.argv[1:])
