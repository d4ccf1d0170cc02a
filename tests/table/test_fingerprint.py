"""The fingerprint of content: what a game uses, and nothing else."""

from pathlib import Path

from rietland.table.fingerprint import content_hash


def box(folder: Path, name: str, text: str) -> None:
    (folder / name / "legends").mkdir(parents=True)
    (folder / name / "box.yaml").write_text(text)
    (folder / name / "legends" / "1.yaml").write_text("name: 1\n")


def test_a_game_is_changed_by_its_box_and_what_that_extends_only(tmp_path: Path) -> None:
    box(tmp_path, "base", "name: base\n")
    box(tmp_path, "cards", "name: cards\n")
    box(tmp_path, "shield", "name: shield\nextends: base\n")
    names = ("base", "cards", "shield")
    before = [content_hash(name, "1", tmp_path) for name in names]
    (tmp_path / "base" / "box.yaml").write_text("name: base # edited\n")
    after = [content_hash(name, "1", tmp_path) for name in names]
    assert [one == other for one, other in zip(before, after, strict=True)] == [False, True, False]
