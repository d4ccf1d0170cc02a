"""Checks before every request: origins, hosts, rates, headers and the log of requests."""

import time
from collections.abc import Awaitable, Callable, MutableMapping
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Any, Final
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders

from rietland.web.host.metrics import Metrics
from rietland.web.host.rates import GAME, READ, WRITE, Rates
from rietland.web.http_errors import problem
from rietland.web.settings import Settings

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

#: Everything comes from this server; nothing inline, nothing from elsewhere, in nobody's frame.
POLICY: Final = (
    "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none';"
    " frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "X-Frame-Options": "DENY",
}
LOCAL: Final = ("localhost", "127.0.0.1", "[::1]")


def network(address: str) -> str:
    """Whom a limit is for: of IPv6 all addresses of one /64, which one house has to itself."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv4Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ip_network((parsed, 64), strict=False))


def is_own(headers: Headers) -> bool:
    """Whether a request comes from a page of this server, or from no page at all.

    Browsers always name the origin of a page that opens a socket or posts.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    try:
        page = urlsplit(origin).netloc.lower()
    except ValueError:
        return False
    return page == headers.get("host", "").lower() != ""


def is_known_host(headers: Headers, settings: Settings) -> bool:
    """Whether the server is called by a name of its own: another name may be a trick."""
    if not settings.hosts:
        return True
    host = headers.get("host", "").lower()
    name = host if host.endswith("]") else host.rpartition(":")[0] or host
    return name in settings.hosts


class Guard:
    """Stands before every HTTP request. Sockets are checked at their handshake."""

    def __init__(self, app: App, settings: Settings, rates: Rates, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.rates = rates
        self.metrics = metrics
        self.logger = structlog.get_logger()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begin = time.perf_counter()
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api") and "cache-control" not in headers:
                    headers["Cache-Control"] = "no-store"
            await send(message)

        refused = self._refusal(scope)
        try:
            await (refused or self.app)(scope, receive, sending)
        finally:
            self.metrics.requests.labels(str(status)).inc()
            # The path holds no token: links carry theirs in the fragment. The query is left out.
            self.logger.info(
                "request",
                method=scope["method"],
                path=scope["path"][:200],
                status=status,
                ms=round((time.perf_counter() - begin) * 1000, 1),
            )

    def _refusal(self, scope: Scope) -> App | None:
        headers = Headers(scope=scope)
        if not is_known_host(headers, self.settings):
            return problem(403, "error-origin", "this server does not go by that name")
        if not scope["path"].startswith("/api"):
            return None
        writes = scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if writes and not is_own(headers):
            return problem(403, "error-origin", "that page is not one of this server")
        who = network((scope["client"] or ("",))[0])
        for what in _counted(scope["path"], writes):
            if not self.rates.allow(what, who):
                wait = self.rates.wait(what, who)
                return problem(
                    429, "error-rate", f"too many requests; try again in {wait} s",
                    {"Retry-After": str(wait)},
                )  # fmt: skip
        return None


def _counted(path: str, writes: bool) -> list[str]:
    """What a request counts as."""
    if not writes:
        return [READ]
    begins = path == "/api/tables" or path.endswith("/fork")
    return [WRITE, GAME] if begins else [WRITE]
