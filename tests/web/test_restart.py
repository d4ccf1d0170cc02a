"""Coming back: a browser after a lost line, a server after its end."""

from pathlib import Path
from typing import Any

import pytest

from rietland.table.journal import SqliteJournal
from rietland.web import messages as m
from rietland.web.host.tavern import Tavern
from rietland.web.room.connections import Connection
from rietland.web.room.room import Room
from rietland.web.settings import Settings
from tests.web.houses import House, seats, shared_out


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def test_what_was_missed_is_told_on_return(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann, bob = house.browser(), house.browser()
        made = ann.begin("me", "link")
        bob.follow(seats(made)[1])
        with ann.sit(made["table"]) as hers:
            with bob.sit(made["table"]) as his:
                seen = his.last["seq"]
                hers.send("chat", text="one")
                last = his.next("chat")["id"]
            hers.send("chat", text="two")
            for _ in range(3):
                hers.first()
            with bob.sit(made["table"], since=seen, chat=last) as his:
                assert [one["seq"] for one in his.last["told"]] == [seen + 1, seen + 2, seen + 3]
                assert [one["text"] for one in his.heard if one["type"] == "chat"] == ["two"]
                assert his.last["seq"] == hers.last["seq"]


def test_a_first_look_tells_the_story_so_far(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "me")
        with ann.sit(made["table"]) as connection:
            assert connection.last["told"][0]["seq"] == 0
            assert connection.last["told"][0]["news"]


def test_every_table_resumes_after_a_restart(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "me")
        with ann.sit(made["table"]) as connection:
            shared_out(connection)
            view = connection.last
        cookies = ann.client.cookies
        told = ann.client.get(f"/api/tables/{made['table']}/history").json()
    with House(tmp_path) as house:
        ann = house.browser()
        ann.client.cookies = cookies
        assert [one["table"] for one in ann.client.get("/api/tables").json()["tables"]] == [
            made["table"]
        ]
        with ann.sit(made["table"], since=view["seq"]) as connection:
            assert connection.last["seq"] == view["seq"]
            assert connection.last["view"]["options"] == view["view"]["options"]
            assert connection.last["told"] == []
        # The whole log is there too, though nobody kept it: it is played again.
        with ann.sit(made["table"]) as connection:
            assert [one["seq"] for one in connection.last["told"]] == list(range(view["seq"] + 1))
        assert ann.client.get(f"/api/tables/{made['table']}/history").json() == told


def test_orders_and_remarks_survive_a_restart(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "companion:greedy")
        with ann.sit(made["table"]) as connection:
            connection.send("chat", text="To the castle!")
            connection.next("chat")
            connection.send("order", hero="chada", kind="hold", place=31)
            connection.next("chat")
        cookies = ann.client.cookies
    with House(tmp_path) as house:
        (ann := house.browser()).client.cookies = cookies
        with ann.sit(made["table"]) as connection:
            connection.next("intention")
            said = [one for one in connection.heard if one["type"] == "chat"]
            assert [one["text"] or one["label"]["key"] for one in said] == [
                "To the castle!",
                "order-yes",
            ]
            # It is not only told again: the companion acts on it.
            (standing,) = house.tavern.rooms[made["table"]].advice.orders.values()
            assert standing.place == 31
            connection.send("withdraw", hero="chada")
            assert connection.next("chat")["label"]["key"] == "order-free"
    with House(tmp_path) as house:
        (ann := house.browser()).client.cookies = cookies
        with ann.sit(made["table"]):
            assert house.tavern.rooms[made["table"]].advice.orders == {}


def test_a_kept_seat_is_kept_after_a_restart_until_its_person_returns(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann, bob = house.browser(), house.browser()
        made = ann.begin("me", "link")
        bob.follow(seats(made)[1])
        with ann.sit(made["table"]) as connection:
            connection.send("takeover", seat=1)
            while not connection.next("presence")["seats"][1]["kept"]:
                pass
        cookies = ann.client.cookies, bob.client.cookies
    with House(tmp_path) as house:
        ann, bob = house.browser(), house.browser()
        ann.client.cookies, bob.client.cookies = cookies
        with ann.sit(made["table"]) as connection:
            now = [one for one in connection.heard if one["type"] == "presence"][-1]
            assert [one["kept"] for one in now["seats"]] == [False, True]
            with bob.sit(made["table"]):
                while connection.next("presence")["seats"][1]["kept"]:
                    pass
    assert [] == SqliteJournal(tmp_path / "games.sqlite").notes(made["table"])


@pytest.mark.anyio
async def test_an_order_is_noted_before_anybody_is_told(tmp_path: Path) -> None:
    """The machine dies when the first browser is told: the order stands after the restart."""
    tavern = Tavern(Settings(data=tmp_path, takeover=0))
    tavern.open()
    made = await tavern.begin(_wish("companion:greedy"), "ann")
    room = await tavern.room(made.table)
    connection = DyingConnection("ann", [0])
    await room.enter(connection, m.Hello())
    connection.is_dying = True
    with pytest.raises(PowerCut):
        await room.take(connection, m.Order("chada", "hold", 31))
    tavern.workers.close()
    again = Tavern(Settings(data=tmp_path, takeover=0))
    again.open()
    orders = (await again.room(made.table)).advice.orders
    assert [order.place for order in orders.values()] == [31]
    await again.close()
    tavern.writer.close()


def test_links_work_after_a_restart(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = house.browser().begin("me", "link")
    with House(tmp_path) as house:
        bob = house.browser()
        bob.follow(seats(made)[1])
        with bob.sit(made["table"]) as connection:
            assert connection.last["mine"] == [1]


def test_a_game_is_played_by_turns_over_days(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann, bob = house.browser(), house.browser()
        made = ann.begin("me", "link")
        bob.follow(seats(made)[1])
        with ann.sit(made["table"]) as connection:
            while connection.last["view"]["pending"]["seat"] == 0:
                connection.first()
            # Nobody is there to answer, and no clock runs unless one is set.
            connection.send("takeover", seat=1, vote=False)
            while connection.next("presence")["seats"][1]["online"]:
                pass
            assert connection.last["view"]["pending"]["seat"] == 1
        newer = bob.begin("companion:random", "me")["table"]
        jar = [ann.client.cookies, bob.client.cookies]
    with House(tmp_path) as house:
        ann, bob, elsewhere = house.browser(), house.browser(), house.browser()
        ann.client.cookies, bob.client.cookies = jar
        moves = {
            one["table"]: one["your_move"] for one in ann.client.get("/api/tables").json()["tables"]
        }
        assert moves == {made["table"]: False}
        # What waits for Bob comes first, though he began something else since.
        told = bob.client.get("/api/tables").json()["tables"]
        assert [(one["table"], one["your_move"]) for one in told] == [
            (made["table"], True),
            (newer, False),
        ]
        with bob.sit(made["table"]) as connection:
            assert connection.says()
        # His link gives the seat on another device too.
        elsewhere.follow(seats(made)[1])
        with elsewhere.sit(made["table"]) as connection:
            assert connection.says()


@pytest.mark.anyio
async def test_an_input_is_stored_before_anybody_is_told(tmp_path: Path) -> None:
    """The machine dies when the first browser is told: the input is there after the restart."""
    tavern = Tavern(Settings(data=tmp_path, takeover=0))
    tavern.open()
    made = await tavern.begin(_wish(), "ann")
    room = await tavern.room(made.table)
    connection = DyingConnection("ann", [0, 1])
    await room.enter(connection, m.Hello())
    at, say = room.table.seq, _first(room)
    connection.is_dying = True
    with pytest.raises(PowerCut):
        await room.take(connection, m.read(f'{{"type":"do","do":["{say}"],"at":{at}}}'))
    tavern.workers.close()
    journal = SqliteJournal(tmp_path / "games.sqlite")
    assert journal.entries(made.table)[-1].text == say
    journal.close()
    again = Tavern(Settings(data=tmp_path, takeover=0))
    again.open()
    assert (await again.room(made.table)).table.seq == at + 1
    await again.close()
    tavern.writer.close()


@pytest.mark.anyio
async def test_a_slow_browser_is_cut_off_and_holds_nobody_up(tmp_path: Path) -> None:
    tavern = Tavern(Settings(data=tmp_path, takeover=0))
    tavern.open()
    made = await tavern.begin(_wish(), "ann")
    room = await tavern.room(made.table)
    slow, quick = Connection("bob", []), Connection("ann", [0, 1])
    await room.enter(slow, m.Hello())
    await room.enter(quick, m.Hello())
    for _ in range(400):
        await room.take(quick, m.Ping(14))
        while not quick.queue.empty():
            quick.queue.get_nowait()
    assert slow.is_cut
    assert not quick.is_cut
    assert slow.queue.get_nowait() is None
    await tavern.close()


@pytest.mark.anyio
async def test_another_program_on_the_same_journal_is_noticed(tmp_path: Path) -> None:
    """The terminal client may go on with a game that a server has in memory."""
    one, other = (Tavern(Settings(data=tmp_path, takeover=0)) for _ in range(2))
    one.open()
    other.open()
    made = await one.begin(_wish(), "ann")
    here, there = await one.room(made.table), await other.room(made.table)
    connection, far = Connection("ann", [0, 1]), Connection("ann", [0, 1])
    await here.enter(connection, m.Hello())
    await there.enter(far, m.Hello())
    at, say = here.table.seq, _first(here)
    request = m.read(f'{{"type":"do","do":["{say}"],"at":{at}}}')
    await there.take(far, request)
    await here.take(connection, request)
    texts = [connection.queue.get_nowait() or "" for _ in range(connection.queue.qsize())]
    assert '"code":"error-stale"' in texts[-2]
    assert f'"seq":{at + 1}' in texts[-1]
    await one.close()
    await other.close()


def test_empty_rooms_are_put_away_and_opened_again(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "me")
        with ann.sit(made["table"]) as connection:
            seq = connection.first()["seq"]
        house.tavern.rooms[made["table"]].idle_since -= 1000
        assert house.client.portal is not None
        house.client.portal.call(house.tavern.sweep)
        assert house.tavern.rooms == {}
        with ann.sit(made["table"]) as connection:
            assert connection.last["seq"] == seq


class PowerCut(Exception):
    """Nothing works any more."""


class DyingConnection(Connection):
    is_dying = False

    def put(self, text: str) -> None:
        if self.is_dying:
            raise PowerCut
        super().put(text)


def _wish(other: str = "me") -> Any:  # noqa: ANN401 - a record
    from rietland.web.http_types import HeroChoice, NewTable

    heroes = [HeroChoice("thorn", "me"), HeroChoice("chada", other)]
    return NewTable("base", "2", "easy", heroes, seed=3)


def _first(room: Room) -> str:
    table = room.table
    return table.game.say(table.game.pending(table.state).options[0])
