"""A gamebook over the socket: one hero reads, undoes a page, and sees nothing unread."""

from pathlib import Path

import pytest

from tests.web.houses import House


def test_one_hero_reads_over_the_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIETLAND_HOME", str(tmp_path / "home"))
    with House(tmp_path / "server") as house:
        ann = house.browser()
        shelf = ann.client.get("/api/boxes").json()
        box = next(one for one in shelf["boxes"] if one["name"] == "dark_paths")
        assert "book" == box["family"]
        assert [(1, 4), (1, 4)] == [
            (one["min_heroes"], one["max_heroes"]) for one in box["legends"]
        ]
        printed = ann.client.get("/api/static/dark_paths/1").json()
        assert ["will", "strength", "frost"] == [one["name"] for one in printed["stats"]]
        heroes = [{"name": "thorn", "player": "me"}]
        asked = {"box": "dark_paths", "legend": "1", "difficulty": "normal", "heroes": heroes}
        made = ann.client.post("/api/tables", json=asked).json()
        with ann.sit(made["table"]) as connection:
            view = connection.do("take thorn feel_around")["view"]
            assert ["1", "2"] == [page["section"] for page in view["trail"]]
            assert ["ribbon"] == [note["name"] for note in view["sheet"]["memories"]]
            assert "section-dark_paths-3" not in str(view)
