"""The rules ledger: every rule of every box, held against code and tests.

The rules stand in Markdown, one file per box. This package reads them, finds where code,
content and tests name them, says what is missing, and prints them for players.
"""

from rietland.ledger.account import report
from rietland.ledger.chart import check, rules_map
from rietland.ledger.command import main, main_ledger, main_rules, print_rules
from rietland.ledger.parse import Book, Rule, Section, Vector
from rietland.ledger.shelf import UnknownRule, books, find_rules_dir, rule_text, vector_text
from rietland.ledger.words import heading_key, plain, rule_key, say_heading, say_rule

__all__ = [
    "Book",
    "Rule",
    "Section",
    "UnknownRule",
    "Vector",
    "books",
    "check",
    "find_rules_dir",
    "heading_key",
    "main",
    "main_ledger",
    "main_rules",
    "plain",
    "print_rules",
    "report",
    "rule_key",
    "rule_text",
    "rules_map",
    "say_heading",
    "say_rule",
    "vector_text",
]
