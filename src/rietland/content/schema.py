"""JSON Schema of every content file, made from the vocabulary, for editors and for `make check`."""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rietland.content import reference
from rietland.content.build import SPACES, TABLES, Vocabulary
from rietland.content.content import Content, every_content
from rietland.usage import command_parser
from rietland.vocabulary.board import SpacesOf
from rietland.vocabulary.control import Lookup, Word
from rietland.vocabulary.describe import Field, Hint, fields, notes, paragraphs


def _home() -> Path:
    """The schemas: inside an installed package, else of the checkout, plain or compiled."""
    package = Path(__file__).resolve().parents[1]
    if (package / "schema").is_dir():
        return package / "schema"
    for top in Path(__file__).resolve().parents:
        if (top / "pyproject.toml").is_file():
            return top / "schema"
    return Path("schema")


HOME: Final = _home()
_RANGE: Final = "^[0-9]+(-[0-9]+)?$"
_PLAIN: Final = {"int": "integer", "float": "number", "str": "string", "bool": "boolean"}

Schema = dict[str, object]


def schemas() -> dict[str, Schema]:
    """The schema of each kind of file, by its name."""
    return {
        content.prefix + name: _Maker(content).file(name, word)
        for content in every_content()
        for name, word in content.files().items()
    }


def written(schema: Schema) -> str:
    """A schema as it stands in its file."""
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


class _Maker:
    """Collects the definitions one file needs."""

    def __init__(self, content: Content) -> None:
        assert content.words is not None
        self.content: Content = content
        self.words: Vocabulary = content.words
        self.defs: dict[str, Schema] = {}

    def file(self, name: str, word: type[Word]) -> Schema:
        root: Schema = {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": _title(name, self.content.of),
        }
        root.update(self.record(word))
        if name in self.content.parts:
            del root["required"]
        if self.defs:
            root["$defs"] = dict(sorted(self.defs.items()))
        return root

    # Records.

    def record(self, word: type[Word]) -> Schema:
        """The record written out, or its short form if it has one."""
        full = self.full(word)
        for field in fields(word):
            if field.name == word.SHORT:
                return {
                    "description": full.pop("description"),
                    "anyOf": [self.hint(field.hint), full],
                }
        return full

    def full(self, word: type[Word]) -> Schema:
        made: Schema = {"description": paragraphs(word), "type": "object"}
        if word in TABLES:
            values = next(field for field in fields(word) if field.name == "values")
            made["properties"] = {
                field.key: self.field(word, field)
                for field in fields(word)
                if field.name != "values"
            }
            made["patternProperties"] = {_RANGE: self.hint(values.hint.inner[1])}
            made["required"] = ["by"]
        else:
            made["properties"] = self.properties(word)
            needed = [
                field.key for field in fields(word) if field.required and not _spreads(word, field)
            ]
            if needed:
                made["required"] = needed
        made["additionalProperties"] = False
        return made

    def properties(self, word: type[Word]) -> Schema:
        """The keys of a record; those of its filter may stand among them."""
        made: Schema = {}
        for field in fields(word):
            if _spreads(word, field):
                inner = self.words.who if field.hint.holds == "who" else self.words.what
                if inner is not None:
                    made.update({one.key: self.field(inner, one) for one in fields(inner)})
        made.update({field.key: self.field(word, field) for field in fields(word)})
        return made

    def field(self, word: type[Word], field: Field) -> Schema:
        """What may stand under a key, with its line for who asks."""
        made = dict(self.hint(field.hint))
        note = notes(word).get(field.name)
        if note:
            made["description"] = note
        return made

    def refer(self, word: type[Word]) -> Schema:
        return self.define(word.__name__, word)

    def define(self, name: str, word: type[Word]) -> Schema:
        if name not in self.defs:
            self.defs[name] = {}
            self.defs[name] = self.record(word)
        return {"$ref": f"#/$defs/{name}"}

    def one_of(self, name: str, known: dict[str, type[Word]], bare: list[str]) -> None:
        """A definition for one word of the vocabulary: a single key, or a bare word."""
        if name in self.defs:
            return
        self.defs[name] = {}
        record: Schema = {
            "type": "object",
            "properties": {key: self.refer(word) for key, word in known.items()},
            "minProperties": 1,
            "maxProperties": 1,
            "additionalProperties": False,
        }
        alone = [key for key, word in known.items() if not _needs(fields(word))] + bare
        self.defs[name] = {"anyOf": [record, {"enum": alone}]} if alone else record

    # Types.

    def hint(self, hint: Hint) -> Schema:
        if hint.holds:
            return self.held(hint)
        if hint.shape == "word" and hint.word is not None:
            return self.refer(hint.word)
        if hint.shape == "union":
            members = [self.hint(inner) for inner in hint.inner if inner.shape != "none"]
            return members[0] if len(members) == 1 else {"anyOf": members}
        if hint.shape == "literal":
            return {"enum": hint.literals}
        if hint.shape == "list":
            return {"type": "array", "items": self.hint(hint.inner[0])}
        if hint.shape == "tuple":
            return {
                "type": "array",
                "prefixItems": [self.hint(inner) for inner in hint.inner],
                "minItems": len(hint.inner),
                "maxItems": len(hint.inner),
            }
        if hint.shape == "dict":
            made: Schema = {"type": "object"}
            if hint.inner[0].shape == "int":
                made["propertyNames"] = {"pattern": "^-?[0-9]+$"}
            made["additionalProperties"] = self.hint(hint.inner[1])
            return made
        plain: Schema = {"type": _PLAIN[hint.shape]}
        if hint.shape == "int" and hint.between is not None:
            plain.update(minimum=hint.between.least, maximum=hint.between.most)
        return plain

    def filters(self, name: str) -> None:
        """A definition for heroes, pieces or spaces: bare words, tables and a filter."""
        if name in self.defs:
            return
        self.defs[name] = {}
        if name == "who" or self.words.what is None or self.words.space is None:
            members: list[Schema] = [{"enum": self.words.who_words}, self.record(self.words.who)]
        elif name == "what":
            members = [self.record(self.words.what)]
        elif name == "space":
            numbers: Schema = {"type": "array", "items": {"type": "integer"}}
            members = [{"type": "integer"}, numbers, {"enum": list(SPACES)}]
            members += [self.refer(Lookup), self.record(self.words.space)]
        else:
            self.filters("who")
            self.filters("what")
            members = [{"$ref": "#/$defs/who"}, {"$ref": "#/$defs/what"}, self.refer(SpacesOf)]
        self.defs[name] = {"anyOf": members}

    def held(self, hint: Hint) -> Schema:
        """Effects, conditions and the like refer to one definition for all places."""
        if hint.holds in {"effects", "branches"}:
            self.one_of("effect", self.words.effects, list(self.content.splices))
        elif hint.holds == "conditions":
            self.one_of("condition", self.words.conditions, [])
        elif hint.holds == "when":
            self.one_of("when", self.words.whens, [])
        elif hint.holds == "goal":
            self.one_of("goal", self.words.goals, [])
        elif hint.holds in _FILTERS:
            self.filters(hint.holds)
        made: Schema = {}
        if hint.shape in {"list", "dict"}:
            made["type"] = "array" if hint.shape == "list" else "object"
        made.update(hint.extra)
        return made


