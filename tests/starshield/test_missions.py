"""Fever, the search for the prince, supplies and proofs."""

from fractions import Fraction
from typing import Any

import pytest

from rietland.board.legend import goals
from rietland.kernel.pile import Pile, with_pile
from tests.marks import rule, vector
from tests.plain import plain
from tests.scenes import At, Scene, at, put_creature
from tests.starshield.scene import counter, figure, moment, put, read


@rule("SS-MIS-1")
def test_there_are_five_missions() -> None:
    sc = moment(thorn=at(5), chada=at(5))
    names = {name for name in sc.g.book.cards if name.startswith("A3_")}
    assert {"A3_gates", "A3_fever", "A3_prince", "A3_supplies", "A3_proofs"} == names


def places(sc: Scene, secret: str) -> list[int]:
    return sc.s.secrets[sc.g.book.secrets.index(secret)]


def chances(sc: Scene) -> list[Fraction]:
    pending = sc.g.pending(sc.s)
    return [Fraction(weight, pending.total) for weight in pending.weights]


def fever(thorn: At, *, witch: int = -1) -> Scene:
    sc = moment(thorn=thorn, chada=at(72), figures={"witch": witch})
    read(sc, "A3_fever")
    return sc


# Fever.


@rule("SS-MIS-FEV-2", "SS-HIDE-1", "SS-HIDE-2")
@vector("SS-TV-46")
def test_a_place_is_searched_by_who_ends_a_move_there() -> None:
    sc = fever(at(48))
    assert [50, 52, 54] == places(sc, "hidden_witch")
    sc.play("walk thorn 50")
    assert [50, 52, 54] == places(sc, "hidden_witch")
    sc.play("stop thorn")
    assert [Fraction(1, 3), Fraction(2, 3)] == sorted(chances(sc))
    sc.play("draw 0")
    assert [52, 54] == places(sc, "hidden_witch")
    assert -1 == figure(sc, "witch")
    sc = fever(at(55))
    sc.play("walk thorn 54", "stop thorn", "draw 0", "done thorn", "end chada")
    sc.play("walk thorn 55", "walk thorn 52", "stop thorn")
    assert [Fraction(1, 2)] * 2 == chances(sc)


@rule("SS-MIS-FEV-3", "SS-HIDE-3", "SS-MIS-FEV-1")
def test_who_finds_the_witch_gets_a_brew_and_buys_it_where_she_stands() -> None:
    sc = fever(at(48, gold=5))
    sc.play("walk thorn 50", "stop thorn", "draw 1")
    assert 50 == figure(sc, "witch")
    assert ["witch_brew"] == sc.things("thorn")
    assert [] == places(sc, "hidden_witch")
    assert "buy thorn witch_brew -" in sc.options()
    sc.play("guide thorn witch", "done thorn", "end chada", "walk thorn 48", "stop thorn")
    assert 48 == figure(sc, "witch")
    assert "buy thorn witch_brew -" in sc.options()


@rule("SS-HIDE-2", "SS-OPEN-14")
def test_a_telescope_searches_from_the_next_space() -> None:
    sc = fever(at(48, things=["telescope"]))
    sc.play("look thorn 50", "draw 1")
    assert 50 == figure(sc, "witch")
    assert ["telescope", "witch_brew"] == sorted(sc.things("thorn"))


@rule("SS-MIS-FEV-4", "SS-MIS-FEV-1")
@vector("SS-TV-47")
def test_a_farmstead_is_healed_where_the_witch_comes_to_rest() -> None:
    sc = fever(at(18), witch=18)
    sc.play("guide thorn witch", "walk thorn 28", "walk thorn 29")
    assert 0 == counter(sc, "healed")
    sc.play("walk thorn 28", "stop thorn")
    assert 1 == counter(sc, "healed")
    assert 9 == sc.hero("thorn").willpower
    assert [] == sc.loose(28)


@rule("SS-MIS-FEV-4")
@vector("SS-TV-47")
def test_she_may_be_left_behind_in_the_middle_of_a_move() -> None:
    sc = fever(at(18), witch=18)
    sc.play("guide thorn witch", "walk thorn 28", "part thorn witch", "walk thorn 29", "stop thorn")
    assert 1 == counter(sc, "healed")
    assert 9 == sc.hero("thorn").willpower
    assert 28 == figure(sc, "witch")
    assert "guide thorn witch" not in sc.options()


