"""A table of the card family: what is common to all tables works for it too."""

from pathlib import Path
from typing import Any

import msgspec

from rietland.castle.view.types import CastleStatic, CastleView
from tests.web.houses import Browser, House, Message, seats

#: No game of the heroes below lasts longer.
LONGEST = 1500


def begin(browser: Browser, *players: str, **wishes: Any) -> Message:  # noqa: ANN401 - any field
    names = ["thorn", "chada", "orfen", "kram"]
    heroes = [{"name": n, "player": p} for n, p in zip(names, players, strict=False)]
    asked = {"box": "rietburg", "difficulty": "first", "heroes": heroes, **wishes}
    return browser.begin(*players, legend="1", **asked)


def test_the_shelf_offers_the_box_with_its_heroes_and_switches(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        boxes = house.client.get("/api/boxes").json()["boxes"]
        box = next(one for one in boxes if one["name"] == "rietburg")
        assert (box["family"], box["playable"], len(box["heroes"])) == ("castle", True, 6)
        (legend,) = box["legends"]
        assert (legend["min_heroes"], legend["max_heroes"]) == (2, 4)
        assert legend["difficulties"][0] == "first"
        assert {"red_creatures", "no_red_boxes"} <= set(legend["variants"])


def test_views_are_told_apart_by_their_family(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann = house.browser()
        for made, family in ((begin(ann, "me", "me"), "castle"), (ann.begin("me", "me"), "board")):
            with ann.sit(made["table"]) as connection:
                assert connection.last["view"]["family"] == family


def test_what_is_printed_is_sent_once(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        printed = house.client.get("/api/static/rietburg/1").json()
        static = msgspec.convert(printed, CastleStatic)
        assert (static.places[5], len(static.heroes), len(static.cards)) == ("house_of_tor", 6, 34)


def test_two_people_see_each_others_turns_and_take_back(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann, bob = house.browser(), house.browser()
        made = begin(ann, "me", "link")
        bob.follow(seats(made)[1], "Bob")
        with ann.sit(made["table"]) as hers, bob.sit(made["table"]) as his:
            at = hers.last["seq"]
            assert his.says() == []
            say = next(one for one in hers.says() if one.startswith("play thorn thorn_1 2"))
            hers.do(say)
            assert his.view()["told"][0]["say"] == say
            assert his.last["view"]["card"]["name"] == "thorn_1"
            assert his.last["undo"] == at
            his.send("undo", at=his.last["seq"])
            assert his.view()["view"]["card"] is None
            hers.view()
            hers.send("ping", space=4)
            assert his.next("ping")["space"] == 4


def test_a_game_with_companions_is_played_to_its_end_and_seen_again(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann = house.browser()
        made = begin(ann, "me", "companion:greedy", difficulty="hard")
        with ann.sit(made["table"]) as connection:
            for _ in range(LONGEST):
                if connection.last["view"]["result"] != "playing":
                    break
                if connection.says():
                    recover = [say for say in connection.says() if say.startswith("recover")]
                    connection.do((recover or connection.says())[0])
                else:
                    connection.view()
            assert connection.last["view"]["result"] == "lost"
            last = connection.last["seq"]
        path = f"/api/tables/{made['table']}"
        moments = ann.client.get(f"{path}/views?since=0").json()
        assert moments["last"] == last
        assert msgspec.convert(moments["views"][-1]["view"], CastleView).result == "playing"
        (game,) = ann.client.get("/api/tables").json()["tables"]
        assert (game["family"], game["result"]) == ("castle", "lost")
        assert game["day"] > 1
        forked = ann.client.post(f"{path}/fork", json={"seq": last - 4}).json()
        with ann.sit(forked["table"]) as connection:
            assert connection.last["view"]["result"] == "playing"


def test_the_rules_of_the_box_can_be_read_in_four_languages(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        texts = set()
        for language in ("en", "fr", "de", "es"):
            found = house.client.get(f"/api/rules/RB-COMBAT-2?lang={language}").json()
            assert (found["box"], found["language"]) == ("rietburg", language)
            texts.add(found["text"])
        assert len(texts) == 4


def test_the_dragon_comes_nearer_with_each_recovery(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann = house.browser()
        with ann.sit(begin(ann, "me", "me")["table"]) as connection:
            near = []
            for _ in range(2):
                narrator = connection.last["view"]["narrator"]
                near.append((narrator["left"], narrator["gone"]))
                connection.do(next(say for say in connection.says() if say.startswith("recover")))
            assert near == [(10, 0), (9, 1)]
