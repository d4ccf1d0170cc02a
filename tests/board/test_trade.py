"""Wells, merchants and the witch."""

import pytest

from rietland.board.base import ARTICLES
from rietland.board.game import BoardGame
from rietland.board.state import DRAINED, NO_WELL
from tests.marks import rule, vector
from tests.scenes import Scene, at, fresh_book, scene


def well(sc: Scene, space: int) -> int:
    return sc.s.wells[sc.g.book.well_at[space]]


# Wells.


@vector("AN-TV-11")
@rule("AN-WELL-1", "AN-HERO-5")
def test_a_well_gives_a_warrior_more() -> None:
    sc = scene(thorn=at(5, willpower=7), kram=at(35, willpower=7))
    sc.play("drain thorn")
    assert 12 == sc.hero("thorn").willpower
    assert DRAINED == well(sc, 5)
    assert ["AN-WELL-1"] == [event.rule for event in sc.told("drained")]

    sc.play("drain kram")
    assert 10 == sc.hero("kram").willpower
    assert DRAINED == well(sc, 35)


@vector("AN-TV-92")
@rule("AN-HERO-3")
def test_gains_above_the_maximum_are_lost() -> None:
    sc = scene(chada=at(5, willpower=19), kram=at(34))
    sc.play("drain chada")
    assert 20 == sc.hero("chada").willpower

    sc = scene(chada=at(9, strength=14), kram=at(34), fog={8: "strength_1"})
    sc.play("walk chada 8", "stop chada")
    assert 14 == sc.hero("chada").strength


@rule("AN-WELL-2")
def test_an_emptied_well_gives_nothing() -> None:
    sc = scene(thorn=at(5), kram=at(5))
    sc.play("drain kram")
    assert "AN-WELL-2" == sc.refused("drain thorn")
    assert "drain thorn" not in sc.options()


@rule("AN-WELL-3", "AN-FREE-1", "AN-FREE-2")
def test_a_well_is_emptied_freely_and_out_of_turn() -> None:
    sc = scene(thorn=at(5, hours=3), kram=at(35, hours=2), turn="thorn")
    assert ["drain kram"] == sc.asides()
    sc.play("drain kram")
    assert 2 == sc.hero("kram").hours
    assert "walk thorn 4" in sc.options()


@rule("AN-WELL-4")
def test_a_well_that_was_removed_cannot_be_emptied() -> None:
    sc = scene(thorn=at(5), kram=at(14))
    sc.s.wells[sc.g.book.well_at[5]] = NO_WELL
    assert "AN-WELL-1" == sc.refused("drain thorn")
    assert "AN-WELL-1" == sc.refused("drain kram")


@rule("AN-MOVE-4")
def test_a_well_may_be_emptied_where_the_move_ends() -> None:
    sc = scene(thorn=at(4), kram=at(34))
    sc.play("walk thorn 5")
    assert "AN-FREE-4" == sc.refused("drain thorn")
    sc.play("stop thorn", "drain thorn")
    assert 12 == sc.hero("thorn").willpower


# Merchants.


@vector("AN-TV-3")
@rule("AN-MERCH-2", "AN-MERCH-5", "AN-MERCH-6", "AN-FREE-8")
def test_buying_before_the_action_replaces_what_does_not_fit_and_keeps_the_turn() -> None:
    sc = scene(thorn=at(18, gold=9, things=["shield"]), chada=at(25))
    sc.play("train thorn", "train thorn", "buy thorn falcon -", "buy thorn wineskin -")
    hero = sc.hero("thorn")
    assert 1 == hero.gold
    assert 3 == hero.strength
    assert ["wineskin", "falcon"] == sc.things("thorn")
    assert ["shield"] == sc.loose(18)
    assert 0 == hero.hours
    assert "walk thorn 14" in sc.options()


@vector("AN-TV-12")
@rule("AN-MERCH-3", "AN-HERO-8")
@pytest.mark.parametrize(
    ("sc", "figure", "paid"),
    [
        (scene(kram=at(71, gold=10), chada=at(25)), "kram", 3),
        (scene(kram=at(18, gold=10), chada=at(25)), "kram", 6),
        (scene(thorn=at(71, gold=10), chada=at(25)), "thorn", 6),
    ],
)
def test_a_dwarf_trains_cheaper_in_the_mine(sc: Scene, figure: str, paid: int) -> None:
    sc.play(*[f"train {figure}"] * 3)
    assert 10 - paid == sc.hero(figure).gold
    assert 4 == sc.hero(figure).strength


