"""Draws the map of the project: for every rule the files that code it and its tests.

Empty cells are the work list.
"""

from pathlib import Path

from rietland.ledger.account import Account, gaps, open_account, summary
from rietland.ledger.parse import Book, Rule

_HEAD = """\
# Rules map

Printed by `rietland ledger --map` from the ledger, the sources and the tests.
An empty cell is work to do. What the markers ask for is explained in `rules/base.md`.
"""


def rules_map(root: Path) -> str:
    """The page for the tree below `root`."""
    account = open_account(root)
    found = summary(account)
    lines = [_HEAD, "| box | status | rules | in code | tested | vectors | tested |"]
    lines.append("|---|---|---|---|---|---|---|")
    for box, book in account.books.items():
        entry = found[box]
        counts = [entry[key] for key in ("rules", "coded", "tested", "vectors", "vectors_tested")]
        lines.append(_row([book.name, book.status, *map(str, counts)]))
    for book in account.books.values():
        if book.is_enforced:
            lines += ["", f"## {book.name}"]
            for section in book.sections:
                rules = [r for r in book.rules.values() if r.section is section]
                if rules:
                    lines += _rule_table(section.title, section.family, rules, account)
            lines += _vector_table(book, account)
    return "\n".join(lines) + "\n"


def check(root: Path) -> list[str]:
    """Everything that `make check` must complain about, one line each; empty when all is well."""
    return gaps(summary(open_account(root)))


def _rule_table(title: str, family: str, rules: list[Rule], account: Account) -> list[str]:
    lines = ["", f"### {title} ({family})", "", "| rule | marker | code | tests |"]
    lines.append("|---|---|---|---|")
    for rule in rules:
        # The file alone: a line number would age with every edit above it.
        code = sorted({f"`{m.path}`" for m in account.code(rule.id)})
        cells = [rule.id, ", ".join(rule.markers), ", ".join(code), _tests(rule, account)]
        lines.append(_row(cells))
    return lines


def _tests(rule: Rule, account: Account) -> str:
    """Tests that name the rule, then tested vectors that cite it."""
    named = [f"`{m}`" for m in account.own_tests(rule.id)]
    vectors = account.books[rule.box].vectors.values()
    cited = [v.id for v in vectors if rule.id in v.rules and account.vector_tests(v.id)]
    return ", ".join([*named, *cited])


def _vector_table(book: Book, account: Account) -> list[str]:
    lines = ["", f"### Test vectors ({book.prefix}-TV)", "", "| vector | marker | tests |"]
    lines.append("|---|---|---|")
    for vector in book.vectors.values():
        tests = [f"`{m}`" for m in account.vector_tests(vector.id)]
        lines.append(_row([vector.id, ", ".join(vector.markers), ", ".join(tests)]))
    return lines


def _row(cells: list[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
