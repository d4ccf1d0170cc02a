"""Fights: strength against strength, alone and in a group."""

from rietland.castle.strength import strength_of
from rietland.castle.strength import total as total_of
from tests.castle.scenes import Scene, at, scene
from tests.marks import rule, vector


def total(sc: Scene) -> int:
    assert sc.s.fight is not None
    return total_of(sc.g, sc.s, sc.s.fight)


def strength(sc: Scene, name: str) -> int:
    return strength_of(sc.g, sc.s, sc.g.book.encounter(name))


@vector("RB-TV-16")
def test_each_willpower_spent_adds_one_and_goes_back_to_the_board() -> None:
    sc = scene(thorn=at(2, willpower=3), chada=at(), stacks={2: ["white_skral"]})
    sc.play("play thorn thorn_2 1", "fight thorn 2", "will thorn", "will thorn")
    assert 6 == total(sc)
    sc.play("strike thorn")
    assert ["white_skral"] == sc.gallery()
    assert (1, 17) == (sc.hero("thorn").willpower, sc.s.willpower)


@vector("RB-TV-17")
def test_one_short_is_not_enough() -> None:
    sc = scene(thorn=at(2, willpower=1), chada=at(), stacks={2: ["white_skral"]})
    sc.play("play thorn thorn_2 1", "fight thorn 2", "will thorn")
    assert "RB-COMBAT-2" == sc.refused("strike thorn")
    assert "RB-COMBAT-3" == sc.refused("will thorn")
    sc.play("withdraw thorn")
    assert (["white_skral"], 1) == (sc.stack(2), sc.hero("thorn").willpower)


@vector("RB-TV-18")
def test_the_archer_adds_no_willpower() -> None:
    sc = scene(chada=at(2, willpower=3), thorn=at(), stacks={2: ["gor"]})
    sc.play("play chada chada_1 1", "fight chada 2")
    assert "RB-COMBAT-3" == sc.refused("will chada")


@vector("RB-TV-19")
def test_a_flying_gor_is_as_strong_as_creatures_are_in_sight() -> None:
    stacks = {1: ["flying_gor"], 2: ["gor"], 3: ["horn"], 4: ["?"], 6: ["troll"]}
    sc = scene(thorn=at(), chada=at(), stacks=stacks)
    assert 3 == strength(sc, "flying_gor")


@vector("RB-TV-20")
def test_two_flying_gors_count_each_other() -> None:
    stacks = {1: ["flying_gor"], 2: ["flying_gor", "gor"], 3: ["?"], 4: ["?"], 5: ["?"], 6: ["?"]}
    sc = scene(thorn=at(), chada=at(), stacks=stacks)
    assert 2 == strength(sc, "flying_gor")


@vector("RB-TV-21")
@rule("RB-OPEN-8")
def test_a_skeleton_warrior_takes_a_coin_beside_its_strength() -> None:
    sc = scene(thorn=at(2), chada=at(), stacks={2: ["skeleton_warrior"]})
    sc.play("play thorn thorn_1 1", "fight thorn 2")
    assert "RB-COMBAT-6" == sc.refused("strike thorn")
    sc = scene(thorn=at(2), chada=at(), stacks={2: ["skeleton_warrior"]}, gallery=["gor", "gor"])
    sc.play("play thorn thorn_1 1", "fight thorn 2", "strike thorn")
    assert ["gor", "skeleton_warrior"] == sc.gallery()
    assert ["gor"] == sc.boxed()
    weak = scene(chada=at(2), thorn=at(), stacks={2: ["skeleton_warrior"]}, gallery=["gor"])
    weak.play("play chada chada_1 1", "fight chada 2", "strike chada")
    assert ["skeleton_warrior"] == weak.gallery()


