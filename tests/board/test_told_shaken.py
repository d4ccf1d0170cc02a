"""What is told, offered and refused where pieces are as play seldom brings them stays the same."""

import pytest

from tests.told.told import check, names


@pytest.mark.parametrize("name", names("shaken"))
def test_all_that_is_told_offered_and_refused_is_as_before(name: str) -> None:
    check(name)