@rule("AN-MERCH-3")
def test_articles_cost_a_dwarf_the_same_in_the_mine() -> None:
    sc = scene(kram=at(71, gold=2), chada=at(25))
    sc.play("buy kram helm -")
    assert 0 == sc.hero("kram").gold


@rule("AN-MERCH-1", "AN-MERCH-2")
def test_strength_is_sold_where_merchants_are_to_those_who_can_pay() -> None:
    sc = scene(thorn=at(18, gold=1), chada=at(14, gold=5), kram=at(57, gold=9, strength=14))
    assert "AN-MERCH-2" == sc.refused("train thorn")
    assert "AN-MERCH-2" == sc.refused("buy thorn helm -")
    assert "AN-MERCH-1" == sc.refused("train chada")
    assert "AN-MERCH-1" == sc.refused("buy chada helm -")
    assert "AN-HERO-3" == sc.refused("train kram")


@rule("AN-MERCH-2")
def test_articles_are_sold_while_the_stock_lasts() -> None:
    sc = scene(thorn=at(18, gold=9), chada=at(25))
    helm = sc.g.book.thing_kind("helm")
    sc.s.stock[helm] = 1
    sc.play("buy thorn helm -")
    assert 0 == sc.s.stock[helm]
    assert "AN-MERCH-2" == sc.refused("buy thorn helm -")


@rule("AN-MERCH-2")
def test_only_new_articles_of_the_equipment_board_are_sold() -> None:
    sc = scene(thorn=at(18, gold=9), chada=at(25))
    for thing in ("wineskin_half", "falcon_used", "rune_blue", "parchment", "gold", "poison", "-"):
        assert "AN-MERCH-2" == sc.refused(f"buy thorn {thing} -")


@rule("AN-MERCH-4")
def test_merchants_sell_strength_alone_until_articles_are_in_play() -> None:
    sc = scene(thorn=at(18, gold=9), chada=at(25))
    sc.s.counters[ARTICLES] = 0
    assert "AN-MERCH-4" == sc.refused("buy thorn wineskin -")
    assert ["train thorn"] == [text for text in sc.options() if text.split()[0] in ("buy", "train")]


@rule("AN-MERCH-1")
def test_a_closed_merchant_sells_nothing() -> None:
    sc = scene(thorn=at(18, gold=9), chada=at(25))
    sc.s.closed_merchants = [18]
    assert "AN-MERCH-1" == sc.refused("train thorn")
    assert "AN-MERCH-1" == sc.refused("buy thorn helm -")


@rule("AN-MERCH-6", "AN-HERO-4")
def test_with_full_slots_the_buyer_names_the_small_thing_left_behind() -> None:
    full = ["wineskin", "wineskin_half", "rune_blue", "helm", "bow"]
    sc = scene(thorn=at(18, gold=9, things=full), chada=at(25))
    offers = [text for text in sc.options() if text.startswith("buy thorn telescope")]
    assert [
        "buy thorn telescope wineskin_half",
        "buy thorn telescope wineskin",
        "buy thorn telescope rune_blue",
    ] == offers
    assert "AN-MERCH-6" == sc.refused("buy thorn telescope -")
    assert "AN-MERCH-6" == sc.refused("buy thorn telescope bow")
    assert "AN-MERCH-6" == sc.refused("buy thorn telescope herb_3")
    assert "AN-MERCH-6" == sc.refused("buy thorn falcon bow")
    sc.play("buy thorn telescope wineskin_half", "buy thorn helm -")
    assert ["wineskin", "bow", "helm", "telescope", "rune_blue"] == sc.things("thorn")
    assert ["helm", "wineskin_half"] == sc.loose(18)


@rule("AN-MERCH-6")
def test_nothing_is_left_behind_while_a_slot_is_free() -> None:
    sc = scene(thorn=at(18, gold=9, things=["wineskin"]), chada=at(25))
    assert "AN-MERCH-6" == sc.refused("buy thorn telescope wineskin")


