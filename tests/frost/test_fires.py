"""Fires: who lights them, what they are good for, when they go out."""

from typing import Any

import pytest

from rietland.board.fight import strength
from tests.frost.scene import opened, sunrise, winter
from tests.marks import rule, vector
from tests.plain import plain
from tests.scenes import Scene, at

OUT = {410: ["fire_out"]}
LIT = {410: ["fire_lit"]}


@rule("FE-FIRE-1")
def test_a_fire_is_lit_for_two_willpower() -> None:
    sc = winter(loose=OUT, thorn=at(410)).play("deed thorn light")
    assert ["fire_lit"] == sc.loose(410)
    assert 5 == sc.hero("thorn").willpower
    assert "deed thorn light" not in sc.options()


@rule("FE-FIRE-1")
def test_lighting_a_fire_leaves_one_willpower() -> None:
    sc = winter(loose=OUT, thorn=at(410, willpower=2))
    assert "deed thorn light" not in sc.options()


@rule("FE-FIRE-1")
def test_nobody_takes_a_fire_along() -> None:
    sc = winter(loose=LIT, thorn=at(410))
    assert "AN-ITEM-11" == sc.refused("take thorn fire_lit")


@rule("FE-FIRE-2", "FE-ITEM-4")
def test_firewood_makes_a_fire_where_there_is_none() -> None:
    sc = winter(thorn=at(410, things=["firewood"])).play("deed thorn kindle")
    assert ["fire_lit"] == sc.loose(410)
    assert [] == sc.things("thorn")
    assert 5 == sc.hero("thorn").willpower


@rule("FE-FIRE-7", "FE-OPEN-7")
def test_there_are_six_fires() -> None:
    five = {space: ["fire_out"] for space in (401, 402, 403, 404, 405)}
    sc = winter(loose=five, thorn=at(410, things=["firewood"]))
    assert "deed thorn kindle" in sc.options()
    sc = winter(loose={**five, 406: ["fire_out"]}, thorn=at(410, things=["firewood"]))
    assert "deed thorn kindle" not in sc.options()


@rule("FE-FIRE-2")
def test_nobody_makes_a_fire_on_the_ice() -> None:
    sc = winter(thorn=at(447, things=["firewood"]))
    assert "deed thorn kindle" not in sc.options()


@rule("FE-HERO-5", "FE-FIRE-5")
def test_the_fire_keeper_bears_a_fire() -> None:
    sc = winter(tenaya=at(410, willpower=10, things=["firewood"]), kram=at(412))
    sc.play("deed tenaya bear_fire")
    assert ["fire_lit"] == sc.things("tenaya")
    assert "AN-ITEM-11" == sc.refused("drop tenaya fire_lit")
    sunrise(sc)
    assert ["fire_out"] == sc.things("tenaya")
    sc.play("deed tenaya stir_fire")
    assert ["fire_lit"] == sc.things("tenaya")


@rule("FE-HERO-5")
def test_nobody_else_bears_a_fire() -> None:
    sc = winter(thorn=at(410, things=["firewood"]))
    assert "deed thorn bear_fire" not in sc.options()


@rule("FE-FIRE-5", "FE-FIRE-3")
@vector("FE-TV-18")
def test_a_borne_fire_warms_all_on_its_space() -> None:
    sc = winter(eara=at(410), tenaya=at(410, things=["fire_lit"]), kram=at(412))
    sunrise(sc)
    assert [12, 12, 7] == [sc.hero(name).willpower for name in ("eara", "tenaya", "kram")]


@rule("FE-FIRE-4", "FE-FIRE-5")
@vector("FE-TV-19")
def test_a_borne_fire_helps_all_on_its_space_in_a_fight() -> None:
    sc = winter(kram=at(410, strength=5), tenaya=at(410, things=["fire_lit"]), eara=at(412))
    assert [6, 2, 1] == [strength.hero_strength(sc.g, sc.s, h) for h in range(3)]


