"""The modules of the board import one another in one direction only."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

BOARD = Path(__file__).parents[2] / "src" / "rietland" / "board"


def imports(file: Path) -> set[str]:
    """Everything a module imports when it is loaded, modules and names alike."""
    found: set[str] = set()
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found.update(f"{node.module}.{name.name}" for name in node.names)
    return found


def test_no_two_modules_of_the_board_need_each_other() -> None:
    graph: dict[str, set[str]] = {}
    for file in BOARD.rglob("*.py"):
        parts = file.relative_to(BOARD).with_suffix("").parts
        graph[".".join(["rietland.board", *parts])] = imports(file)
    assert len(graph) > 40
    assert list(TopologicalSorter(graph).static_order()), "a circle would have raised CycleError"
