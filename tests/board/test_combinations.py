"""Two rules of Legends 3 to 5 at once: blasts and shields, shots and alarms, poison and guards."""

from rietland.kernel.state import LOST, PLAYING
from tests.board import mines, wrath
from tests.board.fate_table import enemy, fates, state, token
from tests.board.mines import blast, lake, mine
from tests.board.wrath import BREATH, CLAWS, RISES, WINGS, counter, where
from tests.marks import rule
from tests.scenes import Scene, at

# The mine.


@rule("AN-MINE-7", "AN-MINE-8")
def test_a_shield_turns_a_blast_from_its_sleeping_bearer_and_from_nobody_else() -> None:
    sc = mine(
        fire=True,
        thorn=at(70),
        kram=at(19, willpower=9, things=["shield"], resting=True),
        chada=at(19, willpower=9),
    )
    blast(sc, 1, 3, 1).play("block kram")
    assert [7, 9, 6] == [hero.willpower for hero in sc.s.heroes]


@rule("AN-MINE-7", "AN-L4-13")
def test_a_blast_that_takes_everybody_loses_the_legend() -> None:
    sc = mine(fire=True, thorn=at(23, willpower=5), kram=at(30, willpower=6))
    assert LOST == blast(sc, 1, 1, 6).s.result


@rule("AN-L4-13", "AN-TIME-4")
def test_the_next_day_begins_without_a_first_hero_who_has_left() -> None:
    sc = mine(fire=True, thorn=at(23, willpower=3), kram=at(70), chada=at(70))
    sc.play("end thorn", "end kram", "end chada", "draw 0", "roll 1", "roll 1", "roll 6")
    assert ("ask-turn", 2) == (sc.prompt(), sc.s.day)
    assert "walk kram 43" in sc.options()


@rule("AN-L4-13", "AN-GROUP-8")
def test_a_fighter_who_leaves_the_game_lets_the_others_fight_on() -> None:
    sc = mine(
        alarm=True,
        creatures={6: "troll"},
        thorn=at(6, willpower=2, strength=3, gold=1, things=["gem_2"]),
        kram=at(6, willpower=20, strength=9),
    )
    sc.play("fight thorn 6", "invite thorn kram", "join kram")
    sc.play(*["roll 1"] * 5, "roll 2", "roll 3", "roll 6")
    assert ["on kram", "leave kram"] == sc.options()
    assert ["gem_2", "gold"] == sc.loose(6)
    assert "AN-L4-11" == sc.refused("take kram gem_2")


@rule("AN-L4-7", "AN-L4-6")
def test_a_shot_in_the_forest_wakes_nobody() -> None:
    sc = mine(creatures={54: "skral"}, chada=at(50, strength=5), kram=at(70))
    sc.play("fight chada 54", "roll 1", "keep chada", "roll 5", "roll 2")
    assert ("ask-round", 0) == (sc.prompt(), mines.value(sc, "alarm"))


@rule("AN-LAKE-6", "AN-L4-7", "AN-TIME-1")
def test_stepping_stones_onto_a_guard_give_the_alarm_and_cost_no_hour() -> None:
    sc = mine(creatures={12: "gor"}, thorn=at(17, hours=6), kram=at(70))
    lake(sc.play("walk thorn 11"), 6).play("walk thorn 12")
    assert (1, 7) == (mines.value(sc, "alarm"), sc.hero("thorn").hours)
    assert sc.refused("walk thorn 13")


@rule("AN-LAKE-12")
def test_only_the_shield_of_the_hero_in_the_lake_helps() -> None:
    sc = mine(thorn=at(17, willpower=4), kram=at(17, things=["shield"]))
    lake(sc.play("walk thorn 11"), 1)
    assert (1, ["shield"]) == (sc.hero("thorn").willpower, sc.things("kram"))


@rule("AN-TREAS-4", "AN-ITEM-7")
def test_no_falcon_flies_to_the_walled_up_armoury() -> None:
    sc = mine(
        loose={68: ["rubble_5"]}, thorn=at(27, things=["falcon"]), kram=at(0, things=["gem_2"])
    )
    assert "AN-TREAS-4" == sc.refused("falcon thorn thorn kram")


