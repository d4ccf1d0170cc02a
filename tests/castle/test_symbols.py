"""The symbols of hero cards, allies, objects and rewards."""

from tests.castle.scenes import at, scene
from tests.marks import rule, vector

GORS = {place: ["gor"] for place in range(1, 7)}


@vector("RB-TV-34")
def test_two_cards_are_turned_up_at_two_locations() -> None:
    sc = scene(thorn=at(), chada=at(), stacks={**GORS, 1: ["?", "?"], 2: ["?"]})
    sc.play("play thorn thorn_3 3", "reveal thorn 1", "draw horn")
    assert "RB-SYM-6" == sc.refused("reveal thorn 1")
    sc.play("reveal thorn 2", "draw gor")
    assert (["horn", "?"], ["gor"]) == (sc.stack(1), sc.stack(2))
    under = scene(thorn=at(), chada=at(), stacks={**GORS, 1: ["horn", "?"], 2: ["?"]})
    under.play("play thorn thorn_3 3")
    assert "RB-SYM-6" == under.refused("reveal thorn 1")


@vector("RB-TV-35")
@rule("RB-SYM-8")
def test_a_card_removed_face_down_leaves_no_identity_and_no_trophy() -> None:
    sc = scene(thorn=at(), chada=at(), stacks={**GORS, 3: ["?", "troll"]})
    unseen = sc.s.encounters.unseen[:]
    sc.play("play thorn thorn_1 3")
    assert "RB-SYM-8" == sc.refused("remove thorn 2")
    sc.play("remove thorn 3")
    assert (["?"], [], ["troll"]) == (sc.boxed(), sc.gallery(), sc.stack(3))
    assert unseen == sc.s.encounters.unseen


@vector("RB-TV-36")
@rule("RB-SYM-9")
def test_a_creature_flipped_down_stays_known_and_cannot_be_fought() -> None:
    sc = scene(chada=at(2), thorn=at(2), stacks={**GORS, 2: ["troll"]})
    sc.play("play chada chada_1 3", "flip chada 2")
    assert ["(troll)"] == sc.stack(2)
    sc.play("done chada", "play thorn thorn_2 1")
    assert "RB-COMBAT-1" == sc.refused("fight thorn 2")
    again = scene(chada=at(2), thorn=at(), stacks={**GORS, 2: ["(troll)"], 3: []})
    again.play("play chada chada_1 3")
    assert "RB-SYM-9" == again.refused("flip chada 3")
    again.play("flip chada 2")
    assert ["troll"] == again.stack(2)


@rule("RB-SYM-9")
def test_a_card_flipped_up_shows_itself() -> None:
    sc = scene(chada=at(2), thorn=at(), stacks={**GORS, 5: ["?"]})
    sc.play("play chada chada_1 3", "flip chada 5", "draw wardrak")
    assert ["wardrak"] == sc.stack(5)


@rule("RB-SYM-9")
def test_an_object_is_flipped_too_either_way() -> None:
    sc = scene(chada=at(2), thorn=at(), stacks={**GORS, 4: ["horn"], 5: ["(wineskin)"]})
    sc.play("play chada chada_1 3", "flip chada 4")
    assert ["(horn)"] == sc.stack(4)
    sc = scene(chada=at(2), thorn=at(), stacks={**GORS, 5: ["(wineskin)"]})
    sc.play("play chada chada_1 3", "flip chada 5")
    assert ["wineskin"] == sc.stack(5)


@vector("RB-TV-37")
@rule("RB-SYM-5", "RB-OPEN-13")
def test_two_heroes_are_brought_if_they_are_willing() -> None:
    sc = scene(thorn=at(2), chada=at(3), kram=at(4), stacks=GORS)
    sc.play("play thorn thorn_1 2", "bring thorn chada")
    assert ("chada", ["come chada", "stay chada"]) == (sc.asked(), sc.options())
    sc.play("come chada", "bring thorn kram", "come kram")
    assert [2, 2, 2] == [hero.place for hero in sc.s.heroes]
    assert "chada" == sc.asked()


