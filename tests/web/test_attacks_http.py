"""Attacks over HTTP: what strangers ask for costs little, shows nothing and harms nobody."""

import os
import signal
import sqlite3
from pathlib import Path

import pytest

from rietland.kernel.state import LOST
from rietland.table.errors import UnknownGame
from rietland.table.journal import SqliteJournal
from rietland.web.host.middleware import Rates, network
from rietland.web.settings import Settings
from tests.table.tables import table
from tests.web.houses import House, full_disk, seats, shared_out

#: What the system has noted of this thread.
READ = Path("/proc/thread-self/io")


def spoil(path: Path, sql: str) -> None:
    db = sqlite3.connect(path)
    db.execute(sql)
    db.commit()
    db.close()


# Looking games up.


def read_for_a_look_up(path: Path, games: int) -> int:
    """Bytes of the file that are read for an unknown id among so many games."""
    journal = SqliteJournal(path)
    for _ in range(games):
        table(journal=journal)
    journal.close()
    journal = SqliteJournal(path)  # one that remembers nothing
    before = bytes_read()
    with pytest.raises(UnknownGame):
        journal.game("????????")
    found = bytes_read() - before
    journal.close()
    return found


def bytes_read() -> int:
    """By this thread so far, as the system counts."""
    fields = dict(line.split(": ") for line in READ.read_text().splitlines())
    return int(fields["rchar"])


@pytest.mark.skipif(not READ.exists(), reason="this system does not say what a thread has read")
def test_a_look_up_costs_the_same_among_many_games(tmp_path: Path) -> None:
    read_for_a_look_up(tmp_path / "warm", 1)
    few = read_for_a_look_up(tmp_path / "few", 3)
    many = read_for_a_look_up(tmp_path / "many", 300)
    assert few > 0
    assert many <= few + 3 * 4096
    assert (tmp_path / "many").stat().st_size > 20 * 4096


def test_a_row_nobody_can_read_hides_no_other(tmp_path: Path) -> None:
    with House(tmp_path, house=True) as house:
        ann = house.browser()
        good, bad, torn = (ann.begin("me", "me")["table"] for _ in range(3))
    spoil(tmp_path / "games.sqlite", f"UPDATE games SET setup = '[1]' WHERE id = '{bad}'")  # noqa: S608 - our own text
    spoil(
        tmp_path / "games.sqlite",
        f"UPDATE games SET title = CAST(x'ff' AS TEXT) WHERE id = '{torn}'",  # noqa: S608 - our own text
    )
    for wishes in ({"house": True}, {}):
        with House(tmp_path, **wishes) as house:
            other = house.browser()
            other.client.cookies = ann.client.cookies
            shown = other.client.get("/api/tables")
            assert shown.status_code == 200
            assert [one["table"] for one in shown.json()["tables"]] == [good]


