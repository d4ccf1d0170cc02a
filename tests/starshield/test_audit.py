"""Situations written down from the rulebook before the code was read, and what must follow."""

import pytest

from rietland.board.fight.strength import hero_strength
from rietland.kernel.state import LOST
from tests.marks import rule
from tests.scenes import Scene, at
from tests.starshield.nights import lay_star, night, star_of, was_read
from tests.starshield.scene import counter, figure, moment, place_of, put, read
from tests.starshield.threats import fires, put_threat, stock, strength

WOLVES = ["W_arrive", "W_fight"]


# Wolves.


@rule("SS-WOLF-2", "SS-OPEN-3")
def test_a_walk_over_the_symbol_moves_the_wolves_once() -> None:
    sc = moment(
        figures={"alpha": 45, "wolf_1": 55}, cards=WOLVES, thorn=at(14, hours=1), chada=at(5)
    )
    put(sc, wolf_hour=3)
    sc.play("walk thorn 17")
    assert 45 == figure(sc, "alpha")
    sc.play("walk thorn 14", "walk thorn 17", "walk thorn 14", "stop thorn")
    assert (43, 51) == (figure(sc, "alpha"), figure(sc, "wolf_1"))
    assert 5 == sc.hero("thorn").hours


@rule("SS-WOLF-2")
def test_every_stone_that_comes_there_on_a_day_moves_them() -> None:
    sc = moment(figures={"alpha": 45}, cards=WOLVES, thorn=at(14), chada=at(5))
    put(sc, wolf_hour=1)
    sc.play("pass thorn", "done thorn", "pass chada")
    assert 39 == figure(sc, "alpha")


@rule("SS-WOLF-2", "SS-OPEN-3")
def test_two_stones_in_one_round_move_them_twice() -> None:
    sc = moment(
        figures={"alpha": 45}, cards=WOLVES, creatures={14: "gor"},
        thorn=at(14, hours=3, willpower=4), kram=at(14, hours=3, willpower=4),
    )  # fmt: skip
    put(sc, wolf_hour=4)
    sc.play("fight thorn 14", "invite thorn kram", "join kram")
    while sc.prompt() in ("die-hero", "die-red"):
        sc.play("roll 1")
    assert 39 == figure(sc, "alpha")


@rule("SS-WOLF-7")
def test_a_day_may_end_before_its_first_hour_and_no_wolf_moves() -> None:
    sc = moment(figures={"alpha": 45}, cards=WOLVES, thorn=at(14), chada=at(5))
    put(sc, wolf_hour=1)
    sc.play("end thorn")
    assert 45 == figure(sc, "alpha")
    assert "chada" == sc.g.party[sc.s.active]


@rule("SS-WOLF-3")
def test_a_dwarf_tames_from_afar_only_with_a_bow() -> None:
    for things, can in ((["bow"], True), ([], False)):
        sc = moment(figures={"alpha": 45}, cards=WOLVES, kram=at(43, things=things), chada=at(5))
        assert can == ("try kram tame 45" in sc.options())


@rule("SS-WOLF-11", "SS-OPEN-4")
def test_a_hero_comes_upon_a_wolf_unbitten_but_without_the_farmer() -> None:
    sc = moment(figures={"alpha": 45}, cards=WOLVES, thorn=at(43, farmers=1), chada=at(5))
    sc.play("walk thorn 45", "stop thorn")
    assert (7, 0) == (sc.hero("thorn").willpower, sc.hero("thorn").farmers)
    assert [] == sc.loose(45)


@rule("SS-WOLF-13", "SS-MIS-GATE-7")
def test_a_log_weakens_the_tamer_but_not_what_the_wolf_asks() -> None:
    sc = moment(
        figures={"alpha": 45}, cards=WOLVES,
        kram=at(45, strength=3, willpower=6, things=["log_2"]), chada=at(5),
    )  # fmt: skip
    assert 1 == hero_strength(sc.g, sc.s, 0)
    sc.play("try kram tame 45", "roll 6")
    assert [7] == [event.amount for event in sc.told("tried")]
    assert 1 == sc.hero("kram").willpower


