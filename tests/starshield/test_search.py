"""The search: seven lights, five clues, Ken Dorr, starlight and Varkur's triumph."""

import pytest

from rietland.board.pieces import figures as bags
from rietland.board.pieces import tokens
from tests.marks import rule, vector
from tests.scenes import Scene, at, code_of
from tests.starshield.nights import lay_star, night, star_of, was_read
from tests.starshield.scene import counter, figure, moment, put, read, said


def race(where: int, lights: list[int], difficulty: str = "normal", narrator: str = "A") -> Scene:
    """Ken Dorr and the lights he is after; the heroes are far away."""
    sc = moment(
        difficulty=difficulty,
        figures={"ken_dorr": where},
        loose={space: ["light_hidden"] for space in lights},
        narrator=narrator,
        thorn=at(5),
        chada=at(5),
        cards=["A4"],
    )
    lay_star(sc, "varkur", "L")
    return sc


def carried(sc: Scene) -> list[str]:
    names = sc.g.book.thing_names()
    number = sc.g.book.figure_names.index("ken_dorr")
    return [names[code] for code in bags.carried(sc.s, number)]


# The lights.


@rule("SS-SEEK-1", "SS-KEN-1", "SS-TRI-1", "SS-TOK-4")
def test_three_lights_lie_face_down_and_four_are_beside_the_board() -> None:
    sc = moment(thorn=at(34), chada=at(72))
    read(sc, "A4")
    sc.play("roll 3", "roll 4", "roll 4", "roll 5", "roll 4", "roll 5", "roll 3")
    assert ["light_hidden"] == sc.loose(34)
    assert ["light_hidden"] * 2 == sc.loose(45)
    assert 59 == figure(sc, "ken_dorr")
    assert "L" == star_of(sc, "varkur")
    sc.play("take thorn light_hidden", "draw 14")
    assert ["light_14"] == sc.things("thorn")


@rule("SS-TOK-4")
def test_lights_need_no_slot_and_go_by_falcon() -> None:
    lights = ["light_2", "light_4", "light_4", "light_6", "light_8"]
    sc = moment(thorn=at(14, things=["falcon", *lights]), chada=at(60))
    sc.play("falcon thorn thorn chada", "send thorn light_8 chada", "done thorn", "done chada")
    assert ["light_8"] == sc.things("chada")


@rule("SS-SEEK-3", "SS-OFFER-2", "SS-STAR-1", "SS-STAR-3")
@vector("SS-TV-55")
def test_the_sum_of_the_lights_is_the_space_of_the_shield() -> None:
    sc = moment(
        thorn=at(14, things=["light_4", "light_14"]),
        chada=at(60, things=["light_6", "light_10"], resting=True),
    )
    sc.play("deed thorn lay_lights")
    sc.play(
        "name thorn thorn", "article thorn light_4", "name thorn chada", "article thorn light_6"
    )
    sc.play("name thorn chada")
    assert ["star_shield"] == sc.loose(20)
    assert ["light_14"] == sc.things("thorn")
    assert [] == sc.things("chada")
    assert (9, 9) == (sc.hero("thorn").willpower, sc.hero("chada").willpower)
    assert was_read(sc, "starlight")


@rule("SS-SEEK-3")
@vector("SS-TV-56")
def test_too_few_lights_show_nothing() -> None:
    sc = moment(
        thorn=at(14, things=["light_4", "light_14"]), chada=at(60, things=["light_6"]), kram=at(5)
    )
    assert "deed thorn lay_lights" not in sc.options()


@rule("SS-STAR-2")
def test_the_shield_is_taken_standing_after_the_fog_and_no_falcon_brings_it() -> None:
    sc = moment(
        thorn=at(48),
        chada=at(60, things=["falcon"], gold=1),
        loose={16: ["star_shield"]},
        fog={16: "gor"},
    )
    sc.s.read = [sc.g.book.cards.index("starlight")]
    sc.play("walk thorn 16")
    assert "take thorn star_shield" not in sc.options()
    sc.play("stop thorn")
    assert "gor" == sc.creature(16)
    sc.play("take thorn star_shield", "falcon chada thorn chada")
    assert 1 == counter(sc, "shield")
    assert "send chada gold thorn" in sc.options()
    assert "send thorn star_shield chada" not in sc.options()


