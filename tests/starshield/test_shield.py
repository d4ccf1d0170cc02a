"""The Star Shield: two crosses on symbols of the sunrise, or two uses of an ordinary shield."""

from tests.marks import rule, vector
from tests.scenes import Scene, at
from tests.starshield.nights import night
from tests.starshield.scene import moment


def bearer() -> Scene:
    """Thorn has the shield; a gor, a skral and a wardrak are on their way."""
    return moment(
        creatures={20: "gor", 22: "skral", 37: "wardrak"},
        thorn=at(57, things=["star_shield"]),
        chada=at(57),
        cards=["starlight"],
    )


@rule("SS-SHIELD-1", "SS-SHIELD-2", "SS-SHIELD-5")
@vector("SS-TV-1")
def test_a_symbol_that_is_crossed_out_moves_nobody() -> None:
    sc = night(bearer())
    assert "cross thorn skral" in sc.options()
    sc.play("cross thorn skral", "skip thorn")
    assert "skral" == sc.creature(22)
    assert "gor" == sc.creature(3)
    assert ["star_shield_half"] == sc.things("thorn")
    assert "B" == sc.letter()


@rule("SS-SHIELD-3", "SS-SHIELD-1", "SS-SHIELD-6")
@vector("SS-TV-2")
def test_both_uses_may_cross_out_two_symbols_of_one_sunrise() -> None:
    sc = bearer()
    sc.s.wells[0] = 0
    night(sc).play("cross thorn gor", "cross thorn wells")
    assert "gor" == sc.creature(20)
    assert 0 == sc.s.wells[0]
    assert "skral" == sc.creature(19)
    assert [] == sc.things("thorn")
    assert 2 == sc.s.day


@rule("SS-SHIELD-6")
def test_the_two_wardrak_symbols_are_two() -> None:
    sc = night(bearer())
    sc.play("cross thorn wardrak_2", "skip thorn")
    assert "wardrak" == sc.creature(41)
    assert "wardrak_2" in sc.g.lexicon.names["step"]


@rule("SS-SHIELD-6")
def test_the_narrator_and_the_event_card_can_be_crossed_out() -> None:
    sc = bearer()
    night(sc)
    sc.s.skipped = []
    sc.play("cross thorn event", "cross thorn narrator")
    assert "A" == sc.letter()
    assert 2 == sc.s.day


@rule("SS-SHIELD-2")
def test_nothing_is_crossed_out_twice_nor_the_start_of_the_day() -> None:
    sc = night(bearer())
    assert "cross thorn ready" not in sc.options()
    sc.play("cross thorn gor")
    assert "cross thorn gor" not in sc.options()


@rule("SS-SHIELD-6")
def test_a_cross_holds_for_one_sunrise_alone() -> None:
    sc = night(bearer())
    sc.play("cross thorn gor", "skip thorn")
    night(sc).play("skip thorn")
    assert "gor" == sc.creature(3)


@rule("SS-OPEN-9")
def test_a_shield_that_nobody_has_is_not_asked_for() -> None:
    sc = moment(thorn=at(57), chada=at(57), loose={20: ["star_shield_half"]}, cards=["starlight"])
    night(sc)
    assert 2 == sc.s.day
    assert ["star_shield_half"] == sc.loose(20)


@rule("SS-SHIELD-7", "SS-SHIELD-4")
@vector("SS-TV-73")
def test_a_use_may_be_that_of_an_ordinary_shield() -> None:
    sc = moment(
        figures={"alpha": 65},
        thorn=at(45, things=["star_shield"], hours=3),
        chada=at(45),
        cards=["W_arrive", "W_fight"],
    )
    sc.s.counters[sc.g.book.counter("wolf_hour")] = 4
    sc.play("pass thorn", "block thorn")
    assert 7 == sc.hero("thorn").willpower
    assert ["star_shield_half"] == sc.things("thorn")
    assert 5 == sc.hero("chada").willpower


@rule("SS-OPEN-8")
def test_the_bearer_decides_with_the_stone_in_the_sunrise_box() -> None:
    sc = night(bearer())
    assert sc.hero("thorn").resting
    assert "thorn" == sc.g.party[sc.g.pending(sc.s).who]
    assert 1 == sc.s.day
