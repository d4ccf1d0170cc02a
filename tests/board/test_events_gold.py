"""Every card of the golden deck, drawn in a scene."""

from rietland.board.book import EVENT_CARDS
from rietland.board.game import BoardGame
from rietland.kernel.pile import UNSEEN
from tests.board.draws import draw, number
from tests.marks import rule, vector
from tests.scenes import Scene, at, fresh_book, scene


def willpower(sc: Scene) -> list[int]:
    return [hero.willpower for hero in sc.s.heroes]


def strength(sc: Scene) -> list[int]:
    return [hero.strength for hero in sc.s.heroes]


@rule("AN-EVENT-1", "AN-OPEN-2")
def test_1_sells_an_article_but_no_brew_for_three_willpower() -> None:
    sc = scene(thorn=at(14, things=["shield"]), kram=at(7, willpower=3))
    draw(sc, "1")
    assert ["choose kram decline"] == sc.options()
    sc.play("choose kram decline", "choose thorn buy")
    assert ["article thorn wineskin", "article thorn helm", "article thorn telescope"] == (
        sc.options()
    )
    assert "AN-EVENT-1" == sc.refused("article thorn witch_brew")
    assert "AN-MERCH-2" == sc.refused("article thorn wineskin_half")
    assert "AN-HERO-4" == sc.refused("article thorn bow")
    sc.play("article thorn helm")
    assert [4, 3] == willpower(sc)
    assert ["helm", "shield"] == sorted(sc.things("thorn"))


@rule("AN-EVENT-1")
def test_2_costs_three_willpower_on_spaces_up_to_20() -> None:
    sc = scene(thorn=at(20), kram=at(0), chada=at(21))
    assert [4, 4, 7] == willpower(draw(sc, "2"))


@rule("AN-OPEN-2", "AN-EVENT-6")
def test_2_makes_a_hero_fall_who_loses_the_last_willpower() -> None:
    sc = draw(scene(thorn=at(20, willpower=2, strength=3), kram=at(34)), "2")
    assert 3 == sc.hero("thorn").willpower
    assert 2 == sc.hero("thorn").strength


@rule("AN-OPEN-27", "AN-EVENT-8")
def test_3_gives_strength_to_the_highest_rank_already_on_57() -> None:
    sc = draw(scene(thorn=at(57), chada=at(57)), "3")
    assert [1, 2] == strength(sc)
    assert [] == sc.s.waiting_cards


@rule("AN-EVENT-5", "AN-OPEN-27")
def test_3_waits_for_the_next_hero_to_set_foot_on_57() -> None:
    sc = draw(scene(thorn=at(56), kram=at(7)), "3")
    assert 1 == len(sc.s.waiting_cards)
    sc.play("walk thorn 57")
    assert 2 == sc.hero("thorn").strength
    sc.play("walk thorn 59", "walk thorn 57")
    assert 2 == sc.hero("thorn").strength


@rule("AN-EVENT-1")
def test_4_costs_three_willpower_on_spaces_37_to_70() -> None:
    sc = scene(thorn=at(37), kram=at(70), chada=at(36), eara=at(71))
    assert [4, 4, 7, 7] == willpower(draw(sc, "4"))


@rule("AN-EVENT-1")
def test_5_gives_wizard_and_archer_three_willpower() -> None:
    sc = scene(thorn=at(14), chada=at(25), eara=at(34, willpower=19), kram=at(7))
    assert [7, 10, 20, 7] == willpower(draw(sc, "5"))


@rule("AN-EVENT-8")
def test_6_is_a_gamble_for_the_lowest_rank_alone() -> None:
    sc = scene(thorn=at(14), kram=at(7))
    draw(sc, "6").play("choose kram roll", "roll 4")
    assert [7, 3] == willpower(sc)
    sc = scene(thorn=at(14), kram=at(7))
    draw(sc, "6").play("choose kram roll", "roll 5")
    assert [7, 12] == willpower(sc)
    sc = scene(thorn=at(14), kram=at(7))
    draw(sc, "6").play("choose kram decline")
    assert [7, 7] == willpower(sc)


@rule("AN-EVENT-7")
def test_7_costs_the_group_as_much_willpower_as_the_die_shows() -> None:
    sc = scene(thorn=at(14), kram=at(7))
    draw(sc, "7").play("roll 2", "pay thorn kram willpower", "pay thorn thorn willpower")
    assert [6, 6] == willpower(sc)


