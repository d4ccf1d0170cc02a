"""Turns the wording of the ledger into plain words for players."""

import re

_ASIDE = re.compile(r"\s*(?:\[[^\]]*\]|\{[^}]*\})")
_EMPHASIS = re.compile(r"\*(\S[^*]*?)\*")


def plain(text: str) -> str:
    """The text without source marks, work markers and emphasis."""
    text = _ASIDE.sub("", text)
    text = re.sub(r"\(\s+", "(", text)
    text = re.sub(r"\s*\(\)", "", text)
    text = re.sub(r"[ \t]+([.,;:)])", r"\1", text)
    return _EMPHASIS.sub(r"\1", text).strip()