# Ken Dorr.


@rule("SS-KEN-2", "SS-KEN-3")
@vector("SS-TV-59")
def test_ken_dorr_takes_the_nearest_light_and_the_star_comes_nearer() -> None:
    sc = night(race(66, [45, 63]))
    assert 45 == figure(sc, "ken_dorr")
    assert ["light_hidden"] == carried(sc)
    assert ([], ["light_hidden"]) == (sc.loose(45), sc.loose(63))
    assert "K" == star_of(sc, "varkur")


@rule("SS-KEN-2")
@vector("SS-TV-60")
def test_of_two_lights_as_near_he_takes_the_lower_number() -> None:
    assert 45 == figure(night(race(66, [45, 64])), "ken_dorr")


@rule("SS-KEN-2")
@vector("SS-TV-61")
def test_he_walks_so_far_and_no_further() -> None:
    sc = night(race(37, [16]))
    assert 38 == figure(sc, "ken_dorr")
    assert "L" == star_of(sc, "varkur")
    assert 39 == figure(night(race(37, [16], "easy")), "ken_dorr")
    night(sc)
    assert 16 == figure(sc, "ken_dorr")
    assert "K" == star_of(sc, "varkur")


@rule("SS-KEN-2")
def test_one_light_a_day_and_without_any_he_stays() -> None:
    sc = race(66, [65])
    sc.s.loose = sc.s.loose * 2
    sc.s.loose_at = sc.s.loose_at * 2
    night(sc)
    assert ["light_hidden"] == sc.loose(65)
    night(sc)
    assert "J" == star_of(sc, "varkur")
    night(sc)
    assert 65 == figure(sc, "ken_dorr")


@rule("SS-KEN-2", "SS-KEN-1")
def test_a_broken_bridge_stops_him() -> None:
    sc = race(39, [38])
    sc.s.broken = [sc.g.book.bridge_names.index("market_bridge")]
    night(sc)
    assert 38 != figure(sc, "ken_dorr")
    assert ["light_hidden"] == sc.loose(38)


@rule("SS-KEN-5", "SS-TOK-4")
@vector("SS-TV-58")
def test_a_light_that_a_hero_lays_down_is_his_for_the_taking() -> None:
    sc = moment(
        thorn=at(14, things=["light_8"]), chada=at(5), figures={"ken_dorr": 17}, cards=["A4"]
    )
    lay_star(sc, "varkur", "L")
    sc.play("drop thorn light_8")
    night(sc)
    assert ["light_8"] == carried(sc)
    assert 14 == figure(sc, "ken_dorr")


@rule("SS-KEN-3", "SS-TRI-1")
@vector("SS-TV-62")
def test_the_triumph_is_read_at_once_when_its_star_comes_to_the_narrator() -> None:
    sc = night(race(66, [65], narrator="K"))
    assert was_read(sc, "varkur")
    assert "" == star_of(sc, "varkur")
    assert 1 == counter(sc, "varkur")


@rule("SS-KEN-4", "SS-TRY-2", "SS-OPEN-19")
@vector("SS-TV-63")
@pytest.mark.parametrize(("die", "caught"), [(5, True), (4, False)])
def test_ken_dorr_is_caught_with_a_value_of_eight(die: int, caught: bool) -> None:
    sc = moment(
        thorn=at(45, strength=3, willpower=6), chada=at(5), figures={"ken_dorr": 45}, cards=["A4"]
    )
    lay_star(sc, "varkur", "J")
    number = sc.g.book.figure_names.index("ken_dorr")
    for name in ("light_hidden", "light_4", "key"):
        bags.load(sc.s, number, code_of(sc.g.book, name))
    sc.play("try thorn catch_ken 45", f"roll {die}", "roll 1")
    assert 1 == sc.hero("thorn").hours
    assert 6 == sc.hero("thorn").willpower
    assert "A" == sc.letter()
    if caught:
        sc.play("draw 10")
        assert ["key", "light_10", "light_4"] == sorted(sc.things("thorn"))
        assert -1 == figure(sc, "ken_dorr")
        assert "L" == star_of(sc, "varkur")
    else:
        assert [] == sc.things("thorn")
        assert 45 == figure(sc, "ken_dorr")
        assert "J" == star_of(sc, "varkur")


