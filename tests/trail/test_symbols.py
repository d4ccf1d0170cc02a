"""Symbols of stages, the Curse's own spaces, and stages that follow one another."""

from rietland.kernel.state import LOST, PLAYING
from rietland.trail.ways import ways
from tests.marks import rule, vector
from tests.trail.scenes import At, Scene, book, scene

# The Curse.


@vector("CT-TV-51")
@rule("CT-MAP-6", "CT-CPAWN-1", "CT-CPAWN-3", "CT-END-2", "CT-OPEN-2")
def test_on_a_branch_a_hero_is_as_far_as_the_line_space_before_it_rejoins() -> None:
    for curse, result in (("a3", PLAYING), ("a4", LOST)):
        # One space on: a4 is number 7, a5 is number 8.
        sc = scene(chada=At("b1", left="curse_1~ chada_left"), thorn=At("x"), curse=curse)
        assert result == sc.play("use chada left 1").s.result


@vector("CT-TV-52", "CT-TV-53")
@rule("CT-MAP-6", "CT-MAP-2")
def test_the_first_way_back_to_the_line_counts() -> None:
    spaces = {
        space.name: space.order
        for space in book("2").spaces
        if book("2").maps[space.map].name == "expanses_1"
    }
    assert (1, 3, 3) == (spaces["y2"], spaces["y3"], spaces["y4"])
    for space, curse, result in (
        ("y2", "x", PLAYING),
        ("y2", "expanses_1.d1", LOST),
        ("y3", "expanses_1.d2", PLAYING),
        ("y3", "expanses_1.d3", LOST),
    ):
        sc = scene(
            "2",
            chada=At(f"expanses_1.{space}", left="curse_1~ chada_left"),
            thorn=At("expanses_1.x"),
            curse=curse,
        )
        assert result == sc.play("use chada left 1").s.result, (space, curse)


@rule("CT-CPAWN-2")
def test_the_curse_ignores_what_is_printed_on_its_way() -> None:
    # The next space of the line is a stop space that costs willpower.
    sc = scene(chada=At("x", left="curse_2~ chada_left"), thorn=At("reefs_1.s2"), curse="a2")
    sc.play("use chada left 1")
    assert ("a4", 2) == (sc.curse(), sc.will("chada"))


#: The Ice Gallery lies second in the row.
ICE = ("mountains_3", "mountains_1")


@vector("CT-TV-28", "CT-TV-29")
@rule("CT-SYM-14")
def test_where_the_curse_stands_every_space_may_cost_more() -> None:
    for curse, steps in (("x", 1), ("mountains_3.i1", 2), ("mountains_3.i3", 4)):
        sc = scene(
            "4", row=ICE, thorn=At("mountains_3.i5"), chada=At("mountains_3.m1"), curse=curse
        ).play("move thorn right 4", "draw gor", "draw gor")
        f = sc.s.agenda[-1]
        found = ways(sc.g, sc.s, f.who, f.args[0], f.args[1])
        costs = {sc.said(way.space): way.steps for way in found}
        assert steps == costs["mountains_3.x"]


def in_the_gallery(left: str = "") -> Scene:
    """Thorn on i4, the Curse on the space before (+3)."""
    thorn = At("mountains_3.i4", 2, left)
    return scene("4", row=ICE, thorn=thorn, chada=At("mountains_3.x"), curse="mountains_3.i3")


@vector("CT-TV-30", "CT-TV-60")
@rule("CT-SYM-14", "CT-CARD-9")
def test_abilities_shield_and_merrik_pay_nothing_more() -> None:
    sc = in_the_gallery(left="wineskin thorn_left").play("use thorn left 1")
    assert [] == sc.goals()
    sc = in_the_gallery(left="merrik thorn_left").play("use thorn left 1")
    assert ["mountains_3.i5", "mountains_3.m1"] == sc.goals()[:2]
    sc = in_the_gallery().play("use thorn middle 1")
    assert ["mountains_3.i5", "mountains_3.m1"] == sc.goals()[:2]
    sc = in_the_gallery(left="storm_shield thorn_left").play("use thorn left 1")
    assert "mountains_3.i5" in sc.goals()


@vector("CT-TV-87")
@rule("CT-SYM-14", "CT-MOVE-6")
def test_a_covered_space_costs_nothing_more_either() -> None:
    # i5 is Thorn's; the red space costs 1, and 1 more for the Curse on i1.
    sc = scene(
        "4", row=ICE, chada=At("mountains_3.i4"), thorn=At("mountains_3.i5"), curse="mountains_3.i1"
    ).play("move chada middle 2")
    assert ["mountains_3.m1", "mountains_3.x"] == sc.goals()