@rule("SS-WOLF-9", "SS-IRL-1")
def test_a_broken_bridge_stops_the_wolf_before_it_alone() -> None:
    sc = moment(
        figures={"alpha": 39, "wolf_1": 55}, cards=[*WOLVES, "T_irlok"], thorn=at(14), chada=at(5)
    )
    put_threat(sc, "irlok", 44)
    put(sc, wolf_hour=1, irlok=1, swum=2)
    night(sc)
    assert 38 == place_of(sc, "irlok")
    before = figure(sc, "alpha")
    sc.play(f"pass {sc.g.party[sc.s.active]}")
    assert (39, 39) == (before, figure(sc, "alpha"))
    assert 51 == figure(sc, "wolf_1")


@rule("SS-WOLF-12", "SS-WOLF-16")
def test_a_wolf_that_has_left_is_missing_in_the_pack() -> None:
    sc = moment(
        figures={"alpha": 45, "wolf_1": 6, "wolf_2": 33}, cards=WOLVES,
        kram=at(43, strength=2, willpower=9), thorn=at(72),
    )  # fmt: skip
    put(sc, wolf_hour=1)
    sc.play("pass kram", "done kram", "pass thorn", "done thorn")
    assert figure(sc, "wolf_1") < 0
    sc.s.figures[sc.g.book.figure_names.index("alpha")] = 43
    sc.play("try kram tame 43", "roll 6", "roll 1")
    assert (2, 2) == (counter(sc, "wolf_strength"), counter(sc, "wolves"))


@rule("SS-WOLF-6", "SS-WOLF-16", "SS-WOLF-1")
def test_the_pack_helps_an_archer_from_the_next_space_with_its_frozen_strength() -> None:
    sc = moment(
        figures={"wolf_pack": 45}, creatures={45: "gor"}, chada=at(43, strength=5, willpower=5),
        thorn=at(72),
    )  # fmt: skip
    put(sc, tamed=1, wolf_strength=2, wolves=3)
    sc.play("fight chada 45", "roll 4", "keep chada")
    assert 5 + 4 + 6 == sc.told("value")[0].amount


# The Star Shield.


def bearer(**more: object) -> Scene:
    return moment(
        thorn=at(57, things=["star_shield"]), chada=at(57), cards=["starlight"], **more,  # type: ignore[arg-type]
    )  # fmt: skip


@rule("SS-SHIELD-6")
def test_a_narrator_crossed_out_reads_no_card() -> None:
    sc = bearer(narrator="F")
    lay_star(sc, "G_shadows", "G")
    night(sc).play("cross thorn narrator", "skip thorn")
    assert "F" == sc.letter()
    assert not was_read(sc, "G_shadows")


@rule("SS-SHIELD-3")
def test_gors_and_trolls_stay_when_both_are_crossed_out() -> None:
    sc = bearer(creatures={20: "gor", 29: "troll", 22: "skral"})
    night(sc).play("cross thorn gor", "cross thorn troll")
    assert {20: "gor", 29: "troll", 19: "skral"} == sc.creatures()
    assert [] == sc.things("thorn")


@rule("SS-SHIELD-7")
def test_in_fights_it_blocks_twice_and_is_gone() -> None:
    sc = moment(
        thorn=at(22, strength=1, willpower=3, things=["star_shield"]), chada=at(57),
        creatures={22: "skral"}, cards=["starlight"],
    )  # fmt: skip
    sc.play("fight thorn 22", "roll 1", "roll 1", "roll 6", "roll 6", "block thorn")
    assert (3, ["star_shield_half"]) == (sc.hero("thorn").willpower, sc.things("thorn"))
    sc.play("on thorn", "roll 1", "roll 1", "roll 6", "roll 6", "block thorn")
    assert (3, []) == (sc.hero("thorn").willpower, sc.things("thorn"))


# Fires.


@rule("SS-FIRE-5", "SS-FIRE-10")
@pytest.mark.parametrize(("willpower", "left"), [(9, 1), (8, 4)])
def test_two_fires_on_a_way_cost_twice(willpower: int, left: int) -> None:
    sc = moment(
        thorn=at(14, willpower=willpower), chada=at(5), loose={18: ["fire"], 28: ["fire"]},
        cards=["T_fire"],
    )  # fmt: skip
    sc.play("walk thorn 18")
    if willpower == 9:
        sc.play("walk thorn 28")
    else:
        assert sc.refused("walk thorn 28").startswith("SS-FIRE")
    assert left == sc.hero("thorn").willpower


