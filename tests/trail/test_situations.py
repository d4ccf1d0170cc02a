"""Situations of the rulebook, thought out from its text alone and then played."""

from rietland.kernel.state import LOST, PLAYING, WON
from tests.marks import rule
from tests.trail.scenes import At, scene

# Castaway and allies.


@rule("CT-SYM-21", "CT-OBJ-2")
def test_the_castaway_lies_below_the_card_that_led_to_him() -> None:
    thorn = At("reefs_2.v1", left="thorn_left curse")
    sc = scene(row=("reefs_2", "reefs_1"), thorn=thorn, chada=At("reefs_2.e3"), curse="x")
    sc.play("move thorn left 2").go("thorn", "reefs_2.v2")
    assert ["curse", "thorn_left~", "castaway~"] == sc.pile("thorn", "left")


@rule("CT-MOVE-6", "CT-SYM-21")
def test_who_passes_the_other_at_the_castaways_gets_nothing() -> None:
    thorn = At("reefs_2.v1", left="thorn_left curse")
    sc = scene(row=("reefs_2", "reefs_1"), thorn=thorn, chada=At("reefs_2.v2"), curse="x")
    sc.play("move thorn left 2").go("thorn", "reefs_2.v3")
    assert ["curse", "thorn_left~"] == sc.pile("thorn", "left")
    assert 1 == sc.s.ready[sc.g.book.card_numbers["castaway"]]


@rule("CT-FIGHT-6", "CT-SPEC-5")
def test_leam_alone_is_too_weak_and_just_enough_beside_another() -> None:
    thorn = At("a2", left="castaway~ thorn_left", right="gor thorn_right")
    sc = scene(thorn=thorn, chada=At("a3", left="chada_right curse"))
    assert [] == sc.offered("fight thorn left")
    sc.play("call thorn left right", "join chada left", "keep thorn 0")
    assert ([2, 3], ["thorn_right"]) == (sc.s.willpower, sc.pile("thorn", "right"))
    assert ["thorn_left", "castaway~"] == sc.pile("thorn", "left")


@rule("CT-SPEC-5", "CT-CARD-6")
def test_leam_leads_past_a_path_once() -> None:
    # The dashed way to b1 wakes the Curse; whom Leam leads it does not hear.
    sc = scene(thorn=At("a2", left="castaway~ thorn_left"), chada=At("a4"))
    sc.play("use thorn left 1").go("thorn", "b1")
    assert ("k0", "b1") == (sc.curse(), sc.where("thorn"))
    assert ["thorn_left", "arrows"] == sc.pile("thorn", "left")
    assert 1 == sc.s.gone[sc.g.book.card_numbers["castaway"]]


@rule("CT-OBJ-4", "CT-OBJ-5")
def test_neither_leam_nor_an_ally_is_an_object() -> None:
    for card in ("castaway~", "merrik", "drukil"):
        sc = scene(thorn=At("a2", left=f"{card} thorn_left"), chada=At("a3"))
        assert [] == sc.offered("hand thorn") + sc.offered("put_off thorn")


@rule("CT-FIGHT-3", "CT-CARD-5")
def test_runa_wins_the_reward_and_rests() -> None:
    thorn = At("a2", left="runa thorn_left", right="wardrak thorn_right")
    sc = scene(thorn=thorn, chada=At("a4")).play("fight thorn left right")
    assert (4, ["thorn_left"], ["thorn_right"]) == (
        sc.will("thorn"), sc.pile("thorn", "left"), sc.pile("thorn", "right"),
    )  # fmt: skip
    assert 2 == len(sc.s.resting)


# Drukil and Callem.


@rule("CT-FIGHT-5", "CT-SPEC-2")
def test_a_neighbour_beats_the_bear_who_stays_where_he_lies() -> None:
    chada = At("a3", right="drukil~ chada_right curse")
    sc = scene("3", thorn=At("a2", left="orweyns_hammer thorn_left"), chada=chada)
    sc.play("fight thorn left other_right")
    assert ["chada_right", "curse", "drukil"] == sc.pile("chada", "right")
    assert "drukil" not in "".join(sc.pile("thorn", "left"))


