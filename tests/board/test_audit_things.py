"""Spot checks of trade, articles and tokens against the rulebook."""

from rietland.board.book import HERBS
from rietland.vocabulary import board as words
from tests.board.draws import draw
from tests.board.test_effects import run
from tests.marks import rule
from tests.scenes import at, scene

# Merchants and the witch.


@rule("AN-MERCH-2", "AN-FREE-2")
def test_a_hero_buys_from_a_merchant_beside_a_creature_and_while_another_walks() -> None:
    sc = scene(thorn=at(14), kram=at(18, gold=2), creatures={18: "gor"})
    sc.play("walk thorn 10", "train kram")
    assert (0, 2) == (sc.hero("kram").gold, sc.hero("kram").strength)


@rule("AN-MERCH-3", "AN-TREAS-2")
def test_a_dwarf_changes_a_gem_in_the_mine_and_gets_the_rest_in_gold() -> None:
    sc = scene(kram=at(71, things=["gem_4"]), thorn=at(14))
    sc.play("train kram")
    assert (3, 2, []) == (sc.hero("kram").gold, sc.hero("kram").strength, sc.things("kram"))


@rule("AN-MERCH-6", "AN-ITEM-7")
def test_a_falcon_bought_over_a_shield_leaves_the_shield_as_it_was_used() -> None:
    sc = scene(thorn=at(18, gold=2, things=["shield_half"]), kram=at(7))
    sc.play("buy thorn falcon -")
    assert ["shield_half"] == sc.loose(18)
    assert ["falcon"] == sc.things("thorn")


@rule("AN-ITEM-11", "AN-HERO-4")
def test_what_was_left_at_the_merchant_is_taken_by_the_next_hero() -> None:
    sc = scene(thorn=at(18, gold=2, things=["shield_half"]), kram=at(18))
    sc.play("buy thorn bow -", "take kram shield_half")
    assert ["shield_half"] == sc.things("kram")


@rule("AN-MERCH-2", "AN-ITEM-10")
def test_a_used_up_wineskin_can_be_bought_again() -> None:
    sc = scene(thorn=at(14, gold=2, things=["wineskin_half"]), kram=at(7))
    kind = sc.g.book.thing_kind("wineskin")
    sc.s.stock = [0 if k == kind else n for k, n in enumerate(sc.s.stock)]
    sc.play("drink thorn 18", "stop thorn", "buy thorn wineskin -")
    assert ["wineskin"] == sc.things("thorn")


@rule("AN-WITCH-2", "AN-WITCH-3")
def test_the_witch_is_paid_by_gem_too_and_sells_out_of_turn() -> None:
    sc = scene(thorn=at(14), chada=at(16, things=["gem_4"]), kram=at(7), figures={"witch": 16})
    sc.play("buy chada witch_brew -")
    assert (1, ["witch_brew"]) == (sc.hero("chada").gold, sc.things("chada"))


# Slots.


@rule("AN-HERO-4")
def test_a_hero_holds_three_small_one_large_and_one_helm() -> None:
    small = ["wineskin", "telescope", "rune_blue"]
    sc = scene(
        thorn=at(18, gold=10, things=[*small, "bow", "helm"]),
        kram=at(18, things=["helm", "herb_3"]),
    )
    assert "AN-HERO-4" == sc.refused("give kram helm thorn")
    assert "AN-HERO-4" == sc.refused("give kram herb_3 thorn")
    sc.play("buy thorn helm -")
    assert ["helm"] == sc.loose(18)


@rule("AN-HERO-4", "AN-ITEM-11")
def test_two_full_heroes_change_places_of_things_by_way_of_the_ground() -> None:
    sc = scene(thorn=at(18, things=["bow"]), kram=at(18, things=["shield"]))
    assert "AN-HERO-4" == sc.refused("give thorn bow kram")
    sc.play("drop thorn bow", "give kram shield thorn", "take kram bow")
    assert (["shield"], ["bow"]) == (sc.things("thorn"), sc.things("kram"))


# Falcon.


@rule("AN-ITEM-7")
def test_a_falcon_flown_stays_flown_in_another_hand() -> None:
    sc = scene(thorn=at(18, gold=1, things=["falcon"]), kram=at(18), chada=at(64))
    sc.play("falcon thorn thorn chada", "send thorn gold chada")
    while sc.prompt() == "ask-exchange":
        sc.play(next(option for option in sc.options() if option.startswith("done")))
    sc.play("give thorn falcon_used kram")
    assert "AN-ITEM-7" == sc.refused("falcon kram thorn chada")


@rule("AN-ITEM-7", "AN-RUNE-3")
def test_rune_stones_and_herbs_fly_but_no_shield_and_no_farmer() -> None:
    sc = scene(thorn=at(18, farmers=1, things=["falcon", "rune_blue", "herb_3"]), chada=at(64))
    sc.play("falcon thorn thorn chada")
    assert ["send thorn herb_3 chada", "send thorn rune_blue chada", "done thorn"] == sc.options()
    assert "AN-ITEM-7" == sc.refused("send thorn farmer chada")


@rule("AN-ITEM-7", "AN-FREE-4")
def test_no_falcon_reaches_a_hero_in_mid_move() -> None:
    sc = scene(thorn=at(14, gold=1), chada=at(64, things=["falcon"]))
    sc.play("walk thorn 18")
    assert "AN-FREE-4" == sc.refused("falcon chada thorn chada")


