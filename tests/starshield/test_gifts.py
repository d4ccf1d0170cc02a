"""The gifts of Andor: torch, hourglass, horned falcon and flute, each once a day."""

import pytest

from tests.marks import rule, vector
from tests.scenes import at
from tests.starshield.nights import night
from tests.starshield.scene import moment, put, read


@rule("SS-GIFT-3", "SS-GIFT-1")
@vector("SS-TV-95")
def test_one_gift_stays_in_the_box_and_the_others_are_shared() -> None:
    sc = moment(thorn=at(72), chada=at(72))
    read(sc, "gifts")
    sc.play(
        "choose thorn without_flute", "name thorn thorn", "name thorn chada", "name thorn chada"
    )
    assert ["torch"] == sc.things("thorn")
    assert ["horned_falcon", "hourglass"] == sorted(sc.things("chada"))


@rule("SS-OPEN-7", "SS-GIFT-1")
def test_a_gift_without_a_slot_lies_with_the_hero() -> None:
    sc = moment(thorn=at(72), chada=at(72))
    read(sc, "gifts")
    sc.play("choose thorn without_flute", *["name thorn thorn"] * 3)
    assert ["hourglass", "torch"] == sorted(sc.things("thorn"))
    assert ["horned_falcon"] == sc.loose(72)


@rule("SS-GIFT-2")
def test_every_gift_is_ready_again_at_sunrise_also_on_the_ground() -> None:
    sc = moment(
        thorn=at(72, things=["torch_used", "hourglass_used"]),
        chada=at(72, things=["horned_falcon_used"]),
        loose={10: ["flute_used"]},
        cards=["gifts"],
    )
    night(sc)
    assert ["hourglass", "torch"] == sorted(sc.things("thorn"))
    assert ["horned_falcon"] == sc.things("chada")
    assert ["flute"] == sc.loose(10)


@rule("SS-GIFT-4", "SS-GIFT-P")
@vector("SS-TV-96")
@pytest.mark.parametrize(("to", "farmer"), [(72, True), (28, False)])
def test_the_torch_drives_a_creature_to_a_free_space_beside(to: int, farmer: bool) -> None:
    sc = moment(
        thorn=at(18, things=["torch"]),
        chada=at(5),
        creatures={18: "gor", 14: "skral"},
        loose={28: ["farmer"]},
    )
    sc.play("deed thorn torch")
    assert "pick thorn 14" not in sc.options()
    sc.play(f"pick thorn {to}")
    assert "gor" == sc.creature(to)
    assert farmer == ("farmer" in sc.loose(28))
    assert ["torch_used"] == sc.things("thorn")
    assert 0 == sc.hero("thorn").hours


@rule("SS-GIFT-4")
def test_the_torch_drives_nobody_into_the_castle_and_works_once_a_day() -> None:
    sc = moment(thorn=at(5, things=["torch"]), chada=at(14), creatures={5: "gor"})
    sc.play("deed thorn torch")
    assert ["pick thorn 4", "pick thorn 21"] == sc.options()
    sc.play("pick thorn 4", "walk thorn 4", "stop thorn")
    assert "deed thorn torch" not in sc.options()


@rule("SS-CAT-1", "SS-GIFT-4")
def test_the_torch_moves_nobody_beside_the_catapult() -> None:
    sc = moment(thorn=at(17, things=["torch"]), chada=at(14), creatures={17: "catapult_troll"})
    assert "deed thorn torch" not in sc.options()


@rule("SS-GIFT-HOUR-1", "SS-OPEN-5")
@vector("SS-TV-23")
@pytest.mark.parametrize(("hours", "after"), [(3, 0), (7, 4)])
def test_the_hourglass_takes_back_exactly_three_hours(hours: int, after: int) -> None:
    sc = moment(thorn=at(14, hours=hours, things=["hourglass"]), chada=at(25))
    sc.play("deed thorn hourglass")
    assert after == sc.hero("thorn").hours
    assert ["hourglass_used"] == sc.things("thorn")


@rule("SS-GIFT-HOUR-1", "SS-OPEN-5")
@vector("SS-TV-23")
def test_a_stone_before_the_third_hour_or_at_rest_is_not_turned_back() -> None:
    sc = moment(thorn=at(14, hours=2, things=["hourglass"]), chada=at(25, hours=6, resting=True))
    assert "deed thorn hourglass" not in sc.options()


@rule("SS-OPEN-5")
def test_the_hourglass_is_for_any_one_hero() -> None:
    sc = moment(thorn=at(14, hours=3, things=["hourglass"]), chada=at(25, hours=9, willpower=3))
    sc.play("deed thorn hourglass", "name thorn chada")
    assert (3, 6) == (sc.hero("thorn").hours, sc.hero("chada").hours)
    assert 3 == sc.hero("chada").willpower