@rule("SS-MIS-FEV-4")
def test_enough_healed_farmsteads_complete_the_mission() -> None:
    sc = fever(at(18), witch=18)
    put(sc, healed=1)
    shields = sc.s.shields
    sc.play("guide thorn witch", "walk thorn 28", "stop thorn")
    assert 1 == counter(sc, "mission")
    assert shields + 1 == sc.s.shields


@rule("SS-MIS-FEV-5", "SS-HIDE-3")
@vector("SS-TV-48")
@pytest.mark.parametrize(("found", "stands"), [(-1, 47), (52, 52)])
def test_the_brew_token_finds_her_while_she_is_hidden(found: int, stands: int) -> None:
    sc = moment(thorn=at(48), chada=at(72), fog={47: "witch_brew"})
    read(sc, "A3_fever")
    if found >= 0:
        sc.s.figures[sc.g.book.figure_names.index("witch")] = found
        sc.s.secrets = [[] for _ in sc.s.secrets]
    sc.play("walk thorn 47", "stop thorn")
    assert ["witch_brew"] == sc.things("thorn")
    assert stands == figure(sc, "witch")
    assert [] == places(sc, "hidden_witch")


@rule("SS-MIS-FEV-4", "SS-MIS-FEV-5")
def test_the_witch_found_in_the_fog_of_a_sick_farmstead_heals_it() -> None:
    sc = moment(thorn=at(45), chada=at(72), fog={64: "witch_brew"})
    read(sc, "A3_fever")
    sc.play("walk thorn 64", "stop thorn")
    assert (64, 1) == (figure(sc, "witch"), counter(sc, "healed"))
    assert 9 == sc.hero("thorn").willpower
    sc.play("guide thorn witch", "part thorn witch")
    assert 1 == counter(sc, "healed")


@rule("SS-MIS-FEV-1", "SS-OPEN-15")
def test_without_the_fever_the_witch_goes_along_with_nobody() -> None:
    sc = moment(thorn=at(18), chada=at(64), figures={"witch": 18})
    assert "guide thorn witch" not in sc.options()
    assert "SS-MIS-FEV-1" == sc.refused("guide thorn witch")


@rule("SS-OPEN-15", "SS-SPACE-1")
def test_creatures_and_wolves_do_the_witch_nothing() -> None:
    sc = fever(at(18), witch=18)
    sc.s.figures[sc.g.book.figure_names.index("alpha")] = 28
    put_creature(sc.g, sc.s, "gor", 28)
    shields = sc.s.shields
    sc.play("guide thorn witch", "walk thorn 28", "stop thorn")
    assert 28 == figure(sc, "witch")
    assert shields == sc.s.shields


# The prince.


@rule("SS-MIS-PRI-2", "SS-HIDE-2")
@vector("SS-TV-49")
def test_the_last_place_is_certain_but_must_be_reached() -> None:
    sc = moment(difficulty="easy", thorn=at(50), chada=at(72))
    read(sc, "A3_prince")
    assert [31, 41, 52] == places(sc, "hidden_prince")
    sc.s.secrets = [[52] if places(sc, "hidden_prince") == one else one for one in sc.s.secrets]
    assert -1 == figure(sc, "prince")
    sc.play("walk thorn 52", "stop thorn")
    assert 52 == figure(sc, "prince")


@rule("SS-HIDE-2")
def test_fog_acts_before_the_place_is_searched() -> None:
    sc = moment(thorn=at(47), chada=at(72), fog={56: "gor"})
    read(sc, "A3_prince")
    sc.s.secrets = [[56] for _ in sc.s.secrets]
    sc.play("walk thorn 56", "stop thorn")
    kinds = [event.kind for event in sc.s.news]
    fog, found = sc.told("fog")[0], sc.told("figure")[0]
    assert kinds.index(fog.kind) < kinds.index(found.kind)
    assert 56 == figure(sc, "prince")


