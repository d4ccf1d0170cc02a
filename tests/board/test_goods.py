"""Goods: what heroes gain, lose and pay, things among them; steps and hours that a card gives."""

import pytest

from rietland.board.frames import DAY
from rietland.board.turn.stages import TURN
from rietland.vocabulary import board as words
from tests.board.test_effects import quiet, run
from tests.marks import rule
from tests.scenes import Scene, at, scene


def gems(*things: str) -> Scene:
    return scene(thorn=at(14, things=list(things)), kram=at(7))


@rule("AN-COMP-13")
def test_a_thing_whose_faces_differ_is_drawn() -> None:
    sc = run(quiet(), words.Gain(things={"gem": 2, "wineskin": 1}), who="thorn")
    assert ["draw 2", "draw 4", "draw 6"] == sc.options()
    sc.play("draw 6")
    assert ["draw 2", "draw 4"] == sc.options(), "there is one red gem"
    sc.play("draw 4")
    assert ["gem_4", "gem_6", "wineskin"] == sorted(sc.things("thorn"))


@rule("AN-COMP-13")
def test_no_more_is_drawn_than_the_box_has() -> None:
    sc = run(quiet(), words.Lay(thing="rubble", at=[30, 31], amount=5))
    for face in (2, 5, 5, 6, 7, 7, 8, 8):
        sc.play(f"draw {face}")
    assert ["rubble_2", "rubble_5", "rubble_5", "rubble_6", "rubble_7"] == sc.loose(30)
    assert ["rubble_7", "rubble_8", "rubble_8"] == sc.loose(31)
    assert "ask-turn" == sc.prompt()


@rule("AN-TREAS-1")
def test_gold_and_farmers_are_things_too() -> None:
    sc = run(quiet(), words.Gain(things={"gold": 3, "farmer": 1}), who="thorn")
    assert (3, 1) == (sc.hero("thorn").gold, sc.hero("thorn").farmers)
    sc = run(sc, words.Lose(things={"gold": 2, "farmer": 1}), who="thorn")
    assert (1, 0) == (sc.hero("thorn").gold, sc.hero("thorn").farmers)


@rule("AN-TREAS-2")
def test_who_loses_one_of_several_says_which() -> None:
    sc = run(gems("gem_2", "gem_2", "gem_4"), words.Lose(things={"gem": 2}), who="thorn")
    assert ["article thorn gem_2", "article thorn gem_4"] == sc.options()
    sc.play("article thorn gem_2", "article thorn gem_2")
    assert ["gem_4"] == sc.things("thorn")
    assert "AN-TURN-1" == sc.refused("article thorn gem_4")


def test_who_has_too_few_loses_all_of_them_unasked() -> None:
    sc = run(gems("gem_2", "gem_2", "wineskin"), words.Lose(things={"gem": 3}), who="thorn")
    assert "ask-turn" == sc.prompt()
    assert ["wineskin"] == sc.things("thorn")


@rule("AN-COMP-9")
def test_an_article_that_is_given_up_is_back_on_the_equipment_board() -> None:
    sc = gems("witch_brew_half", "gem_2")
    kind = sc.g.book.thing_kind("witch_brew")
    left = sc.s.stock[kind]
    sc = run(sc, words.Pay(things={"witch_brew": 1}), who="thorn")
    assert ["gem_2"] == sc.things("thorn")
    assert left + 1 == sc.s.stock[kind]


@pytest.mark.parametrize(("count", "open_"), [(1, True), (2, True), (3, False)])
def test_a_price_in_things_must_be_there(count: int, open_: bool) -> None:
    sc = gems("gem_2", "gem_4")
    assert open_ == sc.g.able(sc.s, 0, words.Pay(things={"gem": count}))


@rule("AN-EVENT-6")
def test_what_a_loss_leaves_stays() -> None:
    sc = scene(thorn=at(14, willpower=3, gold=3), kram=at(7, willpower=1))
    sc = run(sc, words.Lose(who=words.Filter(), willpower=5, gold=9, leave=1))
    assert (1, 1) == (sc.hero("thorn").willpower, sc.hero("thorn").gold)
    assert (1, 0) == (sc.hero("kram").willpower, sc.hero("kram").gold)


@rule("AN-ITEM-5")
def test_a_shield_averts_the_loss_of_its_bearer() -> None:
    sc = scene(thorn=at(14, things=["shield"]), kram=at(7), chada=at(9, things=["shield_half"]))
    sc = run(sc, words.Lose(who=words.Filter(), willpower=2, avert="shield"))
    assert ("ask-shield", 5) == (sc.prompt(), sc.hero("kram").willpower), "kram comes first"
    assert ["block thorn", "bear thorn"] == sc.options()
    assert "AN-OPEN-16" == sc.refused("block chada")
    sc.play("block thorn", "bear chada")
    assert (["shield_half"], 7) == (sc.things("thorn"), sc.hero("thorn").willpower)
    assert (["shield_half"], 5) == (sc.things("chada"), sc.hero("chada").willpower)


@rule("AN-OPEN-46")
def test_an_hour_that_is_lost_is_paid_like_any_other() -> None:
    sc = scene(thorn=at(14, hours=7), kram=at(7, hours=7, willpower=2), chada=at(9, hours=2))
    sc = run(sc, words.Lose(who=words.Filter(), hours=1))
    assert (8, 5) == (sc.hero("thorn").hours, sc.hero("thorn").willpower)
    assert sc.hero("kram").resting, "2 willpower do not pay an hour of overtime"
    assert (3, 7) == (sc.hero("chada").hours, sc.hero("chada").willpower)


@rule("AN-OPEN-46")
def test_who_loses_all_hours_ends_the_day() -> None:
    sc = run(quiet(), words.Lose(hours="all"), who="thorn")
    assert sc.hero("thorn").resting
    assert 0 == sc.s.rooster
    assert 1 == sc.s.active


@rule("AN-OPEN-44")
def test_free_steps_take_no_hour_and_end_where_the_hero_stops() -> None:
    sc = scene(thorn=at(7, hours=7, willpower=1), kram=at(14), fog={11: "gold_1"})
    sc = run(sc, words.Gain(free_steps=2), who="thorn")
    assert "ask-steps" == sc.prompt()
    assert "stop thorn" == sc.options()[0]
    assert "AN-MOVE-1" == sc.refused("walk thorn 20")
    assert "AN-OPEN-44" == sc.refused("drink thorn 0")
    assert "AN-FREE-5" == sc.refused("drain kram")
    sc.play("walk thorn 0", "walk thorn 11")
    assert (11, 7, 1) == (sc.hero("thorn").space, sc.hero("thorn").hours, sc.hero("thorn").gold)
    assert (DAY, TURN) == (sc.s.agenda[0].kind, sc.s.agenda[0].at), "the action is still to come"


@rule("AN-OPEN-44")
def test_free_steps_may_stay_unused_and_belong_to_heroes_who_are_not_active_too() -> None:
    sc = run(quiet(), words.Gain(who=words.Filter(role="dwarf"), free_steps=1))
    sc.play("stop kram")
    assert 7 == sc.hero("kram").space
    assert not sc.told("stopped")
    assert "ask-turn" == sc.prompt()
