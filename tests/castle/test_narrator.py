"""Recover and the narrator pile."""

from rietland.kernel.state import LOST, PLAYING
from tests.castle.scenes import at, scene
from tests.marks import rule, vector


@vector("RB-TV-5")
def test_the_heros_place_gets_its_card_on_top_of_the_one_before() -> None:
    sc = scene(thorn=at(4), chada=at())
    sc.play("recover thorn", "draw narrator_1", "draw gor")
    assert ["?", "gor"] == sc.stack(4)


@vector("RB-TV-6")
def test_two_places_get_a_card_each() -> None:
    sc = scene(thorn=at(2), chada=at(), stacks={4: ["?"], 2: ["gorlot"]})
    sc.play("recover thorn", "draw narrator_1", "draw gor")
    assert ["gor", "?"] == sc.stack(4)
    assert ["?", "gorlot"] == sc.stack(2)


@vector("RB-TV-7")
def test_two_cards_come_one_after_the_other_and_the_red_box_is_obeyed() -> None:
    sc = scene(thorn=at(1), chada=at())
    sc.play("recover thorn", "draw narrator_2", "draw gor", "draw troll")
    assert ["troll", "gor"] == sc.stack(6)
    assert ["?"] == sc.stack(4)


@vector("RB-TV-8")
@rule("RB-DIFF-2")
def test_the_red_box_is_ignored_in_the_simplified_game() -> None:
    sc = scene(thorn=at(1), chada=at(), variant="no_red_boxes")
    sc.play("recover thorn", "draw narrator_2", "draw gor", "draw troll")
    assert ["troll", "gor"] == sc.stack(6)
    assert [] == sc.stack(4)


@vector("RB-TV-9")
@rule("RB-NARR-1")
def test_the_narrator_comes_first_then_the_played_cards_come_back() -> None:
    sc = scene(thorn=at(1, played=["thorn_1"]), chada=at())
    assert ["thorn_2", "thorn_3"] == sc.hand("thorn")
    sc.play("recover thorn")
    assert "ask-narrator" == sc.prompt()
    assert ["thorn_2", "thorn_3"] == sc.hand("thorn")
    sc.play("draw narrator_17")
    assert ["thorn_1", "thorn_2", "thorn_3"] == sc.hand("thorn")
    assert [] == sc.played("thorn")
    assert "chada" == sc.asked()


@vector("RB-TV-10")
def test_revealing_the_last_card_does_not_lose() -> None:
    sc = scene(thorn=at(), chada=at(), pile=1)
    sc.play("recover thorn", "draw narrator_17")
    assert (PLAYING, 0) == (sc.s.result, sc.pile())


@vector("RB-TV-11")
def test_recovering_with_an_empty_pile_loses() -> None:
    sc = scene(thorn=at(), chada=at(), pile=0)
    sc.play("recover thorn")
    assert (LOST, "why-dragon") == (sc.s.result, sc.s.why)
    assert [] == sc.s.agenda
    assert "RB-END-1" == sc.refused("recover chada")


@vector("RB-TV-12")
def test_a_card_due_from_an_empty_deck_loses() -> None:
    sc = scene(thorn=at(), chada=at(), deck=1)
    sc.play("recover thorn", "draw narrator_3")
    assert PLAYING == sc.s.result
    sc.play("draw gor")
    assert (LOST, "why-deck-empty") == (sc.s.result, sc.s.why)


@vector("RB-TV-46")
def test_with_an_empty_hand_recover_is_compulsory() -> None:
    used = ["thorn_1", "thorn_2", "thorn_3"]
    sc = scene(thorn=at(hand=[], played=used), chada=at(), stacks={6: ["gor"]})
    assert ["recover thorn"] == sc.options()
    assert "RB-TURN-1" == sc.refused("play thorn thorn_1 1")


@rule("RB-NARR-7")
def test_a_used_narrator_card_never_comes_again() -> None:
    sc = scene(thorn=at(), chada=at())
    sc.play("recover thorn", "draw narrator_17", "recover chada")
    assert "draw narrator_17" not in sc.options()
    assert "draw narrator_1" in sc.options()
    assert 9 == sc.pile()


@rule("RB-NARR-3", "RB-NARR-4", "RB-NARR-5", "RB-NARR-6")
def test_a_face_down_card_is_placed_without_anybody_seeing_it() -> None:
    sc = scene(thorn=at(3), chada=at())
    sc.play("recover thorn", "draw narrator_9", "draw horn")
    assert ["horn", "?"] == sc.stack(3)
    assert (1, 3) == (sc.told("placed")[0].amount, sc.told("placed")[0].where)


@rule("RB-NARR-4")
def test_the_heros_place_is_that_of_the_hero_who_recovers() -> None:
    sc = scene(thorn=at(2), chada=at(5), kram=at(3), turn_of="chada")
    sc.play("recover chada", "draw narrator_1", "draw gor")
    assert (["?"], [], [], ["gor"]) == (sc.stack(5), sc.stack(2), sc.stack(3), sc.stack(4))
    sc = scene(thorn=at(2), chada=at(5), kram=at(3), turn_of="kram")
    sc.play("recover kram", "draw narrator_21", "draw gor")
    assert (["gor"], [], []) == (sc.stack(3), sc.stack(2), sc.stack(5))


@rule("RB-TURN-2", "RB-NARR-2")
def test_free_acts_follow_recover_too() -> None:
    sc = scene(thorn=at(1, played=["thorn_1"]), chada=at(5), stacks={1: ["horn"]})
    sc.play("recover thorn", "draw narrator_4", "draw gor")
    assert ("ask-after", ["end thorn", "take thorn"]) == (sc.prompt(), sc.options())
    sc.play("take thorn", "uncover thorn", "draw providence")
    assert ("chada", True) == (sc.asked(), "horn" in sc.hand("thorn"))
