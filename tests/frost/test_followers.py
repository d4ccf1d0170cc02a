"""Followers: the Iquar and Orennah, on land, on the ice, in storms."""

from typing import TYPE_CHECKING

import pytest

from rietland.board.pieces import creatures
from rietland.board.view.view import news
from rietland.content.board import load
from rietland.kernel.errors import BadContent
from rietland.kernel.state import LOST, PLAYING
from rietland.terminal.board_screen import BoardScreen
from rietland.views import Named
from rietland.words.catalogue import Catalogue, languages
from tests.frost.scene import FILES, value, winter
from tests.marks import rule, vector
from tests.plain import plain
from tests.scenes import Scene, at, put_creature

if TYPE_CHECKING:
    from pathlib import Path


def storm(**heroes: object) -> Scene:
    """A winter in which anybody may call a storm, and triggers count what befalls the Iquar."""
    return winter(face="storm", **heroes)  # type: ignore[arg-type]  # heroes and pieces alike


def thorn(**heroes: object) -> Scene:
    """A winter in which Orennah follows."""
    return winter(face="thorn", **heroes)  # type: ignore[arg-type]  # heroes and pieces alike


# On the way.


@rule("FE-IQ-1", "FE-FOLL-1")
def test_both_are_taken_along_on_land_and_left_on_the_way() -> None:
    sc = winter(kram=at(446), loose={446: ["iquar", "iquar"]})
    sc.play("take kram iquar", "take kram iquar", "walk kram 445", "drop kram iquar")
    sc.play("walk kram 444", "stop kram")
    assert 1 == sc.hero("kram").farmers
    assert ["iquar"] == sc.loose(445)


@rule("FE-IQ-2", "FE-OPEN-9")
def test_a_creature_that_comes_or_is_met_takes_them() -> None:
    sc = storm(kram=at(412, farmers=1), creatures={409: "gor"}, loose={413: ["iquar"]})
    creatures.place(sc.g, sc.s, sc.g.book.creature_kind("gor"), 413, -1, 0, "")
    assert [] == sc.loose(413)
    sc.play("walk kram 409")
    assert 0 == sc.hero("kram").farmers
    assert 1 == value(sc, "lost")


@rule("FE-IQ-3", "FE-DEF-4")
@vector("FE-TV-26")
def test_every_iquar_saved_is_a_defence_place() -> None:
    party = {"kram": at(402, farmers=1), "thorn": at(405, farmers=1), "eara": at(436)}
    sc = storm(**party, tenaya=at(437))
    assert 1 == sc.s.shields
    sc.play("walk kram 401")
    assert (2, 1) == (sc.s.shields, value(sc, "saved"))
    sc.play("stop kram", "done kram", "walk thorn 401")
    assert (3, 2) == (sc.s.shields, value(sc, "saved"))


@rule("FE-DEF-5", "FE-MAP-7", "FE-IQ-3")
@vector("FE-TV-47")
def test_three_creatures_are_held_where_an_iquar_was_saved() -> None:
    sc = winter(kram=at(402, farmers=1), thorn=at(436), eara=at(437)).play("walk kram 401")
    for held in (True, True, True, False):
        assert PLAYING == sc.s.result
        c = put_creature(sc.g, sc.s, "gor", 403)
        creatures.advance(sc.g, sc.s, c, "")
        assert (PLAYING if held else LOST) == sc.s.result


# On the ice.


@rule("FE-ICE-3", "FE-FOLL-1")
def test_only_one_follows_onto_the_lake() -> None:
    sc = winter(kram=at(416, farmers=2), tokens={447: "ice"})
    assert "FE-ICE-3" == sc.refused("walk kram 447")
    sc.play("walk kram 419")
    assert "FE-ICE-3" == sc.refused("walk kram 447")
    sc.play("drop kram iquar", "walk kram 447")
    assert 1 == sc.hero("kram").farmers


@rule("FE-ICE-3", "FE-FOLL-1")
def test_on_the_lake_nobody_takes_a_second_along() -> None:
    sc = winter(kram=at(447, farmers=1), thorn=at(447), loose={447: ["iquar"]})
    assert "FE-ICE-3" == sc.refused("take kram iquar")
    assert "take kram iquar" not in sc.options()
    assert "take thorn iquar" in sc.asides()


# In a storm.


