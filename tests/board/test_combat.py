"""One hero against one creature: attack, loss, reward, the end of the fight."""

import pytest

from rietland.board.base import FIGHTS
from rietland.board.fight import combat, opponents
from rietland.board.fight.stages import is_between_rounds
from rietland.board.state import IN_CASTLE, State, state_from_data
from rietland.kernel.state import LOST, WON
from tests.board.fights import battle, fighting, foe_value, rolls, value, willpower_left
from tests.marks import rule, vector
from tests.scenes import Scene, at, scene

RUNES = ["rune_blue", "rune_yellow", "rune_green"]


# Who may attack.


@rule("AN-FIGHT-1")
def test_a_hero_attacks_only_what_stands_on_the_own_space() -> None:
    sc = scene(thorn=at(10), chada=at(25), creatures={10: "gor", 14: "gor"})
    assert "fight thorn 10" in sc.options()
    assert "AN-FIGHT-1" == sc.refused("fight thorn 14")
    assert "AN-FIGHT-1" == sc.refused("fight thorn 3")
    assert "AN-FIGHT-1" == sc.refused("fight thorn 79")


@vector("AN-TV-27")
def test_a_dwarf_without_bow_does_not_reach_the_next_space() -> None:
    sc = scene(kram=at(14), thorn=at(25), creatures={2: "gor"})
    assert "AN-FIGHT-1" == sc.refused("fight kram 2")


@rule("AN-FIGHT-1", "AN-HERO-6")
def test_an_archer_reaches_the_next_space_but_no_further() -> None:
    sc = scene(chada=at(14), thorn=at(25), creatures={2: "gor", 14: "gor", 1: "gor"})
    assert "fight chada 2" in sc.options()
    assert "fight chada 14" in sc.options()
    assert "AN-FIGHT-1" == sc.refused("fight chada 1")


@rule("AN-FIGHT-1", "AN-MOVE-7")
def test_an_arrow_does_not_cross_a_broken_bridge() -> None:
    sc = scene(chada=at(16), thorn=at(25), creatures={48: "gor"})
    assert "fight chada 48" in sc.options()
    sc.s.broken = [sc.g.book.bridge_names.index("rope_bridge")]
    assert "AN-FIGHT-1" == sc.refused("fight chada 48")


@vector("AN-TV-107")
def test_creatures_on_golden_shields_cannot_be_attacked() -> None:
    sc = scene(chada=at(1), thorn=at(25), creatures={2: "gor"})
    sc.s.occupant[2] = -1
    sc.s.creature_space[0] = IN_CASTLE
    sc.s.intruders = 1
    assert "AN-SHLD-2" == sc.refused("fight chada 0")
    assert 0 == sc.s.narrator


@vector("AN-TV-125")
def test_only_the_hero_on_turn_starts_a_fight() -> None:
    sc = scene(thorn=at(10), kram=at(10), creatures={10: "gor"})
    assert "AN-GROUP-1" == sc.refused("fight kram 10")


@rule("AN-L1-4")
def test_the_fight_action_can_be_switched_off() -> None:
    sc = scene(thorn=at(10), kram=at(10), creatures={10: "gor"})
    sc.s.counters[FIGHTS] = 0
    assert "AN-L1-4" == sc.refused("fight thorn 10")


@rule("AN-FIGHT-11", "AN-TIME-2")
def test_a_fight_needs_an_hour() -> None:
    sc = scene(thorn=at(10, hours=10), kram=at(5), creatures={10: "gor"})
    assert "AN-TIME-1" == sc.refused("fight thorn 10")
    sc = scene(thorn=at(10, hours=7, willpower=2), kram=at(5), creatures={10: "gor"})
    assert "AN-TIME-2" == sc.refused("fight thorn 10")


@rule("AN-FIGHT-16")
def test_a_creature_on_the_space_of_a_hero_waits_to_be_attacked() -> None:
    sc = scene(thorn=at(10), kram=at(5), creatures={10: "troll"})
    sc.play("pass thorn", "done thorn", "pass kram", "done kram")
    assert "ask-turn" == sc.prompt()
    assert 7 == sc.hero("thorn").willpower


# The outcome of a round.


@vector("AN-TV-17")
def test_the_creature_loses_the_difference_and_the_fight_goes_on() -> None:
    sc = fighting("gor", thorn=at(10, willpower=9, strength=5))
    rolls(sc, 4, 3, 3)
    rolls(sc, 5, 2)
    assert 7 == foe_value(sc)
    assert 2 == willpower_left(sc)
    assert ["on thorn", "leave thorn"] == sc.options()
    sc.play("on thorn")
    assert 2 == sc.hero("thorn").hours


