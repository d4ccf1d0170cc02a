"""Dice of a fight: how many, thrown how, and what helm, brew, herb and flip make of them."""

import pytest

from tests.board.fights import battle, fighting, foe_value, rolls, value, willpower_left
from tests.marks import rule, vector
from tests.scenes import at, scene

RUNES = ["rune_blue", "rune_yellow", "rune_green"]


# The hero's dice.


@vector("AN-TV-1")
def test_the_warrior_adds_the_highest_of_three_dice() -> None:
    sc = fighting("gor", thorn=at(10, willpower=9, strength=5))
    rolls(sc, 4, 3, 3)
    assert 9 == value(sc)
    assert 1 == sc.hero("thorn").hours


@vector("AN-TV-2")
def test_a_helm_adds_equal_dice() -> None:
    sc = fighting("gor", thorn=at(10, willpower=9, strength=5, things=["helm"]))
    rolls(sc, 4, 3, 3)
    assert 11 == value(sc)


@rule("AN-ITEM-1")
def test_a_helm_never_makes_a_roll_worse() -> None:
    sc = fighting("gor", thorn=at(10, willpower=9, strength=5, things=["helm"]))
    rolls(sc, 2, 2, 6)
    assert 11 == value(sc)


@vector("AN-TV-9")
def test_brew_and_helm_do_not_combine() -> None:
    for answer, expected in (("keep thorn", 6), ("brew thorn", 12)):
        hero = at(10, willpower=6, strength=1, things=["helm", "witch_brew"])
        sc = scene(thorn=hero, kram=at(5), creatures={10: "gor"})
        rolls(sc.play("fight thorn 10"), 6, 3)
        assert ["brew thorn", "keep thorn"] == sc.options()
        assert 1 + expected == value(sc.play(answer))


@rule("AN-ITEM-3")
def test_with_brew_the_helm_adds_nothing_even_to_equal_dice() -> None:
    sc = fighting("gor", thorn=at(10, willpower=6, strength=1, things=["helm", "witch_brew"]))
    rolls(sc, 4, 4)
    assert 1 + 8 == value(sc.play("brew thorn"))


@vector("AN-TV-10")
@rule("AN-HERO-7", "AN-HERO-9")
def test_the_wizard_turns_a_one_into_a_six() -> None:
    sc = scene(eara=at(10, strength=2), kram=at(5), creatures={10: "gor"})
    sc.play("fight eara 10", "roll 1")
    assert ["flip eara 1", "keep eara"] == sc.options()
    assert 8 == value(sc.play("flip eara 1"))


@rule("AN-HERO-7")
def test_the_wizard_may_leave_the_die_and_turns_one_again_next_round() -> None:
    sc = scene(eara=at(10, strength=2), kram=at(5), creatures={10: "gor"})
    sc.play("fight eara 10", "roll 4")
    assert 6 == value(sc.play("keep eara"))
    rolls(sc, 4, 1).play("on eara", "roll 2", "flip eara 2")
    assert 7 == value(sc)
    rolls(sc, 5, 1).play("on eara", "roll 3")
    assert ["flip eara 3", "keep eara"] == sc.options()


@rule("AN-ITEM-2")
def test_a_helm_is_of_no_use_to_one_die() -> None:
    sc = scene(eara=at(10, strength=2, things=["helm"]), kram=at(5), creatures={10: "gor"})
    assert 6 == value(sc.play("fight eara 10", "roll 4", "keep eara"))


@vector("AN-TV-23")
def test_the_archer_stops_when_content_and_the_last_die_counts() -> None:
    sc = scene(chada=at(14, strength=2), kram=at(5), creatures={2: "gor"})
    sc.play("fight chada 2", "roll 2")
    assert ["again chada", "keep chada"] == sc.options()
    assert 3 == battle(sc).dice_left
    sc.play("again chada", "roll 5")
    assert 7 == value(sc.play("keep chada"))


