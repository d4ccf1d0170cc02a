"""The turn: one card, its symbols in any order, free acts before, between and after."""

import pytest

from rietland.kernel.errors import MalformedText
from tests.castle.scenes import at, scene
from tests.marks import rule, vector

COVERED = {place: ["gor"] for place in range(1, 7)}


@vector("RB-TV-13")
@rule("RB-TURN-6", "RB-HERO-ORFEN-1")
def test_a_reward_is_used_between_two_symbols() -> None:
    sc = scene(orfen=at(2), chada=at(), stacks={2: ["wardrak"], 4: ["?"]})
    sc.play("play orfen orfen_1 1", "fight orfen 2", "strike orfen")
    assert ["wardrak"] == sc.gallery()
    sc.play("reveal orfen 4", "draw telescope", "go orfen 4", "take orfen")
    assert "telescope" in sc.hand("orfen")
    assert "RB-TURN-7" == sc.refused("play orfen telescope 1")


@vector("RB-TV-14")
def test_an_object_taken_before_a_card_was_played_may_be_that_card() -> None:
    sc = scene(thorn=at(2), chada=at(), stacks={2: ["telescope"], 3: ["?"]})
    sc.play("take thorn", "play thorn telescope 1", "reveal thorn 3", "draw gor")
    assert ["telescope"] == sc.gallery()
    assert ["gor"] == sc.stack(3)


@vector("RB-TV-15")
@rule("RB-FREE-1")
def test_an_object_is_taken_in_passing() -> None:
    sc = scene(thorn=at(6), chada=at(), stacks={3: ["horn", "gor"], 6: ["gor"], 1: ["gor"]})
    sc.play("play thorn thorn_1 2", "go thorn 3", "take thorn", "go thorn 1")
    assert 1 == sc.hero("thorn").place
    assert "horn" in sc.hand("thorn")
    assert "chada" == sc.asked()


@vector("RB-TV-44")
@rule("RB-DIFF-4")
def test_an_ally_may_be_played_without_effect_unless_the_group_forbids_it() -> None:
    sc = scene(thorn=at(more=["grenolin"]), chada=at(), stacks=COVERED)
    sc.play("play thorn grenolin 1", "done thorn")
    assert "chada" == sc.asked()
    assert ["grenolin"] == sc.played("thorn")
    sc = scene(thorn=at(more=["reka", "triest"]), chada=at(), variant="busy_allies")
    sc.s.willpower = 0
    assert "RB-DIFF-4" == sc.refused("play thorn reka 1")
    assert "RB-DIFF-4" == sc.refused("play thorn triest 1")


@rule("RB-OPEN-19")
def test_where_allies_must_work_an_unused_one_goes_back_for_this_turn() -> None:
    sc = scene(thorn=at(more=["grenolin"]), chada=at(1), stacks=COVERED, variant="busy_allies")
    sc.play("play thorn grenolin 1", "done thorn")
    assert "thorn" == sc.asked()
    assert "grenolin" in sc.hand("thorn")
    assert "RB-DIFF-4" == sc.refused("play thorn grenolin 1")
    sc.play("play thorn thorn_1 1", "done thorn")
    assert "chada" == sc.asked()


@rule("RB-DIFF-4")
def test_where_allies_must_work_a_used_one_stays_played() -> None:
    sc = scene(thorn=at(more=["triest"]), chada=at(), stacks=COVERED, variant="busy_allies")
    sc.play("play thorn triest 1", "fight thorn 6", "strike thorn")
    assert ["triest"] == sc.played("thorn")


@rule("RB-TURN-1")
def test_the_active_player_plays_one_card_or_recovers() -> None:
    sc = scene(thorn=at(), chada=at(), stacks=COVERED)
    assert "RB-TURN-1" == sc.refused("play chada chada_1 1")
    assert "RB-TURN-1" == sc.refused("recover chada")
    assert "RB-TURN-1" == sc.refused("end thorn")
    assert "RB-TURN-1" == sc.refused("go thorn 3")
    assert [
        *(f"play thorn thorn_{n} {k}" for n in (1, 2, 3) for k in (1, 2, 3)),
        "recover thorn",
    ] == (sc.options())


