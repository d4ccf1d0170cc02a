"""Turns and cards: curse cards, fog, objects, allies, willpower of neighbours."""

from rietland.kernel.state import LOST, PLAYING
from tests.marks import rule, vector
from tests.trail.scenes import At, book, scene

# Turns.


@rule("CT-TURN-1", "CT-TURN-2", "CT-TURN-3", "CT-TURN-5")
def test_turns_alternate_and_one_top_card_is_activated() -> None:
    sc = scene(chada=At("a2"), thorn=At("c0"))
    assert {"left", "middle", "right"} == {say.split()[2] for say in sc.options()}
    assert "CT-TURN-1" == sc.refused("move thorn left 1")
    sc.play("use chada right 2")
    assert 3 == sc.will("chada")
    assert {"thorn"} == {say.split()[1] for say in sc.options()}
    assert "CT-TURN-2" == sc.refused("join thorn left")


@rule("CT-TURN-4")
def test_an_activated_card_goes_to_the_bottom_of_its_pile() -> None:
    sc = scene(chada=At("a2"), thorn=At("c0")).play("use chada right 2")
    assert ["curse", "chada_right"] == sc.pile("chada", "right")


@rule("CT-TURN-9", "CT-OPEN-23")
def test_no_top_card_must_be_activated_and_only_objects_are_put_off() -> None:
    sc = scene(
        chada=At("a2", left="curse_1~ chada_left", middle="grenolin chada_front", right="gor"),
        thorn=At("c0"),
    )
    assert [] == sc.offered("put_off")
    assert "CT-OBJ-4" == sc.refused("put_off chada middle")
    assert ["use chada left 1", "use chada left 2", "use chada left 3"] == sc.offered(
        "use chada left"
    )


# Curse cards.


@vector("CT-TV-23")
@rule("CT-CURSE-1", "CT-CURSE-2")
def test_a_passive_curse_card_wakes_and_nothing_else_happens() -> None:
    sc = scene(chada=At("a2", left="curse chada_left"), thorn=At("c0"))
    assert ["use chada left 1"] == sc.offered("use chada left")
    sc.play("use chada left 1")
    assert {f"draw curse_{number}" for number in range(1, 7)} == set(sc.options())
    sc.play("draw curse_3")
    assert ["chada_left", "curse_3~"] == sc.pile("chada", "left")
    assert (2, "k0", 3) == (sc.will("chada"), sc.curse(), sc.deck(0))


@vector("CT-TV-24")
@rule("CT-CURSE-3", "CT-CURSE-6")
def test_of_an_active_curse_card_one_group_is_chosen_that_can_be_paid() -> None:
    sc = scene(chada=At("a2", 0, left="curse_1~ chada_left"), thorn=At("c0"))
    assert ["use chada left 1", "use chada left 2"] == sc.offered("use chada left")
    assert "CT-TURN-6" == sc.refused("use chada left 3")
    sc.play("use chada left 1")
    assert ("k1", ["chada_left", "curse_1~"]) == (sc.curse(), sc.pile("chada", "left"))


@vector("CT-TV-26")
@rule("CT-CURSE-4", "CT-FOG-2")
def test_fog_of_a_curse_card_comes_after_it() -> None:
    sc = scene(chada=At("a2", left="curse_1~ chada_left"), thorn=At("c0"))
    sc.play("use chada left 2", "draw troll")
    assert ["chada_left", "curse_1~", "troll"] == sc.pile("chada", "left")


@rule("CT-CURSE-1")
def test_curse_cards_are_no_opponents() -> None:
    for card in book().deck:
        if card.name.startswith("curse"):
            assert all(face.opponent == 0 for face in card.faces)


# Fog.


@vector("CT-TV-25")
@rule("CT-FOG-2", "CT-OPEN-21")
def test_fog_cards_come_one_by_one_after_the_activated_card() -> None:
    sc = scene(thorn=At("a1"), chada=At("a4")).play("move thorn right 4", "draw gor", "draw troll")
    sc.go("thorn", "a2")
    assert ["curse", "thorn_right", "gor", "troll"] == sc.pile("thorn", "right")
    assert 1 == sc.deck(0)


