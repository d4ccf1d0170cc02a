"""Taking, dropping and handing over; herb, telescope and falcon."""

import pytest

from rietland.board.book import HERBS
from rietland.board.pieces.heroes import overfull
from tests.board.draws import number
from tests.marks import rule, vector
from tests.scenes import At, Scene, at, put_creature, scene


def fog(sc: Scene, face: str) -> str:
    return f"draw {sc.g.book.fog_faces.index(face)}"


# Taking, dropping, handing over.


@rule("AN-ITEM-11", "AN-TREAS-1")
def test_gold_is_taken_as_a_pile_and_dropped_by_the_piece() -> None:
    sc = scene(
        thorn=at(26, gold=1), chada=at(25), loose={26: ["gold", "gold", "gold"], 27: ["gold"]}
    )
    sc.play("take thorn gold")
    assert 4 == sc.hero("thorn").gold
    assert [3] == [event.amount for event in sc.told("took")]
    assert [] == sc.loose(26)
    sc.play("drop thorn gold", "drop thorn gold")
    assert 2 == sc.hero("thorn").gold
    assert ["gold", "gold"] == sc.loose(26)
    assert ["gold"] == sc.loose(27)


@rule("AN-ITEM-11")
def test_things_are_taken_one_by_one_from_the_own_space_alone() -> None:
    sc = scene(thorn=at(26), chada=at(25), loose={26: ["wineskin", "wineskin"], 27: ["helm"]})
    sc.play("take thorn wineskin")
    assert ["wineskin"] == sc.things("thorn")
    assert ["wineskin"] == sc.loose(26)
    assert "AN-ITEM-11" == sc.refused("take thorn helm")
    assert "AN-ITEM-11" == sc.refused("take chada wineskin")
    assert "AN-ITEM-11" == sc.refused("take thorn wineskin_half")


@rule("AN-HERO-4", "AN-TREAS-3")
def test_taking_needs_a_free_slot_but_gold_and_gems_need_none() -> None:
    full = ["wineskin", "wineskin", "telescope", "bow", "helm"]
    loose = {26: ["parchment", "shield", "helm", "gem_2", "gem_6", "gold"]}
    sc = scene(thorn=at(26, things=full), chada=at(25), loose=loose)
    for thing in ("parchment", "shield", "helm"):
        assert "AN-HERO-4" == sc.refused(f"take thorn {thing}")
    sc.play("take thorn gem_2", "take thorn gem_6", "take thorn gold")
    assert 1 == sc.hero("thorn").gold
    sc.play("drop thorn telescope", "take thorn parchment")
    assert "parchment" in sc.things("thorn")


@rule("AN-TREAS-3", "AN-FREE-4")
def test_a_parchment_is_picked_up_only_while_standing() -> None:
    sc = scene(thorn=at(4), chada=at(25), loose={5: ["parchment"]})
    sc.play("walk thorn 5")
    assert "AN-FREE-4" == sc.refused("take thorn parchment")
    sc.play("stop thorn", "take thorn parchment")
    assert ["parchment"] == sc.things("thorn")


@rule("AN-TREAS-4")
def test_rubble_cannot_be_taken() -> None:
    sc = scene(thorn=at(26), chada=at(25), loose={26: ["rubble_5"]})
    assert "AN-TREAS-4" == sc.refused("take thorn rubble_5")


@rule("AN-ITEM-11")
def test_nobody_drops_or_gives_what_they_do_not_have() -> None:
    sc = scene(thorn=at(26), chada=at(26))
    for thing in ("gold", "helm", "gem_2", "wineskin_half", "-", "rune_hidden"):
        assert "AN-ITEM-11" == sc.refused(f"drop thorn {thing}")
        assert "AN-ITEM-11" == sc.refused(f"give thorn {thing} chada")
    assert "AN-FARM-3" == sc.refused("drop thorn farmer")


