"""Golden records: whole games replay to the same values, input by input.

What they hold and how to rewrite them is said in `tests/records/golden.py`.
"""

from pathlib import Path

import pytest

from rietland.board.state import State
from rietland.content import library
from rietland.kernel.state import PLAYING
from rietland.table import savefile
from rietland.table.timeline import Timeline
from tests.records.golden import EVERY, GAMES, MARK, files, name_of, values

HINT = "python -m tests.records.golden rewrites the values; review the diff"


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_values(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    head = savefile.read(text, path.name)
    game = library.game(head.setup.box, head.setup.legend, head.setup.heroes)
    course = Timeline(game, game.start(head.setup))
    body = text.partition("\n\n")[2]
    for line in body.splitlines():
        if line.startswith(MARK):
            assert isinstance(course.state, State)
            assert f"{MARK} {course.seq}: {values(game, course.state)}" == line, HINT
        else:
            course.read(0, line)
    assert len(head.inputs) == course.seq
    assert PLAYING != course.state.result
    assert body.count(MARK) >= course.seq // EVERY


def test_every_game_has_its_file() -> None:
    names = [name_of(legend, level, party, player) for legend, level, party, player, _ in GAMES]
    assert sorted(names) == [path.name for path in files()]


def test_some_golden_games_are_won_and_some_are_lost() -> None:
    """Else the records would prove nothing about half of the ends."""
    ends = [path.read_text(encoding="utf-8").splitlines()[-1] for path in files()]
    assert any("; won why-base-2-won" in end for end in ends)
    assert any("; lost why-castle-fallen" in end for end in ends)
