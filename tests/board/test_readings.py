"""Readings the rulebook leaves open, each with the ruling of the ledger."""

from tests.board.draws import draw, number
from tests.board.fights import fighting, rolls, value
from tests.marks import rule
from tests.scenes import Scene, at, scene

RUNES = ["rune_blue", "rune_yellow", "rune_green"]


# Two cards of one day.


def fogged() -> Scene:
    """Two event fog tokens on the way of a hero with strength to go on."""
    return scene(thorn=at(17, hours=5, willpower=20), kram=at(7), fog={13: "event", 16: "event"})


@rule("AN-EVENT-5")
def test_an_hour_forbidden_today_stays_forbidden_when_another_card_prices_it() -> None:
    sc = fogged()
    sc.play("walk thorn 16", "stop thorn", f"draw {number(sc, '9')}", "done thorn")
    sc.play("pass kram", "done kram")
    sc.play("walk thorn 13", "stop thorn", f"draw {number(sc, '19')}", "done thorn")
    sc.play("pass kram", "done kram", "walk thorn 16", "walk thorn 13")
    assert (9, 20 - 2 - 3) == (sc.hero("thorn").hours, sc.hero("thorn").willpower)
    assert "AN-EVENT-5" == sc.refused("walk thorn 16")


@rule("AN-EVENT-5")
def test_an_hour_priced_today_may_still_be_forbidden_and_tomorrow_both_are_over() -> None:
    sc = draw(draw(scene(thorn=at(14, hours=9, willpower=20), kram=at(7)), "19"), "9")
    assert "AN-EVENT-5" == sc.refused("walk thorn 2")
    sc.play("end thorn", "end kram", f"draw {number(sc, '14')}")
    assert [2, 2, 2] == sc.s.overtime


# Farmers.


def sleeping_guide() -> Scene:
    """One farmer follows a hero whose day is over; another hero comes by."""
    return scene(thorn=at(36, farmers=1, resting=True), kram=at(38), turn="kram")


@rule("AN-FARM-1", "AN-OPEN-34")
def test_a_farmer_beside_a_resting_hero_is_led_on_by_another() -> None:
    sc = sleeping_guide().play("walk kram 36")
    assert "take kram farmer" in sc.options()
    sc.play("take kram farmer")
    assert (0, 1) == (sc.hero("thorn").farmers, sc.hero("kram").farmers)
    assert "AN-ITEM-11" == sc.refused("take kram farmer")
    sc.play("walk kram 16", "walk kram 13", "walk kram 6", "walk kram 0")
    assert 4 == sc.s.shields


@rule("AN-FARM-1", "AN-OPEN-34")
def test_a_farmer_beside_a_resting_hero_is_taken_by_one_who_stands_there_too() -> None:
    sc = sleeping_guide().play("walk kram 36", "stop kram")
    assert "take kram farmer" in sc.options()
    sc.play("take kram farmer", "drop kram farmer")
    assert ["farmer"] == sc.loose(36)
    both = scene(
        thorn=at(36, farmers=1, resting=True), kram=at(36), loose={36: ["farmer"]}, turn="kram"
    )
    assert 1 == both.options().count("take kram farmer")
    both.play("take kram farmer")
    assert ([], 1) == (both.loose(36), both.hero("thorn").farmers)
    both.play("take kram farmer")
    assert (0, 2) == (both.hero("thorn").farmers, both.hero("kram").farmers)


@rule("AN-OPEN-34", "AN-FREE-3")
def test_a_farmer_stays_with_a_hero_who_is_awake_or_elsewhere() -> None:
    sc = scene(thorn=at(36, farmers=1), kram=at(36), turn="kram")
    assert "AN-ITEM-11" == sc.refused("take kram farmer")
    sc.play("drop thorn farmer", "take kram farmer")
    assert 1 == sc.hero("kram").farmers
    sc = scene(thorn=at(36, farmers=1, resting=True), kram=at(38), turn="kram")
    assert "AN-ITEM-11" == sc.refused("take kram farmer")
    sc = scene(thorn=at(36, farmers=1, resting=True), kram=at(36, resting=True), chada=at(25))
    assert "AN-FREE-3" == sc.refused("take kram farmer")


# Event cards.


