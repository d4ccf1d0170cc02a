"""The commands, as real processes on loopback."""

import json
import logging
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
import structlog
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from rietland.table.journal import SqliteJournal
from rietland.web.command import main_serve, write_logs
from rietland.web.host.protocols import FEW, RESERVE
from tests.web.houses import House

FULL = Path("/dev/full")


@contextmanager
def serving(data: Path, files: int = 0) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`rietland serve` on a free port, and its address; it may have so many files open."""
    serve = [sys.executable, "-m", "rietland", "serve", "--port", "0", "--data", str(data)]
    process = subprocess.Popen(
        ["sh", "-c", f'ulimit -n {files} && exec "$@"', "sh", *serve] if files else serve,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stderr is not None
    try:
        address = json.loads(process.stderr.readline())["address"].rstrip("/")
        wait_for(address)
        yield process, address
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(10)
        process.stderr.close()


def begin(address: str) -> tuple[str, str]:
    """A new game, and the cookie of whoever began it."""
    heroes = [{"name": name, "player": "me"} for name in ("thorn", "chada")]
    asked = {"box": "base", "legend": "2", "difficulty": "easy", "heroes": heroes}
    request = urllib.request.Request(  # noqa: S310 - loopback
        f"{address}/api/tables", msgspec.json.encode(asked), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:  # noqa: S310 - loopback
        made = json.load(answer)
        return made["table"], answer.headers["set-cookie"].partition(";")[0]


def wait_for(address: str) -> bytes:
    """What the server answers at an address, once it does."""
    for _ in range(200):
        try:
            with urllib.request.urlopen(address) as answer:  # noqa: S310 - loopback
                read: bytes = answer.read()
                return read
        except urllib.error.HTTPError as error:
            return error.read()
        except OSError:
            time.sleep(0.05)
    raise AssertionError("the server does not answer")


@contextmanager
def sit(address: str, table: str, cookie: str, since: int = 0) -> Iterator[ClientConnection]:
    with connect(
        f"{address.replace('http', 'ws')}/ws/{table}",
        additional_headers={"cookie": cookie, "origin": address},
        close_timeout=1,
    ) as connection:
        connection.send(json.dumps({"type": "hello", "since": since}))
        yield connection


def view(connection: ClientConnection) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(connection.recv(30))
        assert message["type"] != "error", message
        if message["type"] == "view":
            return message


@pytest.mark.skipif(not FULL.exists(), reason="this system has no device that is always full")
def test_a_log_that_cannot_be_written_harms_nobody(tmp_path: Path) -> None:
    root = logging.getLogger()
    before = root.handlers, root.level
    log = FULL.open("w")
    write_logs(log, logging.INFO)
    try:
        with House(tmp_path) as house:
            made = (ann := house.browser()).begin("me", "me")
            with ann.sit(made["table"]) as connection:
                connection.first()
    finally:
        root.handlers, root.level = before
        structlog.reset_defaults()
        with pytest.raises(OSError, match="No space left"):
            log.close()


def serve_in_vain(data: Path, *more: str) -> str:
    """What a server that cannot start says; it is one line, and no traceback."""
    done = subprocess.run(
        [sys.executable, "-m", "rietland", "serve", "--port", "0", "--data", str(data), *more],
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    said = [line for line in done.stderr.splitlines() if not line.startswith("{")]
    assert "Traceback" not in done.stderr
    assert len(said) == 1
    return said[0]


def test_a_second_server_on_a_folder_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path) as (_, address):
        assert "another server is using the folder" in serve_in_vain(tmp_path)
        table, _ = begin(address)
        assert table


def test_faults_at_the_start_are_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert str(tmp_path / "file") in serve_in_vain(tmp_path / "file")
    assert "cannot listen" in serve_in_vain(tmp_path, "--port", "70000")
    (tmp_path / "seats.sqlite").write_text("Dear diary, today I went to the castle. " * 50)
    assert "/seats.sqlite to store" in serve_in_vain(tmp_path)


@pytest.mark.parametrize("option", ["--budget", "--takeover", "--games-per-hour"])
def test_a_server_takes_no_negative_numbers(
    option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main_serve([option, "-1"])
    assert f"error: {option} must be 0 or more, not -1" in capsys.readouterr().err


def test_killed_at_any_moment_a_server_resumes_what_it_had_told(tmp_path: Path) -> None:
    chance = random.Random(4)
    table = cookie = ""
    seen = 0
    for _ in range(3):
        with serving(tmp_path) as (process, address):
            if not table:
                table, cookie = begin(address)
            with sit(address, table, cookie, seen) as connection:
                shown = view(connection)
                assert shown["seq"] >= seen
                end = time.monotonic() + chance.uniform(0.05, 0.3)
                # A person's pace: forty messages in a second would be refused.
                for _ in range(12):
                    if time.monotonic() >= end or not shown["view"]["options"]:
                        break
                    say = chance.choice(shown["view"]["options"])["say"]
                    connection.send(json.dumps({"type": "do", "do": [say], "at": shown["seq"]}))
                    shown = view(connection)
                # One more on its way: it may be there afterwards or not; nothing else is lost.
                say = chance.choice(shown["view"]["options"] or [{"say": "end thorn"}])["say"]
                connection.send(json.dumps({"type": "do", "do": [say], "at": shown["seq"]}))
                process.kill()
                seen = shown["seq"]
    journal = SqliteJournal(tmp_path / "games.sqlite")
    assert len(journal.entries(table)) >= seen > 3
    journal.close()


def test_ctrl_c_ends_a_server_in_order(tmp_path: Path) -> None:
    with serving(tmp_path) as (process, address):
        table, cookie = begin(address)
        with sit(address, table, cookie) as connection:
            view(connection)
            process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=10)
        assert process.returncode == 0
        lines = [json.loads(text) for text in errors.splitlines()]
        assert "Traceback" not in errors
        assert {"begun", "came", "went"} <= {one["event"] for one in lines}
        assert cookie.partition("=")[2] not in errors
        assert any(one.get("game") == table for one in lines)


def test_a_message_too_long_is_stopped_before_it_is_read(tmp_path: Path) -> None:
    with serving(tmp_path) as (_, address):
        table, cookie = begin(address)
        with sit(address, table, cookie) as connection:
            connection.send("x" * (64 * 1024 + 1))
            with pytest.raises(ConnectionClosed, match="1009"):
                [connection.recv(5) for _ in range(10)]


def test_however_many_connect_at_once_descriptors_never_run_out(tmp_path: Path) -> None:
    with serving(tmp_path, files=RESERVE + FEW) as (process, address):
        place = urlsplit(address)
        assert place.hostname is not None
        assert place.port is not None
        idle = [socket.create_connection((place.hostname, place.port)) for _ in range(300)]
        with urllib.request.urlopen(f"{address}/healthz", timeout=20) as answer:  # noqa: S310 - loopback
            assert answer.status == 200
        for one in idle:
            one.close()
        process.terminate()
        _, errors = process.communicate(timeout=30)
    told = [json.loads(line) for line in errors.splitlines() if line.startswith("{")]
    assert [] == [one for one in told if one["level"] == "error"]


def test_a_port_in_use_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        ran = subprocess.run(
            [sys.executable, "-m", "rietland", "serve", "--port", port, "--data", str(tmp_path)],
            capture_output=True,
            text=True,
            check=False,
        )
    assert ran.returncode == 1
    assert ran.stderr.startswith(f"rietland: cannot listen on 127.0.0.1:{port}: ")
    assert len(ran.stderr.splitlines()) == 1


def test_play_says_its_address_and_ends_in_order(tmp_path: Path) -> None:
    from rietland.web.settings import STATIC

    if not (STATIC / "index.html").is_file():
        pytest.skip("the browser client is not built")
    process = subprocess.Popen(
        [sys.executable, "-m", "rietland", "play", "--no-browser", "--data", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    said = process.stdout.readline()
    assert b"<html" in wait_for(said.split()[-1])
    # As a terminal does: to every process, also to those that are only just starting.
    os.killpg(process.pid, signal.SIGINT)
    _, errors = process.communicate(timeout=10)
    assert (process.returncode, errors) == (0, "")
