"""What odds say where dice can be taken from a creature and wolves are near stays the same."""

import pytest

from tests.outlook.falcons import SEEDS, check


@pytest.mark.parametrize("seed", SEEDS)
def test_odds_of_fights_with_falcons_and_wolves_are_as_before(seed: int) -> None:
    check(seed)