@vector("AN-TV-18")
def test_a_tie_costs_an_hour_and_nothing_else() -> None:
    sc = fighting("skral", thorn=at(10, willpower=6, strength=5))
    rolls(sc, 3, 1)
    rolls(sc, 2, 1)
    assert 6 == sc.hero("thorn").willpower
    assert 6 == willpower_left(sc)
    assert 1 == sc.hero("thorn").hours


@rule("AN-FIGHT-10")
def test_an_archer_loses_willpower_from_afar_too() -> None:
    sc = scene(chada=at(14, strength=1), kram=at(5), creatures={2: "gor"})
    rolls(sc.play("fight chada 2", "roll 1", "keep chada"), 3, 1)
    assert 4 == sc.hero("chada").willpower


@vector("AN-TV-19")
def test_a_creature_left_alone_recovers() -> None:
    sc = scene(thorn=at(10, strength=8), kram=at(5), creatures={10: "skral"})
    rolls(sc.play("fight thorn 10"), 6, 1, 1)
    rolls(sc, 4, 1)
    assert 2 == willpower_left(sc)
    sc.play("leave thorn")
    assert [10] == [one.where for one in sc.told("escaped")]
    sc.play("done thorn", "pass kram", "done kram", "fight thorn 10")
    assert 6 == willpower_left(sc)
    rolls(sc, 1, 1, 1)
    assert 6 + 3 == foe_value(rolls(sc, 3, 1))


@vector("AN-TV-20")
def test_a_lone_winner_mixes_the_reward_freely() -> None:
    sc = fighting("skral", thorn=at(10, strength=14))
    rolls(sc, 6, 1, 1)
    rolls(sc, 1, 2)
    assert ["share thorn thorn gold", "share thorn thorn willpower"] == sc.options()
    sc.play("share thorn thorn gold", *["share thorn thorn willpower"] * 3)
    assert 1 == sc.hero("thorn").gold
    assert 10 == sc.hero("thorn").willpower
    assert sc.creature(10) is None
    assert "B" == sc.letter()
    assert ["done thorn", "end thorn"] == sc.options()[:2]


@rule("AN-FIGHT-12", "AN-HERO-3")
def test_willpower_that_would_be_lost_is_no_reward() -> None:
    sc = scene(thorn=at(10, strength=14, willpower=20), kram=at(5), creatures={10: "gor"})
    rolls(sc.play("fight thorn 10"), 6, 1, 1, 1)
    rolls(sc, 1, 2)
    assert ["share thorn thorn gold"] == sc.options()
    assert "AN-HERO-3" == sc.refused("share thorn thorn willpower")
    assert "AN-FIGHT-12" == sc.refused("share thorn thorn thing")
    assert "AN-GROUP-6" == sc.refused("share thorn kram gold")


@rule("AN-OPEN-21")
def test_the_reward_is_taken_before_the_narrator_moves() -> None:
    sc = scene(thorn=at(10, strength=14), kram=at(5), creatures={10: "gor"}, narrator="M")
    rolls(sc.play("fight thorn 10"), 6, 1, 1)
    rolls(sc, 1, 2).play("share thorn thorn gold")
    assert "M" == sc.letter()
    sc.play("share thorn thorn gold")
    assert "N" == sc.letter()
    assert 2 == sc.hero("thorn").gold


def star(sc: Scene, letter: str, card: str) -> Scene:
    sc.s.star_at.append(ord(letter) - ord("A"))
    sc.s.star_card.append(sc.g.book.cards.index(card))
    return sc


@vector("AN-TV-70")
def test_a_kill_lets_the_next_card_be_read_before_play_goes_on() -> None:
    sc = scene(
        thorn=at(10, strength=14),
        kram=at(5),
        creatures={10: "gor"},
        figures={"prince": 72},
        narrator="F",
    )
    star(sc, "G", "G")
    rolls(sc.play("fight thorn 10"), 6, 1, 1)
    rolls(sc, 1, 2).play("share thorn thorn gold", "share thorn thorn gold")
    assert "G" == sc.letter()
    assert {26: "wardrak", 27: "wardrak"} == sc.creatures()
    assert -1 == sc.s.figures[sc.g.book.figure_names.index("prince")]
    assert "done thorn" in sc.options()