@rule("AN-ITEM-11", "AN-FREE-1")
def test_heroes_on_one_space_hand_things_over() -> None:
    sc = scene(
        thorn=at(26, gold=1, things=["bow", "rune_blue", "gem_4"]), chada=at(26), kram=at(25)
    )
    sc.play("give thorn bow chada", "give thorn rune_blue chada", "give thorn gem_4 chada")
    sc.play("give thorn gold chada")
    assert (0, []) == (sc.hero("thorn").gold, sc.things("thorn"))
    assert 1 == sc.hero("chada").gold
    assert ["bow", "rune_blue", "gem_4"] == sc.things("chada")
    assert "AN-ITEM-11" == sc.refused("give chada bow kram")
    assert "AN-ITEM-11" == sc.refused("give chada bow chada")


@rule("AN-HERO-4")
def test_the_receiver_needs_a_slot() -> None:
    sc = scene(thorn=at(26, things=["bow"]), chada=at(26, things=["shield"]))
    assert "AN-HERO-4" == sc.refused("give thorn bow chada")


@rule("AN-FREE-3")
def test_a_resting_partner_exchanges_nothing() -> None:
    sc = scene(thorn=at(26, gold=1), chada=at(26, gold=1, resting=True))
    assert "AN-FREE-3" == sc.refused("give thorn gold chada")
    assert "AN-FREE-3" == sc.refused("give chada gold thorn")


@rule("AN-FREE-4", "AN-ITEM-11")
def test_nothing_is_handed_to_a_hero_who_passes_by() -> None:
    sc = scene(thorn=at(25), chada=at(26, gold=1))
    sc.play("walk thorn 26")
    assert "AN-FREE-4" == sc.refused("give chada gold thorn")
    assert ["drop chada gold"] == sc.asides()
    sc.play("stop thorn", "give chada gold thorn")
    assert 1 == sc.hero("thorn").gold


@rule("AN-ITEM-10")
def test_a_used_up_wineskin_returns_to_the_equipment_board() -> None:
    sc = scene(thorn=at(26, things=["wineskin_half"]), chada=at(34))
    kind = sc.g.book.thing_kind("wineskin")
    before = sc.s.stock[kind]
    sc.play("drink thorn 25")
    assert [] == sc.things("thorn")
    assert before + 1 == sc.s.stock[kind]


# Herbs.


@rule("AN-HERB-1", "AN-HERB-2")
def test_a_herb_heals_by_its_value_once() -> None:
    sc = scene(thorn=at(26, willpower=7, things=["herb_3"]), chada=at(26, things=["herb_4"]))
    sc.play("heal thorn herb_3")
    assert 10 == sc.hero("thorn").willpower
    assert [] == sc.things("thorn")
    assert [] == sc.loose(26)
    assert "AN-HERB-1" == sc.refused("heal thorn herb_3")
    assert "AN-HERB-1" == sc.refused("heal chada helm")
    assert "heal chada herb_4" in sc.asides()


@rule("AN-HERB-4")
def test_a_herb_is_handed_over_like_any_object() -> None:
    sc = scene(thorn=at(26, things=["herb_3"]), chada=at(26))
    sc.play("give thorn herb_3 chada", "heal chada herb_3")
    assert 10 == sc.hero("chada").willpower


@vector("AN-TV-102")
@rule("AN-HERB-4", "AN-FREE-3")
def test_a_resting_hero_uses_no_herb() -> None:
    sc = scene(thorn=at(26), chada=at(25, things=["herb_4"], resting=True))
    assert "AN-FREE-3" == sc.refused("heal chada herb_4")
    assert [] == sc.asides()


@vector("AN-TV-7")
@rule("AN-HERB-3")
def test_a_herb_is_not_divided_between_spaces_and_willpower() -> None:
    sc = scene(thorn=at(14, things=["herb_3"]), chada=at(25))
    sc.play("herb thorn herb_3", "walk thorn 18", "walk thorn 17")
    assert "AN-FREE-4" == sc.refused("heal thorn herb_3")
    sc.play("stop thorn")
    assert "AN-HERB-1" == sc.refused("heal thorn herb_3")


