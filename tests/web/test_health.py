"""Health tells the truth, and a server always ends."""

import os
import shutil
import signal
from pathlib import Path
from typing import Any

import pytest

from rietland.web.host.health import KEPT
from tests.web.houses import House, full_disk


def health(house: House) -> tuple[int, list[str]]:
    """What a probe is told, now and not a second ago."""
    house.tavern.health.clock = lambda: before
    before = house.tavern.health._asked + KEPT
    answer = house.client.get("/healthz")
    told: dict[str, Any] = answer.json()
    assert ("ill" if told["wrong"] else "ok") == told["status"]
    return answer.status_code, told["wrong"]


def test_a_server_that_works_says_so(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.browser().begin("me", "me")
        assert (200, []) == health(house)
        assert 1 == house.client.get("/healthz").json()["tables"]


def test_a_desk_that_takes_no_turn_is_told(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.tavern.health.turn = 0.05
        with house.stuck(house.tavern.writer):
            assert (503, ["writer: it takes no turn"]) == health(house)
        house.tavern.health.turn = 20.0
        assert (200, []) == health(house)


def test_a_reader_that_does_not_end_is_told(tmp_path: Path) -> None:
    with House(tmp_path, reading_time=0.05) as house, house.stuck(house.tavern.reader):
        while not house.tavern.reader.is_stuck:
            pass
        assert (503, ["content: reading it does not end"]) == health(house)


def test_a_journal_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.browser().begin("me", "me")
        with full_disk(tmp_path / "games.sqlite-wal"):
            assert (503, ["journal: it cannot be written"]) == health(house)
        assert (200, []) == health(house)


@pytest.mark.parametrize("gone", ["games.sqlite", "seats.sqlite", ""])
def test_a_folder_that_is_gone_is_told(tmp_path: Path, gone: str) -> None:
    data = tmp_path / "data"
    with House(data) as house:
        if gone:
            (data / gone).unlink()
        else:
            shutil.rmtree(data)
        assert (503, ["journal: it cannot be written"]) == health(house)


def test_a_worker_that_died_is_told_and_replaced(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        workers = house.tavern.workers
        os.kill(house.call(workers.do, "a", os.getpid), signal.SIGKILL)
        while not workers.lost:
            pass
        assert (503, ["workers: 1 died"]) == health(house)
        # Nobody has asked for anything meanwhile.
        while workers.lost:
            pass
        assert (200, []) == health(house)


def test_a_flood_of_probes_is_one_question(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.tavern.health.clock = lambda: 0.0
        house.client.get("/healthz")
        log = tmp_path / "games.sqlite-wal"
        before = log.stat()
        for _ in range(20):
            assert 200 == house.client.get("/healthz").status_code
        assert before == log.stat()


def test_a_server_ends_though_its_desk_is_stuck(tmp_path: Path) -> None:
    house = House(tmp_path, closing_time=0.05)
    with house:
        table = house.browser().begin("me", "me")["table"]
        held = house.stuck(house.tavern.writer)
        held.__enter__()
    held.__exit__(None, None, None)
    # What was stored is there.
    with House(tmp_path, house=True) as again:
        assert [table] == [one["table"] for one in again.client.get("/api/tables").json()["tables"]]


def test_a_server_ends_though_its_reader_is_stuck(tmp_path: Path) -> None:
    house = House(tmp_path, reading_time=0.05)
    with house:
        held = house.stuck(house.tavern.reader)
        held.__enter__()
    held.__exit__(None, None, None)
