"""Lists that copies share: each change makes another list."""

import pytest

from rietland.kernel.copy_on_write import with_sorted, with_value, without


def test_the_old_list_stays_as_it_was() -> None:
    old = [3, 5, 7]
    assert [3, 9, 7] == with_value(old, 1, 9)
    assert [3, 7] == without(old, 1)
    assert [3, 4, 5, 7] == with_sorted(old, 4)
    assert [3, 5, 7] == old


@pytest.mark.parametrize(
    ("value", "found"),
    [(1, [1, 3, 5]), (3, [3, 3, 5]), (4, [3, 4, 5]), (6, [3, 5, 6])],
)
def test_a_value_takes_its_place(value: int, found: list[int]) -> None:
    assert found == with_sorted([3, 5], value)
    assert [value] == with_sorted([], value)