@vector("AN-TV-8")
@rule("AN-HERB-3", "AN-HERB-1")
def test_a_herb_may_be_used_for_less_than_its_value() -> None:
    sc = scene(thorn=at(14, things=["herb_3"]), chada=at(25))
    sc.play("herb thorn herb_3", "walk thorn 18", "walk thorn 17", "stop thorn")
    assert 0 == sc.hero("thorn").hours
    assert [] == sc.things("thorn")
    assert "AN-TURN-1" == sc.refused("walk thorn 18")


@rule("AN-HERB-1")
def test_a_herb_whose_value_nobody_saw_shows_it_when_taken() -> None:
    sc = scene(thorn=at(26), chada=at(25), loose={26: ["herb_hidden"]})
    sc.play("take thorn herb_hidden")
    assert ["draw 3", "draw 4"] == sc.options()
    assert [1, 2] == sc.g.pending(sc.s).weights
    sc.play("draw 4")
    assert ["herb_4"] == sc.things("thorn")
    assert [1, 1] == [count for count in sc.s.piles[HERBS].unseen if count]


@rule("AN-L2-7")
def test_a_herb_that_a_creature_carries_cannot_be_taken() -> None:
    sc = scene(thorn=at(26), chada=at(25))
    gor = put_creature(sc.g, sc.s, "gor", 26)
    sc.s.creature_load[gor] = sc.g.book.thing_names().index("herb_4")
    assert "AN-ITEM-11" == sc.refused("take thorn herb_4")


# The telescope.


@vector("AN-TV-57")
@rule("AN-ITEM-8", "AN-FOG-4")
def test_a_telescope_turns_fog_nearby_without_effect() -> None:
    sc = scene(thorn=at(17, things=["telescope"]), chada=at(34), fog={13: None, 16: None, 8: None})
    assert ["look thorn 13", "look thorn 16"] == [t for t in sc.options() if t.startswith("look")]
    sc.play("look thorn 13", fog(sc, "gor"), "look thorn 16", fog(sc, "event"))
    assert {} == sc.creatures()
    assert sc.prompt() == "ask-turn"
    assert "AN-ITEM-8" == sc.refused("look thorn 13")
    sc.play("walk thorn 13", "stop thorn")
    assert "gor" == sc.creature(13)


@rule("AN-ITEM-8")
def test_a_telescope_works_out_of_turn_but_not_in_passing() -> None:
    sc = scene(thorn=at(18), chada=at(14, things=["telescope"]), fog={16: None}, turn="chada")
    sc.play("walk chada 17")
    assert "AN-FREE-4" == sc.refused("look chada 16")
    sc.play("stop chada", "done chada")
    assert ["drop chada telescope", "look chada 16"] == sc.asides()


@rule("AN-ITEM-8")
def test_without_a_telescope_or_beyond_the_next_space_nothing_is_seen() -> None:
    sc = scene(thorn=at(17), chada=at(17, things=["telescope"]), fog={16: None, 8: None})
    assert "AN-ITEM-8" == sc.refused("look thorn 16")
    assert "AN-ITEM-8" == sc.refused("look chada 8")
    assert "AN-ITEM-8" == sc.refused("look chada 17")
    assert "AN-ITEM-8" == sc.refused("look chada 79")


@rule("AN-ITEM-8", "AN-RUNE-1")
def test_a_telescope_turns_all_that_is_hidden_on_a_space() -> None:
    sc = scene(
        thorn=at(17, things=["telescope"]),
        chada=at(34),
        fog={16: None},
        loose={16: ["rune_hidden", "rune_hidden", "gold"]},
    )
    sc.play("look thorn 16", fog(sc, "gold_1"), "draw 1")
    assert ["draw 1", "draw 2", "draw 3"] == sc.options()
    assert [1, 2, 2] == sc.g.pending(sc.s).weights
    sc.play("draw 3")
    assert ["gold", "rune_blue", "rune_green"] == sc.loose(16)
    assert "AN-ITEM-8" == sc.refused("look thorn 16")


