"""Playing over sockets: inputs, races, undo, companions, chat."""

from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.web.houses import Browser, House, TableSocket, seats, shared_out


def test_an_input_is_seen_by_everybody(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann, bob = house.browser(), house.browser()
        made = ann.begin("me", "link")
        bob.follow(seats(made)[1])
        with ann.sit(made["table"]) as hers, bob.sit(made["table"]) as his:
            say = hers.says()[0]
            assert hers.do(say)["told"][0]["say"] == say
            assert his.view()["seq"] == hers.last["seq"]
            assert (hers.last["mine"], his.last["mine"]) == ([0], [1])
            assert his.last["view"]["options"] == []


def test_of_two_who_speak_at_once_one_is_told_what_came_first(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann, bob = house.browser(), house.browser()
        made = ann.begin("me", "link")
        bob.follow(seats(made)[0])
        with ann.sit(made["table"]) as hers, bob.sit(made["table"]) as his:
            at = hers.last["seq"]
            assert his.last["seq"] == at
            hers.send("do", do=[hers.says()[0]], at=at)
            his.send("do", do=[his.says()[1]], at=at)
            lost = [connection for connection in (hers, his) if not _won(connection, at)]
            assert len(lost) == 1
            assert lost[0].last["seq"] == at + 1
            assert lost[0].last["view"]["options"]
            assert house.client.get("/healthz").json()["tables"] == 1
    with House(tmp_path) as house:
        record = Browser(house.client).client.get(f"/api/tables/{made['table']}/history").json()
        assert record["last"] == at + 1


def _won(connection: TableSocket, at: int) -> bool:
    connection.view_at(at + 1)
    connection.send("look")
    connection.view()
    errors = [one for one in connection.heard if one["type"] == "error"]
    assert [one["code"] for one in errors] in ([], ["error-stale"])
    assert all(one["at"] == at + 1 for one in errors)
    return not errors


def test_a_refusal_names_the_rule_and_changes_nothing(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "me")
        with ann.sit(made["table"]) as connection:
            shared_out(connection)
            at = connection.last["seq"]
            connection.send("do", do=["walk thorn 80"], at=at)
            error = connection.next("error")
            assert error["code"] == "error-illegal"
            assert error["rule"].startswith("AN-")
            assert error["at"] == at


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("nonsense", "error-malformed"),
        ('{"type":"dance"}', "error-malformed"),
        ('{"type":"do","do":[],"at":1}', "error-malformed"),
        ('{"type":"do","do":["walk"],"at":-1}', "error-malformed"),
        ('{"type":"do","do":["walk thorn 14"]}', "error-malformed"),
        ('{"type":"chat","text":"' + "x" * 501 + '"}', "error-malformed"),
        ('{"type":"hello","since":0}', "error-malformed"),
        ('{"type":"do","do":["walk thorn 14"],"at":1,"sudo":true}', "error-malformed"),
    ],
)
def test_malformed_messages_are_answered_and_the_socket_lives(
    tmp_path: Path, text: str, code: str
) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "me")
        with ann.sit(made["table"]) as connection:
            connection.socket.send_text(text)
            assert connection.next("error")["code"] == code
            connection.send("look")
            assert connection.view()["seq"] == connection.last["seq"]


def test_the_first_message_is_hello(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "me")
        with ann.client.websocket_connect(f"/ws/{made['table']}") as socket:
            socket.send_text('{"type":"look"}')
            assert "hello" in socket.receive_json()["message"]


def test_a_message_too_long_closes_the_socket(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "me")
        with ann.sit(made["table"]) as connection:
            connection.socket.send_text("x" * (64 * 1024 + 1))
            with pytest.raises(WebSocketDisconnect) as closed:
                connection.next("view")
            assert closed.value.code == 1009


def test_too_many_messages_are_refused(tmp_path: Path) -> None:
    with House(tmp_path, socket_limit="5/minute") as house:
        made = (ann := house.browser()).begin("me", "me")
        with ann.sit(made["table"]) as connection:
            for _ in range(5):
                connection.send("ping", space=14)
            assert connection.next("error")["code"] == "error-rate"


def test_somebody_who_never_slows_down_is_shown_the_door(tmp_path: Path) -> None:
    with House(tmp_path, socket_limit="5/minute") as house:
        made = (ann := house.browser()).begin("me", "me")
        with ann.sit(made["table"]) as connection:
            for _ in range(60):
                connection.send("ping", space=14)
            with pytest.raises(WebSocketDisconnect) as closed:
                connection.next("view")
            assert closed.value.code == 4429


def test_remarks_have_a_limit_of_their_own(tmp_path: Path) -> None:
    with House(tmp_path, chat_limit="2/minute") as house:
        made = (ann := house.browser()).begin("me", "me")
        with ann.sit(made["table"]) as connection:
            for _ in range(3):
                connection.send("chat", text="Hm.")
            assert connection.next("error")["code"] == "error-rate"
            connection.send("ping", space=14)
            assert connection.next("ping")["space"] == 14


