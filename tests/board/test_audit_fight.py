"""Spot checks of fights against the rulebook: articles together, groups that shrink, rewards."""

from tests.board.draws import number
from tests.board.fights import battle, fighting, gather, rolls, value
from tests.marks import rule
from tests.scenes import at, code_of, put_creature, scene

SET = ["rune_blue", "rune_yellow", "rune_green"]


# Articles together.


@rule("AN-OPEN-8", "AN-HERO-7", "AN-ITEM-4")
def test_the_wizard_turns_a_companions_die_and_the_companion_doubles_it() -> None:
    sc = fighting("troll", kram=at(10, willpower=6, things=["witch_brew"]), eara=at(10))
    rolls(sc, 1).play("flip eara 1", "brew kram")
    rolls(sc, 2)
    assert 1 + 12 + 1 + 2 == value(sc)


@rule("AN-HERO-7", "AN-GROUP-4")
def test_a_wizard_who_turned_a_companions_die_keeps_the_own_as_it_falls() -> None:
    sc = fighting("troll", kram=at(10, willpower=6), eara=at(10))
    rolls(sc, 1).play("flip eara 1")
    rolls(sc, 1)
    assert 1 + 6 + 1 + 1 == value(sc)


@rule("AN-HERO-7", "AN-RUNE-6")
def test_the_wizard_turns_a_black_die_of_a_companion() -> None:
    sc = fighting("troll", thorn=at(10, things=SET), eara=at(10))
    sc.play("hand thorn black", "roll 8", "flip eara 8", "roll 3")
    assert 1 + 12 + 1 + 3 == value(sc)


@rule("AN-ITEM-1", "AN-HERO-7")
def test_a_flip_that_breaks_a_pair_under_the_helm_may_be_left() -> None:
    sc = fighting("troll", thorn=at(10, willpower=6, things=["helm"]), eara=at(10))
    rolls(sc, 5, 5)
    assert ["flip eara 5", "keep eara"] == sc.options()
    sc.play("keep eara")
    rolls(sc, 2)
    sc.play("flip eara 2")
    assert 1 + 10 + 1 + 5 == value(sc)


@rule("AN-ITEM-1")
def test_a_helm_adds_three_fives_and_the_better_of_two_pairs() -> None:
    sc = scene(thorn=at(10, willpower=14, things=["helm"]), kram=at(7), creatures={10: "troll"})
    assert 1 + 15 == value(rolls(sc.play("fight thorn 10"), 5, 5, 5, 6))
    sc = scene(thorn=at(10, willpower=14, things=["helm"]), kram=at(7), creatures={10: "troll"})
    assert 1 + 8 == value(rolls(sc.play("fight thorn 10"), 3, 3, 4, 4))


@rule("AN-ITEM-6", "AN-HERO-6")
def test_a_bow_in_an_archers_hand_changes_nothing() -> None:
    sc = scene(chada=at(14, things=["bow"]), kram=at(7), creatures={10: "gor", 18: "gor"})
    assert {"fight chada 10", "fight chada 18"} <= set(sc.options())
    sc.play("fight chada 10", "roll 6")
    assert ["again chada", "keep chada"] == sc.options()


@rule("AN-ITEM-6", "AN-FIGHT-7", "AN-HERO-7")
def test_a_wizard_with_a_bow_shoots_one_die_and_may_turn_it() -> None:
    sc = scene(eara=at(14, things=["bow"]), kram=at(7), creatures={10: "gor"})
    sc.play("fight eara 10", "roll 2")
    assert ["flip eara 2", "keep eara"] == sc.options()
    assert 1 + 5 == value(sc.play("flip eara 2"))