# The falcon.


@vector("AN-TV-56")
@rule("AN-ITEM-7", "AN-HERO-4")
def test_a_falcon_exchanges_small_things_helms_and_gold_over_any_distance() -> None:
    sc = scene(
        thorn=at(14, gold=3, things=["falcon", "helm"]), chada=at(57, things=["witch_brew", "bow"])
    )
    sc.play("falcon thorn thorn chada")
    assert "AN-ITEM-7" == sc.refused("send thorn falcon_used chada")
    sc.play("send thorn helm chada", "send thorn gold chada", "send thorn gold chada", "done thorn")
    assert "AN-ITEM-7" == sc.refused("send chada bow thorn")
    sc.play("send chada witch_brew thorn", "done chada", "done thorn")
    assert ["falcon_used", "witch_brew"] == sc.things("thorn")
    assert ["bow", "helm"] == sc.things("chada")
    assert (1, 2) == (sc.hero("thorn").gold, sc.hero("chada").gold)
    assert sc.prompt() == "ask-turn"


@vector("AN-TV-55")
@rule("AN-ITEM-7", "AN-SUN-9")
def test_a_falcon_flies_once_a_day() -> None:
    sc = scene(thorn=at(14, gold=1, things=["falcon"]), chada=at(57, gold=1))
    sc.play("falcon thorn thorn chada", "done thorn", "done chada")
    assert "AN-ITEM-7" == sc.refused("falcon thorn thorn chada")
    sc.play("end thorn", "end chada", quiet_card(sc))
    assert ["falcon"] == sc.things("thorn")
    assert "falcon thorn thorn chada" in sc.options()


def quiet_card(sc: Scene) -> str:
    """An event card that gives willpower to those who rest, and nothing else."""
    return f"draw {number(sc, '28')}"


@rule("AN-ITEM-7")
def test_a_falcon_left_on_a_space_is_ready_again_at_sunrise() -> None:
    sc = scene(thorn=at(14), chada=at(57), loose={14: ["falcon_used"]})
    sc.play("end thorn", "end chada", quiet_card(sc))
    assert ["falcon"] == sc.loose(14)


@rule("AN-ITEM-7", "AN-SUN-9")
def test_a_falcon_made_ready_at_sunrise_leaves_earlier_copies_as_they_were() -> None:
    sc = scene(thorn=at(14, things=["falcon_used"]), chada=at(57, resting=True))
    before = sc.s.copy()
    was = before.to_data()
    sc.play("end thorn")
    assert ["falcon"] == sc.things("thorn")
    assert was == before.to_data()


@vector("AN-TV-54")
@rule("AN-FREE-5", "AN-ITEM-7")
def test_no_falcon_flies_within_a_combat_round_or_between_two() -> None:
    sc = scene(
        thorn=at(14, willpower=14, things=["falcon", "rune_blue"]),
        chada=at(57),
        creatures={14: "gor"},
    )
    sc.play("fight thorn 14")
    assert "AN-FREE-5" == sc.refused("falcon thorn thorn chada")
    sc.play(*["roll 1"] * 4, "roll 1", "roll 2")
    assert "on thorn" in sc.options()
    assert "AN-ITEM-7" == sc.refused("falcon thorn thorn chada")


@rule("AN-OPEN-18", "AN-FREE-3")
def test_a_finished_hero_takes_no_part_in_a_falcons_exchange() -> None:
    sc = scene(
        thorn=at(14, gold=1, things=["falcon"]), chada=at(57, resting=True), kram=at(7, gold=1)
    )
    assert "AN-FREE-3" == sc.refused("falcon thorn thorn chada")
    assert ["falcon thorn thorn kram"] == [t for t in sc.options() if t.startswith("falcon")]


