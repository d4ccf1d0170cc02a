"""The castle in the hands of creatures, and gems that lure them."""

import pytest

from rietland.board.fight import opponents
from rietland.board.pieces import creature_values
from rietland.board.pieces import creatures as beasts
from rietland.board.state import index_creatures
from rietland.board.view.labels import action_label
from rietland.board.view.types import Label
from rietland.kernel.state import PLAYING
from tests.board.wrath import counter, on_castle, sunrise, wrath
from tests.marks import rule, vector
from tests.scenes import Scene, at, put_creature, scene


def freed(sc: Scene) -> Scene:
    """The gate is open: five rune stones and a herb are laid."""
    for _ in range(5):
        sc.play("roll 3", "roll 4")
    return sc.play("draw 3")


# The occupied castle.


@vector("AN-TV-180")
@rule("AN-L5-3")
def test_creatures_in_the_castle_are_attacked_from_a_distance_only() -> None:
    sc = wrath(
        garrison=("skral",), chada=at(6), thorn=at(2, things=["bow"]), kram=at(4), eara=at(20)
    )
    assert "fight chada 0" in sc.options()
    assert "fight thorn 0" in wrath(garrison=("skral",), thorn=at(2, things=["bow"])).options()
    assert "AN-FIGHT-1" == wrath(garrison=("skral",), kram=at(4)).refused("fight kram 0")


@vector("AN-TV-181")
@rule("AN-L5-2")
def test_nobody_enters_the_castle_while_creatures_hold_it() -> None:
    sc = wrath(garrison=("gor",), thorn=at(6), figures={"prince": 6})
    assert "AN-L5-2" == sc.refused("walk thorn 0")
    assert "AN-L5-2" == sc.refused("lead thorn prince 0")
    free = wrath(thorn=at(6), figures={"prince": 6})
    assert {"walk thorn 0", "lead thorn prince 0"} <= set(free.options())


@rule("AN-L5-3")
def test_attackers_name_the_creature() -> None:
    sc = wrath(garrison=("skral", "gor", "gor"), chada=at(6, strength=8))
    sc.play("fight chada 0")
    assert "ask-target" == sc.prompt()
    assert ["target chada gor", "target chada skral"] == sc.options()
    assert "AN-L5-3" == sc.refused("target chada troll")
    sc.play("target chada skral")
    battle = sc.s.battle
    assert battle is not None
    assert (6, "skral") == (
        battle.willpower,
        sc.g.book.creatures[sc.s.creature_kind[battle.creature]].name,
    )


@rule("AN-L5-3", "AN-L5-10")
@pytest.mark.parametrize(("target", "strength"), [("dragon", 12), ("gor", 8)])
def test_help_against_one_of_several_is_for_that_one_alone(target: str, strength: int) -> None:
    sc = wrath(garrison=("gor",), dragon=0, counters={"militia": 2}, chada=at(6, strength=8))
    sc.play("fight chada 0", f"target chada {target}")
    battle = sc.s.battle
    assert battle is not None
    assert strength == opponents.team_strength(sc.g, sc.s, battle)


@rule("AN-L5-3")
@pytest.mark.parametrize("garrison", [("troll", "chief", "troll"), ("chief", "troll")])
@pytest.mark.parametrize(("target", "named"), [("troll", False), ("chief", True)])
def test_an_opponent_with_a_name_is_told_apart_from_its_kind(
    garrison: tuple[str, ...], target: str, named: bool
) -> None:
    sc = scene(legend="3", chada=at(6), kram=at(40))
    for kind in garrison:
        put_creature(sc.g, sc.s, kind, 0)
    sc.s.crowds = [0]
    index_creatures(sc.g.book, sc.s)
    sc.play("fight chada 0")
    assert ["target chada troll", "target chada chief"] == sc.options()
    labels = [action_label(sc.g, sc.s, a).args for a in sc.g.pending(sc.s).options]
    assert [Label("creature-troll"), Label("named-chief")] == [one["creature"] for one in labels]
    sc.play(f"target chada {target}")
    assert sc.s.battle is not None
    assert named == (sc.s.creature_name[sc.s.battle.creature] >= 0)


@rule("AN-L5-3")
def test_creatures_of_one_kind_are_alike() -> None:
    sc = wrath(garrison=("gor", "gor"), chada=at(6, strength=8)).play("fight chada 0")
    assert "ask-target" != sc.prompt()


@rule("AN-L5-3", "AN-FIGHT-12")
def test_a_victory_over_one_of_the_garrison_is_like_any_other() -> None:
    sc = wrath(garrison=("skral", "gor"), chada=at(6, strength=14, willpower=12))
    sc.play("fight chada 0", "target chada gor", "roll 6", "keep chada", "roll 1", "roll 2")
    assert "ask-share" == sc.prompt()
    sc.play("share chada chada gold", "share chada chada gold")
    assert ["skral"] == on_castle(sc)
    assert "B" == sc.letter()
    assert 0 == counter(sc, "castle_free")


@vector("AN-TV-185")
@rule("AN-L5-4")
def test_a_creature_that_reaches_the_castle_joins_those_who_hold_it() -> None:
    sc = sunrise(wrath(garrison=("gor", "skral"), creatures={1: "gor"}, thorn=at(30), kram=at(31)))
    assert ["gor", "gor", "skral"] == on_castle(sc)
    assert 0 == sc.s.intruders
    assert PLAYING == sc.s.result