@vector("AN-TV-24")
def test_the_archer_cannot_go_back_to_an_earlier_die() -> None:
    sc = scene(chada=at(14, strength=2), kram=at(5), creatures={2: "gor"})
    sc.play("fight chada 2", "roll 2", "again chada", "roll 5", "again chada", "roll 3")
    assert ["again chada", "keep chada"] == sc.options()
    assert 5 == value(sc.play("keep chada"))


@rule("AN-FIGHT-7")
def test_the_archer_runs_out_of_dice() -> None:
    sc = scene(chada=at(14, willpower=6), kram=at(5), creatures={2: "gor"})
    sc.play("fight chada 2", "roll 6", "again chada", "roll 5", "again chada", "roll 2")
    assert 3 == value(sc)


@rule("AN-HERO-6")
def test_the_archer_throws_one_by_one_on_the_space_of_the_creature_too() -> None:
    sc = scene(chada=at(14, strength=2), kram=at(5), creatures={14: "gor"})
    sc.play("fight chada 14", "roll 6")
    assert ["again chada", "keep chada"] == sc.options()


@vector("AN-TV-25")
def test_a_helm_is_of_no_use_to_an_archer() -> None:
    sc = scene(chada=at(14, strength=2, things=["helm"]), kram=at(5), creatures={2: "gor"})
    sc.play("fight chada 2", "roll 4", "again chada", "roll 4")
    assert 6 == value(sc.play("keep chada"))


@vector("AN-TV-26")
def test_a_bow_throws_one_by_one_from_afar_and_all_at_once_at_hand() -> None:
    sc = scene(kram=at(14, strength=2, things=["bow"]), thorn=at(5), creatures={2: "gor"})
    sc.play("fight kram 2", "roll 6", "again kram", "roll 1")
    assert 3 == value(sc)

    sc = scene(kram=at(2, strength=2, things=["bow"]), thorn=at(5), creatures={2: "gor"})
    sc.play("fight kram 2", "roll 6", "roll 1")
    assert 8 == value(sc)


@rule("AN-ITEM-2", "AN-ITEM-6")
def test_a_helm_is_of_no_use_to_a_bow_from_afar() -> None:
    sc = scene(kram=at(14, strength=2, things=["bow", "helm"]), thorn=at(5), creatures={2: "gor"})
    sc.play("fight kram 2", "roll 4", "again kram", "roll 4")
    assert 6 == value(sc)


@vector("AN-TV-28")
def test_brew_doubles_the_best_die() -> None:
    sc = fighting("gor", thorn=at(10, willpower=9, strength=5, things=["witch_brew"]))
    rolls(sc, 4, 3, 3)
    assert 13 == value(sc.play("brew thorn"))
    assert ["witch_brew_half"] == sc.things("thorn")


@rule("AN-ITEM-4", "AN-ITEM-10")
def test_brew_is_used_once_a_round_and_twice_in_all() -> None:
    sc = fighting("skral", thorn=at(10, willpower=6, things=["witch_brew", "witch_brew"]))
    rolls(sc, 1, 1).play("brew thorn")
    assert ["witch_brew_half", "witch_brew"] == sc.things("thorn")
    assert "roll 1" == sc.options()[0]
    kind = sc.g.book.thing_kind("witch_brew")
    stock = sc.s.stock[kind]
    rolls(sc, 1, 2).play("on thorn")
    rolls(sc, 1, 1).play("brew thorn")
    assert ["witch_brew"] == sc.things("thorn")
    assert stock + 1 == sc.s.stock[kind]


@vector("AN-TV-29")
def test_brew_comes_before_the_creature_throws() -> None:
    sc = fighting("gor", thorn=at(10, strength=5, things=["witch_brew"]))
    rolls(sc, 4, 3, 3).play("keep thorn")
    assert "AN-FIGHT-6" == sc.refused("brew thorn")
    rolls(sc, 5, 2)
    assert "AN-FIGHT-6" == sc.refused("brew thorn")


@rule("AN-FIGHT-6", "AN-FIGHT-7", "AN-ITEM-4")
def test_an_archer_brews_the_last_die_and_throws_no_more() -> None:
    hero = at(14, strength=2, things=["witch_brew"])
    sc = scene(chada=hero, kram=at(5), creatures={2: "gor"})
    sc.play("fight chada 2", "roll 5")
    assert ["again chada", "brew chada", "keep chada"] == sc.options()
    assert 12 == value(sc.play("brew chada"))