@rule("AN-ITEM-7")
def test_the_owner_may_send_the_falcon_between_two_others() -> None:
    sc = scene(thorn=at(14, things=["falcon"]), chada=at(57, gold=1), kram=at(7))
    sc.play("falcon thorn chada kram", "send chada gold kram")
    sc.play("done kram")
    assert (0, 1) == (sc.hero("chada").gold, sc.hero("kram").gold)
    assert sc.prompt() == "ask-turn"


@rule("AN-ITEM-7", "AN-HERO-4")
def test_an_exchange_ends_only_when_every_thing_has_a_slot() -> None:
    sc = scene(
        thorn=at(14, things=["falcon", "telescope"]),
        chada=at(57, things=["wineskin", "wineskin", "herb_3"]),
    )
    sc.play("falcon thorn thorn chada", "send thorn telescope chada")
    assert "AN-HERO-4" == sc.refused("done chada")
    assert "AN-ITEM-7" == sc.refused("done thorn")
    sc.play("send chada herb_3 thorn", "done chada", "done thorn")
    assert ["falcon_used", "herb_3"] == sc.things("thorn")
    assert ["wineskin", "wineskin", "telescope"] == sc.things("chada")


@rule("AN-ITEM-7")
@pytest.mark.parametrize(
    ("sender", "partner", "flies"),
    [
        (at(14, things=["falcon"]), at(57), False),
        (at(14, things=["falcon"]), at(57, things=["shield"]), False),
        (at(14, things=["falcon"]), at(57, things=["helm"]), True),
        (at(14, gold=1, things=["falcon"]), at(57), True),
    ],
)
def test_a_falcon_flies_only_where_one_of_the_two_has_something_it_carries(
    sender: At, partner: At, flies: bool
) -> None:
    sc = scene(thorn=sender, chada=partner)
    assert flies == ("falcon thorn thorn chada" in sc.options())
    if not flies:
        assert "AN-ITEM-7" == sc.refused("falcon thorn thorn chada")


@rule("AN-ITEM-7")
@pytest.mark.parametrize("text", ["send thorn gold chada", "falcon thorn chada thorn"])
def test_an_exchange_needs_a_falcon_and_two_heroes_in_order(text: str) -> None:
    sc = scene(thorn=at(14, gold=1, things=["falcon"]), chada=at(57))
    assert "AN-ITEM-7" == sc.refused(text)


@rule("AN-ITEM-7")
def test_what_a_falcon_brought_has_arrived() -> None:
    sc = scene(thorn=at(14, things=["falcon", "parchment"]), chada=at(57))
    sc.play("falcon thorn thorn chada", "send thorn parchment chada", "send chada parchment thorn")
    sc.play("send thorn parchment chada", "done chada")
    assert [(1, 57)] == [(event.who, event.where) for event in sc.told("arrived")]


def test_a_falcon_is_offered_once_for_every_pair_of_heroes() -> None:
    sc = scene(
        thorn=at(14, things=["falcon"], gold=1), kram=at(7, gold=1), chada=at(25, gold=1),
        eara=at(34, gold=1),
    )  # fmt: skip
    assert [
        "falcon thorn thorn kram", "falcon thorn thorn chada", "falcon thorn thorn eara",
        "falcon thorn kram chada", "falcon thorn kram eara", "falcon thorn chada eara",
    ] == [say for say in sc.options() if say.startswith("falcon")]  # fmt: skip


@pytest.mark.parametrize(
    ("things", "too_many"),
    [
        (["wineskin"] * 3, False), (["wineskin"] * 4, True),
        (["shield"], False), (["shield", "bow"], True),
        (["helm"], False), (["helm", "helm"], True),
        (["wineskin", "telescope", "herb_3", "shield", "helm"], False),
    ],
)  # fmt: skip
def test_a_hero_board_has_three_small_slots_one_large_and_one_for_a_helm(
    things: list[str], too_many: bool
) -> None:
    sc = scene(thorn=at(14, things=things), kram=at(7))
    assert too_many == overfull(sc.g, sc.hero("thorn"))
