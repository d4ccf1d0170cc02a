"""Golden records among cards: whole games of the real box replay to the same values.

What they hold and how to rewrite them is said in `tests/records/golden.py`.
"""

import pytest

from tests.records.golden import GAMES, HOME, check, files, names


@pytest.mark.parametrize("name", names("rietburg"))
def test_a_golden_game_replays_to_its_values(name: str) -> None:
    check(HOME / name)


def test_every_file_belongs_to_a_game() -> None:
    boxes = sorted({game[0] for game in GAMES})
    assert [path.name for path in files()] == sorted(name for box in boxes for name in names(box))


def test_some_golden_games_are_won_and_some_are_lost() -> None:
    """Else the records would prove nothing about half of the ends."""
    ends = [(HOME / one).read_text(encoding="utf-8").splitlines()[-1] for one in names("rietburg")]
    assert any("; won why-castle-free" in end for end in ends)
    assert any("; lost why-dragon" in end for end in ends)
