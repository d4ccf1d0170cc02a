"""Builds typed records from nodes, naming every fault, and notes every name a record mentions."""

import re
from typing import Final

from rietland.content.faults import (
    BAD_NAME,
    MISSING_FIELD,
    TWICE,
    UNKNOWN_WORD,
    WRONG_TYPE,
    Place,
    Report,
)
from rietland.content.read import (
    BAD,
    DECIMAL,
    FLAG,
    LIST,
    MAP,
    NUMBER,
    TEXT,
    Node,
)
from rietland.content.reading import Mention, Reading
from rietland.vocabulary.board import LetterTable, SpacesOf
from rietland.vocabulary.control import Lookup, Word
from rietland.vocabulary.describe import Field, Hint, fields, tag

#: Records whose keys beside `by` and `else` are ranges of numbers.
TABLES: Final = (Lookup, LetterTable)
_NOT_RANGES: Final = {"by", "else"}
#: Bare words for heroes, and for spaces.
WHO: Final = ("me", "others", "fighters")
SPACES: Final = ("here", "there")
_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_]*")
_NO_NAME: Final = (
    "'{}' is not a valid name: use letters, digits and _; commands and texts refer to it"
)
_SCALARS: Final = {"int": NUMBER, "float": DECIMAL, "str": TEXT, "bool": FLAG}


class _Bad:
    """Stands for a value whose fault is already reported."""


_BAD: Final = _Bad()


class Vocabulary:
    """A family's vocabulary: effects, conditions, events, goals by their YAML word; its filter."""

    def __init__(
        self,
        effects: tuple[type[Word], ...],
        conditions: tuple[type[Word], ...],
        whens: tuple[type[Word], ...],
        who: type[Word],
        goals: tuple[type[Word], ...] = (),
        what: type[Word] | None = None,
        space: type[Word] | None = None,
    ) -> None:
        self.effects: dict[str, type[Word]] = {tag(word): word for word in effects}
        self.conditions: dict[str, type[Word]] = {tag(word): word for word in conditions}
        self.whens: dict[str, type[Word]] = {tag(word): word for word in whens}
        self.who: type[Word] = who
        #: Bare words for heroes.
        self.who_words: list[str] = ["all"]
        self.who_words += [field.key for field in fields(who) if field.key in WHO]
        #: Filters of pieces and of spaces, where the family has them.
        self.what: type[Word] | None = what
        self.space: type[Word] | None = space
        self.goals: dict[str, type[Word]] = {tag(word): word for word in goals}

    def all(self) -> list[type[Word]]:
        """Every word, and the filters."""
        lists = (self.effects, self.conditions, self.whens, self.goals)
        found = [word for known in lists for word in known.values()]
        return found + [word for word in (self.who, self.what, self.space) if word is not None]


