"""Who may sit, look and act."""

import stat
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from rietland.web.host.seats import Guests, Seal, secret_in
from tests.web.houses import House, seats, shared_out


def test_a_link_gives_one_seat(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann, bob = house.browser(), house.browser()
        made = ann.begin("me", "link", "link")
        assert [one["mine"] for one in made["seats"]] == [True, False, False]
        joined = bob.follow(seats(made)[2])
        assert [one["mine"] for one in joined["seats"]] == [False, False, True]
        # He began nothing, so he sees the link of his own seat only.
        assert [bool(one["link"]) for one in joined["seats"]] == [False, False, True]


def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_sites(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann = house.browser()
        made = ann.begin("me", "link")
        answer = house.browser().client.post(
            f"/api/tables/{made['table']}/join", json={"token": _token(seats(made)[1])}
        )
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=strict" in cookie


@pytest.mark.parametrize("token", ["", "x", "WyJ4IiwwXQ.AAAA", "é"])
def test_a_wrong_token_gives_nothing(tmp_path: Path, token: str) -> None:
    with House(tmp_path) as house:
        made = house.browser().begin("me", "link")
        answer = house.browser().client.post(
            f"/api/tables/{made['table']}/join", json={"token": token}
        )
        assert answer.status_code == 403
        assert answer.json()["code"] == "error-no-seat"
        assert "set-cookie" not in answer.headers


def test_a_token_of_another_table_gives_nothing(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann = house.browser()
        first, second = ann.begin("me", "link"), ann.begin("me", "link")
        answer = house.browser().client.post(
            f"/api/tables/{second['table']}/join", json={"token": _token(seats(first)[1])}
        )
        assert answer.status_code == 403


def test_no_link_gives_the_seat_of_a_companion(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = house.browser().begin("me", "companion:greedy")
        token = house.tavern.seal.token(made["table"], 1)
        answer = house.browser().client.post(
            f"/api/tables/{made['table']}/join", json={"token": token}
        )
        assert answer.status_code == 403


def test_a_forged_cookie_is_a_stranger(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = house.browser().begin("me", "me")
        thief = house.browser()
        thief.client.cookies.set(house.tavern.seal.cookie, "ImFubiI.AAAA")
        with thief.sit(made["table"]) as connection:
            assert connection.last["mine"] == []


def test_a_spectator_sees_no_options_and_cannot_act(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann = house.browser()
        made = ann.begin("me", "me")
        with ann.sit(made["table"]) as connection, house.browser().sit(made["table"]) as look:
            shown = look.last["view"]
            assert (shown["you"], shown["options"], shown["asides"], shown["cannot"]) == (
                -1, [], [], [],
            )  # fmt: skip
            assert look.last["undo"] is None
            for kind, fields in (
                ("do", {"do": [connection.says()[0]], "at": connection.last["seq"]}),
                ("undo", {"at": connection.last["seq"]}),
                ("ping", {"space": 14}),
                ("plan", {"place": 14}),
            ):
                look.send(kind, **fields)
                assert look.next("error")["code"] == "error-spectator"
            look.send("takeover", seat=0)
            assert look.next("error")["code"] == "error-vote"
            connection.first()
            assert look.view()["seq"] == connection.last["seq"]


def test_a_spectator_may_talk(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann = house.browser()
        made = ann.begin("me", "me")
        with (
            ann.sit(made["table"]) as connection,
            house.browser().sit(made["table"], name="Zoe") as look,
        ):
            look.send("chat", text="Well done!")
            said = connection.next("chat")
            assert (said["seat"], said["name"]) == (-1, "Zoe")


def test_hidden_things_stay_hidden(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "me")
        with ann.sit(made["table"]) as connection:
            shared_out(connection)
            text = str(connection.last)
            assert {one["face"] for one in connection.last["view"]["fog"]} == {"hidden"}
            assert connection.last["view"]["deck"]["top"] is None
            assert "seed" not in text
            assert "unseen" not in text
            read = set(connection.last["view"]["track"]["read"])
            assert read
            assert "card-base-2-N" not in text
        words = ann.client.get("/api/words/en").text
        assert "card-base-2-N" not in words
        assert "\nevent-" not in words


def test_a_drawn_card_is_not_named_by_the_input_while_the_game_runs(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "me")
        says: list[str] = []
        with ann.sit(made["table"]) as connection:
            shared_out(connection)
            for _ in range(60):
                end = [say for say in connection.says() if say.startswith("end")]
                connection.do(end[0] if end else connection.says()[0])
                says += [one["say"] for one in connection.last["told"] if one["seat"] == -1]
                if "" in says:
                    break
        assert "" in says
        assert not any(say.startswith("draw") for say in says)
        told = ann.client.get(f"/api/tables/{made['table']}/history").json()["entries"]
        assert not any(one["say"].startswith("draw") for one in told)


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://testserver:81"])
def test_a_page_of_another_site_gets_no_socket(tmp_path: Path, origin: str) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "me")
        with (
            pytest.raises(WebSocketDisconnect),
            ann.client.websocket_connect(f"/ws/{made['table']}", headers={"origin": origin}),
        ):
            pass


def test_a_page_of_this_server_gets_a_socket(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "me")
        headers = {"origin": "http://testserver"}
        with ann.client.websocket_connect(f"/ws/{made['table']}", headers=headers) as socket:
            socket.send_text('{"type":"hello"}')
            assert socket.receive_json()["type"] == "presence"


@pytest.mark.parametrize(
    "headers",
    [{"origin": "http://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}],
)
def test_a_page_of_another_site_cannot_post(tmp_path: Path, headers: dict[str, str]) -> None:
    with House(tmp_path) as house:
        answer = house.client.post("/api/tables", json={}, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["code"] == "error-origin"


def test_a_house_of_ones_own_answers_only_to_its_name(tmp_path: Path) -> None:
    with House(tmp_path, hosts=("localhost", "127.0.0.1", "[::1]")) as house:
        for host, status in (
            ("localhost:8000", 200), ("127.0.0.1", 200), ("[::1]:80", 200), ("[::1]", 200),
            ("evil.example", 403), ("evil.example:8000", 403), ("", 403),
        ):  # fmt: skip
            answer = house.client.get("/healthz", headers={"host": host})
            assert answer.status_code == status, host


def test_in_a_house_of_ones_own_every_game_can_be_resumed(tmp_path: Path) -> None:
    with House(tmp_path, house=True) as house:
        made = house.browser().begin("me", "companion:greedy")
        other = house.browser()
        listed = other.client.get("/api/tables").json()["tables"]
        assert [(one["table"], one["seats"]) for one in listed] == [(made["table"], [])]
        answer = other.client.post(f"/api/tables/{made['table']}/join", json={"token": ""})
        assert [one["mine"] for one in answer.json()["seats"]] == [True, False]


def test_the_secret_is_made_once_and_nobody_else_may_read_it(tmp_path: Path) -> None:
    secret = secret_in(tmp_path / "deep")
    assert secret_in(tmp_path / "deep") == secret
    assert len(secret) > 40
    assert stat.S_IMODE((tmp_path / "deep" / "secret").stat().st_mode) == 0o600


def test_a_secret_cut_short_is_made_anew(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("short")
    assert len(secret_in(tmp_path)) > 40


def test_tokens_of_another_server_are_worth_nothing() -> None:
    one, other = Seal("a" * 40), Seal("b" * 40)
    assert one.seat("game", one.token("game", 2)) == 2
    assert other.seat("game", one.token("game", 2)) is None
    assert other.guest(one.sealed("ann")) == ""
    assert one.cookie != other.cookie


def test_a_token_is_no_cookie_and_a_cookie_no_token() -> None:
    seal = Seal("a" * 40)
    assert seal.guest(seal.token("game", 2)) == ""
    assert seal.seat("game", seal.sealed("game")) is None


def test_names_belong_to_browsers() -> None:
    guests = Guests(None)
    guests.give("ann", "game", [0, 1])
    guests.call("ann", "Ann")
    assert guests.names("game") == [(0, "ann", "Ann"), (1, "ann", "Ann")]
    assert guests.names("other") == []
    guests.close()


def _token(link: str) -> Any:  # noqa: ANN401 - a string
    return link.partition("=")[2]


def test_a_guest_gives_a_name_at_the_table(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann, bob = house.browser(), house.browser()
        made = ann.begin("me", "link")
        bob.follow(seats(made)[1])
        with ann.sit(made["table"]) as hers, bob.sit(made["table"]) as his:
            his.send("call", name=" Bob  the Bold ")
            while hers.next("presence")["seats"][1]["name"] != "Bob the Bold":
                pass
            # An onlooker is not called like somebody who plays.
            with house.browser().sit(made["table"]) as onlooker:
                onlooker.send("call", name="Bob the bold")
                onlooker.send("chat", text="Hello")
                assert hers.next("chat")["name"] == ""