@rule("SS-OPEN-6")
def test_the_hourglass_waits_until_a_move_is_over() -> None:
    sc = moment(thorn=at(14, hours=4), chada=at(25, things=["hourglass"]))
    assert "deed chada hourglass" in sc.asides()
    sc.play("walk thorn 17")
    assert "deed chada hourglass" not in sc.asides()
    assert "SS-OPEN-6" == sc.refused("deed chada hourglass")


@rule("SS-GIFT-HOUR-2")
@vector("SS-TV-24")
def test_going_back_over_the_wolf_symbol_moves_nobody_but_coming_again_does() -> None:
    sc = moment(
        figures={"alpha": 45},
        thorn=at(14, hours=6, things=["hourglass"]),
        chada=at(25),
        cards=["W_arrive", "W_fight"],
    )
    put(sc, wolf_hour=4)
    sc.play("deed thorn hourglass")
    assert 45 == sc.s.figures[sc.g.book.figure_names.index("alpha")]
    sc.play("pass thorn")
    assert 43 == sc.s.figures[sc.g.book.figure_names.index("alpha")]


@rule("SS-GIFT-6")
@vector("SS-TV-98")
def test_the_flute_cheers_who_is_here_or_beside() -> None:
    sc = moment(
        thorn=at(14, things=["flute"], willpower=3),
        chada=at(17, willpower=3, resting=True),
        kram=at(28, willpower=3),
    )
    sc.play("deed thorn flute", "roll 4")
    assert [7, 7, 3] == [sc.hero(name).willpower for name in ("thorn", "chada", "kram")]
    assert ["flute_used"] == sc.things("thorn")
    assert 0 == sc.hero("thorn").hours


@rule("SS-GIFT-FLUTE-1", "SS-OPEN-22")
@vector("SS-TV-28")
def test_the_wizard_turns_the_die_of_the_flute_only_when_playing_it() -> None:
    sc = moment(thorn=at(14, things=["flute"], willpower=3), eara=at(14, willpower=3))
    sc.play("deed thorn flute", "roll 2")
    assert (5, 5) == (sc.hero("thorn").willpower, sc.hero("eara").willpower)
    sc = moment(thorn=at(14, willpower=3), eara=at(14, things=["flute"], willpower=3), turn="eara")
    sc.play("deed eara flute", "roll 2", "choose eara flip_tune")
    assert (8, 8) == (sc.hero("thorn").willpower, sc.hero("eara").willpower)


@rule("SS-GIFT-5", "SS-GIFT-P", "SS-OPEN-13")
@vector("SS-TV-97")
def test_before_the_horned_falcon_a_creature_rolls_one_die_once_a_day() -> None:
    sc = moment(
        thorn=at(22, strength=4, willpower=14),
        chada=at(60, things=["horned_falcon"]),
        creatures={22: "skral"},
    )
    sc.play("fight thorn 22", "roll 1", "roll 1", "roll 2", "roll 2")
    assert ["dim chada", "keep chada"] == sc.options()
    sc.play("dim chada", "roll 6")
    assert 8 == sc.hero("thorn").willpower
    assert ["horned_falcon_used"] == sc.things("chada")
    sc.play("on thorn", "roll 1", "roll 1", "roll 2", "roll 1")
    assert "SS-GIFT-5" == sc.refused("dim chada")


@rule("SS-OPEN-13")
def test_an_owner_who_rests_does_not_send_the_horned_falcon() -> None:
    sc = moment(
        thorn=at(22, strength=4, willpower=7),
        chada=at(60, things=["horned_falcon"], resting=True),
        creatures={22: "skral"},
    )
    sc.play("fight thorn 22", "roll 1", "roll 1", "roll 2")
    assert "ask-dim" != sc.prompt()


@rule("SS-THR-3", "SS-GIFT-5")
def test_the_horned_falcon_does_nothing_against_a_threat() -> None:
    sc = moment(
        thorn=at(70, strength=4, willpower=7),
        chada=at(60, things=["horned_falcon"]),
        creatures={70: "krahder"},
    )
    sc.play("fight thorn 70", "roll 1", "roll 1", "roll 2")
    assert "ask-dim" != sc.prompt()
    assert "SS-THR-3" == sc.refused("dim chada")


@rule("SS-GIFT-5")
def test_the_horned_falcon_may_fly_like_any_falcon_instead() -> None:
    sc = moment(thorn=at(14, gold=1, things=["horned_falcon"]), chada=at(60, gold=1))
    sc.play("falcon thorn thorn chada", "send thorn gold chada", "done chada")
    assert 2 == sc.hero("chada").gold
    assert ["horned_falcon_used"] == sc.things("thorn")
