"""The HTTP part: tavern, records, looking back, words, files, headers."""

import json
import shutil
from pathlib import Path

import msgspec
import pytest

from rietland import roots
from rietland.ledger import books, plain, rule_text
from rietland.players.companions.companion import strengths
from rietland.table import savefile
from rietland.web import texts
from rietland.words import Catalogue, catalogue, languages
from tests.web.houses import House, shared_out

HIGHLAND = Path(__file__).parent.parent / "boxes" / "highland"


def test_the_shelf_shows_what_can_be_chosen(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        shelf = house.client.get("/api/boxes").json()
        base = next(box for box in shelf["boxes"] if box["name"] == "base")
        legend = next(one for one in base["legends"] if one["name"] == "2")
        assert (legend["difficulties"], legend["min_heroes"], legend["max_heroes"]) == (
            ["easy", "normal"], 2, 4,
        )  # fmt: skip
        assert {"name": "thorn", "role": "warrior", "rank": 14, "colour": "blue"} in base["heroes"]
        assert shelf["companions"] == strengths()
        assert shelf["languages"] == languages()


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ({"box": "bas"}, "Box: unknown “bas”; did you mean base?"),
        ({"legend": "9"}, "Legend: unknown “9”; choose from: 1, 2"),
        ({"difficulty": "brutal"}, "Difficulty: unknown “brutal”; did you mean normal?"),
        ({"variant": "restart"}, "unknown “restart”"),
        ({"heroes": [{"name": "thorn", "player": "me"}]}, "1 hero; this legend is for 2 to 4"),
        (
            {"heroes": [{"name": "thorn", "player": "me"}] * 2},
            "both heroes are the warrior; pick each role only once",
        ),
        (
            {
                "heroes": [
                    {"name": "thorn", "player": "me"},
                    {"name": "mairen", "player": "link"},
                ]
            },
            "both heroes are the warrior; pick each role only once",
        ),
        (
            {"heroes": [{"name": "thorn", "player": "me"}, {"name": "bob", "player": "me"}]},
            "Hero: unknown “bob”; choose from: ",
        ),
        (
            {
                "heroes": [
                    {"name": "thorn", "player": "me"},
                    {"name": "kram", "player": "companion:god"},
                ]
            },
            "Companion: unknown “god”; choose from: ",
        ),
    ],
)
def test_a_game_that_cannot_be_is_refused_with_the_reason(
    tmp_path: Path, wish: dict[str, object], message: str
) -> None:
    asked = {
        "box": "base", "legend": "2", "difficulty": "easy",
        "heroes": [{"name": "thorn", "player": "me"}, {"name": "kram", "player": "me"}],
    }  # fmt: skip
    with House(tmp_path) as house:
        answer = house.client.post("/api/tables", json={**asked, **wish})
        assert answer.status_code == 422
        assert answer.json()["code"] == "error-setup"
        assert message in answer.json()["message"]
        for language in languages():
            # What the browser says: the same in every language.
            said = Catalogue(language, strict=True).say(answer.json()["detail"])
            assert (message in said) == (language == "en")
        assert house.client.post("/api/tables", json={**asked, "x": 1}).status_code == 400


