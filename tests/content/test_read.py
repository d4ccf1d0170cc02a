"""YAML with lines: what reads two ways is refused, and all faults are named at once."""

from pathlib import Path

import pytest

from rietland.content.faults import MOST, Report, did_you_mean
from rietland.content.read import MAP, NUMBER, read_file, read_text
from rietland.kernel.errors import BadContent


def faults(text: str) -> list[str]:
    report = Report()
    read_text(text, "a.yaml", report)
    return report.lines()


def test_a_value_knows_its_line() -> None:
    report = Report()
    root = read_text("a: 1\nb:\n  c: 14\n", "a.yaml", report)
    assert root is not None
    assert MAP == root.kind
    b = root.get("b")
    assert b is not None
    c = b.get("c")
    assert c is not None
    assert (NUMBER, 14, 3) == (c.kind, c.value, c.place.line)
    assert not report.faults


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("no", "YAML takes 'no' for true or false"),
        ("on", "YAML takes 'on' for true or false"),
        ("Yes", "YAML takes 'Yes' for true or false"),
        ("True", "YAML takes 'True' for true or false"),
        ("010", "YAML reads '010' as another number"),
        ("12:30", "YAML reads '12:30' as another number"),
        ("0x1F", "YAML reads '0x1F' as another number"),
        ("1_000", "YAML reads '1_000' as another number"),
        ("1e3", ""),
        (".5", 'write ".5"'),
        ("2026-01-01", 'write "2026-01-01"'),
        ("~", "a value is missing here"),
        ("", "a value is missing here"),
        ("null", "a value is missing here"),
    ],
)
def test_what_yaml_reads_differently_is_refused(value: str, said: str) -> None:
    found = faults(f"first: 1\nkey: {value}\n")
    if not said:
        assert not found
        return
    assert 1 == len(found)
    assert found[0].startswith("a.yaml:2: ")
    assert said in found[0]


@pytest.mark.parametrize("value", ['"no"', "'010'", "14", "-3", "0.25", "true", "gor", "N", "1-2"])
def test_plain_and_quoted_values_are_read(value: str) -> None:
    assert not faults(f"key: {value}\n")


def test_a_trap_as_a_key_is_refused_too() -> None:
    assert "a.yaml:1: YAML takes 'no' for true or false" in faults("no: 1\n")[0]


def test_a_key_that_stands_twice_is_refused() -> None:
    assert ["a.yaml:3: 'gor' is listed twice, first on line 1"] == faults("gor: 1\nb: 2\ngor: 3\n")


def test_anchors_and_merges_are_refused() -> None:
    assert "anchors and aliases" in faults("a: &x [1]\nb: *x\n")[0]
    assert "'<<' is not used" in faults("a: {<<: {b: 1}}\n")[0]


def test_broken_yaml_names_its_line() -> None:
    found = faults("a: 1\nb: [1, 2\nc: 3\n")
    assert 1 == len(found)
    assert found[0].startswith("a.yaml:3: this is not valid YAML")


def test_an_empty_file_and_a_missing_one_are_faults(tmp_path: Path) -> None:
    assert ["a.yaml:1: the file is empty"] == faults("# nothing\n")
    report = Report()
    assert read_file(tmp_path / "gone.yaml", "gone.yaml", report) is None
    (tmp_path / "latin.yaml").write_bytes(b"a: \xe4\n")
    assert read_file(tmp_path / "latin.yaml", "latin.yaml", report) is None
    assert ["gone.yaml:1: there is no such file"] == report.lines()[:1]
    assert "is not UTF-8" in report.lines()[1]


def test_a_report_lists_faults_by_file_and_line() -> None:
    report = Report()
    read_text("a: no\nb: yes\n", "b.yaml", report)
    read_text("a: off\n", "a.yaml", report)
    assert ["a.yaml:1", "b.yaml:1", "b.yaml:2"] == [line.split(": ")[0] for line in report.lines()]
    with pytest.raises(BadContent, match=r"b\.yaml:2"):
        report.settle()


def test_suggestions_are_the_nearest_words() -> None:
    assert "; did you mean gor?" == did_you_mean("gorr", ["gor", "skral"])
    assert "; known: gor, skral" == did_you_mean("dragon", ["skral", "gor"])
    assert "" == did_you_mean("dragon", [])


# Files that are too much to read.


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[" * 205_000, "a.yaml:1: lists and records lie more than 40 deep here"),
        ("{a: " * 205_000, "a.yaml:1: lists and records lie more than 40 deep here"),
        ("- " * 60 + "x\n", "a.yaml:1: lists and records lie more than 40 deep here"),
        ("a:\n" + "  - x\n" * 50_001, "a.yaml:49999: a file has at most 50000 values"),
        ("a: " + "x" * 1_000_000, "a.yaml:1: the file has more than 1000 kB"),
        ("a: &x [1]\nb: *x\n", "a.yaml:2: anchors and aliases are not used"),
        ("a:\n\tb: 1\n", "a.yaml:2: this is not valid YAML: the line begins with a tab"),
        (
            "a: …\nb: \x07\n",
            "a.yaml:2: this is not valid YAML: the character U+0007 is not allowed",
        ),
        (
            "a: 1\nb: \x9b2J",
            "a.yaml:2: this is not valid YAML: the character U+009B is not allowed",
        ),
        ("a: 1234567890\n", "a.yaml:1: the number '1234567890' is too long"),
        ("a: -" + "9" * 5000 + "\n", f"a.yaml:1: the number '-{'9' * 39}…' is too long"),
        ("a: " + "9" * 400 + ".5\n", f"a.yaml:1: the number '{'9' * 40}…' is too long"),
    ],
)
def test_a_file_that_is_too_much_is_a_fault_and_no_crash(text: str, said: str) -> None:
    found = faults(text)
    assert 1 == len(found)
    assert found[0].startswith(said)


def test_a_long_file_is_not_even_opened(tmp_path: Path) -> None:
    path = tmp_path / "long.yaml"
    path.write_bytes(b"\xff" * 1_000_001)
    report = Report()
    assert read_file(path, "long.yaml", report) is None
    assert ["long.yaml:1: the file has more than 1000 kB"] == report.lines()
    assert ["too-large"] == [one.code for one in report.faults]


def test_of_thousands_of_faults_the_beginning_is_told() -> None:
    with pytest.raises(BadContent) as caught:
        faults("a: no\n" * 20_000)
    assert MOST == len(caught.value.faults)