@rule("SS-FIRE-1")
def test_creatures_and_fog_care_for_no_fire() -> None:
    sc = moment(
        thorn=at(72), chada=at(72), creatures={9: "gor"}, loose={7: ["fire"], 12: ["fire"]},
        fog={12: "gor"}, cards=["T_fire"],
    )  # fmt: skip
    night(sc, skip=["wells"])
    assert "gor" == sc.creature(7)
    assert [7, 12] == fires(sc)
    assert "gor" not in sc.creatures().get(12, "")


@rule("SS-FIRE-6", "SS-FIRE-9")
def test_a_fire_that_falls_on_two_heroes_hurts_both_and_is_gone() -> None:
    sc = moment(thorn=at(31, willpower=9), chada=at(31, willpower=4, strength=3), cards=["T_fire"])
    put_threat(sc, "fire_spirit", 57)
    put(sc, fire_spirit=1)
    before = stock(sc)
    night(sc).play("roll 3", "roll 1", "roll 1", "roll 1")
    assert (5, 3) == (sc.hero("thorn").willpower, sc.hero("chada").willpower)
    assert 2 == sc.hero("chada").strength
    assert [11] == fires(sc)
    assert before - 1 == stock(sc)


@rule("SS-FIRE-10")
def test_a_free_step_into_a_fire_costs_as_much() -> None:
    sc = moment(
        thorn=at(14, willpower=7, things=["wineskin"]), chada=at(5), loose={18: ["fire"]},
        cards=["T_fire"],
    )  # fmt: skip
    sc.play("drink thorn 18")
    assert (3, 0) == (sc.hero("thorn").willpower, sc.hero("thorn").hours)
    assert [] == fires(sc)


@rule("SS-FIRE-1", "SS-FIRE-10", "SS-MIS-PRI-1")
def test_the_prince_is_led_through_a_fire_unharmed() -> None:
    sc = moment(
        thorn=at(14, willpower=7), chada=at(5), loose={18: ["fire"]}, figures={"prince": 14},
        cards=["A3_prince", "T_fire"],
    )  # fmt: skip
    sc.play("guide thorn prince", "walk thorn 18", "stop thorn")
    assert (3, 18) == (sc.hero("thorn").willpower, figure(sc, "prince"))


# The catapult.


@rule("SS-CAT-5", "SS-CAT-6", "SS-OPEN-10")
def test_a_shot_fells_who_has_three_and_a_shield_saves_its_bearer() -> None:
    sc = moment(
        thorn=at(0, willpower=3, strength=4), chada=at(0, things=["shield"]), cards=["T_catapult"]
    )
    put_threat(sc, "catapult_troll", 17)
    put(sc, catapult=1)
    night(sc)
    sc.play(sc.options()[0])
    assert "block chada" in sc.options()
    sc.play("block chada")
    assert (3, 3) == (sc.hero("thorn").willpower, sc.hero("thorn").strength)
    assert (7, ["shield_half"]) == (sc.hero("chada").willpower, sc.things("chada"))


@rule("SS-CAT-1")
def test_no_creature_on_the_space_of_the_catapult_is_driven_off() -> None:
    for threat in (True, False):
        sc = moment(
            thorn=at(17, things=["torch"]), chada=at(5), creatures={17: "gor"},
            cards=["T_catapult"] if threat else [],
        )  # fmt: skip
        if threat:
            put_threat(sc, "catapult_troll", 17)
            put(sc, catapult=1)
        assert (not threat) == ("deed thorn torch" in sc.options()), threat


@rule("SS-THR-1")
def test_the_trolls_of_the_catapult_stay_when_trolls_move() -> None:
    sc = moment(thorn=at(72), chada=at(72), creatures={29: "troll"}, cards=["T_catapult"])
    put_threat(sc, "catapult_troll", 17)
    night(sc, skip=["narrator"])
    assert 17 == place_of(sc, "catapult_troll")
    assert "troll" == sc.creature(28)


@rule("SS-CAT-8")
def test_rubble_is_cleared_together() -> None:
    sc = moment(
        thorn=at(0, strength=3, willpower=6), kram=at(0, strength=2, willpower=6),
        cards=["T_catapult"], loose={0: ["rubble_8"]},
    )  # fmt: skip
    put(sc, catapult=1)
    sc.play("clear thorn 0", "invite thorn kram", "join kram", "roll 1", "roll 1", "roll 2")
    assert [] == sc.loose(0)


# Logs.


