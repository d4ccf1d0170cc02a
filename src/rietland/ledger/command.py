"""The commands `rietland ledger` and `rietland rules`."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rietland.ledger.account import report
from rietland.ledger.chart import check, rules_map
from rietland.ledger.parse import Book, Rule, Vector
from rietland.ledger.shelf import UnknownRule, books, find_rules_dir, nearest, rule_text
from rietland.ledger.words import plain, say_box, say_heading, say_rule
from rietland.usage import command_parser
from rietland.words import Catalogue, languages

FAULT = 1
MISUSE = 2


def main(argv: Sequence[str]) -> int:
    """Run `ledger …` or `rules …`; answer the exit code."""
    commands = {"ledger": main_ledger, "rules": main_rules}
    if not argv or argv[0] not in commands:
        print(f"say one of: {', '.join(commands)}", file=sys.stderr)
        return MISUSE
    return commands[argv[0]](argv[1:])


def main_ledger(argv: Sequence[str]) -> int:
    """Say how much of the ledger is coded and tested, check it, or draw its map."""
    parser = command_parser(
        "ledger",
        "Compare the rules ledger with code and tests, and report which rules have both.",
        ["", "--check", "--map"],
    )
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    parser.add_argument(
        "--check", action="store_true", help="list what is missing, and fail if anything is"
    )
    parser.add_argument(
        "--map", action="store_true", help="print the page that leads from rules to code and tests"
    )
    parser.add_argument(
        "--root", type=Path, metavar="FOLDER", help="top of the checkout (default: this one)"
    )
    asked = parser.parse_args(argv)
    root = asked.root or _checkout()
    if not (root / "src").is_dir():
        print("the ledger needs a checkout: no src/ beside the rules", file=sys.stderr)
        return MISUSE
    if asked.map:
        print(rules_map(root), end="")
        return 0
    if asked.json:
        print(json.dumps(report(root), indent=1, ensure_ascii=False))
    if asked.check:
        return _check(root)
    if not asked.json:
        _print_report(report(root))
    return 0


def main_rules(argv: Sequence[str]) -> int:
    """Print rules in plain words: one by id, a section by its name, or the headings."""
    parser = command_parser(
        "rules",
        "Print rules in plain words. Without an id, list the sections of every box.",
        ["AN-MOVE-3", "AN-MOVE --language de", "base"],
    )
    parser.add_argument(
        "id", nargs="*", help="a rule (AN-MOVE-3), a section (AN-MOVE) or a box (AN or base)"
    )
    parser.add_argument(
        "--language", choices=languages(), default="en", help="language of the rules (default: en)"
    )
    asked = parser.parse_args(argv)
    return print_rules(asked.id, Catalogue(asked.language))


def print_rules(asked: Sequence[str], words: Catalogue) -> int:
    """Print what is asked for in the words of a language, the headings if nothing is."""
    if not asked:
        for book in books().values():
            _print_headings(book, words)
        return 0
    code = 0
    for word in asked:
        try:
            _print_any(word, words)
        except UnknownRule as error:
            print(_say_unknown(error, words), file=sys.stderr)
            code = MISUSE
    return code


def _say_unknown(error: UnknownRule, words: Catalogue) -> str:
    key = "fault-no-rule.near" if error.nearest else "fault-no-rule"
    return words.text(key, {"rule": error.asked, "near": ", ".join(error.nearest)})


def _checkout() -> Path:
    """The checkout this package lies in, plain or compiled; the rules' own place if in none."""
    for top in Path(__file__).resolve().parents:
        if (top / "pyproject.toml").is_file() and (top / "rules").is_dir():
            return top
    return find_rules_dir().parent


def _check(root: Path) -> int:
    problems = check(root)
    for line in problems:
        print(line, file=sys.stderr)
    if problems:
        print(f"{len(problems)} faults in the ledger", file=sys.stderr)
        return FAULT
    return 0


def _print_report(found: dict[str, dict[str, Any]]) -> None:
    print(
        f"{'box':<12} {'status':<9} {'rules':>5} {'coded':>6} {'tested':>7} {'vectors':>8} tested"
    )
    for box, entry in found.items():
        print(
            f"{box:<12} {entry['status']:<9} {entry['rules']:>5} {entry['coded']:>6}"
            f" {entry['tested']:>7} {entry['vectors']:>8} {entry['vectors_tested']:>6}"
        )
    for box, entry in found.items():
        for key in ("missing_code", "missing_tests", "missing_vectors"):
            if entry["status"] != "planned" and entry[key]:
                print(f"{box}, {key.replace('_', ' ')}: {len(entry[key])}: {_some(entry[key])}")
        for stray in entry["unknown"]:
            print(f"{box}, no such id: {stray}")
        for problem in entry["problems"]:
            print(problem)


def _some(ids: list[str]) -> str:
    """The first few of a list."""
    return ", ".join(ids[:6]) + (", …" if len(ids) > 6 else "")


def _print_headings(book: Book, words: Catalogue) -> None:
    print(f"{say_box(book, words)} ({book.box}, {book.status})")
    for section in book.sections:
        rules = sum(rule.section is section for rule in book.rules.values())
        if rules:
            count = words.text("rules-count", {"number": rules})
            print(f"  {section.family:<12} {say_heading(section, words)}: {count}")
    vectors = words.text("rules-vectors", {"number": len(book.vectors)})
    print(f"  {book.prefix + '-TV':<12} {vectors}")


def _print_any(asked: str, words: Catalogue) -> None:
    """Print a rule, a vector, a section or the headings of a box, whatever the word names."""
    word = asked.strip().upper()
    for book in books().values():
        if word in (book.prefix, book.box.upper()):
            _print_headings(book, words)
            return
        if word in book.vectors:
            _print_vector(book.vectors[word], book, words)
            return
        rules = [r for r in book.rules.values() if r.id.startswith(word + "-")]
        vectors = [v for v in book.vectors.values() if v.id.startswith(word + "-")]
        if rules:
            _print_section(rules, book, words)
        for vector in vectors:
            _print_vector(vector, book, words)
        if rules or vectors:
            return
    if word.count("-") == 1:
        raise UnknownRule(asked, nearest(word + "-1"))
    _print_rule(rule_text(asked), words)


def _print_rule(rule: Rule, words: Catalogue) -> None:
    print(f"{rule.id} ({say_box(books()[rule.box], words)}, {say_heading(rule.section, words)})")
    print(say_rule(rule, words))


def _print_section(rules: list[Rule], book: Book, words: Catalogue) -> None:
    title = ""
    for rule in rules:
        if rule.section.title != title:
            title = rule.section.title
            print(f"{say_box(book, words)}: {say_heading(rule.section, words)}")
        print(f"{rule.id}  {say_rule(rule, words)}")


def _print_vector(vector: Vector, book: Book, words: Catalogue) -> None:
    """A test vector as the ledger has it: it is for developers, in English only."""
    print(f"{vector.id} ({say_box(book, words)}) for {', '.join(vector.rules)}")
    print(f"  {plain(vector.input)}: {plain(vector.expected)}")
