"""Types of record fields, taken apart: what the builder and the schemas both read."""

import inspect
import re
from collections.abc import Iterable
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from rietland.vocabulary.control import Word
from rietland.vocabulary.names import Between, Sort


class Hint:
    """One type: its shape, what it holds, and the types inside."""

    __slots__ = ("between", "extra", "holds", "inner", "literals", "shape", "sort", "word")

    def __init__(self, shape: str) -> None:
        #: int, float, str, bool, none, object, list, dict, tuple, union, literal, word.
        self.shape: str = shape
        #: effects, conditions, branches, who, when, ranges, or "".
        self.holds: str = ""
        #: What sort of name it is, or "".
        self.sort: str = ""
        #: The bounds of its numbers.
        self.between: Between | None = None
        self.inner: list[Hint] = []
        self.literals: list[str] = []
        self.word: type[Word] | None = None
        #: What `Meta` says about the schema.
        self.extra: dict[str, Any] = {}


class Field:
    """A field of a record: its YAML key, its type, whether it must be given."""

    __slots__ = ("hint", "key", "name", "required")

    def __init__(self, name: str, key: str, hint: Hint, required: bool) -> None:
        self.name: str = name
        self.key: str = key
        self.hint: Hint = hint
        self.required: bool = required


@cache
def fields(word: type[Word]) -> tuple[Field, ...]:
    """The fields of a record in order."""
    hints = get_type_hints(word, include_extras=True)
    return tuple(
        Field(field.name, field.encode_name, _hint(hints[field.name]), field.required)
        for field in msgspec.structs.fields(word)
    )


def inside(word: object) -> list[Word]:
    """A record and every record in it, however deep."""
    found: list[Word] = []
    if isinstance(word, Word):
        found.append(word)
        for field in fields(type(word)):
            found += inside(getattr(word, field.name))
    elif isinstance(word, list):
        for item in word:
            found += inside(item)
    elif isinstance(word, dict):
        for item in word.values():
            found += inside(item)
    return found


def tag(word: type[Word]) -> str:
    """The YAML word of a tagged record."""
    return str(word.__struct_config__.tag or "")


# What it says of itself in words.


def meaning(word: type[Word]) -> str:
    """The docstring as one line; `Condition:` goes without saying in a table of conditions."""
    text = " ".join((word.__doc__ or "").split())
    text = text.removeprefix("Condition: ")
    return text[:1].upper() + text[1:]


def paragraphs(word: type[Word]) -> str:
    """The docstring as one paragraph per idea."""
    lines = [line.strip() for line in (word.__doc__ or tag(word)).strip().splitlines()]
    parts = "\n".join(lines).split("\n\n")
    return "\n\n".join(" ".join(part.split()) for part in parts)


def lacks(words: Iterable[type[Word]]) -> list[str]:
    """What these words do not say of themselves: a meaning, and a line for each field."""
    found: list[str] = []
    for word in words:
        title = f"'{tag(word) or word.__name__}'"
        if not word.__dict__.get("__doc__"):
            found.append(f"{title} has no docstring")
        said = notes(word)
        found += [
            f"{title}: '{field.key}' has no line"
            for field in fields(word)
            if field.name not in said
        ]
    return found


@cache
def notes(word: type[Word]) -> dict[str, str]:
    """The `#:` lines above each field of a record, by field; those it inherits too."""
    found: dict[str, str] = {}
    note: list[str] = []
    records = [one for one in reversed(word.__mro__) if issubclass(one, Word)]
    for line in "\n".join(map(inspect.getsource, records)).splitlines():
        text = line.strip()
        if text.startswith("#:"):
            note.append(text.removeprefix("#:").strip())
            continue
        field = re.match(r"([a-z_]+): ", text)
        if field is not None and field[1] in word.__struct_fields__ and note:
            found[field[1]] = " ".join(note)
        note = []
    return found


# Types, taken apart.

_PLAIN = {int: "int", float: "float", str: "str", bool: "bool", NoneType: "none", object: "object"}


def _hint(annotation: Any) -> Hint:  # noqa: ANN401 - an annotation is any object
    origin = get_origin(annotation)
    if origin is Annotated:
        base, *metas = get_args(annotation)
        made = _hint(base)
        for meta in metas:
            if isinstance(meta, Sort):
                made.sort = meta.name
            elif isinstance(meta, Between):
                _bind(made, meta)
            elif isinstance(meta, msgspec.Meta):
                made.holds = (meta.extra or {}).get("holds", "")
                made.extra = meta.extra_json_schema or {}
        return made
    if origin is Literal:
        made = Hint("literal")
        made.literals = [str(value) for value in get_args(annotation)]
        return made
    if origin in {Union, UnionType}:
        made = Hint("union")
    elif origin in {list, dict, tuple}:
        made = Hint(origin.__name__)
    elif annotation in _PLAIN:
        return Hint(_PLAIN[annotation])
    elif isinstance(annotation, type) and issubclass(annotation, Word):
        made = Hint("word")
        made.word = annotation
        return made
    else:
        raise TypeError(f"content has no type {annotation!r}")
    made.inner = [_hint(inner) for inner in get_args(annotation)]
    return made


def _bind(hint: Hint, between: Between) -> None:
    """Bounds of a list are those of its numbers, of a table those of its values."""
    hint.between = between
    for inner in hint.inner[1:] if hint.shape == "dict" else hint.inner:
        _bind(inner, between)
