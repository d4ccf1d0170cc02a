"""A run that is stopped ends quietly and at once, with all its processes, whenever that happens."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import Pipe, active_children
from pathlib import Path
from threading import Thread
from time import monotonic, sleep

import pytest

from rietland.players.arena.command import main
from rietland.players.arena.games import Match
from rietland.players.arena.workers import play_what_comes

pytestmark = pytest.mark.skipif(os.name != "posix", reason="sends signals")

WORDS = ["base/2", "--heroes", "2"]
#: Lines of the file when the signal is sent: with the first, processes are only just starting.
STARTING = 1
PLAYING = 5


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


@contextmanager
def running(out: Path, jobs: int, player: str, lines: int) -> Iterator[subprocess.Popen[str]]:
    """An arena that has written so many lines and would go on for a long time."""
    words = [*WORDS, "--player", player, "--games", "9999", "--jobs", str(jobs), "--out", str(out)]
    process = subprocess.Popen(
        [sys.executable, "-m", "rietland", "arena", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        wait_for_lines(out, lines)
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def wait_for_lines(out: Path, lines: int) -> None:
    deadline = monotonic() + 120
    while not (out.exists() and out.read_bytes().count(b"\n") >= lines):
        assert monotonic() < deadline
        sleep(0.02)


def said_at_the_end(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    """This waits for all who hold our pipes, so for every process of the run."""
    said, complained = process.communicate(timeout=60)
    return process.returncode, said, complained


@pytest.mark.parametrize(
    ("jobs", "sent", "lines"),
    [
        (1, "ctrl-c", PLAYING),
        (1, "sigterm", STARTING),
        (2, "ctrl-c", STARTING),
        (2, "ctrl-c", PLAYING),
        (2, "sigterm", PLAYING),
        (2, "sigterm to all", STARTING),
    ],
)
def test_a_run_that_is_stopped_leaves_a_file_to_go_on_from(
    out: Path, jobs: int, sent: str, lines: int, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(out, jobs, "random", lines) as process:
        if sent == "ctrl-c":
            # As a terminal does: to every process of the group.
            os.killpg(process.pid, signal.SIGINT)
        elif sent == "sigterm":
            process.send_signal(signal.SIGTERM)
        else:
            # As a machine does that shuts down.
            os.killpg(process.pid, signal.SIGTERM)
        code, said, complained = said_at_the_end(process)
    assert (130, "") == (code, said)
    assert f"rietland arena: stopped; the games so far are in {out}. To go on:" in complained
    assert 1 == len(complained.splitlines())
    kept = out.read_bytes()
    assert kept.endswith(b"\n")
    games = str(kept.count(b"\n") + 2)
    assert 0 == main([*WORDS, "--player", "random", "--games", games, "--out", str(out)])
    assert out.read_bytes().startswith(kept)
    capsys.readouterr()


@pytest.mark.parametrize("jobs", [1, 2])
def test_stopping_does_not_wait_for_the_end_of_a_game(out: Path, jobs: int) -> None:
    # A game of theirs takes minutes, a decision a second at the most.
    with running(out, jobs, "master@1s", STARTING) as process:
        sleep(3)
        begun = monotonic()
        os.killpg(process.pid, signal.SIGINT)
        code, _, complained = said_at_the_end(process)
    assert (130, 1) == (code, len(complained.splitlines()))
    assert monotonic() - begun < 20


def test_processes_of_a_run_that_is_killed_end_with_it(out: Path) -> None:
    with running(out, 2, "random", PLAYING) as process:
        process.kill()
        assert (-signal.SIGKILL, "", "") == said_at_the_end(process)


def test_a_process_whose_run_ends_while_it_plays_says_nothing() -> None:
    ours, theirs = Pipe()
    ours.send((Match("base", "2", "easy", ["thorn", "chada"]), 0))
    ours.close()
    play_what_comes(theirs)


def test_a_process_that_is_killed_ends_the_run_with_a_reason(
    out: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    killer = Thread(target=kill_one_who_plays, args=(out,))
    killer.start()
    words = [*WORDS, "--player", "random", "--games", "9999", "--jobs", "2", "--out", str(out)]
    assert 1 == main(words)
    killer.join()
    complained = capsys.readouterr().err
    assert "a process that played was ended by somebody else; the games so far" in complained
    assert 1 == len(complained.splitlines())
    assert [] == active_children()


def kill_one_who_plays(out: Path) -> None:
    wait_for_lines(out, PLAYING)
    active_children()[0].kill()