#: Filters, each a definition of its own.
_FILTERS: Final = {"who", "what", "space", "counted"}


def _spreads(word: type[Word], field: Field) -> bool:
    """May the keys of this filter stand among those of its record?"""
    return field.name == word.SHORT and field.hint.holds in {"who", "what"}


def _title(file: str, of: str) -> str:
    title = f"Rietland: {file}.yaml"
    if file in ("legend", "chapter", "map"):
        title = f"Rietland: a {file}"
    return f"{title} of {of}" if of else title


def _needs(known: tuple[Field, ...]) -> bool:
    return any(field.required for field in known)


# The command.


def put(home: Path, files: dict[str, str]) -> None:
    """Write files that have changed; what is built from the others stays as it is."""
    home.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        path = home / name
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


def stale(home: Path) -> list[str]:
    """Names of the schema files that are missing or no longer what the vocabulary says."""
    found: list[str] = []
    for name, schema in schemas().items():
        path = home / f"{name}.json"
        if not path.is_file() or path.read_text(encoding="utf-8") != written(schema):
            found.append(path.name)
    return found


def main_schema(argv: Sequence[str]) -> int:
    """`rietland schema`: check or write the schemas of content files and the author's tables."""
    options = schema_parser().parse_args(argv)
    if options.write:
        put(options.home, {f"{name}.json": written(one) for name, one in schemas().items()})
    old = stale(options.home)
    for name in old:
        print(f"{name} is not current; run: rietland schema --write")
    if not old:
        print(f"{len(schemas())} schemas are current")
    docs = options.home.parent / "docs"
    aged = [_check_page(docs / name, options.write) for name in reference.pages()]
    unsaid = [said for content in every_content() for said in content.unsaid()]
    for said in unsaid:
        print(said)
    return 1 if (old or any(aged) or unsaid) and options.check else 0


def schema_parser() -> argparse.ArgumentParser:
    """The options of `rietland schema`, which the server's part shares."""
    parser = command_parser(
        "schema",
        "Say whether the generated files are current: the JSON Schemas of content files\n"
        "and of the server, and the tables of pages for authors.",
        ["--check", "--write"],
    )
    parser.add_argument("--check", action="store_true", help="fail if a file is out of date")
    parser.add_argument("--write", action="store_true", help="write all files again")
    parser.add_argument(
        "--home",
        type=Path,
        default=HOME,
        metavar="FOLDER",
        help="folder of the schemas (default: schema in this checkout)",
    )
    return parser


def _check_page(page: Path, write: bool) -> bool:
    """Whether the tables of a page for authors are out of date; an installed copy has none."""
    if not page.is_file():
        return False
    if write:
        reference.write(page)
    if reference.is_current(page):
        print(f"the tables of {page.name} are current")
        return False
    print(f"the tables of {page.name} are not current; run: rietland schema --write")
    return True
