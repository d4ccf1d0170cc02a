"""Perft on trails: the number of ways a turn can go on. The cases are in `tests/perft`."""

from pathlib import Path

import pytest

from tests.perft.count import check, files, read


@pytest.mark.parametrize("path", files("trail"), ids=lambda path: path.stem)
def test_a_turn_goes_on_in_as_many_ways_as_counted(path: Path) -> None:
    check(path)


def test_a_word_a_case_does_not_know_is_named_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "trail_typo.txt"
    path.write_text("trail 1\ncrse k1\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"trail_typo\.txt, line 2: unknown word 'crse'"):
        read(path)