@rule("AN-EVENT-7", "AN-OPEN-2")
def test_7_takes_nobody_below_zero_and_lets_them_fall_at_the_end() -> None:
    sc = scene(thorn=at(14, willpower=1, strength=4), kram=at(7, willpower=2, strength=1))
    draw(sc, "7").play("roll 6", "pay thorn thorn willpower")
    # The rest can only be Kram's; the group had 3 in all.
    assert [3, 3] == willpower(sc)
    assert [3, 1] == strength(sc)


@rule("AN-EVENT-5")
def test_8_sells_two_strength_on_9_once() -> None:
    sc = draw(scene(thorn=at(7, gold=2), kram=at(15, gold=2)), "8")
    sc.play("walk thorn 9", "choose thorn buy")
    assert 3 == sc.hero("thorn").strength
    assert 0 == sc.hero("thorn").gold
    assert [] == sc.s.waiting_cards


@rule("AN-EVENT-5")
def test_8_goes_on_waiting_for_whoever_comes_after_a_refusal() -> None:
    sc = draw(scene(thorn=at(9, gold=2), kram=at(15, gold=2)), "8")
    sc.play("choose thorn decline", "pass thorn", "done thorn", "walk kram 9", "choose kram buy")
    assert [1, 3] == strength(sc)


@rule("AN-OPEN-27", "AN-EVENT-8")
def test_8_asks_everybody_on_9_in_turn_highest_rank_first() -> None:
    sc = draw(scene(thorn=at(9, gold=2), eara=at(9), kram=at(15)), "8")
    assert ["choose eara decline"] == sc.options()
    sc.play("choose eara decline", "choose thorn buy")
    assert [3, 1, 1] == strength(sc)
    assert [] == sc.s.waiting_cards


@vector("AN-TV-82")
def test_9_forbids_the_tenth_hour_today() -> None:
    sc = draw(scene(thorn=at(14, hours=7, willpower=20), kram=at(7)), "9")
    sc.play("walk thorn 2", "walk thorn 14")
    assert 16 == sc.hero("thorn").willpower
    assert "AN-EVENT-5" == sc.refused("walk thorn 2")


@rule("AN-EVENT-1")
def test_10_sells_three_willpower_for_a_piece_of_gold() -> None:
    sc = scene(thorn=at(14, gold=2), kram=at(7, gold=1))
    draw(sc, "10").play("choose kram buy", "choose thorn decline")
    assert [7, 10] == willpower(sc)
    assert [2, 0] == [hero.gold for hero in sc.s.heroes]


@vector("AN-TV-85")
def test_11_makes_every_creature_stronger_today() -> None:
    sc = draw(scene(thorn=at(14, strength=5), kram=at(7), creatures={14: "gor"}), "11")
    sc.play("fight thorn 14", *["roll 1"] * sc.g.book.heroes[sc.hero("thorn").kind].dice[7])
    sc.play("roll 4", "roll 1")
    assert [7] == [event.amount for event in sc.told("creature_value")]


@vector("AN-TV-88")
def test_12_gives_a_wineskin_on_the_river_bank() -> None:
    sc = draw(scene(thorn=at(26), kram=at(25)), "12")
    assert ["wineskin"] == sc.things("thorn")
    assert [] == sc.things("kram")
    assert 4 == sc.s.stock[sc.g.book.thing_kind("wineskin")]


@rule("AN-HERO-4", "AN-WITCH-4")
def test_12_lays_the_wineskin_down_for_a_hero_without_a_free_slot() -> None:
    full = ["telescope", "witch_brew", "witch_brew"]
    sc = draw(scene(thorn=at(26, things=full), kram=at(25)), "12")
    assert ["wineskin"] == sc.loose(26)


@rule("AN-EVENT-1")
def test_13_lifts_everybody_to_ten() -> None:
    sc = scene(thorn=at(14, willpower=1), kram=at(7, willpower=12))
    assert [10, 12] == willpower(draw(sc, "13"))


@rule("AN-EVENT-1")
def test_14_gives_dwarf_and_warrior_three_willpower() -> None:
    sc = scene(thorn=at(14), chada=at(25), eara=at(34), kram=at(7))
    assert [10, 7, 7, 10] == willpower(draw(sc, "14"))


@vector("AN-TV-91")
def test_15_removes_the_well_on_35_for_good() -> None:
    sc = scene(thorn=at(14, resting=True), kram=at(7, resting=True))
    sc.play(f"draw {number(sc, '15')}")
    assert 2 == sc.s.day
    sc.hero("thorn").space = 35
    assert "AN-WELL-1" == sc.refused("drain thorn")
    sc.hero("thorn").space = 5
    assert "drain thorn" in sc.options() + sc.asides()