@vector("RB-TV-22")
def test_an_invited_hero_adds_strength_and_axe_and_nothing_else() -> None:
    sc = scene(thorn=at(2), kram=at(2), stacks={2: ["cave_troll"]})
    sc.play("play thorn thorn_1 1", "fight thorn 2", "invite thorn kram")
    assert "kram" == sc.asked()
    sc.play("support kram kram_1 1")
    assert 6 + 3 == total(sc)
    sc.play("axe kram")
    assert 6 + 3 + 4 == total(sc)
    sc.play("strike thorn")
    assert not sc.hero("kram").axe
    assert (["kram_1"], 2) == (sc.played("kram"), sc.hero("kram").place)
    assert "go kram 1" not in sc.options()


@vector("RB-TV-23")
def test_no_willpower_is_added_to_an_ally() -> None:
    sc = scene(thorn=at(2), kram=at(2, more=["veest"], willpower=3), stacks={2: ["cave_troll"]})
    sc.play("play thorn thorn_3 1", "fight thorn 2", "invite thorn kram", "support kram veest 1")
    assert ("thorn", 11) == (sc.asked(), total(sc))
    assert "RB-COMBAT-9" == sc.refused("will kram")
    sc.play("strike thorn")
    assert (["veest"], 3, True) == (
        sc.played("kram"),
        sc.hero("kram").willpower,
        sc.hero("kram").axe,
    )
    own = scene(thorn=at(2, more=["veest"], willpower=2), chada=at(), stacks={2: ["shan"]})
    own.play("play thorn veest 1", "fight thorn 2")
    assert "RB-COMBAT-11" == own.refused("will thorn")


@rule("RB-COMBAT-1")
def test_only_a_face_up_creature_on_top_of_the_own_location_is_fought() -> None:
    stacks = {1: ["gor"], 2: ["?", "gor"], 3: ["horn", "gor"], 5: ["(gor)"]}
    for place in (2, 3, 4, 5):
        sc = scene(thorn=at(place), chada=at(), stacks=stacks)
        sc.play("play thorn thorn_2 1")
        assert "RB-COMBAT-1" == sc.refused(f"fight thorn {place}")
        assert not any(say.startswith("fight") for say in sc.options())
    sc = scene(thorn=at(2), chada=at(), stacks=stacks)
    sc.play("play thorn thorn_2 1")
    assert "RB-COMBAT-1" == sc.refused("fight thorn 1")


@rule("RB-COMBAT-2")
def test_equal_strength_defeats() -> None:
    sc = scene(thorn=at(2), chada=at(), stacks={2: ["white_skral"]})
    sc.play("play thorn thorn_1 1", "fight thorn 2", "strike thorn")
    assert ["white_skral"] == sc.gallery()


@rule("RB-COMBAT-4")
def test_a_reward_may_be_refused_a_burden_may_not() -> None:
    sc = scene(thorn=at(2), chada=at(), stacks={2: ["wardrak"], 3: ["?"]})
    sc.play("play thorn thorn_1 1", "fight thorn 2", "strike thorn", "done thorn")
    assert ["?"] == sc.stack(3)
    sc = scene(thorn=at(2), chada=at(), stacks={2: ["calrai"]})
    sc.play("play thorn thorn_1 1", "fight thorn 2", "strike thorn")
    assert ["?"] == sc.stack(2)
    sc = scene(thorn=at(2, willpower=2), chada=at(), stacks={2: ["shan"]})
    sc.play("play thorn thorn_1 1", "fight thorn 2", "will thorn", "strike thorn")
    assert ("ask-tire", ["tire thorn thorn_2", "tire thorn thorn_3"]) == (
        sc.prompt(),
        sc.options(),
    )
    sc.play("tire thorn thorn_3")
    assert (0, ["thorn_1", "thorn_3"]) == (sc.hero("thorn").willpower, sc.played("thorn"))


