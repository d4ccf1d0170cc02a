"""Rates: how often somebody may do something."""

import time
from collections.abc import Callable
from typing import Final

from limits import RateLimitItem, parse

from rietland.web.settings import Settings

#: Windows of rates after which those that are over are forgotten.
TIDY: Final = 10_000

# What is counted. Requests that read and that write, and games begun and forked.
READ: Final = "read"
WRITE: Final = "write"
GAME: Final = "game"
# Messages of a socket, and of these some sorts for themselves.
SOCKET: Final = "socket"
CHAT: Final = "chat"
ONLOOKER: Final = "onlooker"
WEIGH: Final = "weigh"
ORDER: Final = "order"
HINT: Final = "hint"


class Rates:
    """Counts, by a clock nobody sets back."""

    def __init__(self, settings: Settings) -> None:
        self.clock: Callable[[], float] = time.monotonic
        self._limits: dict[str, RateLimitItem | None] = {
            READ: _parsed(settings.read_limit),
            WRITE: _parsed(settings.write_limit),
            GAME: _parsed(settings.game_limit),
            SOCKET: _parsed(settings.socket_limit),
            CHAT: _parsed(settings.chat_limit),
            ONLOOKER: _parsed(settings.onlooker_limit),
            WEIGH: _parsed(settings.weigh_limit),
            ORDER: _parsed(settings.order_limit),
            HINT: _parsed(settings.hint_limit),
        }
        #: When a window began, and how often it was done since, by what and who.
        self._windows: dict[tuple[str, str], tuple[float, int]] = {}
        self._tidy = TIDY

    def allow(self, what: str, who: str) -> bool:
        """Count it."""
        limit = self._limits[what]
        if limit is None:
            return True
        now = self.clock()
        begin, count = self._windows.get((what, who), (now, 0))
        if now - begin >= limit.get_expiry():
            begin, count = now, 0
        self._windows[(what, who)] = begin, count + 1
        if len(self._windows) > self._tidy:
            self._forget(now)
        return count < limit.amount

    def wait(self, what: str, who: str) -> int:
        """Seconds until what was not allowed may be done again."""
        limit = self._limits[what]
        assert limit is not None
        begin, _ = self._windows[(what, who)]
        return max(1, round(begin + limit.get_expiry() - self.clock()))

    def known(self) -> int:
        """Windows in memory."""
        return len(self._windows)

    def _forget(self, now: float) -> None:
        """Windows that are over."""
        for key, (begin, _) in list(self._windows.items()):
            limit = self._limits[key[0]]
            if limit is None or now - begin >= limit.get_expiry():
                del self._windows[key]
        self._tidy = TIDY + 2 * len(self._windows)


def _parsed(text: str) -> RateLimitItem | None:
    return parse(text) if text else None