@rule("AN-CREAT-9", "AN-L4-20")
def test_who_is_pushed_toward_rubble_stays_as_well() -> None:
    sc = mine(
        alarm=True,
        creatures={10: "gor", 31: "gor"},
        loose={5: ["rubble_5"]},
        thorn=at(70),
        kram=at(70),
    )
    assert {10: "gor", 31: "gor"} == mines.sunrise(sc).creatures()


# Fates and the enemy.


@rule("AN-FATE-4", "AN-FATE-12")
def test_the_second_lone_kill_fulfils_the_fate_though_it_brings_the_letter_f() -> None:
    sc = fates({"4": "thorn"}, narrator="E", creatures={10: "gor"}, thorn=at(10, strength=9),
               kram=at(54))  # fmt: skip
    sc.s.counters[sc.g.book.counter("alone")] = 1
    sc.play("fight thorn 10", *["roll 6"] * 3, "roll 1", "roll 2")
    while sc.prompt() == "ask-share":
        sc.play(sc.options()[0])
    assert ("F", 1, PLAYING) == (sc.letter(), state(sc, 4), sc.s.result)


@rule("AN-FATE-2", "AN-FATE-14")
def test_the_last_herb_eaten_spoils_the_healers_word() -> None:
    sc = fates({"2": "thorn"}, difficulty="easy", thorn=at(6, things=["herb_3"]), kram=at(54))
    assert 2 == state(sc.play("heal thorn herb_3"), 2)


@rule("AN-FATE-10", "AN-FREE-1")
def test_a_friend_may_hand_the_debtor_what_is_missing() -> None:
    sc = fates({"10": "thorn"}, thorn=at(72, gold=7), kram=at(72, gold=9))
    assert sc.refused("deed thorn pay_debt")
    assert sc.refused("deed kram pay_debt")
    sc.play("give kram gold thorn", "deed thorn pay_debt")
    assert [(0, 2), (8, 2)] == [(hero.gold, hero.strength) for hero in sc.s.heroes]


@rule("AN-TOKEN-1", "AN-FARM-5")
def test_a_gor_that_a_token_puts_beside_a_led_farmer_ends_the_farmer() -> None:
    assert 0 == token(fates(thorn=at(15, farmers=1), kram=at(14)), 1).hero("thorn").farmers


@rule("AN-L3-14")
def test_varkur_takes_the_place_of_a_creature_and_the_narrator_stays() -> None:
    sc = enemy(fates(creatures={39: "gor", 42: "gor"}, thorn=at(10), kram=at(14)), "varkur", 3)
    assert [39, 42] == sorted(sc.creatures())
    assert "A" == sc.letter()


# Garrison, lures, poison.


@rule("AN-L5-8")
def test_of_two_in_the_castle_one_gem_draws_one() -> None:
    sc = wrath.wrath(garrison=("gor", "gor"), loose={6: ["gem_2"]}, thorn=at(70), chada=at(81))
    assert ("gor", ["gor"]) == (wrath.sunrise(sc).creature(6), wrath.on_castle(sc))


@rule("AN-DRAGON-2", "AN-L5-8")
def test_a_gem_under_the_dragon_lures_nobody_and_creatures_skip_it() -> None:
    sc = wrath.wrath(
        dragon=18, creatures={28: "gor"}, loose={18: ["gem_2"]}, thorn=at(70), chada=at(81)
    )
    assert ("gor", ["gem_2"]) == (wrath.sunrise(sc).creature(14), sc.loose(18))


@rule("AN-POISON-2", "AN-HERB-2")
def test_a_herb_and_poison_go_into_one_round() -> None:
    things = ["poison", "herb_4"]
    sc = wrath.wrath(creatures={16: "troll"}, thorn=at(16, strength=10, things=things),
                     chada=at(82))  # fmt: skip
    sc.play("fight thorn 16", "roll 1", "roll 2", "roll 5", "chew thorn herb_4", "poison thorn")
    sc.play("roll 2", "roll 1", "roll 3")
    assert ({}, "A", ["poison_half"]) == (sc.creatures(), sc.letter(), sc.things("thorn"))


