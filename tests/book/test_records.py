"""Golden records of gamebooks: whole readings replay to the same values.

What they hold and how to rewrite them is said in `tests/records/golden.py`.
"""

import pytest

from tests.records.golden import HOME, check, names


@pytest.mark.parametrize("name", names("dark_paths"))
def test_a_golden_reading_replays_to_its_values(name: str) -> None:
    check(HOME / name)


def test_some_golden_readings_end_well_and_some_badly() -> None:
    """Else the records would prove nothing about half of the ends."""
    ends = [
        (HOME / one).read_text(encoding="utf-8").splitlines()[-1] for one in names("dark_paths")
    ]
    assert any("; won ending-" in end for end in ends)
    assert any("; lost ending-" in end for end in ends)
