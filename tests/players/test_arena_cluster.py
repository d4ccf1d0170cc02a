"""The arena on a Dask cluster: a real scheduler, with two workers in processes of their own."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import LocalCluster

from rietland.players.arena.command import main

WORDS = ["base/2", "--heroes", "2", "--player", "random,greedy", "--games", "4", "--json"]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as cluster:
        yield cluster.scheduler_address


def figures(said: str) -> object:
    data = json.loads(said)
    for report in data["players"].values():
        del report["decisions_per_second"]
    return data


def test_a_cluster_plays_the_same_games(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 0 == main([*WORDS, "--jobs", "1"])
    here = figures(capsys.readouterr().out)
    out = tmp_path / "games.jsonl"
    assert 0 == main([*WORDS, "--cluster", address, "--out", str(out)])
    assert here == figures(capsys.readouterr().out)
    assert 9 == len(out.read_bytes().splitlines())


def test_a_run_begun_here_goes_on_there(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "games.jsonl"
    assert 0 == main([*WORDS, "--jobs", "1", "--out", str(out)])
    here = figures(capsys.readouterr().out)
    kept = b"".join(out.read_bytes().splitlines(keepends=True)[:4])
    out.write_bytes(kept)
    assert 0 == main([*WORDS, "--cluster", address, "--out", str(out)])
    assert here == figures(capsys.readouterr().out)
    assert out.read_bytes().startswith(kept)


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nonsense://x"])
def test_a_cluster_that_is_not_there_is_named(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == main([*WORDS, "--cluster", address])
    assert f"no Dask scheduler answers at {address}" in capsys.readouterr().err
