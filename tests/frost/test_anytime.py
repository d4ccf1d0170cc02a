"""What waits for nothing: tablets and plants are used in mid-move and at the end of the light."""

import pytest

from tests.frost.scene import value, winter
from tests.marks import rule
from tests.scenes import Scene, at

TABLETS = ["griffin_tablet", "sea_monster_tablet", "buffalo_tablet"]


@rule("FE-FREE-3", "FE-ITEM-9")
def test_tablets_are_turned_in_the_middle_of_the_own_move() -> None:
    sc = winter(thorn=at(436, things=TABLETS), eara=at(460, resting=True), frost=3)
    sc.play("walk thorn 435", "walk thorn 438")
    assert ["deed thorn tablets", "stop thorn"] == sorted(sc.options()), "two hours, and no third"
    sc.play("deed thorn tablets")
    assert "walk thorn 462" in sc.options(), "the move goes on"
    sc.play("walk thorn 462", "stop thorn")
    assert (462, 3) == (sc.hero("thorn").space, sc.hero("thorn").hours)


@rule("FE-FREE-3", "FE-PLANT-2", "FE-PLANT-5")
@pytest.mark.parametrize(
    ("thing", "deed", "willpower", "frost"),
    [("blue_streamberries", "streamberries", 12, 5), ("black_night_thorn", "night_thorn", 7, 7)],
)
def test_berries_and_night_thorn_are_used_in_the_middle_of_the_own_move(
    thing: str, deed: str, willpower: int, frost: int
) -> None:
    sc = winter(thorn=at(436, things=[thing]), eara=at(460, resting=True), frost=5)
    sc.play("walk thorn 435", f"deed thorn {deed}")
    assert (willpower, frost) == (sc.hero("thorn").willpower, value(sc, "frost"))
    assert ([], "ask-walk") == (sc.things("thorn"), sc.prompt())


@rule("FE-FREE-3")
def test_all_else_waits_until_the_hero_stands() -> None:
    sc = winter(
        thorn=at(436, things=["firewood", "telescope"]),
        eara=at(460, resting=True),
        fog={439: None},
        loose={435: ["gem"]},
    )
    sc.play("walk thorn 435")
    for act in ("deed thorn kindle", "take thorn gem", "drop thorn firewood"):
        assert "AN-FREE-4" == sc.refused(act)


def fighter(things: list[str], frost: int, hours: int, willpower: int) -> Scene:
    """After a round without a winner; strong enough to lose nothing."""
    sc = winter(
        creatures={410: "fur_troll"},
        kram=at(410, strength=12, hours=hours, willpower=willpower, things=things),
        thorn=at(436),
        frost=frost,
    )
    dice = ["roll 3"] * (2 if willpower >= 7 else 1)
    return sc.play("fight kram 410", *dice, "roll 1", "roll 2", "roll 1")


@rule("FE-FREE-3", "FE-ITEM-9")
def test_a_fighter_whose_light_runs_out_is_asked_before_he_is_out() -> None:
    sc = fighter(TABLETS, frost=4, hours=2, willpower=7)
    assert ("ask-round", ["leave kram"]) == (sc.prompt(), sc.options())
    assert "deed kram tablets" in sc.asides()
    sc.play("deed kram tablets")
    assert ["on kram", "leave kram"] == sc.options()
    sc.play("on kram", "roll 3")
    assert sc.s.battle is not None
    assert 2 == sc.s.battle.round


@rule("FE-FREE-3", "FE-PLANT-2")
def test_berries_pay_for_overtime_in_a_fight() -> None:
    sc = fighter(["blue_streamberries"], frost=14, hours=6, willpower=2)
    assert ["leave kram"] == sc.options()
    sc.play("deed kram streamberries")
    assert ["on kram", "leave kram"] == sc.options()


@rule("FE-FREE-3")
def test_who_has_nothing_for_it_is_out_as_before() -> None:
    sc = fighter([], frost=4, hours=2, willpower=7)
    assert sc.s.battle is None


@rule("FE-ITEM-12", "FE-ITEM-9")
def test_on_the_day_of_the_tablets_overtime_is_free() -> None:
    sc = winter(thorn=at(436, hours=6, things=TABLETS), eara=at(460, resting=True), frost=5)
    sc.play("deed thorn tablets", "walk thorn 435", "walk thorn 438", "walk thorn 462")
    assert (9, 7) == (sc.hero("thorn").hours, sc.hero("thorn").willpower)
    sc.play("stop thorn", "end thorn")
    while 0 < sc.hero("thorn").hours:
        sc.play(sc.options()[0])
    assert [2, 2, 2] == sc.s.overtime, "and the next day it costs what it did"


@rule("FE-FREE-3")
def test_a_fighter_who_puts_the_last_resort_down_is_still_asked() -> None:
    sc = fighter(["blue_streamberries"], frost=14, hours=6, willpower=2)
    sc.play("drop kram blue_streamberries")
    assert ("ask-round", ["leave kram"]) == (sc.prompt(), sc.options())
    sc.play("leave kram")
    assert sc.s.battle is None