@rule("SS-MIS-GATE-3", "SS-OPEN-11")
def test_who_falls_in_a_fight_loses_the_log_there() -> None:
    sc = moment(
        thorn=at(22, strength=3, willpower=2, things=["log_2"]), chada=at(60),
        creatures={22: "skral"},
    )  # fmt: skip
    sc.play("fight thorn 22", "roll 1", "roll 1", "roll 6", "roll 6")
    assert (2, []) == (sc.hero("thorn").strength, sc.things("thorn"))
    assert ["log_2"] == sc.loose(22)


@rule("SS-MIS-GATE-4")
def test_no_falcon_brings_a_log() -> None:
    sc = moment(
        thorn=at(14, strength=5, things=["falcon", "log_2"], gold=1), chada=at(60, strength=5)
    )
    sc.play("falcon thorn thorn chada")
    assert "send thorn gold chada" in sc.options()
    assert "send thorn log_2 chada" not in sc.options()


# Gifts.


@rule("SS-GIFT-HOUR-1", "SS-OPEN-5")
def test_the_hourglass_takes_overtime_back_and_sleeps_with_its_owner() -> None:
    sc = moment(thorn=at(14, hours=8, things=["hourglass"]), chada=at(25))
    sc.play("deed thorn hourglass")
    assert 5 == sc.hero("thorn").hours
    sc = moment(
        thorn=at(14, resting=True, things=["hourglass"]), chada=at(25, hours=5), turn="chada"
    )
    assert "deed thorn hourglass" not in [*sc.options(), *sc.asides()]


@rule("SS-GIFT-6", "SS-GIFT-FLUTE-1")
def test_the_wizard_turns_the_die_of_an_own_flute() -> None:
    sc = moment(eara=at(14, things=["flute"]), chada=at(17, willpower=18))
    sc.play("deed eara flute", "roll 2")
    flips = [one for one in sc.options() if one.startswith(("flip", "choose"))]
    assert flips, sc.options()
    sc.play(flips[0])
    assert (12, 20) == (sc.hero("eara").willpower, sc.hero("chada").willpower)


@rule("SS-GIFT-5")
def test_a_horned_falcon_that_has_flown_takes_no_dice() -> None:
    sc = moment(
        thorn=at(14, things=["horned_falcon", "hourglass"]), chada=at(60), creatures={14: "gor"}
    )
    sc.play("falcon thorn thorn chada")
    assert "send thorn hourglass chada" in sc.options()
    assert "send thorn horned_falcon_used chada" not in sc.options()
    sc.play("send thorn hourglass chada", "done chada")
    assert ["horned_falcon_used"] == sc.things("thorn")
    sc.play("fight thorn 14", "roll 1", "roll 1", "roll 1")
    assert "ask-dim" != sc.prompt()


# Ken Dorr, lights, triumph.


def race(lights: list[int], where: int, **more: object) -> Scene:
    sc = moment(
        figures={"ken_dorr": where}, loose={space: ["light_hidden"] for space in lights},
        cards=["A4"], thorn=at(5), chada=at(5), **more,  # type: ignore[arg-type]
    )  # fmt: skip
    lay_star(sc, "varkur", "L")
    return sc


@rule("SS-KEN-2")
def test_ken_dorr_takes_one_light_a_day_though_another_is_near() -> None:
    sc = night(race([45, 43], 65))
    assert 45 == figure(sc, "ken_dorr")
    assert ["light_hidden"] == sc.loose(43)
    assert "K" == star_of(sc, "varkur")


@rule("SS-KEN-4", "SS-TRY-3")
def test_caught_by_two_he_gives_all_to_the_hero_whose_turn_it_is() -> None:
    sc = moment(
        figures={"ken_dorr": 45}, cards=["A4"], kram=at(45, strength=2, willpower=6),
        eara=at(45, strength=1, willpower=6),
    )  # fmt: skip
    lay_star(sc, "varkur", "L")
    sc.play("try kram catch_ken 45", "invite kram eara", "join eara")
    sc.play("roll 2", "keep eara", "roll 3", "keep eara")
    assert figure(sc, "ken_dorr") < 0
    assert "A" == sc.letter()


@rule("SS-CLUE-MERRIK-1")
def test_who_passes_merrik_learns_nothing() -> None:
    sc = moment(figures={"merrik": 66}, cards=["A4", "K_merrik"], thorn=at(65), chada=at(5))
    sc.play("walk thorn 66")
    assert 66 == figure(sc, "merrik")
    sc.play("walk thorn 67", "stop thorn")
    assert (66, []) == (figure(sc, "merrik"), sc.things("thorn"))


