"""Reads a rules file: Markdown in, rules and test vectors out.

The shape of the file is explained at its own head; here it is only followed.
Mistakes are collected rather than raised, so that one run shows them all.
"""

import re
from dataclasses import dataclass, field

ID = re.compile(r"[A-Z]{2}(?:-[A-Z][A-Z0-9]*)+-\d+|[A-Z]{2}(?:-[A-Z]+)+-P\b")

PLANNED = "planned"
BUILDING = "building"
FINISHED = "finished"
STATUSES = (PLANNED, BUILDING, FINISHED)

_HEADING = re.compile(r"#{2,3} (?:\d+[a-z]?\. )?(?P<title>.+)")
_FAMILY = re.compile(r"\((?P<family>[A-Z]{2}(?:-[A-Z0-9]+)+)\)")
_MARK = re.compile(r"\[([^\]]+)\]")
_MARKER = re.compile(r"\s*\{([^}]*)\}")
_SAME = r"(?:as|by) [A-Z0-9-]+(?:, [A-Z0-9-]+)*"
_KNOWN_MARKER = re.compile(
    rf"content|frame: .+|mine|{_SAME}|(?:part )?legend [1-6](?:-[1-6])?|part mine"
)
_TABLE_RULE = re.compile(r"[|\s:-]+")


@dataclass(frozen=True)
class Section:
    """One heading of a rules file and the family of ids below it."""

    family: str
    title: str
    marks: tuple[str, ...] = ()


@dataclass(frozen=True)
class Rule:
    """One rule in our own words, with the marks of its source and the markers of its work."""

    id: str
    text: str
    marks: tuple[str, ...]
    box: str
    section: Section
    markers: tuple[str, ...] = ()

    @property
    def is_content(self) -> bool:
        """A content fact: wants a test, but no line of code."""
        return "content" in self.markers

    @property
    def same_as(self) -> tuple[str, ...]:
        """Rules of other boxes that this one says in its stead; their code serves it too."""
        return self._named("as ")

    @property
    def served_by(self) -> tuple[str, ...]:
        """Rules of other boxes whose code serves this one too; they keep their own names."""
        return self._named("by ")

    def _named(self, marker: str) -> tuple[str, ...]:
        said = [m.removeprefix(marker) for m in self.markers if m.startswith(marker)]
        return tuple(rule.strip() for one in said for rule in one.split(","))

    @property
    def is_frame(self) -> bool:
        """A frame statement: wants neither code nor test."""
        return any(m.startswith("frame") for m in self.markers)

    @property
    def is_deferred(self) -> bool:
        """Belongs only to a legend or a board face that is not built yet."""
        return any(_defers(m) for m in self.markers)

    @property
    def is_partly_deferred(self) -> bool:
        """In force, but some of its words wait for a later legend."""
        return any(m.startswith("part ") for m in self.markers)

    @property
    def needs_code(self) -> bool:
        """Whether a line of code or content must name this rule."""
        return not (self.is_content or self.is_frame or self.is_deferred)

    @property
    def needs_test(self) -> bool:
        """Whether a test, or a tested vector, must name this rule."""
        return not (self.is_frame or self.is_deferred)


@dataclass(frozen=True)
class Vector:
    """One worked example: the rules it shows, what goes in, what must come out."""

    id: str
    rules: tuple[str, ...]
    input: str
    expected: str
    box: str
    markers: tuple[str, ...] = ()

    @property
    def is_deferred(self) -> bool:
        """Belongs only to a legend or a board face that is not built yet."""
        return any(_defers(m) for m in self.markers)


@dataclass
class Book:
    """The rules of one box as written in its file."""

    box: str = ""
    name: str = ""
    prefix: str = ""
    status: str = ""
    sections: list[Section] = field(default_factory=list)
    rules: dict[str, Rule] = field(default_factory=dict)
    vectors: dict[str, Vector] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    @property
    def is_enforced(self) -> bool:
        """Whether gaps in code and tests are faults already."""
        return self.status in (BUILDING, FINISHED)


def parse(text: str, where: str = "") -> Book:
    """Read the text of one rules file; `where` names it in problems."""
    return _Reader(text.splitlines(), where).read()


