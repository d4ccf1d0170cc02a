"""Every text is said somewhere: a key that no code names, and none puts together, is translated
for nothing.
"""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import ast

import rietland.words
from rietland.content import library
from rietland.words.catalogue import parsed

ROOT = Path(__file__).parents[2]
ENGLISH = Path(rietland.words.__file__).parent / "en"
#: Where keys are named, and where the names come from that are put into keys.
SOURCES = {
    "src/rietland": (".py", ".yaml"),
    "client/src": (".ts", ".svelte"),
    "rules": (".md",),
}
#: "hero-{name}" and `hero-${name}`: what comes before the brace.
ASSEMBLED = re.compile(r"[\"'`]([a-zA-Z][\w-]*-)\$?\{")
#: Put together from a few values only, while their words occur in code for other reasons.
FEW = {
    "ui-": {"won", "lost"},
    "odds-": {"win", "left", "late", "beaten", "strike", "tie", "blow", "reach", "miss"},
    "companion-": {"novice", "steady", "master"},
}
#: Shown as a whole list, whatever is in it.
LISTED = ("glossary-",)


def test_every_key_is_used() -> None:
    assert [] == sorted(key for key in keys() if not is_used(key))


def test_a_key_nobody_needs_is_found() -> None:
    assert is_used("hero-thorn")
    assert is_used("card-base-2-A1")
    assert not is_used("ui-quit")
    assert not is_used("hero-nobody_ever")


def is_used(key: str) -> bool:
    box, _, said = key.partition("-")
    if box in library.boxes() and said in keys():
        # What a box says in its own words.
        return is_used(said)
    sure = key in named() or key in referred() or key in notated() or key.startswith(LISTED)
    return sure or is_assembled(key)


def is_assembled(key: str) -> bool:
    """Whether code has the beginning of this key, and each part of the rest is a name it knows."""
    return any(
        key.startswith(beginning) and fits(beginning, key.removeprefix(beginning))
        for beginning in beginnings()
    )


def fits(beginning: str, rest: str) -> bool:
    if beginning in FEW:
        return rest in FEW[beginning]
    return all(part in parts() for part in rest.split("-"))


@cache
def keys() -> frozenset[str]:
    return frozenset(
        entry.id.name
        for file in ENGLISH.glob("*.ftl")
        for entry in parsed(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    )


@cache
def referred() -> frozenset[str]:
    """Keys that other texts contain."""
    text = "".join(file.read_text(encoding="utf-8") for file in ENGLISH.glob("*.ftl"))
    return frozenset(re.findall(r"\{ ?([a-z][\w-]*)", text))


@cache
def notated() -> frozenset[str]:
    """Names in commands (`share thorn chada gold`), each by the sort of thing it names."""
    games = (("base", "2", ["thorn", "chada"]), ("rietburg", "1", ["kram", "eara"]))
    return frozenset(
        f"{sort}-{name}"
        for game in games
        for sort, names in library.game(*game).lexicon.names.items()
        for name in names
    )


@cache
def sources() -> str:
    """All code and content; not what is built, and not the stand-ins for the server."""
    return "\n".join(
        path.read_text(encoding="utf-8")
        for folder, suffixes in SOURCES.items()
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in suffixes and not {"static", "mock"} & set(path.parts)
    )


@cache
def named() -> frozenset[str]:
    """Everything that may be a whole key."""
    return frozenset(re.findall(r"[a-z]\w*(?:-\w+)+|[a-z]\w+", sources()))


@cache
def parts() -> frozenset[str]:
    return frozenset(re.findall(r"\w+", sources()))


@cache
def beginnings() -> frozenset[str]:
    return frozenset(ASSEMBLED.findall(sources()))
