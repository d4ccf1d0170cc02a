"""Movement: steps and prices, cover, stop spaces, the strict order, ways back."""

from rietland.kernel.state import LOST, PLAYING
from rietland.trail import flips
from rietland.vocabulary import trail as words
from tests.marks import rule, vector
from tests.trail.scenes import At, begun, scene

# Step values and prices.


@vector("CT-TV-1")
@rule("CT-MOVE-1", "CT-MOVE-2")
def test_two_steps_of_bow_drawn_are_free() -> None:
    sc = scene(chada=At("a1"), thorn=At("t0"), curse="k0").play("move chada middle 2")
    assert "k0" == sc.curse()
    assert ["a2"] == sc.goals()


@vector("CT-TV-2")
@rule("CT-MOVE-1", "CT-MOVE-2", "CT-MOVE-9")
def test_four_steps_of_bow_drawn_bring_the_curse_on_first() -> None:
    sc = scene(chada=At("a1"), thorn=At("t0"), curse="k0").play("move chada middle 4")
    assert "k1" == sc.curse()
    assert ["a2", "a3", "b1"] == sc.goals()


@vector("CT-TV-3")
@rule("CT-MOVE-3")
def test_two_steps_reach_the_second_space_of_one_step_each() -> None:
    sc = scene(chada=At("c0"), thorn=At("t0")).play("move chada middle 2")
    assert ["a1", "a2"] == sc.goals()


@vector("CT-TV-4")
@rule("CT-MOVE-3")
def test_four_steps_reach_the_hourglass() -> None:
    sc = scene(chada=At("c0"), thorn=At("t0")).play("move chada middle 4")
    assert "a3" in sc.goals()
    sc.go("chada", "a3")
    assert ["curse", "chada_front", "hadrias_hourglass"] == sc.pile("chada", "middle")


@vector("CT-TV-5")
@rule("CT-MOVE-3")
def test_unused_steps_are_lost() -> None:
    sc = scene(chada=At("c0"), thorn=At("t0")).play("move chada middle 4").go("chada", "a1")
    assert "a1" == sc.where("chada")
    assert "thorn" == sc.g.party[sc.s.active]


@vector("CT-TV-86")
@rule("CT-OPEN-14")
def test_a_move_may_end_where_it_began() -> None:
    sc = scene(chada=At("a5", 1), thorn=At("t0")).play("move chada middle 2").go("chada", "a5")
    assert 1 == sc.will("chada")
    assert ["curse", "chada_front"] == sc.pile("chada", "middle")
    stayed = sc.told("stayed")
    assert ["a5"] == [sc.said(event.where) for event in stayed]
    assert [] == sc.told("moved")


@vector("CT-TV-13")
@rule("CT-TURN-6")
def test_what_cannot_be_paid_cannot_be_chosen() -> None:
    sc = scene(chada=At("c0", 1), thorn=At("x"), curse="k0")
    assert [] == sc.offered("move chada right 5")
    assert "CT-TURN-6" == sc.refused("move chada right 5")
    assert ["move chada right 5"] == scene(chada=At("c0"), thorn=At("x")).offered(
        "move chada right 5"
    )


@rule("CT-MOVE-1")
def test_a_card_offers_its_own_step_values_only() -> None:
    sc = scene(chada=At("c0"), thorn=At("t0"))
    assert "CT-MOVE-1" == sc.refused("move chada middle 3")
    assert ["move chada middle 2", "move chada middle 4"] == sc.offered("move chada middle")


@rule("CT-MOVE-2")
def test_a_price_turns_the_card_or_costs_willpower() -> None:
    sc = scene(chada=At("c0"), thorn=At("t0")).play("move chada right 4").go("chada", "c0")
    assert ["curse", "chada_right~"] == sc.pile("chada", "right")
    sc = scene(chada=At("c0"), thorn=At("t0")).play("move chada right 5").go("chada", "c0")
    assert 0 == sc.will("chada")