class Builder:
    """Turns the nodes of one file into records."""

    def __init__(self, words: Vocabulary, draft: Reading, splices: dict[str, list[object]]) -> None:
        self.words: Vocabulary = words
        self.draft: Reading = draft
        self.report: Report = draft.report
        #: Effect lists that a bare word in a list stands for.
        self.splices: dict[str, list[object]] = splices

    def file(self, word: type[Word], root: Node) -> Word | None:
        """The record of a whole file, or None when something in it is wrong."""
        made = self.record(word, root, "")
        return made if isinstance(made, Word) else None

    # Records.

    def record(self, word: type[Word], node: Node, sort: str) -> object:
        if node.kind == BAD:
            return _BAD
        if node.kind != MAP or _is_short(word, node):
            return self.short(word, node)
        given: dict[str, object] = {}
        known = {field.key: field for field in fields(word)}
        good = True
        node = _spread(word, node)
        table = Node(MAP, node.place)
        for key, value in node.entries:
            name = str(key.value)
            if word in TABLES and name not in _NOT_RANGES:
                table.entries.append((key, value))
                continue
            field = known.get(name)
            if field is None:
                good = False
                self.unknown(key.place, f"{title(word)} has no '{name}'", name, list(known))
                continue
            good = self.fill(field, value, sort, given) and good
        if table.entries:
            given["values"] = self.ranges(known["values"].hint, table, sort)
            good = good and given["values"] is not _BAD
        for field in known.values():
            if field.required and field.name not in given and node.get(field.key) is None:
                self.report.wrong(node.place, f"{title(word)} needs '{field.key}'", MISSING_FIELD)
                good = False
        return self.made(word, given, node) if good else _BAD

    def made(self, word: type[Word], given: dict[str, object], node: Node) -> Word:
        record = word(**given)
        self.draft.note(record, node.place)
        return record

    def fill(self, field: Field, node: Node, sort: str, given: dict[str, object]) -> bool:
        value = self.value(field.hint, node, sort)
        given[field.name] = value
        return value is not _BAD

    def short(self, word: type[Word], node: Node) -> object:
        """A bare value fills the record's short field."""
        for field in fields(word):
            if field.name == word.SHORT:
                given: dict[str, object] = {}
                good = self.fill(field, node, "", given)
                return self.made(word, given, node) if good else _BAD
        return self.fault(
            node, f"{title(word)} is a record: expected names and values, found {node.kind}"
        )

    # Values.

    def value(self, hint: Hint, node: Node, sort: str) -> object:
        if node.kind == BAD:
            return _BAD
        sort = hint.sort or sort
        if hint.holds:
            return self.held(hint, node, sort)
        if hint.shape == "union":
            return self.union(hint, node, sort)
        if hint.shape == "word" and hint.word is not None:
            # Entries of a table are of the sort that is asked for; other records name their own.
            return self.record(hint.word, node, sort if hint.word in TABLES else "")
        if hint.shape == "list":
            return self.sequence(hint, node, sort)
        if hint.shape == "tuple":
            if node.kind != LIST or len(node.items) != len(hint.inner):
                return self.fault(node, f"expected a list of {len(hint.inner)} values")
            return self.gathered(
                [self.value(h, n, sort) for h, n in zip(hint.inner, node.items, strict=True)], True
            )
        if hint.shape == "dict":
            return self.table(hint, node, sort)
        if hint.shape == "literal":
            return self.literal(hint, node)
        return self.scalar(hint, node, sort)

    def held(self, hint: Hint, node: Node, sort: str) -> object:
        if hint.holds == "effects":
            return self.words_of(node, "effect", self.words.effects)
        if hint.holds == "conditions":
            return self.words_of(node, "condition", self.words.conditions)
        if hint.holds == "branches":
            return self.branches(node)
        if hint.holds == "when":
            return self.word_of(node, "event", self.words.whens)
        if hint.holds == "goal":
            return self.word_of(node, "goal", self.words.goals)
        if hint.holds == "who":
            return self.who(node)
        if hint.holds == "what" and self.words.what is not None:
            return self.record(self.words.what, node, "")
        if hint.holds == "space":
            return self.space(node, sort)
        if hint.holds == "counted":
            return self.counted(node)
        return self.ranges(hint, node, sort)

    def who(self, node: Node) -> object:
        """Heroes: `all`, another bare word, or a filter."""
        if node.kind != TEXT:
            return self.record(self.words.who, node, "")
        name = str(node.value)
        if name == "all":
            return self.made(self.words.who, {}, node)
        if name in self.words.who_words:
            return self.made(self.words.who, {name: True}, node)
        self.unknown(node.place, f"'{name}' names no heroes", name, self.words.who_words)
        return _BAD

    def space(self, node: Node, sort: str) -> object:
        """Spaces: a number, a list, `here`, `there`, a table or a filter."""
        if node.kind == NUMBER:
            self.mention(sort, node)
            return node.value
        if node.kind == LIST:
            return self.sequence(_SPACES, node, sort)
        if node.kind == TEXT and node.value in SPACES:
            return str(node.value)
        if node.kind == TEXT:
            name = str(node.value)
            self.unknown(node.place, f"'{name}' names no space", name, list(SPACES))
            return _BAD
        if node.kind != MAP or self.words.space is None:
            return self.fault(node, f"expected a space, found {node.kind}")
        if node.get("by") is not None:
            return self.record(Lookup, node, sort)
        return self.record(self.words.space, node, "")

    def counted(self, node: Node) -> object:
        """Pieces, heroes or `{spaces: …}`."""
        what = self.words.what
        if what is None or (node.kind == TEXT and node.value in self.words.who_words):
            return self.who(node)
        if node.kind == MAP and node.get("spaces") is not None:
            return self.record(SpacesOf, node, "")
        keys = {str(key.value) for key, _ in node.entries}
        own = {field.key for field in fields(what)} - {
            field.key for field in fields(self.words.who)
        }
        return self.record(what, node, "") if node.kind == TEXT or keys & own else self.who(node)

    def union(self, hint: Hint, node: Node, sort: str) -> object:
        """The member whose shape the node has; of several records the one that knows its keys."""
        best: Hint | None = None
        score = -1
        for member in hint.inner:
            fit = _fit(member, node)
            if fit > score:
                best, score = member, fit
        if best is None or score < 0:
            wanted = " or ".join(
                _shape_name(member) for member in hint.inner if member.shape != "none"
            )
            return self.fault(node, f"expected {wanted}, found {node.kind}")
        return self.value(best, node, sort)

    def scalar(self, hint: Hint, node: Node, sort: str) -> object:
        value: object = node.value
        if (
            hint.shape == "float"
            and node.kind in {NUMBER, DECIMAL}
            and isinstance(value, (int, float))
        ):
            return float(value)
        if node.kind != _SCALARS[hint.shape]:
            if hint.shape == "str" and node.kind == NUMBER:
                return self.fault(node, f'expected a text, found a number; write "{value}"')
            return self.fault(node, f"expected {_SCALARS[hint.shape]}, found {node.kind}")
        self.mention(sort, node)
        return value

    def literal(self, hint: Hint, node: Node) -> object:
        if node.kind == TEXT and node.value in hint.literals:
            return node.value
        shown = str(node.value) if node.kind == TEXT else node.kind
        self.unknown(node.place, f"'{shown}' is not possible here", shown, hint.literals)
        return _BAD

    def sequence(self, hint: Hint, node: Node, sort: str) -> object:
        if node.kind != LIST:
            return self.fault(node, f"expected a list, found {node.kind}")
        return self.gathered([self.value(hint.inner[0], n, sort) for n in node.items], False)

    def gathered(self, values: list[object], fixed: bool) -> object:
        for value in values:
            if value is _BAD:
                return _BAD
        return tuple(values) if fixed else values

    def table(self, hint: Hint, node: Node, sort: str) -> object:
        """A dictionary; its keys are names of their own sort."""
        if node.kind != MAP:
            return self.fault(node, f"expected names and values, found {node.kind}")
        made: dict[object, object] = {}
        good = True
        for key, inner in node.entries:
            name = self.scalar(hint.inner[0], key, hint.inner[0].sort)
            value = self.value(hint.inner[1], inner, sort)
            if isinstance(name, str) and not is_name(name):
                name = self.fault(key, _NO_NAME.format(name), BAD_NAME)
            if name is _BAD or value is _BAD:
                good = False
            else:
                made[name] = value
        return made if good else _BAD

    def ranges(self, hint: Hint, node: Node, sort: str) -> object:
        """Values by number or by a range of numbers, `1-2`."""
        if node.kind != MAP:
            return self.fault(node, f"expected a table of ranges, found {node.kind}")
        made: dict[int, object] = {}
        good = True
        for key, inner in node.entries:
            value = self.value(hint.inner[1], inner, sort)
            low, high = _range(str(key.value))
            if low > high:
                self.fault(key, f"'{key.value}' is neither a number nor a range such as 1-2")
                good = False
            for number in range(low, high + 1):
                if number in made:
                    self.fault(key, f"{number} is in two ranges of this table", TWICE)
                    good = False
                made[number] = value
            good = good and value is not _BAD
        return made if good else _BAD

    def branches(self, node: Node) -> object:
        if node.kind != MAP or not node.entries:
            return self.fault(node, "a choice needs names, each with a list of effects")
        made: dict[str, object] = {}
        good = True
        for key, inner in node.entries:
            name = str(key.value)
            if not is_name(name):
                self.report.wrong(key.place, _NO_NAME.format(name), BAD_NAME)
                good = False
            value = self.words_of(inner, "effect", self.words.effects)
            made[name] = value
            good = good and value is not _BAD
        return made if good else _BAD

    # Words of the vocabulary.

    def words_of(self, node: Node, sort: str, known: dict[str, type[Word]]) -> object:
        if node.kind == BAD:
            return _BAD
        if node.kind != LIST:
            return self.fault(node, f"expected a list of {sort}s, each on its own line with '-'")
        made: list[object] = []
        good = True
        for item in node.items:
            if sort == "effect" and item.kind == TEXT and item.value in self.splices:
                made.extend(self.splices[str(item.value)])
                continue
            value = self.word_of(item, sort, known)
            made.append(value)
            good = good and value is not _BAD
        return made if good else _BAD

    def word_of(self, node: Node, sort: str, known: dict[str, type[Word]]) -> object:
        """One word with what it needs: `place: {…}`, or alone when it needs nothing."""
        if node.kind == BAD:
            return _BAD
        if node.kind == TEXT:
            key, inner = node, Node(MAP, node.place)
        elif node.kind == MAP and len(node.entries) == 1:
            key, inner = node.entries[0]
        elif node.kind == MAP and len(node.entries) > 1:
            names = ", ".join(str(key.value) for key, _ in node.entries)
            return self.fault(
                node, f"expected one {sort}, found {names}; put each on its own line with '-'"
            )
        else:
            return self.fault(node, f"expected one {sort}: a word with its values")
        name = str(key.value)
        if name in known:
            return self.record(known[name], inner, "")
        self.unknown(key.place, f"there is no {sort} '{name}'", name, list(known))
        return _BAD

    # Faults.

    def mention(self, sort: str, node: Node) -> None:
        if sort and node.value != "":
            self.draft.mentions.append(Mention(sort, str(node.value), node.place))

    def fault(self, node: Node, message: str, code: str = WRONG_TYPE) -> object:
        self.report.wrong(node.place, message, code)
        return _BAD

    def unknown(self, place: Place, message: str, word: str, known: list[str]) -> None:
        self.report.unknown(place, message, UNKNOWN_WORD, word, known)


