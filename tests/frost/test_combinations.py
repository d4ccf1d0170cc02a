"""Two rules of winter at once: a storm and the stone, tablets spent twice, blade and wizard, ..."""

import pytest

from rietland.kernel.state import LOST, PLAYING
from tests.frost.scene import freeze, put, shows, sunrise, tale, tokens, value, winter
from tests.marks import rule
from tests.scenes import Scene, at

TABLETS = ["griffin_tablet", "sea_monster_tablet", "buffalo_tablet"]
STONE_OUT = {"stone_out": 1, "stone_toll": 2}


def gathered(sc: Scene, first: str, *others: str) -> Scene:
    """All these fight together; nobody else is invited."""
    for name in others:
        sc.play(f"invite {first} {name}", f"join {name}")
    return sc.play(f"begin {first}") if sc.prompt() == "ask-invite" else sc


def bearer_and_storm(space: int, **more: object) -> Scene:
    """Kram bears the stone in Legend 4, and Thorn has just walked into a storm."""
    sc = tale(
        "4",
        counters=STONE_OUT,
        fog={415: "storm"},
        thorn=at(416),
        kram=at(space, willpower=9, things=["winter_stone"]),
        **more,  # type: ignore[arg-type]  # pieces, no heroes
    )
    return sc.play("walk thorn 415", "stop thorn")


# A storm and what heroes carry.


@rule("FE-L4-1", "FE-OPEN-4")
def test_a_stone_that_a_storm_blows_into_the_tents_lies_there_at_rest() -> None:
    assert LOST == bearer_and_storm(405).play("bring kram").s.result


@rule("FE-STONE-2", "FE-L4-1")
def test_a_stone_left_in_the_storm_does_not_come_to_the_tents() -> None:
    sc = bearer_and_storm(405).play("abandon kram winter_stone")
    assert (401, ["winter_stone"], 9) == (
        sc.hero("kram").space,
        sc.loose(405),
        sc.hero("kram").willpower,
    )
    assert PLAYING == sc.s.result


@rule("FE-L1-7", "FE-OPEN-4")
def test_a_stone_that_a_storm_blows_into_the_castle_lies_there_at_rest() -> None:
    sc = tale(
        "1",
        counters={"stone_out": 1, "stone_toll": 1, "part": 2},
        fog={13: "storm"},
        thorn=at(16),
        liphardus=at(7, things=["winter_stone"]),
    )
    sc.play("walk thorn 13", "stop thorn", "bring liphardus")
    assert LOST == sc.s.result


@rule("FE-TRIBE-2", "FE-OPEN-4")
def test_a_tablet_that_a_storm_blows_to_its_people_wins_their_trust() -> None:
    sc = tale("2", fog={415: "storm"}, thorn=at(416), kram=at(405, things=["buffalo_tablet"]))
    sc.play("walk thorn 415", "stop thorn")
    assert (1, []) == (value(sc, "yetohe"), sc.things("kram"))


@rule("FE-OPEN-3", "FE-OPEN-4", "FE-ICE-6")
def test_what_a_walker_carries_through_a_storm_arrives_when_the_move_ends() -> None:
    sc = freeze(tale("2", thorn=at(416), kram=at(458, things=["sea_monster_tablet"]), turn="kram"))
    put(sc, "ice_guides", 1)
    sc.play("walk kram 455", shows(sc, "ice", "storm"))
    assert (455, 415) == (sc.hero("kram").space, sc.hero("thorn").space)
    sc.play("walk kram 460")
    assert 0 == value(sc, "iquar")
    assert 1 == value(sc.play("stop kram"), "iquar")


# Tablets are spent once.


@rule("FE-THR-6", "FE-TRIBE-4")
@pytest.mark.parametrize(
    ("opponent", "space", "deed"), [("takota", 421, "word"), ("tuavahr", 416, "song")]
)
def test_tablets_turned_for_a_full_day_calm_nobody(opponent: str, space: int, deed: str) -> None:
    sc = tale(
        "4",
        creatures={space: opponent},
        counters={"frost": 6},
        thorn=at(space, willpower=14, things=TABLETS),
        kram=at(436),
    )
    assert f"deed thorn {deed}" in sc.options()
    sc.play("deed thorn tablets")
    assert sc.refused(f"deed thorn {deed}")


