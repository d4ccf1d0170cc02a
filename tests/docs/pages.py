"""The pages people read, and what stands in their fenced blocks."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
EXAMPLES = ROOT / "docs" / "examples"


def blocks(page: Path, language: str) -> list[str]:
    """What stands between ```language and ```, in order."""
    text = page.read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def commands(page: Path) -> list[str]:
    """Lines of a shell in a page, without their remarks."""
    lines = [line for block in blocks(page, "sh") for line in block.splitlines()]
    return [line.partition("  #")[0].strip() for line in lines if line.strip()]
