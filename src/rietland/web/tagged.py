"""Answers that change only with the files of the server: made and compressed once."""

import gzip
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

JSON: Final = "application/json"
TEXT: Final = "text/plain"
#: Bytes below which compressing is not worth it.
SHORT: Final = 1000


@dataclass(frozen=True)
class Tagged:
    """An answer as it is sent, plain and compressed."""

    body: bytes
    small: bytes
    tag: str
    kind: str


def tagged(body: bytes, kind: str) -> Tagged:
    small = gzip.compress(body, 6, mtime=0) if len(body) >= SHORT else b""
    return Tagged(body, small, f'"{blake2b(body, digest_size=8).hexdigest()}"', kind)


def sent(request: Request, made: Tagged) -> Response:
    """Asked for again, it is sent only if it is new."""
    headers = {"ETag": made.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == made.tag:
        return Response(status_code=304, headers=headers)
    if made.small and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(made.small, headers=headers, media_type=made.kind)
    return Response(made.body, headers=headers, media_type=made.kind)
