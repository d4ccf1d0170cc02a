"""The fire spirit: fires that spread, what they cost, and how strong they make it."""

from typing import Any

import pytest

from tests.marks import rule, vector
from tests.scenes import Scene, at
from tests.starshield.nights import night
from tests.starshield.scene import is_playing, moment, place_of, put, read
from tests.starshield.threats import fires, put_threat, stock, strength


def burning(size: int, supply: int) -> Scene:
    """The day is over, the fire spirit burns, and so many fires are left."""
    names = ["thorn", "chada", "kram", "eara"][:size]
    party: dict[str, Any] = {name: at(72, willpower=9) for name in names}
    sc = moment(cards=["T_fire"], **party)
    put_threat(sc, "fire_spirit", 57)
    put(sc, fire_spirit=1)
    sc.s.stock = [*sc.s.stock]
    sc.s.stock[sc.g.book.thing_kind("fire")] = supply
    return sc


@vector("SS-TV-4")
@rule("SS-FIRE-2", "SS-FIRE-3")
@pytest.mark.parametrize(("supply", "goes_on"), [(3, True), (2, False)])
def test_too_few_fires_in_the_supply_lose_the_legend(supply: int, goes_on: bool) -> None:
    sc = night(burning(3, supply))
    if goes_on:
        sc.play("roll 1", "roll 1", "roll 1", "roll 2", "roll 1", "roll 3")
        assert [11, 12, 13] == fires(sc)
    assert goes_on == is_playing(sc)


@vector("SS-TV-77")
@rule("SS-FIRE-6", "SS-FIRE-9")
def test_a_fire_is_laid_for_each_hero_unless_one_burns_or_a_hero_is_there() -> None:
    sc = burning(4, 4)
    sc.hero("thorn").space = 45
    night(sc).play("roll 3", "roll 1", "roll 3", "roll 1", "roll 4", "roll 5", "roll 5", "roll 2")
    assert [31, 52] == fires(sc)
    assert 5 == sc.hero("thorn").willpower
    assert 2 == stock(sc)


@vector("SS-TV-7", "SS-TV-8")
@rule("SS-FIRE-6", "SS-FIRE-7")
@pytest.mark.parametrize(
    ("before", "after"), [((9, 3), (5, 3)), ((4, 3), (3, 2)), ((4, 1), (3, 1))]
)
def test_a_hero_in_the_flames_loses_willpower_or_falls(
    before: tuple[int, int], after: tuple[int, int]
) -> None:
    sc = burning(2, 4)
    hero = sc.hero("thorn")
    hero.space = 45
    hero.willpower, hero.strength = before
    night(sc).play("roll 4", "roll 5", "roll 1", "roll 1")
    assert after == (hero.willpower, hero.strength)
    assert [11] == fires(sc)


@vector("SS-TV-5", "SS-TV-72")
@rule("SS-FIRE-4")
def test_a_cross_on_the_wells_holds_the_fire_back() -> None:
    sc = burning(3, 1)
    sc.s.read = [*sc.s.read, sc.g.book.cards.index("starlight")]
    sc.hero("thorn").things = [sc.g.hear("take thorn star_shield").a]
    sc.s.wells[0] = 0
    night(sc).play("cross thorn wells", "skip thorn")
    assert is_playing(sc)
    assert [] == fires(sc)
    assert 0 == sc.s.wells[0]


@vector("SS-TV-6", "SS-TV-34")
@rule("SS-FIRE-5", "SS-FIRE-10", "SS-A2-FIRE-2")
def test_a_fire_costs_four_willpower_to_tread_out_and_earns_thanks_at_first() -> None:
    sc = moment(loose={18: ["fire"]}, thorn=at(17, willpower=9), cards=["A2_fires"])
    sc.play("walk thorn 18")
    assert (5, 2) == (sc.hero("thorn").willpower, sc.hero("thorn").gold)
    assert [] == sc.loose(18)
    sc = moment(loose={18: ["fire"]}, thorn=at(17, willpower=4), cards=["A2_fires"])
    assert "SS-FIRE-10" == sc.refused("walk thorn 18")
    sc = moment(loose={18: ["fire"]}, thorn=at(17, willpower=9), cards=["A2_fires", "T_fire"])
    put(sc, fire_spirit=1)
    sc.play("walk thorn 18")
    assert 0 == sc.hero("thorn").gold


@vector("SS-TV-78")
@rule("SS-FIRE-8")
def test_when_the_fire_spirit_comes_all_fires_go_back() -> None:
    sc = moment(loose={6: ["fire"], 18: ["fire"], 23: ["fire"]}, thorn=at(72))
    sc.s.stock[sc.g.book.thing_kind("fire")] = 5
    read(sc, "T_fire")
    sc.play("roll 3")
    assert ([], 8, 52) == (fires(sc), stock(sc), place_of(sc, "fire_spirit"))


@vector("SS-TV-80")
@rule("SS-FIRE-12")
def test_each_fire_is_a_point_of_strength() -> None:
    sc = moment(
        loose={6: ["fire"], 18: ["fire"], 23: ["fire"], 36: ["fire"]},
        thorn=at(72), chada=at(72), kram=at(72),
    )  # fmt: skip
    assert 28 == strength(sc, "fire_spirit")


@rule("SS-FIRE-1")
def test_fires_harm_no_creature() -> None:
    sc = moment(creatures={19: "gor"}, loose={3: ["fire"]}, thorn=at(57))
    night(sc)
    assert "gor" == sc.creature(3)
    assert ["fire"] == sc.loose(3)
