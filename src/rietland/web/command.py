"""The commands `rietland serve` and `rietland play` in the browser."""

import logging
import math
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal, TextIO, cast

import structlog
import uvicorn

from rietland.table.errors import BrokenJournal
from rietland.usage import command_parser
from rietland.web.app import create_app
from rietland.web.host.claim import claim
from rietland.web.host.middleware import LOCAL
from rietland.web.host.protocols import (
    BURST,
    FEW,
    RESERVE,
    WAITING,
    Socket,
    limited,
    raise_descriptors,
)
from rietland.web.messages import LONGEST
from rietland.web.settings import STATIC, Settings, data_folder

LOOPBACK: Final = "127.0.0.1"
FAULT: Final = 1
DATA_HELP: Final = "folder of the saved games (default: %(default)s)"
NO_CLIENT: Final = (
    "The browser client is not built; in a checkout: make client.\n"
    "The terminal client works without it: rietland play --text"
)


def main_serve(argv: Sequence[str]) -> int:
    """`rietland serve`: a table for others."""
    parser = command_parser(
        "serve",
        "Serve the browser table for others. The log is JSON lines on standard error.",
        [
            "--host 0.0.0.0",
            "--port 9000 --name andor.example.org --takeover 300",
        ],
    )
    parser.add_argument(
        "--host",
        default=LOOPBACK,
        help="address to listen on; 0.0.0.0 lets your network in (default: this computer only)",
    )
    parser.add_argument("--port", type=int, default=8000, help="port to listen on (default: 8000)")
    parser.add_argument("--data", type=Path, default=data_folder(), help=DATA_HELP)
    parser.add_argument(
        "--takeover", type=float, default=0.0, metavar="SECONDS",
        help="seconds before a companion takes over for an absent player; 0: never (default: 0)",
    )  # fmt: skip
    parser.add_argument(
        "--budget",
        type=float,
        default=1.0,
        metavar="SECONDS",
        help="thinking time of a companion per decision (default: 1)",
    )
    parser.add_argument(
        "--metrics", action="store_true", help="publish Prometheus metrics at /metrics"
    )
    parser.add_argument(
        "--games-per-hour",
        type=int,
        default=60,
        metavar="N",
        help="most new games per address and hour; 0: no limit (default: 60)",
    )
    parser.add_argument(
        "--name", action="append", default=[], metavar="HOST",
        help="host name to accept, for example andor.example.org; may be repeated (default: any)",
    )  # fmt: skip
    asked = parser.parse_args(argv)
    numbers = {
        "--takeover": asked.takeover,
        "--budget": asked.budget,
        "--games-per-hour": asked.games_per_hour,
    }
    for option, number in numbers.items():
        if not 0 <= number < math.inf:
            parser.error(f"{option} must be 0 or more, not {number}")
    settings = Settings(
        data=asked.data,
        takeover=asked.takeover,
        budget=asked.budget,
        metrics=asked.metrics,
        game_limit=f"{asked.games_per_hour}/hour" if asked.games_per_hour > 0 else "",
        hosts=tuple(name.lower() for name in asked.name),
        workers=max(1, (os.cpu_count() or 2) - 1),
        warm=True,
    )
    write_logs(sys.stderr, logging.INFO)
    return _serve(settings, asked.host, asked.port, browse=False)


def _has_client() -> bool:
    return (STATIC / "index.html").is_file()


def main_browser(argv: Sequence[str]) -> int:
    """`rietland play`: your own table, in the browser."""
    parser = command_parser(
        "play",
        "Open the table in your browser. To play in the terminal, add --text;\n"
        "rietland play --text --help lists the options for that.",
        ["", "--no-browser --port 8000", "--text --legend 1 --heroes thorn --companions chada"],
    )
    parser.add_argument(
        "--no-browser", action="store_true", help="only print the address; open no browser"
    )
    parser.add_argument(
        "--port", type=int, default=0, help="port to listen on (default: any free port)"
    )
    parser.add_argument("--data", type=Path, default=data_folder(), help=DATA_HELP)
    asked = parser.parse_args(argv)
    settings = Settings(data=asked.data, house=True, hosts=LOCAL, warm=True)
    write_logs(sys.stderr, logging.WARNING)
    if not _has_client():
        print(NO_CLIENT, file=sys.stderr)
        return FAULT
    return _serve(settings, LOOPBACK, asked.port, browse=not asked.no_browser)


