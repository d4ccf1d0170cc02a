"""Golden records of the Star Shield: whole games replay to the same values, input by input."""

import pytest

from tests.records.golden import HOME, check, names


@pytest.mark.parametrize("name", names("starshield"))
def test_a_golden_game_replays_to_its_values(name: str) -> None:
    check(HOME / name)
