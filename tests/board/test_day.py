"""The day: hours, overtime, turns, passing, ending the day."""

import pytest

from rietland.content import library
from rietland.kernel.setup import Setup
from tests.marks import rule, vector
from tests.scenes import at, scene, started


@vector("AN-TV-48")
@pytest.mark.parametrize(("willpower", "hours"), [(7, 3), (6, 2), (3, 1), (2, 0)])
def test_overtime_lasts_as_long_as_willpower_can_be_spared(willpower: int, hours: int) -> None:
    sc = scene(thorn=at(14, hours=7, willpower=willpower))
    for _ in range(hours):
        sc.play("pass thorn", "done thorn")
    assert sc.hero("thorn").willpower == willpower - 2 * hours
    assert sc.refused("pass thorn") == ("AN-TIME-1" if hours == 3 else "AN-TIME-2")


@vector("AN-TV-50")
@rule("AN-TIME-3", "AN-TIME-4", "AN-TIME-5")
def test_who_ends_the_day_first_starts_the_next_and_is_skipped_until_then() -> None:
    sc = scene(thorn=at(14), kram=at(7), chada=at(25), eara=at(34), turn="kram")
    sc.play("end kram")
    assert sc.told("rested")[0].amount == 1
    sc.play("end chada", "end eara")
    sc.play("pass thorn")
    assert sc.refused("pass kram") == "AN-TIME-5"
    sc.play("done thorn")
    assert sc.s.active == sc.g.party.index("thorn")
    sc.play("end thorn", "draw 4")
    assert sc.s.active == sc.g.party.index("kram")
    assert ["AN-TIME-4"] == [event.rule for event in sc.told("turn")]
    assert [hero.hours for hero in sc.s.heroes] == [0, 0, 0, 0]


@vector("AN-TV-51")
@rule("AN-TURN-3")
def test_passing_costs_an_hour_and_overtime_its_willpower() -> None:
    sc = scene(thorn=at(14, hours=3)).play("pass thorn")
    assert sc.hero("thorn").hours == 4
    sc = scene(thorn=at(14, hours=7, willpower=7)).play("pass thorn")
    assert (sc.hero("thorn").hours, sc.hero("thorn").willpower) == (8, 5)


@vector("AN-TV-124")
@rule("AN-TURN-5", "AN-TIME-6")
def test_the_last_hero_moves_and_ends_the_day_in_one_turn_and_the_sun_rises() -> None:
    sc = scene(thorn=at(14, hours=1), chada=at(25, resting=True))
    sc.play("walk thorn 2", "walk thorn 6", "stop thorn", "end thorn")
    assert sc.prompt() == "ask-event"
    sc.play("draw 4")
    assert sc.s.day == 2
    assert not sc.hero("chada").resting


@rule("AN-TURN-4")
def test_all_hours_may_go_into_one_move_and_then_the_next_hero_plays() -> None:
    sc = scene(thorn=at(14), chada=at(25))
    sc.play(*[f"walk thorn {space}" for space in (2, 14, 2, 14, 2, 14, 2)])
    assert sc.hero("thorn").hours == 7
    sc.play("stop thorn", "done thorn")
    assert sc.s.active == sc.g.party.index("chada")


@rule("AN-TURN-1", "AN-MOVE-8")
def test_moving_and_fighting_never_combine_in_one_turn() -> None:
    sc = scene(thorn=at(14), creatures={2: "gor"}).play("walk thorn 2", "stop thorn")
    assert sc.refused("fight thorn 2") == "AN-MOVE-8"
    assert sc.refused("walk thorn 14") == "AN-TURN-1"
    sc.play("done thorn")
    assert "fight thorn 2" in sc.options()


@rule("AN-FIGHT-15")
def test_a_second_fight_in_one_turn_is_refused_by_its_own_rule() -> None:
    sc = scene(chada=at(14, strength=14), creatures={2: "gor", 10: "gor"})
    sc.play("fight chada 2", "roll 6", "keep chada", "roll 1", "roll 2")
    sc.play("share chada chada gold", "share chada chada gold")
    assert sc.refused("fight chada 10") == "AN-FIGHT-15"