@rule("CT-SYM-19")
def test_the_bear_closes_paths_to_who_has_him_wherever_he_lies() -> None:
    for chada, thorn, is_open in (
        ("chada_left curse drukil~", "", False),
        ("chada_left curse drukil", "", True),
        ("", "thorn_left curse drukil~", True),
    ):
        sc = scene("3", chada=At("a4", left=chada), thorn=At("x", left=thorn), curse="k0")
        sc.play("use chada right 1")
        assert is_open == ("d1" in sc.goals()), (chada, thorn)


@rule("CT-SPEC-3", "CT-FIGHT-6", "CT-SYM-20")
def test_callem_beaten_once_is_not_beaten_for_good() -> None:
    chada = At("mountains_last.n3", left="arrows chada_left")
    thorn = At("mountains_last.n2", right="callem thorn_right")
    sc = scene("4", thorn=thorn, chada=chada, curse="x")
    sc.play("call thorn left right", "join chada left")
    assert ["thorn_right", "callem~"] == sc.pile("thorn", "right")
    assert 0 == sc.s.gone[sc.g.book.card_numbers["callem"]]


@rule("CT-SPEC-4", "CT-NEAR-3", "CT-TURN-6")
def test_a_neighbours_willpower_pays_the_wounded_callem() -> None:
    chada = At("mountains_last.n3", 1)
    thorn = At("mountains_last.n2", 1, right="callem~ thorn_right")
    sc = scene("4", thorn=thorn, chada=chada, curse="x")
    assert ["use thorn right 1"] == sc.offered("use thorn right")
    sc.play("give chada", "use thorn right 2")
    assert ([0, 0], ["thorn_right", "callem"]) == (sc.s.willpower, sc.pile("thorn", "right"))


@rule("CT-SYM-20", "CT-END-6")
def test_who_does_not_hold_callem_reaches_the_target_before_he_is_beaten() -> None:
    chada = At("mountains_last.n5")
    thorn = At("mountains_last.n4", right="thorn_right curse callem")
    sc = scene("4", chada=chada, thorn=thorn, curse="x")
    sc.play("move chada middle 2").go("chada", "mountains_last.tc")
    assert (1, 0, 3) == (sc.s.arrived[0], sc.s.fire_of, sc.s.fires)
    assert PLAYING == sc.s.result


@rule("CT-SYM-20", "CT-END-1")
def test_after_callem_is_beaten_for_good_the_second_hero_wins() -> None:
    chada = At("mountains_last.tc", arrived=True)
    thorn = At("mountains_last.n5")
    sc = scene("4", chada=chada, thorn=thorn, curse="x", gone=("callem",), active="thorn")
    sc.play("move thorn right 2").go("thorn", "mountains_last.tt")
    assert WON == sc.s.result


# Campfires.


@rule("CT-END-6", "CT-OPEN-1")
def test_each_turn_of_the_other_burns_a_campfire_and_the_fifth_is_too_late() -> None:
    thorn = At("reefs_last.n5", right="thorn_right")
    sc = scene(chada=At("reefs_last.n1"), thorn=thorn, curse="k0", active="thorn")
    sc.play("move thorn right 2").go("thorn", "reefs_last.tt")
    for fires in (2, 1, 0):
        # She has a turn, and stays.
        sc.play(f"move chada {('left', 'middle', 'right')[fires]} {(1, 2, 1)[fires]}")
        sc.go("chada", "reefs_last.n1")
        assert (PLAYING, fires) == (sc.s.result, sc.s.fires)
    sc.play("use chada left 1", "draw curse_1")
    assert (LOST, "trail-why-fires") == (sc.s.result, sc.s.why)


@rule("CT-OPEN-19", "CT-OPEN-22", "CT-NEAR-3")
def test_who_waits_at_the_target_neither_gives_nor_fights() -> None:
    chada = At("reefs_last.n5", 0, right="troll chada_right")
    thorn = At("reefs_last.tt", 5, left="orweyns_hammer thorn_left", arrived=True)
    sc = scene(chada=chada, thorn=thorn, curse="k0")
    assert [] == sc.asides() + sc.offered("give") + sc.offered("call")


@rule("CT-OPEN-10", "CT-CPAWN-3")
def test_the_curse_catches_who_waits_at_the_target() -> None:
    chada = At("reefs_last.n4", left="curse_6~ chada_left")
    thorn = At("reefs_last.tt", arrived=True)
    sc = scene(chada=chada, thorn=thorn, curse="reefs_last.n2")
    sc.play("use chada left 1")
    assert LOST == sc.s.result