@vector("CT-TV-27")
@rule("CT-FOG-3", "CT-END-4", "CT-OPEN-26")
def test_a_draw_from_an_empty_deck_loses() -> None:
    sc = scene(thorn=At("a1"), chada=At("a4"), fog=1).play("move thorn right 4", "draw gor")
    assert (LOST, "trail-why-fog") == (sc.s.result, sc.s.why)


@vector("CT-TV-76")
@rule("CT-CARD-7", "CT-FOG-3")
def test_the_white_wall_is_turned_round_or_pushed_through() -> None:
    for number, result in ((1, LOST), (2, PLAYING)):
        sc = scene(thorn=At("a2", left="white_wall thorn_left"), chada=At("a4"), fog=0)
        sc.play(f"use thorn left {number}")
        assert result == sc.s.result
        if result == PLAYING:
            assert ("t0", ["thorn_left"]) == (sc.curse(), sc.pile("thorn", "left"))


@vector("CT-TV-73")
@rule("CT-CARD-8", "CT-CARD-10")
def test_a_cloudburst_needs_a_dry_card_or_willpower() -> None:
    wet = At("a2", 0, "cloudburst thorn_left~", "thorn_front~", "thorn_right~")
    sc = scene(thorn=wet, chada=At("a4"))
    assert [] == sc.offered("use thorn left")
    wet.piles[0] = "cloudburst thorn_left"
    sc = scene(thorn=wet, chada=At("a4"))
    sc.play("use thorn left 1")
    assert ["thorn_left~"] == sc.pile("thorn", "left")


@vector("CT-TV-75")
@rule("CT-CARD-8", "CT-OBJ-6")
def test_what_is_not_left_cannot_be_taken() -> None:
    sc = scene(
        thorn=At("a2", left="sea_chest thorn_left", middle="thorn_front wineskin wineskin"),
        chada=At("a4"),
    )
    assert ["use thorn left 2", "use thorn left 3"] == sc.offered("use thorn left")
    sc.play("use thorn left 2")
    assert ["thorn_left", "storm_shield"] == sc.pile("thorn", "left")


@vector("CT-TV-77")
@rule("CT-CARD-8", "CT-CPAWN-4", "CT-SYM-13")
def test_the_curse_never_goes_behind_its_start() -> None:
    sc = scene(thorn=At("a2", left="lifting_fog thorn_left"), chada=At("a4"), curse="k0")
    sc.play("use thorn left 2")
    assert ("k0", ["thorn_left"]) == (sc.curse(), sc.pile("thorn", "left"))
    sc = scene(thorn=At("a2", left="lifting_fog thorn_left"), chada=At("a4"), curse="t0")
    assert "k1" == sc.play("use thorn left 2").curse()


# Abilities.


@vector("CT-TV-49")
@rule("CT-ABIL-4", "CT-ABIL-3")
def test_thorns_rest_leaves_the_card_wet() -> None:
    sc = scene(thorn=At("a2"), chada=At("a4")).play("use thorn right 1")
    assert (4, ["curse", "thorn_right~"]) == (sc.will("thorn"), sc.pile("thorn", "right"))


@vector("CT-TV-80")
@rule("CT-CARD-7", "CT-CARD-1")
def test_by_the_fire_dries_itself() -> None:
    sc = scene(thorn=At("a2", right="thorn_right~ curse"), chada=At("a4"))
    sc.play("use thorn right 1")
    assert (2, ["curse", "thorn_right"]) == (sc.will("thorn"), sc.pile("thorn", "right"))


@rule("CT-ABIL-1", "CT-ABIL-2", "CT-OBJ-1", "CT-OBJ-2")
def test_chada_takes_arrows_or_the_amulet() -> None:
    for number, card in ((1, "arrows"), (2, "mhares_amulet")):
        sc = scene(chada=At("a2"), thorn=At("c0")).play(f"use chada left {number}")
        assert ["curse", "chada_left", card] == sc.pile("chada", "left")


# Objects.


@vector("CT-TV-48")
@rule("CT-OBJ-4")
def test_an_object_may_be_put_off() -> None:
    sc = scene(chada=At("a2", left="arrows chada_left"), thorn=At("c0")).play("put_off chada left")
    assert ["chada_left", "arrows"] == sc.pile("chada", "left")
    assert 1 == sc.s.active