@vector("CT-TV-88")
@rule("CT-SYM-14", "CT-OPEN-18")
def test_the_place_of_the_curse_after_the_price_counts() -> None:
    # The price brings the Curse from the end of the first stage onto i1 (+1).
    sc = scene("4", row=ICE, chada=At("mountains_3.i2"), thorn=At("mountains_3.x"), curse="x").play(
        "move chada middle 4"
    )
    assert "mountains_3.i1" == sc.curse()
    assert ["mountains_3.i3"] == sc.goals()


# Spaces.


@vector("CT-TV-31", "CT-TV-63")
@rule("CT-SYM-15", "CT-OPEN-7")
def test_a_gate_opens_to_a_strong_hero_card() -> None:
    for card, steps, open_ in (("thorn_right~", 3, False), ("thorn_left", 3, True)):
        sc = scene("4", thorn=At("a2", left=f"{card} curse"), chada=At("c0"))
        assert open_ == ("a3" in sc.play(f"move thorn left {steps}").goals())
    sc = scene("4", thorn=At("a2", left="wineskin thorn_left"), chada=At("c0"))
    sc.play("use thorn left 1")
    assert "CT-SYM-15" == sc.refused("go thorn mountains_first.a3 0")
    assert "a3" in scene("4", thorn=At("a2"), chada=At("c0")).play("use thorn middle 1").goals()


@vector("CT-TV-62")
@rule("CT-SYM-15", "CT-OPEN-15")
def test_at_a_gate_the_face_at_the_start_of_the_turn_counts() -> None:
    sc = scene("4", chada=At("a2", middle="chada_front~ curse"), thorn=At("c0"))
    assert [] == sc.play("move chada middle 2").goals()


@vector("CT-TV-32")
@rule("CT-SYM-17")
def test_rain_falls_on_hero_cards_only() -> None:
    sc = scene("2", thorn=At("a1", left="wineskin thorn_left"), chada=At("c0"))
    sc.play("use thorn left 1").go("thorn", "a2")
    assert ["thorn_left"] == sc.pile("thorn", "left")
    sc = scene("2", thorn=At("a1"), chada=At("c0")).play("move thorn right 2").go("thorn", "a2")
    assert ["curse", "thorn_right~"] == sc.pile("thorn", "right")


@vector("CT-TV-61")
@rule("CT-SYM-17", "CT-MOVE-9")
def test_rain_comes_after_the_price() -> None:
    for card in ("thorn_front", "thorn_front~"):
        sc = scene("2", thorn=At("a1", middle=f"{card} curse"), chada=At("c0"))
        sc.play("move thorn middle 3").go("thorn", "a2")
        assert ["curse", "thorn_front~"] == sc.pile("thorn", "middle")


@rule("CT-SYM-4", "CT-SYM-9", "CT-SYM-10", "CT-SYM-13")
def test_spaces_give_willpower_and_fog_and_move_the_curse() -> None:
    sc = scene("3", chada=At("a4"), thorn=At("x")).play("use chada right 1").go("chada", "d1")
    assert 3 == sc.will("chada")
    sc = scene("2", chada=At("expanses_1.y1"), thorn=At("expanses_1.x"), curse="x")
    sc.play("use chada right 1").go("chada", "expanses_1.y2")
    assert 4 == sc.deck(1)
    sc = scene(chada=At("reefs_last.n4"), thorn=At("reefs_last.n1"), curse="k1")
    assert "t0" == sc.play("use chada right 1").go("chada", "reefs_last.n5").curse()
    sc = scene(chada=At("reefs_last.n3"), thorn=At("reefs_last.n1"), curse="k1")
    assert "k0" == sc.play("use chada right 1").go("chada", "reefs_last.o1").curse()


@rule("CT-SYM-8", "CT-SYM-6", "CT-SYM-5")
def test_spaces_and_paths_draw_fog_give_an_hourglass_and_cost_willpower() -> None:
    sc = scene(chada=At("a2"), thorn=At("x")).play("move chada middle 2").go("chada", "a3")
    assert "hadrias_hourglass" == sc.pile("chada", "middle")[-1]
    sc = scene(chada=At("a5"), thorn=At("a1")).play("move chada middle 2").go("chada", "x")
    sc.play("draw gor")
    assert "gor" == sc.pile("chada", "middle")[-1]
    sc = scene("2", chada=At("expanses_last.n2"), thorn=At("expanses_last.n1"), curse="x")
    sc.play("use chada right 1").go("chada", "expanses_last.o1")
    assert 1 == sc.will("chada")