@vector("AN-TV-69")
@pytest.mark.parametrize(("herb_at", "result"), [(0, WON), (5, LOST)])
def test_beating_the_tower_ends_the_legend(herb_at: int, result: int) -> None:
    sc = scene(
        thorn=at(51, strength=14),
        kram=at(5),
        creatures={51: "tower_skral"},
        loose={herb_at: ["herb_3"]},
        difficulty="easy",
    )
    star(sc, "N", "N")
    rolls(sc.play("fight thorn 51"), 6, 1, 1)
    rolls(sc, 1, 2).play(*["share thorn thorn gold"] * 4)
    assert result == sc.s.result
    assert 4 == sc.hero("thorn").gold
    assert 13 == sc.s.narrator


@vector("AN-TV-21")
@pytest.mark.parametrize(("strength", "left"), [(3, 2), (1, 1)])
def test_a_hero_without_willpower_loses_the_fight_and_a_strength_point(
    strength: int, left: int
) -> None:
    sc = fighting("troll", thorn=at(10, willpower=6, strength=strength))
    rolls(sc, 1, 1)
    rolls(sc, 6, 1, 2)
    assert left == sc.hero("thorn").strength
    assert 3 == sc.hero("thorn").willpower
    assert sc.s.battle is None
    assert ["done thorn", "end thorn"] == sc.options()


@vector("AN-TV-22")
def test_what_a_loss_takes_beyond_zero_is_forgotten() -> None:
    sc = fighting("skral", thorn=at(10, willpower=2, strength=2))
    rolls(sc, 1, 1)
    rolls(sc, 4, 1)
    assert 3 == sc.hero("thorn").willpower


@rule("AN-ITEM-5", "AN-OPEN-28", "AN-ITEM-10")
def test_a_shield_takes_the_loss_of_a_round_once() -> None:
    sc = fighting("skral", thorn=at(10, willpower=6, things=["shield"]))
    rolls(sc, 1, 1)
    rolls(sc, 4, 1)
    assert ["block thorn", "bear thorn"] == sc.options()
    sc.play("block thorn")
    assert 6 == sc.hero("thorn").willpower
    assert ["shield_half"] == sc.things("thorn")
    assert "AN-ITEM-5" == sc.refused("block thorn")
    sc.play("on thorn")
    rolls(sc, 1, 1)
    rolls(sc, 1, 2).play("bear thorn")
    assert ["shield_half"] == sc.things("thorn")
    assert 3 == sc.hero("thorn").willpower


@vector("AN-TV-105")
def test_the_second_use_returns_a_shield_to_the_equipment_board() -> None:
    hero = at(10, willpower=6, things=["shield_half"])
    sc = scene(thorn=hero, kram=at(5), creatures={10: "skral"})
    stock = sc.s.stock[sc.g.book.thing_kind("shield")]
    rolls(sc.play("fight thorn 10"), 1, 1)
    rolls(sc, 4, 1).play("block thorn")
    assert [] == sc.things("thorn")
    assert stock + 1 == sc.s.stock[sc.g.book.thing_kind("shield")]
    assert 6 == sc.hero("thorn").willpower


@rule("AN-ITEM-5")
def test_a_shield_is_not_asked_for_when_nothing_is_lost() -> None:
    sc = fighting("skral", thorn=at(10, willpower=6, strength=5, things=["shield"]))
    rolls(sc, 3, 1)
    rolls(sc, 2, 1)
    assert ["on thorn", "leave thorn"] == sc.options()


@rule("AN-FIGHT-11")
def test_without_an_hour_left_the_fight_breaks_off() -> None:
    sc = fighting("skral", thorn=at(10, hours=9, willpower=8, strength=5))
    rolls(sc, 3, 1)
    rolls(sc, 2, 1)
    assert sc.told("escaped")
    assert ["done thorn", "end thorn"] == sc.options()


# The end of the turn, and between rounds.


@vector("AN-TV-112")
@rule("AN-OPEN-14", "AN-FIGHT-15")
def test_one_fight_action_is_for_one_creature() -> None:
    sc = scene(chada=at(14, strength=14), kram=at(5), creatures={2: "gor", 10: "gor"})
    sc.play("fight chada 2")
    assert "AN-FIGHT-15" == sc.refused("fight chada 10")
    rolls(sc.play("roll 6", "keep chada"), 1, 2)
    sc.play("share chada chada gold", "share chada chada gold")
    assert 1 == sc.hero("chada").hours
    sc.refused("fight chada 10")
    assert "done chada" in sc.options()


