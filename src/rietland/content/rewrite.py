"""`rietland rewrite`: content in old words becomes content in new ones, everything else untouched.

The reader says where an old word stands and what is said now; only that is replaced, so comments,
layout and order stay as they are.
"""

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from rietland.content.build import Builder
from rietland.content.faults import Place, Report
from rietland.content.field_types import fields
from rietland.content.read import DEEPEST, Node, read_text
from rietland.content.reading import Reading
from rietland.content.reshape import Edit
from rietland.content.schema import FAMILIES, FILES, words_of
from rietland.usage import command_parser
from rietland.vocabulary.control import Word

#: A comment at the end of a line inside a value.
_REMARK: Final = re.compile(r"\s(#[^\r\n]*?)\s*\n")


class Change(NamedTuple):
    """An old word of a file and what is said now."""

    line: int
    old: str
    new: str


def rewritten(text: str, path: Path, report: Report) -> tuple[str, list[Change]]:
    """The text in new words, and what changed; `path` tells a box's files from legends.

    A file that cannot be read stays as it is, and the report says why.
    """
    root = read_text(text, str(path), report)
    if root is None:
        return text, []
    name = _kind(path, root)
    changes: list[Change] = []
    # What is written anew may hold old words itself.
    for _ in range(DEEPEST):
        found = _edits(root, name)
        if not found:
            break
        text = _edited(text, [edit for _, _, edits in found for edit in edits])
        changes += [Change(edits[0].start.line, old, new) for old, new, edits in found]
        root = read_text(text, str(path), report)
        assert root is not None, "an edited file can be read"
    return text, sorted(changes)


def _edits(root: Node, name: str) -> list[tuple[str, str, list[Edit]]]:
    """What turns old words into new ones; of one inside another only the outer."""
    # An old word is a fault too, and all of them are to be found.
    reading = Reading(Report(most=sys.maxsize))
    Builder(words_of(name), reading, {}).file(FILES[name], root)
    found: list[tuple[str, str, list[Edit]]] = []
    taken: list[Edit] = []
    for old, new, edits in reading.edits:
        if not any(_meet(one, other) for one in edits for other in taken):
            taken += edits
            found.append((old, new, edits))
    return found


def _meet(one: Edit, other: Edit) -> bool:
    return _at(one.start) < _at(other.end) and _at(other.start) < _at(one.end)


def _at(place: Place) -> tuple[int, int]:
    return place.line, place.column


def _edited(text: str, edits: list[Edit]) -> str:
    """From the end of the text, so that places further ahead stay true."""
    starts = [0]
    for line in text.split("\n"):
        starts.append(starts[-1] + len(line) + 1)
    ending = "\r\n" if "\r\n" in text else "\n"
    for edit in sorted(edits, key=lambda one: _at(one.start), reverse=True):
        start = starts[edit.start.line - 1] + edit.start.column - 1
        end = starts[edit.end.line - 1] + edit.end.column - 1
        old = text[start:end]
        new = edit.text.replace("\n", ending)
        if old[:1] in {'"', "'"} and old[:1] == old[-1:] and " " not in new:
            new = old[0] + new + old[0]
        # What stood on several lines stands on one now; remarks in it follow.
        new += "".join("  " + remark for remark in _REMARK.findall(old))
        text = text[:start] + new + text[end:]
    return text


def _kind(path: Path, root: Node) -> str:
    """What sort of file this is: by its name beside a box.yaml, else a legend."""
    name = "legend"
    if path.parent.name == "boards":
        name = "board"
    elif path.parent.name == "chapters":
        name = "chapter"
    elif (path.parent / "box.yaml").is_file() and any(one in FILES for one in _names(path.stem)):
        name = path.stem
    found = [one for one in _names(name) if one in FILES]
    return max(found, key=lambda one: _known(FILES[one], root))


def _names(name: str) -> list[str]:
    """What a sort of file is called in each family."""
    return [name, *(beginning + name for beginning in FAMILIES)]


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
    report = Report(most=sys.maxsize)
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