@vector("AN-TV-123")
@rule("AN-TREAS-2", "AN-OPEN-17", "AN-TREAS-1")
def test_a_gem_pays_like_gold_and_change_is_given() -> None:
    sc = scene(thorn=at(57, things=["gem_4"]), chada=at(25))
    sc.play("train thorn")
    hero = sc.hero("thorn")
    assert (2, 2, []) == (hero.strength, hero.gold, sc.things("thorn"))
    sc.play("train thorn")
    assert (3, 0) == (hero.strength, hero.gold)
    assert "AN-MERCH-2" == sc.refused("train thorn")


@rule("AN-OPEN-17")
def test_gems_are_kept_while_gold_suffices_and_the_cheapest_goes_first() -> None:
    sc = scene(thorn=at(57, gold=2, things=["gem_2", "gem_6"]), chada=at(25))
    sc.play("buy thorn helm -")
    assert ["helm", "gem_2", "gem_6"] == sc.things("thorn")
    sc.play("train thorn")
    assert ["helm", "gem_6"] == sc.things("thorn")


# The witch.


@vector("AN-TV-75")
@rule("AN-WITCH-1", "AN-WITCH-3")
@pytest.mark.parametrize(("heroes", "price"), [(2, 2), (3, 3), (4, 4)])
def test_the_first_brew_is_free_and_an_archer_pays_one_gold_less(heroes: int, price: int) -> None:
    archer = at(9, gold=6)
    token: dict[int, str | None] = {8: "witch_brew"}
    if heroes == 2:
        sc = scene(chada=archer, kram=at(7), fog=token)
    elif heroes == 3:
        sc = scene(chada=archer, kram=at(7), thorn=at(14), fog=token)
    else:
        sc = scene(chada=archer, kram=at(7), thorn=at(14), eara=at(34), fog=token)
    sc.play("walk chada 8", "stop chada")
    answer_everything(sc)
    assert ["witch_brew"] == sc.things("chada")
    assert 6 == sc.hero("chada").gold
    assert 8 == sc.s.figures[sc.g.book.figure_names.index("witch")]
    sc.play("buy chada witch_brew -")
    assert ["witch_brew", "witch_brew"] == sc.things("chada")
    assert 6 - price == sc.hero("chada").gold


def answer_everything(sc: Scene) -> None:
    """Let chance say anything until somebody decides again."""
    while sc.g.pending(sc.s).weights:
        sc.play(sc.options()[0])


@vector("AN-TV-76")
@rule("AN-WITCH-2", "AN-WITCH-3", "AN-MERCH-4")
def test_brew_is_sold_by_the_witch_alone() -> None:
    witch = {"witch": 8}
    warrior = at(14, gold=9)
    sc = scene(eara=at(8, gold=5), kram=at(7), thorn=warrior, chada=at(25), figures=witch)
    sc.play("buy eara witch_brew -")
    assert 0 == sc.hero("eara").gold

    sc = scene(eara=at(18, gold=5), kram=at(7), thorn=warrior, chada=at(25), figures=witch)
    assert "AN-MERCH-4" == sc.refused("buy eara witch_brew -")
    assert "AN-WITCH-2" == sc.refused("buy thorn witch_brew -")


@rule("AN-WITCH-2", "AN-WITCH-3")
def test_the_witch_sells_no_more_than_she_has_and_nothing_but_brew() -> None:
    sc = scene(thorn=at(8, gold=2), kram=at(8, gold=9), figures={"witch": 8})
    assert "AN-WITCH-3" == sc.refused("buy thorn witch_brew -")
    assert "AN-MERCH-1" == sc.refused("buy kram wineskin -")
    assert "AN-MERCH-1" == sc.refused("train kram")
    sc.s.stock[sc.g.book.thing_kind("witch_brew")] = 0
    assert "AN-MERCH-2" == sc.refused("buy kram witch_brew -")


@rule("AN-FOG-7")
def test_nobody_trains_before_fog_is_resolved() -> None:
    book = fresh_book("2")
    book.fog_at[18] = book.fog_at[16]
    sc = scene(thorn=at(18, gold=9), kram=at(7), fog={16: "gold_1"})
    assert "train thorn" in sc.options()
    assert "AN-FOG-7" == Scene(BoardGame(book, sc.g.party), sc.s).refused("train thorn")
