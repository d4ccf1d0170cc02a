"""What makes the heroes different: quivers, axe, Water Spirit, grimoires."""

from rietland.castle import strength
from tests.castle.scenes import Scene, at, scene
from tests.marks import rule, vector


def total(sc: Scene) -> int:
    assert sc.s.fight is not None
    return strength.total(sc.g, sc.s, sc.s.fight)


# Chada.


@vector("RB-TV-24")
@rule("RB-HERO-CHADA-1", "RB-SYM-2")
def test_two_symbols_take_one_or_two_quivers() -> None:
    for used, value in (([5], 5), ([3], 3), ([5, 3], 8)):
        sc = scene(chada=at(2, quivers=[3, 5]), thorn=at(), stacks={2: ["gorlot"]})
        sc.play("play chada chada_3 1", "fight chada 2", *(f"quiver chada {n}" for n in used))
        assert value == total(sc)
        sc.play("strike chada")
        assert [n for n in (3, 5) if n not in used] == sc.hero("chada").quivers
    one = scene(chada=at(2, quivers=[3, 5]), thorn=at(), stacks={2: ["gorlot"]})
    one.play("play chada chada_2 1", "fight chada 2", "quiver chada 3")
    assert "RB-HERO-CHADA-2" == one.refused("quiver chada 5")


@vector("RB-TV-25")
@rule("RB-HERO-CHADA-2")
def test_without_a_quiver_a_quiver_symbol_does_not_fight() -> None:
    sc = scene(chada=at(2), thorn=at(), stacks={2: ["gorlot"]})
    sc.play("play chada chada_2 1")
    assert "RB-HERO-CHADA-2" == sc.refused("fight chada 2")
    sc = scene(thorn=at(2), chada=at(2, hand=["chada_2"]), stacks={2: ["troll"]})
    sc.play("play thorn thorn_1 1", "fight thorn 2")
    assert "RB-COMBAT-9" == sc.refused("invite thorn chada")


@rule("RB-HERO-CHADA-2")
def test_invited_with_a_quiver_symbol_she_must_use_one() -> None:
    sc = scene(thorn=at(2), chada=at(2, hand=["chada_2"], quivers=[9]), stacks={2: ["troll"]})
    sc.play("play thorn thorn_1 1", "fight thorn 2", "invite thorn chada")
    sc.play("support chada chada_2 1")
    assert ["quiver chada 9"] == sc.options()
    assert "RB-HERO-CHADA-2" == sc.refused("ready chada")
    sc.play("quiver chada 9")
    assert ("thorn", 15) == (sc.asked(), total(sc))
    sc.play("strike thorn")
    assert ["chada_2"] == sc.played("chada")


@rule("RB-HERO-CHADA-4", "RB-COMBAT-10")
def test_quivers_of_one_who_was_invited_are_used_by_the_blow() -> None:
    sc = scene(thorn=at(2), chada=at(2, quivers=[4, 5, 9]), stacks={2: ["cave_troll"]})
    sc.play("play thorn thorn_1 1", "fight thorn 2", "invite thorn chada")
    sc.play("support chada chada_3 1", "quiver chada 9", "quiver chada 4")
    assert [4, 5, 9] == sc.hero("chada").quivers
    sc.play("strike thorn")
    assert [5] == sc.hero("chada").quivers
    assert 2 == len(sc.s.quivers.stacks[1])


@vector("RB-TV-26")
@rule("RB-HERO-CHADA-3", "RB-HERO-CHADA-4", "RB-SYM-4")
def test_an_empty_supply_is_filled_with_the_used_quivers() -> None:
    sc = scene(chada=at(2, quivers=[9]), thorn=at(), stacks={2: ["gorlot"], 6: ["gor"]})
    sc.play("play chada chada_2 1", "fight chada 2", "quiver chada 9", "strike chada", "done chada")
    sc.s.quivers.unseen = [0] * 10
    sc.s.quivers.stacks[0] = []
    sc.play("end chada", "play thorn thorn_2 2", "done thorn", "play chada chada_1 2")
    sc.play("gain chada quiver")
    assert [0] == [one.who for one in sc.told("quivers")]
    assert ["draw quiver-9"] == sc.options()
    sc.play("draw quiver-9")
    assert [9] == sc.hero("chada").quivers
    assert ([], []) == (sc.s.quivers.stacks[0], sc.s.quivers.stacks[1])


@rule("RB-HERO-CHADA-3")
def test_a_quiver_is_drawn_by_its_number_in_the_supply() -> None:
    sc = scene(chada=at(2), thorn=at(), stacks={6: ["gor"], 2: ["gor"]})
    sc.play("play chada chada_2 2", "gain chada quiver")
    pending = sc.g.pending(sc.s)
    assert [1, 2, 3, 3, 3, 2, 1, 1] == pending.weights
    sc.play("draw quiver-4", "gain chada quiver")
    assert [1, 2, 2, 3, 3, 2, 1, 1] == sc.g.pending(sc.s).weights


