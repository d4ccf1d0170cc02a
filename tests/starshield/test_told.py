"""What is told, offered and refused in games of the Star Shield stays the same."""

import pytest

from tests.told.told import check, names


@pytest.mark.parametrize("name", names("starshield"))
def test_all_that_is_told_offered_and_refused_is_as_before(name: str) -> None:
    check(name)
