"""Readings the rulebook leaves open, each with the ruling of the ledger."""

from tests.castle.scenes import Scene, at, scene
from tests.castle.test_fight import total
from tests.marks import rule

COVERED = {place: ["gor"] for place in range(1, 7)}


# The axe.


def invited() -> Scene:
    """Kram, whose axe is blunt, is asked to join; there is gold for a repair."""
    sc = scene(
        thorn=at(2), kram=at(2, blunt=True), stacks={2: ["cave_troll"]}, gallery=["gor", "gor"]
    )
    return sc.play("play thorn thorn_1 1", "fight thorn 2", "invite thorn kram")


@rule("RB-HERO-KRAM-1", "RB-COMBAT-10", "RB-OPEN-25")
def test_one_who_is_asked_to_join_may_repair_the_axe_first() -> None:
    sc = invited()
    assert "repair kram" in sc.options()
    sc.play("repair kram", "support kram kram_2 1")
    assert 6 + 4 == total(sc)
    sc.play("axe kram")
    assert 6 + 4 + 4 == total(sc)


@rule("RB-HERO-KRAM-1", "RB-OPEN-25")
def test_a_repair_after_joining_takes_nothing_away_and_opens_the_sharp_axe() -> None:
    sc = invited().play("support kram kram_2 1")
    assert ("thorn", 11) == (sc.asked(), total(sc))
    assert "RB-COMBAT-9" == sc.refused("axe kram")
    sc.play("repair kram")
    assert ("thorn", 11) == (sc.asked(), total(sc))
    assert ["axe kram"] == sc.asides()
    sc.play("axe kram")
    assert (6 + 4 + 4, []) == (total(sc), sc.asides())
    sc.play("strike thorn")
    assert not sc.hero("kram").axe
    kept = invited().play("support kram kram_2 1", "repair kram", "strike thorn")
    assert kept.hero("kram").axe


@rule("RB-OPEN-25")
def test_the_axe_adds_once_in_a_fight_whatever_is_repaired() -> None:
    sc = scene(kram=at(2), thorn=at(), stacks={2: ["cave_troll"]}, gallery=["gor"] * 4)
    sc.play("play kram kram_2 1", "fight kram 2", "axe kram")
    assert 8 == total(sc)
    assert "RB-HERO-KRAM-1" == sc.refused("repair kram")
    assert "RB-HERO-KRAM-1" == sc.refused("axe kram")
    blunt = scene(kram=at(2, blunt=True), thorn=at(), stacks={2: ["gor"]}, gallery=["gor"] * 2)
    blunt.play("play kram kram_2 1", "fight kram 2", "repair kram")
    assert 5 == total(blunt)
    blunt.play("axe kram")
    assert 8 == total(blunt)


@rule("RB-HERO-KRAM-1")
def test_the_hero_on_turn_uses_a_repaired_axe_while_another_is_asked() -> None:
    sc = scene(
        kram=at(2, blunt=True), thorn=at(2), stacks={2: ["cave_troll"]}, gallery=["gor", "gor"]
    )
    sc.play("play kram kram_2 1", "fight kram 2", "invite kram thorn")
    assert ["repair kram"] == sc.asides()
    sc.play("repair kram", "axe kram", "support thorn thorn_1 1")
    assert 4 + 4 + 6 == total(sc)


# Free acts between two cards of a reveal.


@rule("RB-TURN-2", "RB-OPEN-14")
def test_free_acts_come_between_two_cards_of_one_reveal() -> None:
    sc = scene(
        thorn=at(1), chada=at(1, more=["veest"]), stacks={**COVERED, 1: ["?", "?"], 2: ["?"]}
    )
    sc.play("play thorn thorn_3 3", "reveal thorn 1", "draw horn")
    assert ["reveal thorn 2", "stop thorn", "take thorn"] == sc.options()
    assert ["give chada veest thorn"] == sc.asides()
    assert "RB-OPEN-14" == sc.refused("done thorn")
    sc.play("take thorn", "give chada veest thorn")
    assert {"horn", "veest"} <= set(sc.hand("thorn"))
    assert "RB-SYM-6" == sc.refused("reveal thorn 1")
    sc.play("reveal thorn 2", "draw gor")
    assert ["gor"] == sc.stack(2)


