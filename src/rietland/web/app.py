"""The application: routes, start and end."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import BrokenExecutor
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from rietland.table.errors import english
from rietland.web import http_errors, texts
from rietland.web.api import Api
from rietland.web.host.gc_schedule import GcSchedule, held_back
from rietland.web.host.middleware import Guard, Rates
from rietland.web.host.tavern import Tavern
from rietland.web.schema import OPERATIONS, openapi
from rietland.web.settings import Settings
from rietland.web.sockets import Sockets
from rietland.web.static_client import Client
from rietland.web.tagged import JSON, Tagged, sent, tagged
from rietland.words import languages

#: Seconds between two looks for empty rooms.
SWEEP: Final = 60.0


def create_app(settings: Settings) -> Starlette:
    """A server with everything it needs; nothing is opened before it starts."""
    tavern = Tavern(settings)
    rates = Rates(settings)
    api = Api(tavern)
    routes: list[Route | WebSocketRoute] = [
        Route(one.path, api.endpoint(one.name), methods=[one.method]) for one in OPERATIONS
    ]
    routes.append(Route("/openapi.json", _document(tavern)))
    if settings.metrics:

        async def metrics(_: Request) -> Response:
            return PlainTextResponse(tavern.metrics.page())

        routes.append(Route("/metrics", metrics))
    routes.append(WebSocketRoute("/ws/{table}", Sockets(tavern, rates).serve))
    routes.append(Route("/{path:path}", Client(settings.static, tavern).answer))
    app = Starlette(
        routes=routes,
        lifespan=_lifespan(tavern),
        middleware=[
            Middleware(Guard, settings=settings, rates=rates, metrics=tavern.metrics),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
        ],
        exception_handlers={
            http_errors.Refusal: http_errors.refused,
            HTTPException: http_errors.missing,
            ValueError: http_errors.failed,
            TimeoutError: http_errors.late,
            BrokenExecutor: http_errors.late,
        },
    )
    app.state.tavern = tavern
    return app


def _lifespan(tavern: Tavern) -> Callable[[Starlette], Any]:
    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        tavern.open()
        chores: list[asyncio.Task[Any]] = [asyncio.create_task(_sweep(tavern))]
        if tavern.settings.warm:
            chores.append(asyncio.create_task(tavern.workers.warm()))
            chores.append(asyncio.create_task(tavern.odds_worker.warm()))
            chores.append(asyncio.create_task(_warm(tavern)))
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await tavern.close()

    return lifespan


async def _warm(tavern: Tavern) -> None:
    """Read what the first who comes would wait for."""
    with suppress(TimeoutError):
        # Told where it is needed.
        await tavern.reader.do(english)
        await tavern.shelf()
        for language in await tavern.reader.kept("languages", languages):
            await tavern.reader.do(texts.entries, language)


async def _sweep(tavern: Tavern) -> None:
    garbage = GcSchedule(time.monotonic())
    with held_back():
        while True:
            await asyncio.sleep(SWEEP)
            await tavern.sweep()
            garbage.collect(time.monotonic(), tavern.writer.last_step)


def _document(tavern: Tavern) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        """It changes only with the version."""
        return sent(request, await tavern.reader.kept("openapi", _written))

    return answer


def _written() -> Tagged:
    return tagged(msgspec.json.encode(openapi()), JSON)