@rule("SS-MIS-PRI-3", "SS-MIS-PRI-1", "SS-SPACE-1")
@vector("SS-TV-50")
def test_the_prince_goes_along_and_helps_on_the_space_of_a_fight() -> None:
    sc = moment(
        thorn=at(23, strength=3, willpower=6),
        chada=at(72),
        creatures={24: "skral"},
        figures={"prince": 23},
    )
    assert not [one for one in sc.options() if one.startswith("lead")]
    sc.play("guide thorn prince", "walk thorn 24", "stop thorn", "done thorn", "pass chada")
    sc.play("done chada", "fight thorn 24", "roll 5", "roll 1")
    assert [12] == [event.amount for event in sc.told("value")]
    assert 24 == figure(sc, "prince")


@rule("SS-MIS-PRI-1")
def test_nobody_takes_the_prince_from_another_who_is_awake() -> None:
    sc = moment(thorn=at(23), chada=at(23), figures={"prince": 23})
    sc.play("guide thorn prince")
    assert "guide chada prince" not in sc.asides()
    assert "SS-MIS-PRI-1" == sc.refused("guide chada prince")
    sc.play("end thorn", "guide chada prince", "walk chada 24", "stop chada")
    assert 24 == figure(sc, "prince")


@rule("SS-MIS-PRI-4", "SS-OPEN-16")
@vector("SS-TV-51")
def test_the_prince_is_home_when_he_is_left_in_the_castle() -> None:
    sc = moment(thorn=at(4), chada=at(72), figures={"prince": 4}, cards=["A3_prince"])
    shields = sc.s.shields
    sc.play("guide thorn prince", "walk thorn 0", "part thorn prince", "walk thorn 2")
    assert 1 == counter(sc, "mission")
    assert shields + 1 == sc.s.shields
    assert -1 == figure(sc, "prince")


# Supplies.


@rule("SS-MIS-SUP-2", "SS-TOK-2")
def test_mushrooms_and_herbs_are_laid_by_dice_face_up() -> None:
    sc = moment(thorn=at(72), chada=at(72))
    read(sc, "A3_supplies")
    sc.play("roll 1", "draw 1", "roll 1", "draw 2", "roll 3", "draw 1")
    assert ["mushroom_1", "mushroom_2"] == sc.loose(22)
    sc.play(
        "roll 1", "roll 1", "draw 3", "roll 6", "roll 6", "draw 4", "roll 2", "roll 2", "draw 4"
    )
    assert (["herb_3"], ["herb_4"]) == (sc.loose(11), sc.loose(66))
    assert ["herb_4", "mushroom_1", "mushroom_2"] == sc.loose(22)


@rule("SS-MIS-SUP-1", "SS-MIS-SUP-3", "SS-TOK-3")
@vector("SS-TV-52")
def test_a_mushroom_is_eaten_or_brought() -> None:
    sc = moment(thorn=at(0, strength=3, things=["mushroom_2"]), chada=at(72))
    put(sc, storehouse=1, supplies_needed=3)
    sc.play("deed thorn eat_mushroom_2")
    assert 5 == sc.hero("thorn").strength
    assert [] == sc.things("thorn")
    sc = moment(thorn=at(0, strength=3, things=["mushroom_2"]), chada=at(72))
    put(sc, storehouse=1, supplies_needed=3)
    sc.play("deed thorn store_mushroom")
    assert 1 == counter(sc, "supplies")
    assert 3 == sc.hero("thorn").strength


@rule("SS-MIS-SUP-3")
def test_enough_supplies_complete_the_mission() -> None:
    sc = moment(thorn=at(0, things=["mushroom_1", "herb_4"]), chada=at(72))
    put(sc, storehouse=1, supplies=1, supplies_needed=3)
    sc.play("deed thorn store_mushroom", "deed thorn store_herb")
    assert 1 == counter(sc, "mission")
    assert (10, 10) == (sc.hero("thorn").willpower, sc.hero("chada").willpower)


@rule("SS-TOK-2")
@vector("SS-TV-26")
def test_a_mushroom_is_no_money() -> None:
    sc = moment(thorn=at(18, gold=1, things=["mushroom_1"]), chada=at(72))
    assert not [one for one in sc.options() if one.startswith(("buy", "train"))]
    assert 1 == sc.hero("thorn").gold