def test_who_guesses_the_name_of_a_game_learns_nothing_of_others(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        table = house.browser().begin("me", "me")["table"]
        guess = table[:-1] + ("x" if table[-1] != "x" else "y")
        answer = house.client.get(f"/api/tables/{guess}")
        assert answer.status_code == 404
        assert answer.json()["code"] == "error-no-game"
        assert table not in answer.text
        assert str(tmp_path) not in answer.text


def test_a_fork_is_a_table_of_its_own(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "me")
        with ann.sit(made["table"]) as connection:
            shared_out(connection)
            seq = connection.last["seq"]
        answer = ann.client.post(f"/api/tables/{made['table']}/fork", json={"seq": 2})
        assert answer.status_code == 201
        fork = answer.json()
        assert fork["table"] != made["table"]
        assert [one["mine"] for one in fork["seats"]] == [True, True]
        with ann.sit(fork["table"]) as connection:
            assert connection.last["seq"] == 2
            connection.first()
        with ann.sit(made["table"]) as connection:
            assert connection.last["seq"] == seq
        past = ann.client.post(f"/api/tables/{made['table']}/fork", json={"seq": 999})
        assert past.status_code == 400


def test_the_record_is_for_those_who_play(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "me")
        with ann.sit(made["table"]) as connection:
            say = connection.says()[0]
            connection.first()
        answer = ann.client.get(f"/api/tables/{made['table']}/record")
        assert "attachment" in answer.headers["content-disposition"]
        read = savefile.read(answer.text)
        assert read.inputs[-1] == say
        assert house.browser().client.get(f"/api/tables/{made['table']}/record").status_code == 403


def test_companions_play_to_the_end_and_then_everything_is_open(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("companion:random", "companion:random")
        with ann.sit(made["table"]) as connection:
            while connection.last["view"]["result"] == "playing":
                connection.view()
        stranger = house.browser().client
        home = f"/api/tables/{made['table']}"
        inputs = savefile.read(stranger.get(f"{home}/record").text).inputs
        history = stranger.get(f"{home}/history").json()
        assert [one["say"] for one in history["entries"]][1:] == inputs
        assert history["result"] in ("won", "lost")
        story = history["chronicle"]
        assert story["facts"]
        assert all(0 < point["seq"] <= history["last"] for point in story["points"])
        assert ann.client.get("/api/tables").json()["tables"][0]["result"] == history["result"]


def test_past_positions_can_be_looked_at(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made = (ann := house.browser()).begin("me", "me")
        with ann.sit(made["table"]) as connection:
            before = connection.last
            shared_out(connection)
            last = connection.last["seq"]
        home = f"/api/tables/{made['table']}"
        moment = ann.client.get(f"{home}/view?seq={before['seq']}").json()
        assert moment["view"]["heroes"] == before["view"]["heroes"]
        assert (moment["seq"], moment["view"]["options"]) == (before["seq"], [])
        found = ann.client.get(f"{home}/views?since=0").json()
        assert [one["seq"] for one in found["views"]] == list(range(last + 1))
        assert found["last"] == last
        some = ann.client.get(f"{home}/views?since=2&to=3").json()
        assert [one["seq"] for one in some["views"]] == [2, 3]
        for query in (
            "view?seq=999",
            "views?since=999",
            "views?since=0&to=50",
            "view",
            "view?seq=x",
        ):
            assert ann.client.get(f"{home}/{query}").status_code in (400, 404), query
        history = ann.client.get(f"{home}/history").json()
        assert history["chronicle"] is None
        assert [one["seq"] for one in history["entries"]] == list(range(last + 1))


def test_a_table_that_is_not_there(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        for path in ("", "/record", "/history", "/view?seq=0"):
            answer = house.client.get(f"/api/tables/nothing{path}")
            assert (answer.status_code, answer.json()["code"]) == (404, "error-no-game")
        with house.client.websocket_connect("/ws/nothing") as socket:
            assert socket.receive_json()["code"] == "error-no-game"


def test_my_tables_are_mine(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann, bob = house.browser(), house.browser()
        first = ann.begin("me", "me")["table"]
        second = ann.begin("me", "me", legend="1")["table"]
        with ann.sit(first) as connection:
            connection.first()
        mine = ann.client.get("/api/tables").json()["tables"]
        assert [one["table"] for one in mine] == [first, second]
        assert (mine[0]["day"], mine[0]["result"], mine[0]["seats"]) == (1, "playing", [0, 1])
        assert bob.client.get("/api/tables").json()["tables"] == []


def test_rules_are_told_in_plain_words(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        rule = house.client.get("/api/rules/AN-FIGHT-5?lang=en").json()
        assert (rule["id"], rule["title"], rule["language"]) == ("AN-FIGHT-5", "Fighting", "en")
        assert rule["text"] == Catalogue(strict=True).text("rule-AN-FIGHT-5")
        rule = house.client.get("/api/rules/AN-FIGHT-5?lang=fr").json()
        assert (rule["title"], rule["language"]) == ("Combat", "fr")
        assert rule["text"] == Catalogue("fr", strict=True).text("rule-AN-FIGHT-5")
        answer = house.client.get("/api/rules/AN-FIHT-5")
        assert answer.status_code == 404
        assert "nearest" in answer.json()["message"]


def test_the_rules_of_a_box_are_told_in_the_order_of_its_rulebook(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        told = house.client.get("/api/boxes/base/rules?lang=de").json()["rules"]
        assert [rule["id"] for rule in told] == list(books()["base"].rules)
        assert house.client.get("/api/rules/AN-FIGHT-5?lang=de").json() in told
        assert house.client.get("/api/boxes/nothing/rules").status_code == 404


def test_a_rule_that_a_language_lacks_is_told_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A box of somebody's own, whose rules nobody has put into words.
    boxes = tmp_path / "boxes"
    shutil.copytree(HIGHLAND, boxes / "highland", ignore=shutil.ignore_patterns("*.ftl"))
    monkeypatch.setenv(roots.PATH, str(boxes))
    with House(tmp_path) as house:
        rule = house.client.get("/api/rules/AN-FIGHT-5?lang=xx").json()
        assert rule == house.client.get("/api/rules/AN-FIGHT-5").json()
        rule = house.client.get("/api/rules/HL-TIME-1?lang=fr").json()
        assert (rule["language"], rule["text"]) == ("en", plain(rule_text("HL-TIME-1").text))


def test_the_board_is_sent_once(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        answer = house.client.get("/api/static/base/2?heroes=thorn,chada")
        assert len(answer.json()["sites"]) > 70
        tag = {"if-none-match": answer.headers["etag"]}
        again = house.client.get("/api/static/base/2?heroes=thorn,chada", headers=tag)
        assert (again.status_code, again.content) == (304, b"")
        assert house.client.get("/api/static/base/9").status_code == 404
        assert house.client.get("/api/static/base/2?heroes=bob").status_code == 400


def test_words_come_without_cards_and_cards_by_key(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        for language in languages():
            text = house.client.get(f"/api/words/{language}").text
            assert "error-stale =" in text
            assert "\ncard-" not in text
            assert "\nrule-AN-" not in text
        card = next(key for key in texts.entries("en") if key.startswith("card-"))
        answer = house.client.get(f"/api/words/en/cards?keys={card},error-stale,nothing")
        assert answer.text == texts.entries("en")[card]
        assert house.client.get("/api/words/xx").status_code == 404


def test_texts_are_cut_apart_without_loss() -> None:
    """Together the parts are the whole catalogue."""
    for language in languages():
        keys = texts.entries(language)
        for file in catalogue.files(language):
            for line in file.read_text(encoding="utf-8").splitlines():
                if line and not line.startswith("#"):
                    assert any(line in text for text in keys.values()), (file.name, line)


def test_too_many_requests_are_refused_with_a_time(tmp_path: Path) -> None:
    with House(tmp_path, read_limit="3/minute", write_limit="1/minute") as house:
        for _ in range(3):
            assert house.client.get("/api/tables").status_code == 200
        answer = house.client.get("/api/tables")
        assert (answer.status_code, answer.json()["code"]) == (429, "error-rate")
        assert 1 <= int(answer.headers["retry-after"]) <= 60
        assert house.client.get("/healthz").status_code == 200
        house.client.post("/api/tables", json={})
        assert house.client.post("/api/tables", json={}).status_code == 429


def test_a_body_too_long_is_refused(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        answer = house.client.post("/api/tables", content=b" " * (64 * 1024 + 1))
        assert (answer.status_code, answer.json()["code"]) == (413, "error-size")


def test_every_answer_carries_the_policy(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        for path in ("/", "/api/boxes", "/api/nothing", "/healthz", "/assets/nothing.js"):
            headers = house.client.get(path).headers
            assert headers["content-security-policy"].startswith("default-src 'self';")
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"


def test_files_with_a_hash_stay_for_long_and_the_page_does_not(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Rietland</title>")
    (static / "assets" / "main-1a2b.js").write_text("export {};" * 500)
    (static / "icon.svg").write_text("<svg/>")
    with House(tmp_path / "data", static=static) as house:
        for path in ("/", "/table/abc"):
            page = house.client.get(path)
            assert page.text.startswith("<!doctype html>")
            assert page.headers["cache-control"] == "no-cache"
        script = house.client.get("/assets/main-1a2b.js", headers={"accept-encoding": "gzip"})
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-encoding"] == "gzip"
        assert house.client.get("/icon.svg").headers["cache-control"] == "no-cache"
        assert house.client.get("/%2e%2e/data/seats.sqlite").status_code == 404
        assert house.client.get("/assets/%2e%2e/%2e%2e/data/seats.sqlite").status_code == 404


def test_a_page_names_what_its_screen_will_ask_for(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / ".vite").mkdir(parents=True)
    (static / "index.html").write_text('<!doctype html><div id="app"></div>')
    built = {
        "index.html": {"file": "assets/index-1.js", "imports": ["_shared-2.js"]},
        "_shared-2.js": {"file": "assets/shared-2.js"},
        "src/board/BoardTable.svelte": {
            "file": "assets/board-3.js",
            "imports": ["_shared-2.js"],
            "css": ["assets/board-4.css"],
        },
        "src/map/surveys/base/castle.json": {"file": "assets/base-5.json"},
        "src/boxes/base/page.ts": {"file": "assets/page-6.js"},
        "src/tavern/Tavern.svelte": {"file": "assets/tavern-7.js"},
    }
    (static / ".vite" / "manifest.json").write_text(json.dumps(built))
    with House(tmp_path / "data", static=static) as house:
        game = house.browser().begin("me", "me")["table"]
        page = house.client.get(f"/table/{game}")
        assert f'<div id="app" data-laid="{game}/board/base/2"></div>' in page.text
        assert page.headers["link"].split(", ") == [
            "</assets/index-1.js>; rel=modulepreload",
            "</assets/shared-2.js>; rel=modulepreload",
            "</assets/board-3.js>; rel=modulepreload",
            "</assets/board-4.css>; rel=preload; as=style; crossorigin",
            "</assets/page-6.js>; rel=modulepreload",
            "</assets/base-5.json>; rel=preload; as=fetch; crossorigin",
            "</api/static/base/2>; rel=preload; as=fetch; crossorigin",
        ]
        assert "link" not in house.client.get("/table/nothing").headers
        assert house.client.get("/").headers["link"].split(", ") == [
            "</assets/index-1.js>; rel=modulepreload",
            "</assets/shared-2.js>; rel=modulepreload",
            "</assets/tavern-7.js>; rel=modulepreload",
        ]


def test_without_a_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    with House(tmp_path, static=tmp_path / "nothing") as house:
        answer = house.client.get("/")
        assert answer.status_code == 503
        assert "make" in answer.text


def test_numbers_are_shown_only_on_request(tmp_path: Path) -> None:
    with House(tmp_path / "a", static=tmp_path) as house:
        assert house.client.get("/metrics").status_code == 503
    with House(tmp_path / "b", metrics=True) as house:
        made = (ann := house.browser()).begin("me", "me")
        with ann.sit(made["table"]) as connection:
            connection.first()
            page = house.client.get("/metrics").text
        assert "rietland_sockets 1.0" in page
        assert "rietland_step_seconds_count 1.0" in page
        assert 'rietland_messages_total{type="do"} 1.0' in page


def test_the_document_is_served_as_it_is_written(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        served = house.client.get("/openapi.json").json()
        assert served == msgspec.json.decode((Path("schema") / "openapi.json").read_bytes())
