"""Answers of the HTTP part, and its errors as answers."""

from pathlib import Path
from typing import TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from rietland.kernel.errors import BadContent, IllegalAction
from rietland.table.errors import (
    BadSetup,
    BrokenJournal,
    BrokenRecord,
    CannotUndo,
    HouseFull,
    TableError,
    UnknownGame,
    english,
    key_of,
)
from rietland.views import Label
from rietland.web.http_types import Problem
from rietland.web.messages import LONGEST

_Body = TypeVar("_Body")


class Refusal(Exception):
    """A request that is not taken, with its answer."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.answer = problem(status, code, message)


def answer(made: msgspec.Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(made), status, media_type="application/json")


def problem(
    status: int, code: str, message: str, headers: dict[str, str] | None = None, rule: str = "",
    detail: Label | None = None,
) -> Response:  # fmt: skip
    body = msgspec.json.encode(Problem(code, message, rule, detail))
    return Response(body, status, headers, media_type="application/json")


async def body(request: Request, kind: type[_Body]) -> _Body:
    """What a browser sent. Raises Refusal."""
    data = b""
    try:
        async for part in request.stream():
            data += part
            if len(data) > LONGEST:
                raise Refusal(413, "error-size", f"a request has at most {LONGEST} bytes")
    except ClientDisconnect as error:
        raise Refusal(400, "error-malformed", "the request was never finished") from error
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal(400, "error-malformed", str(error)) from error


def query(request: Request, name: str, kind: type[_Body], default: str | None = None) -> _Body:
    """A parameter of the query. Raises Refusal."""
    text = request.query_params.get(name, default)
    if text is None:
        raise Refusal(400, "error-malformed", f"the query needs '{name}'")
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal(400, "error-malformed", f"{name}: {error}") from error


# Errors as answers; Starlette calls these.


def refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return error.answer


def late(_: Request, error: Exception) -> Response:
    """A worker took too long or was lost."""
    del error
    return problem(503, "error-journal", "this takes too long just now; try again")


def failed(_: Request, error: Exception) -> Response:
    """Errors of tables and rules."""
    assert isinstance(error, ValueError)
    rule = error.rule if isinstance(error, IllegalAction) else ""
    detail = error.detail if isinstance(error, BadSetup) else None
    return problem(_status(error), key_of(error), message_of(error), rule=rule, detail=detail)


def message_of(error: ValueError) -> str:
    """An error in English. Where the games lie and what others are called is not told."""
    if isinstance(error, BadContent):
        return faults_of(error)[0]
    is_private = isinstance(error, UnknownGame | BrokenRecord | BrokenJournal)
    return english().text(key_of(error)) if is_private else str(error)


def faults_of(error: BadContent) -> list[str]:
    """What is wrong with a legend, a line for each; of its files the names alone."""
    told = [f"{Path(one.file).name}:{one.line}: {one.message}" for one in error.faults]
    return list(dict.fromkeys(told)) or [str(error)]


def _status(error: ValueError) -> int:
    if isinstance(error, UnknownGame):
        return 404
    if isinstance(error, BrokenRecord):
        return 409
    if isinstance(error, CannotUndo):
        return 400
    if isinstance(error, BrokenJournal | HouseFull):
        return 503
    return 422


def missing(_: Request, error: Exception) -> Response:
    """No such address, or not with this method."""
    assert isinstance(error, HTTPException)
    code = "error-no-page" if error.status_code == 404 else "error-malformed"
    return problem(error.status_code, code, error.detail, dict(error.headers or {}))


__all__ = [
    "Refusal",
    "TableError",
    "answer",
    "body",
    "failed",
    "late",
    "message_of",
    "missing",
    "problem",
    "query",
    "refused",
]