@rule("AN-ITEM-6", "AN-GROUP-3")
def test_bow_bearer_next_door_and_warrior_on_the_space_roll_each_in_their_way() -> None:
    sc = fighting(
        "troll",
        thorn=at(10, willpower=6, things=["helm"]),
        kram=at(14, willpower=7, things=["bow", "helm"]),
    )
    rolls(sc, 4, 4)
    rolls(sc, 3).play("again kram")
    rolls(sc, 3)
    assert 1 + 8 + 1 + 3 == value(sc)


@rule("AN-HERB-2", "AN-ITEM-4")
def test_herb_and_brew_may_serve_one_roll() -> None:
    sc = scene(kram=at(10, willpower=6, things=["herb_4", "witch_brew"]), thorn=at(7))
    put_creature(sc.g, sc.s, "troll", 10)
    rolls(sc.play("fight kram 10"), 5).play("brew kram", "chew kram herb_4")
    assert 1 + 10 + 4 == value(sc)


@rule("AN-HERB-2")
def test_each_fighter_chews_the_own_herb_and_nobody_anothers() -> None:
    sc = fighting(
        "troll",
        kram=at(10, willpower=6, things=["herb_4"]),
        thorn=at(10, willpower=6, things=["herb_3"]),
    )
    rolls(sc, 5)
    assert "AN-HERB-2" == sc.refused("chew kram herb_3")
    sc.play("chew kram herb_4")
    rolls(sc, 1, 2).play("chew thorn herb_3")
    assert 1 + 5 + 4 + 1 + 2 + 3 == value(sc)


@rule("AN-ITEM-5", "AN-FIGHT-13")
def test_a_shield_saves_a_hero_who_would_fall_and_the_fight_goes_on() -> None:
    sc = fighting("troll", kram=at(10, willpower=2, things=["shield"]))
    rolls(sc, 1)
    rolls(sc, 1, 2, 3).play("block kram")
    assert (2, ["shield_half"]) == (sc.hero("kram").willpower, sc.things("kram"))
    assert ["on kram", "leave kram"] == sc.options()


@rule("AN-ALLY-2", "AN-FIGHT-11")
def test_the_prince_helps_in_every_round() -> None:
    sc = scene(kram=at(10, strength=4), thorn=at(7), figures={"prince": 10})
    put_creature(sc.g, sc.s, "troll", 10)
    rolls(sc.play("fight kram 10"), 1, 6)
    assert 4 + 6 + 4 == value(sc)
    rolls(sc, 1, 2, 3).play("on kram")
    rolls(sc, 2)
    assert 4 + 2 + 4 == value(sc)


# Groups that shrink.


@rule("AN-GROUP-7", "AN-GROUP-9")
def test_the_turn_after_a_group_fight_is_left_of_the_inviter_who_left_it() -> None:
    sc = scene(
        thorn=at(10, willpower=6), kram=at(10, willpower=6), chada=at(25), creatures={10: "troll"}
    )
    gather(sc.play("fight thorn 10"), "thorn", "kram")
    rolls(sc, 6, 6, 6)
    rolls(sc, 1, 1, 2)
    sc.play("leave thorn", "leave kram")
    assert ["done thorn", "end thorn"] == sc.options()
    assert "kram" == sc.g.party[sc.play("done thorn").s.active]


@rule("AN-GROUP-8", "AN-FIGHT-13")
def test_all_fighters_may_fall_in_one_round() -> None:
    sc = fighting("troll", thorn=at(10, willpower=2, strength=3), kram=at(10, willpower=2))
    rolls(sc, 1, 1, 1)
    rolls(sc, 6, 6, 6)
    assert [(3, 2), (3, 1)] == [(hero.willpower, hero.strength) for hero in sc.s.heroes]
    assert sc.s.battle is None
    assert "troll" == sc.creature(10)


