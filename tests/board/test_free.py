"""Free acts: who may act when, and what nonsense is refused."""

import pytest

from rietland.board import verbs
from rietland.board.turn import free
from rietland.kernel.action import Action
from tests.marks import rule, vector
from tests.scenes import Scene, at, scene

FREE_VERBS = [verb for verb, group in enumerate(verbs.GROUP_OF) if group == verbs.FREE]


def acts(sc: Scene, h: int) -> list[Action]:
    """The free acts open to a hero now."""
    found: list[Action] = []
    free.add_acts(sc.g, sc.s, h, found)
    return found


@vector("AN-TV-52")
@rule("AN-FREE-2", "AN-FREE-3")
def test_a_hero_buys_out_of_turn_but_not_from_the_sunrise_box() -> None:
    sc = scene(thorn=at(14), chada=at(18, gold=2, hours=5))
    sc.play("train chada")
    assert (2, 0, 5) == (sc.hero("chada").strength, sc.hero("chada").gold, sc.hero("chada").hours)

    sc = scene(thorn=at(14), chada=at(18, gold=2, resting=True))
    assert "AN-FREE-3" == sc.refused("train chada")
    assert [] == sc.asides()


@vector("AN-TV-111")
@rule("AN-FREE-2", "AN-TIME-7", "AN-OPEN-1")
def test_a_hero_without_hours_acts_freely_until_the_next_own_turn() -> None:
    sc = scene(thorn=at(14), chada=at(5, hours=10))
    sc.play("drain chada")
    assert 10 == sc.hero("chada").willpower
    sc.play("pass thorn", "done thorn")
    assert ["end chada"] == sc.options()


@vector("AN-TV-53")
@rule("AN-FREE-4")
def test_nothing_is_bought_in_passing() -> None:
    sc = scene(thorn=at(14, gold=2), chada=at(25))
    sc.play("walk thorn 18")
    assert "AN-FREE-4" == sc.refused("train thorn")
    sc.play("walk thorn 72", "stop thorn")
    assert "AN-MERCH-1" == sc.refused("train thorn")


@vector("AN-TV-79")
@rule("AN-FARM-3")
def test_a_farmer_left_behind_is_safe_while_the_hero_crosses_a_creatures_space() -> None:
    sc = scene(thorn=at(24, farmers=1), chada=at(57), creatures={4: "gor"})
    sc.play("walk thorn 21", "drop thorn farmer", "walk thorn 4", "stop thorn")
    assert 0 == sc.hero("thorn").farmers
    assert ["farmer"] == sc.loose(21)
    assert [] == sc.told("farmer_lost")


@rule("AN-FARM-1", "AN-FARM-3")
def test_farmers_are_taken_and_left_in_mid_move() -> None:
    sc = scene(thorn=at(25), chada=at(57), loose={24: ["farmer", "farmer", "gold"]})
    sc.play("walk thorn 24", "take thorn farmer", "take thorn farmer")
    assert 2 == sc.hero("thorn").farmers
    assert "AN-FREE-4" == sc.refused("take thorn gold")
    sc.play("drop thorn farmer")
    assert ["farmer", "gold"] == sc.loose(24)
    assert "stop thorn" in sc.options()


@rule("AN-FARM-1")
def test_a_farmer_is_not_handed_over_and_not_found_elsewhere() -> None:
    sc = scene(thorn=at(25, farmers=1), chada=at(25), loose={24: ["farmer"]})
    assert "AN-ITEM-11" == sc.refused("give thorn farmer chada")
    assert "AN-ITEM-11" == sc.refused("take chada farmer")


@rule("AN-FREE-5")
def test_nothing_changes_hands_within_a_round_but_it_may_between_two() -> None:
    sc = scene(
        thorn=at(14, willpower=14, gold=1),
        chada=at(14, gold=1),
        kram=at(18, gold=2),
        creatures={14: "gor"},
    )
    sc.play("fight thorn 14")
    if "begin thorn" in sc.options():
        sc.play("begin thorn")
    assert "AN-FREE-5" == sc.refused("give thorn gold chada")
    assert "AN-FREE-5" == sc.refused("train kram")
    sc.play(*["roll 1"] * 4, "roll 1", "roll 2")
    sc.play("give thorn gold chada", "train kram")
    assert (0, 2) == (sc.hero("thorn").gold, sc.hero("chada").gold)
    assert "on thorn" in sc.options()