@rule("AN-EVENT-8")
def test_16_shows_the_highest_rank_the_next_card_to_remove_it() -> None:
    sc = scene(thorn=at(14), kram=at(7))
    draw(sc, "16").play(f"draw {number(sc, '2')}")
    assert ["discard thorn", "skip thorn"] == sc.options()
    sc.play("discard thorn")
    stack = sc.s.piles[EVENT_CARDS].stacks[0]
    assert [UNSEEN] * 32 == stack
    assert 0 == sc.s.piles[EVENT_CARDS].unseen[number(sc, "2")]


@rule("AN-EVENT-8")
def test_16_may_put_the_card_back_where_everybody_knows_it() -> None:
    sc = scene(thorn=at(14), kram=at(7))
    draw(sc, "16").play(f"draw {number(sc, '5')}", "skip thorn")
    assert number(sc, "5") == sc.s.piles[EVENT_CARDS].stacks[0][0]
    assert "walk thorn 2" in sc.options()


@rule("AN-EVENT-1")
def test_17_caps_everybody_at_twelve() -> None:
    sc = scene(thorn=at(14, willpower=13), kram=at(7, willpower=20), chada=at(25, willpower=5))
    assert [12, 12, 5] == willpower(draw(sc, "17"))


@vector("AN-TV-89")
def test_18_is_met_by_four_willpower_of_three_heroes() -> None:
    sc = scene(thorn=at(14), kram=at(7), chada=at(34), creatures={20: "gor", 3: "skral"})
    draw(sc, "18").play("choose thorn pay")
    sc.play(*["pay thorn thorn willpower"] * 4)
    assert [3, 7, 7] == willpower(sc)
    assert "gor" == sc.creature(20)


@vector("AN-TV-89")
def test_18_moves_the_lowest_gor_past_a_taken_space() -> None:
    sc = scene(thorn=at(14), kram=at(7), chada=at(34), creatures={20: "gor", 3: "skral", 48: "gor"})
    draw(sc, "18").play("choose thorn refuse")
    assert {1: "gor", 3: "skral", 48: "gor"} == sc.creatures()


@vector("AN-TV-89")
def test_18_is_cancelled_by_a_shield() -> None:
    sc = scene(thorn=at(14, things=["shield"]), kram=at(7), creatures={20: "gor"})
    draw(sc, "18").play("block thorn")
    assert {20: "gor"} == sc.creatures()
    assert [7, 7] == willpower(sc)


@rule("AN-OPEN-2")
def test_18_cannot_be_paid_when_nobody_has_willpower_to_spare() -> None:
    sc = scene(thorn=at(14, willpower=2), kram=at(7, willpower=1), creatures={20: "gor"})
    assert ["choose thorn refuse"] == draw(sc, "18").options()


@rule("AN-EVENT-10")
def test_18_asks_nothing_without_a_gor() -> None:
    sc = draw(scene(thorn=at(14), kram=at(7), creatures={20: "skral"}), "18")
    assert "walk thorn 2" in sc.options()


@vector("AN-TV-83")
def test_19_makes_the_ninth_and_tenth_hour_cost_three() -> None:
    sc = draw(scene(thorn=at(14, hours=7, willpower=9), kram=at(7)), "19")
    sc.play("walk thorn 2", "walk thorn 14", "walk thorn 2")
    assert 1 == sc.hero("thorn").willpower
    sc = draw(scene(thorn=at(14, hours=7, willpower=8), kram=at(7)), "19")
    sc.play("walk thorn 2", "walk thorn 14")
    assert 3 == sc.hero("thorn").willpower
    assert "AN-TIME-2" == sc.refused("walk thorn 2")


@rule("AN-EVENT-7", "AN-OPEN-16")
def test_20_takes_a_farmer_of_the_groups_choice() -> None:
    sc = scene(thorn=at(14, farmers=1), kram=at(7), loose={24: ["farmer"], 36: ["farmer"]})
    draw(sc, "20").play("choose thorn refuse")
    assert ["pick thorn 24", "pick thorn 36", "name thorn thorn"] == sc.options()
    sc.play("pick thorn 36")
    assert [] == sc.loose(36)
    assert ["farmer"] == sc.loose(24)
    assert 1 == sc.hero("thorn").farmers


