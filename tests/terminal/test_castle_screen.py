"""The table of cards in text."""

from rietland.terminal.castle_screen import CastleScreen
from rietland.words import Catalogue
from tests.castle.scenes import Scene, at, scene


def looked(sc: Scene) -> list[str]:
    return list(CastleScreen(Catalogue(strict=True)).lines(sc.g.view(sc.s, 0)))


def test_stacks_and_missions_are_read_from_the_top() -> None:
    sc = scene(
        thorn=at(2), chada=at(), stacks={2: ["gor", "?"], 3: ["(troll)"]}, missions={2: "jrain"}
    )
    lines = looked(sc)
    assert "2 Forge: gor (4) / face-down card; heroes: Thorn" in lines
    assert "3 Chapel: troll, face down; heroes: -" in lines
    assert any("Jrain" in line and "four flying gors" in line for line in lines)


def test_heroes_and_gallery_fit_on_a_line_each() -> None:
    sc = scene(
        kram=at(2, blunt=True, played=["kram_2"]), eara=at(closed=["wind"]),
        chada=at(quivers=[4]), gallery=["gor", "gor", "troll"], spirit=(2, "aids"),
    )  # fmt: skip
    lines = looked(sc)
    assert any("Kram" in line and "blunt axe" in line and "played:" in line for line in lines)
    assert any("Eara" in line and "Winds" not in line and "Eyes" in line for line in lines)
    assert any("quivers: 4" in line for line in lines)
    assert "Gallery: 3 cards, 2 gold. gor (×2) / - / troll" in lines
    assert any("Water Spirit" in line for line in lines)


def test_a_fight_shows_its_sum() -> None:
    sc = scene(thorn=at(2), chada=at(), stacks={2: ["troll"]})
    sc.play("play thorn thorn_2 1", "fight thorn 2")
    lines = looked(sc)
    assert "Still to use: strength 4, 1 movement." in lines
    assert "Fight against troll: strength 4 against 8." in lines
    assert "Thorn with Shoulder First: 4" in lines
