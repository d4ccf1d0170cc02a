"""A companion on a trail at a running table: what it is told, what it does, and hints."""

from pathlib import Path
from typing import Any

from rietland.kernel.pile import Pile
from rietland.kernel.slots import face_up
from rietland.trail.state import State
from rietland.web.room.room import Room
from rietland.words import Catalogue
from tests.web.houses import Browser, House, TableSocket

WORDS = Catalogue(strict=True)
CHADA, THORN = 0, 1


def begin(ann: Browser) -> str:
    """Chada is led by a person, Thorn by a companion; Chada is asked first."""
    heroes = [
        {"name": "chada", "player": "me"},
        {"name": "thorn", "player": "companion:greedy"},
    ]
    asked = {"box": "chada_thorn", "legend": "1", "difficulty": "allies_0", "heroes": heroes}
    made: dict[str, Any] = ann.client.post("/api/tables", json={**asked, "seed": 7}).json()
    return str(made["table"])


def laid(room: Room) -> State:
    assert isinstance(room.table.state, State)
    return room.table.state


def space(room: Room, name: str) -> int:
    return room.table.game.lexicon.names["space"].index(f"reefs_first.{name}")


def order(connection: TableSocket, kind: str, **fields: Any) -> None:  # noqa: ANN401 - any field
    connection.send("order", hero="thorn", kind=kind, **fields)


def remark(connection: TableSocket, key: str) -> str:
    """The next thing the companion says with this key, in English."""
    while True:
        waiting = [one for one in connection.heard if one["type"] == "chat"]
        said = waiting[0] if waiting else connection.next("chat")
        if waiting:
            connection.heard.remove(said)
        if said["label"] is not None and said["label"]["key"] == key:
            assert said["hero"] == "thorn"
            return WORDS.say(said["label"])


def play_turn(connection: TableSocket) -> None:
    """Chada plays her turn so that she stays where she is; Thorn plays his."""
    say = next(one for one in connection.says() if one.startswith(("use", "move")))
    connection.do(say)
    while connection.says() and connection.says()[0].startswith("go chada"):
        connection.first()
    while not any(one.startswith(("use", "move")) for one in connection.says()):
        if connection.says():
            connection.first()
        else:
            connection.view()


def on_top(s: State, place: int, card: int) -> None:
    """A card that lies ready comes on top of a pile."""
    stacks = s.cards.stacks[:]
    number = 1 + len(s.row) + place
    stacks[number] = [face_up(card), *stacks[number]]
    s.cards = Pile(s.cards.unseen, stacks)


def test_a_companion_goes_ahead(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        table = begin(ann := house.browser())
        with ann.sit(table) as hers:
            room = house.tavern.rooms[table]
            order(hers, "go", place=space(room, "a1"))
            assert "As you wish" in remark(hers, "order-yes")
            play_turn(hers)
            assert space(room, "a1") == laid(room).at[THORN]
            assert remark(hers, "order-done") == "Done, as you asked."


def test_a_companion_waits_until_it_is_caught_up_with(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        table = begin(ann := house.browser())
        with ann.sit(table) as hers:
            room = house.tavern.rooms[table]
            laid(room).at = [space(room, "c0"), space(room, "a4")]
            order(hers, "rest")
            remark(hers, "order-yes")
            for _ in range(2):
                play_turn(hers)
                assert space(room, "a4") == laid(room).at[THORN]
            laid(room).at = [space(room, "a3"), space(room, "a4")]
            play_turn(hers)
            remark(hers, "order-done")


def test_a_companion_hands_over_what_lies_on_top(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        table = begin(ann := house.browser())
        with ann.sit(table) as hers:
            room = house.tavern.rooms[table]
            s = laid(room)
            arrows = room.table.game.lexicon.names["card"].index("arrows")
            order(hers, "give", what="arrows")
            assert "CT-OBJ-5" in remark(hers, "order-cannot")
            on_top(s, 3, arrows)
            order(hers, "give", what="arrows")
            remark(hers, "order-yes")
            hers.do(next(one for one in hers.says() if one.startswith("use chada middle")))
            while not any(one.startswith("stow") for one in hers.says()):
                hers.view()
            hers.first()
            found = [face_up(arrows) in slots for slots in laid(room).cards.stacks[-6:]]
            assert any(found[:3])
            remark(hers, "order-done")


def test_a_companion_fights_with_a_neighbour(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        table = begin(ann := house.browser())
        with ann.sit(table) as hers:
            room = house.tavern.rooms[table]
            order(hers, "fight", place=2)
            assert "CT-FIGHT-1" in remark(hers, "order-cannot")
            gor = room.table.game.lexicon.names["card"].index("gor")
            on_top(laid(room), 2, gor)
            order(hers, "fight", place=2)
            remark(hers, "order-yes")
            hers.do(next(one for one in hers.says() if one.startswith("use chada middle")))
            remark(hers, "order-done")
            assert face_up(gor) not in laid(room).cards.stacks[-4]


def test_the_plan_of_a_hint_can_be_given_as_one_message(tmp_path: Path) -> None:
    with House(tmp_path, budget=0.2) as house:
        table = begin(ann := house.browser())
        with ann.sit(table) as hers:
            hers.send("hint")
            best = hers.next("hints")["moves"][0]
            assert best["say"] == best["plan"][0]
            assert best["say"] in hers.says()
            before = hers.last["seq"]
            hers.do(*best["plan"])
            assert hers.last["seq"] >= before + len(best["plan"])
