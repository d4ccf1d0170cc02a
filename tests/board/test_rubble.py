"""Rubble: the fight action against tokens that block a space."""

import pytest

from rietland.board.fight import combat
from tests.marks import rule, vector
from tests.scenes import Scene, at, scene


def rolls(sc: Scene, *values: int) -> Scene:
    return sc.play(*[f"roll {one}" for one in values])


@vector("AN-TV-97")
def test_a_small_value_removes_only_the_small_token() -> None:
    sc = scene(thorn=at(14, willpower=6), kram=at(5), loose={10: ["rubble_5", "rubble_2"]})
    rolls(sc.play("clear thorn 10"), 3, 1)
    assert ["rubble_5"] == sc.loose(10)
    assert 1 == sc.hero("thorn").hours
    assert 6 == sc.hero("thorn").willpower


@vector("AN-TV-97")
@pytest.mark.parametrize(("chosen", "left"), [("rubble_5", "rubble_2"), ("rubble_2", "rubble_5")])
def test_a_middling_value_removes_the_one_the_group_chooses(chosen: str, left: str) -> None:
    sc = scene(thorn=at(14, willpower=6), kram=at(5), loose={10: ["rubble_5", "rubble_2"]})
    rolls(sc.play("clear thorn 10"), 4, 1)
    assert ["article thorn rubble_2", "article thorn rubble_5"] == sc.options()
    assert "AN-TREAS-4" == sc.refused("article thorn rubble_8")
    sc.play(f"article thorn {chosen}")
    assert [left] == sc.loose(10)
    assert ["on thorn", "leave thorn"] == sc.options()


@vector("AN-TV-97")
def test_a_value_as_large_as_the_sum_removes_both_and_ends_the_action() -> None:
    sc = scene(thorn=at(14, willpower=6), kram=at(5), loose={10: ["rubble_5", "rubble_2"]})
    rolls(sc.play("clear thorn 10"), 6, 1)
    assert [] == sc.loose(10)
    assert [2, 5] == sorted(event.amount for event in sc.told("cleared"))
    assert ["done thorn", "end thorn"] == sc.options()


@rule("AN-TREAS-4")
def test_a_failed_try_costs_an_hour_and_may_be_repeated() -> None:
    sc = scene(thorn=at(14, willpower=6), kram=at(5), loose={10: ["rubble_8"]})
    rolls(sc.play("clear thorn 10"), 6, 1)
    assert ["on thorn", "leave thorn"] == sc.options()
    rolls(sc.play("on thorn"), 6, 5)
    assert 2 == sc.hero("thorn").hours
    assert 6 == sc.hero("thorn").willpower
    sc.play("leave thorn")
    assert ["done thorn", "end thorn"] == sc.options()
    assert ["rubble_8"] == sc.loose(10)


@rule("AN-TREAS-4")
def test_neighbours_clear_rubble_together() -> None:
    sc = scene(
        thorn=at(14, willpower=6),
        eara=at(3, strength=2),
        kram=at(5),
        loose={10: ["rubble_8", "rubble_6"]},
    )
    sc.play("clear thorn 10")
    assert ["invite thorn eara", "begin thorn"] == sc.options()
    sc.play("invite thorn eara", "join eara", "roll 5", "roll 1", "keep eara", "roll 1")
    sc.play("flip eara 1")
    assert 14 == sc.told("tried")[0].amount
    assert [] == sc.loose(10)
    assert [1, 1, 0] == [hero.hours for hero in sc.s.heroes]


@rule("AN-TREAS-4")
def test_an_archer_clears_die_by_die_and_a_bow_is_of_no_use() -> None:
    sc = scene(chada=at(14), kram=at(14, things=["bow"]), thorn=at(5), loose={10: ["rubble_8"]})
    sc.play("clear chada 10", "begin chada", "roll 3")
    assert ["again chada", "keep chada"] == sc.options()
    sc.play("keep chada", "leave chada", "done chada")
    sc.play("clear kram 10", "begin kram", "roll 3", "roll 6")
    assert 7 == sc.told("tried")[0].amount


@rule("AN-TREAS-4")
def test_rubble_is_cleared_only_from_next_door() -> None:
    sc = scene(thorn=at(14), kram=at(10), loose={1: ["rubble_2"], 3: ["gold"]})
    assert "AN-TREAS-4" == sc.refused("clear thorn 1")
    assert "AN-TREAS-4" == sc.refused("clear thorn 3")
    assert "AN-TREAS-4" == sc.refused("clear thorn 79")
    assert "AN-TURN-1" == sc.refused("clear kram 3")
    sc = scene(thorn=at(14, hours=10), kram=at(10), loose={10: ["rubble_2"]})
    assert "AN-TIME-1" == sc.refused("clear thorn 10")


@rule("AN-TREAS-4")
def test_the_action_is_offered_once_for_each_space() -> None:
    sc = scene(thorn=at(14), kram=at(5), loose={10: ["rubble_2", "rubble_5"], 3: ["rubble_8"]})
    assert ["clear thorn 10", "clear thorn 3"] == [
        option for option in sc.options() if option.startswith("clear")
    ]


@rule("AN-TREAS-4")
def test_only_rubble_on_the_board_is_cleared() -> None:
    sc = scene(thorn=at(14, willpower=6), kram=at(5), loose={10: ["rubble_5"]})
    for space in ("11", "14"):
        assert "AN-TREAS-4" == sc.refused(f"clear thorn {space}")
    assert "AN-TURN-1" == sc.refused("clear kram 10")
    assert "clear thorn 10" in sc.options()


@rule("AN-TREAS-4")
def test_a_value_one_below_the_sum_leaves_the_choice() -> None:
    sc = scene(thorn=at(14, willpower=6), kram=at(5), loose={10: ["rubble_5", "rubble_2"]})
    rolls(sc.play("clear thorn 10"), 5, 1)
    assert ["article thorn rubble_2", "article thorn rubble_5"] == sc.options()


@rule("AN-TREAS-4")
def test_a_space_beyond_the_board_has_no_rubble() -> None:
    sc = scene(thorn=at(14), kram=at(5), loose={10: ["rubble_5"]})
    for space in (-1, len(sc.s.occupant)):
        assert "AN-TREAS-4" == combat.clear_refusal(sc.g, sc.s, 0, space)
    assert "" == combat.clear_refusal(sc.g, sc.s, 0, 10)


@rule("AN-TREAS-4")
def test_other_things_and_rubble_elsewhere_are_no_part_of_a_heap() -> None:
    loose = {10: ["rubble_5", "gold"], 13: ["rubble_2", "gold"]}
    sc = scene(thorn=at(14, willpower=6), kram=at(5), loose=loose)
    rolls(sc.play("clear thorn 10"), 6, 6)
    assert [["gold"], ["gold", "rubble_2"]] == [sorted(sc.loose(space)) for space in (10, 13)]


@rule("AN-TURN-1")
def test_only_the_active_hero_clears_rubble() -> None:
    sc = scene(thorn=at(14), kram=at(14), loose={10: ["rubble_2"]})
    assert "AN-TURN-1" == sc.refused("clear kram 10")
    assert ["", "AN-TURN-1"] == [combat.clear_refusal(sc.g, sc.s, h, 10) for h in (0, 1)]