@rule("AN-TREAS-4", "AN-ITEM-7", "AN-OPEN-31")
def test_rubble_shuts_the_falcon_out() -> None:
    # 37 is reached by 41 alone, and rubble lies there.
    sc = scene(thorn=at(37, gold=1, things=["falcon"]), kram=at(7), loose={41: ["rubble_5"]})
    assert "AN-TREAS-4" == sc.refused("falcon thorn thorn kram")
    assert "falcon thorn thorn kram" not in sc.options()


@rule("AN-TREAS-4", "AN-ITEM-7", "AN-OPEN-31")
def test_a_falcon_flies_round_rubble_and_over_broken_bridges() -> None:
    sc = scene(thorn=at(18, gold=1, things=["falcon"]), kram=at(72), loose={28: ["rubble_5"]})
    assert "falcon thorn thorn kram" in sc.options()
    sc = scene(thorn=at(38, gold=1, things=["falcon"]), kram=at(39), loose={28: ["rubble_5"]})
    sc.s.broken = [0, 1, 2]
    assert "falcon thorn thorn kram" in sc.options()


@rule("AN-TREAS-4", "AN-ITEM-7", "AN-OPEN-31")
def test_a_falcon_flies_between_two_on_the_same_side_of_the_rubble() -> None:
    sc = scene(thorn=at(37, gold=1, things=["falcon"]), kram=at(37), loose={41: ["rubble_5"]})
    assert "falcon thorn thorn kram" in sc.options()


# Telescope and rune stones.


@rule("AN-ITEM-8", "AN-FREE-3")
def test_a_resting_hero_looks_at_nothing() -> None:
    sc = scene(thorn=at(14), kram=at(17, resting=True, things=["telescope"]), fog={16: None})
    assert "AN-FREE-3" == sc.refused("look kram 16")


@rule("AN-ITEM-8")
def test_a_telescope_does_not_turn_what_lies_under_its_owner() -> None:
    sc = scene(thorn=at(16, things=["telescope"]), kram=at(7), loose={16: ["rune_hidden"]})
    assert "AN-ITEM-8" == sc.refused("look thorn 16")
    assert "take thorn rune_hidden" in sc.options()


@rule("AN-RUNE-1")
def test_a_stone_turned_by_telescope_shows_its_colour_and_stays() -> None:
    sc = scene(thorn=at(14, things=["telescope"]), kram=at(7), loose={10: ["rune_hidden"]})
    sc.play("look thorn 10", "draw 2")
    assert ["rune_yellow"] == sc.loose(10)
    assert [] == [name for name in sc.things("thorn") if name.startswith("rune")]


@rule("AN-RUNE-3")
def test_a_third_colour_taken_between_rounds_gives_the_black_die_at_once() -> None:
    sc = scene(
        thorn=at(10, willpower=6, strength=12, things=["rune_blue", "rune_green"]),
        kram=at(7),
        creatures={10: "troll"},
        loose={10: ["rune_yellow"]},
    )
    sc.play("fight thorn 10", "roll 6", "roll 5", "roll 1", "roll 2", "roll 3")
    sc.play("take thorn rune_yellow", "on thorn")
    assert ["hand thorn own", "hand thorn black"] == sc.options()


# Tokens beyond the box.


@rule("AN-OPEN-32", "AN-COMP-13", "AN-HERB-1")
def test_no_more_herbs_are_laid_than_the_box_has() -> None:
    sc = scene(thorn=at(14), kram=at(7))
    sc.s.piles[HERBS].unseen = [0] * len(sc.s.piles[HERBS].unseen)
    sc = run(sc, words.Lay(thing="herb", at=10))
    assert [] == sc.loose(10)
    assert "ask-turn" == sc.prompt()


@rule("AN-OPEN-32", "AN-COMP-13", "AN-L2-7")
def test_a_creature_comes_without_a_herb_when_the_box_has_none_left() -> None:
    sc = scene(thorn=at(14), kram=at(7))
    sc.s.piles[HERBS].unseen = [0] * len(sc.s.piles[HERBS].unseen)
    sc = run(sc, words.Place(creature="gor", at=10, carries="herb"))
    assert "gor" == sc.creature(10)
    assert [0] == sc.s.creature_load
    assert "ask-turn" == sc.prompt()


@rule("AN-OPEN-32", "AN-COMP-13", "AN-RUNE-4")
def test_no_more_rune_stones_are_laid_than_the_box_has() -> None:
    sc = scene(thorn=at(14), kram=at(7))
    for _ in range(7):
        sc = run(sc, words.Lay(thing="rune_stone", at=10))
    assert ["rune_hidden"] * 6 == sc.loose(10)


@rule("AN-OPEN-32", "AN-FARM-5")
def test_a_farmer_laid_on_a_creatures_space_is_lost() -> None:
    sc = scene(thorn=at(14), kram=at(7), creatures={28: "gor"})
    sc = run(sc, words.Lay(thing="farmer", at=28))
    assert [] == sc.loose(28)
    assert 1 == sum(event.amount for event in sc.told("farmer_lost"))


# Events and shields.


@rule("AN-EVENT-3", "AN-ITEM-5")
def test_a_shield_laid_on_the_ground_cancels_nothing() -> None:
    sc = scene(thorn=at(14), kram=at(7), loose={14: ["shield"]})
    draw(sc, "2")
    assert [4, 4] == [hero.willpower for hero in sc.s.heroes]


@rule("AN-EVENT-8", "AN-HERO-4")
def test_the_gold_offered_to_the_lowest_rank_stays_for_the_others_if_refused() -> None:
    sc = scene(thorn=at(57), kram=at(57))
    draw(sc, "29").play("skip kram")
    assert ["shield"] == sc.loose(57)
    assert ["shield"] == sc.play("take thorn shield").things("thorn")