@rule("RB-TURN-3")
def test_exactly_one_of_three_options_is_chosen() -> None:
    sc = scene(thorn=at(), chada=at(), stacks=COVERED)
    assert "RB-TURN-3" == sc.refused("play thorn thorn_1 4")
    assert "RB-TURN-3" == sc.refused("play thorn thorn_1 0")
    sc.play("play thorn thorn_1 2")
    assert "RB-TURN-3" == sc.refused("remove thorn 1")
    assert ["thorn_1"] == sc.played("thorn")


@rule("RB-TURN-3", "RB-TURN-6")
def test_two_symbols_are_done_in_any_order() -> None:
    for first, second in (("go thorn 2", "fight thorn 2"), ("fight thorn 6", "go thorn 2")):
        sc = scene(thorn=at(), chada=at(), stacks=COVERED)
        sc.play("play thorn thorn_2 1", first)
        for text in (second, "strike thorn"):
            if text in sc.options():
                sc.play(text)
        if "strike thorn" in sc.options():
            sc.play("strike thorn")
        if second in sc.options():
            sc.play(second)
        assert (["gor"], 2) == (sc.gallery(), sc.hero("thorn").place)


@rule("RB-TURN-2")
def test_free_acts_come_before_between_and_after() -> None:
    sc = scene(thorn=at(6), chada=at(3), stacks={6: ["horn"], 2: ["wineskin"]})
    assert "take thorn" in sc.options()
    sc.play("play thorn thorn_1 2", "go thorn 2")
    assert "take thorn" in sc.options()
    sc.play("take thorn", "go thorn 6")
    assert "take thorn" in sc.options()
    sc.play("take thorn")
    assert "uncover thorn" in sc.options()
    sc.play("end thorn")
    assert "chada" == sc.asked()


@rule("RB-TURN-4")
def test_an_ally_lies_before_the_hero_and_comes_back_on_recover() -> None:
    sc = scene(thorn=at(more=["gilda"]), chada=at(), stacks=COVERED)
    sc.play("play thorn gilda 1", "go thorn 1", "go thorn 2", "stop thorn")
    assert ["gilda"] == sc.played("thorn")
    sc.play("recover chada", "draw narrator_17", "recover thorn", "draw narrator_7", "draw gor")
    assert "gilda" in sc.hand("thorn")


@rule("RB-TURN-5")
def test_an_object_hangs_in_the_gallery_once_it_is_played() -> None:
    sc = scene(thorn=at(more=["wineskin"]), chada=at(), stacks=COVERED)
    sc.play("play thorn wineskin 1", "done thorn")
    assert ["wineskin"] == sc.gallery()
    assert "wineskin" not in sc.hand("thorn") + sc.played("thorn")


@rule("RB-TURN-7")
def test_one_card_is_played_in_a_turn() -> None:
    sc = scene(thorn=at(), chada=at(), stacks=COVERED)
    sc.play("play thorn thorn_1 2")
    assert "RB-TURN-7" == sc.refused("play thorn thorn_2 1")


@rule("RB-OPEN-14")
def test_a_symbol_begun_is_finished_before_another() -> None:
    sc = scene(thorn=at(more=["grenolin"]), chada=at(), stacks={**COVERED, 1: ["?"], 2: ["?"]})
    sc.play("play thorn grenolin 1", "reveal thorn 1", "draw gor")
    assert "RB-OPEN-14" == sc.refused("go thorn 3")
    sc.play("stop thorn", "go thorn 3")
    sc = scene(kheela=at(hand=["kheela_1"]), thorn=at(), stacks={**COVERED, 1: ["?"]})
    sc.play("play kheela kheela_1 2", "go kheela 1")
    assert "RB-OPEN-14" == sc.refused("reveal kheela 1")


def test_a_card_of_which_nothing_can_be_used_does_not_end_the_turn_by_itself() -> None:
    sc = scene(thorn=at(), chada=at(), stacks=COVERED)
    sc.play("play thorn thorn_1 3")
    assert ["done thorn"] == sc.options()


def test_a_card_whose_symbols_are_all_used_ends_the_turn() -> None:
    sc = scene(thorn=at(), chada=at(), stacks={**COVERED, 1: ["?"]})
    sc.play("play thorn thorn_1 3", "remove thorn 1")
    assert "chada" == sc.asked()


@pytest.mark.parametrize("place", ["0", "7"])
def test_only_the_six_locations_have_names(place: str) -> None:
    with pytest.raises(MalformedText):
        scene(thorn=at(6), chada=at()).refused(f"go thorn {place}")