@rule("SS-KEN-4")
def test_others_may_help_to_catch_him() -> None:
    sc = moment(thorn=at(45), kram=at(45), figures={"ken_dorr": 45}, cards=["A4"])
    sc.play("try thorn catch_ken 45")
    assert "invite thorn kram" in sc.options()


@rule("SS-OPEN-12")
def test_an_ally_on_his_space_helps_to_catch_him() -> None:
    sc = moment(
        thorn=at(45, strength=1, willpower=6),
        chada=at(5),
        figures={"ken_dorr": 45, "shield_dwarves": 45},
        cards=["A4"],
    )
    sc.play("try thorn catch_ken 45", "roll 3", "roll 1")
    assert -1 == figure(sc, "ken_dorr")


# Clues.


@rule("SS-CLUE-MERRIK-1", "SS-CLUE-1", "SS-SEEK-2")
@vector("SS-TV-64")
def test_merrik_gives_lights_and_shows_fog() -> None:
    sc = moment(thorn=at(65), chada=at(72), fog={42: None, 44: None, 46: None, 47: None})
    read(sc, "K_merrik")
    sc.play("roll 3", "walk thorn 66", "stop thorn", "draw 2", "draw 4")
    assert ["light_2", "light_4", "wineskin"] == sorted(sc.things("thorn"))
    assert -1 == figure(sc, "merrik")
    sc.play("pick thorn 42", "draw 0", "pick thorn 44", "draw 1", "skip thorn")
    assert [0, 1] == [tokens.fog_on(sc.g, sc.s, space) for space in (42, 44)]


@rule("SS-CLUE-KEY-1")
def test_ken_dorr_has_the_key_and_the_chest_lies_by_die() -> None:
    sc = moment(thorn=at(65), chada=at(72), figures={"ken_dorr": 59})
    read(sc, "K_key")
    sc.play("roll 4")
    assert ["key"] == carried(sc)
    assert ["chest"] == sc.loose(30)
    assert [] == sc.loose(59)


@rule("SS-CLUE-KEY-2", "SS-OFFER-1")
@vector("SS-TV-65")
def test_the_chest_is_opened_by_a_hero_awake_with_the_key() -> None:
    sc = moment(thorn=at(30, things=["key"]), chada=at(72), loose={30: ["chest"]})
    sc.play("deed thorn open_chest", "draw 6", "draw 8")
    assert ["light_6", "light_8"] == sorted(sc.things("thorn"))
    assert [] == sc.loose(30)
    sc = moment(
        thorn=at(30, things=["key"], resting=True),
        chada=at(72),
        loose={30: ["chest"]},
        turn="chada",
    )
    assert "deed thorn open_chest" not in sc.asides()


@rule("SS-CLUE-GREEN-1", "SS-CLUE-GREEN-2")
@vector("SS-TV-66")
def test_the_green_stone_is_sold_or_laid_down_at_the_crow_tree() -> None:
    sc = moment(thorn=at(41, strength=9, willpower=6), chada=at(72))
    read(sc, "K_green")
    sc.play("roll 5", "fight thorn 41", "roll 6", "roll 6", "roll 1", "roll 1")
    while "share" in sc.options()[0]:
        sc.play("share thorn thorn willpower")
    assert ["green_gem"] == sc.loose(41)
    sc = moment(thorn=at(71, things=["green_gem"]), chada=at(72))
    sc.play("deed thorn sell_eye")
    assert (2, []) == (sc.hero("thorn").gold, sc.things("thorn"))
    sc = moment(thorn=at(10, things=["green_gem"]), chada=at(72))
    sc.play("deed thorn give_eye", "draw 6", "draw 8")
    assert ["light_6", "light_8"] == sorted(sc.things("thorn"))


@rule("SS-CLUE-GREEN-2")
@pytest.mark.parametrize("gold", [0, 1, 2])
def test_no_purchase_takes_the_green_stone(gold: int) -> None:
    sc = moment(thorn=at(71, gold=gold, things=["green_gem"]), chada=at(72))
    assert ("train thorn" in sc.options()) == (gold == 2)
    if gold == 2:
        sc.play("train thorn")
    assert ["green_gem"] == sc.things("thorn")
    assert "deed thorn sell_eye" in said(sc)