@rule("CT-MOVE-4", "CT-MOVE-5")
def test_ways_lead_forward_over_solid_and_dashed_paths() -> None:
    sc = scene(chada=At("a2"), thorn=At("t0")).play("move chada right 4")
    assert ["a3", "b1", "b2"] == sc.goals()
    assert "CT-MOVE-3" == sc.refused("go chada reefs_first.a1 0")


# Cover.


@vector("CT-TV-6", "CT-TV-7")
@rule("CT-MOVE-6")
def test_a_space_the_other_hero_holds_costs_nothing_and_says_nothing() -> None:
    # The undertow costs 3, the sea urchins 1 and a willpower.
    sc = scene("intro", chada=At("a1", 1), thorn=At("a2"), curse="k0").play("move chada middle 2")
    assert ["b1", "a3", "a4"] == sc.goals()
    sc = scene("intro", chada=At("a2", 0), thorn=At("a3"), curse="k0").play("move chada middle 2")
    assert [] == sc.goals()
    sc = scene("intro", chada=At("a2", 1), thorn=At("a3"), curse="k0").play("move chada middle 2")
    assert ["a4"] == sc.goals()
    assert 0 == sc.go("chada", "a4").will("chada")


@vector("CT-TV-8")
@rule("CT-MOVE-8")
def test_a_stop_space_holds_a_hero() -> None:
    sc = scene(chada=At("a4"), thorn=At("t0")).play("move chada right 4")
    assert ["a5"] == sc.goals()


@vector("CT-TV-9")
@rule("CT-MOVE-8", "CT-MOVE-6")
def test_a_stop_space_of_the_other_hero_is_passed() -> None:
    sc = scene(chada=At("a4"), thorn=At("a5")).play("move chada middle 2")
    assert ["x"] == sc.goals()


@vector("CT-TV-10")
@rule("CT-MOVE-7")
def test_two_heroes_never_share_a_space() -> None:
    sc = scene(chada=At("c0"), thorn=At("a1")).play("move chada middle 2")
    assert "a1" not in sc.goals()
    assert "CT-MOVE-7" == sc.refused("go chada reefs_first.a1 0")


@rule("CT-OPEN-4")
def test_symbols_of_paths_count_beside_a_covered_space() -> None:
    sc = scene(chada=At("a2"), thorn=At("b1")).play("move chada middle 2").go("chada", "b2")
    assert "k1" == sc.curse()


@rule("CT-OPEN-3", "CT-STAGE-1")
def test_a_red_space_of_the_other_hero_is_passed() -> None:
    sc = scene(chada=At("a5"), thorn=At("x")).play("move chada middle 4")
    assert ["reefs_1.s1", "reefs_1.s2"] == sc.goals()[:2]


# Order.


@vector("CT-TV-11")
@rule("CT-MOVE-9", "CT-CPAWN-3")
def test_a_price_may_bring_the_curse_before_the_pawn_moves() -> None:
    sc = scene(chada=At("a1"), thorn=At("a5"), curse="c0").play("move chada middle 4")
    assert (LOST, "trail-why-curse") == (sc.s.result, sc.s.why)


@vector("CT-TV-12")
@rule("CT-MOVE-9", "CT-MOVE-11", "CT-SYM-12")
def test_price_and_path_count_before_the_pawn_moves() -> None:
    sc = scene(chada=At("a2"), thorn=At("a5"), curse="c0").play("move chada middle 4")
    assert PLAYING == sc.s.result
    sc.go("chada", "b1")
    assert LOST == sc.s.result
    assert "a2" == sc.where("chada")


@vector("CT-TV-100")
@rule("CT-TURN-6", "CT-OPEN-13", "CT-SYM-5")
def test_a_way_that_costs_missing_willpower_is_closed() -> None:
    sc = scene(chada=At("a4", 0), thorn=At("t0")).play("move chada middle 4")
    assert [] == sc.goals()
    sc = scene(chada=At("a4", 0), thorn=At("a5")).play("move chada middle 4")
    assert ["x"] == sc.goals()


# Strides.


