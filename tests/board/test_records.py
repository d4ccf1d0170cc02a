"""Golden records: whole games replay to the same values, input by input.

What they hold and how to rewrite them is said in `tests/records/golden.py`.
"""

import pytest

from tests.records.golden import HOME, check, names


@pytest.mark.parametrize("name", names("base"))
def test_a_golden_game_replays_to_its_values(name: str) -> None:
    check(HOME / name)


def test_some_golden_games_are_won_and_some_are_lost() -> None:
    """Else the records would prove nothing about half of the ends."""
    ends = [(HOME / name).read_text(encoding="utf-8").splitlines()[-1] for name in names("base")]
    assert any("; won why-base-2-won" in end for end in ends)
    assert any("; lost why-castle-fallen" in end for end in ends)