@rule("AN-GROUP-8", "AN-GROUP-6")
def test_a_fallen_fighter_gets_no_reward() -> None:
    sc = fighting("skral", thorn=at(10, willpower=6, strength=14), kram=at(10, willpower=2))
    sc.hero("thorn").strength = 1
    rolls(sc, 1, 1, 1)
    rolls(sc, 1, 2)
    sc.hero("thorn").strength = 14
    sc.play("on thorn")
    rolls(sc, 6, 6)
    rolls(sc, 1, 2)
    assert "AN-GROUP-6" == sc.refused("share thorn kram gold")


@rule("AN-GROUP-2", "AN-TIME-2")
def test_overtime_is_paid_by_each_fighter_alone() -> None:
    sc = fighting("troll", thorn=at(10, hours=7, willpower=9), kram=at(10, hours=6, willpower=7))
    assert [(8, 7), (7, 7)] == [(hero.hours, hero.willpower) for hero in sc.s.heroes]


@rule("AN-GROUP-1", "AN-GROUP-10")
def test_an_archer_next_door_may_be_invited_in_the_turn_after_arriving() -> None:
    sc = scene(chada=at(18), thorn=at(10), kram=at(7), creatures={10: "gor"})
    sc.play("walk chada 14", "stop chada", "done chada", "fight thorn 10")
    assert ["invite thorn chada", "begin thorn"] == sc.options()


@rule("AN-GROUP-1")
def test_an_archer_on_turn_next_door_invites_the_heroes_on_the_space() -> None:
    sc = scene(chada=at(14), thorn=at(10), kram=at(18), creatures={10: "gor"})
    sc.play("fight chada 10")
    assert ["invite chada thorn", "begin chada"] == sc.options()


@rule("AN-GROUP-5", "AN-ITEM-5")
def test_two_shields_are_asked_for_one_after_the_other() -> None:
    sc = fighting(
        "troll",
        thorn=at(10, willpower=6, things=["shield"]),
        kram=at(10, willpower=6, things=["shield_half"]),
    )
    rolls(sc, 6, 6, 6)
    rolls(sc, 1, 1, 1)
    sc.play("bear thorn", "block kram")
    assert (["shield"], []) == (sc.things("thorn"), sc.things("kram"))
    assert (3, 6) == (sc.hero("thorn").willpower, sc.hero("kram").willpower)


# Ends.


@rule("AN-FIGHT-12", "AN-HERO-3")
def test_a_reward_in_willpower_above_twenty_must_be_gold() -> None:
    sc = fighting("gor", thorn=at(10, willpower=19, strength=14))
    rolls(sc, 6, 6, 6, 6)
    rolls(sc, 1, 2).play("share thorn thorn willpower")
    assert "AN-HERO-3" == sc.refused("share thorn thorn willpower")


@rule("AN-FIGHT-14", "AN-FIGHT-2")
def test_a_weakened_creature_is_whole_again_for_the_next_hero() -> None:
    sc = scene(
        thorn=at(10, willpower=6, strength=4), kram=at(10, willpower=6), creatures={10: "gor"}
    )
    gather(sc.play("fight thorn 10"), "thorn")
    rolls(sc, 3, 1)
    rolls(sc, 2, 1)
    sc.play("leave thorn", "done thorn", "fight kram 10", "begin kram")
    assert 4 == battle(sc).willpower


@rule("AN-FIGHT-17", "AN-HERO-2")
def test_a_hero_whose_willpower_falls_below_a_row_throws_fewer_dice_next_round() -> None:
    sc = fighting("troll", thorn=at(10, willpower=8, strength=7))
    rolls(sc, 6, 6, 6)
    rolls(sc, 1, 2, 3)
    assert 4 == sc.hero("thorn").willpower
    battle = sc.play("on thorn").s.battle
    assert battle is not None
    assert 2 == battle.dice_left


@rule("AN-FIGHT-13", "AN-TURN-1")
def test_who_lost_a_fight_may_still_end_the_day_but_not_move() -> None:
    sc = fighting("troll", kram=at(10, willpower=1))
    rolls(sc, 1)
    rolls(sc, 1, 2, 3)
    assert 3 == sc.hero("kram").willpower
    assert "AN-TURN-1" == sc.refused("walk kram 14")
    assert "end kram" in sc.options()


