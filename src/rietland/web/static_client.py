"""The built client: its page, its files, and what a table needs, named before its script asks."""

import gzip
import json
import mimetypes
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles

from rietland import families
from rietland.content import library
from rietland.content.content import state_of
from rietland.kernel.errors import BadContent
from rietland.table.errors import TableError
from rietland.table.journal import GameRow
from rietland.web.host.tavern import Tavern

NOT_BUILT: Final = (
    "The browser client is not built yet.\n\n"
    "In a checkout: make client (or make play, which builds it first).\n"
    "The terminal client works without: rietland play --text\n"
)
#: Files with a hash in their name; another build has others.
HASHED: Final = "assets/"
#: What the builder wrote about them.
MANIFEST: Final = ".vite/manifest.json"
#: Where the maps of boxes lie.
SURVEYS: Final = "src/map/surveys"
#: What a box brings to the map besides.
PAGES: Final = "src/boxes/{box}/page.ts"
#: The screen of everybody who is at no table.
TAVERN: Final = "src/tavern/Tavern.svelte"
#: Kinds of files that gzip makes smaller.
TEXTS: Final = (".js", ".css", ".json", ".svg")
#: Where the page grows; a table learns there what lies on it before its socket is open.
EMPTY: Final = '<div id="app"'
#: What every screen begins with.
PAGE: Final = "index.html"

_Manifest = dict[str, dict[str, Any]]


class Client:
    """Answers whatever is neither the tavern's interface nor a socket."""

    def __init__(self, folder: Path, tavern: Tavern) -> None:
        self.folder = folder
        self.tavern = tavern
        self._files = StaticFiles(directory=folder, check_dir=False)
        #: Hashed files as they are sent, plain and compressed; no more than there are files.
        self.kept: dict[Path, tuple[bytes, bytes]] = {}

    async def answer(self, request: Request) -> Response:
        path = str(request.path_params["path"])
        if path.startswith(("api/", "ws/")):
            raise HTTPException(404, "there is no such page")
        index = self.folder / PAGE
        if not index.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        if not path or "." not in path.rpartition("/")[2]:
            return await self._page(index, path)
        if path.startswith(HASHED):
            return await self._hashed(path, request)
        try:
            response = await self._files.get_response(path, request.scope)
        except (OSError, ValueError) as error:
            raise HTTPException(404, "there is no such file") from error
        response.headers["Cache-Control"] = "no-cache"
        return response

    async def _hashed(self, path: str, request: Request) -> Response:
        """Such a file never changes: it is read and compressed once, while others go on."""
        file = self._file(path)
        if file not in self.kept:
            self.kept[file] = await run_in_threadpool(_compressed, file)
        body, small = self.kept[file]
        headers = {"Cache-Control": "public, max-age=31536000, immutable"}
        if small:
            headers["Vary"] = "Accept-Encoding"
            if "gzip" in request.headers.get("accept-encoding", ""):
                body = small
                headers["Content-Encoding"] = "gzip"
        return Response(body, headers=headers, media_type=mimetypes.guess_type(path)[0])

    def _file(self, path: str) -> Path:
        """The file itself, however its path was written. Raises HTTPException."""
        try:
            file = (self.folder / path).resolve()
            if file.is_relative_to(self.folder.resolve()) and file.is_file():
                return file
        except (OSError, ValueError):
            # A name no file can have.
            pass
        raise HTTPException(404, "there is no such file")

    async def _page(self, index: Path, path: str) -> Response:
        """The page is asked for every time. That of a table says what will lie on it."""
        headers = {"Cache-Control": "no-cache"}
        if not path:
            # Who only passes through would be warned of styles that were fetched in vain.
            links = [one for one in ahead(self.folder / MANIFEST, (TAVERN,)) if "style" not in one]
            if links:
                headers["Link"] = ", ".join(links)
        first, _, game = path.partition("/")
        row = await self._row(game.partition("/")[0]) if first == "table" else None
        if row is None:
            return FileResponse(index, headers=headers)
        setup = row.setup
        box, legend = setup.box, setup.legend
        try:
            family, board = await self.tavern.reader.kept(
                ("page", box, legend),
                lambda: (library.family(box), library.book(box, legend).board),
            )
        except (BadContent, TimeoutError):
            # The page itself tells that the game cannot be opened.
            return FileResponse(index, headers=headers)
        printed = _fetched(f"api/static/{setup.box}/{setup.legend}")
        # A box may have drawn more than a survey; what the build does not have is left out.
        page = PAGES.format(box=board.partition("/")[0])
        sources = families.named(family).client, page, f"{SURVEYS}/{board}.json"
        links = [*ahead(self.folder / MANIFEST, sources), printed]
        laid = f'{EMPTY} data-laid="{row.id}/{family}/{setup.box}/{setup.legend}"'
        text = _text(index).replace(EMPTY, laid, 1)
        return HTMLResponse(text, headers={**headers, "Link": ", ".join(links)})

    async def _row(self, game: str) -> GameRow | None:
        try:
            return await self.tavern.writer.do(self.tavern.writer.journal.game, game)
        except TableError:
            return None


def ahead(manifest: Path, names: tuple[str, ...]) -> Iterator[str]:
    """Links to these sources and all they bring, after what every screen begins with."""
    if not manifest.is_file():
        return
    built = _manifest(*state_of(manifest))
    # A browser fetches few files at once, in the order in which it hears of them.
    for chunk in dict.fromkeys(one for name in (PAGE, *names) for one in _closure(built, name)):
        file = built[chunk]["file"]
        yield _fetched(file) if file.endswith(".json") else f"</{file}>; rel=modulepreload"
        for style in built[chunk].get("css", []):
            yield f"</{style}>; rel=preload; as=style; crossorigin"


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


@lru_cache(4)
def _manifest(file: Path, changed: int, size: int) -> _Manifest:  # noqa: ARG001 - read once until then
    built: _Manifest = json.loads(_text(file))
    return built


def _compressed(file: Path) -> tuple[bytes, bytes]:
    body = file.read_bytes()
    return body, gzip.compress(body, 9) if file.suffix in TEXTS else b""


def _fetched(path: str) -> str:
    return f"</{path}>; rel=preload; as=fetch; crossorigin"


def _closure(built: _Manifest, name: str) -> Iterator[str]:
    """A chunk and those it imports, each once."""
    waiting, seen = [name], set[str]()
    while waiting:
        chunk = waiting.pop()
        if chunk in seen or chunk not in built:
            continue
        seen.add(chunk)
        yield chunk
        waiting.extend(built[chunk].get("imports", []))
