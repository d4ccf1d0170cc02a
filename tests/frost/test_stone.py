"""The winter stone: creatures take it along."""

import pytest

from tests.frost.scene import put, sunrise, tale, winter
from tests.marks import rule, vector
from tests.scenes import Scene, at


def stone(hero: int = 66) -> Scene:
    """A gor comes to the stone at sunrise; Thorn stands on this space."""
    return winter(
        face="castle",
        creatures={48: "gor"},
        loose={16: ["winter_stone"]},
        thorn=at(hero, strength=14, willpower=14),
        kram=at(66),
    )


@rule("FE-STONE-6")
@vector("FE-TV-63")
def test_a_creature_takes_the_stone_along_and_leaves_it_where_it_is_beaten() -> None:
    sc = sunrise(stone())
    assert "gor" == sc.creature(16)
    assert [] == sc.loose(16)
    assert 1 == len(sc.told("loaded"))
    sunrise(sc)
    assert "gor" == sc.creature(13)
    sc.hero("thorn").space = 13
    sc.play("fight thorn 13", "roll 6", "roll 6", "roll 6", "roll 6", "roll 1", "roll 1")
    sc.play("share thorn thorn willpower", "share thorn thorn willpower")
    assert ["winter_stone"] == sc.loose(13)


@rule("FE-STONE-6")
def test_where_a_hero_stands_no_creature_takes_the_stone() -> None:
    sc = sunrise(stone(hero=16))
    assert "gor" == sc.creature(16)
    assert ["winter_stone"] == sc.loose(16)


def bearer(**more: object) -> Scene:
    """Thorn comes with the stone to 410, where a fire burns."""
    sc = winter(
        thorn=at(406, willpower=14, things=["winter_stone"]),
        kram=at(436),
        loose={410: ["fire_lit"]},
        **more,  # type: ignore[arg-type]
    )
    put(sc, "stone_out", 1)
    return sc


@rule("FE-STONE-3")
@vector("FE-TV-62")
def test_where_the_bearer_stops_the_fire_goes_out() -> None:
    sc = bearer().play("walk thorn 410", "stop thorn", "done thorn")
    assert (13, ["fire_out"]) == (sc.hero("thorn").willpower, sc.loose(410))
    assert "deed thorn light" not in [*sc.options(), *sc.asides()]
    sunrise(sc)
    assert 13 == sc.hero("thorn").willpower, "no warmth"


@rule("FE-STONE-3")
def test_the_fire_on_a_board_goes_out_beside_the_stone() -> None:
    sc = winter(
        thorn=at(406, willpower=14, things=["winter_stone"]),
        tenaya=at(410, things=["fire_lit"]),
    )
    put(sc, "stone_out", 1)
    sc.play("walk thorn 410")
    assert ["fire_out"] == sc.things("tenaya")


@rule("FE-STONE-3")
def test_a_creature_that_carries_the_stone_puts_fires_out_too() -> None:
    sc = winter(creatures={410: "gor"}, loose={406: ["fire_lit"]}, thorn=at(436), kram=at(436))
    sc.s.creature_load[0] = sc.g.book.thing_names().index("winter_stone")
    put(sc, "stone_out", 1)
    sc.hero("thorn").space = 406
    sunrise(sc)
    assert (["fire_out"], 7) == (sc.loose(406), sc.hero("thorn").willpower)


def beside(owner: str) -> Scene:
    """On 410 the stone is with a gor, or with Takota; four heroes there could make a fire."""
    sc = tale(
        "4",
        creatures={410: owner},
        thorn=at(410, things=["firewood"]),
        kram=at(410),
        tenaya=at(410, things=["firewood"]),
        loose={411: ["fire_out"]},
        counters={"stone_out": 1},
    )
    sc.s.creature_load[0] = sc.g.book.thing_names().index("winter_stone")
    return sc


def fires(sc: Scene) -> list[str]:
    """What of fires may be done now."""
    made = ("light", "kindle", "bear_fire", "stir_fire")
    offered = [*sc.options(), *sc.asides()]
    return [one for one in offered if one.startswith("deed ") and one.endswith(made)]


@rule("FE-STONE-3")
@pytest.mark.parametrize("owner", ["gor", "takota", "tuavahr"])
def test_where_a_creature_or_an_opponent_has_the_stone_no_fire_is_made(owner: str) -> None:
    sc = beside(owner)
    assert [] == fires(sc)
    assert "FE-FIRE-2" == sc.refused("deed thorn kindle")
    sc.hero("thorn").space = 411
    assert ["deed thorn light"] == fires(sc), "next door they burn"


@rule("FE-STONE-3")
@pytest.mark.parametrize("owner", ["gor", "takota", "tuavahr"])
def test_where_a_creature_or_an_opponent_has_the_stone_no_fire_burns(owner: str) -> None:
    sc = beside(owner)
    sc.s.loose = [sc.g.book.thing_names().index("fire_lit")]
    sc.s.loose_at = [410]
    sc.hero("tenaya").things = [sc.g.book.thing_names().index("fire_lit")]
    sc.play("pass thorn")
    assert (["fire_out"], ["fire_out"]) == (sc.loose(410), sc.things("tenaya"))


@rule("FE-STONE-1", "FE-STONE-5")
def test_who_is_too_weak_to_pick_the_stone_up_may_be_handed_it() -> None:
    sc = winter(thorn=at(410, things=["winter_stone"]), kram=at(410, willpower=1))
    sc.play("give thorn winter_stone kram")
    assert ["winter_stone"] == sc.things("kram")
    sc.play("drop kram winter_stone")
    assert "FE-STONE-5" == sc.refused("take kram winter_stone")
