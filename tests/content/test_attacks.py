"""Files that were made to hold the reader up: each is refused, with a bounded amount of work."""

import os
from pathlib import Path

import pytest

from rietland.cli import main
from rietland.content.content import BOXES, MOST_PARTS, read_legend
from rietland.content.faults import MANY_NAMES, MOST, Report, did_you_mean, nearest
from rietland.content.library import MOST_FILES, Library
from rietland.content.read import MOST_VALUES, read_file
from rietland.kernel.errors import BadContent
from rietland.words import bounded, catalogue
from tests.content.drafts import GOOD, said_of, words_of

FRAME = "'heroes' must be within 2 and 4, the lower number first"


@pytest.mark.parametrize("heroes", ["2, 999999999", "-999999999, 4", "4, 2"])
def test_party_sizes_nobody_plays_are_refused_before_they_are_walked(
    tmp_path: Path, heroes: str
) -> None:
    text = GOOD.replace("heroes: [2, 4]", f"heroes: [{heroes}]").replace(
        "willpower: 2", "willpower: {heroes: {2: 1, 3: 1, 4: 1}}"
    )
    assert [f"mine.yaml:1: {FRAME}"] == said_of(tmp_path, text)


# Files that are no files.


def device(folder: Path) -> Path:
    path = folder / "device.yaml"
    path.symlink_to("/dev/zero")
    return path


def pipe(folder: Path) -> Path:
    path = folder / "pipe.yaml"
    os.mkfifo(path)
    return path


def inner_folder(folder: Path) -> Path:
    path = folder / "folder.yaml"
    path.mkdir()
    return path


@pytest.mark.parametrize("made", [device, pipe, inner_folder])
def test_what_is_no_regular_file_is_not_read(tmp_path: Path, made: object) -> None:
    assert callable(made)
    path = made(tmp_path)
    report = Report()
    assert read_file(path, path.name, report) is None
    said = "the file cannot be read: it is not a regular file"
    assert [f"{path.name}:1: {said}"] == report.lines()
    assert (said, "", {}) == (catalogue.fault(path), catalogue.read(path), catalogue.keys(path))


def test_of_a_file_that_is_too_long_hardly_more_than_allowed_is_read(tmp_path: Path) -> None:
    path = tmp_path / "long.yaml"
    path.touch()
    # A hole in the disk: to read it all would take a terabyte.
    os.truncate(path, 10**12)
    report = Report()
    assert read_file(path, "long.yaml", report) is None
    assert ["long.yaml:1: the file has more than 1000 kB"] == report.lines()
    with pytest.raises(bounded.TooLong):
        bounded.read_bytes(path)


def test_texts_that_are_too_long_are_said_to_be(tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text(GOOD, encoding="utf-8")
    (tmp_path / "mine.ftl").write_text(words_of("base", "mine") + "#" * 10**6, encoding="utf-8")
    library = Library([BOXES, tmp_path], spoken=True)
    with pytest.raises(BadContent, match=r"mine\.ftl:1: the file has more than 1000 kB$"):
        library.book("base", "mine")


# Very much of something.


def parted(folder: Path, parts: int, cards: int) -> Path:
    """A legend with this many cards in each of its parts."""
    legend = folder / "mine.yaml"
    legend.write_text(GOOD, encoding="utf-8")
    (folder / "mine").mkdir()
    for part in range(parts):
        text = "cards:\n" + "".join(
            f"  C{part}x{one}: {{source: authored, do: []}}\n" for one in range(cards)
        )
        (folder / "mine" / f"{part:04}.yaml").write_text(text, encoding="utf-8")
    return legend


def test_all_parts_of_a_legend_together_have_a_limit(tmp_path: Path) -> None:
    report = Report()
    read_legend(parted(tmp_path, 4, MOST_VALUES // 10), report)
    (said,) = report.lines()
    assert said.endswith(
        f"0001.yaml:1: a legend has at most {MOST_VALUES} values in all its files together"
    )


def test_a_legend_has_a_bounded_number_of_parts(tmp_path: Path) -> None:
    report = Report()
    read_legend(parted(tmp_path, MOST_PARTS + 1, 1), report)
    assert report.lines()[0].endswith(f"a legend has at most {MOST_PARTS} parts, not 101")


def test_a_box_has_a_bounded_number_of_files(tmp_path: Path) -> None:
    (tmp_path / "box.yaml").write_text("box: mine\n", encoding="utf-8")
    for folder in ("legends", "maps"):
        (tmp_path / folder).mkdir()
    (tmp_path / "legends" / "one.yaml").write_text(GOOD, encoding="utf-8")
    for number in range(MOST_FILES):
        (tmp_path / "maps" / f"{number}.yaml").touch()
    with pytest.raises(BadContent, match=f"a box has at most {MOST_FILES}"):
        Library([tmp_path]).book(tmp_path.name, "one")


def test_after_a_hundred_faults_nobody_looks_for_more(tmp_path: Path) -> None:
    many = "".join(f"unknown{number}: 1\n" for number in range(20_000))
    said = said_of(tmp_path, GOOD + many)
    assert MOST + 1 == len(said)
    assert "there may be more; mend these first" == said[-1]


def test_among_very_many_names_no_near_one_is_looked_for() -> None:
    names = [f"name{number}" for number in range(MANY_NAMES)]
    assert "name7" == nearest("nane7", names)
    assert "" == nearest("nane7", [*names, "another"])
    assert "; known: another, name0" in did_you_mean("nane7", [*names, "another"])


def test_a_file_with_very_many_faults_harms_no_other_legend(tmp_path: Path) -> None:
    (tmp_path / "bad.yaml").write_text("- yes\n" * 5_000, encoding="utf-8")
    (tmp_path / "mine.yaml").write_text(GOOD, encoding="utf-8")
    library = Library([BOXES, tmp_path])
    assert "mine" in library.legends("base")
    assert library.book("base", "mine").difficulties
    with pytest.raises(BadContent):
        library.book("base", "bad")


def test_rietland_check_ends_with_each_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RIETLAND_PATH", "")
    (tmp_path / "size.yaml").write_text(GOOD.replace("[2, 4]", "[2, 999999999]"), encoding="utf-8")
    for path in (device(tmp_path), pipe(tmp_path), tmp_path / "size.yaml"):
        # Before the command too.
        assert 1 == main(["--boxes", str(tmp_path), "check", f"base/{path.stem}"])
        assert f"{path.name}:1: " in capsys.readouterr().out
