"""Set-up, the introduction, the end of an adventure, and Stinner alone."""

from typing import Any

import pytest

from rietland.kernel.setup import Setup
from rietland.kernel.state import LOST, PLAYING, WON
from rietland.trail import ends
from rietland.trail.game import TrailGame
from tests.marks import rule, vector
from tests.trail.scenes import At, begun, book, scene

# Set-up.


@vector("CT-TV-43")
@rule("CT-SETUP-9")
def test_heroes_begin_with_two_willpower_in_the_mountains_with_three() -> None:
    assert [2, 2] == begun(legend="2", allies=0).s.willpower
    assert [3, 3] == begun(legend="4", allies=0).s.willpower


@vector("CT-TV-44")
@rule("CT-SETUP-6", "CT-SETUP-7")
def test_two_of_six_stages_are_laid_face_down() -> None:
    sc = begun(legend="3", allies=0)
    assert [0, -1, -1, 7] == sc.s.row
    assert 6 == len(sc.s.unseen_maps)
    view: Any = sc.view()
    assert ["wood_first", "", "", "wood_last"] == [one["map"] for one in view["stages"]]


@rule("CT-SETUP-1", "CT-SETUP-2", "CT-SETUP-3", "CT-SETUP-4", "CT-SETUP-8", "CT-SETUP-10")
def test_an_adventure_is_laid_out() -> None:
    sc = begun(allies=0)
    for name in ("chada", "thorn"):
        for pile, side in (("left", "left"), ("middle", "front"), ("right", "right")):
            assert [f"{name}_{side}", "curse"] == sc.pile(name, pile)
    assert (3, 26) == (sc.deck(0), sc.reserve())
    assert ("c0", "t0", "k0") == (sc.where("chada"), sc.where("thorn"), sc.curse())
    ready = {
        card.name: sc.s.ready[number]
        for number, card in enumerate(sc.g.book.deck)
        if sc.s.ready[number]
    }
    assert 12 + 3 + 4 == sum(ready.values())


@vector("CT-TV-45")
@rule("CT-ALLY-2", "CT-SETUP-5")
def test_two_allies_come_along_in_the_middle_piles() -> None:
    sc = begun()
    assert {"draw grenolin", "draw merrik", "draw runa", "draw ketil"} == set(sc.options())
    sc.play("draw runa", "draw ketil")
    assert ["chada_front", "runa", "curse"] == sc.pile("chada", "middle")
    assert ["thorn_front", "ketil", "curse"] == sc.pile("thorn", "middle")


@rule("CT-ALLY-3")
def test_the_first_game_has_grenolin_and_merrik() -> None:
    sc = begun(variant="first_game")
    assert ["chada_front", "grenolin", "curse"] == sc.pile("chada", "middle")
    assert ["thorn_front", "merrik", "curse"] == sc.pile("thorn", "middle")


@rule("CT-ALLY-3")
def test_the_first_game_has_its_two_allies_whatever_the_difficulty_says() -> None:
    sc = begun(variant="first_game", allies=4)
    assert "ask-turn" == sc.prompt()
    assert ["chada_front", "grenolin", "curse"] == sc.pile("chada", "middle")


@vector("CT-TV-46")
@rule("CT-ALLY-4")
def test_of_more_allies_players_choose_the_piles_one_to_each() -> None:
    sc = begun(allies=3).play("draw runa", "place chada left")
    sc.play("draw ketil")
    assert "place chada left" not in sc.options()
    assert "CT-ALLY-4" == sc.refused("place chada left")
    sc.play("place chada middle", "draw merrik", "place chada other_right")
    assert ["thorn_right", "merrik", "curse"] == sc.pile("thorn", "right")
    assert ["chada_left", "runa", "curse"] == sc.pile("chada", "left")


@rule("CT-ALLY-4")
def test_allies_may_be_chosen_and_one_hero_may_have_none() -> None:
    sc = begun(allies=1, variant="chosen_allies")
    assert ["ally chada grenolin", "ally chada merrik"] == sc.options()[:2]
    sc.play("ally chada merrik", "place chada other_middle")
    assert ["thorn_front", "merrik", "curse"] == sc.pile("thorn", "middle")
    assert ["chada_front", "curse"] == sc.pile("chada", "middle")


@rule("CT-SETUP-11")
def test_chada_begins_on_the_reefs_elsewhere_the_players_choose() -> None:
    assert 0 == begun(allies=0).s.active
    sc = begun(legend="2", allies=0)
    assert ["begin chada chada", "begin chada thorn"] == sc.options()
    assert 1 == sc.play("begin chada thorn").s.active


@rule("CT-SETUP-12", "CT-SETUP-13")
def test_the_cards_of_an_adventure_are_read_first() -> None:
    for legend in ("1", "2", "3", "4"):
        sc = begun(legend=legend, allies=0)
        assert ["story", "symbols"] == [sc.g.book.cards[number] for number in sc.s.read]


@rule("CT-SETUP-12", "CT-SOLO-1")
def test_who_plays_alone_is_read_the_rules_of_his_own() -> None:
    for legend in ("1", "2", "3", "4"):
        sc = begun("stinner", legend=legend, allies=0)
        assert ["story", "symbols", "alone"] == [sc.g.book.cards[n] for n in sc.s.read]


