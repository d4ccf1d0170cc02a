"""Builders of servers and browsers for tests. Everything runs in this process."""

import resource
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self, TypeVar

import msgspec
from starlette.testclient import TestClient, WebSocketTestSession

from rietland.web.app import create_app
from rietland.web.host.reader import Reader
from rietland.web.host.tavern import Tavern
from rietland.web.room.writer import Writer
from rietland.web.settings import Settings

Answer = TypeVar("Answer")
Message = dict[str, Any]


class House:
    """A server on a folder. Leaving and entering it again is a restart."""

    def __init__(self, folder: Path, **wishes: Any) -> None:  # noqa: ANN401 - any setting
        plain: dict[str, Any] = {"pace": 0.0, "data": folder}
        self.settings = Settings(**{**plain, **wishes})
        self.app = create_app(self.settings)
        self.tavern: Tavern = self.app.state.tavern
        self.client = TestClient(self.app, base_url="http://testserver")

    def __enter__(self) -> Self:
        self.client.__enter__()
        return self

    def __exit__(self, *error: object) -> None:
        self.client.__exit__(None, None, None)

    def call(self, work: Callable[..., Awaitable[Answer]], *args: object) -> Answer:
        """Have something done in the server's loop."""
        assert self.client.portal is not None
        return self.client.portal.call(work, *args)

    @contextmanager
    def stuck(self, thread: Writer | Reader) -> Iterator[None]:
        """The writer or the reader does nothing until the end of the block."""
        begun, freed = threading.Event(), threading.Event()

        def hold() -> None:
            begun.set()
            freed.wait()

        held = thread._thread.submit(hold)
        begun.wait()
        try:
            yield
        finally:
            freed.set()
            held.result()

    def browser(self) -> "Browser":
        """A browser with no cookies yet, sharing the server's loop."""
        client = TestClient(self.app, base_url="http://testserver")
        client.portal = self.client.portal
        return Browser(client)


class Browser:
    """A person with a browser."""

    def __init__(self, client: TestClient) -> None:
        self.client = client

    def begin(self, *players: str, legend: str = "2", **wishes: Any) -> Message:  # noqa: ANN401 - any field
        """A new game with the first heroes; `players` says who leads each."""
        names = ["thorn", "chada", "eara", "kram"]
        asked = {
            "box": "base",
            "legend": legend,
            "difficulty": "normal" if legend == "1" else "easy",
            "heroes": [
                {"name": name, "player": player}
                for name, player in zip(names, players, strict=False)
            ],
            "seed": 7,
            **wishes,
        }
        answer = self.client.post("/api/tables", json=asked)
        assert answer.status_code == 201, answer.text
        made: Message = answer.json()
        return made

    def follow(self, link: str, name: str = "") -> Message:
        """Open a link to a seat."""
        table, _, token = link.removeprefix("/#join=").partition(".")
        answer = self.client.post(f"/api/tables/{table}/join", json={"token": token, "name": name})
        assert answer.status_code == 200, answer.text
        made: Message = answer.json()
        return made

    @contextmanager
    def sit(self, table: str, since: int = 0, **hello: Any) -> Iterator["TableSocket"]:  # noqa: ANN401 - any field
        """At the table until the end of the block."""
        with self.client.websocket_connect(f"/ws/{table}") as socket:
            connection = TableSocket(socket)
            connection.send("hello", since=since, **hello)
            connection.view()
            yield connection


class TableSocket:
    """The socket of a browser, and the last view that came over it."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.last: Message = {}
        self.heard: list[Message] = []

    def send(self, kind: str, /, **fields: Any) -> None:  # noqa: ANN401 - any field
        self.socket.send_text(msgspec.json.encode({"type": kind, **fields}).decode())

    def next(self, kind: str) -> Message:
        """The next message of a type; others on the way are kept in `heard`."""
        for _ in range(200):
            message: Message = msgspec.json.decode(self.socket.receive_text())
            if message["type"] == "view":
                self.last = message
            if message["type"] == kind:
                return message
            # What somebody missed comes in one message.
            self.heard += message["remarks"] if message["type"] == "remarks" else [message]
        raise AssertionError(f"no {kind} came")

    def view(self) -> Message:
        return self.next("view")

    def view_at(self, seq: int) -> Message:
        """Views until the game stands there."""
        while self.last.get("seq") != seq:
            self.view()
        return self.last

    def says(self) -> list[str]:
        return [option["say"] for option in self.last["view"]["options"]]

    def do(self, *words: str) -> Message:
        """Say something and wait for its view."""
        self.send("do", do=list(words), at=self.last["seq"])
        return self.view()

    def first(self) -> Message:
        """Take the first option."""
        return self.do(self.says()[0])


@contextmanager
def full_disk(log: Path) -> Iterator[None]:
    """This file, to which SQLite appends what it stores, cannot grow until the end of the block."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (log.stat().st_size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def shared_out(connection: TableSocket) -> TableSocket:
    """Past the sharing of the first gold and things: the first turn of a hero."""
    while connection.says() and connection.says()[0].startswith("share"):
        connection.first()
    return connection


def seats(made: Message) -> dict[int, str]:
    return {one["seat"]: one["link"] for one in made["seats"]}
