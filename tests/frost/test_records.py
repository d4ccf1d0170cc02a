"""Golden records of Eternal Frost: whole games replay to the same values, input by input."""

import pytest

from tests.records.golden import HOME, check, names


@pytest.mark.parametrize("name", names("frost"))
def test_a_golden_game_replays_to_its_values(name: str) -> None:
    check(HOME / name)


def test_some_golden_games_are_won_and_some_are_lost() -> None:
    ends = [(HOME / name).read_text(encoding="utf-8").splitlines()[-1] for name in names("frost")]
    assert any("; won why-frost" in end for end in ends)
    assert any("; lost why-" in end for end in ends)