@rule("AN-TIME-7", "AN-OPEN-1")
def test_a_hero_without_a_usable_hour_keeps_the_stone_until_the_next_own_turn() -> None:
    sc = scene(thorn=at(35, hours=10), chada=at(25), turn="chada")
    assert "drain thorn" in sc.asides()
    sc.play("pass chada", "done chada")
    assert not sc.hero("thorn").resting
    assert [option for option in sc.options() if option != "drain thorn"] == ["end thorn"]


@rule("AN-OPEN-1", "AN-TIME-7", "AN-TURN-5")
def test_who_spends_the_last_hour_keeps_the_stone_or_puts_it_away_at_once() -> None:
    sc = scene(thorn=at(14, hours=9, gold=2), chada=at(25))
    sc.play("walk thorn 18", "stop thorn")
    assert (10, False) == (sc.hero("thorn").hours, sc.hero("thorn").resting)
    assert sc.options()[:2] == ["done thorn", "end thorn"]
    sc.play("done thorn")
    assert not sc.hero("thorn").resting
    assert "train thorn" in sc.asides()
    sc.play("train thorn", "pass chada", "done chada", "end thorn")
    assert (2, True) == (sc.hero("thorn").strength, sc.hero("thorn").resting)
    sc = scene(thorn=at(14, hours=9), chada=at(25))
    sc.play("walk thorn 18", "stop thorn", "end thorn")
    assert sc.hero("thorn").resting


@rule("AN-OPEN-12", "AN-MOVE-9")
def test_free_spaces_are_open_without_an_hour_left() -> None:
    sc = scene(thorn=at(14, hours=10, things=["wineskin"]))
    assert sc.refused("walk thorn 2") == "AN-TIME-1"
    sc.play("drink thorn 2", "drink thorn 14")
    assert sc.options() == ["stop thorn"]
    assert sc.hero("thorn").hours == 10


@rule("AN-TIME-2", "AN-EVENT-5")
def test_overtime_without_a_price_is_open_to_the_weakest() -> None:
    sc = scene(thorn=at(14, hours=7, willpower=1))
    sc.s.overtime[0] = 0
    sc.play("pass thorn")
    assert sc.hero("thorn").willpower == 1


@rule("AN-GEN-1")
def test_a_party_has_two_to_four_different_heroes() -> None:
    def start(party: list[str]) -> None:
        game = library.game("base", "2", party)
        game.start(Setup("base", "2", "easy", party, [0] * len(party), ""))

    with pytest.raises(ValueError, match="2 to 4"):
        start(["thorn"])
    with pytest.raises(ValueError, match="both heroes are the warrior"):
        start(["thorn", "mairen"])
    with pytest.raises(ValueError, match="unknown hero 'gandalf'"):
        start(["thorn", "gandalf"])
    start(["thorn", "chada"])


@rule("AN-SETUP-6")
def test_the_lowest_rank_begins_without_a_sunrise() -> None:
    sc = started("2", ["eara", "chada", "thorn"])
    assert sc.s.day == 1


@rule("AN-TREAS-5")
def test_the_supply_of_gold_never_ends() -> None:
    sc = scene(thorn=at(14, strength=14, gold=99), creatures={14: "gor"})
    sc.play("fight thorn 14", "roll 6", "roll 6", "roll 6", "roll 1", "roll 2")
    sc.play("share thorn thorn gold", "share thorn thorn gold")
    assert sc.hero("thorn").gold == 101


@rule("AN-END-1")
def test_nothing_can_be_done_once_the_legend_is_lost() -> None:
    sc = scene(thorn=at(14), creatures={1: "gor", 2: "gor", 4: "gor", 5: "gor"})
    sc.play("end thorn", "draw 4")
    assert sc.s.why == "why-castle-fallen"
    assert sc.options() == []
    assert sc.refused("pass thorn") == "AN-END-1"


@rule("AN-TIME-2")
@pytest.mark.parametrize(("cost", "willpower", "paid"), [(1, 1, False), (1, 2, True), (0, 1, True)])
def test_overtime_of_any_cost_leaves_one_willpower(cost: int, willpower: int, paid: bool) -> None:
    sc = scene(thorn=at(14, hours=7, willpower=willpower), kram=at(7))
    sc.s.overtime = [cost, 9, 9]
    assert paid == ("walk thorn 2" in sc.options())
