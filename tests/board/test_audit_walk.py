"""Spot checks of moves against the rulebook: farmers, fog, wells, the prince, things on the way."""

from rietland.board.state import DRAINED, FULL
from tests.board.draws import number
from tests.marks import rule
from tests.scenes import at, scene

# Farmers.


@rule("AN-FARM-1", "AN-FARM-3")
def test_farmers_stay_behind_unless_they_are_taken() -> None:
    sc = scene(thorn=at(24), kram=at(7), loose={24: ["farmer"]})
    sc.play("walk thorn 21", "stop thorn")
    assert ["farmer"] == sc.loose(24)


@rule("AN-FARM-1", "AN-FARM-2")
def test_two_farmers_come_home_with_one_hero() -> None:
    sc = scene(thorn=at(5), kram=at(7), loose={5: ["farmer", "farmer"]})
    before = sc.s.shields
    sc.play("take thorn farmer", "take thorn farmer", "walk thorn 0")
    assert (before + 2, 0) == (sc.s.shields, sc.hero("thorn").farmers)


@rule("AN-FARM-1", "AN-FREE-2")
def test_a_farmer_is_taken_and_left_out_of_turn_too() -> None:
    sc = scene(thorn=at(24), kram=at(7), turn="kram", loose={24: ["farmer"]})
    sc.play("take thorn farmer")
    assert 1 == sc.hero("thorn").farmers
    sc.play("drop thorn farmer")
    assert ["farmer"] == sc.loose(24)


@rule("AN-FARM-3", "AN-FARM-1")
def test_a_farmer_left_by_one_hero_is_led_on_by_another() -> None:
    sc = scene(thorn=at(5, farmers=1), kram=at(5))
    sc.play("drop thorn farmer", "take kram farmer", "walk thorn 4", "stop thorn", "done thorn")
    sc.play("walk kram 0")
    assert 1 == len(sc.told("farmer_safe"))


@rule("AN-FARM-2", "AN-SHLD-3")
def test_a_farmer_brought_home_after_a_breach_makes_room_for_another() -> None:
    sc = scene(thorn=at(5, farmers=1), kram=at(7), chada=at(25), eara=at(34), creatures={1: "gor"})
    sc.s.intruders = sc.s.shields
    sc.play("walk thorn 0", "stop thorn")
    assert 2 == sc.s.shields
    assert 1 == sc.s.intruders


@rule("AN-FARM-4")
def test_a_farmer_dies_with_a_hero_who_crosses_by_wineskin_or_herb() -> None:
    sc = scene(thorn=at(14, farmers=1, things=["wineskin"]), kram=at(7), creatures={10: "gor"})
    sc.play("drink thorn 10")
    assert 0 == sc.hero("thorn").farmers
    sc = scene(thorn=at(14, farmers=1, things=["herb_3"]), kram=at(7), creatures={10: "gor"})
    sc.play("herb thorn herb_3", "walk thorn 10")
    assert 0 == sc.hero("thorn").farmers


@rule("AN-FARM-4", "AN-CREAT-8")
def test_a_creature_that_is_pushed_on_tramples_the_farmer_where_it_comes_to_rest() -> None:
    sc = scene(thorn=at(14), kram=at(7), creatures={22: "gor", 19: "skral"}, loose={3: ["farmer"]})
    sc.play("end thorn", "end kram", f"draw {number(sc, '14')}")
    assert [] == sc.loose(3)


@rule("AN-FARM-4")
def test_a_sleeping_hero_loses_the_farmer_to_a_creature_that_comes() -> None:
    sc = scene(thorn=at(21, farmers=2), kram=at(7), creatures={24: "gor"})
    sc.play("end thorn", "end kram", f"draw {number(sc, '14')}")
    assert 0 == sc.hero("thorn").farmers
    assert 21 == sc.hero("thorn").space


# Fog.


@rule("AN-MOVE-3", "AN-FOG-1")
def test_a_hero_who_walks_in_a_circle_back_onto_fog_must_turn_it() -> None:
    sc = scene(thorn=at(16), kram=at(7), fog={16: "gold_1"})
    sc.play("walk thorn 17", "walk thorn 16", "stop thorn")
    assert 1 == sc.hero("thorn").gold


@rule("AN-FOG-1", "AN-FOG-2")
def test_fog_of_a_move_by_wineskin_alone_is_turned_too() -> None:
    sc = scene(
        thorn=at(17, hours=7, willpower=1, things=["wineskin"]), kram=at(7), fog={16: "strength_1"}
    )
    sc.play("drink thorn 16", "stop thorn")
    assert (2, 7) == (sc.hero("thorn").strength, sc.hero("thorn").hours)


