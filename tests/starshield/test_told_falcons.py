"""What odds say where dice can be taken from a creature and wolves are near stays the same."""

import pytest

from tests.told.told import check, names


@pytest.mark.parametrize("name", names("falcons"))
def test_odds_of_fights_with_falcons_and_wolves_are_as_before(name: str) -> None:
    check(name)
