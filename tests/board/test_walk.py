"""Moving: heroes, farmers in tow, allies."""

import pytest

from tests.marks import rule, vector
from tests.scenes import at, scene


@rule("AN-MOVE-1", "AN-TURN-2")
def test_a_move_costs_an_hour_a_space_and_goes_to_neighbours_against_arrows_too() -> None:
    sc = scene(thorn=at(14))
    assert sc.refused("walk thorn 1") == "AN-MOVE-1"
    sc.play("walk thorn 2", "walk thorn 14", "walk thorn 18")
    assert (sc.hero("thorn").space, sc.hero("thorn").hours) == (18, 3)


@rule("AN-MOVE-2")
def test_spaces_with_creatures_and_heroes_may_be_crossed_and_stopped_on() -> None:
    sc = scene(thorn=at(14), chada=at(3), creatures={2: "troll"})
    sc.play("walk thorn 2", "walk thorn 3", "walk thorn 2", "stop thorn")
    assert sc.hero("thorn").space == 2


@rule("AN-MOVE-5", "AN-MOVE-6")
def test_the_river_and_the_walled_spaces_are_closed() -> None:
    sc = scene(thorn=at(28))
    assert sc.refused("walk thorn 39") == "AN-MOVE-1"
    sc = scene(thorn=at(61))
    assert sc.refused("walk thorn 83") == "AN-MOVE-6"
    sc = scene(thorn=at(38)).play("walk thorn 39", "stop thorn")
    assert sc.hero("thorn").hours == 1


@rule("AN-MOVE-7")
def test_a_broken_bridge_joins_nothing() -> None:
    sc = scene(thorn=at(16))
    sc.s.broken.append(sc.g.book.bridge_names.index("rope_bridge"))
    assert sc.refused("walk thorn 48") == "AN-MOVE-7"


@rule("AN-TREAS-4")
def test_rubble_blocks_heroes_and_creatures() -> None:
    sc = scene(thorn=at(14), loose={2: ["rubble_5"]}, creatures={3: "gor", 14: "skral"})
    assert sc.refused("walk thorn 2") == "AN-TREAS-4"
    sc.play("end thorn", "draw 4")
    assert sc.creature(14) == "skral"
    assert len(sc.told("stayed")) == 1


@vector("AN-TV-77")
@rule("AN-FARM-4", "AN-FARM-5")
def test_farmers_die_where_their_hero_meets_a_creature_and_the_hero_goes_on() -> None:
    sc = scene(thorn=at(14, farmers=2), creatures={2: "gor"}).play("walk thorn 2")
    assert sc.hero("thorn").farmers == 0
    assert sc.told("farmer_lost")[0].amount == 2
    sc.play("walk thorn 0")
    assert sc.s.shields == sc.g.book.shields[2]


@rule("AN-OPEN-13", "AN-FARM-2")
def test_a_farmer_met_on_the_way_is_safe_once_the_castle_is_entered_in_passing() -> None:
    sc = scene(thorn=at(14), chada=at(25), loose={2: ["farmer"]})
    before = sc.s.shields
    sc.play("walk thorn 2", "take thorn farmer", "walk thorn 0", "walk thorn 5", "stop thorn")
    assert sc.s.shields == before + 1
    assert sc.hero("thorn").farmers == 0


@vector("AN-TV-6")
@rule("AN-ALLY-3")
def test_two_hours_lead_the_prince_eight_spaces() -> None:
    way = [18, 14, 2, 0, 7, 8, 11, 13]
    sc = scene(thorn=at(14), chada=at(25), figures={"prince": 72})
    sc.play(*[f"lead thorn prince {space}" for space in way], "halt thorn")
    assert sc.hero("thorn").hours == 2
    assert sc.s.figures[sc.g.book.figure_names.index("prince")] == 13
    sc.play("done thorn")
    assert sc.s.active == sc.g.party.index("chada")


@rule("AN-ALLY-6", "AN-OPEN-19")
def test_each_hour_moves_one_ally_and_the_figure_may_change_between_hours() -> None:
    sc = scene(thorn=at(14), figures={"prince": 72, "shield_dwarves": 71})
    sc.play("lead thorn prince 18", "lead thorn shield_dwarves 43")
    assert sc.hero("thorn").hours == 2
    sc.play("lead thorn prince 14")
    assert sc.hero("thorn").hours == 3


@rule("AN-ALLY-4")
def test_the_prince_leads_no_farmers_and_turns_no_fog() -> None:
    sc = scene(thorn=at(14), figures={"prince": 16}, loose={16: ["farmer"]}, fog={13: None})
    sc.play("lead thorn prince 13", "halt thorn")
    assert sc.loose(16) == ["farmer"]
    assert sc.prompt() == "ask-after"


@pytest.mark.parametrize("text", ["walk thorn 79", "drink thorn 2", "herb thorn herb_3"])
@rule("AN-MOVE-1", "AN-ITEM-9", "AN-HERB-1")
def test_what_a_hero_does_not_have_moves_nobody(text: str) -> None:
    scene(thorn=at(14)).refused(text)


@rule("AN-OPEN-26")
def test_heroes_and_allies_stop_no_creature() -> None:
    sc = scene(thorn=at(3), figures={"prince": 3}, creatures={10: "gor"})
    sc.play("end thorn", "draw 4")
    assert sc.creature(3) == "gor"


@rule("AN-HERB-3")
def test_a_herb_is_used_between_steps_unless_one_pays_already() -> None:
    sc = scene(thorn=at(14, things=["herb_3", "herb_4"]), chada=at(34)).play("walk thorn 18")
    assert "herb thorn herb_3" in sc.options()
    assert "AN-HERB-3" == sc.play("herb thorn herb_3").refused("herb thorn herb_4")


@rule("AN-HERB-3")
def test_while_a_herb_has_a_step_left_no_other_is_used() -> None:
    sc = scene(thorn=at(14, things=["herb_3", "herb_4"]), chada=at(34))
    sc.play("herb thorn herb_3", "walk thorn 18", "walk thorn 17")
    assert "AN-HERB-3" == sc.refused("herb thorn herb_4")
