"""Fights: alone, for the other, together, what becomes of weapons and opponents."""

from rietland.kernel.state import LOST, PLAYING
from tests.marks import rule, vector
from tests.trail.scenes import At, Scene, scene

GOR = "gor chada_right curse"


def neighbours(thorn: At, chada: At) -> Scene:
    """Thorn to play, Chada one space ahead."""
    thorn.space, chada.space = "a2", "a3"
    return scene(thorn=thorn, chada=chada)


def apart(thorn: At, chada: At) -> Scene:
    thorn.space, chada.space = "c0", "a3"
    return scene(thorn=thorn, chada=chada)


# Alone.


@vector("CT-TV-16")
@rule("CT-FIGHT-1", "CT-FIGHT-3", "CT-FIGHT-4")
def test_a_hero_card_beats_an_opponent_on_another_pile() -> None:
    sc = apart(At("", right="gor thorn_right curse"), At("")).play("fight thorn left right")
    assert 3 == sc.will("thorn")
    assert ["curse", "thorn_left"] == sc.pile("thorn", "left")
    assert ["thorn_right", "curse"] == sc.pile("thorn", "right")
    assert 1 == sc.s.gone[sc.g.book.card_numbers["gor"]]


@vector("CT-TV-17")
@rule("CT-FIGHT-1", "CT-OBJ-7")
def test_the_hammer_fights_too() -> None:
    sc = apart(
        At("", left="orweyns_hammer thorn_left curse", right="gor thorn_right curse"), At("")
    ).play("fight thorn left right", "afterwards thorn 1")
    assert (3, ["thorn_left", "curse"]) == (sc.will("thorn"), sc.pile("thorn", "left"))


@vector("CT-TV-18")
@rule("CT-FIGHT-1", "CT-FIGHT-2")
def test_strength_must_be_enough_and_willpower_adds_nothing() -> None:
    left = "arrows thorn_left curse"
    sc = apart(At("", 9, left=left, right="wardrak thorn_right curse"), At(""))
    assert "fight thorn left right" in sc.options()
    sc = apart(At("", 9, left=left, right="troll thorn_right curse"), At(""))
    assert "CT-FIGHT-1" == sc.refused("fight thorn left right")


@rule("CT-FIGHT-1")
def test_a_card_does_not_fight_what_lies_on_its_own_pile() -> None:
    sc = apart(At("", right="gor thorn_right curse"), At(""))
    assert "CT-FIGHT-1" == sc.refused("fight thorn right right")
    assert "CT-FIGHT-1" == sc.refused("fight thorn left middle")


@vector("CT-TV-78")
@rule("CT-CARD-4", "CT-FIGHT-3")
def test_the_hammer_is_kept_for_the_willpower_just_won() -> None:
    thorn = At("", 0, left="orweyns_hammer thorn_left curse", right="gor thorn_right curse")
    sc = apart(thorn, At("")).play("fight thorn left right")
    assert ["afterwards thorn 1", "afterwards thorn 2"] == sc.options()
    sc.play("afterwards thorn 2")
    assert 0 == sc.will("thorn")
    assert ["thorn_left", "curse", "orweyns_hammer"] == sc.pile("thorn", "left")


@vector("CT-TV-79")
@rule("CT-CARD-5", "CT-FIGHT-3")
def test_runa_rests_after_a_fight() -> None:
    thorn = At("", middle="runa thorn_front curse", right="wardrak thorn_right curse")
    sc = apart(thorn, At("")).play("fight thorn middle right")
    assert (4, ["thorn_front", "curse"]) == (sc.will("thorn"), sc.pile("thorn", "middle"))
    assert [0, "runa"] == [sc.s.resting[0], sc.card(sc.s.resting[1])]


# Neighbours.


@vector("CT-TV-19")
@rule("CT-FIGHT-5")
def test_a_neighbour_beats_an_opponent_of_the_other_and_gets_the_reward() -> None:
    sc = neighbours(At(""), At("", 2, right=GOR)).play("fight thorn left other_right")
    assert (3, 2) == (sc.will("thorn"), sc.will("chada"))
    assert ["chada_right", "curse"] == sc.pile("chada", "right")


@vector("CT-TV-20")
@rule("CT-FIGHT-5", "CT-FIGHT-6")
def test_without_neighbourhood_everybody_fights_alone() -> None:
    sc = apart(At(""), At("", right=GOR))
    assert [] == sc.offered("fight")
    assert "CT-FIGHT-5" == sc.refused("fight thorn left other_right")
    sc = apart(At("", right="troll thorn_right curse"), At("", middle="arrows chada_front curse"))
    assert "CT-FIGHT-6" == sc.refused("call thorn left right")


