"""The command finds the compiled engine of its checkout, and only one that is up to date."""

from pathlib import Path

import pytest

from rietland.compiled import ready_build


def checkout(root: Path, *, built: bool, is_current: bool) -> Path:
    (root / "tools").mkdir()
    (root / "tools" / "compile.py").write_text(f"raise SystemExit({0 if is_current else 1})\n")
    if built:
        (root / "build" / "compiled").mkdir(parents=True)
        (root / "build" / "compiled" / "fingerprint").write_text("of these sources\n")
    return root


def test_a_build_made_from_these_sources_is_used(tmp_path: Path) -> None:
    root = checkout(tmp_path, built=True, is_current=True)
    assert ready_build(root, {}) == root / "build" / "compiled"


@pytest.mark.parametrize(("built", "is_current"), [(False, True), (True, False)])
def test_without_an_up_to_date_build_the_sources_are_used(
    tmp_path: Path, built: bool, is_current: bool
) -> None:
    root = checkout(tmp_path, built=built, is_current=is_current)
    assert ready_build(root, {}) is None


def test_who_asks_for_the_plain_sources_gets_them(tmp_path: Path) -> None:
    root = checkout(tmp_path, built=True, is_current=True)
    assert ready_build(root, {"RIETLAND_ENGINE": "plain"}) is None