def is_name(text: str) -> bool:
    return _NAME.fullmatch(text) is not None


def title(word: type[Word]) -> str:
    """How messages call a record: by its YAML word, else by its name."""
    if tag(word):
        return f"'{tag(word)}'"
    name = word.__name__.removesuffix("Record").removesuffix("File")
    return "this " + _TITLES.get(name, name.lower())


#: Records without a word of their own whose names say too little.
_TITLES: Final = {
    "Amount": "number",
    "Lookup": "table",
    "LetterTable": "table",
    "Filter": "filter of heroes",
    "Pieces": "filter of pieces",
    "Spaces": "filter of spaces",
    "CounterOf": "counter",
}
_SPACES: Final = Hint("list")
_SPACES.inner = [Hint("int")]


def _spread(word: type[Word], node: Node) -> Node:
    """The keys of a filter among those of its record, put where they belong."""
    if not word.SHORT or node.get(word.SHORT) is not None:
        return node
    known = fields(word)
    if not any(field.name == word.SHORT and field.hint.holds in _FILTERS for field in known):
        return node
    inner = Node(MAP, node.place)
    made = Node(MAP, node.place)
    own = {field.key for field in known}
    for key, value in node.entries:
        (made if str(key.value) in own else inner).entries.append((key, value))
    if inner.entries:
        name = Node(TEXT, node.place)
        name.value = next(field.key for field in known if field.name == word.SHORT)
        made.entries.append((name, inner))
    return made


