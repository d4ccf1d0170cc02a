"""What can be asked of a shaken table, by every description, goal and number, stays the same."""

import pytest

from tests.outlook.outlook import SEEDS, check


@pytest.mark.parametrize("seed", SEEDS)
def test_all_that_can_be_asked_of_a_table_is_as_before(seed: int) -> None:
    check(seed)