class _Reader:
    """Walks once through the lines and remembers heading and table header."""

    def __init__(self, lines: list[str], where: str) -> None:
        self.lines = lines
        self.where = where
        self.book = Book()
        self.section: Section | None = None
        self.header: list[str] = []

    def read(self) -> Book:
        at = self.read_head()
        while at < len(self.lines):
            line = self.lines[at]
            at += 1
            if line.startswith("#"):
                self.read_heading(line)
            elif line.startswith("- "):
                first = at
                while at < len(self.lines) and self.lines[at].startswith("  "):
                    at += 1
                self.read_bullet(line, self.lines[first:at], first)
            elif line.startswith("|"):
                self.read_row(line, at)
            else:
                self.header = []
        self.check_citations()
        return self.book

    def read_head(self) -> int:
        """Read `key: value` lines between two `---`; answer the line after them."""
        at = 0
        if self.lines[:1] == ["---"]:
            at = 1
            while at < len(self.lines) and self.lines[at] != "---":
                key, _, value = self.lines[at].partition(":")
                if key in ("box", "name", "prefix", "status"):
                    setattr(self.book, key, value.strip())
                else:
                    self.problem(at + 1, f"unknown word in the head: {key}")
                at += 1
            at += 1
        if self.book.status not in STATUSES:
            self.problem(1, f"status must be one of {', '.join(STATUSES)}")
        if not (self.book.box and self.book.name and self.book.prefix):
            self.problem(1, "the head must name box, name and prefix")
        return at

    def read_heading(self, line: str) -> None:
        self.header = []
        self.section = None
        heading = _HEADING.fullmatch(line)
        family = _FAMILY.search(line)
        if heading is None or family is None:
            return
        title = plain_title(heading["title"])
        self.section = Section(family["family"], title, tuple(_MARK.findall(line)))
        self.book.sections.append(self.section)

    def read_bullet(self, line: str, more: list[str], number: int) -> None:
        found = ID.match(line, 2)
        if found is None:
            if line.startswith(f"- {self.book.prefix}-"):
                self.problem(number, f"cannot read a rule id in {line[:40]!r}")
            return
        text = "\n".join([line[found.end() :].removeprefix(":").strip(), *more])
        self.add_rule(found[0], text, number)

    def read_row(self, line: str, number: int) -> None:
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not self.header:
            self.header = cells
            return
        if _TABLE_RULE.fullmatch(line) or ID.fullmatch(cells[0]) is None:
            return
        if len(cells) != len(self.header):
            self.problem(number, f"{cells[0]} has {len(cells)} cells, wants {len(self.header)}")
        elif self.header == ["id", "rules", "input", "expected"]:
            self.add_vector(cells, number)
        else:
            pairs = zip(self.header[1:], cells[1:], strict=True)
            self.add_rule(cells[0], "; ".join(f"{name}: {cell}" for name, cell in pairs), number)

    def add_rule(self, rule: str, text: str, number: int) -> None:
        if rule in self.book.rules:
            self.problem(number, f"{rule} is listed twice")
            return
        section = self.section
        if section is None or not rule.startswith(section.family + "-"):
            self.problem(number, f"{rule} is under a heading that does not name its family")
            section = Section(rule.rpartition("-")[0], "")
        markers = self.markers(text, number)
        text = _MARKER.sub("", text)
        marks = tuple(_MARK.findall(text)) + section.marks
        self.book.rules[rule] = Rule(rule, text, marks, self.book.box, section, markers)

    def add_vector(self, cells: list[str], number: int) -> None:
        vector, cited, given, expected = cells
        if vector in self.book.vectors:
            self.problem(number, f"{vector} is listed twice")
            return
        markers = self.markers(expected, number)
        rules = tuple(part.strip() for part in cited.split(","))
        expected = _MARKER.sub("", expected)
        self.book.vectors[vector] = Vector(vector, rules, given, expected, self.book.box, markers)

    def markers(self, text: str, number: int) -> tuple[str, ...]:
        found = tuple(_MARKER.findall(text))
        for marker in found:
            if _KNOWN_MARKER.fullmatch(marker) is None:
                self.problem(number, f"unknown marker {{{marker}}}")
        return found

    def check_citations(self) -> None:
        for vector in self.book.vectors.values():
            for rule in vector.rules:
                if rule not in self.book.rules:
                    what = f"{vector.id} cites {rule or 'nothing'}, which is not a rule"
                    self.book.problems.append(f"{self.where}: {what}")

    def problem(self, number: int, what: str) -> None:
        self.book.problems.append(f"{self.where}:{number}: {what}")


def plain_title(title: str) -> str:
    """A heading without its family and its marks."""
    return _MARK.sub("", _FAMILY.sub("", title)).strip()


def _defers(marker: str) -> bool:
    return marker == "mine" or marker.startswith("legend ")