@rule("AN-FIGHT-12", "AN-GEN-5", "AN-L2-4")
def test_a_kill_that_reads_card_c_places_creatures_before_the_turn_goes_on() -> None:
    sc = scene(thorn=at(10, strength=14), kram=at(7), creatures={10: "gor"}, narrator="B")
    sc.s.star_at = [2]
    sc.s.star_card = [sc.g.book.cards.index("C1")]
    rolls(sc.play("fight thorn 10"), 1, 1, 1)
    rolls(sc, 1, 2).play("share thorn thorn gold", "share thorn thorn gold", "roll 4")
    assert {27: "gor", 29: "skral", 31: "gor", 54: "skral"} == sc.creatures()
    assert ["farmer"] == sc.loose(28)
    assert "ask-after" == sc.prompt()


@rule("AN-FIGHT-12", "AN-FREE-6", "AN-L2-7")
def test_the_herb_of_a_slain_gor_is_taken_at_once_even_out_of_turn() -> None:
    sc = scene(thorn=at(41, strength=14), kram=at(41), chada=at(25), creatures={41: "gor"})
    sc.s.creature_load[0] = code_of(sc.g.book, "herb_4")
    gather(sc.play("fight thorn 41"), "thorn")
    rolls(sc, 1, 1, 1)
    rolls(sc, 1, 2).play("share thorn thorn gold", "share thorn thorn gold")
    assert ["herb_4"] == sc.loose(41)
    assert ["herb_4"] == sc.play("take kram herb_4").things("kram")


@rule("AN-EVENT-10", "AN-FREE-5")
def test_an_event_between_rounds_may_drive_the_creature_out_of_the_fight() -> None:
    sc = scene(
        thorn=at(48, willpower=6, strength=10),
        kram=at(42),
        creatures={48: "troll"},
        fog={42: "event"},
    )
    rolls(sc.play("fight thorn 48"), 6, 5)
    rolls(sc, 1, 2, 3)
    sc.play("uncover kram", f"draw {number(sc, '27')}", "choose thorn refuse")
    assert "troll" == sc.creature(16)
    assert sc.s.battle is None
    assert 1 == sc.hero("thorn").hours


@rule("AN-GROUP-8", "AN-OPEN-2")
def test_a_fighter_whom_an_event_brings_to_zero_between_rounds_is_out_of_the_fight() -> None:
    sc = scene(
        thorn=at(10, willpower=6, strength=8),
        kram=at(10, willpower=3),
        chada=at(42),
        creatures={10: "troll"},
        fog={42: "event"},
    )
    gather(sc.play("fight thorn 10"), "thorn", "kram")
    rolls(sc, 6, 6, 2)
    rolls(sc, 1, 2, 3)
    sc.play("on thorn", "uncover chada", f"draw {number(sc, '2')}")
    assert (3, 3) == (sc.hero("thorn").willpower, sc.hero("kram").willpower)
    assert [0] == battle(sc).fighters
    assert (2, 1) == (sc.hero("thorn").hours, sc.hero("kram").hours)


@rule("AN-GROUP-8", "AN-OPEN-2")
def test_a_lone_fighter_whom_an_event_brings_to_zero_loses_the_fight() -> None:
    sc = scene(
        thorn=at(10, willpower=3, strength=11),
        chada=at(42),
        creatures={10: "troll"},
        fog={42: "event"},
    )
    rolls(sc.play("fight thorn 10"), 6, 6)
    rolls(sc, 1, 2, 3)
    sc.play("uncover chada", f"draw {number(sc, '2')}")
    assert sc.s.battle is None
    assert (3, 10, "ask-after") == (
        sc.hero("thorn").willpower,
        sc.hero("thorn").strength,
        sc.prompt(),
    )