@rule("SS-TRI-3")
def test_a_threat_that_comes_after_the_triumph_is_stronger_too() -> None:
    sc = moment(thorn=at(72), chada=at(72))
    plain = strength(sc, "siege_engine")
    read(sc, "varkur")
    assert plain + 4 == strength(sc, "siege_engine")


@rule("SS-TRI-2", "SS-TOK-5")
def test_after_the_triumph_lights_lead_nowhere_but_still_burn() -> None:
    sc = moment(
        thorn=at(45, strength=5, willpower=6, things=["light_4", "light_6", "light_8"]),
        chada=at(5), cards=["A4"],
    )  # fmt: skip
    assert "deed thorn lay_lights" in sc.options()
    read(sc, "varkur")
    assert "deed thorn lay_lights" not in sc.options()
    put_threat(sc, "krahder", 45)
    sc.play(
        "pass thorn", "done thorn", "pass chada", "done chada", "fight thorn 45", "roll 1", "roll 2"
    )
    assert "burn thorn light_8" in sc.options()


@rule("SS-TRI-1")
def test_a_shield_used_up_before_still_spoils_the_triumph() -> None:
    sc = moment(thorn=at(72), chada=at(72), cards=["A4", "starlight"])
    put(sc, shield=1)
    read(sc, "varkur")
    assert 0 == counter(sc, "varkur")


@rule("SS-E-2", "SS-KEN-3")
def test_the_long_dark_may_bring_the_triumph_at_once() -> None:
    sc = moment(thorn=at(72), chada=at(72), narrator="E", cards=["A4"])
    lay_star(sc, "varkur", "F")
    read(sc, "E")
    assert was_read(sc, "varkur")


# Irlok.


@rule("SS-IRL-6")
@pytest.mark.parametrize(("willpower", "can"), [(4, True), (3, False)])
def test_a_swim_costs_three_and_the_farmer_comes_along(willpower: int, can: bool) -> None:
    sc = moment(thorn=at(38, willpower=willpower, farmers=1), chada=at(5), cards=["T_irlok"])
    put_threat(sc, "irlok", 44)
    put(sc, irlok=1, swum=2)
    night(sc)
    assert 38 == place_of(sc, "irlok")
    # The bank has cost two points.
    sc.hero("thorn").willpower = willpower
    while sc.g.party[sc.s.active] != "thorn":
        sc.play("done chada" if "done chada" in sc.options() else "pass chada")
    assert can == ("walk thorn 39" in sc.options())
    if can:
        sc.play("walk thorn 39", "stop thorn")
        assert (1, 1, 1) == (
            sc.hero("thorn").willpower, sc.hero("thorn").farmers, sc.hero("thorn").hours,
        )  # fmt: skip


# The temple.


@rule("SS-TEMPLE-3", "SS-TEMPLE-4")
def test_the_parts_fall_in_order_and_no_shield_helps_who_fails() -> None:
    sc = moment(
        figures={"temple": 45}, cards=["T_temple"],
        kram=at(45, strength=1, willpower=6, things=["shield"]), thorn=at(5),
    )  # fmt: skip
    assert "try kram spire 45" in sc.options()
    assert "try kram middle 45" not in sc.options()
    assert "try kram foundation 45" not in sc.options()
    sc.play("try kram spire 45", "roll 1")
    assert (4, ["shield"]) == (sc.hero("kram").willpower, sc.things("kram"))


# The end.


@rule("SS-GOAL-2", "SS-THR-7")
def test_a_threat_repelled_too_early_loses_and_reads_nothing_between() -> None:
    sc = moment(
        difficulty="easy", thorn=at(30, strength=14, willpower=6), chada=at(5), narrator="D",
        cards=["T_krahder", "A3_gates"],
    )  # fmt: skip
    lay_star(sc, "G_snow", "G")
    lay_star(sc, "N", "N")
    put(sc, krahder=1, gates=1, logs_needed=2)
    put_threat(sc, "krahder", 30)
    sc.play("fight thorn 30")
    assert sc.s.battle is not None
    sc.s.battle.willpower = 1
    sc.play("roll 6", "roll 6", "roll 1", "roll 2")
    assert not was_read(sc, "G_snow")
    assert "N" == sc.letter()
    assert LOST == sc.s.result