@rule("RB-COMBAT-7", "RB-COMBAT-12", "RB-OPEN-4")
def test_a_troll_is_worth_an_ally_while_there_are_any() -> None:
    sc = scene(thorn=at(2, willpower=2), chada=at(2), stacks={2: ["troll"]})
    sc.play("play thorn thorn_1 1", "fight thorn 2", "will thorn", "will thorn", "strike thorn")
    sc.play("gain thorn ally", "draw reka")
    assert "reka" in sc.hand("thorn")
    assert 7 == len(sc.s.allies.stacks[0])
    sc.play("give thorn reka chada")
    assert "reka" in sc.hand("chada")
    sc = scene(thorn=at(2, willpower=2), chada=at(6), stacks={2: ["troll"]})
    sc.s.allies.stacks[0] = []
    sc.play("play thorn thorn_1 1", "fight thorn 2", "will thorn", "will thorn", "strike thorn")
    assert "RB-OPEN-4" == sc.refused("gain thorn ally")


@rule("RB-COMBAT-7", "RB-END-4", "RB-OPEN-11", "RB-OPEN-12")
def test_hagrod_gives_time_while_the_box_has_narrator_cards() -> None:
    sc = scene(thorn=at(2, willpower=3), chada=at(), stacks={2: ["hagrod"]})
    sc.play("play thorn thorn_1 1", "fight thorn 2", *["will thorn"] * 3, "strike thorn")
    sc.play("gain thorn time")
    assert 11 == sc.pile()
    sc = scene(thorn=at(2, willpower=3), chada=at(), stacks={2: ["hagrod"]}, pile=22)
    sc.play("play thorn thorn_1 1", "fight thorn 2", *["will thorn"] * 3, "strike thorn")
    assert "RB-OPEN-12" == sc.refused("gain thorn time")


@rule("RB-COMBAT-8", "RB-OPEN-17")
def test_a_reward_can_defeat_another_creature_without_its_own_reward() -> None:
    stacks = {2: ["skral_captain"], 3: ["wardrak"], 4: ["troll"], 5: ["?"]}
    sc = scene(thorn=at(2, willpower=4), chada=at(), stacks=stacks)
    sc.play("play thorn thorn_1 1", "fight thorn 2", *["will thorn"] * 4, "strike thorn")
    assert "RB-COMBAT-8" == sc.refused("slay thorn 4")
    assert "RB-COMBAT-1" == sc.refused("slay thorn 5")
    sc.play("slay thorn 3")
    assert ["skral_captain", "wardrak"] == sc.gallery()
    assert "ask-after" == sc.prompt()


@rule("RB-COMBAT-9")
def test_a_group_is_made_of_heroes_at_the_same_location() -> None:
    sc = scene(thorn=at(2), kram=at(2), orfen=at(3), stacks={2: ["cave_troll"]})
    sc.play("play thorn thorn_1 1", "fight thorn 2")
    assert "RB-COMBAT-9" == sc.refused("invite thorn orfen")
    assert "RB-COMBAT-9" == sc.refused("invite thorn thorn")
    sc.play("invite thorn kram")
    assert "RB-COMBAT-9" == sc.refused("strike thorn")
    sc.play("decline kram")
    assert "thorn" == sc.asked()
    assert "RB-COMBAT-9" == sc.refused("invite thorn kram")


@rule("RB-COMBAT-10", "RB-COMBAT-3")
def test_an_invited_hero_may_add_willpower() -> None:
    sc = scene(thorn=at(2), orfen=at(2, willpower=2), stacks={2: ["cave_troll"]})
    sc.play("play thorn thorn_3 1", "fight thorn 2", "invite thorn orfen")
    sc.play("support orfen orfen_1 1", "will orfen", "ready orfen")
    assert 11 == total(sc)
    sc.play("strike thorn")
    assert (1, 2) == (sc.hero("orfen").willpower, sc.hero("orfen").place)