@rule("AN-EVENT-7")
def test_20_takes_the_only_farmer_without_asking() -> None:
    sc = scene(thorn=at(14, farmers=1), kram=at(7))
    draw(sc, "20").play("choose thorn refuse")
    assert 0 == sc.hero("thorn").farmers
    assert "walk thorn 2" in sc.options()


@rule("AN-DIFF-2", "AN-OPEN-2")
def test_20_is_met_in_gold_and_willpower() -> None:
    sc = scene(thorn=at(14, gold=1, willpower=2), kram=at(7), loose={24: ["farmer"]})
    draw(sc, "20").play("choose thorn pay", "pay thorn thorn willpower")
    assert "AN-OPEN-2" == sc.refused("pay thorn thorn willpower")
    assert ["pay thorn thorn gold", "pay thorn kram willpower"] == sc.options()
    sc.play("pay thorn thorn gold")
    assert [1, 7] == willpower(sc)
    assert ["farmer"] == sc.loose(24)


@rule("AN-EVENT-1")
def test_20_asks_nothing_without_a_farmer() -> None:
    assert "walk thorn 2" in draw(scene(thorn=at(14), kram=at(7)), "20").options()


@rule("AN-OPEN-27", "AN-EVENT-8")
def test_21_hits_the_highest_rank_in_the_wood_or_the_next_to_enter() -> None:
    sc = draw(scene(thorn=at(22), chada=at(25), kram=at(7)), "21")
    assert [7, 3, 7] == willpower(sc)
    sc = draw(scene(thorn=at(19), kram=at(7)), "21").play("walk thorn 22")
    assert [3, 7] == willpower(sc)
    sc.play("walk thorn 23")
    assert [3, 7] == willpower(sc)


@rule("AN-WELL-4")
def test_22_removes_the_well_on_45() -> None:
    sc = draw(scene(thorn=at(45), kram=at(7)), "22")
    assert "AN-WELL-1" == sc.refused("drain thorn")


@rule("AN-OPEN-16")
def test_23_strengthens_up_to_two_heroes_of_at_most_six() -> None:
    sc = scene(thorn=at(14, strength=6), kram=at(7), chada=at(25, strength=7), eara=at(34))
    draw(sc, "23")
    assert ["name thorn kram", "name thorn thorn", "name thorn eara", "skip thorn"] == sc.options()
    sc.play("name thorn thorn", "name thorn kram")
    assert [7, 2, 7, 1] == strength(sc)


@rule("AN-OPEN-16")
def test_23_may_strengthen_one_or_nobody() -> None:
    sc = scene(thorn=at(14), kram=at(7))
    draw(sc, "23").play("name thorn kram", "skip thorn")
    assert [1, 2] == strength(sc)
    sc = scene(thorn=at(14), kram=at(7))
    draw(sc, "23").play("skip thorn")
    assert [1, 1] == strength(sc)


@rule("AN-EVENT-1")
def test_24_costs_two_willpower_outside_wood_mine_inn_and_castle() -> None:
    sc = scene(thorn=at(14), kram=at(71), chada=at(24), eara=at(0))
    assert [5, 7, 7, 7] == willpower(draw(sc, "24"))
    sc = scene(thorn=at(72), kram=at(61))
    assert [7, 5] == willpower(draw(sc, "24"))


@rule("AN-EVENT-8")
def test_25_lets_the_weary_roll_lowest_rank_first() -> None:
    sc = scene(thorn=at(14, willpower=5), kram=at(7, willpower=1), chada=at(25, willpower=6))
    draw(sc, "25").play("roll 6", "roll 2")
    assert [7, 7, 6] == willpower(sc)


@vector("AN-TV-84")
def test_26_makes_the_eighth_hour_free_today() -> None:
    sc = draw(scene(thorn=at(14, hours=7), kram=at(7)), "26").play("walk thorn 2")
    assert 7 == sc.hero("thorn").willpower
    sc.play("walk thorn 14")
    assert 5 == sc.hero("thorn").willpower


@rule("AN-EVENT-10")
def test_27_moves_the_creature_on_the_highest_space() -> None:
    sc = scene(thorn=at(14), kram=at(7), creatures={20: "gor", 44: "skral"})
    draw(sc, "27").play("choose thorn refuse")
    assert {20: "gor", 42: "skral"} == sc.creatures()


@rule("AN-L2-3", "AN-EVENT-10")
def test_27_passes_over_the_skral_on_the_tower() -> None:
    sc = scene(thorn=at(14), kram=at(7), creatures={20: "gor", 53: "tower_skral"})
    draw(sc, "27").play("choose thorn refuse")
    assert {3: "gor", 53: "skral"} == sc.creatures()


