"""A fault is a record: file, line, column, code, message and the word that was meant."""

from pathlib import Path

import pytest

from rietland.content.board import load
from rietland.content.faults import CODES, Place, Report
from rietland.kernel.errors import BadContent, Fault
from tests.content.drafts import GOOD


def faults_of(folder: Path, text: str) -> list[Fault]:
    path = folder / "mine.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        load.legend_file(load.box_files("base"), path)
    lines = [f"{one.file}:{one.line}: {one.message}" for one in caught.value.faults]
    assert str(caught.value).splitlines() == lines
    return caught.value.faults


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "code", "suggestion"),
    [
        ("- lay: {thing", "- lai: {thing", 8, 5, "unknown-word", "lay"),
        ("{thing: herb, at: 36}", "{thin: herb, at: 36}", 8, 11, "unknown-word", "thing"),
        ("{thing: herb, at: 36}", "{thing: herbs, at: 36}", 8, 18, "unknown-name", "herb"),
        ("{thing: herb, at: 36}", "{thing: herb}", 8, 10, "missing-field", ""),
        ("{thing: herb, at: 36}", "{thing: herb, at: home}", 8, 28, "unknown-word", "here"),
        ("  - read: B\n", "", 13, 6, "never-read", ""),
        ("{hero_stops: {at: 57}}", "{narrator_reaches: A}", 25, 5, "never-happens", ""),
        ("{willpower: 2}", "{willpower: no}", 17, 25, "reads-two-ways", ""),
        ("source: authored\nheroes", "legend: mine\nheroes", 2, 1, "twice", ""),
        ("heroes: [2, 4]", "heroes: [2, 9]", 1, 1, "out-of-range", ""),
        ("3-6: 61", "3-5: 61", 10, 34, "incomplete", ""),
        ("- read: B", "- gain: {gold: 1}\n  - read: B", 11, 11, "no-hero", ""),
        ("[{fail: why-mine-lost}]", "[]", 1, 1, "no-end", ""),
        ("song:", '"a song":', 24, 3, "bad-name", ""),
        ("legend: mine", "legend: [", 3, 7, "unreadable", ""),
    ],
)
def test_a_fault_says_where_what_and_what_was_meant(
    tmp_path: Path, old: str, new: str, line: int, column: int, code: str, suggestion: str
) -> None:
    assert old in GOOD
    found = faults_of(tmp_path, GOOD.replace(old, new, 1))
    assert (line, column, code, suggestion) in [
        (one.line, one.column, one.code, one.suggestion) for one in found
    ]
    assert {one.code for one in found} <= set(CODES)


def test_a_line_tells_the_same_fault_once_and_keeps_its_columns() -> None:
    report = Report()
    report.wrong(Place("a.yaml", 1), "twice the same")
    report.wrong(Place("a.yaml", 1, 5), "twice the same")
    report.wrong(Place("a.yaml", 1), "twice the same")
    assert ["a.yaml:1: twice the same"] == report.lines()
    assert [1, 5] == [one.column for one in report.faults]
    assert "contradiction" == report.faults[0].code
