"""Every card of the silver deck, drawn in a scene."""

from rietland.board.book import FOG_TOKENS
from tests.board.draws import draw
from tests.marks import rule, vector
from tests.scenes import Scene, at, scene


def willpower(sc: Scene) -> list[int]:
    return [hero.willpower for hero in sc.s.heroes]


def strength(sc: Scene) -> list[int]:
    return [hero.strength for hero in sc.s.heroes]


@rule("AN-L1-3")
def test_start_places_gors_even_where_heroes_stand() -> None:
    sc = draw(scene(deck="silver", thorn=at(16), kram=at(7)), "start")
    assert {16: "gor", 22: "gor", 23: "gor", 24: "gor"} == sc.creatures()


@rule("AN-EVENT-1")
def test_1_lifts_everybody_below_ten_by_two() -> None:
    sc = scene(deck="silver", thorn=at(14, willpower=9), kram=at(7, willpower=10))
    assert [11, 10] == willpower(draw(sc, "1"))


@vector("AN-TV-110")
def test_2_costs_the_group_three_willpower_in_any_split() -> None:
    sc = scene(
        deck="silver",
        thorn=at(14, willpower=7),
        kram=at(7, willpower=2),
        chada=at(25, willpower=9),
    )
    draw(sc, "2")
    assert [
        "pay thorn thorn willpower",
        "pay thorn kram willpower",
        "pay thorn chada willpower",
    ] == sc.options()
    sc.play("pay thorn thorn willpower", "pay thorn chada willpower", "pay thorn chada willpower")
    assert [6, 2, 7] == willpower(sc)


@vector("AN-TV-110")
def test_2_is_cancelled_for_all_by_one_shield() -> None:
    sc = scene(deck="silver", thorn=at(14, things=["shield"]), kram=at(7, willpower=2))
    draw(sc, "2").play("block thorn")
    assert [7, 2] == willpower(sc)
    assert ["shield_half"] == sc.things("thorn")


@rule("AN-EVENT-1")
def test_3_gives_two_willpower_on_the_spaces_up_to_nine() -> None:
    sc = scene(deck="silver", thorn=at(9), kram=at(0), chada=at(10))
    assert [9, 9, 7] == willpower(draw(sc, "3"))


@rule("AN-WELL-4")
def test_4_removes_the_well_on_55_for_good() -> None:
    sc = draw(scene(deck="silver", thorn=at(55), kram=at(7)), "4")
    assert "AN-WELL-1" == sc.refused("drain thorn")
    assert [55] == [event.where for event in sc.told("well_gone")]


@vector("AN-TV-109")
def test_5_offers_three_gold_to_the_lowest_rank_on_the_space() -> None:
    sc = scene(deck="silver", liphardus=at(26), kram=at(26))
    draw(sc, "5")
    assert ["article kram gold", "skip kram"] == sc.options()
    sc.play("article kram gold")
    assert 3 == sc.hero("kram").gold
    assert [] == sc.loose(26)


@rule("AN-EVENT-8", "AN-FREE-6")
def test_5_leaves_the_gold_lying_when_nobody_is_there_or_wants_it() -> None:
    sc = draw(scene(deck="silver", thorn=at(14), kram=at(7)), "5")
    assert ["gold"] * 3 == sc.loose(26)
    sc = draw(scene(deck="silver", thorn=at(26), kram=at(7)), "5").play("skip thorn")
    assert ["gold"] * 3 == sc.loose(26)
    assert "take thorn gold" in sc.options()


@rule("AN-EVENT-1")
def test_6_caps_warrior_and_archer_at_twelve() -> None:
    sc = scene(
        deck="silver",
        thorn=at(14, willpower=15),
        chada=at(25, willpower=12),
        kram=at(7, willpower=15),
    )
    assert [12, 12, 15] == willpower(draw(sc, "6"))


@rule("AN-EVENT-1")
def test_7_sells_five_willpower_for_two_gold_once_to_each() -> None:
    sc = scene(deck="silver", thorn=at(14, gold=4), kram=at(7, gold=1), chada=at(25, gold=2))
    draw(sc, "7")
    assert ["choose kram decline"] == sc.options()
    sc.play("choose kram decline", "choose thorn buy", "choose chada decline")
    assert [12, 7, 7] == willpower(sc)
    assert [2, 1, 2] == [hero.gold for hero in sc.s.heroes]


@vector("AN-TV-87")
def test_8_takes_a_strength_point_in_the_forest_but_never_the_last() -> None:
    sc = scene(
        deck="silver",
        thorn=at(24, strength=3),
        kram=at(57, strength=1),
        chada=at(61, strength=3),
    )
    assert [2, 1, 3] == strength(draw(sc, "8"))


@rule("AN-FOG-4")
def test_9_lets_the_lowest_rank_turn_two_fog_tokens_without_effect() -> None:
    sc = scene(deck="silver", thorn=at(14), kram=at(7), fog={8: None, 11: None, 12: None})
    draw(sc, "9")
    assert ["pick kram 8", "pick kram 11", "pick kram 12", "skip kram"] == sc.options()
    gor = sc.g.book.fog_faces.index("gor")
    event = sc.g.book.fog_faces.index("event")
    sc.play("pick kram 11", f"draw {gor}", "pick kram 8", f"draw {event}")
    row = sc.s.piles[FOG_TOKENS].stacks[0]
    assert [event, gor] == [row[sc.g.book.fog_at[8]], row[sc.g.book.fog_at[11]]]
    assert {} == sc.creatures()
    assert "walk thorn 2" in sc.options()


@rule("AN-FOG-4")
def test_9_may_be_left_unused() -> None:
    sc = scene(deck="silver", thorn=at(14), kram=at(7), fog={8: None, 11: None})
    draw(sc, "9").play("skip kram")
    assert "walk thorn 2" in sc.options()


@rule("AN-EVENT-1")
def test_10_caps_wizard_and_dwarf_at_twelve() -> None:
    sc = scene(
        deck="silver",
        thorn=at(14, willpower=15),
        eara=at(34, willpower=20),
        kram=at(7, willpower=13),
    )
    assert [15, 12, 12] == willpower(draw(sc, "10"))


@rule("AN-EVENT-7")
def test_11_gives_the_group_five_willpower_in_any_split() -> None:
    sc = scene(deck="silver", thorn=at(14, willpower=18), kram=at(7))
    draw(sc, "11").play("share thorn thorn willpower", "share thorn thorn willpower")
    # Thorn is at 20: what is left can only go to Kram.
    assert [20, 10] == willpower(sc)
    assert "walk thorn 2" in sc.options()
