"""The catapult: its shots, the rubble in the castle, and its two trolls."""

from typing import Any

import pytest

from tests.marks import rule, vector
from tests.scenes import At, Scene, at
from tests.starshield.nights import lay_star, night
from tests.starshield.scene import is_playing, moment, put, read, said
from tests.starshield.threats import put_threat


def fell(sc: Scene) -> None:
    """Whoever is fought falls in this round, in which only its dice are still to be thrown."""
    battle = sc.s.battle
    while battle is not None:
        battle.total, battle.willpower = 40, min(1, battle.willpower)
        sc.play("roll 1")
        battle = sc.s.battle


def catapult(difficulty: str = "normal", **heroes: At) -> Scene:
    party: dict[str, Any] = dict(heroes) or {"thorn": at(57)}
    sc = moment(difficulty=difficulty, cards=["T_catapult"], narrator="F", **party)
    for _ in range(2):
        put_threat(sc, "catapult_troll", 17)
    put(sc, catapult=1, mission=1)
    lay_star(sc, "N", "N")
    return sc


@vector("SS-TV-37")
@rule("SS-CAT-1", "SS-C-1", "SS-C-2", "SS-C-3")
def test_the_die_of_c_brings_the_catapult_and_more_creatures() -> None:
    sc = moment(creatures={28: "gor"}, thorn=at(72))
    read(sc, "C")
    sc.play("roll 4")
    assert 2 == [sc.s.creature_space[c] for c in range(len(sc.s.creature_space))].count(17)
    assert {28: "gor", 33: "gor", 43: "gor", 30: "skral"} == sc.creatures()
    assert ["farmer"] == sc.loose(36)


@vector("SS-TV-88")
@rule("SS-CAT-5", "SS-CAT-7")
@pytest.mark.parametrize(("difficulty", "goes_on"), [("normal", False), ("easy", True)])
def test_too_much_rubble_buries_the_castle(difficulty: str, goes_on: bool) -> None:
    sc = catapult(difficulty)
    for name in ("rubble_2", "rubble_5", "rubble_6"):
        sc.s.loose = [*sc.s.loose, sc.g.book.thing_names().index(name)]
        sc.s.loose_at = [*sc.s.loose_at, 0]
    night(sc).play("draw 7")
    assert goes_on == is_playing(sc)
    if goes_on:
        assert 4 == len(sc.loose(0))
    else:
        assert "why-starshield-1-buried" == sc.s.why


@rule("SS-CAT-5", "SS-CAT-6")
def test_a_shot_hurts_everybody_in_the_castle() -> None:
    sc = catapult(thorn=at(0), chada=at(57), kram=at(0, things=["shield"]))
    night(sc).play("draw 5")
    assert "AN-ITEM-5" == sc.refused("skip kram")
    assert "AN-OPEN-16" == sc.refused("block thorn")
    sc.play("block kram")
    assert (4, 7, 7) == tuple(sc.hero(name).willpower for name in ("thorn", "chada", "kram"))
    assert ["rubble_5"] == sc.loose(0)


@vector("SS-TV-10")
@rule("SS-CAT-3")
def test_a_cross_on_the_narrator_stops_the_shot() -> None:
    sc = catapult(thorn=at(0, things=["star_shield"]))
    sc.s.read = [*sc.s.read, sc.g.book.cards.index("starlight")]
    night(sc).play("cross thorn narrator", "skip thorn")
    assert ([], "F", 7) == (sc.loose(0), sc.letter(), sc.hero("thorn").willpower)


@vector("SS-TV-89")
@rule("SS-CAT-8", "SS-CAT-4")
@pytest.mark.parametrize(("die", "left"), [(5, ["rubble_5"]), (6, [])])
def test_rubble_in_the_castle_is_cleared_from_within(die: int, left: list[str]) -> None:
    sc = moment(loose={0: ["rubble_5", "rubble_2"]}, kram=at(0, willpower=6), thorn=at(1))
    pile = sc.g.book.things[sc.g.book.thing_kind("rubble")].pile
    sc.s.piles[pile].unseen[2] -= 1
    sc.s.piles[pile].unseen[5] -= 1
    assert "walk kram 7" in said(sc)
    sc.play("clear kram 0", f"roll {die}")
    if left:
        sc.play("article kram rubble_2")
    assert left == sc.loose(0)
    assert 6 == sc.hero("kram").willpower
    assert 1 == sc.s.piles[pile].unseen[2]


@rule("SS-CAT-8")
def test_rubble_in_the_castle_bars_no_way_and_is_out_of_reach_from_outside() -> None:
    sc = moment(loose={0: ["rubble_5"]}, thorn=at(1))
    assert "walk thorn 0" in said(sc)
    assert "clear thorn 0" not in said(sc)


@vector("SS-TV-9", "SS-TV-90")
@rule("SS-CAT-2", "SS-CAT-9")
def test_the_first_troll_moves_the_narrator_and_the_second_ends_the_tale() -> None:
    sc = catapult(thorn=at(17, strength=14, willpower=6), chada=at(57, resting=True))
    for letter in ("G", "N"):
        sc.s.active = 0
        sc.hero("thorn").hours = 0
        sc.play("fight thorn 17", "roll 6", "roll 6")
        fell(sc)
        assert letter == sc.letter()
        while is_playing(sc) and not said(sc)[0].startswith("walk"):
            sc.play(said(sc)[0])
    assert 0 == sc.hero("thorn").gold
    assert not is_playing(sc)
