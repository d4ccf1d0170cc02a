"""Says a rule to players: in the words of the catalogue, or else of the ledger made plain."""

import re

from rietland.ledger.parse import Book, Rule, Section
from rietland.words import Catalogue, printable

_ASIDE = re.compile(r"\s*(?:\[[^\]]*\]|\{[^}]*\})")
_EMPHASIS = re.compile(r"\*(\S[^*]*?)\*")


def plain(text: str) -> str:
    """The text without source marks, work markers and emphasis."""
    text = _ASIDE.sub("", text)
    text = re.sub(r"\(\s+", "(", text)
    text = re.sub(r"\s*\(\)", "", text)
    text = re.sub(r"[ \t]+([.,;:)])", r"\1", text)
    return printable(_EMPHASIS.sub(r"\1", text).strip())


def rule_key(rule: str) -> str:
    """The key of a rule's text in the catalogue."""
    return f"rule-{rule}"


def heading_key(family: str) -> str:
    """The key of a section's heading in the catalogue."""
    return f"rules-{family}"


def say_rule(rule: Rule, words: Catalogue) -> str:
    """A rule in a language; in English where that lacks it, as the ledger has it where none does.

    The ledger is terse and has remarks for developers: it speaks for boxes not yet built.
    """
    key = rule_key(rule.id)
    return words.text(key) if words.has(key) else plain(rule.text)


def say_heading(section: Section, words: Catalogue) -> str:
    """The heading of a section, likewise."""
    key = heading_key(section.family)
    return words.text(key) if words.has(key) else section.title


def say_box(book: Book, words: Catalogue) -> str:
    """The name of a box, likewise."""
    key = f"cover-{book.box}"
    return words.text(key) if words.has(key) else book.name