@vector("CT-TV-21")
@rule("CT-FIGHT-6", "CT-SPEC-3")
def test_two_neighbours_beat_callem_together() -> None:
    thorn = At("", right="callem thorn_right curse")
    sc = neighbours(thorn, At("", left="arrows chada_left curse"))
    sc.play("call thorn left right")
    assert ["join chada left", "decline chada"] == sc.options()
    sc.play("join chada left")
    assert ["thorn_right", "curse", "callem~"] == sc.pile("thorn", "right")
    assert ["curse", "thorn_left"] == sc.pile("thorn", "left")
    assert ["chada_left", "curse"] == sc.pile("chada", "left")


@vector("CT-TV-97")
@rule("CT-OPEN-12")
def test_arrows_leave_the_game_in_a_fight_together_too() -> None:
    thorn = At("", right="troll thorn_right curse")
    sc = neighbours(thorn, At("", left="arrows chada_left curse"))
    sc.play("call thorn left right", "join chada left", "keep thorn 3")
    assert 1 == sc.s.gone[sc.g.book.card_numbers["arrows"]]
    assert ["curse", "thorn_left"] == sc.pile("thorn", "left")


@vector("CT-TV-98")
@rule("CT-FIGHT-6")
def test_the_reward_of_a_fight_together_is_shared_freely() -> None:
    thorn = At("", right="troll thorn_right curse")
    sc = neighbours(thorn, At("", left="arrows chada_left curse"))
    sc.play("call thorn left right", "join chada left")
    assert ["keep thorn 3", "keep thorn 2", "keep thorn 1", "keep thorn 0"] == sc.options()
    sc.play("keep thorn 1")
    assert (3, 4) == (sc.will("thorn"), sc.will("chada"))


@rule("CT-FIGHT-6")
def test_who_declines_leaves_the_other_something_else_to_do() -> None:
    thorn = At("", right="troll thorn_right curse")
    sc = neighbours(thorn, At("", left="arrows chada_left curse"))
    sc.play("call thorn left right", "decline chada")
    assert [] == sc.offered("call")
    assert "CT-FIGHT-6" == sc.refused("call thorn left right")
    assert sc.offered("move thorn left")


@rule("CT-FIGHT-6", "CT-OPEN-28")
def test_who_declines_one_opponent_can_still_be_asked_against_another() -> None:
    arrows = "arrows chada_left curse"
    foes = At("", left=arrows, middle="troll chada_front", right="mist_wraith chada_right")
    foes.space = "a2"
    sc = scene(chada=foes, thorn=At("a1"), curse="k0")
    sc.play("call chada left middle", "decline thorn")
    assert ["call chada left right"] == sc.offered("call")
    sc.play("call chada left right", "decline thorn")
    assert [] == sc.offered("call")


@vector("CT-TV-68")
@rule("CT-CARD-6", "CT-FIGHT-6", "CT-SPEC-5", "CT-OPEN-11")
def test_leam_helps_with_strength_one() -> None:
    thorn = At("", right="mist_wraith thorn_right curse")
    sc = neighbours(thorn, At("", left="castaway~ chada_left curse"))
    sc.play("call thorn left right", "join chada left", "keep thorn 1")
    assert ["chada_left", "curse", "castaway~"] == sc.pile("chada", "left")


# Uses of opponents.


@vector("CT-TV-22", "CT-TV-71")
@rule("CT-FIGHT-8", "CT-CARD-7", "CT-CARD-8")
def test_an_opponent_may_be_paid_instead_and_gives_no_reward() -> None:
    sc = apart(At("", 1, right="flying_gor thorn_right curse"), At(""))
    assert ["use thorn right 1", "use thorn right 2"] == sc.offered("use thorn right")
    sc.play("use thorn right 1")
    assert (0, ["thorn_right", "curse"]) == (sc.will("thorn"), sc.pile("thorn", "right"))
    sc = apart(At("", 0, right="flying_gor thorn_right curse"), At(""))
    assert ["use thorn right 2"] == sc.offered("use thorn right")
    sc.play("use thorn right 2")
    assert ("k1", "flying_gor") == (sc.curse(), sc.pile("thorn", "right")[-1])