@rule("CT-SOLO-4")
def test_who_plays_alone_has_two_allies_in_adventure_1_and_later_one_in_the_middle() -> None:
    assert ["allies_2", "allies_1", "allies_0", "allies_3"] == book("1").levels(1)
    assert "ask-place" == begun("stinner", allies=2).play("draw ketil").prompt()
    for legend in ("1", "2", "3", "4"):
        levels = book(legend).levels(1)
        assert legend == "1" or ["allies_1", "allies_0", "allies_2", "allies_3"] == levels
        assert "allies_2" == book(legend).levels(2)[0]
        sc = begun("stinner", legend=legend, allies=1).play("draw ketil")
        assert ["stinner_front", "ketil", "curse"] == sc.pile("stinner", "middle")
        assert "ask-turn" == sc.g.pending(sc.s).prompt
    with pytest.raises(ValueError, match="unknown difficulty 'allies_4'"):
        begun("stinner", allies=4)


@rule("CT-END-7")
def test_after_a_loss_stages_can_be_laid_open() -> None:
    sc = begun(legend="2", allies=0, variant="again")
    assert (6, 1) == (len(sc.offered("lay chada")), sc.s.opened)
    sc.play("lay chada expanses_4", "lay chada expanses_2")
    names = [sc.g.book.maps[number].name for number in sc.s.row]
    assert ["expanses_first", "expanses_4", "expanses_2", "expanses_last"] == names


@rule("CT-SETUP-11")
def test_whom_the_adventure_names_begins_wherever_that_hero_sits() -> None:
    assert ["chada", "chada"] == [
        sc.g.party[sc.s.active]
        for sc in (begun(legend="intro"), begun("thorn", "chada", legend="intro"))
    ]


@rule("CT-SETUP-1", "CT-SOLO-1")
def test_who_makes_no_party_is_told_who_does() -> None:
    with pytest.raises(ValueError, match=r"chada and thorn together, or stinner alone$"):
        begun("chada", "stinner")


@rule("CT-SYM-20")
def test_a_target_is_locked_until_its_opponent_is_beaten_for_good() -> None:
    chada, thorn = At("mountains_last.tc"), At("mountains_last.n4")
    sc = scene("4", chada=chada, thorn=thorn, curse="x")
    assert ends.is_locked(sc.g, sc.s)
    sc = scene("4", chada=chada, thorn=thorn, curse="x", gone=("callem",))
    assert not ends.is_locked(sc.g, sc.s)


# The introduction.


@vector("CT-TV-95")
@rule("CT-INTRO-1", "CT-INTRO-2", "CT-INTRO-3", "CT-INTRO-5", "CT-OPEN-19")
def test_in_the_introduction_heroes_only_move() -> None:
    sc = begun(legend="intro")
    assert ["chada_front", "curse_1"] == sc.pile("chada", "middle")
    assert ["thorn_front", "curse_2"] == sc.pile("thorn", "middle")
    assert ([], [1, 1]) == (sc.pile("chada", "left"), sc.s.willpower)
    assert ["move chada middle 2", "move chada middle 4"] == sc.options()
    assert [] == sc.asides()
    assert "CT-INTRO-2" == sc.refused("use chada middle 1")
    assert "CT-INTRO-2" == sc.refused("fight chada middle other_middle")
    sc = scene("intro", chada=At("a1", middle="curse_1~ chada_front"), thorn=At("c0"), curse="k0")
    assert ["use chada middle 1", "use chada middle 3"] == sc.options()


@vector("CT-TV-96")
@rule("CT-INTRO-4", "CT-OPEN-16")
def test_grenolin_comes_along_with_who_finds_him_first() -> None:
    sc = scene("intro", chada=At("b1"), thorn=At("c0"), curse="k0")
    sc.play("move chada middle 4").go("chada", "b2")
    assert ["curse_1", "chada_front", "grenolin"] == sc.pile("chada", "middle")
    sc = scene(
        "intro", thorn=At("b1"), chada=At("a5", middle="chada_front grenolin"), curse="k0"
    ).play("move thorn middle 3")
    sc.go("thorn", "b2")
    assert ["curse_2", "thorn_front~"] == sc.pile("thorn", "middle")


# The end.


@rule("CT-END-1", "CT-SYM-2")
def test_both_heroes_on_their_targets_have_won() -> None:
    sc = scene(chada=At("reefs_last.n5"), thorn=At("reefs_last.tt", arrived=True), curse="x")
    sc.play("move chada middle 2").go("chada", "reefs_last.tc")
    assert (WON, "why-chada_thorn-1-won") == (sc.s.result, sc.s.why)
    assert "end" == sc.g.book.cards[sc.s.read[-1]]