@rule("SS-TOK-2", "SS-TOK-1")
def test_mushrooms_and_lights_are_not_taken_in_the_middle_of_a_move() -> None:
    sc = moment(thorn=at(19), chada=at(72), loose={22: ["mushroom_1", "light_hidden"]})
    sc.play("walk thorn 22")
    assert not [one for one in sc.options() if one.startswith("take")]
    sc.play("stop thorn")
    assert ["take thorn mushroom_1", "take thorn light_hidden"] == [
        one for one in sc.options() if one.startswith("take")
    ]


@rule("SS-OPEN-17", "SS-SPACE-1")
def test_what_lies_beside_a_creature_may_be_taken() -> None:
    sc = moment(
        thorn=at(22, strength=3),
        chada=at(60),
        creatures={22: "gor"},
        loose={22: ["mushroom_1", "log_2", "light_2", "fire"]},
    )
    sc.play("take thorn mushroom_1", "take thorn log_2", "take thorn light_2")
    assert ["light_2", "log_2", "mushroom_1"] == sorted(sc.things("thorn"))


# Proofs.


@rule("SS-MIS-PRO-2", "SS-MIS-PRO-1")
def test_parchments_lie_face_down_until_taken() -> None:
    sc = moment(thorn=at(10), chada=at(72))
    read(sc, "A3_proofs")
    assert ["parchment_hidden"] == sc.loose(12)
    sc.play("take thorn parchment_hidden", "draw 17")
    assert ["parchment_17"] == sc.things("thorn")


@rule("SS-MIS-PRO-3", "SS-MIS-PRO-4")
@vector("SS-TV-54")
def test_the_value_of_the_letters_counts() -> None:
    things = ["parchment_17", "parchment_10", "parchment_7"]
    sc = moment(thorn=at(0, things=things), chada=at(72))
    put(sc, treason=1, proofs_needed=28)
    sc.play("deed thorn show_proof", "article thorn parchment_17")
    sc.play("deed thorn show_proof", "article thorn parchment_10")
    assert (27, 0) == (counter(sc, "proofs"), counter(sc, "mission"))
    sc.play("deed thorn show_proof")
    assert (34, 1) == (counter(sc, "proofs"), counter(sc, "mission"))
    assert (2, 2) == (sc.hero("thorn").gold, sc.hero("chada").gold)


# Goals.


@rule("SS-MIS-SUP-4")
@vector("SS-TV-53")
def test_the_table_warns_before_a_mission_becomes_impossible() -> None:
    sc = moment(
        thorn=at(14, things=["herb_4", "herb_4"]),
        chada=at(72),
        loose={22: ["mushroom_1", "mushroom_1", "mushroom_2"]},
    )
    for pile in (
        sc.g.book.things[sc.g.book.thing_kind(name)].pile for name in ("herb", "mushroom")
    ):
        sc.s.piles = with_pile(sc.s.piles, pile, Pile([0] * 5, []))
    put(sc, storehouse=1, supplies_needed=5)
    goal = next(one for one in sc.g.book.goals if one.name == "supplies")
    assert not goals.is_lost(sc.g, sc.s, goal)
    view: Any = plain(sc.g.view(sc.s, 0))
    spoils = {one["say"]: one["spoils"] for one in view["options"]}
    assert ["goal-starshield-1-supplies"] == spoils["heal thorn herb_4"]
    assert [] == spoils["drop thorn herb_4"]
    labels = {one["say"]: one["label"]["key"] for one in view["options"]}
    assert ("do-risking", "do-drop") == (labels["heal thorn herb_4"], labels["drop thorn herb_4"])
    sc.play("heal thorn herb_4")
    assert goals.is_lost(sc.g, sc.s, goal)


@rule("SS-MIS-SUP-4")
def test_where_there_is_enough_nobody_is_warned() -> None:
    sc = moment(
        thorn=at(14, things=["herb_4", "herb_4"]),
        chada=at(72),
        loose={22: ["mushroom_1", "mushroom_1", "mushroom_2"]},
    )
    put(sc, storehouse=1, supplies_needed=4)
    view: Any = plain(sc.g.view(sc.s, 0))
    assert not any(one["spoils"] for one in view["options"])
