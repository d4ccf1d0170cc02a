"""Golden records of trails: whole games replay to the same values.

What they hold and how to rewrite them is said in `tests/records/golden.py`.
"""

import pytest

from tests.records.golden import HOME, check, names


@pytest.mark.parametrize("name", names("chada_thorn"))
def test_a_golden_game_replays_to_its_values(name: str) -> None:
    check(HOME / name)


def test_some_golden_games_are_won_and_some_lost() -> None:
    """Else the records would prove nothing about half of the ends."""
    ends = [
        (HOME / one).read_text(encoding="utf-8").splitlines()[-1] for one in names("chada_thorn")
    ]
    assert any("; won why-" in end for end in ends)
    assert any("; lost trail-why-" in end for end in ends)