# Kram.


@vector("RB-TV-28")
@rule("RB-HERO-KRAM-1", "RB-GALLERY-4")
def test_two_gold_sharpen_the_axe_at_any_time() -> None:
    sc = scene(kram=at(blunt=True), thorn=at(), gallery=["gor", "gorlot"])
    sc.play("repair kram")
    assert sc.hero("kram").axe
    assert ([], ["gor", "gorlot"]) == (sc.gallery(), sc.boxed())
    sc = scene(thorn=at(), kram=at(blunt=True), gallery=["gor", "gor"], stacks={6: ["gor"]})
    assert ["repair kram"] == sc.asides()
    sc.play("play thorn thorn_1 1", "fight thorn 6")
    assert ["repair kram"] == sc.asides()
    sc.play("repair kram")
    assert ("thorn", True) == (sc.asked(), sc.hero("kram").axe)
    poor = scene(kram=at(blunt=True), thorn=at(), gallery=["gor"])
    assert "RB-GALLERY-4" == poor.refused("repair kram")
    assert "RB-HERO-KRAM-1" == poor.refused("repair thorn")


@rule("RB-HERO-KRAM-1", "RB-OPEN-5")
def test_a_sharp_axe_may_be_kept_and_then_adds_nothing() -> None:
    sc = scene(kram=at(2), thorn=at(), stacks={2: ["gor"]})
    sc.play("play kram kram_2 1", "fight kram 2")
    assert 4 == total(sc)
    sc.play("strike kram")
    assert sc.hero("kram").axe
    blunt = scene(kram=at(2, blunt=True), thorn=at(), stacks={2: ["gor"]})
    blunt.play("play kram kram_1 1", "fight kram 2")
    assert 4 == total(blunt)
    assert "RB-HERO-KRAM-1" == blunt.refused("axe kram")


@rule("RB-HERO-KRAM-1")
def test_the_axe_can_be_sharpened_in_the_middle_of_a_fight() -> None:
    sc = scene(kram=at(2, blunt=True), thorn=at(), stacks={2: ["troll"]}, gallery=["gor", "gor"])
    sc.play("play kram kram_2 1", "fight kram 2", "repair kram", "axe kram")
    assert 8 == total(sc)
    sc.play("strike kram")
    assert not sc.hero("kram").axe


@rule("RB-HERO-KRAM-1", "RB-COMBAT-11")
def test_the_axe_adds_nothing_to_an_ally() -> None:
    for blunt in (True, False):
        sc = scene(kram=at(2, blunt=blunt, more=["veest"]), thorn=at(), stacks={2: ["troll"]})
        sc.play("play kram veest 1", "fight kram 2")
        assert 6 == total(sc)
        assert "RB-HERO-KRAM-1" == sc.refused("axe kram")
        helped = scene(thorn=at(2), kram=at(2, blunt=blunt, more=["veest"]), stacks={2: ["troll"]})
        helped.play("play thorn thorn_1 1", "fight thorn 2", "invite thorn kram")
        helped.play("support kram veest 1")
        assert 6 + 6 == total(helped)


# Kheela.


@vector("RB-TV-29")
def test_one_face_doubles_her_own_card_only() -> None:
    sc = scene(kheela=at(2, willpower=1), thorn=at(2), stacks={2: ["shan"]}, spirit=(2, "doubles"))
    sc.play("play kheela kheela_2 1", "fight kheela 2", "will kheela")
    assert 7 == total(sc)
    sc.play("invite kheela thorn", "support thorn thorn_3 1")
    assert 12 == total(sc)


@vector("RB-TV-30")
def test_the_other_face_adds_two_for_each_hero() -> None:
    sc = scene(
        thorn=at(2), kram=at(2, blunt=True), kheela=at(2), stacks={2: ["troll"]}, spirit=(2, "aids")
    )
    sc.play("play thorn thorn_1 1", "fight thorn 2", "invite thorn kram")
    sc.play("support kram kram_1 1", "invite thorn kheela", "support kheela kheela_2 1")
    assert 6 + (3 + 1) + 3 + 6 == total(sc)
    sc.play("strike thorn")
    assert (2, 1) == (sc.s.spirit_at, sc.s.spirit_face)