@rule("FE-STORM-5")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_a_hero_who_is_blown_away_says_who_comes_along(left: int) -> None:
    sc = storm(kram=at(412, farmers=2)).play("deed kram whistle")
    assert ["bring kram", "abandon kram iquar"] == sc.options()
    sc.play(*["abandon kram iquar"] * left, *["bring kram"] * (left < 2))
    assert 409 == sc.hero("kram").space
    assert 2 - left == sc.hero("kram").farmers
    assert ["iquar"] * left == sc.loose(412)


@rule("FE-STORM-5")
def test_who_is_not_blown_away_is_not_asked() -> None:
    sc = storm(kram=at(460, farmers=2)).play("deed kram whistle")
    assert 2 == sc.hero("kram").farmers
    assert "ask-turn" == sc.prompt()


@rule("FE-STORM-5", "FE-IQ-3")
def test_who_is_blown_into_the_village_brings_them_home() -> None:
    sc = storm(kram=at(402, farmers=1)).play("deed kram whistle", "bring kram")
    assert (401, 0, 4) == (sc.hero("kram").space, sc.hero("kram").farmers, sc.s.shields)


@rule("FE-STORM-5", "FE-IQ-2")
def test_those_who_come_along_are_lost_where_a_creature_is() -> None:
    sc = storm(kram=at(412, farmers=1), creatures={409: "gor"}).play("deed kram whistle")
    sc.play("bring kram")
    assert (0, 1) == (sc.hero("kram").farmers, value(sc, "lost"))


# Orennah.


@rule("FE-FOLL-2", "FE-FOLL-1")
@vector("FE-TV-70")
def test_orennah_hides_from_a_creature_and_the_thorn_stays() -> None:
    sc = thorn(kram=at(412), loose={412: ["orennah"]}, creatures={409: "gor"})
    sc.play("take kram orennah")
    assert 1 == sc.hero("kram").farmers
    sc.play("walk kram 409")
    assert 0 == sc.hero("kram").farmers
    assert ["black_night_thorn"] == sc.loose(409)


@rule("FE-FOLL-2", "FE-OPEN-9")
def test_orennah_alone_hides_too() -> None:
    sc = thorn(kram=at(436), loose={412: ["orennah"]})
    creatures.place(sc.g, sc.s, sc.g.book.creature_kind("gor"), 412, -1, 0, "")
    sc.g.go_on(sc.s)
    assert ["black_night_thorn"] == sc.loose(412)


@rule("FE-L3-1", "FE-FOLL-2")
def test_orennah_brings_the_thorn_home_and_no_defence_place() -> None:
    sc = thorn(kram=at(402, farmers=1)).play("walk kram 401")
    assert ["black_night_thorn"] == sc.loose(401)
    assert (3, 1) == (sc.s.shields, value(sc, "home"))


@rule("FE-FOLL-1")
def test_a_legend_has_one_kind_of_follower(tmp_path: "Path") -> None:
    text = (FILES / "thorn.yaml").read_text(encoding="utf-8")
    path = tmp_path / "thorn.yaml"
    for wrong, says in [
        (
            text.replace("rules: {follower: orennah}\n", ""),
            "here iquar follows heroes, not orennah",
        ),
        (
            text.replace("follower: orennah", "follower: gem"),
            "there is no thing that follows 'gem'",
        ),
    ]:
        path.write_text(wrong, encoding="utf-8")
        with pytest.raises(BadContent, match=says):
            load.legend_file(load.box_files("frost"), path)


@pytest.mark.parametrize("language", languages())
def test_orennah_is_called_by_her_name(language: str) -> None:
    words = Catalogue(language, strict=True).in_game(2, "normal", "frost")
    sc = thorn(kram=at(402, farmers=1), loose={401: ["orennah"]})
    view = sc.g.view(sc.s, 0)
    screen = BoardScreen(words)
    assert "Orennah" in screen.hero(view.heroes[0])
    assert "Orennah" in screen.there(view, 401)
    for text in ("drop kram orennah", "take kram orennah", "walk kram 401"):
        sc.play(text)
        lines = [words.say(line) for line in told(sc)]
        assert any("Orennah" in line for line in lines), lines


def told(sc: Scene) -> list[dict[str, object]]:
    return [line["label"] for line in plain(sc.g.news(sc.s, 0))]


def test_the_news_name_who_follows() -> None:
    sc = winter(kram=at(446), loose={446: ["iquar"]}).play("take kram iquar")
    assert [Named("thing", "iquar")] == [line.what for line in news(sc.g, sc.s, 0)]
