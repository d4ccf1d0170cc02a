"""Holds the ledger against code and tests: what is done, what is missing, what is unknown."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rietland.ledger.parse import BUILDING, Book
from rietland.ledger.scan import Mention, Scan, scan
from rietland.ledger.shelf import read_books

OTHER = "other"
"""Key in a report for ids that belong to no box."""


@dataclass
class Account:
    """The rules files of a tree together with all places that name their rules."""

    books: dict[str, Book]
    scan: Scan

    def code(self, rule: str) -> list[Mention]:
        """Lines of code and content that name a rule."""
        return [m for m in self.scan.code if m.id == rule]

    def own_tests(self, rule: str) -> list[Mention]:
        """Tests that name a rule themselves."""
        return [m for m in self.scan.rule_tests if m.id == rule]

    def vector_tests(self, vector: str) -> list[Mention]:
        """Tests that name a vector."""
        return [m for m in self.scan.vector_tests if m.id == vector]

    def unknown(self) -> list[Mention]:
        """Places that name an id which no rules file holds."""
        rules = {known for book in self.books.values() for known in book.rules}
        vectors = {known for book in self.books.values() for known in book.vectors}
        named_rules = (*self.scan.code, *self.scan.rule_tests)
        strays = [m for m in named_rules if m.id not in rules]
        strays += [
            Mention(same, f"rules/{book.box}.md", 0)
            for book in self.books.values()
            for rule in book.rules.values()
            for same in (*rule.same_as, *rule.served_by)
            if same not in rules
        ]
        return strays + [m for m in self.scan.vector_tests if m.id not in vectors]


def open_account(root: Path) -> Account:
    """Read the rules files below `root` and search its sources and tests."""
    return Account(read_books(root / "rules"), scan(root))


def report(root: Path) -> dict[str, dict[str, Any]]:
    """Counts and gaps by box, ready for JSON; ids of no box stand under `other`."""
    return summary(open_account(root))


def summary(account: Account) -> dict[str, dict[str, Any]]:
    """The same report from an account already open."""
    strays: dict[str, list[str]] = {}
    prefixes = {book.prefix: box for box, book in account.books.items()}
    for mention in account.unknown():
        box = prefixes.get(mention.id.partition("-")[0], OTHER)
        strays.setdefault(box, []).append(f"{mention.id} at {mention}")
    coded = {m.id for m in account.scan.code}
    tested = {m.id for m in account.scan.rule_tests}
    shown = {m.id for m in account.scan.vector_tests}
    found = {
        box: _box_summary(book, coded, tested, shown, strays.get(box, []))
        for box, book in account.books.items()
    }
    if OTHER in strays:
        nobody = Book(OTHER, "ids of no box", "", BUILDING)
        found[OTHER] = _box_summary(nobody, set(), set(), set(), strays[OTHER])
    return found


def _box_summary(
    book: Book, coded: set[str], tested: set[str], shown: set[str], strays: list[str]
) -> dict[str, Any]:
    rules = book.rules.values()
    vectors = book.vectors.values()
    proved = tested | {cited for v in vectors if v.id in shown for cited in v.rules}
    deferred = [r.id for r in rules if r.is_deferred] + [v.id for v in vectors if v.is_deferred]
    return {
        "name": book.name,
        "status": book.status,
        "rules": len(book.rules),
        "coded": len(coded & book.rules.keys()),
        "tested": len(proved & book.rules.keys()),
        "vectors": len(book.vectors),
        "vectors_tested": len(shown & book.vectors.keys()),
        "missing_code": [
            r.id for r in rules if r.needs_code and not coded & {r.id, *r.same_as, *r.served_by}
        ],
        "missing_tests": [r.id for r in rules if r.needs_test and r.id not in proved],
        "missing_vectors": [v.id for v in vectors if not v.is_deferred and v.id not in shown],
        "content": [r.id for r in rules if r.is_content],
        "frame": [r.id for r in rules if r.is_frame],
        "deferred": deferred,
        "partly_deferred": [r.id for r in rules if r.is_partly_deferred],
        "unknown": strays,
        "problems": list(book.problems),
    }


def gaps(found: dict[str, dict[str, Any]]) -> list[str]:
    """One line per fault: broken files and unknown ids always, gaps only of enforced boxes."""
    lines: list[str] = []
    for box, entry in found.items():
        lines += entry["problems"]
        lines += [f"{box}: no such id: {stray}" for stray in entry["unknown"]]
        if entry["status"] == "planned":
            continue
        lines += [f"{box}: {rule} has no line of code" for rule in entry["missing_code"]]
        lines += [f"{box}: {rule} has no test" for rule in entry["missing_tests"]]
        lines += [f"{box}: vector {vector} has no test" for vector in entry["missing_vectors"]]
    return lines
