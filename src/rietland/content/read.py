"""Reads YAML into nodes that know their file and line, and refuses what reads two ways.

YAML 1.1 takes `no` for false, `010` for eight and `12:30` for 750. A content file says what it
looks like it says, so such values are refused here with a word about how to write them.
"""

import re
from pathlib import Path
from typing import Final

import yaml
from yaml.reader import Reader, ReaderError

from rietland.content.faults import (
    OUT_OF_RANGE,
    READS_TWO_WAYS,
    TOO_LARGE,
    TWICE,
    UNREADABLE,
    WRONG_TYPE,
    Place,
    Report,
)
from rietland.words import bounded

# Kinds of node.
MAP: Final = "a record"
LIST: Final = "a list"
TEXT: Final = "a text"
NUMBER: Final = "a whole number"
DECIMAL: Final = "a number"
FLAG: Final = "true or false"
BAD: Final = "nothing usable"  # already reported

_NUMBER = re.compile(r"-?(0|[1-9][0-9]{0,8})")
_DECIMAL = re.compile(r"-?(0|[1-9][0-9]{0,8})\.[0-9]{1,9}")
_DIGITS = re.compile(r"-?[1-9][0-9]*(\.[0-9]+)?")
_TAG = "tag:yaml.org,2002:"
#: Control characters and the like, which YAML does not take.
_FORBIDDEN: Final = Reader.NON_PRINTABLE


# What a file may hold. The largest of a box has 11 kB, 2,100 values and goes 8 deep.
MOST_VALUES: Final = 50_000
DEEPEST: Final = 40
_TOO_LONG: Final = f"the file has more than {bounded.MOST_BYTES // 1000} kB"
_NO_ALIAS: Final = "anchors and aliases are not used in content; write it out"
#: So much of a value stands in a message.
_SHOWN: Final = 40


class Node:
    """One value of a file: its kind, what it holds, and where it stands."""

    __slots__ = ("entries", "items", "kind", "place", "value")

    def __init__(self, kind: str, place: Place) -> None:
        self.kind: str = kind
        self.place: Place = place
        #: A scalar's value.
        self.value: str | int | float | bool = ""
        #: What a list holds.
        self.items: list[Node] = []
        #: Keys and values of a record, in file order.
        self.entries: list[tuple[Node, Node]] = []

    def size(self) -> int:
        """How many values it holds, with itself and its keys."""
        inner = sum(item.size() for item in self.items)
        return 1 + inner + sum(1 + value.size() for _, value in self.entries)

    def get(self, key: str) -> "Node | None":
        """The value under this key."""
        for name, value in self.entries:
            if name.value == key:
                return value
        return None


def read_file(path: Path, name: str, report: Report) -> Node | None:
    """The nodes of a file, or None when it is no YAML at all; `name` stands in messages."""
    try:
        text = bounded.read_text(path)
    except bounded.TooLong as fault:
        report.wrong(Place(name, 1), str(fault), TOO_LARGE)
        return None
    except FileNotFoundError:
        report.wrong(Place(name, 1), "there is no such file", UNREADABLE)
        return None
    except OSError as fault:
        report.wrong(Place(name, 1), f"the file cannot be read: {fault.strerror}", UNREADABLE)
        return None
    except UnicodeDecodeError as fault:
        report.wrong(Place(name, 1), f"the file is not UTF-8: {fault.reason}", UNREADABLE)
        return None
    return read_text(text, name, report)


def read_text(text: str, name: str, report: Report) -> Node | None:
    """The nodes of a text, or None when it is no YAML at all; `name` stands in messages."""
    if len(text) > bounded.MOST_BYTES:
        report.wrong(Place(name, 1), _TOO_LONG, TOO_LARGE)
        return None
    try:
        if not _is_bounded(text, name, report):
            return None
        root = yaml.compose(text, Loader=yaml.CSafeLoader)
    except yaml.YAMLError as fault:
        place = _place_of(fault, text, name)
        problem = _problem(fault, text, place)
        report.wrong(place, f"this is not valid YAML: {problem}", UNREADABLE)
        return None
    if root is None:
        report.wrong(Place(name, 1), "the file is empty", UNREADABLE)
        return None
    return _Reader(name, report).node(root)


