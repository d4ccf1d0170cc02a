"""What odds say of random fights, and how much is looked at for it, stays the same."""

import pytest

from tests.told.told import check, names


@pytest.mark.parametrize("name", names("odds"))
def test_all_that_odds_say_is_as_before(name: str) -> None:
    check(name)