# Blocked piles.


@rule("CT-FIGHT-9", "CT-END-5")
def test_three_blocked_piles_lose_whatever_the_neighbour_has() -> None:
    thorn = At("a2", left="gor thorn_left", middle="troll thorn_front", right="north_skral")
    sc = scene(thorn=thorn, chada=At("a3", 5, left="orweyns_hammer chada_left"))
    assert (LOST, "trail-why-blocked") == (sc.s.result, sc.s.why)


@rule("CT-FIGHT-7", "CT-TURN-8")
def test_beside_two_blocked_piles_the_third_is_used() -> None:
    thorn = At("a2", left="gor thorn_left", middle="troll thorn_front", right="curse thorn_right")
    sc = scene(thorn=thorn, chada=At("a4"))
    assert ["use thorn right 1"] == sc.options()


@rule("CT-FIGHT-5", "CT-FIGHT-9")
def test_who_can_beat_an_opponent_of_the_neighbour_only_is_not_blocked() -> None:
    thorn = At("a2", left="troll thorn_left", middle="troll thorn_front", right="arrows")
    sc = scene(thorn=thorn, chada=At("a3", left="gor chada_left"))
    assert {"fight thorn right other_left", "put_off thorn right", "hand thorn right"} <= set(
        sc.options()
    )


# Cover.


@rule("CT-MOVE-6", "CT-MOVE-8")
def test_the_other_covers_a_stop_with_its_number_and_its_loss() -> None:
    # a5 holds, takes two steps and one willpower; behind it lies x.
    chada = At("a4", 1, middle="chada_front")
    sc = scene(chada=chada, thorn=At("a5"), curse="k0")
    sc.play("move chada middle 2")
    assert ["x"] == sc.goals()
    sc.go("chada", "x").play("draw gor")
    assert ("x", 1) == (sc.where("chada"), sc.will("chada"))


@rule("CT-OPEN-3", "CT-STAGE-2")
def test_past_the_other_at_the_end_of_a_stage_one_enters_the_next() -> None:
    chada = At("a5", right="chada_right")
    sc = scene(row=("reefs_2", "reefs_1"), chada=chada, thorn=At("x"), curse="k0")
    before = sc.deck(0)
    sc.play("move chada right 4").go("chada", "reefs_2.e1")
    sc.play("draw gor")
    # The path into the stage draws one card, of the deck of the stage she still was on.
    assert ("reefs_2.e1", before - 1) == (sc.where("chada"), sc.deck(0))


@rule("CT-SYM-15", "CT-MOVE-6")
def test_a_gate_that_the_other_holds_is_passed_by_the_weak() -> None:
    # Light of foot has strength 3; g3 holds and wants 4.
    row = ("mountains_1", "mountains_2")
    chada = At("mountains_1.g2", right="chada_right")
    sc = scene("4", row=row, chada=chada, thorn=At("mountains_1.g3"), curse="x")
    assert ["mountains_1.d1", "mountains_1.g4"] == sorted(sc.play("move chada right 4").goals())
    sc = scene("4", row=row, chada=chada, thorn=At("mountains_1.g4"), curse="x")
    assert "mountains_1.g3" not in sc.play("move chada right 4").goals()


# Rocks.


@rule("CT-SYM-16", "CT-SYM-18")
def test_who_is_pushed_takes_no_path_of_the_other() -> None:
    # To r3 lead r2 and p1; p1 itself is reached by Chada's path only.
    row = ("expanses_2", "expanses_1")
    thorn = At("expanses_2.p1")
    sc = scene("2", row=row, chada=At("expanses_2.r4"), thorn=thorn, curse="x", active="chada")
    sc.play("use chada right 1").go("chada", "expanses_2.r5")
    assert "expanses_2.p1" == sc.where("thorn")


@rule("CT-SYM-16")
def test_a_push_counts_no_symbol() -> None:
    row = ("expanses_2", "expanses_1")
    chada, thorn = At("expanses_2.r4"), At("expanses_2.r3")
    sc = scene("2", row=row, chada=chada, thorn=thorn, curse="x", active="chada")
    sc.play("use chada right 1").go("chada", "expanses_2.r5")
    # Chada's own path leads to p1; the one from there is everybody's. On r2 lies a rock.
    assert ["back thorn expanses_2.r2", "back thorn expanses_2.p1"] == sc.options()
    sc.play("back thorn expanses_2.r2")
    assert ("expanses_2.r2", "expanses_2.r5") == (sc.where("thorn"), sc.where("chada"))


