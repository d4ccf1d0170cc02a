"""Texts for the browser: the catalogue in Fluent, with the cards apart, and the rules."""

import re
from functools import cache
from pathlib import Path
from typing import Final

from rietland.ledger import Rule, UnknownRule, books, heading_key, plain, rule_key, rule_text
from rietland.web.http_types import RuleText
from rietland.words import catalogue

#: Texts that tell what comes; a browser asks for them when its view names them.
SECRET: Final = ("card-", "event-", "section-")
#: What only the terminal says.
TERMINAL_ONLY: Final = ("fault-", "malformed-", "plain-")
#: Rules are many and long; a browser asks for the one that somebody wants to read.
_RULE: Final = re.compile("rules?-[A-Z]")
#: Languages of the house.
SPOKEN: Final = frozenset(catalogue.languages())
_ENTRY: Final = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=")


def entries(language: str) -> dict[str, str]:
    """The source of every text of a language by its key. What it lacks is not here."""
    return _entries(tuple(catalogue.files(language)))


@cache
def _entries(files: tuple[Path, ...]) -> dict[str, str]:
    found: dict[str, str] = {}
    for file in files:
        key = ""
        for line in catalogue.read(file).splitlines():
            start = _ENTRY.match(line)
            if start:
                # Texts from outside never replace those of the house.
                key = start[1] if start[1] not in found else ""
                if key:
                    found[key] = line + "\n"
            elif line[:1] in (" ", "}") and key:
                found[key] += line + "\n"
            elif line.strip():
                key = ""
    return found


def forget() -> None:
    """A file has changed."""
    _entries.cache_clear()
    hero_names.cache_clear()


def words(language: str) -> str:
    """All texts but those of cards and rules; in English where the language lacks one."""
    both = {**entries(catalogue.FALLBACK), **entries(language)}
    kept = (*SECRET, *TERMINAL_ONLY)
    found = (key for key in both if not key.startswith(kept) and not _RULE.match(key))
    return "".join(both[key] for key in found)


@cache
def hero_names(hero: str) -> frozenset[str]:
    """What a hero is called, in every language."""
    known = [entries(language).get(f"hero-{hero}") for language in catalogue.languages()]
    return frozenset(_value(one) for one in known if one)


def card_words(language: str, keys: list[str]) -> str:
    """Texts of cards; in English where the language lacks one."""
    own, other = entries(language), entries(catalogue.FALLBACK)
    found = [own.get(key) or other.get(key, "") for key in keys if key.startswith(SECRET)]
    return "".join(found)


def rule(asked: str, language: str) -> RuleText:
    """A rule in plain words; as the ledger has it where no language does. Raises UnknownRule."""
    return _said(rule_text(asked), _known(language))


def rule_book(box: str, language: str) -> list[RuleText]:
    """The rules of a box likewise, in the order of its rulebook."""
    known = _known(language)
    return [_said(found, known) for found in books()[box].rules.values()]


def _known(language: str) -> dict[str, dict[str, str]]:
    """Texts by language: first this one, then what stands in for it."""
    spoken = dict.fromkeys(one for one in (language, catalogue.FALLBACK) if one in SPOKEN)
    return {one: entries(one) for one in spoken}


def _said(found: Rule, known: dict[str, dict[str, str]]) -> RuleText:
    for tongue, texts in known.items():
        text = texts.get(rule_key(found.id))
        if text:
            title = texts.get(heading_key(found.section.family))
            heading = _value(title) if title else found.section.title
            return RuleText(found.id, heading, _value(text), found.box, tongue)
    text = plain(found.text)
    return RuleText(found.id, found.section.title, text, found.box, catalogue.FALLBACK)


def _value(entry: str) -> str:
    """What a text without variables says. (Fluent itself would take the server a while to load.)"""
    _, _, value = entry.partition("=")
    return "\n".join(line.strip() for line in value.strip().splitlines())


__all__ = ["UnknownRule", "card_words", "entries", "forget", "rule", "rule_book", "words"]