@vector("CT-TV-72")
@rule("CT-CARD-8", "CT-FIGHT-7", "CT-TURN-8")
def test_what_cannot_be_paid_blocks_the_pile() -> None:
    right = "mist_wraith thorn_right"
    thorn = At("", 1, left="thorn_left", middle="thorn_front", right=right)
    sc = apart(thorn, At(""))
    assert [] == sc.offered("use thorn right")
    assert "CT-TURN-6" == sc.refused("use thorn right 1")
    assert "CT-TURN-8" == sc.refused("use thorn right 3")


@vector("CT-TV-99")
@rule("CT-FIGHT-9", "CT-END-5", "CT-OPEN-20")
def test_three_blocked_piles_lose() -> None:
    blocked = At("", 2, "gor thorn_left", "gor thorn_front", "gor thorn_right")
    sc = apart(blocked, At(""))
    assert (LOST, "trail-why-blocked", []) == (sc.s.result, sc.s.why, sc.s.agenda)
    assert LOST == neighbours(blocked, At("")).s.result


@rule("CT-OPEN-20", "CT-NEAR-3")
def test_a_neighbours_willpower_may_unblock() -> None:
    thorn = At("", 0, "gor thorn_left", "gor thorn_front", "bad_dream thorn_right")
    assert PLAYING == neighbours(thorn, At("")).s.result
    thorn = At("", 0, "gor thorn_left", "gor thorn_front", "mist_wraith thorn_right")
    sc = neighbours(thorn, At("", 2))
    assert ["give chada"] == sc.options()
    sc.play("give chada", "give chada")
    assert ["use thorn right 2", "give thorn"] == sc.options()


# Drukil and Callem.


@vector("CT-TV-34")
@rule("CT-SPEC-2")
def test_the_bear_is_beaten_and_is_a_man_again() -> None:
    thorn = At("", left="arrows thorn_left curse", right="drukil~ thorn_right curse")
    sc = apart(thorn, At("")).play("fight thorn left right")
    assert ("k0", ["thorn_right", "curse", "drukil"]) == (sc.curse(), sc.pile("thorn", "right"))
    assert 2 == sc.will("thorn")


@vector("CT-TV-35")
@rule("CT-SPEC-2")
def test_the_bear_roars_for_the_curse() -> None:
    sc = scene(thorn=At("a2", right="drukil~ thorn_right curse"), chada=At("a5"))
    sc.play("use thorn right 1")
    assert ("t0", ["thorn_right", "curse", "drukil"]) == (sc.curse(), sc.pile("thorn", "right"))


@rule("CT-SPEC-1")
def test_the_tanner_may_bring_a_card_of_the_reserve() -> None:
    for number, cards in ((1, 4), (2, 3)):
        sc = apart(At("", right="drukil thorn_right curse"), At(""))
        sc.play(f"use thorn right {number}")
        assert cards == sc.deck(0)
        assert "drukil~" == sc.pile("thorn", "right")[-1]


@vector("CT-TV-36")
@rule("CT-SPEC-3", "CT-SPEC-4")
def test_callem_comes_again_until_he_is_beaten_twice() -> None:
    sc = scene(thorn=At("a4", right="callem thorn_right"), chada=At("x"), one_seat=True)
    sc.play("use thorn right 1")
    assert ("c0", "callem~") == (sc.curse(), sc.pile("thorn", "right")[-1])
    sc = scene(thorn=At("a4", right="callem~ thorn_right"), chada=At("x"))
    sc.play("use thorn right 2")
    assert (0, "callem") == (sc.will("thorn"), sc.pile("thorn", "right")[-1])
    sc = scene(thorn=At("a4", right="callem~ thorn_right"), chada=At("x")).play("use thorn right 1")
    assert ("t0", "callem") == (sc.curse(), sc.pile("thorn", "right")[-1])


@vector("CT-TV-37")
@rule("CT-SPEC-4", "CT-OPEN-27")
def test_the_wounded_callem_is_beaten_for_good() -> None:
    sc = neighbours(At("", right="callem~ thorn_right"), At("", left="arrows chada_left"))
    sc.play("call thorn left right", "join chada left")
    assert (["thorn_right"], 2) == (sc.pile("thorn", "right"), sc.will("thorn"))
    assert 1 == sc.s.gone[sc.g.book.card_numbers["callem"]]


@rule("CT-OPEN-27")
def test_callem_stays_in_the_pile_where_he_lies() -> None:
    sc = neighbours(
        At("", left="runa thorn_left"), At("", left="arrows chada_left", right="callem chada_right")
    ).play("call thorn left other_right", "join chada left")
    assert ["chada_right", "callem~"] == sc.pile("chada", "right")
