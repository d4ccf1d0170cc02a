"""A run that was stopped goes on: games are kept as they end, and nothing else passes for one."""

import json
from pathlib import Path

import pytest

from rietland.players.arena.command import how_to_go_on, main

WORDS = ["base/2", "--heroes", "2", "--player", "random", "--jobs", "1", "--json"]


def run(out: Path, games: int, *more: str) -> int:
    return main([*WORDS, "--games", str(games), "--out", str(out), *more])


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def test_only_missing_games_are_played(out: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == run(out, 6)
    whole = json.loads(capsys.readouterr().out)
    lines = out.read_bytes().splitlines(keepends=True)
    assert 7 == len(lines)
    # The header and the games 0, 2 and 5 are left, and half of another.
    kept = b"".join([lines[0], lines[1], lines[3], lines[6]])
    out.write_bytes(kept + lines[2][:20])
    assert 0 == run(out, 6)
    again = json.loads(capsys.readouterr().out)
    for figures in (whole, again):
        del figures["decisions_per_second"]
    assert whole == again
    assert out.read_bytes().startswith(kept)
    assert 7 == len(out.read_bytes().splitlines())


def test_a_whole_run_is_only_read(out: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(out, 3)
    before = out.read_bytes()
    first = capsys.readouterr().out
    assert 0 == run(out, 3)
    assert (before, first) == (out.read_bytes(), capsys.readouterr().out)


def test_more_games_may_be_asked_for_later(out: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(out, 2)
    capsys.readouterr()
    assert 0 == run(out, 4)
    assert 4 == json.loads(capsys.readouterr().out)["games"]
    assert 5 == len(out.read_bytes().splitlines())


def test_half_a_first_line_is_no_obstacle(out: Path) -> None:
    run(out, 1)
    whole = out.read_bytes()
    header = whole.splitlines()[0]
    out.write_bytes(header[:30])
    assert 0 == run(out, 1)
    assert header == out.read_bytes().splitlines()[0]


def test_games_of_several_players_are_kept_apart(
    out: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 0 == run(out, 2, "--player", "greedy")
    first = capsys.readouterr().out
    games = [json.loads(line) for line in out.read_bytes().splitlines()[1:]]
    assert [(0, 0), (1, 0), (0, 1), (1, 1)] == [(one["player"], one["number"]) for one in games]
    assert 0 == run(out, 2, "--player", "greedy")
    assert first == capsys.readouterr().out


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        (["--seed", "2"], "belongs to another request: seed 1 there, 2 here"),
        (["--difficulty", "normal"], "difficulty easy there, normal here"),
        (["--heroes", "3"], "heroes thorn,chada there, thorn,chada,kram here"),
        (["--player", "greedy"], "players random there, random,greedy here"),
        (["--steps", "5"], "steps 0 there, 5 here"),
    ],
)
def test_another_request_is_refused_by_what_differs(
    out: Path, more: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    run(out, 1)
    before = out.read_bytes()
    assert 2 == run(out, 1, *more)
    assert complaint in capsys.readouterr().err
    assert before == out.read_bytes()


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lambda lines: [b"hello", *lines], "is not an arena file"),
        (lambda lines: [b'{"box": 1}', *lines[1:]], "is not an arena file"),
        (lambda lines: [lines[0], b"{", *lines[1:]], "line 2"),
        (lambda lines: [*lines, b'{"player":0,"number":7}'], "line 4"),
        (
            lambda lines: [lines[0], lines[1].replace(b'"player":0', b'"player":3')],
            "line 2: unknown game",
        ),
    ],
)
def test_a_spoilt_file_is_refused_and_left_alone(
    out: Path,
    spoil: "object",
    complaint: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert callable(spoil)
    run(out, 2)
    out.write_bytes(b"\n".join(spoil(out.read_bytes().splitlines())) + b"\n")
    before = out.read_bytes()
    assert 2 == run(out, 2)
    assert complaint in capsys.readouterr().err
    assert before == out.read_bytes()


def test_a_file_of_something_else_is_not_overwritten(
    out: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out.write_text("dear diary", encoding="utf-8")
    assert 2 == run(out, 1)
    assert "is not an arena file" in capsys.readouterr().err
    assert "dear diary" == out.read_text(encoding="utf-8")


def test_what_was_not_kept_is_said() -> None:
    assert "no game was kept; with --out FILE" in how_to_go_on(None, "rietland arena base/2")
