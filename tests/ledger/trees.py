"""A small checkout for tests: one box being built, one planned."""

from pathlib import Path

TOY = """\
---
box: toy
name: Toy box
prefix: TY
status: building
---

# Toy

## 1. Walking (TY-MOVE)
- TY-MOVE-1 One hour per space [F].
- TY-MOVE-2 Bridges are no spaces.
- TY-MOVE-3 Boots: 2 pairs. {content}
- TY-MOVE-4 Walking is fun. {frame: an opinion}
- TY-MOVE-5 Flying. {legend 4}
- TY-MOVE-6 Swimming.

## 2. Test vectors (TY-TV)

| id | rules | input | expected |
|---|---|---|---|
| TY-TV-1 | TY-MOVE-1, TY-MOVE-2 | two spaces | 2 h |
| TY-TV-2 | TY-MOVE-6 | a lake | wet |
| TY-TV-3 | TY-MOVE-5 | a cloud | up {legend 4} |
"""

LATER = """\
---
box: later
name: Later box
prefix: LA
status: planned
---

## 1. Walking (LA-MOVE)
- LA-MOVE-1 As before.
"""


def toy_tree(root: Path, **files: str) -> Path:
    """Lay out rules, one module, one test module; more files by `folder__name_py="…"`."""
    write(root, "rules/toy.md", TOY)
    write(root, "rules/later.md", LATER)
    write(root, "src/rietland/walk.py", "# rule: TY-MOVE-1, TY-MOVE-2\n")
    write(root, "tests/test_walk.py", '@vector("TY-TV-1")\ndef test_hours(): ...\n')
    for name, text in files.items():
        write(root, name.replace("__", "/").replace("_py", ".py"), text)
    return root


def write(root: Path, name: str, text: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
