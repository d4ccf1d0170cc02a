"""The frost token: days grow shorter; tablets and the night thorn give hours back."""

import pytest

from rietland.board.turn import hours
from tests.frost.scene import sunrise, value, winter
from tests.marks import rule, vector
from tests.scenes import at

TABLETS = ["griffin_tablet", "sea_monster_tablet", "buffalo_tablet"]


def usable(frost: int) -> int:
    sc = winter(frost=frost, thorn=at(410))
    return hours.usable(sc.g, sc.s)


@rule("FE-TIME-6", "FE-FROST-4", "FE-FROST-1")
@pytest.mark.parametrize(("place", "last"), [(14, 10), (13, 10), (11, 10), (10, 9), (5, 4), (2, 1)])
def test_the_token_covers_its_hour_and_all_later_ones(place: int, last: int) -> None:
    assert last == usable(place)


@rule("FE-TIME-6")
def test_a_covered_hour_is_refused() -> None:
    sc = winter(frost=5, thorn=at(410, hours=3, willpower=20)).play("walk thorn 406")
    assert "FE-TIME-6" == sc.refused("walk thorn 410")


@rule("FE-TIME-6", "FE-FROST-4")
def test_covered_overtime_cannot_be_bought() -> None:
    sc = winter(frost=9, thorn=at(410, hours=7, willpower=20)).play("walk thorn 406")
    assert 18 == sc.hero("thorn").willpower
    assert "FE-TIME-6" == sc.refused("walk thorn 410")


@rule("FE-SUN-7", "FE-FROST-3")
@vector("FE-TV-33")
def test_the_token_stays_on_the_second_hour() -> None:
    sc = winter(frost=3, thorn=at(410), kram=at(412))
    assert 2 == value(sunrise(sc), "frost")
    assert 2 == value(sunrise(sc), "frost")
    assert 1 == hours.usable(sc.g, sc.s)


@rule("FE-FROST-3")
def test_a_token_that_is_not_in_the_game_does_not_move() -> None:
    assert 14 == value(sunrise(winter(thorn=at(410), kram=at(412))), "frost")


@rule("FE-FROST-5", "FE-PLANT-5", "FE-PLANT-1")
@vector("FE-TV-34")
def test_the_night_thorn_uncovers_two_hours_at_once() -> None:
    sc = winter(frost=6, thorn=at(410, hours=5, things=["black_night_thorn"]))
    assert "FE-TIME-6" == sc.refused("walk thorn 406")
    sc.play("deed thorn night_thorn")
    assert 8 == value(sc, "frost")
    assert [] == sc.things("thorn")
    sc.play("walk thorn 406", "walk thorn 410")
    assert "FE-TIME-6" == sc.refused("walk thorn 406")


@rule("FE-PLANT-5")
def test_the_night_thorn_moves_the_token_to_thirteen_at_most() -> None:
    sc = winter(frost=12, thorn=at(410, things=["black_night_thorn"]))
    assert 13 == value(sc.play("deed thorn night_thorn"), "frost")


@rule("FE-ITEM-9", "FE-FROST-6", "FE-SUN-10")
@vector("FE-TV-27", "FE-TV-35")
def test_three_tablets_give_one_full_day() -> None:
    sc = winter(frost=5, thorn=at(410, things=TABLETS), kram=at(412))
    sc.play("deed thorn tablets")
    assert 10 == hours.usable(sc.g, sc.s)
    assert "deed thorn tablets" not in sc.options()
    assert 3 == len(sc.things("thorn"))
    sunrise(sc)
    assert [] == sc.things("thorn")
    assert 4 == value(sc, "frost")
    assert 3 == hours.usable(sc.g, sc.s)


@rule("FE-ITEM-9")
def test_two_tablets_give_nothing() -> None:
    sc = winter(frost=5, thorn=at(410, things=TABLETS[:2]))
    assert "deed thorn tablets" not in sc.options()