@rule("AN-FOG-4", "AN-FOG-3")
def test_a_gor_seen_by_telescope_comes_only_when_somebody_ends_there() -> None:
    sc = scene(thorn=at(17, things=["telescope"]), kram=at(13), fog={16: "gor"})
    assert {} == sc.creatures()
    sc.play("walk thorn 16", "walk thorn 36", "stop thorn")
    assert {} == sc.creatures()
    sc.play("done thorn", "walk kram 16", "stop kram")
    assert {16: "gor"} == sc.creatures()
    assert "AN-MOVE-8" == sc.refused("fight kram 16")


@rule("AN-FOG-2", "AN-HERO-3")
def test_willpower_from_fog_stops_at_twenty() -> None:
    sc = scene(thorn=at(17, willpower=19), kram=at(7), fog={16: "willpower_3"})
    assert 20 == sc.play("walk thorn 16", "stop thorn").hero("thorn").willpower


@rule("AN-FOG-2", "AN-HERO-4")
def test_a_wineskin_from_fog_lies_on_the_space_when_no_slot_is_free() -> None:
    sc = scene(
        thorn=at(17, things=["wineskin", "wineskin", "telescope"]), kram=at(7), fog={16: "wineskin"}
    )
    sc.play("walk thorn 16", "stop thorn")
    assert ["wineskin"] == sc.loose(16)
    sc.play("drop thorn telescope", "take thorn wineskin")
    assert 3 == sc.things("thorn").count("wineskin")


@rule("AN-FOG-6", "AN-FARM-5")
def test_a_fog_gor_pushed_on_tramples_the_farmer_it_is_pushed_onto() -> None:
    sc = scene(
        thorn=at(17), kram=at(7), fog={16: "gor"}, creatures={16: "skral"}, loose={13: ["farmer"]}
    )
    sc.play("walk thorn 16", "stop thorn")
    assert "gor" == sc.creature(13)
    assert [] == sc.loose(13)


# Wells.


@rule("AN-WELL-1", "AN-FREE-4")
def test_a_well_is_not_emptied_in_passing() -> None:
    sc = scene(thorn=at(4), kram=at(7))
    sc.play("walk thorn 5")
    assert "AN-FREE-4" == sc.refused("drain thorn")
    sc.play("stop thorn", "drain thorn")
    assert 12 == sc.hero("thorn").willpower


@rule("AN-WELL-1", "AN-WELL-2")
def test_of_two_heroes_on_a_well_only_one_drinks() -> None:
    sc = scene(thorn=at(5), kram=at(5))
    sc.play("drain kram")
    assert 10 == sc.hero("kram").willpower
    assert "AN-WELL-2" == sc.refused("drain thorn")
    assert [DRAINED, FULL] == [sc.s.wells[sc.g.book.well_at[5]], sc.s.wells[sc.g.book.well_at[35]]]


@rule("AN-WELL-1")
def test_a_well_may_be_emptied_beside_a_creature() -> None:
    sc = scene(thorn=at(5), kram=at(7), creatures={5: "gor"})
    assert 12 == sc.play("drain thorn").hero("thorn").willpower


@rule("AN-WELL-3", "AN-FREE-3")
def test_a_resting_hero_empties_no_well() -> None:
    sc = scene(thorn=at(14), kram=at(5, resting=True))
    assert "AN-FREE-3" == sc.refused("drain kram")


# The prince.


@rule("AN-ALLY-3", "AN-TURN-1")
def test_who_led_the_prince_neither_moves_nor_fights_in_that_turn() -> None:
    sc = scene(thorn=at(10), kram=at(7), figures={"prince": 72}, creatures={10: "gor"})
    sc.play("lead thorn prince 18", "halt thorn")
    assert "AN-TURN-1" == sc.refused("walk thorn 14")
    assert "AN-MOVE-8" == sc.refused("fight thorn 10")
    assert 1 == sc.hero("thorn").hours


@rule("AN-ALLY-3")
def test_spaces_of_an_hour_that_are_left_are_lost_for_the_next_leader() -> None:
    sc = scene(thorn=at(10), kram=at(7), figures={"prince": 72})
    sc.play("lead thorn prince 18", "halt thorn", "done thorn", "lead kram prince 14")
    assert (1, 1) == (sc.hero("thorn").hours, sc.hero("kram").hours)


