"""Legends with faults: each shows its own, and no other game is harmed."""

from pathlib import Path

import pytest

from rietland import roots
from tests.content.drafts import GOOD, words_of
from tests.web.houses import House

#: Gold that brings gold, from the first step to space 18 on.
CIRCLE = (
    GOOD.replace("legend: mine", "legend: circle")
    + """\
  more_gold:
    source: authored
    when: {thing_arrives: {thing: gold, at: 18}}
    once: false
    do:
      - lay: {thing: gold, at: 18, amount: 1}
  first_gold:
    source: authored
    when: {hero_enters: {at: 18}}
    do:
      - lay: {thing: gold, at: 18, amount: 1}
"""
)


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "legends"
    folder.mkdir()
    monkeypatch.setenv(roots.PATH, str(folder))
    return folder


def test_a_circle_of_triggers_is_refused_and_the_game_goes_on(tmp_path: Path, shelf: Path) -> None:
    (shelf / "circle.ftl").write_text(words_of("base", "circle"), encoding="utf-8")
    (shelf / "circle.yaml").write_text(CIRCLE, encoding="utf-8")
    with House(tmp_path) as house:
        me = house.browser()
        made = me.begin("me", "me", legend="circle")
        with me.sit(made["table"]) as connection:
            before = connection.last["seq"]
            assert "walk thorn 18" in connection.says()
            connection.send("do", do=["walk thorn 18"], at=before)
            refused = connection.next("error")
            assert ("error-legend", before) == (refused["code"], refused["at"])
            assert "trigger/more_gold" in refused["message"]
            assert before + 1 == connection.do("walk thorn 17")["seq"]


def test_a_companion_who_runs_into_a_circle_says_so_and_waits(tmp_path: Path, shelf: Path) -> None:
    everywhere = CIRCLE.replace("hero_enters: {at: 18}", "hour_reached: 1")
    (shelf / "circle.ftl").write_text(words_of("base", "circle"), encoding="utf-8")
    (shelf / "circle.yaml").write_text(everywhere, encoding="utf-8")
    with House(tmp_path) as house:
        me = house.browser()
        made = me.begin("me", "companion:novice", legend="circle")
        with me.sit(made["table"]) as connection:
            # The end of a day needs no hour; whatever the companion does then needs one.
            connection.do("end thorn")
            assert "trigger/more_gold" in connection.next("error")["message"]
            connection.send("chat", text="Still here?")
            assert "Still here?" == connection.next("chat")["text"]


FAULTY = {
    "plaice": GOOD.replace("- place:", "- plaice:"),
    "tabs": "legend:\ttabs\n\tsource: authored\n",
    "deep": "[" * 5000,
    "circle_at_once": GOOD.replace("- checklist", "- checklist\n  - read: A").replace(
        "cards:\n", "cards:\n  A: {source: authored, do: [{read: A}]}\n"
    ),
}


def test_a_fault_stays_with_its_legend(tmp_path: Path, shelf: Path) -> None:
    for name, text in FAULTY.items():
        (shelf / f"{name}.yaml").write_text(text.replace("mine", name), encoding="utf-8")
    (shelf / "nowhere.yaml").symlink_to(shelf / "gone.yaml")
    (shelf / "folder.yaml").mkdir()
    (shelf / "binary.yaml").write_bytes(b"\xff\xfe\x00")
    (shelf / "binary.ftl").write_bytes(b"\xff\xfe\x00")
    (shelf / "lost" / "legends").mkdir(parents=True)
    (shelf / "lost" / "box.yaml").write_text("box: lost\nextends: gone\n", encoding="utf-8")
    (shelf / "lost" / "legends" / "one.yaml").write_text(GOOD, encoding="utf-8")
    (shelf / "odd" / "legends").mkdir(parents=True)
    (shelf / "odd" / "box.yaml").write_text("box: odd\nfamily: crads\n", encoding="utf-8")
    (shelf / "odd" / "legends" / "one.yaml").write_text(GOOD, encoding="utf-8")
    with House(tmp_path) as house:
        me = house.browser()
        answer = me.client.get("/api/boxes")
        assert 200 == answer.status_code
        boxes = {one["name"]: one for one in answer.json()["boxes"]}
        legends = {one["name"]: one["faults"] for one in boxes["base"]["legends"]}
        assert {"1": [], "2": []} == {name: legends[name] for name in ("1", "2")}
        assert (
            "plaice.yaml:7: there is no effect 'plaice'; did you mean place?" in legends["plaice"]
        )
        for name in (*FAULTY, "nowhere", "folder", "binary"):
            assert f"{name}.yaml:" in legends[name][0]
        assert "there is no box 'gone'" in boxes["lost"]["legends"][0]["faults"][0]
        assert "is of no family; did you mean castle" in boxes["odd"]["legends"][0]["faults"][0]
        asked = {"box": "base", "legend": "plaice", "difficulty": "easy", "heroes": HEROES}
        refused = me.client.post("/api/tables", json=asked)
        assert (422, "error-legend") == (refused.status_code, refused.json()["code"])
        assert "plaice.yaml:7" in refused.json()["message"]
        printed = me.client.get("/api/static/lost/one")
        assert (422, "error-legend") == (printed.status_code, printed.json()["code"])
        assert str(shelf) not in refused.text + answer.text
        me.begin("me", "me")


HEROES = [{"name": "thorn", "player": "me"}, {"name": "chada", "player": "me"}]


def test_a_game_waits_until_its_legend_is_mended(tmp_path: Path, shelf: Path) -> None:
    (shelf / "mine.ftl").write_text(words_of("base", "mine"), encoding="utf-8")
    file = shelf / "mine.yaml"
    file.write_text(GOOD, encoding="utf-8")
    with House(tmp_path, house=True) as house:
        table = house.browser().begin("me", "me", legend="mine")["table"]
    file.write_text(GOOD.replace("- place:", "- plaice:"), encoding="utf-8")
    with House(tmp_path, house=True) as house:
        assert ["playing"] == results(house)
        assert 422 != house.client.get(f"/table/{table}").status_code
        with house.client.websocket_connect(f"/ws/{table}") as socket:
            assert "error-legend" in socket.receive_text()
    file.write_text(GOOD, encoding="utf-8")
    with House(tmp_path, house=True) as house:
        assert ["playing"] == results(house)


def results(house: House) -> list[str]:
    return [one["result"] for one in house.client.get("/api/tables").json()["tables"]]