@rule("CT-SYM-11", "CT-CARD-10", "CT-OPEN-6")
def test_a_space_wakes_a_curse_card_by_choice() -> None:
    sc = scene("3", chada=At("a4"), thorn=At("x")).play("use chada right 1").go("chada", "a5")
    assert ["flip chada left 2", "flip chada middle 2", "flip chada right 2"] == sc.options()
    sc.play("flip chada left 2", "draw curse_4")
    assert ["chada_left", "curse_4~"] == sc.pile("chada", "left")
    bare = At("a4", 2, "chada_left", "chada_front", "chada_right")
    sc = scene("3", chada=bare, thorn=At("x")).play("use chada right 1")
    assert "a5" == sc.go("chada", "a5").where("chada")


@rule("CT-SYM-19", "CT-SYM-23", "CT-OPEN-16")
def test_the_bears_company_finds_lanes_closed() -> None:
    sc = scene("3", chada=At("a2"), thorn=At("t0")).play("use chada right 1").go("chada", "a3")
    assert ["curse", "chada_right", "drukil"] == sc.pile("chada", "right")
    for card, goals in (("drukil", ["a5", "d1"]), ("drukil~", ["a5"])):
        sc = scene("3", chada=At("a4", left=f"chada_left {card}"), thorn=At("t0"))
        assert goals == sc.play("use chada right 1").goals()
    assert "CT-SYM-19" == sc.refused("go chada wood_first.d1 0")


@vector("CT-TV-70", "CT-TV-69")
@rule("CT-SYM-21", "CT-SYM-22", "CT-OPEN-16", "CT-OPEN-6")
def test_the_castaway_comes_along_once() -> None:
    row = ("reefs_2", "reefs_1")
    sc = scene(row=row, chada=At("reefs_2.v1"), thorn=At("reefs_2.e1"), curse="x")
    sc.play("use chada right 1").go("chada", "reefs_2.v2")
    assert ["curse", "chada_right", "castaway~"] == sc.pile("chada", "right")
    sc = scene(
        row=row,
        thorn=At("reefs_2.v1"),
        chada=At("reefs_2.v3", left="chada_left castaway~"),
        curse="x",
    )
    sc.play("use thorn middle 1").go("thorn", "reefs_2.v2")
    assert ["curse", "thorn_front"] == sc.pile("thorn", "middle")
    sc = scene("2", chada=At("b1"), thorn=At("c0"), gone=("castaway",))
    sc.play("use chada right 1").go("chada", "b2")
    assert ["curse", "chada_right"] == sc.pile("chada", "right")
    sc = scene("2", chada=At("b1"), thorn=At("c0")).play("use chada right 1").go("chada", "b2")
    assert ["curse", "chada_right", "castaway~"] == sc.pile("chada", "right")


@rule("CT-SYM-24")
def test_callem_waits_at_the_last_camp() -> None:
    row = ("mountains_1", "mountains_3")
    sc = scene("4", row=row, chada=At("mountains_3.x"), thorn=At("mountains_3.i4"), curse="k0")
    sc.play("use chada right 1").go("chada", "mountains_last.n1")
    assert ["curse", "chada_right", "callem"] == sc.pile("chada", "right")


# Stages.


@rule("CT-STAGE-1", "CT-STAGE-2", "CT-SETUP-7")
def test_at_the_end_of_a_stage_the_next_lies_open() -> None:
    sc = scene("2", chada=At("a5", left="gor"), thorn=At("c0"), opened=1)
    sc.s.row = [sc.s.row[0], -1, -1, sc.s.row[3]]
    sc.s.unseen_maps = sc.g.book.between[:]
    sc.play("use chada right 1").go("chada", "x").play("draw troll")
    assert 6 == len(sc.offered("unfold"))
    before = sc.reserve()
    sc.play("unfold expanses_3")
    assert (4, before - 4) == (sc.deck(1), sc.reserve())
    assert 5 == len(sc.s.unseen_maps)


@vector("CT-TV-39", "CT-TV-40")
@rule("CT-STAGE-3", "CT-STAGE-4", "CT-OPEN-9")
def test_fog_that_is_left_goes_on_with_one_more() -> None:
    for fog, cards in ((2, 5), (0, 0)):
        sc = scene("2", chada=At("x"), thorn=At("expanses_1.d1"), fog=fog)
        sc.play("use chada right 1").go("chada", "expanses_1.y1")
        assert (0, cards) == (sc.deck(0), sc.deck(1))
    sc = scene("2", chada=At("x"), thorn=At("expanses_1.d1"), fog=2, reserve=0)
    sc.play("use chada right 1").go("chada", "expanses_1.y1")
    assert 4 == sc.deck(1)


@vector("CT-TV-41")
@rule("CT-FOG-4", "CT-OPEN-8")
def test_each_hero_draws_from_the_deck_of_the_own_stage() -> None:
    sc = scene(thorn=At("a4"), chada=At("reefs_1.s2"))
    sc.play("move thorn right 4", "draw gor", "draw gor")
    assert (1, 3) == (sc.deck(0), sc.deck(1))
    sc = scene(chada=At("reefs_1.s2"), thorn=At("a4")).play("move chada left 3", "draw gor")
    assert (3, 2) == (sc.deck(0), sc.deck(1))