# Hours, willpower and places that ask for it.


@rule("FE-CAVE-1", "FE-MOVE-6", "FE-TIME-2")
def test_the_cave_asks_for_willpower_before_the_hour_is_paid() -> None:
    sc = winter(thorn=at(418, hours=7, willpower=14), kram=at(436)).play("walk thorn 414")
    assert 12 == sc.hero("thorn").willpower
    sc = winter(thorn=at(418, hours=7, willpower=13), kram=at(436))
    assert "FE-MOVE-6" == sc.refused("walk thorn 414")


@rule("FE-STONE-2", "FE-TIME-2")
def test_the_price_of_the_stone_and_of_the_hour_are_paid_together() -> None:
    def bearer(willpower: int) -> Scene:
        spot = at(416, hours=7, willpower=willpower, things=["winter_stone"])
        return tale("4", counters=STONE_OUT, thorn=spot, kram=at(436))

    assert "FE-STONE-2" == bearer(4).refused("walk thorn 419")
    assert 1 == bearer(5).play("walk thorn 419").hero("thorn").willpower


@rule("FE-TRIBE-3")
def test_a_fire_on_the_griffin_rock_wins_the_grehon_though_nobody_needs_warmth() -> None:
    sc = tale("2", loose={425: ["fire_lit"]}, thorn=at(425, willpower=20), kram=at(436))
    assert 1 == value(sunrise(sc), "grehon")


@rule("FE-MAP-6", "FE-FIRE-5")
def test_who_warms_at_the_keepers_fire_gains_nothing_from_the_geyser() -> None:
    sc = sunrise(winter(tenaya=at(431, things=["fire_lit"]), thorn=at(431)))
    assert [12, 12] == [hero.willpower for hero in sc.s.heroes]


@rule("FE-FROST-4", "FE-GROUP-2")
def test_who_has_only_covered_hours_left_drops_out_of_a_fight_that_goes_on() -> None:
    strong = {"strength": 8, "willpower": 20}
    sc = winter(
        frost=6,
        creatures={410: "fur_troll"},
        thorn=at(410, hours=4, **strong),  # type: ignore[arg-type]  # numbers alone
        kram=at(410, hours=3, **strong),  # type: ignore[arg-type]  # numbers alone
    )
    gathered(sc.play("fight thorn 410"), "thorn", "kram")
    sc.play(*["roll 1"] * 4, *["roll 1"] * 3, "roll 6", "roll 5", "roll 4")
    assert ["on kram", "leave kram"] == sc.options()


# Fires and the stone.


@rule("FE-STONE-3", "FE-FIRE-5")
def test_the_keeper_who_comes_to_the_lying_stone_loses_the_fire_on_the_sheet() -> None:
    sc = tale(
        "4",
        counters=STONE_OUT,
        loose={415: ["winter_stone"]},
        tenaya=at(416, things=["fire_lit"]),
        thorn=at(401),
    )
    sc.play("walk tenaya 415", "stop tenaya")
    assert ["fire_out"] == sc.things("tenaya")
    assert sc.refused("deed tenaya stir_fire")


@rule("FE-STONE-3", "FE-STORM-1")
def test_a_bearer_blown_to_a_fire_puts_it_out() -> None:
    sc = bearer_and_storm(410, loose={406: ["fire_lit"]}).play("bring kram")
    assert (["fire_out"], 406) == (sc.loose(406), sc.hero("kram").space)


@rule("FE-FIRE-4", "FE-STORM-1")
def test_who_is_blown_away_from_a_fire_fights_without_it() -> None:
    sc = winter(
        fog={415: "storm"},
        loose={410: ["fire_lit"]},
        creatures={406: "fur_troll"},
        thorn=at(416),
        kram=at(410, strength=5),
    )
    sc.play("walk thorn 415", "stop thorn", "done thorn", "fight kram 406", "roll 3", "roll 4")
    assert 9 == sc.told("value")[0].amount