@rule("AN-OPEN-35", "AN-EVENT-10")
def test_no_cost_is_asked_where_only_the_tower_could_move() -> None:
    sc = draw(scene(thorn=at(14), kram=at(7), creatures={53: "tower_skral"}), "27")
    assert "ask-turn" == sc.prompt()
    assert {53: "skral"} == sc.creatures()
    sc = draw(scene(thorn=at(14), kram=at(7), creatures={53: "tower_skral", 20: "gor"}), "27")
    assert ["choose thorn pay", "choose thorn refuse"] == sc.options()


@rule("AN-OPEN-36")
def test_who_declined_a_waiting_offer_is_asked_again_only_on_entering_again() -> None:
    sc = draw(scene(thorn=at(9, gold=2), kram=at(34)), "8").play("choose thorn decline")
    assert "ask-turn" == sc.prompt()
    sc.play("pass thorn", "done thorn", "pass kram", "done kram")
    assert "ask-turn" == sc.prompt()
    sc.play("walk thorn 7", "walk thorn 9", "choose thorn buy")
    assert (3, 0, []) == (sc.hero("thorn").strength, sc.hero("thorn").gold, sc.s.waiting_cards)


@rule("AN-OPEN-37", "AN-HERO-4")
def test_a_card_sells_only_articles_that_find_a_free_slot() -> None:
    sc = scene(thorn=at(14, things=["shield", "helm", *RUNES]), kram=at(7, things=["shield"]))
    draw(sc, "1").play("choose kram buy")
    assert ["article kram wineskin", "article kram helm", "article kram telescope"] == sc.options()
    assert "AN-HERO-4" == sc.refused("article kram falcon")
    sc.play("article kram wineskin")
    assert ["choose thorn decline"] == sc.options()


# Fights.


@rule("AN-OPEN-38", "AN-FIGHT-13", "AN-TURN-5")
def test_who_lost_a_fight_may_end_the_day_or_leave_it_open() -> None:
    for last in ("end thorn", "done thorn"):
        sc = fighting("troll", thorn=at(10, willpower=3, strength=3))
        rolls(sc, 1, 1)
        rolls(sc, 1, 1, 2)
        assert (3, 2) == (sc.hero("thorn").willpower, sc.hero("thorn").strength)
        assert ["done thorn", "end thorn"] == sc.options()
        assert "AN-TURN-1" == sc.refused("walk thorn 14")
        assert "AN-FIGHT-15" == sc.refused("fight thorn 10")
        sc.play(last)
        assert ("end thorn" == last) == bool(sc.told("rested"))


@rule("AN-OPEN-39", "AN-HERO-4", "AN-RUNE-3")
def test_three_rune_stones_leave_no_slot_for_brew_or_herb() -> None:
    sc = scene(
        thorn=at(10, gold=9, things=[*RUNES, "helm", "shield"]), kram=at(10, things=["witch_brew"]),
        loose={10: ["herb_4"]}, figures={"witch": 10},
    )  # fmt: skip
    assert "AN-HERO-4" == sc.refused("take thorn herb_4")
    assert "AN-HERO-4" == sc.refused("give kram witch_brew thorn")
    assert "AN-MERCH-6" == sc.refused("buy thorn witch_brew -")


@rule("AN-ITEM-2", "AN-RUNE-3")
def test_a_helm_adds_nothing_to_the_black_die() -> None:
    sc = fighting("troll", thorn=at(10, strength=2, things=["helm", *RUNES]))
    sc.play("hand thorn black", "roll 12")
    assert 14 == value(sc)


# The witch.


@rule("AN-OPEN-40", "AN-WITCH-1", "AN-L2-7")
def test_the_witch_card_is_read_before_the_finder_gets_the_brew() -> None:
    sc = scene(thorn=at(17), kram=at(7), fog={16: "witch_brew"})
    sc.play("walk thorn 16", "stop thorn")
    witch = sc.g.book.figure_names.index("witch")
    assert ("die-hero", [], -1) == (sc.prompt(), sc.things("thorn"), sc.s.figures[witch])
    sc.play("roll 1", "draw 4")
    assert (["witch_brew"], 16) == (sc.things("thorn"), sc.s.figures[witch])
    assert {37: "gor"} == sc.creatures()
