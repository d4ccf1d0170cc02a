"""Finds where code, content and tests name rules.

Code and content name them in comments, `# rule: AN-MOVE-3, AN-MOVE-4`, content also in the field
`rule` of a record; tests in decorators, `@rule("AN-MOVE-3")` and `@vector("AN-TV-12")`. Skipped
tests prove nothing and do not count.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

_COMMENT = re.compile(r"(?:^|\s)#\s*rules?:\s*(.*)$")
_FIELD = re.compile(r"(?:^\s*|[{,]\s*)rule:\s*([\w-]+)")
_NAMED = re.compile(r"[A-Z]{2}-[A-Z0-9][A-Z0-9-]*")
_KINDS = ("rule", "vector")
_DISABLED = ("skip", "xfail")


@dataclass(frozen=True)
class Mention:
    """One place that names an id; `test` is the test's name, empty in code and content."""

    id: str
    path: str
    line: int
    test: str = ""

    def __str__(self) -> str:
        return f"{self.path}::{self.test}" if self.test else f"{self.path}:{self.line}"


@dataclass
class Scan:
    """All mentions in a source tree."""

    code: list[Mention] = field(default_factory=list)
    rule_tests: list[Mention] = field(default_factory=list)
    vector_tests: list[Mention] = field(default_factory=list)


def scan(root: Path) -> Scan:
    """Search `src/rietland` for comments and `tests` for decorators."""
    found = Scan()
    source = root / "src" / "rietland"
    for path in _files(source, "*.py"):
        found.code += code_mentions(_read(path), _name(path, root))
    for path in (*_files(source, "*.yaml"), *_files(source, "*.yml")):
        found.code += content_mentions(_read(path), _name(path, root))
    for path in _files(root / "tests", "*.py"):
        rules, vectors = decorator_mentions(_read(path), _name(path, root))
        found.rule_tests += rules
        found.vector_tests += vectors
    return found


def code_mentions(text: str, path: str) -> list[Mention]:
    """Ids in the comments of a Python module; strings that look like comments are not read."""
    found: list[Mention] = []
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            found += _in_comment(token.string, path, token.start[0])
    return found


def content_mentions(text: str, path: str) -> list[Mention]:
    """Ids in the comments and the records of a content file."""
    found: list[Mention] = []
    for number, line in enumerate(text.splitlines(), 1):
        found += _in_comment(line, path, number)
        found += [Mention(named, path, number) for named in _FIELD.findall(line)]
    return found


def decorator_mentions(text: str, path: str) -> tuple[list[Mention], list[Mention]]:
    """Ids in the decorators of a test module: those of rules, those of vectors."""
    found: dict[str, list[Mention]] = {kind: [] for kind in _KINDS}
    for name, node in _tests(ast.parse(text, path), ""):
        for decorator in node.decorator_list:
            kind = _decorator_name(decorator)
            if kind in _KINDS and isinstance(decorator, ast.Call):
                for named in _arguments(decorator):
                    found[kind].append(Mention(named, path, decorator.lineno, name))
    return found["rule"], found["vector"]


def _in_comment(comment: str, path: str, line: int) -> list[Mention]:
    match = _COMMENT.search(comment)
    if match is None:
        return []
    ids = _NAMED.findall(match[1]) or [match[1].strip()]
    return [Mention(named, path, line) for named in ids]


_Test = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def _tests(node: ast.AST, inside: str) -> Iterator[tuple[str, _Test]]:
    """The tests below a node that run, with their names as pytest writes them."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        if any(_decorator_name(d) in _DISABLED for d in child.decorator_list):
            continue
        prefix = "Test" if isinstance(child, ast.ClassDef) else "test"
        if child.name.startswith(prefix):
            yield inside + child.name, child
        if isinstance(child, ast.ClassDef):
            yield from _tests(child, f"{inside}{child.name}::")


def _decorator_name(node: ast.expr) -> str:
    if isinstance(node, ast.Call):
        node = node.func
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _arguments(call: ast.Call) -> list[str]:
    """The ids of a decorator; whatever is not a plain string is named as written."""
    return [
        arg.value if isinstance(arg, ast.Constant) and isinstance(arg.value, str) else _source(arg)
        for arg in call.args
    ]


def _source(node: ast.expr) -> str:
    return f"({ast.unparse(node)})"


def _files(folder: Path, pattern: str) -> list[Path]:
    return sorted(folder.rglob(pattern)) if folder.is_dir() else []


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _name(path: Path, root: Path) -> str:
    return path.relative_to(root).as_posix()