def test_a_game_whose_box_is_gone_harms_no_other(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann = house.browser()
        good, lost = (ann.begin("me", "me")["table"] for _ in range(2))
        spoil(
            tmp_path / "games.sqlite",
            "UPDATE games SET setup = replace(setup, '\"base\"', '\"atlantis\"')"  # noqa: S608 - our own text
            f" WHERE id = '{lost}'",
        )
        house.tavern.rooms.clear()
        shown = {one["table"]: one for one in ann.client.get("/api/tables").json()["tables"]}
        assert (shown[good]["result"], shown[lost]["result"]) == ("playing", "")
        assert ann.client.get(f"/api/tables/{lost}").status_code in (404, 409, 422)


# Files of the client.


def test_a_file_is_kept_once_however_its_path_is_written(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<div id=app></div>")
    (static / "assets" / "X.js").write_text("alert(1)")
    with House(tmp_path, static=static) as house:
        for n in range(1, 30):
            path = "/assets/" + "./" * n + "/" * n + "X.js"
            assert house.client.get(path).status_code == 200
        client = house.app.routes[-1].endpoint.__self__  # type: ignore[attr-defined]
        assert len(client.kept) == 1
        assert house.client.get(f"/assets/{'x' * 300}.js").status_code == 404
        assert house.client.get(f"/{'x' * 300}.png").status_code == 404
        assert house.client.get("/assets/%00.js").status_code == 404


# Forks.


def test_strangers_do_not_fork_a_game_that_runs(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann, zoe = house.browser(), house.browser()
        game = ann.begin("me", "link", "companion:greedy")["table"]
        assert zoe.client.post(f"/api/tables/{game}/fork", json={"seq": 0}).status_code == 403
        house.tavern.rooms[game].table.state.result = LOST
        made = zoe.client.post(f"/api/tables/{game}/fork", json={"seq": 0}).json()
        assert [one["mine"] for one in made["seats"]] == [True, True, False]


def test_whoever_forks_a_game_that_runs_gets_no_seat_and_no_link_of_others(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann, bob = house.browser(), house.browser()
        made = ann.begin("me", "link", "link")
        bob.follow(seats(made)[1])
        other = bob.client.post(f"/api/tables/{made['table']}/fork", json={"seq": 0}).json()
        assert [one["mine"] for one in other["seats"]] == [False, True, False]
        assert [bool(one["link"]) for one in other["seats"]] == [False, True, False]
        hers = ann.client.get(f"/api/tables/{other['table']}").json()
        assert [one["mine"] for one in hers["seats"]] == [True, False, False]


def test_a_fork_does_not_show_what_the_dice_of_its_game_will_say(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "me", seed=7)
        with ann.sit(made["table"]) as connection:
            shared_out(connection)
            other = ann.client.post(
                f"/api/tables/{made['table']}/fork", json={"seq": connection.last["seq"]}
            ).json()
        dice = [
            house.tavern.rooms[one].table.row.seating.dice
            for one in (made["table"], other["table"])
        ]
        assert dice == ["seed 7", f"seed 7/{other['table']}"]


def test_games_and_forks_share_a_quota(tmp_path: Path) -> None:
    with House(tmp_path, game_limit="2/hour") as house:
        game = (ann := house.browser()).begin("me", "me")["table"]
        forked = ann.client.post(f"/api/tables/{game}/fork", json={"seq": 0})
        assert forked.status_code == 201
        refused = ann.client.post(f"/api/tables/{game}/fork", json={"seq": 0})
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) > 60


@pytest.mark.parametrize("wish", [{"games": 1}, {"least_free": 10**18}])
def test_a_full_house_takes_no_more_games(tmp_path: Path, wish: dict[str, int]) -> None:
    with House(tmp_path) as house:
        house.browser().begin("me", "me")
    with House(tmp_path, **wish) as house:
        heroes = [{"name": "thorn", "player": "me"}, {"name": "chada", "player": "me"}]
        asked = {"box": "base", "legend": "2", "difficulty": "easy", "heroes": heroes}
        refused = house.client.post("/api/tables", json=asked)
        assert (refused.status_code, refused.json()["code"]) == (503, "error-full")


# Limits.


def test_one_ipv6_house_has_one_limit() -> None:
    assert network("2001:db8:1:2::1") == network("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert network("2001:db8:1:3::1") != network("2001:db8:1:2::1")
    assert network("::ffff:192.0.2.7") == network("192.0.2.7") == "192.0.2.7"
    assert network("testclient") == "testclient"


def test_windows_that_are_over_are_forgotten(tmp_path: Path) -> None:
    rates = Rates(Settings(data=tmp_path, read_limit="1/second"))
    now = 1000.0
    rates.clock = lambda: now
    assert rates.allow(rates.read, "http", "first")
    assert not rates.allow(rates.read, "http", "first")
    for n in range(30_000):
        now += 0.001
        rates.allow(rates.read, "http", str(n))
    assert rates.allow(rates.read, "http", "first")
    assert rates.known() < 25_000


def test_an_origin_that_is_no_address_is_refused(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        answer = house.client.post("/api/tables", json={}, headers={"Origin": "http://["})
        assert answer.status_code == 403


# A disk that takes nothing.


def test_seats_that_cannot_be_written_are_a_clear_answer(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann, bob = house.browser(), house.browser()
        made = ann.begin("me", "link")
        table_, _, token = seats(made)[1].removeprefix("/#join=").partition(".")
        with full_disk(tmp_path / "seats.sqlite-wal"):
            answer = bob.client.post(f"/api/tables/{table_}/join", json={"token": token})
        assert (answer.status_code, answer.json()["code"]) == (503, "error-journal")
        assert str(tmp_path) not in answer.text
        assert ann.client.get("/api/tables").status_code == 200


def test_files_of_a_server_are_for_its_owner(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.browser().begin("me", "me")
        modes = {one.name: one.stat().st_mode & 0o77 for one in tmp_path.glob("*.sqlite")}
        assert modes == {"games.sqlite": 0, "seats.sqlite": 0}


def test_a_worker_that_takes_too_long_is_an_answer(tmp_path: Path) -> None:
    with House(tmp_path, patience=0.2) as house:
        game = (ann := house.browser()).begin("me", "me")["table"]
        assert house.client.portal is not None
        worker = house.client.portal.call(house.tavern.workers.do, game, os.getpid)
        os.kill(worker, signal.SIGSTOP)
        assert ann.client.get(f"/api/tables/{game}/views?since=0").status_code == 503


def test_json_that_is_nested_for_ever_is_refused(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        answer = house.client.post("/api/tables", content="[" * 30_000)
        assert answer.status_code == 400