@rule("RB-OPEN-13")
def test_a_hero_who_stays_costs_no_movement_and_is_not_asked_again() -> None:
    sc = scene(thorn=at(2), chada=at(3), stacks=GORS)
    sc.play("play thorn thorn_1 2", "bring thorn chada", "stay chada")
    assert "RB-SYM-5" == sc.refused("bring thorn chada")
    assert "RB-SYM-5" == sc.refused("go thorn 2")
    sc.play("go thorn 4", "go thorn 2")
    assert "chada" == sc.asked()


@rule("RB-OPEN-13")
def test_a_player_who_leads_both_heroes_is_not_asked() -> None:
    sc = scene(thorn=at(2, seat=0), chada=at(3, seat=0), stacks=GORS)
    sc.play("play thorn thorn_2 1", "bring thorn chada")
    assert 2 == sc.hero("chada").place


@rule("RB-SYM-1")
def test_strength_is_for_a_fight() -> None:
    sc = scene(thorn=at(2), chada=at(), stacks=GORS)
    sc.play("play thorn thorn_1 1")
    assert ["fight thorn 2", "done thorn"] == sc.options()


@rule("RB-SYM-3", "RB-OPEN-3")
def test_willpower_comes_from_the_supply() -> None:
    sc = scene(thorn=at(2), chada=at(), stacks=GORS)
    sc.play("play thorn thorn_2 2", "gain thorn willpower")
    assert (1, 17) == (sc.hero("thorn").willpower, sc.s.willpower)
    sc.s.willpower = 0
    assert "RB-OPEN-3" == sc.refused("gain thorn willpower")


@rule("RB-SYM-3", "RB-OPEN-3")
def test_what_the_supply_lacks_is_not_gained() -> None:
    sc = scene(thorn=at(2, more=["reka"]), chada=at(), stacks=GORS)
    sc.s.willpower = 1
    sc.play("play thorn reka 1", "gain thorn willpower")
    assert (1, 0) == (sc.hero("thorn").willpower, sc.s.willpower)


@rule("RB-SYM-7", "RB-MISSION-4")
def test_a_covered_mission_is_turned_up_and_stays_covered() -> None:
    sc = scene(eara=at(2), thorn=at(), stacks={**GORS, 4: ["?", "gor"]}, missions={5: "jrain"})
    sc.play("play eara eara_3 3")
    assert "RB-SYM-7" == sc.refused("mission eara 5")
    sc.play("mission eara 4", "draw providence")
    assert ("providence", ["?", "gor"]) == (sc.mission(4), sc.stack(4))


@rule("RB-SYM-10")
def test_two_creatures_change_places() -> None:
    sc = scene(kheela=at(2), thorn=at(), stacks={**GORS, 1: ["troll", "?"], 4: ["?"], 5: ["horn"]})
    sc.play("play kheela kheela_1 3")
    for other in (4, 5):
        assert "RB-SYM-10" == sc.refused(f"swap kheela 1 {other}")
    sc.play("swap kheela 1 2")
    assert (["gor", "?"], ["troll"]) == (sc.stack(1), sc.stack(2))


@rule("RB-SYM-11", "RB-OPEN-18")
def test_a_played_card_is_taken_back_by_whoever_played_it() -> None:
    sc = scene(eara=at(played=["eara_1"]), thorn=at(played=["thorn_2"]), stacks=GORS)
    sc.play("play eara eara_3 2")
    assert "RB-OPEN-18" == sc.refused("back eara eara_3")
    assert "RB-SYM-11" == sc.refused("back eara thorn_1")
    sc.play("back eara thorn_2")
    assert "thorn_2" in sc.hand("thorn")
    assert ["eara_1", "eara_3"] == sc.played("eara")


@rule("RB-SYM-11")
def test_a_played_ally_is_taken_back_too() -> None:
    sc = scene(eara=at(more=["veest"]), thorn=at(5), stacks=GORS)
    sc.play("play eara veest 1", "done eara", "play thorn thorn_2 2", "done thorn")
    sc.play("play eara eara_3 2", "back eara veest")
    assert ("veest" in sc.hand("eara"), ["eara_3"]) == (True, sc.played("eara"))
    sc = scene(thorn=at(5, more=["veest"]), eara=at(), stacks=GORS)
    sc.play("play thorn veest 1", "done thorn", "play eara eara_3 2", "back eara veest")
    assert ("veest" in sc.hand("thorn"), []) == (True, sc.played("thorn"))