@vector("CT-TV-85")
@rule("CT-OPEN-17")
def test_who_is_pushed_back_draws_from_the_deck_that_is_left() -> None:
    sc = scene("2", thorn=At("x"), chada=At("expanses_1.d2"))
    sc.s.left = 1
    sc.play("move thorn right 4", "draw gor", "draw gor")
    assert 1 == sc.deck(1)


@vector("CT-TV-64")
@rule("CT-CARD-5", "CT-STAGE-1", "CT-OPEN-25")
def test_an_ally_comes_back_at_the_end_of_a_stage() -> None:
    sc = scene(chada=At("a5"), thorn=At("c0"), resting=(("chada", "grenolin"),))
    sc.play("move chada left 3", "draw troll").go("chada", "x").play("draw gor")
    assert ["curse", "chada_left", "troll", "gor", "grenolin"] == sc.pile("chada", "left")
    assert [] == sc.s.resting


@rule("CT-CARD-5")
def test_an_ally_of_the_other_hero_rests_on() -> None:
    resting = (("thorn", "merrik"), ("chada", "grenolin"), ("thorn", "runa"))
    sc = scene(chada=At("a5"), thorn=At("c0"), resting=resting)
    sc.play("move chada left 3", "draw troll").go("chada", "x").play("draw gor")
    assert "grenolin" == sc.pile("chada", "left")[-1]
    assert ["merrik", "runa"] == [sc.card(slot) for slot in sc.s.resting[1::2]]


@vector("CT-TV-65")
@rule("CT-CARD-5")
def test_who_brought_the_hero_there_comes_back_at_the_next_one() -> None:
    sc = scene(thorn=At("a5", left="merrik thorn_left"), chada=At("c0"))
    sc.play("use thorn left 1").go("thorn", "x").play("draw gor")
    assert ["thorn_left", "gor"] == sc.pile("thorn", "left")
    assert [0, "merrik"] == [sc.s.resting[0], sc.card(sc.s.resting[1])]
    sc = scene(thorn=At("x"), chada=At("c0"), resting=(("thorn", "merrik"),))
    sc.play("use thorn middle 1").go("thorn", "reefs_1.s1")
    assert [0, "merrik"] == [sc.s.resting[0], sc.card(sc.s.resting[1])]


@vector("CT-TV-66")
@rule("CT-CARD-5", "CT-OPEN-3")
def test_an_ally_comes_back_to_who_passes_the_end_of_a_stage() -> None:
    sc = scene("2", thorn=At("a5"), chada=At("x"), resting=(("thorn", "merrik"),))
    sc.play("use thorn middle 1").go("thorn", "expanses_1.d1")
    assert "merrik" == sc.pile("thorn", "middle")[-1]


@vector("CT-TV-67")
@rule("CT-CARD-5")
def test_on_the_last_stage_no_ally_comes_back() -> None:
    sc = scene(
        chada=At("reefs_last.n4"),
        thorn=At("reefs_last.n1"),
        resting=(("chada", "ketil"),),
        curse="x",
    ).play("use chada right 1")
    sc.go("chada", "reefs_last.n5")
    assert [0, "ketil"] == [sc.s.resting[0], sc.card(sc.s.resting[1])]


@rule("CT-OPEN-29", "CT-SYM-16", "CT-SYM-18")
def test_a_hero_can_be_pushed_back_to_a_space_that_only_the_other_could_enter() -> None:
    row = ("expanses_2", "expanses_1")
    sc = scene(
        "2", row=row, curse="k0", chada=At("expanses_2.r1"), thorn=At("expanses_2.r3"), fog=3
    )
    sc.play("move chada middle 2").go("chada", "expanses_2.r2")
    # Where Chada stops is taken, so the other way back is the only one.
    assert "expanses_2.p1" in (sc.where("thorn"), *sc.goals())


@rule("CT-OPEN-30", "CT-SYM-19", "CT-CARD-11")
def test_a_bear_path_is_closed_on_the_way_on_and_open_on_the_way_back() -> None:
    bear = "drukil~ chada_right curse"
    row = ("wood_1", "wood_2")
    sc = scene(
        "3", row=row, curse="k0", chada=At("wood_1.o1", right=bear), thorn=At("t0"), fog=3
    ).play("move chada middle 4")
    assert "wood_1.p1" not in sc.goals()
    sc = scene(
        "3",
        row=row,
        curse="k0",
        chada=At("wood_1.p1", left="landslip chada_left", right=bear),
        thorn=At("t0"),
        fog=3,
    ).play("use chada left 1")
    assert "wood_1.o1" == sc.where("chada")
