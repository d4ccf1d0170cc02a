"""A trail at the table of the server: set up, played by two seats, undone."""

from pathlib import Path

from tests.web.houses import House


def test_a_trail_is_played_over_the_socket(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann = house.browser()
        shelf = ann.client.get("/api/boxes").json()
        box = next(one for one in shelf["boxes"] if one["name"] == "chada_thorn")
        assert "trail" == box["family"]
        assert ["1", "2", "3", "4", "intro"] == sorted(one["name"] for one in box["legends"])
        assert [] == [one for legend in box["legends"] for one in legend["faults"]]
        printed = ann.client.get("/api/static/chada_thorn/1").json()
        assert ("trail", 4) == (printed["family"], len(printed["maps"]))
        heroes = [{"name": name, "player": "me"} for name in ("chada", "thorn")]
        asked = {"box": "chada_thorn", "legend": "1", "difficulty": "allies_0", "heroes": heroes}
        made = ann.client.post("/api/tables", json=asked).json()
        with ann.sit(made["table"]) as connection:
            view = connection.do("move chada middle 2")["view"]
            assert [True, False] == [hero["active"] for hero in view["heroes"]]
            view = connection.do("go chada reefs_first.a2 0")["view"]
            assert [False, True] == [hero["active"] for hero in view["heroes"]]
            assert 3 == view["heroes"][0]["lead"] - view["heroes"][1]["lead"]