_FILTERS: Final = {"who", "what"}


def _is_short(word: type[Word], node: Node) -> bool:
    """A record given in short whose one field holds names and values itself: `set: {part: 1}`."""
    if not word.SHORT or node.get(word.SHORT) is not None:
        return False
    for field in fields(word):
        if field.name == word.SHORT:
            return field.hint.shape == "dict" or field.hint.holds == "branches"
    return False


def _fit(hint: Hint, node: Node) -> int:
    if hint.shape == "word" and hint.word is not None:
        if node.kind != MAP:
            return 0 if hint.word.SHORT and node.kind != LIST else -1
        known = {field.key for field in fields(hint.word)}
        return sum(1 for key, _ in node.entries if str(key.value) in known)
    if hint.shape == "literal":
        return 1 if node.kind == TEXT else -1
    if hint.shape in {"list", "tuple"}:
        return 1 if node.kind == LIST else -1
    if hint.shape == "dict":
        return 0 if node.kind == MAP else -1
    if hint.shape == "float":
        return 1 if node.kind in {NUMBER, DECIMAL} else -1
    return 1 if node.kind == _SCALARS.get(hint.shape) else -1


def _shape_name(hint: Hint) -> str:
    if hint.word is not None:
        keys = ", ".join(field.key for field in fields(hint.word))
        return f"a record ({keys})"
    if hint.shape in {"list", "tuple"}:
        return LIST
    return _SCALARS.get(hint.shape, MAP)


def _range(text: str) -> tuple[int, int]:
    """`3` and `1-2` as first and last number; (1, 0) for anything else."""
    first, dash, last = text.partition("-")
    if not first.isdecimal() or not first.isascii() or len(first) > 4:
        return 1, 0
    if not dash:
        return int(first), int(first)
    if not last.isdecimal() or not last.isascii() or len(last) > 4:
        return 1, 0
    return int(first), int(last)
