"""The fingerprint of content: what a game uses, and nothing else."""

from pathlib import Path

import pytest

from rietland import roots
from rietland.table.fingerprint import content_hash


def box(folder: Path, name: str, text: str) -> None:
    (folder / name / "legends").mkdir(parents=True)
    (folder / name / "box.yaml").write_text(text)
    (folder / name / "legends" / "1.yaml").write_text("legend: 1\n")


def test_a_game_is_changed_by_its_box_and_what_that_extends_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(roots.PATH, str(tmp_path))
    box(tmp_path, "ground", "box: ground\n")
    box(tmp_path, "cards", "box: cards\n")
    box(tmp_path, "shield", "box: shield\nextends: ground\n")
    names = ("ground", "cards", "shield")
    before = [content_hash(name, "1") for name in names]
    (tmp_path / "ground" / "box.yaml").write_text("box: ground # edited\n")
    after = [content_hash(name, "1") for name in names]
    assert [one == other for one, other in zip(before, after, strict=True)] == [False, True, False]