@vector("RB-TV-31")
@rule("RB-HERO-KHEELA-4")
def test_an_ally_gets_no_help_from_the_spirit() -> None:
    sc = scene(
        thorn=at(2), kheela=at(2, more=["triest"]), stacks={2: ["troll"]}, spirit=(2, "aids")
    )
    sc.play("play thorn thorn_1 1", "fight thorn 2", "invite thorn kheela")
    sc.play("support kheela triest 1")
    assert 6 + 2 + 5 == total(sc)


@rule("RB-HERO-KHEELA-1", "RB-SYM-16")
def test_the_spirit_goes_anywhere_turned_or_not() -> None:
    sc = scene(kheela=at(2), thorn=at(), stacks={2: ["gor"]})
    sc.play("play kheela kheela_2 2")
    assert 12 == sum(say.startswith("spirit") for say in sc.options())
    sc.play("spirit kheela 5 aids")
    assert (5, 1) == (sc.s.spirit_at, sc.s.spirit_face)
    sc = scene(kheela=at(2), thorn=at(), stacks={2: ["gor"]}, spirit=(5, "aids"))
    sc.play("play kheela kheela_2 2")
    assert "RB-HERO-KHEELA-1" == sc.refused("spirit kheela 5 aids")
    sc.play("spirit kheela 5 doubles")
    assert (5, 0) == (sc.s.spirit_at, sc.s.spirit_face)


@rule("RB-HERO-KHEELA-2", "RB-HERO-KHEELA-3")
def test_the_spirit_helps_only_where_it_is() -> None:
    for face in ("doubles", "aids"):
        sc = scene(kheela=at(2), thorn=at(), stacks={2: ["gor"]}, spirit=(3, face))
        sc.play("play kheela kheela_3 1", "fight kheela 2")
        assert 5 == total(sc)


@rule("RB-HERO-KHEELA-2")
def test_the_spirit_doubles_the_card_of_a_guardian_who_was_invited() -> None:
    for face, value in (("doubles", 6 + 5 + 5), ("aids", 6 + 2 + 5 + 2)):
        sc = scene(thorn=at(2), kheela=at(2), stacks={2: ["cave_troll"]}, spirit=(2, face))
        sc.play("play thorn thorn_1 1", "fight thorn 2", "invite thorn kheela")
        sc.play("support kheela kheela_3 1")
        assert value == total(sc)


# Eara.


@rule("RB-HERO-EARA-2", "RB-COMBAT-10")
def test_grimoires_of_one_who_was_invited_are_turned_by_the_blow() -> None:
    sc = scene(thorn=at(2), eara=at(2, closed=["eye"]), stacks={2: ["cave_troll"]})
    sc.play("play thorn thorn_1 1", "fight thorn 2", "invite thorn eara", "support eara eara_1 1")
    sc.play("grimoire eara dragonfire", "ready eara")
    assert ([5], []) == (sc.hero("eara").closed, sc.played("eara"))
    sc.play("strike thorn")
    assert ([3, 5], ["eara_1"]) == (sc.hero("eara").closed, sc.played("eara"))


@vector("RB-TV-32")
@rule("RB-HERO-EARA-4", "RB-OPEN-16")
def test_the_haloed_grimoire_reaches_another_location_without_the_spirit() -> None:
    sc = scene(thorn=at(2), eara=at(5), stacks={2: ["hagrod"]}, spirit=(2, "aids"))
    sc.play("play thorn thorn_2 1", "fight thorn 2", "invite thorn eara", "support eara eara_1 1")
    assert "RB-COMBAT-1" == sc.refused("grimoire eara dragonfire")
    sc.play("grimoire eara halo")
    assert (4 + 2 + 3, "thorn") == (total(sc), sc.asked())
    alone = scene(eara=at(5), thorn=at(), stacks={2: ["gorlot"]})
    alone.play("play eara eara_1 1", "fight eara 2")
    assert ["grimoire eara halo", "withdraw eara"] == alone.options()
    alone.play("grimoire eara halo", "strike eara")
    assert ["gorlot"] == alone.gallery()
    closed = scene(eara=at(5, closed=["halo"]), thorn=at(), stacks={2: ["gorlot"]})
    closed.play("play eara eara_1 1")
    assert "RB-COMBAT-1" == closed.refused("fight eara 2")


@rule("RB-OPEN-1")
def test_the_spirit_does_not_help_grimoires_unless_the_switch_says_so() -> None:
    for variant, value in (("", 5), ("spirit_and_grimoires", 7)):
        sc = scene(eara=at(2), thorn=at(), stacks={2: ["gor"]}, spirit=(2, "aids"), variant=variant)
        sc.play("play eara eara_1 1", "fight eara 2", "grimoire eara dragonfire")
        assert value == total(sc)
    far = scene(
        eara=at(5), thorn=at(), stacks={2: ["gor"]}, spirit=(2, "aids"),
        variant="spirit_and_grimoires",
    )  # fmt: skip
    far.play("play eara eara_1 1", "fight eara 2", "grimoire eara halo")
    assert 3 == total(far)