@vector("CT-TV-55")
@rule("CT-CARD-9", "CT-ABIL-1", "CT-ABIL-3", "CT-MOVE-10")
def test_a_stride_enters_a_space_whatever_its_number() -> None:
    sc = scene(thorn=At("a3"), chada=At("a1")).play("use thorn middle 1").go("thorn", "a4")
    assert "a4" == sc.where("thorn")
    assert ["curse", "thorn_front"] == sc.pile("thorn", "middle")


@vector("CT-TV-56")
@rule("CT-CARD-9", "CT-MOVE-6")
def test_a_stride_passes_the_other_hero_without_counting() -> None:
    sc = scene(thorn=At("a1"), chada=At("a2")).play("use thorn middle 1")
    assert ["a3", "b1"] == sc.goals()
    assert "a3" == sc.go("thorn", "a3").where("thorn")


@vector("CT-TV-57")
@rule("CT-CARD-9", "CT-MOVE-8")
def test_a_stop_space_halts_a_stride() -> None:
    sc = scene(thorn=At("a4", 1, left="storm_shield thorn_left curse"), chada=At("a1"))
    sc.play("use thorn left 1")
    assert ["a5"] == sc.goals()
    sc.go("thorn", "a5")
    assert ("a5", 0) == (sc.where("thorn"), sc.will("thorn"))
    assert ["thorn_left", "curse"] == sc.pile("thorn", "left")


@vector("CT-TV-58")
@rule("CT-CARD-9", "CT-SYM-12", "CT-SYM-7")
def test_a_card_that_ignores_paths_passes_their_symbols() -> None:
    sc = scene(chada=At("a2", left="storm_shield chada_left"), thorn=At("a1"))
    sc.play("use chada left 1").go("chada", "b1")
    assert ("k0", ["chada_left", "arrows"]) == (sc.curse(), sc.pile("chada", "left"))
    sc = scene(chada=At("a2"), thorn=At("a1")).play("use chada right 1").go("chada", "b1")
    assert ("k1", ["curse", "chada_right", "arrows"]) == (sc.curse(), sc.pile("chada", "right"))


@vector("CT-TV-59")
@rule("CT-CARD-9", "CT-SYM-18")
def test_a_path_for_one_hero_stays_closed_to_the_other() -> None:
    row = ("expanses_2", "expanses_1")
    sc = scene(
        "2",
        row=row,
        thorn=At("expanses_2.r1", left="castaway~ thorn_left curse"),
        chada=At("expanses_2.x"),
        curse="x",
    ).play("use thorn left 1")
    assert ["expanses_2.r2"] == sc.goals()
    assert "CT-SYM-18" == sc.refused("go thorn expanses_2.p1 0")
    sc = scene("2", row=row, chada=At("expanses_2.r1"), thorn=At("expanses_2.x"), curse="x")
    assert ["expanses_2.r2", "expanses_2.p1"] == sc.play("use chada right 1").goals()


@vector("CT-TV-81")
@rule("CT-CARD-7", "CT-CPAWN-3")
def test_effects_come_one_after_the_other_each_one_complete() -> None:
    sc = scene(thorn=At("a1", middle="thorn_front~ curse"), chada=At("a3"), curse="c0")
    sc.play("use thorn middle 1").go("thorn", "a2")
    assert ("a1", PLAYING) == (sc.curse(), sc.s.result)


# Going back.


@vector("CT-TV-74")
@rule("CT-CARD-11", "CT-CARD-3")
def test_a_landslip_takes_a_hero_back_and_no_symbol_counts() -> None:
    sc = scene(chada=At("a3", left="landslip chada_left curse"), thorn=At("x"), curse="a1")
    sc.play("use chada left 1")
    assert ("a2", ["chada_left", "curse"]) == (sc.where("chada"), sc.pile("chada", "left"))
    assert 1 == sc.s.gone[sc.g.book.card_numbers["landslip"]]


@rule("CT-SYM-16", "CT-CARD-11")
def test_who_has_several_ways_back_chooses() -> None:
    sc = scene(chada=At("x", left="landslip chada_left curse"), thorn=At("t0"), curse="k0")
    sc.play("use chada left 1")
    assert ["back chada reefs_first.a5", "back chada reefs_first.b3"] == sc.options()
    assert "b3" == sc.play("back chada reefs_first.b3").where("chada")