@rule("AN-DIFF-2")
def test_27_is_met_by_three_of_three_heroes() -> None:
    sc = scene(thorn=at(14, gold=2), kram=at(7), chada=at(25), creatures={44: "skral"})
    draw(sc, "27").play("choose thorn pay", "pay thorn thorn gold", "pay thorn thorn gold")
    sc.play("pay thorn chada willpower")
    assert [7, 7, 6] == willpower(sc)
    assert {44: "skral"} == sc.creatures()


@vector("AN-TV-86")
def test_28_rewards_those_whose_stone_is_in_the_sunrise_box() -> None:
    sc = draw(scene(thorn=at(14), kram=at(7, resting=True)), "28")
    assert [7, 9] == willpower(sc)
    sc = scene(thorn=at(14, resting=True), kram=at(7, resting=True))
    sc.play(f"draw {number(sc, '28')}")
    assert [9, 9] == willpower(sc)


@rule("AN-EVENT-8", "AN-FREE-6")
def test_29_offers_a_shield_to_the_lowest_rank_on_57() -> None:
    sc = scene(thorn=at(57), chada=at(57))
    draw(sc, "29").play("article thorn shield")
    assert ["shield"] == sc.things("thorn")
    assert 3 == sc.s.stock[sc.g.book.thing_kind("shield")]
    sc = draw(scene(thorn=at(57, things=["bow"]), chada=at(57)), "29")
    assert ["article chada shield", "skip chada"] == sc.options()


@rule("AN-EVENT-8")
def test_30_lays_a_wineskin_on_72() -> None:
    sc = draw(scene(thorn=at(14), kram=at(7)), "30")
    assert ["wineskin"] == sc.loose(72)
    assert 4 == sc.s.stock[sc.g.book.thing_kind("wineskin")]


@rule("AN-OPEN-29")
def test_31_does_the_same_as_24() -> None:
    sc = scene(thorn=at(14), kram=at(71), chada=at(24), eara=at(0))
    assert [5, 7, 7, 7] == willpower(draw(sc, "31"))


@rule("AN-EVENT-9")
def test_32_costs_those_in_the_sunrise_box_two_willpower() -> None:
    sc = draw(scene(thorn=at(14), kram=at(7, resting=True)), "32")
    assert [7, 5] == willpower(sc)


@rule("AN-EVENT-6", "AN-OPEN-16")
def test_33_takes_a_strength_point_of_the_groups_choice() -> None:
    sc = scene(thorn=at(14, strength=2), kram=at(7), chada=at(25, strength=3))
    draw(sc, "33")
    assert ["name thorn thorn", "name thorn chada"] == sc.options()
    sc.play("name thorn chada")
    assert [2, 1, 2] == strength(sc)
    sc = draw(scene(thorn=at(14), kram=at(7)), "33")
    assert [1, 1] == strength(sc)
    assert "walk thorn 2" in sc.options()


@rule("AN-OPEN-16")
def test_34_trades_two_strength_for_ten_willpower() -> None:
    sc = scene(thorn=at(14, strength=3), kram=at(7, strength=2))
    draw(sc, "34")
    assert ["name thorn thorn", "skip thorn"] == sc.options()
    sc.play("name thorn thorn")
    assert [1, 2] == strength(sc)
    assert [17, 7] == willpower(sc)


@rule("AN-EVENT-7")
def test_20_tells_of_the_farmer_who_is_lost_and_of_its_hero() -> None:
    sc = scene(thorn=at(14, farmers=1), kram=at(7), loose={24: ["farmer"]})
    alone = draw(sc, "20").play("choose thorn refuse", "pick thorn 24").told("farmer_lost")
    assert [(-1, 24, 1)] == [(event.who, event.where, event.amount) for event in alone]
    sc = scene(thorn=at(14, farmers=1), kram=at(7), loose={24: ["farmer"]})
    led = draw(sc, "20").play("choose thorn refuse", "name thorn thorn").told("farmer_lost")
    assert [(0, 14, 1)] == [(event.who, event.where, event.amount) for event in led]


@rule("AN-OPEN-27", "AN-EVENT-8")
def test_a_card_that_waits_for_the_lowest_rank_asks_it_first() -> None:
    book = fresh_book("2")
    for one in book.waits:
        one.highest = False
    sc = scene(thorn=at(57), chada=at(57))
    assert [2, 1] == strength(draw(Scene(BoardGame(book, sc.g.party), sc.s), "3"))