@rule("AN-OPEN-8")
def test_brew_may_follow_the_flip_of_the_wizards_own_die() -> None:
    hero = at(10, strength=1, things=["witch_brew"])
    sc = scene(eara=hero, kram=at(5), creatures={10: "gor"})
    sc.play("fight eara 10", "roll 1", "flip eara 1")
    assert 13 == value(sc.play("brew eara"))


@vector("AN-TV-30")
def test_a_herb_adds_its_number_in_one_round() -> None:
    sc = fighting("skral", thorn=at(10, willpower=6, strength=2, things=["herb_4"]))
    rolls(sc, 5, 1)
    assert ["chew thorn herb_4", "keep thorn"] == sc.options()
    assert 11 == value(sc.play("chew thorn herb_4"))
    assert [] == sc.things("thorn")
    rolls(sc, 5, 1).play("on thorn")
    assert 7 == value(rolls(sc, 5, 1))


@rule("AN-HERB-2")
def test_only_a_herb_that_was_seen_is_chewed() -> None:
    sc = fighting("skral", thorn=at(10, willpower=6, things=["herb_3", "herb_hidden", "wineskin"]))
    rolls(sc, 5, 1)
    assert ["chew thorn herb_3", "keep thorn"] == sc.options()
    assert "AN-HERB-2" == sc.refused("chew thorn herb_hidden")
    assert "AN-HERB-2" == sc.refused("chew thorn wineskin")
    assert "AN-HERB-2" == sc.refused("chew thorn herb_4")
    assert "AN-ITEM-4" == sc.refused("brew thorn")


# The black die.


@vector("AN-TV-31")
@rule("AN-OPEN-4")
def test_the_wizard_turns_a_black_die() -> None:
    for shown, turned in ((6, 10), (8, 12)):
        sc = scene(eara=at(10, strength=1, things=RUNES), kram=at(5), creatures={10: "gor"})
        sc.play("fight eara 10")
        assert ["hand eara own", "hand eara black"] == sc.options()
        sc.play("hand eara black", f"roll {shown}", f"flip eara {shown}")
        assert 1 + turned == value(sc)


@vector("AN-TV-32")
def test_two_colours_give_no_black_die() -> None:
    things = ["rune_blue", "rune_blue", "rune_green"]
    sc = scene(thorn=at(10, willpower=6, things=things), kram=at(5), creatures={10: "gor"})
    sc.play("fight thorn 10")
    assert "die-hero" == sc.prompt()
    assert "AN-RUNE-3" == sc.refused("hand thorn black")


@vector("AN-TV-33")
def test_a_stone_given_away_between_rounds_takes_the_black_die_along() -> None:
    sc = scene(thorn=at(10, things=RUNES), kram=at(10), creatures={10: "skral"})
    sc.play("fight thorn 10", "begin thorn", "hand thorn black", "roll 6", "roll 1", "roll 2")
    sc.play("give thorn rune_blue kram", "on thorn")
    assert "die-hero" == sc.prompt()


@rule("AN-OPEN-10", "AN-RUNE-3")
def test_own_dice_or_the_black_one_is_chosen_before_each_roll() -> None:
    sc = scene(thorn=at(10, willpower=6, things=RUNES), kram=at(5), creatures={10: "skral"})
    sc.play("fight thorn 10", "hand thorn black")
    assert ["roll 6", "roll 8", "roll 10", "roll 12"] == sc.options()
    assert 9 == value(sc.play("roll 8"))
    rolls(sc, 3, 2).play("on thorn", "hand thorn own")
    assert 5 == value(rolls(sc, 4, 1))


@rule("AN-OPEN-10")
def test_an_archer_throws_the_black_die_once() -> None:
    sc = scene(chada=at(14, things=RUNES), kram=at(5), creatures={2: "gor"})
    assert 11 == value(sc.play("fight chada 2", "hand chada black", "roll 10"))


# Hours and rows.


