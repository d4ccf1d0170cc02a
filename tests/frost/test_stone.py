"""The winter stone: creatures take it along."""

from tests.frost.scene import sunrise, winter
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
