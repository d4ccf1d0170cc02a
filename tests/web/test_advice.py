"""Orders to companions, what they mean to do, and hints, over sockets."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from rietland.board.state import State
from rietland.castle.cards import creature_at
from rietland.players.companions import intention
from rietland.players.companions.intention import still_meant
from rietland.players.companions.order import GIVE, GO, Order
from rietland.players.search.thought import FIGHT, HOLD, PASS, PLAY, REST, STAY, UNCOVER, Intent
from rietland.web.room.advice import Advice
from rietland.words import Catalogue
from tests.castle import scenes as castle
from tests.scenes import at, scene
from tests.web.houses import House, TableSocket, shared_out

WORDS = Catalogue(strict=True)


def heard(
    connection: TableSocket, kind: str, wanted: Callable[[dict[str, Any]], bool]
) -> dict[str, Any]:
    """The next message of a type that is like this."""
    while True:
        message = connection.next(kind)
        if wanted(message):
            return message


def order(connection: TableSocket, **fields: Any) -> None:  # noqa: ANN401 - any field
    connection.send("order", **{"hero": "chada", **fields})


def remark(connection: TableSocket, key: str) -> str:
    """The next thing a companion says in the chat, in English."""
    said = heard(
        connection, "chat", lambda one: one["label"] is not None and one["label"]["key"] == key
    )
    assert (said["seat"], said["hero"], said["name"]) == (1, "chada", "")
    return WORDS.say(said["label"])


def hero(connection: TableSocket, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(
        one for one in connection.last["view"]["heroes"] if one["name"] == name
    )
    return found


def until(connection: TableSocket, is_so: Callable[[], bool]) -> None:
    """Let everybody play; the person here ends the day, or takes the first option."""
    for _ in range(300):
        if is_so():
            return
        says = connection.says()
        if says:
            connection.do(next((say for say in says if say.startswith("end ")), says[0]))
        else:
            connection.view()
    raise AssertionError("it never came to that")


def test_a_companion_goes_where_it_is_asked_to_and_says_so(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "companion:greedy")
        with ann.sit(made["table"]) as hers:
            until(hers, lambda: any(say.startswith("walk thorn") for say in hers.says()))
            order(hers, kind="go", place=31)
            assert remark(hers, "order-yes") == "As you wish: I’ll go to space 31."
            told = heard(hers, "intention", lambda one: one["order"] is not None)
            assert (told["hero"], told["steps"]) == ("chada", [{"kind": "go", "place": 31}])
            assert WORDS.say(told["order"]) == "Your request: go to space 31."
            until(hers, lambda: hero(hers, "chada")["space"] == 31)
            assert remark(hers, "order-done") == "Done, as you asked."
            assert heard(hers, "intention", lambda one: one["order"] is None)["seat"] == 1


def test_who_is_asked_while_people_share_says_nothing_of_what_is_past(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("companion:greedy", "me")
        with ann.sit(made["table"]) as hers:
            assert hers.last["view"]["pending"]["who"] == "thorn"
            assert hers.says()
            room = house.tavern.rooms[made["table"]]
            room.advice.intentions = {0: [Intent(REST), Intent(GO, 45)]}
            assert house.client.portal is not None
            house.client.portal.call(room.advice.review, room.table)
            assert [one.kind for one in room.advice.intentions[0]] == [GO]


def test_what_cannot_be_is_refused_with_its_rule(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "companion:greedy")
        with ann.sit(made["table"]) as hers:
            order(hers, kind="go", place=80)
            assert (
                remark(hers, "order-cannot")
                == "I can’t go to space 80 (defeated creatures): AN-MOVE-6."
            )
            assert house.tavern.rooms[made["table"]].advice.orders == {}


def test_an_order_can_be_replaced_and_withdrawn(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "companion:greedy")
        with ann.sit(made["table"]) as hers:
            order(hers, kind="hold")
            remark(hers, "order-yes")
            order(hers, kind="rest")
            assert remark(hers, "order-yes") == "As you wish: I’ll end the day."
            hers.send("withdraw", hero="chada")
            assert remark(hers, "order-free") == "Then I’ll do as I see fit."
            assert house.tavern.rooms[made["table"]].advice.orders == {}


def test_only_people_with_a_seat_give_orders_and_only_to_companions(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "companion:greedy", "link")
        with ann.sit(made["table"]) as hers, house.browser().sit(made["table"]) as look:
            order(look, kind="rest")
            assert look.next("error")["code"] == "error-spectator"
            look.send("withdraw", hero="chada")
            assert look.next("error")["code"] == "error-spectator"
            look.send("hint")
            assert look.next("error")["code"] == "error-spectator"
            wrong: list[dict[str, Any]] = [
                {"hero": "thorn", "kind": "rest"},
                {"hero": "eara", "kind": "rest"},
                {"hero": "nobody", "kind": "rest"},
                {"hero": "chada", "kind": "go"},
                {"hero": "chada", "kind": "go", "place": 700},
                {"hero": "chada", "kind": "give", "what": "moon"},
                {"hero": "chada", "kind": "hold", "giver": "eara"},
            ]
            for one in wrong:
                order(hers, **one)
                assert hers.next("error")["code"] == "error-order", one
            order(hers, kind="dance")
            assert hers.next("error")["code"] == "error-malformed"


def test_orders_and_hints_have_a_rate(tmp_path: Path) -> None:
    with House(tmp_path, order_limit="1/minute", hint_limit="1/minute") as house:
        made = (ann := house.browser()).begin("me", "companion:greedy")
        with ann.sit(made["table"]) as hers:
            for _ in range(2):
                hers.send("withdraw", hero="chada")
            assert hers.next("error")["code"] == "error-rate"
            for _ in range(2):
                hers.send("hint")
            assert hers.next("error")["code"] == "error-rate"


def test_a_gift_is_made_at_once_while_the_person_is_asked(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "companion:greedy")
        with ann.sit(made["table"]) as hers:
            until(hers, lambda: any(say.startswith("walk thorn") for say in hers.says()))
            room = house.tavern.rooms[made["table"]]
            assert isinstance(room.table.state, State)
            for one in room.table.state.heroes:
                one.space = 14
                one.gold = 2
            order(hers, kind="give", what="gold")
            remark(hers, "order-yes")
            remark(hers, "order-done")
            hers.send("look")
            hers.view()
            assert (hero(hers, "thorn")["gold"], hero(hers, "chada")["gold"]) == (4, 0)
            assert hers.says()


def test_whoever_comes_later_is_told_what_companions_mean_to_do(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "companion:greedy")
        with ann.sit(made["table"]) as hers:
            order(hers, kind="hold", place=31)
            remark(hers, "order-yes")
            with house.browser().sit(made["table"]) as look:
                told = look.next("intention")
                assert WORDS.say(told["label"]) == "I’ll hold space 31."


def test_nobody_goes_on_saying_what_is_done(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "companion:greedy")
        with ann.sit(made["table"]) as hers:
            until(hers, lambda: any(say.startswith("walk thorn") for say in hers.says()))
            room = house.tavern.rooms[made["table"]]
            here = hero(hers, "chada")["space"]
            room.advice.intentions = {
                1: [Intent(PASS), Intent(FIGHT, 80), Intent(GO, here), Intent(HOLD, 31)]
            }
            assert house.client.portal is not None
            house.client.portal.call(room.advice.review, room.table)
            told = heard(
                hers, "intention", lambda one: one["hero"] == "chada" and one["steps"] != []
            )
            assert WORDS.say(told["label"]) == "I’ll hold space 31."


def test_a_fight_that_is_over_takes_the_way_to_it_along() -> None:
    steps = [Intent(GO, 45), Intent(FIGHT, 45), Intent(GO, 5)]
    waits = scene(thorn=at(43), chada=at(25), creatures={45: "skral"})
    assert still_meant(waits.g, waits.s, 0, steps) == steps
    over = scene(thorn=at(43), chada=at(25))
    assert still_meant(over.g, over.s, 0, steps) == steps[2:]


def test_whoever_has_ended_the_day_does_not_say_so_the_next_morning() -> None:
    morning = scene(thorn=at(43), chada=at(25))
    assert still_meant(morning.g, morning.s, 0, [Intent(REST), Intent(GO, 45)])[0].place == 45
    assert still_meant(morning.g, morning.s, 0, [Intent(REST)]) == []


def test_a_card_that_lies_on_the_table_is_not_announced_any_more() -> None:
    sc = castle.scene(thorn=castle.at(6), chada=castle.at())
    card = sc.s.heroes[0].hand[0]
    steps = [Intent(PLAY, -1, card), Intent(GO, 2), Intent(FIGHT, 2)]
    assert still_meant(sc.g, sc.s, 0, steps) == steps
    sc.s.heroes[0].hand.remove(card)
    assert still_meant(sc.g, sc.s, 0, steps) == steps[1:]


def test_a_creature_that_is_defeated_and_a_card_that_is_seen_are_not_announced_any_more() -> None:
    sc = castle.scene(thorn=castle.at(2), chada=castle.at(), stacks={2: ["white_skral"]})
    skral = creature_at(sc.g, sc.s, 2)
    steps = [Intent(FIGHT, 2, skral), Intent(GO, 3)]
    assert still_meant(sc.g, sc.s, 0, steps) == steps
    assert still_meant(sc.g, sc.s, 0, [Intent(UNCOVER, 2)]) == []
    sc.s.encounters.stacks[2] = []
    assert still_meant(sc.g, sc.s, 0, steps) == steps[1:]


def test_an_order_to_end_the_day_stands_until_it_is_done(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "companion:greedy")
        with ann.sit(made["table"]) as hers:
            until(hers, lambda: any(say.startswith("walk thorn") for say in hers.says()))
            order(hers, kind="rest")
            told = heard(hers, "intention", lambda one: one["order"] is not None)
            assert [one["kind"] for one in told["steps"]] == ["rest"]


def test_a_hint_shows_moves_with_reasons_to_whoever_is_asked(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "companion:greedy")
        with ann.sit(made["table"]) as hers:
            until(hers, lambda: any(say.startswith("walk thorn") for say in hers.says()))
            hers.send("hint")
            hints = hers.next("hints")
            assert hints["at"] == hers.last["seq"]
            assert 1 <= len(hints["moves"]) <= 3
            for move in hints["moves"]:
                assert move["say"] in hers.says()
                assert WORDS.say(move["label"])
                assert move["reason"] is None or WORDS.say(move["reason"])[0].isupper()
                assert move["chance"] is None or 0 < move["chance"]["args"]["low"]
                assert move["plan"][0] == move["say"]


def test_a_reason_says_more_than_the_move() -> None:
    play = scene(thorn=at(43), chada=at(25), creatures={45: "skral"})

    def reason(say: str, *steps: Intent) -> str:
        label = intention.purpose(play.g, play.s, play.g.hear(say), list(steps))
        return "" if label is None else WORDS.say(msgspec.to_builtins(label))

    assert reason("walk thorn 45", Intent(GO, 45)) == ""
    assert reason("stop thorn", Intent(STAY)) == ""
    assert reason("end thorn", Intent(REST)) == ""
    assert reason("join thorn") == ""
    assert reason("stop thorn", Intent(GO, 43)) == ""
    assert reason("walk thorn 44", Intent(GO, 45)) == "Go to space 45."
    assert reason("stop thorn", Intent(GO, 45)) == "Then go to space 45."
    assert reason("stop thorn", Intent(HOLD, 43)) == "Hold space 43."
    assert reason("done thorn", Intent(GO, 45)) == "Then go to space 45."
    assert (
        reason("walk thorn 45", Intent(GO, 45), Intent(FIGHT, 45))
        == "Go to space 45 and fight the skral."
    )
    assert reason("walk thorn 44", Intent(GO, 44), Intent(FIGHT, 45)) == (
        "Then go to space 45 and fight the skral."
    )
    assert reason("end thorn", Intent(REST), Intent(HOLD, 31)) == "Then hold space 31."
    assert reason("pass thorn", Intent(PASS)) == "Wait for the others."


def test_whoever_follows_a_hint_is_told_how_it_goes_on(tmp_path: Path) -> None:
    """So little time tries three moves, and they are always the same."""
    with House(tmp_path, budget=0.001) as house:
        made = (ann := house.browser()).begin("me", "companion:greedy")
        with ann.sit(made["table"]) as hers:
            until(hers, lambda: any(say.startswith("walk thorn") for say in hers.says()))
            reason = "Go to space 57 (Tree of Songs) to buy strength."
            hers.send("hint")
            found = {one["say"]: one["reason"] for one in hers.next("hints")["moves"]}
            assert WORDS.say(found["walk thorn 17"]) == reason
            hers.do("walk thorn 17")
            hers.send("hint")
            assert WORDS.say(hers.next("hints")["moves"][0]["reason"]) == reason


def test_a_person_who_is_asked_for_the_group_gets_a_hint(tmp_path: Path) -> None:
    with House(tmp_path, budget=0.001) as house:
        made = (ann := house.browser()).begin("companion:greedy", "me")
        with ann.sit(made["table"]) as hers:
            until(hers, lambda: any(say.startswith("share thorn") for say in hers.says()))
            hers.send("hint")
            assert hers.next("hints")["moves"][0]["say"] in hers.says()


def test_who_is_not_asked_gets_no_hint(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "link")
        with ann.sit(made["table"]) as hers:
            shared_out(hers)
            while hers.says():
                hers.do(next((say for say in hers.says() if say[:3] == "end"), hers.says()[0]))
            hers.send("hint")
            assert hers.next("hints")["moves"] == []


def test_nobody_waits_longer_than_the_budget(tmp_path: Path) -> None:
    """A companion that never comes back is answered for by the quick player, orders and all."""
    with House(tmp_path, budget=0.0) as house:
        made = (ann := house.browser()).begin("me", "companion:greedy")
        with ann.sit(made["table"]) as hers:
            until(hers, lambda: any(say.startswith("walk thorn") for say in hers.says()))
            order(hers, kind="go", place=31)
            until(hers, lambda: hero(hers, "chada")["space"] == 31)


def test_a_person_who_returns_is_rid_of_old_orders(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "companion:greedy")
        with ann.sit(made["table"]):
            room = house.tavern.rooms[made["table"]]
            advice: Advice = room.advice
            advice.orders = {0: Order(GIVE, 0), 1: Order(GO, 1, 31)}
            assert house.client.portal is not None
            house.client.portal.call(advice.release, room.table, (1,))
            assert list(advice.orders) == [0]


def test_companions_among_cards_take_orders_too(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        heroes = [
            {"name": "thorn", "player": "me"},
            {"name": "chada", "player": "companion:greedy"},
        ]
        ann = house.browser()
        made = ann.begin(box="rietburg", legend="1", difficulty="first", heroes=heroes)
        with ann.sit(made["table"]) as hers:
            order(hers, kind="go", place=3)
            assert remark(hers, "order-yes").startswith("As you wish: I’ll go to ")
            order(hers, kind="give", what="thorn_1")
            assert remark(hers, "order-cannot").endswith(": RB-FREE-2.")
            order(hers, kind="go", place=9)
            assert hers.next("error")["code"] == "error-order"
            hers.send("hint")
            assert all(move["say"] in hers.says() for move in hers.next("hints")["moves"])