@vector("AN-TV-49")
def test_overtime_is_paid_before_the_dice_are_counted() -> None:
    sc = scene(thorn=at(10, hours=7, willpower=8), kram=at(5), creatures={10: "gor"})
    sc.play("fight thorn 10")
    assert 6 == sc.hero("thorn").willpower
    rolls(sc, 4, 3)
    assert 5 == value(sc)


@vector("AN-TV-48")
@pytest.mark.parametrize(("willpower", "hours", "left"), [(7, 3, 1), (6, 2, 2), (3, 1, 1)])
def test_overtime_rounds_last_while_willpower_can_be_spared(
    willpower: int, hours: int, left: int
) -> None:
    hero = at(10, hours=7, willpower=willpower, strength=5)
    sc = scene(thorn=hero, kram=at(5), creatures={10: "skral"})
    sc.play("fight thorn 10")
    for _ in range(hours - 1):
        rolls(rolls(sc, 3, 1), 2, 1).play("on thorn")
    rolls(rolls(sc, 3, 1), 2, 1)
    assert sc.s.battle is None
    assert 7 + hours == sc.hero("thorn").hours
    assert left == sc.hero("thorn").willpower


@vector("AN-TV-13")
@pytest.mark.parametrize(
    ("kind", "die", "count"),
    [("gor", "red", 2), ("skral", "red", 2), ("wardrak", "black", 2), ("troll", "red", 3)],
)
def test_creatures_throw_the_dice_of_their_row(kind: str, die: str, count: int) -> None:
    sc = fighting(kind, thorn=at(10, willpower=6))
    rolls(sc, 1, 1)
    assert f"die-{die}" == sc.prompt()
    assert count == battle(sc).dice_left


@vector("AN-TV-14")
@pytest.mark.parametrize(
    ("kind", "own", "foe", "count"),
    [("troll", (4, 4, 1, 2), (1, 1, 2), 2), ("wardrak", (5, 1, 2, 3), (6, 8), 1)],
)
def test_a_weakened_creature_throws_fewer_dice(
    kind: str, own: tuple[int, ...], foe: tuple[int, ...], count: int
) -> None:
    hero = at(10, willpower=20, strength=14, things=["helm"])
    sc = scene(thorn=hero, kram=at(5), creatures={10: kind})
    rolls(rolls(sc.play("fight thorn 10"), *own), *foe)
    assert 6 == willpower_left(sc)
    rolls(sc.play("on thorn"), 1, 2, 3, 4)
    assert count == battle(sc).dice_left


@vector("AN-TV-15")
@pytest.mark.parametrize(("dice", "expected"), [((2, 2, 3), 18), ((1, 1, 6), 20), ((5, 5, 5), 29)])
def test_a_troll_adds_equal_dice_when_that_is_more(
    dice: tuple[int, int, int], expected: int
) -> None:
    sc = fighting("troll", thorn=at(10, willpower=6))
    rolls(sc, 1, 1)
    assert expected == foe_value(rolls(sc, *dice))


@vector("AN-TV-16")
@pytest.mark.parametrize(("dice", "expected"), [((6, 6), 22), ((10, 6), 20)])
def test_a_wardrak_adds_equal_black_dice(dice: tuple[int, int], expected: int) -> None:
    sc = fighting("wardrak", thorn=at(10, willpower=6))
    rolls(sc, 1, 1)
    assert expected == foe_value(rolls(sc, *dice))


@rule("AN-OPEN-15")
def test_the_largest_result_of_the_creature_stays_when_a_sum_is_smaller() -> None:
    sc = fighting("troll", thorn=at(10, willpower=6))
    rolls(sc, 1, 1)
    assert 14 + 5 == foe_value(rolls(sc, 2, 5, 2))


@vector("AN-TV-85")
def test_what_strengthens_creatures_today_counts_in_their_value() -> None:
    sc = scene(thorn=at(10, willpower=6), kram=at(5), creatures={10: "gor"})
    sc.s.creature_bonus = 1
    rolls(sc.play("fight thorn 10"), 1, 1)
    assert 7 == foe_value(rolls(sc, 4, 1))
