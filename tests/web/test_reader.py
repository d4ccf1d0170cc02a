"""Content is read once, where nobody waits for it."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from rietland import roots
from rietland.web.host.reader import FRESH, MOST, Reader
from tests.content.drafts import GOOD, words_of
from tests.web.houses import House, shared_out


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class _Watch:
    """Files opened and folders listed, in all threads."""

    def __init__(self) -> None:
        self.is_on = False
        self.seen: list[str] = []
        sys.addaudithook(self._hear)

    def _hear(self, event: str, args: tuple[object, ...]) -> None:
        if self.is_on and event in ("open", "os.listdir", "os.scandir"):
            self.seen.append(str(args[0]))

    @contextmanager
    def on(self) -> Iterator[list[str]]:
        self.seen = []
        self.is_on = True
        try:
            yield self.seen
        finally:
            self.is_on = False


#: A hook can not be taken away again, so there is one.
WATCH = _Watch()
LASTING = [
    "/api/boxes",
    "/api/boxes/base/rules",
    "/api/boxes/base/rules?lang=de",
    "/api/static/base/2",
    "/api/static/base/2?heroes=thorn,chada",
    "/api/words/en",
    "/openapi.json",
]


def test_answers_that_never_change_are_made_once(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.tavern.reader.clock = lambda: 0.0
        client = house.client
        first = {path: client.get(path) for path in LASTING}
        with WATCH.on() as seen:
            for path, before in first.items():
                again = client.get(path)
                assert (200, before.content) == (again.status_code, again.content), path
                tag = {"If-None-Match": before.headers["etag"]}
                assert 304 == client.get(path, headers=tag).status_code, path
                plain = client.get(path, headers={"Accept-Encoding": "identity"})
                assert before.content == plain.content
            assert [] == seen


def test_a_rule_book_lists_no_folder_for_each_rule(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.client.get("/api/words/en")
        house.tavern.reader.clock = lambda: FRESH * 100
        with WATCH.on() as seen:
            assert len(house.client.get("/api/boxes/base/rules").json()["rules"]) > 100
            looked = len(seen)
        assert looked < 1000


def test_a_file_that_changes_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = tmp_path / "legends"
    shelf.mkdir()
    monkeypatch.setenv(roots.PATH, str(shelf))
    (shelf / "mine.ftl").write_text(words_of("base", "mine"), encoding="utf-8")
    file = shelf / "mine.yaml"
    now = 0.0

    def faults(house: House) -> list[str]:
        (base,) = [
            one for one in house.client.get("/api/boxes").json()["boxes"] if one["name"] == "base"
        ]
        return next((one["faults"] for one in base["legends"] if one["name"] == "mine"), ["none"])

    with House(tmp_path) as house:
        house.tavern.reader.clock = lambda: now
        assert ["none"] == faults(house)
        file.write_text(GOOD, encoding="utf-8")
        # Nobody looks at every request.
        assert ["none"] == faults(house)
        now += FRESH
        assert [] == faults(house)
        file.write_text(GOOD.replace("- place:", "- plaice:"), encoding="utf-8")
        now += FRESH
        assert "mine.yaml:7" in faults(house)[0]


@pytest.mark.anyio
async def test_what_is_kept_is_bounded_and_what_fails_is_not_kept() -> None:
    reader = Reader(20.0, lambda: 0.0)
    made: list[int] = []

    def make(number: int) -> Callable[[], str]:
        def one() -> str:
            made.append(number)
            return str(number)

        return one

    for number in range(MOST + 1):
        assert str(number) == await reader.kept(number, make(number))
    assert "0" == await reader.kept(0, make(0))
    assert "7" == await reader.kept(7, make(7))
    assert [*range(MOST + 1), 0] == made

    def bad() -> str:
        made.append(-1)
        raise ValueError("bad")

    for _ in range(2):
        with pytest.raises(ValueError, match="bad"):
            await reader.kept("bad", bad)
    assert [-1, -1] == made[-2:]
    reader.close()


# Who waits for whom.


def test_while_content_is_read_games_go_on(tmp_path: Path) -> None:
    with House(tmp_path, reading_time=0.05) as house:
        # Read before, as at the start of a server.
        house.tavern.reader.patience = 60.0
        ann = house.browser()
        table = ann.begin("me", "me")["table"]
        other = ann.begin("me", "me")["table"]
        house.client.get("/api/words/en")
        del house.tavern.rooms[other]
        house.tavern.reader.patience = 0.05
        house.tavern.reader.clock = lambda: 10**9
        with ann.sit(table) as connection, house.stuck(house.tavern.reader):
            shared_out(connection)
            assert 200 == ann.client.get(f"/api/tables/{table}/history").status_code
            for path in ("/api/boxes", "/api/static/base/2", "/api/words/en"):
                assert 503 == ann.client.get(path).status_code, path
            asked = {"box": "base", "legend": "2", "difficulty": "easy", "heroes": [
                {"name": name, "player": "me"} for name in ("thorn", "chada")]}  # fmt: skip
            assert 503 == ann.client.post("/api/tables", json=asked).status_code
            with ann.client.websocket_connect(f"/ws/{other}") as late:
                assert "error-journal" == late.receive_json()["code"]
                with pytest.raises(WebSocketDisconnect):
                    late.receive_json()
            # The list says nothing of a game that cannot be read just now, and nothing wrong.
            listed = ann.client.get("/api/tables").json()["tables"]
            assert {table} >= {one["table"] for one in listed}


def test_while_the_desk_is_busy_content_is_read(tmp_path: Path) -> None:
    with House(tmp_path) as house, house.stuck(house.tavern.writer):
        for path in LASTING:
            assert 200 == house.client.get(path).status_code, path