def test_chat_pings_and_plans_carry_seat_and_name(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann, bob = house.browser(), house.browser()
        made = ann.begin("me", "link", name="Ann")
        bob.follow(seats(made)[1], "Bob")
        with ann.sit(made["table"]) as hers, bob.sit(made["table"]) as his:
            his.send("chat", text="To the bridge?")
            said = hers.next("chat")
            assert (said["seat"], said["name"], said["text"]) == (1, "Bob", "To the bridge?")
            hers.send("ping", space=14)
            assert his.next("ping")["name"] == "Ann"
            hers.send("plan", place=16, hero="thorn")
            plan = his.next("plan")
            start, *way = plan["path"]
            hero = next(one for one in his.last["view"]["heroes"] if one["name"] == "thorn")
            assert (plan["hero"], start, way[-1]) == ("thorn", hero["space"], 16)
            hers.send("plan", place=-1, hero="thorn")
            assert his.next("plan")["path"] == []
            assert {one["name"] for one in house_presence(house, made)} == {"Ann", "Bob"}


def house_presence(house: House, made: dict[str, object]) -> list[dict[str, object]]:
    with house.browser().sit(str(made["table"])) as look:
        return next(one for one in look.heard if one["type"] == "presence")["seats"]  # type: ignore[no-any-return]


def test_undo_is_seen_by_all(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann, bob = house.browser(), house.browser()
        made = ann.begin("me", "link")
        bob.follow(seats(made)[1])
        with ann.sit(made["table"]) as hers, bob.sit(made["table"]) as his:
            before = hers.last
            hers.first()
            his.view()
            assert his.last["undo"] == before["seq"]
            his.send("undo", at=his.last["seq"])
            for connection in (hers, his):
                told = connection.view()["told"]
                assert [(one["seat"], one["say"]) for one in told] == [(1, f"undo {before['seq']}")]
            assert hers.last["view"]["options"] == before["view"]["options"]
            assert hers.last["seq"] == before["seq"] + 2


def test_a_walk_of_several_spaces_is_one_message_and_one_thing_to_take_back(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "me")
        with ann.sit(made["table"]) as connection:
            shared_out(connection)
            while not any(say.startswith("walk") for say in connection.says()):
                connection.first()
            before = connection.last
            first = next(say for say in connection.says() if say.startswith("walk"))
            connection.do(first)
            second = next(say for say in connection.says() if say.startswith("walk"))
            connection.send("undo", at=connection.last["seq"])
            at = connection.view()["seq"]
            connection.send("do", do=[first, "walk thorn 80"], at=at)
            assert connection.next("error")["code"] == "error-illegal"
            connection.do(first, second)
            assert [one["say"] for one in connection.last["told"]] == [first, second]
            assert connection.last["seq"] == at + 2
            connection.send("undo", at=connection.last["seq"])
            assert connection.view()["view"]["options"] == before["view"]["options"]


def test_dice_cannot_be_taken_back(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "me")
        with ann.sit(made["table"]) as connection:
            connection.send("undo", at=connection.last["seq"])
            assert connection.next("error")["code"] == "error-undo"
            assert connection.last["undo"] is None


def test_one_browser_may_hold_several_seats(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "me")
        with ann.sit(made["table"]) as connection:
            shared_out(connection)
            asked = set()
            for _ in range(12):
                asked.add(connection.last["view"]["pending"]["seat"])
                assert connection.last["view"]["you"] == connection.last["view"]["pending"]["seat"]
                connection.do(
                    next(
                        (say for say in connection.says() if say.startswith("skip")),
                        connection.says()[0],
                    )
                )
            assert asked == {0, 1}
            assert connection.last["mine"] == [0, 1]


def test_a_browser_may_speak_for_some_of_its_seats(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "me")
        with ann.sit(made["table"], seats=[1]) as connection:
            assert connection.last["mine"] == [1]


def test_companions_play_on_and_people_are_asked(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "companion:greedy", legend="1")
        with ann.sit(made["table"]) as connection:
            spoke = set()
            for _ in range(40):
                if connection.last["view"]["options"]:
                    says = connection.says()
                    connection.do(next((say for say in says if say.startswith("end")), says[0]))
                else:
                    connection.view()
                spoke |= {one["seat"] for one in connection.last["told"]}
                if 1 in spoke and connection.last["view"]["options"]:
                    break
            assert 1 in spoke
            assert any(one["type"] == "thinking" for one in connection.heard)
            connection.send("do", do=["walk chada 53"], at=connection.last["seq"])
            assert connection.next("error")["code"] == "error-not-your-hero"


def test_the_people_say_what_their_dice_show(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann, bob = house.browser(), house.browser()
        made = ann.begin("me", "link", dice="people", seed=None)
        bob.follow(seats(made)[1])
        with ann.sit(made["table"]) as hers, bob.sit(made["table"]) as his:
            assert hers.last["view"]["pending"]["kind"] == "chance"
            assert his.says() == [f"roll {n}" for n in range(1, 7)]
            his.send("rolled", do=["roll 4"], at=his.last["seq"])
            assert hers.view()["told"][0]["say"] == "roll 4"
            with house.browser().sit(made["table"]) as look:
                assert look.says() == []