@vector("RB-TV-33")
@rule("RB-HERO-EARA-2")
def test_recovering_opens_all_grimoires() -> None:
    sc = scene(eara=at(closed=["ember", "halo", "wind", "eye"]), thorn=at())
    sc.play("recover eara", "draw narrator_17")
    assert [] == sc.hero("eara").closed


@rule("RB-HERO-EARA-3", "RB-SYM-15", "RB-HERO-EARA-1")
def test_two_grimoires_are_combined_in_every_way() -> None:
    sc = scene(eara=at(2), thorn=at(), stacks={2: ["hagrod"], 4: ["?"], 6: ["gor"]})
    sc.play(
        "play eara eara_1 1", "fight eara 2", "grimoire eara thunder", "grimoire eara dragonfire"
    )
    assert 9 == total(sc)
    assert "RB-SYM-15" == sc.refused("grimoire eara ember")
    sc.play("strike eara")
    assert [2, 3] == sc.hero("eara").closed
    see = scene(eara=at(4), thorn=at(), stacks={4: ["?"]})
    see.play("play eara eara_1 1", "grimoire eara eye", "reveal eara 4", "draw gor")
    see.play("fight eara 4", "grimoire eara thunder", "strike eara")
    assert ["gor"] == see.gallery()
    go = scene(eara=at(6), thorn=at(), stacks={4: ["gor"]})
    go.play("play eara eara_1 1", "grimoire eara wind", "go eara 4", "fight eara 4")
    go.play("grimoire eara thunder", "strike eara")
    assert ["gor"] == go.gallery()


@rule("RB-HERO-EARA-2")
def test_a_used_grimoire_stays_turned() -> None:
    sc = scene(eara=at(2, closed=["wind", "dragonfire"]), thorn=at(), stacks={2: ["gor"]})
    sc.play("play eara eara_1 1")
    assert "RB-HERO-EARA-2" == sc.refused("grimoire eara wind")
    assert "RB-HERO-EARA-2" == sc.refused("grimoire eara ember")
    sc.play("fight eara 2")
    assert "RB-HERO-EARA-2" == sc.refused("grimoire eara dragonfire")
    assert "RB-HERO-EARA-2" == sc.refused("grimoire eara eye")
    spent = scene(
        eara=at(2, closed=["ember", "halo", "thunder", "dragonfire"]),
        thorn=at(),
        stacks={2: ["gor"]},
    )
    spent.play("play eara eara_1 1")
    assert "RB-HERO-EARA-2" == spent.refused("fight eara 2")


@rule("RB-OPEN-6", "RB-HERO-EARA-3")
def test_a_fight_uses_up_as_many_grimoire_symbols_as_grimoires() -> None:
    both = scene(eara=at(2), thorn=at(), stacks={2: ["hagrod"], 4: ["?"]})
    both.play("play eara eara_1 1", "fight eara 2")
    both.play("grimoire eara thunder", "grimoire eara dragonfire", "strike eara")
    assert "grimoire eara eye" not in both.options()
    one = scene(eara=at(2), thorn=at(), stacks={2: ["gor"], 4: ["?"]})
    one.play("play eara eara_1 1", "fight eara 2", "grimoire eara thunder", "strike eara")
    assert "grimoire eara eye" in one.options()
    one.play("grimoire eara eye")
    assert not [say for say in one.options() if say.startswith("grimoire")]


@rule("RB-HERO-CHADA-2", "RB-COMBAT-9")
def test_who_began_the_fight_puts_strength_forward_before_the_blow_whoever_helps() -> None:
    sc = scene(chada=at(2, quivers=[4]), thorn=at(2), stacks={2: ["gor"]})
    sc.play("play chada chada_2 1", "fight chada 2", "invite chada thorn")
    sc.play("support thorn thorn_1 1")
    assert "chada" == sc.asked()
    assert "RB-COMBAT-9" == sc.refused("strike chada")
    sc.play("quiver chada 4", "strike chada")
    assert ["gor"] == sc.gallery()


@rule("RB-HERO-EARA-2")
def test_a_single_grimoire_symbol_without_an_open_grimoire_fights_nobody() -> None:
    closed = ["ember", "halo", "thunder", "dragonfire"]
    sc = scene(eara=at(2, closed=closed), thorn=at(6), stacks={2: ["gor"]})
    assert "RB-HERO-EARA-2" == sc.play("play eara eara_3 1").refused("fight eara 2")
    assert "RB-TURN-3" == sc.refused("gain eara willpower")
    assert "RB-TURN-3" == sc.refused("gain eara quiver")