def _is_bounded(text: str, name: str, report: Report) -> bool:
    """Whether a file is small enough to be read: composing it goes as deep as it is nested."""
    depth = values = 0
    for event in yaml.parse(text, Loader=yaml.CSafeLoader):
        message = ""
        code = TOO_LARGE
        if isinstance(event, (yaml.MappingStartEvent, yaml.SequenceStartEvent)):
            depth += 1
        elif isinstance(event, (yaml.MappingEndEvent, yaml.SequenceEndEvent)):
            depth -= 1
        if isinstance(event, yaml.NodeEvent):
            values += 1
        if isinstance(event, yaml.AliasEvent):
            message, code = _NO_ALIAS, READS_TWO_WAYS
        elif depth > DEEPEST:
            message = f"lists and records lie more than {DEEPEST} deep here"
        elif values > MOST_VALUES:
            message = f"a file has at most {MOST_VALUES} values"
        if message:
            place = Place(name, event.start_mark.line + 1, event.start_mark.column + 1)
            report.wrong(place, message, code)
            return False
    return True


def _place_of(fault: yaml.YAMLError, text: str, name: str) -> Place:
    forbidden = _FORBIDDEN.search(text)
    if isinstance(fault, ReaderError) and forbidden is not None:
        return Place(name, text.count("\n", 0, forbidden.start()) + 1)
    mark = getattr(fault, "problem_mark", None)
    return Place(name, 1) if mark is None else Place(name, mark.line + 1, mark.column + 1)


def _problem(fault: yaml.YAMLError, text: str, place: Place) -> str:
    forbidden = _FORBIDDEN.search(text)
    if isinstance(fault, ReaderError) and forbidden is not None:
        return f"the character U+{ord(forbidden[0]):04X} is not allowed"
    lines = text.splitlines()
    line = lines[place.line - 1] if place.line <= len(lines) else ""
    if "\t" in line[: len(line) - len(line.lstrip())]:
        return "the line begins with a tab; use spaces"
    return str(getattr(fault, "problem", None) or fault)


class _Reader:
    def __init__(self, file: str, report: Report) -> None:
        self.file: str = file
        self.report: Report = report

    def node(self, source: yaml.Node) -> Node:
        place = Place(self.file, source.start_mark.line + 1, source.start_mark.column + 1)
        if isinstance(source, yaml.ScalarNode):
            made = self.scalar(source, place)
        elif isinstance(source, yaml.SequenceNode):
            made = Node(LIST, place)
            made.items = [self.node(item) for item in source.value]
        else:
            return self.map(source, place)
        return made

    def map(self, source: yaml.Node, place: Place) -> Node:
        made = Node(MAP, place)
        keys: dict[str, int] = {}
        for key_source, value_source in source.value:
            key = self.node(key_source)
            value = self.node(value_source)
            if key.kind in {MAP, LIST}:
                key = self.bad(key.place, "a key must be a word or a number", WRONG_TYPE)
            if key.kind == BAD:
                continue
            name = str(key.value)
            if name in keys:
                self.report.wrong(
                    key.place, f"'{name}' is listed twice, first on line {keys[name]}", TWICE
                )
                continue
            keys[name] = key.place.line
            made.entries.append((key, value))
        return made

    def scalar(self, source: yaml.ScalarNode, place: Place) -> Node:
        text = source.value
        tag = source.tag.removeprefix(_TAG)
        if tag == "str":
            return self.made(TEXT, text, place)
        if tag == "int" and _NUMBER.fullmatch(text):
            return self.made(NUMBER, int(text), place)
        if tag == "float" and _DECIMAL.fullmatch(text):
            return self.made(DECIMAL, float(text), place)
        if tag == "bool" and text in {"true", "false"}:
            return self.made(FLAG, text == "true", place)
        if tag in {"int", "float"} and _DIGITS.fullmatch(text):
            return self.bad(place, f"the number '{_cut(text)}' is too long", OUT_OF_RANGE)
        return self.bad(place, _trap(tag, _cut(text)))

    def made(self, kind: str, value: str | float | bool, place: Place) -> Node:
        node = Node(kind, place)
        node.value = value
        return node

    def bad(self, place: Place, message: str, code: str = READS_TWO_WAYS) -> Node:
        self.report.wrong(place, message, code)
        return Node(BAD, place)


def _cut(text: str) -> str:
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "…"


def _trap(tag: str, text: str) -> str:
    if tag == "null":
        return "a value is missing here; leave the key out instead"
    if tag == "bool":
        return f"YAML takes '{text}' for true or false; write that, or \"{text}\" for the word"
    if tag == "int":
        return f"YAML reads '{text}' as another number than it looks; write \"{text}\" for a text"
    if tag == "merge":
        return "'<<' is not used in content; write it out"
    return f"YAML does not take '{text}' for text; write \"{text}\""
