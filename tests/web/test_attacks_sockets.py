"""Attacks over sockets: who floods, crowds or tricks is dealt with, and nobody else notices."""

import asyncio
import os
import signal
import socket
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
import pytest
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from rietland.web.host.protocols import FRAMES
from rietland.web.host.tavern import LINGER
from rietland.web.jobs.workers import Workers
from rietland.web.room.connections import QUEUE, Connection
from rietland.web.room.room import ASIDES
from rietland.web.settings import Settings
from tests.web.houses import House, TableSocket, full_disk, seats, shared_out
from tests.web.live import live
from tests.web.test_takeover import presence, until


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


# Slow and flooding connections.


def opened(address: str) -> socket.socket:
    parts = urlsplit(address)
    return socket.create_connection((parts.hostname or "", parts.port or 0), timeout=20)


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
    ],
)
def test_a_request_that_never_ends_is_ended(tmp_path: Path, beginning: bytes) -> None:
    with live(Settings(data=tmp_path, request_time=0.3)) as address:
        slow = [opened(address) for _ in range(20)]
        for one in slow:
            one.sendall(beginning)
        for one in slow:
            with one:
                try:
                    while one.recv(4096):
                        pass
                except ConnectionResetError:
                    pass
        with urlopen(f"{address}/healthz") as answer:  # noqa: S310 - loopback
            assert answer.status == 200


@pytest.mark.parametrize("kind", ["ping", "empty"])
def test_a_socket_that_floods_is_cut_off_and_others_play_on(tmp_path: Path, kind: str) -> None:
    with live(Settings(data=tmp_path)) as address:
        heroes = [{"name": "thorn", "player": "me"}, {"name": "chada", "player": "me"}]
        asked = {"box": "base", "legend": "2", "difficulty": "easy", "heroes": heroes}
        body = msgspec.json.encode(asked)
        with urlopen(Request(f"{address}/api/tables", body)) as answer:  # noqa: S310 - loopback
            table = msgspec.json.decode(answer.read())["table"]
        where = f"{address.replace('http', 'ws')}/ws/{table}"
        with connect(where) as floods, connect(where) as looks:
            looks.send('{"type":"hello"}')
            floods.send('{"type":"hello"}')

            def flood() -> None:
                if kind == "ping":
                    for _ in range(4 * FRAMES):
                        floods.ping()
                else:
                    floods.send("" for _ in range(4 * FRAMES))
                while True:
                    floods.recv(20)

            with pytest.raises(ConnectionClosed):
                flood()
            looks.send('{"type":"look"}')
            while '"type":"view"' not in str(looks.recv(20)):
                pass


def test_one_address_has_so_many_sockets(tmp_path: Path) -> None:
    with House(tmp_path, sockets_each=2) as house:
        made = (ann := house.browser()).begin("me", "me")
        where = f"/ws/{made['table']}"
        with (
            ann.sit(made["table"]),
            ann.sit(made["table"]),
            ann.client.websocket_connect(where) as third,
        ):
            assert third.receive_json()["code"] == "error-rate"
            with pytest.raises(WebSocketDisconnect):
                third.receive_json()
        with ann.sit(made["table"]):
            assert house.tavern.sockets == 1


# Coming and going.


@pytest.mark.anyio
async def test_however_many_come_and_go_one_message_about_it_waits() -> None:
    connection = Connection("ann", [0])
    for n in range(2 * QUEUE):
        connection.put_presence(f"presence {n}")
    connection.put("view")
    assert [await connection.next(), await connection.next()] == [
        f"presence {2 * QUEUE - 1}",
        "view",
    ]
    assert not connection.is_cut
    connection.put_presence("again")
    assert await connection.next() == "again"


def test_a_browser_that_greets_late_is_in_the_room_that_counts(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "me")
        table = made["table"]
        with ann.client.websocket_connect(f"/ws/{table}") as waits:
            with ann.sit(table):
                pass
            room = house.tavern.rooms[table]
            room.idle_since -= 2 * LINGER
            assert house.client.portal is not None
            house.client.portal.call(house.tavern.sweep)
            connection = TableSocket(waits)
            connection.send("hello")
            connection.view()
            assert house.tavern.rooms[table] is room
            assert len(room.connections) == 1


# Votes.


