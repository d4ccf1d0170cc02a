"""The author's reference: tables of the vocabulary, made from its records, in docs.

A table stands between two marks, `<!-- effects -->` and `<!-- end of effects -->`; all else on the
page is written by hand and left alone.
"""

from pathlib import Path

from rietland.content.content import every_content
from rietland.kernel.errors import BadContent


def pages() -> dict[str, dict[str, str]]:
    """The pages that have tables, each with its tables by the name in their marks."""
    found: dict[str, dict[str, str]] = {}
    for content in every_content():
        for page, tables in content.pages().items():
            found.setdefault(page, {}).update(tables)
    return found


def current(page: str, file: str = "author.md") -> str:
    """The page with every table as the vocabulary says it. Raises BadContent without a mark."""
    for name, table in pages()[file].items():
        start, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
        before, found, rest = page.partition(start)
        _, ended, after = rest.partition(end)
        if not found or not ended:
            raise BadContent(f"the page has no place for a table: {start} and {end}")
        page = f"{before}{start}\n\n{table}\n\n{end}{after}"
    return page


def is_current(path: Path) -> bool:
    """Whether the tables of this page are what the vocabulary says."""
    text = path.read_text(encoding="utf-8")
    return current(text, path.name) == text


def write(path: Path) -> None:
    path.write_text(current(path.read_text(encoding="utf-8"), path.name), encoding="utf-8")
