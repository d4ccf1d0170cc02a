"""Lists that copies of a state share.

Short lists that seldom change are replaced, never changed in place; so a copy of a state takes
them over as they are. These functions make the changed list.
"""

from bisect import insort


def with_value(values: list[int], at: int, value: int) -> list[int]:
    """The list with another value at this position."""
    new = values[:]
    new[at] = value
    return new


def without(values: list[int], at: int) -> list[int]:
    """The list without the value at this position."""
    new = values[:]
    del new[at]
    return new


def with_sorted(values: list[int], value: int) -> list[int]:
    """The sorted list with one value more."""
    new = values[:]
    insort(new, value)
    return new
