"""A gamebook in the terminal: one hero reads, the page is shown, ways are chosen by number."""

import io
from pathlib import Path

import pytest

from rietland.terminal import command


def test_one_hero_reads_in_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RIETLAND_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("look\n1\nlook\nundo\nlook\nquit\n"))
    asked = ["--text", "--box", "dark_paths", "--legend", "1", "--heroes", "thorn", "--seed", "1"]
    command.main_play(asked)
    told = capsys.readouterr().out
    assert "Page 1, chapter 1: " in told
    assert "Page 2, chapter 1: " in told
    assert "You take along: firewood." in told
    # A page without dice can be turned back.
    assert told.rindex("Page 1, chapter 1: ") > told.index("Page 2, chapter 1: ")


def test_a_group_reads_and_is_asked_who_takes_the_test(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RIETLAND_HOME", str(tmp_path))
    said = "take thorn shout\ntake kram wait\nsend kram thorn\nlook\nquit\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(said))
    asked = ["--text", "--box", "dark_paths", "--legend", "1", "--heroes", "thorn,kram"]
    command.main_play([*asked, "--seed", "2"])
    told = capsys.readouterr().out
    assert "Kram, who takes the test (luck, 4 needed)?" in told