@vector("CT-TV-42")
@rule("CT-END-3", "CT-END-6", "CT-OPEN-1")
def test_the_other_hero_has_four_turns_by_the_campfires() -> None:
    sc = scene(thorn=At("reefs_last.n5"), chada=At("reefs_last.n4"), curse="x")
    sc.play("move thorn right 2").go("thorn", "reefs_last.tt")
    assert 3 == sc.s.fires
    sc.play("use chada right 2")
    assert 2 == sc.s.fires
    sc.play("move chada left 1").go("chada", "reefs_last.n4")
    sc.play("move chada middle 2").go("chada", "reefs_last.n4")
    assert (0, PLAYING) == (sc.s.fires, sc.s.result)
    sc.play("use chada left 1", "draw curse_1")
    assert (LOST, "trail-why-fires") == (sc.s.result, sc.s.why)


@vector("CT-TV-42")
@rule("CT-END-1", "CT-END-6")
def test_on_the_fourth_turn_the_other_still_arrives() -> None:
    sc = scene(chada=At("reefs_last.n5"), thorn=At("reefs_last.tt", arrived=True), curse="x")
    sc.s.fires = 0
    sc.play("move chada middle 2").go("chada", "reefs_last.tc")
    assert WON == sc.s.result


@vector("CT-TV-38", "CT-TV-94")
@rule("CT-SYM-20", "CT-SOLO-1")
def test_callem_bars_the_silver_gate() -> None:
    for callem in ("callem", "callem~"):
        chada = At("mountains_last.n5", left=f"chada_left {callem}")
        sc = scene("4", chada=chada, thorn=At("mountains_last.n4"), curse="x")
        sc.play("move chada middle 2")
        assert "CT-SYM-20" == sc.refused("go chada mountains_last.tc 0")
    sc = scene("4", stinner=At("mountains_last.n5", left="stinner_left callem"), curse="x")
    assert [] == sc.play("move stinner middle 2").goals()
    for target in ("tc", "tt"):
        sc = scene("4", stinner=At("mountains_last.n5"), curse="x", gone=("callem",))
        sc.play("move stinner middle 2").go("stinner", f"mountains_last.{target}")
        assert WON == sc.s.result


# Alone.


@vector("CT-TV-90")
@rule("CT-SOLO-1", "CT-SOLO-4", "CT-SOLO-5")
def test_stinner_walks_alone() -> None:
    for legend, will in (("1", 3), ("4", 4)):
        sc = begun("stinner", legend=legend, allies=1).play("draw runa")
        assert ["stinner_front", "runa", "curse"] == sc.pile("stinner", "middle")
        assert ["stinner_right", "curse", "curse"] == sc.pile("stinner", "right")
        assert ("c0", will, 3) == (sc.where("stinner"), sc.will("stinner"), sc.s.fires)
    assert 3 == len(
        begun("stinner", allies=3)
        .play("draw runa", "place stinner left", "draw ketil", "place stinner middle")
        .play("draw merrik", "place stinner right")
        .s.cards.stacks[5:]
    )
    assert (2, 2) == (book("intro").min_heroes, book("intro").max_heroes)


@vector("CT-TV-91")
@rule("CT-SOLO-2")
def test_stinner_fights_with_two_piles() -> None:
    sc = scene(stinner=At("a2", right="troll stinner_right"))
    sc.play("call stinner left right")
    assert ["join stinner middle"] == sc.options()
    sc.play("join stinner middle")
    assert 5 == sc.will("stinner")
    assert ["curse", "stinner_left"] == sc.pile("stinner", "left")
    assert ["curse", "stinner_front"] == sc.pile("stinner", "middle")
    assert "CT-SOLO-4" == sc.refused("fight stinner left other_right")


@vector("CT-TV-92")
@rule("CT-SOLO-3")
def test_campfires_give_rest_and_order() -> None:
    sc = scene(stinner=At("a2", left="stinner_left~ curse", right="gor stinner_right"))
    sc.play("rest stinner left", "shift stinner right")
    assert (3, 1) == (sc.will("stinner"), sc.s.fires)
    assert ["stinner_left", "curse"] == sc.pile("stinner", "left")
    assert ["stinner_right", "gor"] == sc.pile("stinner", "right")
    assert sc.offered("move stinner")
    sc.play("rest stinner left")
    assert "CT-SOLO-3" == sc.refused("shift stinner left")


@vector("CT-TV-93")
@rule("CT-SOLO-4", "CT-SYM-16", "CT-SYM-18")
def test_alone_a_rock_moves_the_curse_and_every_path_is_open() -> None:
    row = ("expanses_2", "expanses_1")
    sc = scene("2", row=row, stinner=At("expanses_2.r1"), curse="k0").play("use stinner middle 1")
    assert ["expanses_2.r2", "expanses_2.p1"] == sc.goals()
    assert "k1" == sc.go("stinner", "expanses_2.r2").curse()


@rule("CT-SOLO-5", "CT-SETUP-1")
@pytest.mark.parametrize("party", [["chada"], ["chada", "stinner"], ["chada", "chada"]])
def test_other_parties_are_refused(party: list[str]) -> None:
    game = TrailGame(book(), party)
    setup = Setup("chada_thorn", "1", "allies_0", party, [0] * len(party), "")
    with pytest.raises(ValueError, match=r"no party|twice"):
        game.start(setup)