@rule("FE-FIRE-4", "FE-FIGHT-3")
@vector("FE-TV-3")
def test_a_dwarf_by_a_fire() -> None:
    sc = winter(creatures={410: "wargor"}, loose=LIT, kram=at(410, strength=5, willpower=9))
    sc.play("fight kram 410", "roll 4", "roll 3")
    assert 10 == sc.told("value")[0].amount


@rule("FE-HERO-6")
def test_a_warrior_has_two_strength_by_a_fire() -> None:
    sc = winter(loose=LIT, thorn=at(410, strength=3), kram=at(410, strength=3))
    assert [5, 4] == [strength.hero_strength(sc.g, sc.s, h) for h in range(2)]


@rule("FE-SUN-6", "FE-SUN-8")
@vector("FE-TV-28")
def test_at_sunrise_a_fire_warms_and_then_goes_out() -> None:
    sc = sunrise(winter(loose=LIT, thorn=at(410), kram=at(412)))
    assert 12 == sc.hero("thorn").willpower
    assert 7 == sc.hero("kram").willpower
    assert ["fire_out"] == sc.loose(410)


@rule("FE-MAP-6")
@vector("FE-TV-45")
def test_geysers_warm_who_has_no_fire() -> None:
    sc = sunrise(winter(loose={433: ["fire_lit"]}, thorn=at(431), kram=at(433)))
    assert [9, 12] == [sc.hero(name).willpower for name in ("thorn", "kram")]


@rule("FE-STONE-3")
def test_no_fire_is_lit_beside_the_winter_stone() -> None:
    sc = winter(
        loose={410: ["fire_out", "winter_stone"], 412: ["winter_stone"]},
        thorn=at(410),
        kram=at(412, things=["firewood"]),
        tenaya=at(412, things=["fire_out"]),
    )
    offered = sc.options() + sc.asides()
    assert not [one for one in offered if one.startswith("deed ")]


@rule("FE-FREE-1", "FE-FREE-2", "FE-ITEM-4", "FE-GROUP-1", "FE-GROUP-2")
@vector("FE-TV-16")
def test_a_fire_before_the_fight_helps_everybody_in_it() -> None:
    sc = winter(
        turn="kram",
        creatures={407: "steppe_buffalo"},
        fog={407: "firewood"},
        kram=at(406, strength=4, willpower=9),
        eara=at(402, strength=3),
    )
    sc.play("walk kram 407", "stop kram")
    assert ["firewood"] == sc.things("kram")
    sc.play("done kram", "walk eara 407", "stop eara", "done eara", "deed kram kindle")
    assert (7, [], ["fire_lit"]) == (sc.hero("kram").willpower, sc.things("kram"), sc.loose(407))
    sc.play("fight kram 407", "invite kram eara", "join eara")
    assert [5, 4] == [strength.hero_strength(sc.g, sc.s, h) for h in range(2)]


def test_every_line_of_fires_and_warmth_leads_to_its_rule() -> None:
    def rules(sc: Scene) -> dict[str, str]:
        view: Any = plain(sc.g.view(sc.s, 0))
        return {line["kind"]: line["rule"] for line in view["news"]}

    sc = winter(thorn=at(410, things=["firewood"])).play("deed thorn kindle")
    assert {rules(sc)[kind] for kind in ("deed", "willpower", "laid", "turned")} == {"FE-FIRE-2"}
    # Why a fire cannot be lit is asked of the same rule.
    assert "FE-FIRE-1" == winter(thorn=at(410)).refused("deed thorn light")
    assert "FE-SUN-6" == rules(sunrise(sc))["willpower"]


@rule("FE-SETUP-4", "FE-FIRE-5")
@pytest.mark.parametrize("legend", ["2", "3", "4"])
def test_the_fire_keeper_begins_with_a_fire_that_needs_no_firewood(legend: str) -> None:
    sc = opened(legend, 3)
    keeper = sc.hero("tenaya")
    assert 1 == sc.things("tenaya").count("fire_out")
    wood = sc.things("tenaya").count("firewood")
    sc.play("deed tenaya stir_fire")
    assert (5, wood) == (keeper.willpower, sc.things("tenaya").count("firewood"))
    assert "fire_lit" in sc.things("tenaya")
