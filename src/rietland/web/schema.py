"""The contract as documents: OpenAPI of the HTTP part, JSON Schema of the socket's messages."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from rietland import __version__
from rietland.content.schema import put, schema_parser
from rietland.web import http_types as r
from rietland.web import messages

Document = dict[str, Any]


class Operation(msgspec.Struct, frozen=True):
    """One thing the HTTP part does: enough to route it and to describe it."""

    method: str
    path: str
    #: Name of the function that answers, which is also its id in the document.
    name: str
    about: str
    #: What it answers: a record, or `text` for plain text.
    answer: Any
    body: Any = None
    #: Parameters in the query: name, type, whether it is needed, what it is.
    query: tuple[tuple[str, Any, bool, str], ...] = ()
    #: What it answers when it does not do it.
    problems: tuple[int, ...] = ()
    status: int = 200


_SEQ: Final = r.Position
_LANG: Final = r.Language

OPERATIONS: Final = (
    Operation(
        "GET", "/healthz", "health",
        "Whether the server works; 503 with what is wrong if it does not.", r.Health,
    ),
    Operation("GET", "/api/boxes", "boxes", "The boxes and what can be chosen.", r.Shelf),
    Operation("GET", "/api/tables", "tables", "The games of this browser.", r.Tables),
    Operation(
        "POST", "/api/tables", "new_table",
        "Begin a game. The browser gets the seats it asked for.",
        r.Seated, r.NewTable, problems=(400, 403, 422, 503), status=201,
    ),
    Operation(
        "GET", "/api/tables/{table}", "table", "One game, with the seats of this browser.",
        r.Seated, problems=(404,),
    ),
    Operation(
        "POST", "/api/tables/{table}/join", "join",
        "Take the seat a link gives; the seat stays with this browser's cookie.",
        r.Seated, r.Join, problems=(400, 403, 404),
    ),
    Operation(
        "POST", "/api/tables/{table}/fork", "fork",
        "Begin another game from an earlier position of this one; while it runs only for those"
        " who play, and everybody keeps their seats.",
        r.Seated, r.ForkAt, problems=(400, 403, 404, 422, 503), status=201,
    ),
    Operation(
        "GET", "/api/tables/{table}/record", "record",
        "The game as a text that people can read; while it runs only for those who play.",
        "text", problems=(403, 404),
    ),
    Operation(
        "GET", "/api/tables/{table}/history", "history",
        "Everything that happened, input by input.",
        r.History, problems=(404, 409),
    ),
    Operation(
        "GET", "/api/tables/{table}/view", "moment", "The view of a past position.",
        r.Moment,
        query=(("seq", _SEQ, True, "the position"),), problems=(400, 404, 409),
    ),
    Operation(
        "GET", "/api/tables/{table}/views", "moments",
        "Views of past positions, at most 50 at once.",
        r.Moments,
        query=(
            ("since", _SEQ, True, "the first position"),
            ("to", _SEQ, False, "the last position; without it, as many as may be"),
        ),
        problems=(400, 404, 409),
    ),
    Operation(
        "GET", "/api/rules/{rule}", "rule", "A rule in plain words.",
        r.RuleText,
        query=(("lang", _LANG, False, "the language"),), problems=(400, 404),
    ),
    Operation(
        "GET", "/api/boxes/{box}/rules", "rule_book", "The rules of a box in plain words.",
        r.RuleBook,
        query=(("lang", _LANG, False, "the language"),), problems=(400, 404),
    ),
    Operation(
        "GET", "/api/static/{box}/{legend}", "static",
        "What is printed on the board and the pieces.",
        r.AnyStatic,
        query=(("heroes", r.Names, False, "figures that play, with commas"),), problems=(400, 404),
    ),
    Operation(
        "GET", "/api/words/{lang}", "words",
        "The catalogue of a language in Fluent, without the texts of cards and rules.",
        "text", problems=(404,),
    ),
    Operation(
        "GET", "/api/words/{lang}/cards", "card_words",
        "Texts of cards in Fluent; keys that are not known are left out.",
        "text", query=(("keys", r.Keys, True, "keys of texts, with commas"),), problems=(400, 404),
    ),
)  # fmt: skip


def openapi() -> Document:
    """The HTTP part."""
    kinds: list[Any] = [r.Problem]
    for operation in OPERATIONS:
        kinds += [one for one in (operation.answer, operation.body) if one not in (None, "text")]
        kinds += [kind for _, kind, _, _ in operation.query]
    shapes, parts = msgspec.json.schema_components(
        kinds, ref_template="#/components/schemas/{name}"
    )
    shown = dict(zip(map(id, kinds), shapes, strict=True))
    paths: Document = {}
    for one in OPERATIONS:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one, shown)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Rietland: the tavern",
            "version": __version__,
            "description": "The HTTP part of the browser table. Playing goes over the socket"
            " /ws/{table}, whose messages are described in socket.json.",
        },
        "paths": paths,
        "components": {"schemas": dict(sorted(parts.items()))},
    }


def _operation(one: Operation, shown: dict[int, Document]) -> Document:
    made: Document = {"operationId": one.name, "summary": one.about, "parameters": []}
    for part in one.path.split("/"):
        if part.startswith("{"):
            made["parameters"].append({
                "name": part[1:-1], "in": "path", "required": True,
                "schema": {"type": "string", "minLength": 1, "maxLength": 80},
            })  # fmt: skip
    for name, kind, needed, about in one.query:
        made["parameters"].append({
            "name": name, "in": "query", "required": needed, "description": about,
            "schema": shown[id(kind)],
        })  # fmt: skip
    if one.body is not None:
        made["requestBody"] = {"required": True, "content": _json(shown[id(one.body)])}
    text = {"text/plain": {"schema": {"type": "string"}}}
    answer = text if one.answer == "text" else _json(shown[id(one.answer)])
    made["responses"] = {str(one.status): {"description": "Done.", "content": answer}}
    for status in sorted({*one.problems, 429}):
        made["responses"][str(status)] = {
            "description": _REASONS[status],
            "content": _json({"$ref": "#/components/schemas/Problem"}),
        }
    return made


_REASONS: Final = {
    400: "The request does not read.",
    403: "Not for this browser.",
    404: "There is no such thing.",
    409: "The game cannot be played again from its beginning.",
    422: "The rules do not allow it.",
    503: "The server has no room or cannot write just now.",
    429: "Too many requests; Retry-After says when to come again.",
}


def _json(schema: Document) -> Document:
    return {"application/json": {"schema": schema}}


def socket() -> Document:
    """The messages of the socket, both ways."""
    (request, reply), parts = msgspec.json.schema_components(
        (messages.Request, messages.Reply), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Rietland: messages of the socket /ws/{table}",
        "anyOf": [{"$ref": "#/$defs/Request"}, {"$ref": "#/$defs/Reply"}],
        "$defs": {**dict(sorted(parts.items())), "Request": request, "Reply": reply},
    }


def documents() -> dict[str, Document]:
    """All documents by the name of their file."""
    return {"openapi.json": openapi(), "socket.json": socket()}


def written(document: Document) -> str:
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def stale(home: Path) -> list[str]:
    """Names of the documents that are missing or no longer true."""
    found: list[str] = []
    for name, document in documents().items():
        path = home / name
        if not path.is_file() or path.read_text(encoding="utf-8") != written(document):
            found.append(name)
    return found


def main_documents(argv: Sequence[str]) -> int:
    """`rietland schema`, the server's part; it has the options of the other part."""
    asked = schema_parser().parse_args(argv)
    if asked.write:
        put(asked.home, {name: written(one) for name, one in documents().items()})
    old = stale(asked.home)
    for name in old:
        print(f"{name} is not current; run: rietland schema --write")
    if not old:
        print("openapi.json and socket.json are current")
    return 1 if old and asked.check else 0
