"""A run that is stopped ends quietly and at once, with all its processes, whenever that happens."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from multiprocessing import Pipe, active_children
from pathlib import Path
from threading import Event, Thread
from time import sleep

import pytest

from rietland.players.arena.command import main
from rietland.players.arena.games import Match, play_number
from rietland.players.arena.stop import Stop
from rietland.players.arena.workers import play_what_comes, played_by_crew

pytestmark = pytest.mark.skipif(os.name != "posix", reason="sends signals")

WORDS = ["base/2", "--heroes", "2"]
#: Lines of the file when the signal is sent: with the first, processes are only just starting.
STARTING = 1
PLAYING = 5
#: Seconds between two looks at the file.
PAUSE = 0.02
#: A short game, and the first game of each of two matches.
MATCH = Match("base", "2", "easy", ["thorn", "chada"])
MATCH.player = "random"
BOTH = [(0, 0), (1, 0)]


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
        while lines_of(out) < lines:
            assert process.poll() is None
            sleep(PAUSE)
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def lines_of(out: Path) -> int:
    return out.read_bytes().count(b"\n") if out.exists() else 0


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


def test_stopping_does_not_wait_for_the_end_of_a_game() -> None:
    class Early(Stop):
        """Somebody asks to stop while the twentieth input is thought over."""

        looks = 0

        def check(self) -> None:
            self.looks += 1
            if self.looks == 20:
                signal.raise_signal(signal.SIGINT)
            super().check()

    with Early() as stop, pytest.raises(KeyboardInterrupt):
        play_number(MATCH, 0, stop)
    assert 20 == stop.looks < play_number(MATCH, 0).inputs


def test_stopping_does_not_wait_for_a_thought_of_another_process() -> None:
    endless = Match("base", "2", "easy", ["thorn", "chada"])
    endless.player = "master"
    endless.budget = 1e9
    with Stop() as stop, closing(played_by_crew([MATCH, endless], BOTH, 2, stop)) as played:
        assert BOTH[0] == next(played)[0]
        signal.raise_signal(signal.SIGTERM)
        with pytest.raises(KeyboardInterrupt):
            next(played)
    assert [] == active_children()


def test_processes_of_a_run_that_is_killed_end_with_it(out: Path) -> None:
    with running(out, 2, "random", PLAYING) as process:
        process.kill()
        assert (-signal.SIGKILL, "", "") == said_at_the_end(process)


def test_a_process_whose_run_ends_while_it_plays_says_nothing() -> None:
    ours, theirs = Pipe()
    ours.send((MATCH, 0))
    ours.close()
    play_what_comes(theirs)


def test_a_process_that_is_killed_ends_the_run_with_a_reason(
    out: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    over = Event()
    killer = Thread(target=kill_one_who_plays, args=(out, over))
    killer.start()
    words = [*WORDS, "--player", "random", "--games", "9999", "--jobs", "2", "--out", str(out)]
    code = main(words)
    over.set()
    killer.join()
    assert 1 == code
    complained = capsys.readouterr().err
    assert "a process that played was ended by somebody else; the games so far" in complained
    assert 1 == len(complained.splitlines())
    assert [] == active_children()


def kill_one_who_plays(out: Path, over: Event) -> None:
    while not over.wait(PAUSE):
        if lines_of(out) >= PLAYING:
            active_children()[0].kill()
            return
