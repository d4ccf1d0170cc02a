"""The arena's page: one file that needs nothing else and says what the games said."""

from html.parser import HTMLParser
from pathlib import Path

import pytest

from rietland.players.arena.command import main
from rietland.players.arena.games import Outcome
from rietland.players.arena.plots import Scale, heaps

WORDS = ["base/2", "--heroes", "2", "--games", "3", "--jobs", "1"]
VOID = {"meta"}


class Nesting(HTMLParser):
    """Elements that are opened and not closed, and everything a page would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        if tag in ("script", "img", "link", "iframe"):
            self.fetched.append(tag)
        self.fetched += [str(value) for name, value in attrs if name in ("src", "href")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A shape closes itself."""

    def handle_endtag(self, tag: str) -> None:
        assert tag == self.open.pop()

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def read(path: Path) -> Nesting:
    page = Nesting()
    page.feed(path.read_text(encoding="utf-8"))
    page.close()
    return page


def test_the_page_compares_players_and_needs_nothing_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "page.html"
    words = [*WORDS, "--player", "random,greedy", "--report", str(path)]
    assert 0 == main(words)
    page = read(path)
    assert ([], []) == (page.open, page.fetched)
    assert "://" not in path.read_text(encoding="utf-8")
    text = " ".join(page.text)
    for said in (
        "A Cure for the King",
        "Against random, on the same games",
        "Newcombe",
        "Goals met",
        "Defeat the skral on the tower.",
        f"rietland arena {' '.join(words)}",
    ):
        assert said in text
    capsys.readouterr()


def test_a_player_alone_has_a_page_without_differences(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "page.html"
    words = ["rietburg", "--heroes", "2", "--games", "2", "--jobs", "1", "--player", "random"]
    assert 0 == main([*words, "--report", str(path)])
    text = " ".join(read(path).text)
    assert "Turns" in text
    assert "Against" not in text
    capsys.readouterr()


def test_a_page_of_games_that_did_not_end_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "page.html"
    assert 1 == main([*WORDS, "--player", "random", "--bound", "3", "--report", str(path)])
    assert "games that did not end" in " ".join(read(path).text)
    capsys.readouterr()


@pytest.mark.parametrize(
    ("values", "width", "first", "count"),
    [([4], 1, 4, 1), ([2, 9], 1, 2, 8), ([90, 400], 10, 90, 32), ([0, 5000], 200, 0, 26)],
)
def test_columns_have_round_widths(values: list[int], width: int, first: int, count: int) -> None:
    scale = Scale(values)
    assert (width, first, count) == (scale.width, scale.first, scale.count)
    assert all(0 <= scale.column(value) < count for value in values)
    assert all(0 <= at <= 1 for at, _ in scale.ticks())


def test_a_column_knows_won_from_lost() -> None:
    games = [Outcome("a", won=True), Outcome("b"), Outcome("c", won=True)]
    assert [(1, 1), (0, 0), (1, 0)] == heaps(games, [3, 3, 5], Scale([3, 5]))