@rule("AN-ALLY-3", "AN-TIME-1")
def test_an_hour_leads_the_prince_four_spaces_and_no_further() -> None:
    sc = scene(thorn=at(10, hours=9), kram=at(7), figures={"prince": 72})
    sc.hero("thorn").willpower = 3
    sc.play("lead thorn prince 18", "lead thorn prince 72", "lead thorn prince 18")
    assert "lead thorn prince 72" in sc.options()
    sc.play("lead thorn prince 72")
    assert "AN-TIME-1" == sc.refused("lead thorn prince 18")


@rule("AN-ALLY-4", "AN-MOVE-6")
def test_the_prince_walks_like_a_hero_over_bridges_and_not_over_the_river() -> None:
    sc = scene(thorn=at(10), kram=at(7), figures={"prince": 16})
    assert "lead thorn prince 48" in sc.options()
    sc = scene(thorn=at(10), kram=at(7), figures={"prince": 28})
    assert "AN-MOVE-1" == sc.refused("lead thorn prince 39")
    assert "AN-ALLY-1" == sc.refused("lead thorn shield_dwarves 14")


@rule("AN-ALLY-4", "AN-FARM-4")
def test_the_prince_shares_a_space_with_creatures_and_farmers_without_effect() -> None:
    sc = scene(
        thorn=at(10),
        kram=at(7),
        figures={"prince": 28},
        creatures={18: "gor"},
        loose={28: ["farmer"]},
    )
    sc.play("lead thorn prince 18", "halt thorn")
    assert {18: "gor"} == sc.creatures()
    assert ["farmer"] == sc.loose(28)


# Herbs.


@rule("AN-HERB-2", "AN-MOVE-9")
def test_herb_wineskin_and_hours_mix_in_any_order() -> None:
    sc = scene(thorn=at(14, things=["herb_3", "wineskin"]), kram=at(7))
    sc.play(
        "walk thorn 18", "drink thorn 72", "herb thorn herb_3", "walk thorn 34", "walk thorn 30"
    )
    sc.play("walk thorn 33", "walk thorn 31", "drink thorn 27", "stop thorn")
    assert (2, 27, []) == (sc.hero("thorn").hours, sc.hero("thorn").space, sc.things("thorn"))


@rule("AN-HERB-2", "AN-HERB-3")
def test_a_second_herb_waits_until_the_first_is_walked_off() -> None:
    sc = scene(thorn=at(14, things=["herb_3", "herb_4"]), kram=at(7))
    sc.play("herb thorn herb_3")
    assert "AN-HERB-3" == sc.refused("herb thorn herb_4")
    sc.play("walk thorn 18", "walk thorn 72", "walk thorn 34", "herb thorn herb_4", "walk thorn 30")
    assert 0 == sc.hero("thorn").hours


@rule("AN-HERB-2", "AN-FREE-4")
def test_a_herb_gives_no_willpower_in_mid_move() -> None:
    sc = scene(thorn=at(14, things=["herb_3"]), kram=at(7))
    sc.play("walk thorn 18")
    assert "AN-FREE-4" == sc.refused("heal thorn herb_3")


@rule("AN-HERB-2", "AN-TURN-1")
def test_who_has_fought_walks_no_herb() -> None:
    sc = scene(thorn=at(10, strength=14, things=["herb_3"]), kram=at(7), creatures={10: "gor"})
    sc.play("fight thorn 10", "roll 1", "roll 1", "roll 1", "keep thorn", "roll 1", "roll 2")
    sc.play("share thorn thorn gold", "share thorn thorn gold")
    assert sc.refused("herb thorn herb_3")
    assert "heal thorn herb_3" in sc.options()


# Bridges, closed spaces, crossing.


@rule("AN-MOVE-7", "AN-ITEM-8")
def test_a_telescope_does_not_see_over_a_broken_bridge() -> None:
    sc = scene(thorn=at(16, things=["telescope"]), kram=at(7), fog={48: None})
    assert "look thorn 48" in sc.options()
    sc.s.broken = [sc.g.book.bridge_names.index("rope_bridge")]
    assert "AN-ITEM-8" == sc.refused("look thorn 48")


@rule("AN-MOVE-2", "AN-MOVE-1")
def test_a_hero_crosses_two_creatures_and_goes_home_against_no_arrow() -> None:
    sc = scene(thorn=at(19), kram=at(7), creatures={3: "troll", 1: "gor"})
    sc.play("walk thorn 3", "walk thorn 1", "walk thorn 0", "stop thorn")
    assert (3, 7) == (sc.hero("thorn").hours, sc.hero("thorn").willpower)