@vector("CT-TV-47")
@rule("CT-OBJ-5", "CT-NEAR-3")
def test_an_object_is_handed_to_a_neighbour() -> None:
    sc = scene(chada=At("a2", left="arrows chada_left"), thorn=At("a1")).play("hand chada left")
    assert ["stow thorn left", "stow thorn middle", "stow thorn right"] == sc.options()
    sc.play("stow thorn right")
    assert ["chada_left"] == sc.pile("chada", "left")
    assert ["thorn_right", "curse", "arrows"] == sc.pile("thorn", "right")
    assert 1 == sc.s.active
    sc = scene(chada=At("a2", left="arrows chada_left"), thorn=At("c0"))
    assert "CT-OBJ-5" == sc.refused("hand chada left")


@rule("CT-OBJ-3", "CT-CARD-4")
def test_an_object_leaves_the_game_after_use() -> None:
    sc = scene(chada=At("a2", left="hadrias_hourglass chada_left"), thorn=At("a1"), curse="t0")
    sc.play("use chada left 1")
    assert ("k0", ["chada_left"]) == (sc.curse(), sc.pile("chada", "left"))
    sc = scene(chada=At("a2", left="hadrias_hourglass chada_left"), thorn=At("a1"))
    assert 5 == sc.play("use chada left 2").deck(0)


@vector("CT-TV-82")
@rule("CT-CARD-4", "CT-CARD-10")
def test_the_amulet_calms_curse_cards_anywhere_in_the_piles() -> None:
    sc = scene(
        chada=At(
            "a2", left="mhares_amulet chada_left", middle="chada_front curse_1~", right="curse_2~"
        ),
        thorn=At("c0"),
    ).play("use chada left 1")
    assert ["flip chada middle 2", "flip chada right 1", "enough chada"] == sc.options()
    sc.play("flip chada middle 2", "flip chada right 1")
    assert ["chada_front", "curse_1"] == sc.pile("chada", "middle")
    assert ["curse_2"] == sc.pile("chada", "right")


# Allies.


@rule("CT-CARD-5", "CT-ALLY-1")
def test_allies_help_and_rest() -> None:
    chada = At("a2", left="grenolin chada_left~", middle="chada_front~")
    sc = scene(chada=chada, thorn=At("c0"), curse="k1")
    sc.play("use chada left 2", "flip chada left 2", "flip chada middle 1")
    assert ("k0", ["chada_left"]) == (sc.curse(), sc.pile("chada", "left"))
    assert ["chada_front"] == sc.pile("chada", "middle")
    assert [0, "grenolin"] == [sc.s.resting[0], sc.card(sc.s.resting[1])]
    sc = scene(chada=At("a2", left="ketil chada_left"), thorn=At("c0")).play("use chada left 2")
    assert 4 == sc.deck(0)


# Neighbours.


@vector("CT-TV-14", "CT-TV-15")
@rule("CT-NEAR-3", "CT-OPEN-22")
def test_neighbours_give_willpower_before_a_card_is_activated() -> None:
    sc = scene(thorn=At("a1", 1), chada=At("a2", 2))
    assert "move thorn middle 4" not in sc.options()
    assert (["give thorn"], ["give chada"]) == (sc.offered("give"), sc.asides())
    sc.play("give chada", "give chada")
    assert (3, 0) == (sc.will("thorn"), sc.will("chada"))
    assert "move thorn middle 4" in sc.options()
    assert "CT-NEAR-3" == sc.refused("give chada")
    sc.play("move thorn middle 4")
    assert [] == sc.asides()


@vector("CT-TV-50")
@rule("CT-NEAR-1", "CT-NEAR-2", "CT-TURN-7")
def test_one_path_makes_neighbours_across_stages_too() -> None:
    assert scene(thorn=At("x"), chada=At("reefs_1.s1")).s.near
    assert scene(thorn=At("a2"), chada=At("b1")).s.near
    assert not scene(thorn=At("a1"), chada=At("a3")).s.near


@vector("CT-TV-89")
@rule("CT-OPEN-10", "CT-NEAR-3")
def test_a_hero_on_the_target_is_nobodys_neighbour() -> None:
    sc = scene(chada=At("reefs_last.n5"), thorn=At("reefs_last.tt", arrived=True), curse="x")
    assert (0, []) == (sc.s.near, sc.asides())