@rule("AN-FREE-8")
def test_free_acts_leave_the_turn_as_it_was() -> None:
    sc = scene(thorn=at(5, gold=1), chada=at(25))
    turn = [text for text in sc.options() if text.split()[0] in ("walk", "pass", "end")]
    sc.play("drain thorn", "drop thorn gold")
    assert turn == [text for text in sc.options() if text.split()[0] in ("walk", "pass", "end")]


@rule("AN-FREE-2")
def test_others_act_while_a_hero_walks_or_leads_the_prince() -> None:
    sc = scene(thorn=at(14), chada=at(5), figures={"prince": 72})
    sc.play("walk thorn 18")
    assert ["drain chada"] == sc.asides()

    sc = scene(thorn=at(35), chada=at(5), figures={"prince": 72})
    sc.play("lead thorn prince 18", "drain chada", "drain thorn")
    assert 10 == sc.hero("chada").willpower
    assert 12 == sc.hero("thorn").willpower
    assert "halt thorn" in sc.options()


@rule("AN-FREE-1")
def test_a_hero_with_nothing_in_an_empty_place_has_no_free_act() -> None:
    sc = scene(thorn=at(14), chada=at(14))
    assert [] == acts(sc, 0)
    assert [] == sc.asides()


def busy() -> Scene:
    """A scene in which almost every free act is open to somebody."""
    return scene(
        thorn=at(18, gold=4, things=["falcon", "telescope", "herb_3", "gem_4"], farmers=1),
        chada=at(18, gold=1, things=["wineskin", "wineskin_half", "rune_blue", "bow"]),
        kram=at(5, gold=9, resting=True),
        eara=at(16, gold=9, things=["helm"]),
        fog={16: None, 13: None},
        loose={18: ["helm", "gold", "farmer", "rune_hidden"], 17: ["rune_hidden"], 16: ["gold"]},
        figures={"witch": 16},
    )


@rule("AN-FREE-1")
def test_what_is_listed_is_what_is_not_refused() -> None:
    sc = busy()
    for h in range(4):
        listed = set(acts(sc, h))
        open_acts: set[Action] = set()
        for verb in FREE_VERBS:
            who, a, b = sc.g.lexicon.shapes[verb]
            assert who == "hero"
            for first in numbers(sc, a):
                for second in numbers(sc, b):
                    act = Action(verb, h, first, second)
                    if not free.refusal(sc.g, sc.s, act):
                        open_acts.add(act)
        assert open_acts == listed


def numbers(sc: Scene, sort: str) -> list[int]:
    """Everything a slot of this sort can say."""
    if not sort:
        return [0]
    return [number for number, name in enumerate(sc.g.lexicon.names[sort]) if name]


@rule("AN-FREE-1")
def test_every_listed_act_can_be_done_and_none_takes_an_hour() -> None:
    sc = busy()
    for h in range(4):
        for act in acts(sc, h):
            after = sc.s.copy()
            sc.g.apply(after, act)
            assert [0, 0, 0, 0] == [hero.hours for hero in after.heroes]
            assert sc.g.pending(after).options


@rule("AN-FREE-1")
@pytest.mark.parametrize("verb", FREE_VERBS)
def test_nonsense_is_refused_with_a_rule(verb: int) -> None:
    sc = busy()
    _, a_sort, b_sort = sc.g.lexicon.shapes[verb]
    wild = [-(10**9), -1, 0, 1, 4, 77, 99, 100, 255, 256, 65535, 10**9]
    for who in (-1, 0, 3, 4, 99):
        listed = acts(sc, who) if 0 <= who < 4 else []
        for a in wild if a_sort else [0]:
            for b in wild if b_sort else [0]:
                act = Action(verb, who, a, b)
                refused = free.refusal(sc.g, sc.s, act)
                assert refused.startswith("AN-") == (act not in listed)
