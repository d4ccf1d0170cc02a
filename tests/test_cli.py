"""The command itself."""

import io
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

from rietland.cli import COMMANDS, GROUPS, main
from tests.content.drafts import GOOD, words_of


@pytest.mark.skipif(os.name != "posix", reason="sends a signal")
def test_ctrl_c_ends_a_command_without_a_traceback(tmp_path: Path) -> None:
    # A record that never comes: the command reads until it is stopped.
    record = tmp_path / "record.txt"
    os.mkfifo(record)
    # Tests that a script starts in the background ignore the signal; the command must not.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    running = subprocess.Popen(
        [sys.executable, "-m", "rietland", "replay", str(record)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    signal.signal(signal.SIGINT, before)
    writer = opened_by_reader(record, running)
    running.send_signal(signal.SIGINT)
    said = running.communicate(timeout=60)
    os.close(writer)
    assert (130, "", "") == (running.returncode, *said)


def opened_by_reader(record: Path, running: "subprocess.Popen[str]") -> int:
    """The other end of the pipe, as soon as somebody reads."""
    while running.poll() is None:
        try:
            return os.open(record, os.O_WRONLY | os.O_NONBLOCK)
        except OSError:
            sleep(0.05)
    raise AssertionError(running.communicate())


def test_a_legend_from_any_folder_plays_in_the_arena_and_in_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RIETLAND_PATH", "")
    monkeypatch.setenv("RIETLAND_HOME", str(tmp_path / "home"))
    for suffix in ("yaml", "ftl"):
        shutil.copy(f"docs/examples/ferrymans_book.{suffix}", tmp_path)
    legend = str(tmp_path / "ferrymans_book.yaml")
    asked = ["arena", legend, "--heroes", "2", "--games", "2", "--jobs", "1", "--json"]
    assert 0 == main(asked)
    assert 2 == json.loads(capsys.readouterr().out)["games"]
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert 0 == main(["play", "--text", "--legend", legend, "--heroes", "thorn,chada"])
    assert "The Ferryman's Book, easy" in capsys.readouterr().out
    assert 2 == main(["arena", str(tmp_path / "other.yaml")])
    assert "there is no file" in capsys.readouterr().err


def test_check_names_faults_and_says_what_is_good(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine.yaml").write_text('legend: mine\n"\\e[31mred": 1\n', encoding="utf-8")
    assert 1 == main(["check", "base/2", str(tmp_path / "mine.yaml")])
    told = capsys.readouterr().out
    assert "base/2: good" in told
    assert "mine.yaml:2: " in told
    assert "\x1b" not in told
    assert 2 == main(["check", "base/9"])


def test_a_game_whose_legend_is_gone_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RIETLAND_HOME", str(tmp_path / "home"))
    for suffix in ("yaml", "ftl"):
        shutil.copy(f"docs/examples/ferrymans_book.{suffix}", tmp_path)
    legend = tmp_path / "ferrymans_book.yaml"
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert 0 == main(["play", "--text", "--legend", str(legend), "--heroes", "thorn,chada"])
    game = capsys.readouterr().out.split("--resume ")[-1].split()[0]
    legend.unlink()
    assert 1 == main(["play", "--text", "--resume", game])
    assert "base has no legend 'ferrymans_book'" in capsys.readouterr().err


def test_a_game_without_end_is_an_error_of_its_legend_in_arena_and_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RIETLAND_HOME", str(tmp_path / "home"))
    legend = tmp_path / "mine.yaml"
    more = "{source: authored, when: {thing_arrives: {thing: gold, at: 18}}, once: false, do: *}"
    first = "{source: authored, when: {hour_reached: 1}, do: *}"
    lays = "[{lay: {thing: gold, at: 18, amount: 1}}]"
    text = GOOD + f"  more: {more}\n  first: {first}\n".replace("*", lays)
    legend.write_text(text, encoding="utf-8")
    legend.with_suffix(".ftl").write_text(words_of("base", "mine"), encoding="utf-8")
    asked = ["arena", str(legend), "--heroes", "2", "--games", "1", "--jobs", "1"]
    assert 1 == main([*asked, "--player", "greedy"])
    assert "this would go on without end: trigger/more" in capsys.readouterr().err
    monkeypatch.setattr("sys.stdin", io.StringIO("walk thorn 18\nend thorn\nquit\n"))
    assert 0 == main(["play", "--text", "--legend", str(legend), "--heroes", "thorn,chada"])
    told = capsys.readouterr().out
    assert "this would go on without end: trigger/more; the move was not made" in told
    assert "chada" in told.lower()


# The help.

#: Every command by the words that ask for its help; `play` has one for each client.
ASKED = [*((name,) for name in COMMANDS), ("play", "--text")]
#: A line of the help that begins an option or a positional argument, and what follows it.
ARGUMENT = re.compile(r"^  (?! )(?P<names>\S.*?)(?:  +(?P<help>\S.*))?$")


def help_of(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit) as ended:
        main([*words, "--help"])
    assert 0 == ended.value.code
    return capsys.readouterr().out


@pytest.mark.parametrize("words", ASKED, ids=" ".join)
def test_every_argument_has_a_line_of_help(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    lines = help_of(words, capsys).partition("\nexamples:")[0].splitlines()
    found = [
        (match, lines[at + 1 :]) for at, line in enumerate(lines) if (match := ARGUMENT.match(line))
    ]
    assert found
    assert [] == [
        match["names"]
        for match, after in found
        if not match["help"] and not (after and after[0].startswith(" " * 10))
    ]


@pytest.mark.parametrize("words", ASKED, ids=" ".join)
def test_every_command_shows_examples_with_options_it_has(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    options, _, examples = help_of(words, capsys).partition("\nexamples:\n")
    lines = examples.splitlines()
    assert lines
    for line in lines:
        assert line.startswith(f"  rietland {words[0]}")
        if "--text" in words or "--text" not in line:
            assert set() == {name for name in re.findall(r"--[a-z-]+", line) if name not in options}


def test_the_help_lists_every_command_under_a_heading(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["--help"])
    told = capsys.readouterr().out
    for heading, commands in GROUPS.items():
        part = told.partition(f"\n{heading}:\n")[2].partition("\n\n")[0]
        assert list(commands) == [line.split()[0] for line in part.splitlines()]