@rule("RB-SYM-12")
def test_a_face_down_card_is_moved_onto_a_clear_location() -> None:
    sc = scene(kram=at(2), thorn=at(), stacks={**GORS, 1: ["?", "gor"], 4: []})
    sc.play("play kram kram_1 2", "shift kram 1 4")
    assert (["gor"], ["?"]) == (sc.stack(1), sc.stack(4))


@rule("RB-SYM-12")
def test_a_face_down_card_is_moved_as_it_lies() -> None:
    sc = scene(kram=at(2), thorn=at(), stacks={**GORS, 1: ["(troll)", "gor"], 4: ["?"]})
    sc.play("play kram kram_1 2")
    assert "RB-SYM-12" == sc.refused("shift kram 2 3")
    assert "RB-SYM-12" == sc.refused("shift kram 1 1")
    sc.play("shift kram 1 3")
    assert (["gor"], ["(troll)", "gor"]) == (sc.stack(1), sc.stack(3))


@rule("RB-SYM-13")
def test_a_creature_is_lured_to_the_own_location() -> None:
    sc = scene(orfen=at(2), thorn=at(), stacks={1: ["troll"], 2: ["gor"], 4: ["?"], 5: ["horn"]})
    sc.play("play orfen orfen_1 2")
    for place in (2, 4, 5):
        assert "RB-SYM-13" == sc.refused(f"lure orfen {place}")
    sc.play("lure orfen 1")
    assert ([], ["troll", "gor"]) == (sc.stack(1), sc.stack(2))


@rule("RB-SYM-14", "RB-OPEN-9")
def test_any_face_down_card_is_lured_unseen() -> None:
    sc = scene(kheela=at(2), thorn=at(), stacks={1: ["?", "gor"], 2: ["(horn)"], 3: ["gor"]})
    sc.play("play kheela kheela_2 3")
    for place in (2, 3):
        assert "RB-SYM-14" == sc.refused(f"lure kheela {place}")
    sc.play("lure kheela 1")
    assert (["gor"], ["?", "(horn)"]) == (sc.stack(1), sc.stack(2))


@rule("RB-SYM-6")
def test_a_card_seen_before_is_turned_up_without_chance() -> None:
    sc = scene(thorn=at(), chada=at(), stacks={**GORS, 1: ["(troll)"]})
    sc.play("play thorn thorn_3 3", "reveal thorn 1")
    assert ["troll"] == sc.stack(1)
    assert "chada" == sc.asked()


# Beside hero cards.


@rule("RB-GALLERY-4")
def test_an_ally_that_costs_gold_is_paid_when_it_is_used() -> None:
    sc = scene(thorn=at(2, more=["thorald", "reka"]), chada=at(2), stacks=GORS)
    sc.play("play thorn thorald 1")
    assert "RB-GALLERY-4" == sc.refused("pay thorn")
    sc = scene(thorn=at(2, more=["thorald"]), chada=at(), stacks=GORS, gallery=["gor"])
    sc.play("play thorn thorald 1", "pay thorn")
    assert ["gor"] == sc.boxed()
    assert "RB-COMBAT-1" == sc.refused("slay thorn 3")
    sc.play("slay thorn 2")
    assert ["gor"] == sc.gallery()


@rule("RB-COMBAT-8")
def test_objects_can_fetch_and_slay() -> None:
    stacks = {**GORS, 1: ["horn"], 3: ["skeleton_warrior"]}
    sc = scene(thorn=at(2, more=["hook", "salt"]), chada=at(), stacks=stacks)
    sc.play("play thorn hook 1")
    assert "RB-FREE-1" == sc.refused("fetch thorn 3")
    sc.play("fetch thorn 1")
    assert "horn" in sc.hand("thorn")
    sc = scene(thorn=at(2, more=["salt"]), chada=at(), stacks=stacks, gallery=["gor"])
    sc.play("play thorn salt 1")
    assert "RB-COMBAT-8" == sc.refused("slay thorn 2")
    sc.play("slay thorn 3")
    assert ["salt", "skeleton_warrior"] == sc.gallery()


@rule("RB-END-4")
def test_the_hourglass_gives_time() -> None:
    sc = scene(thorn=at(2, more=["hadrias_hourglass"]), chada=at(), stacks=GORS)
    sc.play("play thorn hadrias_hourglass 1", "gain thorn time")
    assert 11 == sc.pile()