def test_two_browsers_of_one_seat_have_one_vote(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann, twin, bob, cid = (house.browser() for _ in range(4))
        made = ann.begin("me", "link", "link", "link")
        table = made["table"]
        twin.follow(seats(made)[0])
        bob.follow(seats(made)[1])
        cid.follow(seats(made)[2])
        with ann.sit(table) as hers, twin.sit(table) as same, bob.sit(table), cid.sit(table):
            for connection in (hers, same):
                connection.send("takeover", seat=3)
            until(hers, 3, votes=[0])
            same.send("look")
            same.view()
            assert not house.tavern.rooms[table].seats[3].keeper


def test_a_vote_goes_with_its_voter(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann, bob, cid = (house.browser() for _ in range(3))
        made = ann.begin("me", "link", "link", "link")
        table = made["table"]
        bob.follow(seats(made)[1])
        cid.follow(seats(made)[2])
        with bob.sit(table) as his, cid.sit(table):
            with ann.sit(table) as hers:
                hers.send("takeover", seat=3)
                until(his, 3, votes=[0])
            until(his, 3, votes=[])


def test_one_person_does_not_replace_another_who_plays(tmp_path: Path) -> None:
    with House(tmp_path, takeover=60) as house:
        ann, bob = house.browser(), house.browser()
        made = ann.begin("me", "link")
        bob.follow(seats(made)[1])
        with ann.sit(made["table"]) as hers, bob.sit(made["table"]) as his:
            his.send("takeover", seat=0)
            assert until(his, 0, votes=[1])["kept"] is False
            hers.first()
            assert not house.tavern.rooms[made["table"]].seats[0].keeper


def test_one_person_may_replace_another_who_is_silent_for_long(tmp_path: Path) -> None:
    with House(tmp_path, takeover=0.2) as house:
        ann, bob = house.browser(), house.browser()
        made = ann.begin("me", "link")
        bob.follow(seats(made)[1])
        with ann.sit(made["table"]), bob.sit(made["table"]) as his:
            his.send("takeover", seat=0)
            until(his, 0, kept=True)


def test_an_input_that_waits_while_its_seat_is_voted_away_is_refused(tmp_path: Path) -> None:
    with House(tmp_path, metrics=True) as house:
        ann, bob, cid = (house.browser() for _ in range(3))
        made = ann.begin("me", "link", "link")
        bob.follow(seats(made)[1])
        cid.follow(seats(made)[2])
        table = made["table"]
        with ann.sit(table) as hers, bob.sit(table) as his, cid.sit(table) as theirs:
            room = house.tavern.rooms[table]
            portal = house.client.portal
            assert portal is not None
            portal.call(room.lock.acquire)
            his.send("takeover", seat=0)
            theirs.send("takeover", seat=0)
            wait_until_received(house, "takeover", 2)
            hers.send("do", do=[hers.says()[0]], at=hers.last["seq"])
            wait_until_received(house, "do", 1)
            portal.call(_release, room.lock)
            assert hers.next("error")["code"] == "error-kept"
            hers.send("back")
            until(hers, 0, kept=False)


def wait_until_received(house: House, kind: str, count: int) -> None:
    """Until the server has taken up so many messages of a kind; then they wait for the room."""
    line = f'rietland_messages_total{{type="{kind}"}} {float(count)}'
    while line not in house.client.get("/metrics").text:
        pass


async def _release(lock: object) -> None:
    lock.release()  # type: ignore[attr-defined]


# Those who look on.


def test_those_who_look_on_crowd_out_no_remark_of_those_who_play(tmp_path: Path) -> None:
    wishes = {"chat_limit": "", "onlooker_limit": "", "socket_limit": ""}
    with House(tmp_path, **wishes) as house:
        made = (ann := house.browser()).begin("me", "me", name="Ann")
        with ann.sit(made["table"]) as hers, house.browser().sit(made["table"]) as look:
            hers.send("chat", text="To the bridge!")
            hers.next("chat")
            for n in range(250):
                look.send("chat", text=f"Hm {n}")
            while look.next("chat")["text"] != "Hm 249":
                pass
        with house.browser().sit(made["table"]) as late:
            said = [one["text"] for one in late.heard if one["type"] == "chat"]
            assert said[0] == "To the bridge!"
            assert len(said) == 1 + ASIDES


def test_those_who_look_on_share_a_limit_and_can_be_muted(tmp_path: Path) -> None:
    with House(tmp_path, onlooker_limit="2/minute") as house:
        made = (ann := house.browser()).begin("me", "me")
        with ann.sit(made["table"]) as hers, house.browser().sit(made["table"]) as one:
            with house.browser().sit(made["table"]) as other:
                one.send("chat", text="Hm.")
                other.send("chat", text="Hm.")
                hers.next("chat")
                hers.next("chat")
                one.send("chat", text="Hm.")
                assert one.next("error")["code"] == "error-rate"
            one.send("mute", on=True)
            assert one.next("error")["code"] == "error-spectator"
            hers.send("mute", on=True)
            while not hers.next("presence")["muted"]:
                pass
    with House(tmp_path) as house, house.browser().sit(made["table"]) as look:
        look.send("chat", text="Hm.")
        assert look.next("error")["code"] == "error-muted"


@pytest.mark.parametrize("name", ["Thorn", "t h o r n", "ANN", "\uff21nn", "\u0410nn"])
def test_nobody_who_looks_on_is_called_like_somebody_who_plays(tmp_path: Path, name: str) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "me", name="Ann")
        with ann.sit(made["table"]) as hers, house.browser().sit(made["table"], name=name) as look:
            look.send("chat", text="I end the game.")
            said = hers.next("chat")
            assert (said["seat"], said["name"]) == (-1, "")


def test_nobody_takes_the_name_of_another_player(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann, bob = house.browser(), house.browser()
        made = ann.begin("me", "link", name="Ann")
        bob.follow(seats(made)[1], name="Bob")
        with ann.sit(made["table"]), bob.sit(made["table"]) as his:
            his.send("call", name="\u0410nn")
            assert his.next("error")["code"] == "error-name"


# A full disk.


def test_a_full_disk_is_an_answer_and_cuts_nobody_off(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann, bob = house.browser(), house.browser()
        made = ann.begin("me", "companion:greedy", "link")
        bob.follow(seats(made)[2])
        with ann.sit(made["table"]) as hers, bob.sit(made["table"]):
            sent: list[tuple[str, dict[str, Any]]] = [
                ("chat", {"text": "Hm."}),
                ("order", {"hero": "chada", "kind": "rest"}),
                ("takeover", {"seat": 2}),
                ("do", {"do": [hers.says()[0]], "at": hers.last["seq"]}),
            ]
            with full_disk(tmp_path / "games.sqlite-wal"):
                for kind, fields in sent:
                    hers.send(kind, **fields)
                    if kind == "takeover":
                        # Two people: the other is there, so nothing is to be stored yet.
                        presence(hers)
                        continue
                    error = hers.next("error")
                    assert error["code"] == "error-journal", kind
                    assert str(tmp_path) not in error["message"]
                with house.browser().sit(made["table"], name="Zoe") as look:
                    assert look.last["seq"] == hers.last["seq"]
            shared_out(hers)


# Workers.


@pytest.mark.anyio
async def test_a_worker_that_was_stopped_is_replaced() -> None:
    workers = Workers(1)
    try:
        stopped = await workers.do("a", os.getpid)
        os.kill(stopped, signal.SIGSTOP)
        with pytest.raises(TimeoutError):
            await workers.do("a", os.getpid, patience=0.2)
        assert await workers.do("a", os.getpid) != stopped
    finally:
        workers.close()


@pytest.mark.anyio
async def test_a_worker_that_dies_while_it_is_idle_comes_back() -> None:
    workers = Workers(1)
    try:
        for revived in (False, True):
            idle = await workers.do("a", os.getpid)
            os.kill(idle, signal.SIGKILL)
            while not workers.lost:  # noqa: ASYNC110 - its end is noticed in a thread of the pool
                await asyncio.sleep(0.01)
            if revived:
                # Before anybody asks for it.
                await workers.revive()
                assert not workers.lost
            assert await workers.do("a", os.getpid) != idle
            assert not workers.lost
    finally:
        workers.close()


@pytest.mark.anyio
async def test_a_worker_that_dies_at_work_is_lost_until_another_has_worked() -> None:
    workers = Workers(1)
    try:
        with pytest.raises(BrokenExecutor):
            await workers.do("a", os._exit, 1)
        assert 1 == workers.lost
        await workers.revive()
        assert 0 == workers.lost
    finally:
        workers.close()


@pytest.mark.anyio
async def test_nobody_waits_longer_for_a_turn_than_they_like() -> None:
    workers = Workers(1)
    try:
        busy = asyncio.create_task(workers.do("a", os.getpid))
        await asyncio.sleep(0)
        with pytest.raises(TimeoutError):
            await workers.do("b", os.getpid, waits=0)
        with pytest.raises(TimeoutError):
            await workers.think("b", abs, lambda _: (1,), 20.0, waits=0)
        # Whoever gave up holds up nobody, and the process goes on.
        assert await busy == await workers.do("a", os.getpid)
    finally:
        workers.close()


@pytest.mark.anyio
async def test_who_waits_in_turn_shares_the_time() -> None:
    workers = Workers(1)
    shares: list[float] = []

    def args(share: float) -> tuple[object, ...]:
        shares.append(share)
        return (len(shares),)

    try:
        answers = await asyncio.gather(*(workers.think("a", abs, args, 20.0) for _ in range(4)))
    finally:
        workers.close()
    assert answers == [1, 2, 3, 4]
    assert shares == [1, 1 / 3, 1 / 2, 1]


def test_a_stopped_worker_never_ends_a_companion(tmp_path: Path) -> None:
    with House(tmp_path, budget=0.05) as house:
        made = (ann := house.browser()).begin("me", "companion:greedy")
        with ann.sit(made["table"]) as connection:
            portal = house.client.portal
            assert portal is not None
            worker = portal.call(house.tavern.workers.do, made["table"], os.getpid)
            os.kill(worker, signal.SIGSTOP)
            spoke: set[int] = set()
            while 1 not in spoke:
                if connection.says():
                    says = connection.says()
                    connection.do(next((say for say in says if say.startswith("end")), says[0]))
                else:
                    connection.view()
                spoke |= {one["seat"] for one in connection.last["told"]}