@vector("CT-TV-33")
@rule("CT-SYM-16")
def test_who_is_pushed_onto_the_curse_has_lost() -> None:
    sc = scene(
        "4", chada=At("a1", 2, middle="storm_shield chada_front"), thorn=At("t0"), curse="k1"
    )
    sc.play("use chada middle 1").go("chada", "a2")
    assert (LOST, "k1") == (sc.s.result, sc.where("thorn"))


@vector("CT-TV-83")
@rule("CT-SYM-16", "CT-OPEN-5")
def test_a_push_skips_the_space_where_the_other_stops() -> None:
    sc = scene("4", chada=At("a1"), thorn=At("a3")).play("use chada right 1").go("chada", "a2")
    assert ("a2", "a1") == (sc.where("chada"), sc.where("thorn"))


@vector("CT-TV-84")
@rule("CT-OPEN-10", "CT-SYM-16")
def test_a_hero_on_the_target_is_not_pushed() -> None:
    sc = scene(
        "2",
        chada=At("expanses_last.n2"),
        thorn=At("expanses_last.tt", arrived=True),
        curse="x",
    ).play("use chada right 1")
    sc.go("chada", "expanses_last.n3")
    assert "expanses_last.tt" == sc.where("thorn")


@rule("CT-OPEN-24")
def test_the_target_of_the_other_is_closed() -> None:
    sc = scene("1", chada=At("reefs_last.n5"), thorn=At("reefs_last.n1"), curse="x")
    sc.play("move chada middle 2")
    assert ["reefs_last.tc"] == sc.goals()


def test_of_two_ways_to_one_space_each_can_be_taken() -> None:
    for way, will in ((0, 2), (1, 1)):
        sc = scene("2", chada=At("expanses_last.n2"), thorn=At("expanses_last.n1"), curse="x")
        sc.play("move chada right 4").go("chada", "expanses_last.n4", way)
        sc.play("draw gor")
        assert will == sc.will("chada")


def test_a_game_begins_with_chada_on_the_first_stage() -> None:
    sc = begun(allies=0)
    assert ("c0", "t0", "k0") == (sc.where("chada"), sc.where("thorn"), sc.curse())


@rule("CT-MOVE-1", "CT-TURN-8")
def test_the_rainy_face_of_the_first_card_is_a_card_like_all_others() -> None:
    sc = scene(chada=At("a1", left="chada_left~"), thorn=At("t0"))
    assert "CT-MOVE-1" == sc.refused("move chada left 9")
    assert "CT-TURN-8" == sc.refused("use chada left 9")
    assert sc.offered("move chada left")


def test_effects_may_be_for_one_hero_or_for_both() -> None:
    sc = scene(chada=At("a1"), thorn=At("t0"))
    assert [1] == sc.g.select(sc.s, words.Filter("thorn"))
    assert [0, 1] == sc.g.select(sc.s, words.Filter())


def test_only_a_gift_can_wait_and_the_first_hero_speaks_for_both() -> None:
    sc = scene(chada=At("a2"), thorn=At("a1"))
    assert sc.g.can_wait(sc.g.hear("give thorn"))
    assert not sc.g.can_wait(sc.g.pending(sc.s).options[0])
    assert [0, 0, 1] == [sc.g.speaker(sc.s, who) for who in (-1, 0, 1)]


@rule("CT-CARD-10", "CT-SYM-11")
def test_of_curse_cards_that_nobody_knows_the_first_of_a_pile_stands_for_all() -> None:
    sc = scene(chada=At("a2", left="chada_left curse curse", middle="curse"), thorn=At("a1"))
    assert [(0, 1), (1, 0), (2, 1)] == flips.candidates(sc.g, sc.s, 0, flips.WAKE)
    assert 4 == flips.most(sc.g, sc.s, 0, flips.WAKE)
    assert 2 == flips.most(sc.g, sc.s, 0, flips.RAINY)
    assert 0 == flips.most(sc.g, sc.s, 0, flips.SUNNY)
