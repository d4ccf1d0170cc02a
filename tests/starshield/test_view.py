"""What a seat sees of logs, company, bags and crosses."""

from typing import Any

import msgspec
import pytest

from rietland.board.pieces import figures as bags
from rietland.words import Catalogue
from tests.marks import rule
from tests.scenes import Scene, at, code_of
from tests.starshield.nights import night
from tests.starshield.scene import moment, read


def seen(sc: Scene) -> dict[str, Any]:
    view: dict[str, Any] = sc.g.view(sc.s, 0)
    return view


@rule("SS-MIS-GATE-7")
def test_a_hero_board_shows_how_much_strength_is_covered() -> None:
    sc = moment(thorn=at(14, strength=7, things=["log_2", "log_4"]), chada=at(5))
    assert [6, 0] == [hero["covered"] for hero in seen(sc)["heroes"]]


@rule("SS-MIS-PRI-1", "SS-KEN-2", "SS-TOK-4")
def test_a_figure_shows_who_takes_it_along_and_what_it_carries() -> None:
    sc = moment(thorn=at(14), chada=at(5), figures={"prince": 14, "ken_dorr": 9})
    number = sc.g.book.figure_names.index("ken_dorr")
    for name in ("light_hidden", "key"):
        bags.load(sc.s, number, code_of(sc.g.book, name))
    sc.play("guide thorn prince")
    found = {one["name"]: (one["leader"], one["carries"]) for one in seen(sc)["figures"]}
    assert {"prince": ("thorn", []), "ken_dorr": ("", ["light_hidden", "key"])} == found


@rule("SS-SHIELD-2")
def test_a_cross_is_a_choice_among_symbols_and_stays_to_be_seen() -> None:
    sc = moment(thorn=at(57, things=["star_shield"]), chada=at(57), cards=["starlight"])
    night(sc)
    options = {one["say"]: one for one in seen(sc)["options"]}
    assert ["step:wardrak_2"] == options["cross thorn wardrak_2"]["touch"]
    assert (
        "symbol-creature.second" == options["cross thorn wardrak_2"]["label"]["args"]["step"]["key"]
    )
    assert "symbol-wells" == options["cross thorn wells"]["label"]["args"]["step"]["key"]
    sc.play("cross thorn wells")
    assert ["wells"] == seen(sc)["today"]["crossed"]


@rule("SS-HIDE-1")
def test_the_places_of_one_who_is_hidden_are_open_to_all_and_nothing_else() -> None:
    sc = moment(thorn=at(14), chada=at(5))
    sc.s.secrets = [[50, 52] if name == "hidden_witch" else [] for name in sc.g.book.secrets]
    shown = [one for one in seen(sc)["secrets"] if one["spaces"]]
    assert [[50, 52]] == [one["spaces"] for one in shown]
    assert sc.s.to_data() == sc.s.copy().to_data()


@rule("SS-HIDE-2", "SS-HIDE-3")
@pytest.mark.parametrize(
    ("found", "told"), [(0, "possible spaces 52, 54."), (1, "now known.")], ids=["empty", "found"]
)
def test_a_search_tells_where_somebody_may_be_until_they_are_found(found: int, told: str) -> None:
    sc = moment(thorn=at(48), chada=at(72))
    read(sc, "A3_fever")
    sc.play("walk thorn 50", "stop thorn", f"draw {found}")
    words = Catalogue(strict=True)
    lines = [words.say(msgspec.to_builtins(one["label"])) for one in seen(sc)["news"]]
    assert f"The witch’s whereabouts: {told}" in lines