def _serve(settings: Settings, host: str, port: int, *, browse: bool) -> int:
    try:
        listening = _listen(host, port)
    except (OSError, OverflowError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        print(f"rietland: cannot listen on {host}:{port}: {why}", file=sys.stderr)
        return FAULT
    address = f"http://{_shown(host)}:{listening.getsockname()[1]}/"
    # Whatever is written from now on is for the owner alone.
    os.umask(0o077)
    try:
        claimed = claim(settings.data)
        made = config(settings)
        # Before uvicorn starts, which would tell a fault as a traceback.
        made.app.state.tavern.open()  # type: ignore[union-attr]
    except (OSError, BrokenJournal) as error:
        listening.close()
        print(f"rietland: {error}", file=sys.stderr)
        return FAULT
    server = _Server(made)
    if settings.house:
        print(f"The table is set: {address}\nCtrl-C ends it; every game is kept.", flush=True)
    else:
        structlog.get_logger().info("listening", address=address, data=str(settings.data))
        if not _has_client():
            # Programs may play here all the same.
            structlog.get_logger().warning("no browser client", help=NO_CLIENT)
    if browse:
        threading.Thread(target=_browse, args=(server, address), daemon=True).start()
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        # uvicorn has shut down in order and passes the signal on.
        pass
    finally:
        listening.close()
        claimed.close()
    return 0 if server.started else FAULT


def config(settings: Settings) -> uvicorn.Config:
    """How uvicorn runs: one process, messages capped, no log of its own with addresses in it."""
    most = raise_descriptors()
    if most < FEW:
        structlog.get_logger().warning(
            "few descriptors",
            connections=most,
            help=f"allow this process {FEW + RESERVE} open files or more (ulimit -n, LimitNOFILE)",
        )
    return uvicorn.Config(
        create_app(settings),
        loop=_loop(),
        http=limited(most, settings.request_time),
        ws=Socket,
        ws_max_size=LONGEST,
        # Views are small; a compressor for each socket would cost more than the games.
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        backlog=BURST,
    )


class _Server(uvicorn.Server):
    """Accepts few connections at a time; the others wait in the system and are not lost."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for one in sockets or []:
            one.listen(WAITING)


def _loop() -> Literal["uvloop", "asyncio"]:
    return "uvloop" if find_spec("uvloop") else "asyncio"


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    return listening


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):  # noqa: S104 - only to print it
        return socket.gethostname()
    return f"[{host}]" if ":" in host else host


def _browse(server: uvicorn.Server, address: str) -> None:
    """Open the browser once the server answers."""
    for _ in range(100):
        if server.started:
            webbrowser.open(address)
            return
        time.sleep(0.05)


def write_logs(to: TextIO, level: int) -> None:
    """JSON lines, ours and those of uvicorn. Nothing in them tells a token."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(cast("TextIO", _Lines(to))),
        cache_logger_on_first_use=True,
    )
    root = logging.getLogger()
    root.handlers = [_ToStructlog()]
    root.setLevel(max(level, logging.WARNING))


class _Lines:
    """What the log is written to: a line that a full disk does not take is lost, and nothing else.

    Written as part of an input, an error here would be the error of a player.
    """

    def __init__(self, to: TextIO) -> None:
        self._to = to

    def write(self, text: str) -> None:
        with suppress(OSError):
            self._to.write(text)

    def flush(self) -> None:
        with suppress(OSError):
            self._to.flush()


class _ToStructlog(logging.Handler):
    """Lines of other libraries in the same shape."""

    def emit(self, record: logging.LogRecord) -> None:
        logger = structlog.get_logger()
        logger.log(
            record.levelno, record.getMessage(), logger=record.name, exc_info=record.exc_info
        )
