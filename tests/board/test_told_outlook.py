"""What can be asked of a shaken table, by every description, goal and number, stays the same."""

import pytest

from tests.told.told import check, names


@pytest.mark.parametrize("name", names("outlook"))
def test_all_that_can_be_asked_of_a_table_is_as_before(name: str) -> None:
    check(name)