@rule("RB-COMBAT-11")
def test_the_brotherhood_shield_fights_from_elsewhere_alone_and_in_a_group() -> None:
    sc = scene(thorn=at(6, more=["brotherhood_shield"]), chada=at(), stacks={2: ["wardrak"]})
    sc.play("play thorn brotherhood_shield 1", "fight thorn 2", "strike thorn")
    assert ["brotherhood_shield", "wardrak"] == sc.gallery()
    sc = scene(thorn=at(2), kram=at(6, more=["brotherhood_shield"]), stacks={2: ["cave_troll"]})
    sc.play("play thorn thorn_1 1", "fight thorn 2", "invite thorn kram")
    assert ["support kram brotherhood_shield 1", "decline kram"] == sc.options()
    sc.play("support kram brotherhood_shield 1", "strike thorn")
    assert ["brotherhood_shield", "cave_troll"] == sc.gallery()


@rule("RB-COMBAT-11")
def test_no_willpower_is_added_to_the_brotherhood_shield() -> None:
    shield = at(2, more=["brotherhood_shield"], willpower=2)
    sc = scene(thorn=shield, chada=at(), stacks={2: ["white_skral"]})
    sc.play("play thorn brotherhood_shield 1", "fight thorn 2")
    assert (5, "RB-COMBAT-11") == (total(sc), sc.refused("will thorn"))
    assert "RB-COMBAT-2" == sc.refused("strike thorn")
    sc = scene(kram=at(2), thorn=shield, stacks={2: ["cave_troll"]})
    sc.play("play kram kram_2 1", "fight kram 2", "invite kram thorn")
    sc.play("support thorn brotherhood_shield 1")
    assert ("kram", 4 + 5) == (sc.asked(), total(sc))


@rule("RB-OPEN-6")
def test_a_card_has_one_fight() -> None:
    sc = scene(eara=at(2), thorn=at(), stacks={2: ["gorlot", "gorlot"]})
    sc.play("play eara eara_1 1", "fight eara 2", "grimoire eara ember", "strike eara")
    assert ["gorlot"] == sc.stack(2)
    assert "RB-OPEN-6" == sc.refused("fight eara 2")
    sc.play("grimoire eara wind", "go eara 3")
    assert 3 == sc.hero("eara").place


@rule("RB-OPEN-15")
def test_a_fight_given_up_costs_nothing_but_is_not_begun_again_at_once() -> None:
    sc = scene(thorn=at(2, willpower=2), kram=at(2), stacks={2: ["cave_troll"], 3: ["gor"]})
    sc.play("play thorn thorn_2 1", "fight thorn 2", "will thorn", "invite thorn kram")
    sc.play("support kram kram_2 1", "axe kram", "withdraw thorn")
    assert (2, True, []) == (
        sc.hero("thorn").willpower,
        sc.hero("kram").axe,
        sc.played("kram"),
    )
    assert "RB-OPEN-15" == sc.refused("fight thorn 2")
    sc.play("go thorn 3", "fight thorn 3", "strike thorn")
    assert ["gor"] == sc.gallery()


@rule("RB-OPEN-16")
def test_a_card_without_strength_does_not_join() -> None:
    sc = scene(thorn=at(2), kram=at(2, hand=["kram_1"]), stacks={2: ["cave_troll"]})
    sc.play("play thorn thorn_1 1", "fight thorn 2", "invite thorn kram")
    assert "RB-OPEN-16" == sc.refused("support kram kram_1 2")
    assert "RB-TURN-3" == sc.refused("support kram kram_1 4")
    assert "RB-COMBAT-9" == sc.refused("support kram kram_2 1")


@rule("RB-OPEN-20")
def test_the_sorceress_adds_willpower_to_grimoires_also_from_afar() -> None:
    sc = scene(eara=at(3, willpower=1), thorn=at(), stacks={2: ["gor"]})
    sc.play("play eara eara_3 1", "fight eara 2", "grimoire eara halo", "will eara", "strike eara")
    assert ["gor"] == sc.gallery()
