"""Checks before every request: origins, hosts, rates, headers and the log of requests."""

import time
from collections.abc import Awaitable, Callable, MutableMapping
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Any, Final
from urllib.parse import urlsplit

import structlog
from limits import RateLimitItem, parse
from starlette.datastructures import Headers, MutableHeaders

from rietland.web.host.metrics import Metrics
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
#: Windows of rates after which those that are over are forgotten.
TIDY: Final = 10_000
LOCAL: Final = ("localhost", "127.0.0.1", "[::1]")


class Rates:
    """How often somebody may do something."""

    def __init__(self, settings: Settings) -> None:
        self._windows: dict[tuple[RateLimitItem, tuple[str, ...]], tuple[float, int]] = {}
        self._tidy = TIDY
        self.clock: Callable[[], float] = time.monotonic
        self.read = _parsed(settings.read_limit)
        self.write = _parsed(settings.write_limit)
        self.game = _parsed(settings.game_limit)
        self.socket = _parsed(settings.socket_limit)
        self.chat = _parsed(settings.chat_limit)
        self.onlooker = _parsed(settings.onlooker_limit)
        self.weigh = _parsed(settings.weigh_limit)
        self.order = _parsed(settings.order_limit)
        self.hint = _parsed(settings.hint_limit)

    def allow(self, item: RateLimitItem | None, *who: str) -> bool:
        """Count it, by a clock nobody sets back."""
        if item is None:
            return True
        now = self.clock()
        begin, count = self._windows.get((item, who), (now, 0))
        if now - begin >= item.get_expiry():
            begin, count = now, 0
        self._windows[(item, who)] = begin, count + 1
        if len(self._windows) > self._tidy:
            self._forget(now)
        return count < item.amount

    def wait(self, item: RateLimitItem, *who: str) -> int:
        """Seconds until it may be done again."""
        begin, _ = self._windows[(item, who)]
        return max(1, round(begin + item.get_expiry() - self.clock()))

    def known(self) -> int:
        """Windows in memory."""
        return len(self._windows)

    def _forget(self, now: float) -> None:
        """Windows that are over."""
        for key, (begin, _) in list(self._windows.items()):
            if now - begin >= key[0].get_expiry():
                del self._windows[key]
        self._tidy = TIDY + 2 * len(self._windows)


def _parsed(text: str) -> RateLimitItem | None:
    return parse(text) if text else None


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
        for item, kind in self._limits(scope["path"], writes):
            if item is not None and not self.rates.allow(item, kind, who):
                wait = self.rates.wait(item, kind, who)
                return problem(
                    429, "error-rate", f"too many requests; try again in {wait} s",
                    {"Retry-After": str(wait)},
                )  # fmt: skip
        return None

    def _limits(self, path: str, writes: bool) -> list[tuple[RateLimitItem | None, str]]:
        if not writes:
            return [(self.rates.read, "http")]
        limits = [(self.rates.write, "http")]
        if path == "/api/tables" or path.endswith("/fork"):
            limits.append((self.rates.game, "game"))
        return limits
