"""Writes docs/glossary.md from the catalogue, the glossary that the table shows too.

python -m tests.docs.glossary
"""

from pathlib import Path

from fluent.syntax import ast

import rietland.words
from rietland.words.catalogue import parsed

PAGE = Path(__file__).parents[2] / "docs" / "glossary.md"
SOURCE = Path(rietland.words.__file__).parent / "en" / "glossary.ftl"
HEAD = """# Glossary

Words of the game that a newcomer meets; the table explains them too, in four languages.
This page is generated from the catalogue: `python -m tests.docs.glossary` writes it.
"""


def page() -> str:
    """The whole page: a heading for each group, and a line for each word."""
    groups: dict[str, list[str]] = {}
    words: list[str] = []
    for entry in parsed(SOURCE.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.GroupComment) and entry.content is not None:
            words = groups.setdefault(entry.content, [])
        elif isinstance(entry, ast.Message) and entry.value is not None:
            (term,) = (part.value for part in entry.attributes if part.id.name == "term")
            words.append(f"- **{_plain(term)}**: {_plain(entry.value)}")
    parts = [
        f"## {name}\n\n" + "\n".join(sorted(words, key=str.lower)) for name, words in groups.items()
    ]
    return "\n".join([HEAD, *(f"{part}\n" for part in parts)])


def _plain(pattern: ast.Pattern) -> str:
    return "".join(one.value for one in pattern.elements if isinstance(one, ast.TextElement))


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