@rule("FE-FIRE-4", "FE-FREE-1")
def test_a_fire_lit_between_two_rounds_counts_from_the_next_one_on() -> None:
    sc = winter(
        creatures={410: "fur_troll"},
        loose={410: ["fire_out"]},
        thorn=at(410, strength=10, willpower=9),
        kram=at(410),
    )
    gathered(sc.play("fight thorn 410"), "thorn")
    assert "AN-FREE-5" == sc.refused("deed kram light")
    sc.play("roll 1", "roll 1", "roll 4")
    assert 14 == sc.told("value")[0].amount
    sc.play("roll 1", "roll 2", "roll 3", "deed kram light", "on thorn", *["roll 4"] * 3)
    assert 16 == sc.told("value")[0].amount


@rule("FE-FIRE-4", "FE-FIRE-5", "FE-HERO-6")
def test_two_fires_on_a_space_warm_a_fighter_once() -> None:
    sc = winter(
        creatures={410: "fur_troll"},
        loose={410: ["fire_lit"]},
        thorn=at(410, strength=4),
        tenaya=at(410, strength=2, things=["fire_lit"]),
    )
    gathered(sc.play("fight thorn 410"), "thorn", "tenaya")
    sc.play("roll 1", "roll 1", "roll 3", "roll 1", "roll 2")
    assert 4 + 2 + 2 + 1 + 3 + 2 == sc.told("value")[0].amount


# Blade, wizard, flowers.


@rule("FE-ITEM-3", "FE-HERO-7")
def test_the_wizard_waits_until_the_blade_is_decided() -> None:
    sc = winter(
        creatures={410: "wargor"},
        kram=at(410, strength=4, things=["askimar_blade"]),
        eara=at(410, strength=3),
    )
    gathered(sc.play("fight kram 410"), "kram", "eara").play("roll 3", "roll 4")
    assert ["reroll kram 3", "reroll kram 4", "keep kram"] == sc.options()
    sc.play("keep kram", "flip eara 3")
    assert sc.refused("reroll kram 4")


@rule("FE-ITEM-2", "FE-HERO-7", "FE-PLANT-4")
def test_a_wizard_rolls_again_then_turns_the_die_then_doubles_it() -> None:
    things = ["askimar_blade", "red_bloodflowers"]
    sc = winter(creatures={410: "fur_troll"}, eara=at(410, strength=3, things=things))
    sc.play("fight eara 410", "roll 3", "reroll eara 3", "roll 1", "flip eara 1")
    assert 3 + 12 == sc.play("double eara red_bloodflowers").told("value")[0].amount


@rule("FE-CARL-1", "FE-CARL-2", "FE-PLANT-4", "FE-ITEM-5")
def test_flowers_double_what_the_helm_adds_and_not_the_die_of_carlion() -> None:
    sc = tale(
        "4",
        creatures={416: "fur_troll"},
        thorn=at(416, strength=3, things=["carlion", "red_bloodflowers", "riders_helm"]),
        eara=at(416),
    )
    gathered(sc.play("fight thorn 416"), "thorn", "eara")
    sc.play("roll 4", "roll 4", "roll 2", "roll 6", "overturn eara")
    sc.play("double thorn red_bloodflowers", "roll 3")
    assert 3 + 1 + 2 * (4 + 4) + 10 + 3 == sc.told("value")[0].amount


# Merchants, falcon, gems.


@rule("FE-MERCH-4")
def test_what_lies_used_at_a_merchant_is_not_taken_either() -> None:
    lying = {445: ["falcon_used", "waterskin_half", "telescope"]}
    sc = winter(face="market", loose=lying, thorn=at(445, things=["firewood"]), kram=at(436))
    found = [said for said in sc.options() if said.startswith("barter")]
    assert ["barter thorn firewood telescope"] == found


@rule("FE-HERO-10")
def test_a_barter_of_yesterday_is_no_reason_to_haggle_today() -> None:
    lying = {422: ["askimar_blade", "telescope", "firewood"]}
    sc = winter(face="market", loose=lying, kram=at(422, things=["waterskin"]), thorn=at(460))
    sunrise(sc.play("barter kram waterskin telescope"))
    assert "FE-HERO-10" == sc.refused("haggle kram firewood")


