"""Schemas: current in the repository, and true for our own files."""

import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from rietland.content.content import BOXES
from rietland.content.faults import Report
from rietland.content.read import LIST, MAP, Node, read_file
from rietland.content.schema import main_schema, schemas

FOLDER = BOXES / "base"
OURS = [(path.stem, path) for path in sorted(FOLDER.glob("*.yaml"))]
OURS += [("legend", path) for path in sorted((FOLDER / "legends").glob("*.yaml"))]
CARDS = BOXES / "rietburg"
OURS += [(f"cards_{path.stem}", path) for path in sorted(CARDS.glob("*.yaml"))]
OURS += [("cards_legend", path) for path in sorted((CARDS / "legends").glob("*.yaml"))]
BOOK = BOXES / "dark_paths"
OURS += [(f"book_{path.stem}", path) for path in sorted(BOOK.glob("*.yaml"))]
OURS += [("book_chapter", path) for path in sorted((BOOK / "chapters").glob("*.yaml"))]
OURS += [("book_legend", path) for path in sorted((BOOK / "legends").glob("*.yaml"))]
TRAIL = BOXES / "chada_thorn"
OURS += [(f"trail_{path.stem}", path) for path in sorted(TRAIL.glob("*.yaml"))]
OURS += [("trail_map", path) for path in sorted((TRAIL / "maps").glob("*.yaml"))]
OURS += [("trail_legend", path) for path in sorted((TRAIL / "legends").glob("*.yaml"))]


def plain(node: Node) -> object:
    """A node as JSON sees it: every key a text."""
    if node.kind == MAP:
        return {str(key.value): plain(value) for key, value in node.entries}
    return [plain(item) for item in node.items] if node.kind == LIST else node.value


@pytest.mark.parametrize("name", schemas())
def test_a_schema_is_valid(name: str) -> None:
    Draft202012Validator.check_schema(schemas()[name])


@pytest.mark.parametrize(("name", "path"), OURS, ids=lambda value: getattr(value, "name", value))
def test_our_files_pass_their_schema(name: str, path: Path) -> None:
    root = read_file(path, path.name, Report())
    assert root is not None
    faults = list(Draft202012Validator(schemas()[name]).iter_errors(plain(root)))
    assert [] == [fault.message for fault in faults]


def test_a_schema_refuses_what_the_loader_refuses() -> None:
    legend = {
        "legend": "x",
        "source": "authored",
        "heroes": [2, 4],
        "difficulties": ["easy"],
        "setup": [{"plaice": {"creature": "gor", "at": 3}}],
    }
    assert not Draft202012Validator(schemas()["legend"]).is_valid(legend)
    legend["setup"] = [{"place": {"creature": "gor", "at": 3}}, "end_day", "checklist"]
    assert Draft202012Validator(schemas()["legend"]).is_valid(legend)


def test_the_command_writes_and_checks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    home = str(tmp_path / "schema")
    assert 1 == main_schema(["--check", "--home", home])
    assert "legend.json is not current" in capsys.readouterr().out
    assert 0 == main_schema(["--write", "--home", home])
    assert 0 == main_schema(["--check", "--home", home])
    written = json.loads((tmp_path / "schema" / "legend.json").read_text(encoding="utf-8"))
    assert schemas()["legend"] == written
