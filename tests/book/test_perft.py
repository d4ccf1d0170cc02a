"""Perft in gamebooks: the number of ways a page can go on. The cases are in `tests/perft`."""

from pathlib import Path

import pytest

from tests.perft.count import check, files, read


@pytest.mark.parametrize("path", files("book"), ids=lambda path: path.stem)
def test_a_page_goes_on_in_as_many_ways_as_counted(path: Path) -> None:
    check(path)


def test_a_word_a_case_does_not_know_is_named_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "book_typo.txt"
    path.write_text("book lantern hob\nopne gate\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"book_typo\.txt, line 2: unknown word 'opne'"):
        read(path)
