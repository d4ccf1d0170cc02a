"""`rietland rewrite`: content in old words becomes content in new ones, everything else untouched.

The reader says where an old word stands and what it is called now; only that word is replaced, so
comments, layout and order stay as they are.
"""

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from rietland.content.board.load import WORDS
from rietland.content.build import Builder
from rietland.content.castle import load as castle
from rietland.content.faults import OLD_WORD, Report
from rietland.content.field_types import fields
from rietland.content.read import Node, read_text
from rietland.content.reading import Reading
from rietland.content.schema import CARDS, FILES
from rietland.usage import command_parser
from rietland.vocabulary.control import Word
from rietland.vocabulary.renamed import RENAMED

_WORD: Final = re.compile(r"[\"']?([A-Za-z0-9_]+)")


class Change(NamedTuple):
    """An old word of a file and its new name."""

    line: int
    column: int
    old: str
    new: str


def rewritten(text: str, path: Path, report: Report) -> tuple[str, list[Change]]:
    """The text in new words, and what changed; `path` tells a box's files from legends.

    A file that cannot be read stays as it is, and the report says why.
    """
    root = read_text(text, str(path), report)
    if root is None:
        return text, []
    reading = Reading()
    name = _kind(path, root)
    words = castle.WORDS if name.startswith(CARDS) else WORDS
    Builder(words, reading, {}).file(FILES[name], root)
    lines = text.split("\n")
    changes: list[Change] = []
    for fault in reading.report.faults:
        if fault.code == OLD_WORD:
            found = _WORD.match(lines[fault.line - 1], fault.column - 1)
            if found and any(found[1] == one.old for one in RENAMED):
                changes.append(Change(fault.line, found.start(1), found[1], fault.suggestion))
    # From the end of each line, so that places further ahead stay true.
    for line, column, old, new in sorted(changes, reverse=True):
        whole = lines[line - 1]
        lines[line - 1] = whole[:column] + new + whole[column + len(old) :]
    return "\n".join(lines), sorted(changes)


def _kind(path: Path, root: Node) -> str:
    """What sort of file this is: by its name beside a box.yaml, else a legend."""
    name = "legend"
    if path.parent.name == "boards":
        name = "board"
    elif (path.parent / "box.yaml").is_file() and {path.stem, CARDS + path.stem} & set(FILES):
        name = path.stem
    both = [one for one in (name, CARDS + name) if one in FILES]
    return max(both, key=lambda one: _known(FILES[one], root))


def _known(word: type[Word], root: Node) -> int:
    """How many keys of a file this sort of file knows."""
    keys = {field.key for field in fields(word)}
    return sum(1 for key, _ in root.entries if key.value in keys)


def main_rewrite(argv: Sequence[str]) -> int:
    """`rietland rewrite`: change old words in files, or list them."""
    parser = command_parser(
        "rewrite",
        "Replace old words of the vocabulary in legends and boxes by the new ones.",
        ["my_legend.yaml", "my_boxes --check"],
    )
    parser.add_argument("files", nargs="+", type=Path, help="YAML files, or folders of them")
    parser.add_argument(
        "--check", action="store_true", help="change nothing; list old words, and fail if any"
    )
    options = parser.parse_args(argv)
    report = Report()
    total = 0
    for path in _files(options.files):
        try:
            text = path.read_bytes().decode("utf-8")
        except (OSError, UnicodeDecodeError) as fault:
            print(f"{path}: cannot be read: {fault}", file=sys.stderr)
            return 1
        new, changes = rewritten(text, path, report)
        for change in changes:
            print(f"{path}:{change.line}: {change.old} is now {change.new}")
        if changes and not options.check:
            path.write_bytes(new.encode("utf-8"))
        total += len(changes)
    for line in report.lines():
        print(line, file=sys.stderr)
    print(f"{total} old words" if total != 1 else "1 old word")
    return 1 if report.faults or (options.check and total) else 0


def _files(named: list[Path]) -> list[Path]:
    found: list[Path] = []
    for path in named:
        found += sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
    return found