@rule("FE-ITEM-7", "FE-HERO-12", "FE-HERO-13")
def test_the_falcon_swaps_between_two_who_have_no_free_slot() -> None:
    sc = winter(
        thorn=at(416, things=["falcon", "waterskin", "telescope", "firewood"]),
        kram=at(436, things=TABLETS),
    )
    sc.play("falcon thorn thorn kram", "send thorn telescope kram", "done thorn")
    sc.play("send kram griffin_tablet thorn")
    assert ["falcon_used", "firewood", "griffin_tablet", "waterskin"] == sorted(sc.things("thorn"))


@rule("FE-GEM-2", "FE-IQ-2")
def test_a_creature_lured_to_a_gem_beats_the_iquar_beside_it() -> None:
    lying = {411: ["gem", "iquar"]}
    sc = winter(creatures={410: "gor"}, loose=lying, thorn=at(460), kram=at(460))
    assert ("gor", []) == (sunrise(sc).creature(411), sc.loose(411))


@rule("FE-GEM-2", "FE-SUN-4")
def test_a_wargor_follows_one_gem_after_the_other() -> None:
    lying = {411: ["gem"], 440: ["gem"]}
    sc = winter(creatures={410: "wargor"}, loose=lying, thorn=at(460), kram=at(460))
    assert ({440: "wargor"}, [], []) == (sunrise(sc).creatures(), sc.loose(411), sc.loose(440))


@rule("FE-CAVE-2", "FE-CAVE-4", "FE-CREAT-2")
def test_of_two_gors_before_the_cave_one_is_changed_and_one_pushed_through() -> None:
    sc = winter(creatures={418: "gor", 423: "gor"}, thorn=at(460), kram=at(460))
    put(sc, "cave", 1)
    assert {414: "wargor", 413: "gor"} == sunrise(sc).creatures()


# Snow, ice and markers.


@rule("FE-OPEN-3", "FE-STORM-2")
def test_snow_acts_on_a_sleeper_who_is_blown_there() -> None:
    sc = winter(fog={415: "storm", 435: "strength_1"}, thorn=at(416), kram=at(436, resting=True))
    sc.play("walk thorn 415", "stop thorn")
    assert (435, 2) == (sc.hero("kram").space, sc.hero("kram").strength)


@rule("FE-OBJ-3", "FE-FREE-1")
def test_a_sleeper_blown_onto_a_marker_leaves_it() -> None:
    sc = winter(
        face="tokens",
        fog={415: "storm"},
        tokens={409: "marker"},
        thorn=at(416),
        kram=at(412, resting=True),
    )
    sc.play("walk thorn 415", "stop thorn")
    assert (409, [409], []) == (sc.hero("kram").space, tokens(sc, "marker"), sc.asides())


@rule("FE-PLANT-3", "FE-ICE-1")
def test_ice_ends_a_move_though_roots_have_spaces_left() -> None:
    sc = freeze(winter(face="tokens", thorn=at(416, things=["white_pulproots"]), kram=at(436)))
    sc.play("herb thorn white_pulproots", "walk thorn 447", shows(sc, "ice", "strength_1"))
    assert ["done thorn", "end thorn"] == sc.options()


@rule("FE-GROUP-6", "FE-GROUP-8")
def test_who_left_before_the_last_round_has_no_part_in_the_reward() -> None:
    sc = winter(
        creatures={410: "wargor"},
        thorn=at(410, strength=2, willpower=14),
        kram=at(410, strength=4, willpower=14),
    )
    gathered(sc.play("fight thorn 410"), "thorn", "kram")
    sc.play(*["roll 1"] * 4, *["roll 1"] * 3, "roll 6", "roll 5", "leave thorn", "on kram")
    sc.play(*["roll 6"] * 3, "roll 1", "roll 2", "reward kram willpower")
    assert {"share kram kram willpower"} == set(sc.options())
    assert (1, 2) == (sc.hero("thorn").hours, sc.hero("kram").hours)