@rule("AN-L5-5")
def test_the_last_creature_beaten_opens_the_gate_at_once() -> None:
    sc = wrath(garrison=("gor",), chada=at(6, strength=14, willpower=12), thorn=at(30, willpower=5))
    sc.play("fight chada 0", "roll 6", "keep chada", "roll 1", "roll 2")
    sc.play("share chada chada gold", "share chada chada gold")
    freed(sc)
    assert 1 == counter(sc, "castle_free")
    assert 8 == sc.hero("thorn").willpower
    assert ["rune_hidden"] * 5 == sc.loose(34)
    assert ["herb_3"] == sc.loose(0)
    assert [] == sc.s.crowds


@vector("AN-TV-182")
@rule("AN-L5-8", "AN-L5-5")
def test_gems_lure_the_garrison_out_the_dearest_first() -> None:
    sc = wrath(
        garrison=("skral", "gor"), loose={1: ["gem_2"], 6: ["gem_4"]}, thorn=at(30), kram=at(31)
    )
    freed(sunrise(sc))
    assert {6: "gor", 1: "skral"} == sc.creatures()
    assert ([], []) == (sc.loose(1), sc.loose(6))
    assert 1 == counter(sc, "castle_free")


@vector("AN-TV-183")
@rule("AN-L5-6")
def test_once_free_the_castle_has_golden_shields_as_usual() -> None:
    sc = wrath(creatures={6: "gor", 1: "skral"}, thorn=at(30), kram=at(31))
    sunrise(sc)
    assert (2, 3) == (sc.s.intruders, sc.s.shields)
    assert {} == sc.creatures()


@rule("AN-L5-5")
def test_at_sunrise_the_castle_is_free_only_after_all_have_moved() -> None:
    sc = wrath(
        garrison=("gor",), creatures={2: "troll"}, loose={6: ["gem_4"]}, thorn=at(30), kram=at(31)
    )
    sunrise(sc)
    assert ["troll"] == on_castle(sc)
    assert 0 == counter(sc, "castle_free")


# Lures.


@vector("AN-TV-184")
@rule("AN-L5-8")
def test_of_equal_gems_the_lower_space_lures() -> None:
    sc = wrath(
        creatures={14: "gor"}, loose={2: ["gem_4"], 18: ["gem_4"]}, thorn=at(30), kram=at(31)
    )
    sunrise(sc)
    assert {2: "gor"} == sc.creatures()
    assert ["gem_4"] == sc.loose(18)


@rule("AN-L5-8")
def test_a_lure_wins_over_the_arrow_but_not_where_somebody_stands() -> None:
    free = wrath(creatures={14: "gor"}, loose={10: ["gem_2"]}, thorn=at(30), kram=at(31))
    assert {10: "gor"} == sunrise(free).creatures()
    taken = wrath(
        creatures={14: "gor", 10: "troll"}, loose={10: ["gem_2"]}, thorn=at(30), kram=at(31)
    )
    assert {2: "gor", 3: "troll"} == sunrise(taken).creatures()


@rule("AN-L5-8")
def test_a_wardrak_is_lured_in_both_of_its_moves() -> None:
    sc = wrath(
        creatures={26: "wardrak"}, loose={27: ["gem_2"], 31: ["gem_2"]}, thorn=at(6), kram=at(5)
    )
    assert {31: "wardrak"} == sunrise(sc).creatures()
    assert ([], []) == (sc.loose(27), sc.loose(31))


@rule("AN-L5-9")
def test_a_gem_is_gone_where_a_creature_comes_by_its_arrow_or_is_placed() -> None:
    sc = wrath(creatures={30: "gor"}, loose={29: ["gem_2"]}, thorn=at(6), kram=at(5))
    assert [] == sunrise(sc).loose(29)
    placed = wrath(loose={29: ["gem_2"]}, thorn=at(6))
    beasts.place(placed.g, placed.s, placed.g.book.creature_kind("gor"), 29, -1, 0, "AN-CREAT-10")
    assert [] == placed.loose(29)


@rule("AN-L5-9")
def test_the_guard_and_the_dragon_are_not_lured() -> None:
    sc = wrath(
        dragon=36, creatures={12: "guard"}, loose={13: ["gem_4"], 17: ["gem_4"]}, thorn=at(5),
        kram=at(5),
    )  # fmt: skip
    assert {12: "gor", 36: "dragon"} == sunrise(sc).creatures()


@rule("AN-L5-7", "AN-L5-1")
def test_a_gem_is_laid_where_nobody_stands_and_buys_nothing() -> None:
    sc = wrath(thorn=at(18, things=["gem_6"]), creatures={10: "gor"})
    assert "train thorn" not in sc.options()
    sc.play("drop thorn gem_6")
    assert ["gem_6"] == sc.loose(18)
    assert "take thorn gem_6" in sc.options()
    beside = wrath(thorn=at(10, things=["gem_6"]), creatures={10: "gor"})
    assert "AN-L5-7" == beside.refused("drop thorn gem_6")
    assert "drop thorn gem_6" not in beside.options()


@pytest.mark.parametrize("space", [0, 84])
@rule("AN-L5-7")
def test_some_spaces_take_no_gem(space: int) -> None:
    assert "AN-L5-7" == wrath(thorn=at(space, things=["gem_2"])).refused("drop thorn gem_2")


@rule("AN-L5-27")
def test_event_cards_pass_over_garrison_and_guard() -> None:
    sc = wrath(garrison=("gor",), creatures={12: "guard", 20: "gor"}, thorn=at(30))
    c = sc.s.occupant
    sc.s.creature_bonus = 1
    assert [2, 2, 3] == [creature_values.strength_of(sc.g, sc.s, c[space]) for space in (0, 12, 20)]
    lowest = sc.g.book.lists["event/gold/18/0/then/0/options/refuse"][0]
    sc.g.perform(sc.s, "event/gold/18/0/then/0/options/refuse/0", -1, lowest)
    assert {0: "gor", 12: "gor", 3: "gor"} == sc.creatures()
