"""Texts for the browser: the catalogue in Fluent, with the cards apart, and the rules."""

import re
from functools import cache
from pathlib import Path
from typing import Final

from rietland.ledger import UnknownRule, plain, rule_text
from rietland.web.records import RuleText
from rietland.words import catalogue

#: Texts that tell what comes; a browser asks for them when its view names them.
SECRET: Final = ("card-", "event-")
_HOME: Final = Path(catalogue.__file__).parent
_ENTRY: Final = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=")


@cache
def entries(language: str) -> dict[str, str]:
    """The source of every text of a language by its key. What it lacks is not here."""
    found: dict[str, str] = {}
    for file in sorted((_HOME / language).glob("*.ftl")):
        key = ""
        for line in file.read_text(encoding="utf-8").splitlines():
            start = _ENTRY.match(line)
            if start:
                key = start[1]
                found[key] = line + "\n"
            elif line[:1] in (" ", "}") and key:
                found[key] += line + "\n"
            elif line.strip():
                key = ""
    return found


@cache
def words(language: str) -> str:
    """All texts but those of cards; in English where the language lacks one."""
    both = {**entries(catalogue.FALLBACK), **entries(language)}
    return "".join(text for key, text in both.items() if not key.startswith(SECRET))


def card_words(language: str, keys: list[str]) -> str:
    """Texts of cards; in English where the language lacks one."""
    own, other = entries(language), entries(catalogue.FALLBACK)
    found = [own.get(key) or other.get(key, "") for key in keys if key.startswith(SECRET)]
    return "".join(found)


def rule(asked: str) -> RuleText:
    """A rule of the ledger in plain words. Raises UnknownRule."""
    found = rule_text(asked)
    return RuleText(found.id, found.section.title, plain(found.text), found.box, "en")


__all__ = ["UnknownRule", "card_words", "entries", "rule", "words"]