@vector("AN-TV-37")
@pytest.mark.parametrize(("prince", "bonus"), [(2, 4), (14, 0)])
def test_the_prince_helps_only_beside_the_creature(prince: int, bonus: int) -> None:
    sc = scene(
        chada=at(14, strength=2), kram=at(5), creatures={2: "gor"}, figures={"prince": prince}
    )
    sc.play("fight chada 2", "roll 3", "keep chada")
    assert 2 + 3 + bonus == value(sc)


@vector("AN-TV-116")
def test_prince_and_shield_dwarves_add_up() -> None:
    sc = scene(
        thorn=at(10, willpower=6, strength=8),
        kram=at(5),
        creatures={10: "troll"},
        figures={"prince": 10, "shield_dwarves": 10, "witch": 10},
    )
    assert 22 == value(rolls(sc.play("fight thorn 10"), 6, 1))


@rule("AN-FREE-5")
def test_free_acts_wait_for_the_end_of_the_round() -> None:
    sc = scene(thorn=at(10, things=["wineskin"]), kram=at(10), creatures={10: "gor"})
    sc.play("fight thorn 10", "begin thorn", "roll 4")
    assert [] == sc.asides()
    assert "AN-FREE-5" == sc.refused("give thorn wineskin kram")
    rolls(sc, 3, 3)
    rolls(sc, 2, 1)
    assert "give thorn wineskin kram" in sc.asides()
    sc.play("give thorn wineskin kram")
    assert ["on thorn", "leave thorn"] == sc.options()
    assert is_between_rounds(sc.s, sc.s.agenda[-1])


@rule("AN-FIGHT-1")
def test_who_gives_the_bow_away_is_out_of_the_fight() -> None:
    sc = scene(kram=at(14, strength=3, things=["bow"]), thorn=at(14), creatures={2: "gor"})
    sc.play("fight kram 2", "roll 1", "keep kram", "roll 2", "roll 1")
    sc.play("give kram bow thorn", "on kram")
    assert sc.told("escaped")
    assert 1 == sc.hero("kram").hours


@rule("AN-FIGHT-14")
def test_a_creature_that_is_gone_between_rounds_ends_the_fight() -> None:
    sc = fighting("skral", thorn=at(10, willpower=6, strength=5))
    rolls(sc, 3, 1)
    rolls(sc, 2, 1)
    sc.s.occupant[10] = -1
    sc.s.occupant[3] = 0
    sc.s.creature_space[0] = 3
    sc.play("on thorn")
    assert sc.s.battle is None
    assert 1 == sc.hero("thorn").hours


@rule("AN-FIGHT-2")
def test_a_fight_is_copied_and_saved_at_every_stage() -> None:
    hero = at(10, things=["shield", "witch_brew", "herb_3"])
    sc = scene(thorn=hero, eara=at(10), creatures={10: "skral"})
    inputs = ["fight thorn 10", "invite thorn eara", "join eara", "roll 2", "roll 3", "roll 3"]
    inputs += ["flip eara 3", "brew thorn", "chew thorn herb_3", "roll 1", "roll 6", "roll 6"]
    inputs += ["block thorn", "on thorn"]
    for text in inputs:
        sc.play(text)
        same: State = state_from_data(sc.s.to_data(), sc.g.book)
        assert same.to_data() == sc.s.to_data() == sc.s.copy().to_data()
        assert sc.options() == [sc.g.say(one) for one in sc.g.pending(same).options]


@rule("AN-CREAT-5")
@pytest.mark.parametrize(("willpower", "dice"), [(6, 2), (7, 3), (20, 3), (21, 3), (40, 3)])
def test_a_creature_throws_by_its_willpower_however_much_it_has(willpower: int, dice: int) -> None:
    sc = fighting("gor", thorn=at(10), kram=at(10))
    battle(sc).willpower = willpower
    assert dice == opponents.dice(sc.g, sc.s, battle(sc))


@rule("AN-GROUP-1")
def test_only_the_active_hero_begins_a_fight() -> None:
    sc = scene(thorn=at(10), kram=at(10), creatures={10: "gor"})
    assert ["", "AN-GROUP-1"] == [combat.fight_refusal(sc.g, sc.s, h, 10) for h in (0, 1)]