@rule("SS-CLUE-GREEN-1")
@pytest.mark.parametrize(("die", "space"), [(1, 33), (3, 35), (6, 41)])
def test_a_die_says_where_the_gor_with_the_green_stone_comes(die: int, space: int) -> None:
    sc = moment(thorn=at(72))
    read(sc, "K_green")
    sc.play(f"roll {die}")
    assert {space: "gor"} == sc.creatures()


@rule("SS-CLUE-GREEN-1")
def test_the_green_stone_is_gone_with_the_gor_in_the_castle() -> None:
    sc = moment(thorn=at(71), chada=at(72))
    read(sc, "K_green")
    sc.play("roll 5")
    c = sc.s.occupant[41]
    sc.s.creature_space[c] = 4
    sc.s.occupant[41], sc.s.occupant[4] = -1, c
    night(sc)
    assert [] == sc.loose(0)


@rule("SS-CLUE-RUNES-1", "SS-CLUE-RUNES-2", "SS-OPEN-21")
@vector("SS-TV-67")
def test_a_merchant_gives_two_lights_for_rune_stones_and_no_third() -> None:
    sc = moment(thorn=at(18, things=["rune_blue", "rune_yellow", "rune_green"]), chada=at(72))
    sc.play("deed thorn give_rune", "article thorn rune_blue", "draw 2")
    sc.play("deed thorn give_rune", "article thorn rune_green", "draw 4")
    assert ["light_2", "light_4", "rune_yellow"] == sorted(sc.things("thorn"))
    assert "deed thorn give_rune" not in sc.options()


@rule("SS-CLUE-GLOW-1", "SS-CLUE-GLOW-2")
@vector("SS-TV-68")
def test_the_glow_goes_on_until_a_hero_rests_there() -> None:
    sc = moment(thorn=at(5), chada=at(16), figures={"ring": 32}, cards=["K_glow"])
    night(sc)
    assert 16 == figure(sc, "ring")
    night(sc).play("draw 2", "draw 4")
    assert ["light_2", "light_4"] == sorted(sc.things("chada"))
    assert -1 == figure(sc, "ring")


@rule("SS-CLUE-GLOW-1")
@vector("SS-TV-69")
def test_after_the_last_place_the_glow_begins_anew() -> None:
    sc = moment(thorn=at(5), chada=at(5), figures={"ring": 11}, cards=["K_glow"])
    assert 44 == figure(night(sc), "ring")


@rule("SS-DAY-1")
def test_ken_dorr_walks_before_the_glow_moves() -> None:
    sc = moment(
        thorn=at(5),
        chada=at(5),
        figures={"ring": 11, "ken_dorr": 66},
        loose={65: ["light_2"]},
        cards=["A4", "K_glow"],
    )
    night(sc)
    moved = [event.what for event in sc.told("figure")]
    names = sc.g.book.figure_names
    assert [names.index("ken_dorr"), names.index("ring")] == moved


# Varkur's triumph.


@rule("SS-TRI-2", "SS-STAR-2")
@vector("SS-TV-70")
def test_the_triumph_takes_the_shield_from_the_board() -> None:
    lights = ["light_2", "light_4", "light_8"]
    sc = moment(
        thorn=at(5, things=lights),
        chada=at(5),
        loose={20: ["star_shield"]},
        figures={"ken_dorr": 9},
    )
    assert "deed thorn lay_lights" in sc.options()
    read(sc, "varkur")
    assert [] == sc.loose(20)
    assert -1 == figure(sc, "ken_dorr")
    assert 1 == counter(sc, "varkur")
    assert "deed thorn lay_lights" not in sc.options()


@rule("SS-TRI-1")
@vector("SS-TV-70")
def test_the_triumph_does_nothing_once_a_hero_has_taken_the_shield() -> None:
    sc = moment(thorn=at(5), chada=at(5), loose={20: ["star_shield"]}, figures={"ken_dorr": 9})
    put(sc, shield=1)
    read(sc, "varkur")
    assert ["star_shield"] == sc.loose(20)
    assert 9 == figure(sc, "ken_dorr")
    assert 0 == counter(sc, "varkur")


@rule("SS-SEEK-4")
def test_the_search_is_no_needed_goal() -> None:
    sc = moment(thorn=at(5), chada=at(5))
    needed = {goal.name: goal.needed for goal in sc.g.book.goals}
    assert not needed["shield"]
    assert not needed["wolves"]