@rule("RB-FREE-2", "RB-TURN-2")
def test_the_turn_waits_for_one_who_could_hand_something_over() -> None:
    sc = scene(thorn=at(6), chada=at(2, more=["veest"]), stacks=COVERED)
    sc.play("play thorn thorn_2 3", "go thorn 2")
    assert ("thorn", ["end thorn"], ["give chada veest thorn"]) == (
        sc.asked(),
        sc.options(),
        sc.asides(),
    )
    sc.play("give chada veest thorn", "give thorn veest chada", "end thorn")
    assert "chada" == sc.asked()
    poor = scene(thorn=at(6), chada=at(2), stacks=COVERED)
    poor.play("play thorn thorn_2 3", "go thorn 2")
    assert "chada" == poor.asked()


# Defeated without a fight.


@rule("RB-OPEN-17", "RB-COMBAT-6")
def test_a_skeleton_warrior_takes_its_coin_also_without_a_fight() -> None:
    stacks = {**COVERED, 2: ["skeleton_warrior"]}
    sc = scene(thorn=at(2, more=["salt"]), chada=at(), stacks=stacks)
    sc.play("play thorn salt 1")
    assert "RB-COMBAT-6" == sc.refused("slay thorn 2")
    sc = scene(thorn=at(2, more=["thorald"]), chada=at(), stacks=stacks, gallery=["gor"] * 2)
    sc.play("play thorn thorald 1", "pay thorn", "slay thorn 2")
    assert (["skeleton_warrior"], ["gor", "gor"]) == (sc.gallery(), sc.boxed())


@rule("RB-OPEN-17", "RB-COMBAT-4")
def test_a_burden_is_not_avoided_by_defeating_without_a_fight() -> None:
    for kind, gone in (("calrai", ["?"]), ("shan", [])):
        stacks = {**COVERED, 2: [kind]}
        sc = scene(
            thorn=at(2, more=["thorald"], willpower=2), chada=at(), stacks=stacks, gallery=["gor"]
        )
        sc.play("play thorn thorald 1", "pay thorn", "slay thorn 2")
        assert [kind] == sc.gallery()
        assert gone == sc.stack(2)
        if kind == "shan":
            assert ("ask-tire", 1) == (sc.prompt(), sc.hero("thorn").willpower)


# Cards, willpower, quivers.


@rule("RB-OPEN-22")
def test_any_card_may_be_played_and_left_unused() -> None:
    sc = scene(thorn=at(5, more=["telescope"]), chada=at(), stacks={**COVERED, 1: ["?"]})
    sc.play("play thorn thorn_3 3", "done thorn", "recover chada", "draw narrator_17")
    assert ["thorn_3"] == sc.played("thorn")
    sc.play("play thorn telescope 1", "done thorn")
    assert (["telescope"], ["?"]) == (sc.gallery(), sc.stack(1))


@rule("RB-OPEN-23", "RB-COMBAT-3")
def test_the_archer_gains_willpower_and_gives_it_for_missions() -> None:
    sc = scene(
        chada=at(2, more=["reka"], willpower=2), thorn=at(6), stacks={6: ["gor"]},
        missions={2: "fire_spirit"},
    )  # fmt: skip
    assert "RB-FREE-4" == sc.refused("complete chada")
    sc.play("play chada reka 1", "gain chada willpower", "complete chada")
    assert (1, 0) == (sc.completed(), sc.hero("chada").willpower)


@rule("RB-OPEN-24", "RB-HERO-CHADA-4")
def test_used_quivers_are_shuffled_back_when_the_next_is_drawn() -> None:
    sc = scene(chada=at(2, quivers=[4, 9]), thorn=at(), stacks={2: ["gorlot", "gorlot"]})
    sc.s.quivers.unseen = [0] * 10
    sc.s.quivers.stacks[0] = []
    for card, quiver in (("chada_2", 9), ("chada_3", 4)):
        sc.play(f"play chada {card} 1", "fight chada 2", f"quiver chada {quiver}", "strike chada")
        for last in ("done chada", "end chada"):
            if last in sc.options():
                sc.play(last)
        assert [] == sc.s.quivers.stacks[0]
        sc.play("play thorn thorn_2 2" if quiver == 9 else "play thorn thorn_1 2", "done thorn")
        if "end thorn" in sc.options():
            sc.play("end thorn")
    sc.play("play chada chada_1 2", "gain chada quiver")
    assert ["draw quiver-4", "draw quiver-9"] == sc.options()
