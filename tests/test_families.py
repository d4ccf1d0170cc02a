"""Families: a new one takes one record; nobody else asks which family a game belongs to."""

import io
import json
import re
from pathlib import Path

import pytest

import rietland
from rietland import families, roots
from rietland.players.arena.command import main as arena
from rietland.terminal import command
from tests import toy
from tests.web.houses import House

SOURCES = Path(str(rietland.__file__)).parent
#: An engine, its players and its screens know their own family.
OWN = re.compile(
    r"rietland/(board|book|castle|trail)/|/(board|book|castle|trail)/"
    r"|(board|book|castle|trail)_\w+\.py$"
    r"|/families\.py$"
)


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The orchard among the boxes."""
    monkeypatch.setenv(roots.PATH, str(toy.BOXES))
    monkeypatch.setenv("RIETLAND_HOME", str(tmp_path / "home"))
    return tmp_path


@pytest.mark.usefixtures("planted")
@pytest.mark.parametrize("player", ["random", "greedy", "master@20"])
def test_a_registered_family_plays_in_the_arena(
    player: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["orchard", "--player", player, "--games", "3", "--jobs", "1", "--json"]
    assert 0 == arena(asked)
    told = json.loads(capsys.readouterr().out)
    assert 3 == told["games"]
    assert [] == told["errors"]


@pytest.mark.usefixtures("planted")
def test_a_registered_family_plays_in_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("look\npick amy\npick ben\nquit\n"))
    command.main_play(["--text", "--box", "orchard", "--heroes", "amy,ben", "--seed", "1"])
    told = capsys.readouterr().out
    assert "tree: 3" in told
    assert "pick ben" in told


def test_a_registered_family_plays_over_the_socket(planted: Path) -> None:
    with House(planted / "server") as house:
        ann = house.browser()
        shelf = ann.client.get("/api/boxes").json()
        assert "orchard" in [box["family"] for box in shelf["boxes"]]
        assert ["amy", "ben"] == ann.client.get("/api/static/orchard/1").json()["players"]
        heroes = [{"name": name, "player": "me"} for name in ("amy", "ben")]
        asked = {"box": "orchard", "legend": "1", "difficulty": "easy", "heroes": heroes}
        made = ann.client.post("/api/tables", json=asked).json()
        with ann.sit(made["table"]) as line:
            assert 1 == line.do("pick amy")["view"]["baskets"]["amy"]


def test_an_unknown_family_is_answered_with_those_there_are() -> None:
    with pytest.raises(
        ValueError, match=r"unknown family 'tableau'; choose from .*board, book, castle"
    ):
        families.named("tableau")


def test_nobody_but_a_family_itself_asks_which_family_a_game_belongs_to() -> None:
    asks = re.compile(
        r"isinstance\([\w.]+, \(?"
        r"(Board|BoardGame|BookBase|BookGame|CastleBase|CastleGame|TrailBase|TrailGame|BoardState"
        r"|CardState)\b"
        r"|family ==|family !="
    )
    found = [
        f"{path.relative_to(SOURCES)}:{number}: {line.strip()}"
        for path in sorted(SOURCES.rglob("*.py"))
        if not OWN.search(path.as_posix())
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if asks.search(line) and "assert" not in line
    ]
    assert [] == found