# Stages.


@rule("CT-STAGE-3", "CT-STAGE-4", "CT-OPEN-9")
def test_without_a_reserve_fog_goes_on_without_a_bonus() -> None:
    row = ("reefs_2", "reefs_1")
    chada = At("x", right="chada_right")
    sc = scene(row=row, chada=chada, thorn=At("reefs_2.e2"), curse="k0", fog=3, reserve=0)
    sc.play("use chada right 1").go("chada", "reefs_2.e1")
    sc.play("draw gor")
    assert (0, 2 + 3, 0) == (sc.deck(0), sc.deck(1), sc.reserve())


@rule("CT-STAGE-3", "CT-STAGE-4")
def test_the_last_card_of_a_stage_drawn_on_the_way_out_leaves_no_bonus() -> None:
    row = ("reefs_2", "reefs_1")
    chada = At("x", right="chada_right")
    sc = scene(row=row, chada=chada, thorn=At("reefs_2.e2"), curse="k0", fog=1, reserve=9)
    sc.play("use chada right 1").go("chada", "reefs_2.e1")
    sc.play("draw gor")
    assert (0, 1, 9) == (sc.deck(0), sc.deck(1), sc.reserve())


# Alone.


@rule("CT-SOLO-3", "CT-END-5")
def test_a_campfire_saves_stinner_from_blocked_piles() -> None:
    stinner = At("a2", 3, "gor stinner_left", "troll stinner_front", "gor stinner_right")
    sc = scene(stinner=stinner)
    assert PLAYING == sc.s.result
    sc.play("shift stinner left")
    assert ["stinner_left", "gor"] == sc.pile("stinner", "left")
    assert sc.offered("fight stinner left right")


@rule("CT-SOLO-1", "CT-END-1")
def test_stinner_wins_at_thorns_target_too() -> None:
    sc = scene(stinner=At("reefs_last.n5"), curse="k0")
    sc.play("move stinner middle 2").go("stinner", "reefs_last.tt")
    assert WON == sc.s.result


@rule("CT-SOLO-4", "CT-SYM-16", "CT-CPAWN-3")
def test_a_rock_may_bring_the_curse_onto_stinner() -> None:
    row = ("expanses_2", "expanses_1")
    sc = scene("2", row=row, stinner=At("expanses_2.r1"), curse="x")
    sc.play("use stinner middle 1").go("stinner", "expanses_2.r2")
    assert LOST == sc.s.result


# Objects.


@rule("CT-CPAWN-4", "CT-OBJ-7")
def test_the_hourglass_turns_the_curse_back_two_spaces_and_not_past_its_start() -> None:
    for curse, then in (("c0", "k1"), ("k1", "k0"), ("k0", "k0")):
        sc = scene(thorn=At("a4", left="hadrias_hourglass thorn_left"), chada=At("x"), curse=curse)
        assert then == sc.play("use thorn left 1").curse()


@rule("CT-OPEN-9", "CT-OBJ-3")
def test_an_hourglass_brings_what_the_reserve_has() -> None:
    for reserve, deck in ((0, 3), (1, 4), (5, 5)):
        thorn = At("a4", left="hadrias_hourglass thorn_left")
        sc = scene(thorn=thorn, chada=At("x"), reserve=reserve).play("use thorn left 2")
        assert (deck, ["thorn_left"]) == (sc.deck(0), sc.pile("thorn", "left"))


@rule("CT-OBJ-5", "CT-OBJ-2")
def test_what_a_neighbour_hands_over_lies_below_the_pile_of_the_others_choice() -> None:
    sc = scene(thorn=At("a2", left="arrows thorn_left"), chada=At("a3"))
    sc.play("hand thorn left")
    assert 0 <= sc.g.pending(sc.s).who == sc.hero("chada")
    sc.play(next(say for say in sc.options() if "right" in say))
    assert "arrows" == sc.pile("chada", "right")[-1]
    assert sc.hero("chada") == sc.s.active