@rule("AN-POISON-5", "AN-L5-13")
def test_a_poisoned_guard_frees_the_prince() -> None:
    sc = wrath.wrath(fog={44: "gor"}, thorn=at(43, strength=14, things=["poison"]), chada=at(82))
    sc.play("walk thorn 44", "stop thorn", "done thorn", "pass chada", "done chada")
    sc.play("fight thorn 44", *["roll 6"] * 3, "poison thorn", "roll 1", "roll 2")
    assert (44, "A") == (where(sc, "prince"), sc.letter())


# The dragon's cards.


def facing_the_dragon(card: int, space: int = 16, **heroes: object) -> Scene:
    """Two heroes lose a round against the dragon, which plays this card."""
    sc = wrath.wrath(dragon=space, **heroes)  # type: ignore[arg-type]  # heroes and pieces
    first, other = sc.g.party
    sc.play(f"fight {first} {space}")
    if sc.prompt() == "ask-invite":
        sc.play(f"invite {first} {other}", f"join {other}")
    while sc.prompt() != "die-black":
        sc.play("roll 1" if "roll 1" in sc.options() else sc.options()[-1])
    return sc.play("roll 6", "roll 8", "roll 10", f"draw {card}")


@rule("AN-DRAGON-14", "AN-DRAGON-12")
def test_who_is_burnt_down_to_nothing_drops_out_and_the_other_fights_on() -> None:
    sc = facing_the_dragon(BREATH, thorn=at(16, strength=5, willpower=3), kram=at(16, willpower=9))
    assert (3, 4) == (sc.hero("thorn").willpower, sc.hero("thorn").strength)
    assert ["on kram", "leave kram"] == sc.options()


@rule("AN-DRAGON-16", "AN-TIME-2")
def test_wings_end_the_day_of_who_cannot_pay_the_hour() -> None:
    sc = facing_the_dragon(WINGS, thorn=at(16, hours=6, willpower=2), kram=at(70))
    thorn = sc.hero("thorn")
    assert (True, 2) == (thorn.resting, thorn.willpower)


@rule("AN-DRAGON-17")
def test_claws_take_the_lower_rank_of_two_who_are_equally_strong() -> None:
    sc = facing_the_dragon(
        CLAWS, thorn=at(16, strength=5, willpower=9), kram=at(16, strength=5, willpower=9)
    )
    assert [(5, 9), (4, 7)] == [(hero.strength, hero.willpower) for hero in sc.s.heroes]


@rule("AN-DRAGON-18", "AN-DRAGON-4")
def test_where_the_dragon_drops_it_lands_on_whoever_is_there() -> None:
    sc = facing_the_dragon(
        RISES, 13, thorn=at(13, willpower=9), kram=at(6, willpower=9), creatures={6: "gor"}
    )
    assert (6, 6, 9) == (where(sc, "dragon"), sc.hero("kram").willpower, sc.hero("thorn").willpower)
    assert [6] == list(sc.creatures())
    assert "ask-after" == sc.prompt()


@rule("AN-L5-25", "AN-DRAGON-10")
def test_the_dragon_beaten_before_the_castle_is_free_ends_nothing() -> None:
    strong = at(16, strength=14, willpower=14)
    sc = wrath.wrath(
        garrison=("gor",),
        dragon=16,
        lost=2,
        counters={"militia": 4},
        figures={"shield_dwarves": 16, "prince": 16},
        thorn=strong,
        kram=strong,
    )
    sc.play("fight thorn 16", "invite thorn kram", "join kram", *["roll 6"] * 7)
    sc.play("roll 6", "roll 8", "roll 10")
    assert (-1, PLAYING, "A") == (where(sc, "dragon"), sc.s.result, sc.letter())
    assert 0 == counter(sc, "castle_free")
