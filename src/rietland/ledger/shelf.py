"""Finds the rules files and looks up single rules in them.

In a checkout they are the top-level folder `rules`; an installed wheel carries them
as `rietland/rules`, which a checkout does not have.
"""

import difflib
from contextlib import suppress
from functools import cache
from pathlib import Path

from rietland.ledger.parse import Book, Rule, Vector, parse
from rietland.roots import extra_roots
from rietland.words import bounded

#: The rules file of a box outside the package, in its own folder.
OWN_RULES = "rules.md"
BOXES = ("base", "starshield", "frost", "dark_paths", "chada_thorn", "rietburg")


class UnknownRule(ValueError):
    """Nobody wrote a rule with this id; the message names the nearest ids."""

    def __init__(self, asked: str, nearest: list[str]) -> None:
        hint = f"; nearest: {', '.join(nearest)}" if nearest else ""
        super().__init__(f"no rule {asked}{hint}")
        self.asked = asked
        self.nearest = nearest


def find_rules_dir() -> Path:
    """The folder with the rules files: inside an installed package, else of the checkout."""
    package = Path(__file__).resolve().parents[1]
    if (package / "rules" / "base.md").is_file():
        return package / "rules"
    for top in package.parents:
        if (top / "pyproject.toml").is_file() and (top / "rules" / "base.md").is_file():
            return top / "rules"
    raise FileNotFoundError("the rules files are neither in the package nor above it")


def read_books(folder: Path) -> dict[str, Book]:
    """All rules files of a folder by box, in the order of the family; others follow."""
    files = {path.stem: path for path in sorted(folder.glob("*.md"))}
    order = [box for box in BOXES if box in files]
    order += [box for box in files if box not in BOXES]
    books = {}
    for box in order:
        book = parse(files[box].read_text(encoding="utf-8"), f"rules/{files[box].name}")
        if book.box != box:
            book.problems.append(f"rules/{files[box].name}: the head calls this box {book.box!r}")
        books[box] = book
    return books


def books() -> dict[str, Book]:
    """The rules files that belong to this program, read once, and those of boxes outside it."""
    return _books(extra_roots())


@cache
def _books(roots: tuple[Path, ...]) -> dict[str, Book]:
    found = read_books(find_rules_dir())
    for root in roots:
        for path in (root / OWN_RULES, *sorted(root.glob(f"*/{OWN_RULES}"))):
            with suppress(OSError, bounded.TooLong, UnicodeDecodeError):
                found.setdefault(path.parent.name, parse(bounded.read_text(path), str(path)))
    return found


def same_rules(box: Path) -> dict[str, str]:
    """Ids of the box in this folder for rules it shares with other boxes, by the others' ids."""
    book = books().get(box.name)
    if book is None:
        return {}
    found: dict[str, str] = {}
    for rule in book.rules.values():
        for same in rule.same_as:
            found.setdefault(same, rule.id)
    return found


def rule_text(rule_id: str) -> Rule:
    """The rule with this id; raises UnknownRule with the nearest ids."""
    word = rule_id.strip().upper()
    for book in books().values():
        if word in book.rules:
            return book.rules[word]
    raise UnknownRule(rule_id, nearest(word))


def vector_text(vector_id: str) -> Vector:
    """The test vector with this id; raises UnknownRule with the nearest ids."""
    word = vector_id.strip().upper()
    for book in books().values():
        if word in book.vectors:
            return book.vectors[word]
    raise UnknownRule(vector_id, nearest(word))


def nearest(word: str) -> list[str]:
    """Up to three ids that look most like this one."""
    known = [known for book in books().values() for known in (*book.rules, *book.vectors)]
    return difflib.get_close_matches(word.strip().upper(), known, n=3, cutoff=0.6)
