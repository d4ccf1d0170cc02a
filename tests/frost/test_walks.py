"""Walks: opponents that go round and round, along the arrows, or after a gem."""

import pytest

from rietland.board.legend import effects
from rietland.board.pieces import creature_values, creatures
from rietland.board.turn.sunrise import next_space
from rietland.kernel.state import LOST
from rietland.vocabulary import board as words
from tests.frost.scene import put, sunrise, winter
from tests.frost.walkers import morning, ways
from tests.marks import rule, vector
from tests.scenes import Scene, at

# The Myrk of the third legend.


@rule("FE-MYRK-4", "FE-CREAT-14")
def test_the_myrk_goes_two_spaces_along_her_round() -> None:
    sc = morning({432: "myrk"})
    assert [(432, 428), (428, 427)] == ways(sc)
    assert {427: "myrk"} == sc.creatures()


@rule("FE-MYRK-4")
@vector("FE-TV-83")
def test_spaces_with_creatures_are_no_step_of_her_round() -> None:
    sc = winter(face="walkers", creatures={420: "myrk", 424: "steppe_buffalo"}, thorn=at(460))
    sunrise(sc)
    assert "steppe_buffalo" == sc.creature(423)
    assert [(424, 423), (420, 418), (418, 417)] == ways(sc)


@rule("FE-MYRK-5", "FE-CREAT-14")
def test_creatures_go_past_the_myrk_and_she_minds_nobody() -> None:
    sc = morning({422: "myrk", 427: "gor"}, loose={427: ["gem"], 420: ["fire_lit"]}, thorn=420)
    # The arrow of 427 leads to 422: the gor goes past her.
    assert "myrk" == sc.creature(423)
    assert "gor" == sc.creature(sc.g.book.arrows[422])


@rule("FE-THR-2", "FE-X-1")
def test_a_path_is_cut_where_its_bridge_is_gone() -> None:
    sc = winter(face="walkers", creatures={406: "shron"}, thorn=at(460), tenaya=at(460))
    effects.perform(sc.g, sc.s, "test", -1, words.BreakBridge("drum_bridge"))
    assert [(406, 407)] == ways(sunrise(sc))
    sunrise(sc)
    assert {407: "shron"} == sc.creatures()
    assert [(-1, 407, 0)] == [(one.who, one.where, one.amount) for one in sc.told("stayed")]


# Broken-horn, and who is lured.


@rule("FE-L2-1")
@vector("FE-TV-79")
def test_the_third_trust_weakens_broken_horn() -> None:
    horn = {428: "broken_horn"}
    home = at(460)
    sc = winter(face="walkers", creatures=horn, thorn=home, kram=home, tenaya=home, eara=home)
    put(sc, "three_fires", 1)
    assert 19 == creature_values.strength_of(sc.g, sc.s, sc.s.occupant[428])


@rule("FE-L2-1")
@vector("FE-TV-80")
def test_broken_horn_in_the_village_loses_the_legend_whatever_is_free() -> None:
    sc = winter(face="walkers", creatures={405: "broken_horn"}, thorn=at(460), kram=at(460))
    assert 3 == sc.s.shields
    sc.play("end thorn", "end kram")
    assert LOST == sc.s.result


@rule("FE-L2-1", "FE-CREAT-14")
def test_broken_horn_moves_with_the_buffaloes() -> None:
    sc = morning({428: "broken_horn", 434: "steppe_buffalo", 420: "fur_troll", 444: "gor"})
    arrows = sc.g.book.arrows
    starts = [444, 428, 434, 420]
    assert [(one, arrows[one]) for one in starts] == ways(sc)


@rule("FE-L2-1", "FE-CREAT-14")
@pytest.mark.parametrize(("opponent", "end"), [("broken_horn", 407), ("wise_bull", 406)])
def test_gems_lure_broken_horn_but_not_who_is_immune(opponent: str, end: int) -> None:
    sc = winter(face="walkers", creatures={410: opponent}, loose={407: ["gem"]}, thorn=at(460))
    lures = creatures.lures(sc.g, sc.s)
    assert end == next_space(sc.g, sc.s, sc.s.occupant[410], 410, sc.s.occupant, lures)
    assert "steppe_buffalo" == sunrise(sc).creature(end)


# The Myrk of the first legend.


def lured(gem: int = 39, creatures: dict[int, str] | None = None) -> Scene:
    return sunrise(
        winter(
            face="lair", creatures={43: "myrk", **(creatures or {})}, loose={gem: ["gem"]},
            thorn=at(66), kram=at(66), tenaya=at(66),
        )
    )  # fmt: skip


@rule("FE-MYRK-1", "FE-CREAT-11")
@vector("FE-TV-72")
def test_the_myrk_of_the_first_legend() -> None:
    sc = winter(face="lair", creatures={43: "myrk"}, thorn=at(66), kram=at(66), tenaya=at(66))
    g, s, c = sc.g, sc.s, sc.s.occupant[43]
    assert 11 == creature_values.strength_of(g, s, c)
    assert 8 == creature_values.willpower_of(g, s, c)
    assert [1, 1] == [creature_values.dice_of(g, s, c, points) for points in (1, 8)]
    assert "black" == g.book.dice_names[creature_values.die_of(g, s, c)]
    sunrise(sc)
    assert {43: "myrk"} == sc.creatures()


@rule("FE-MYRK-2")
@vector("FE-TV-73")
def test_a_gem_draws_the_myrk_away_for_a_day() -> None:
    sc = lured()
    assert {39: "myrk"} == sc.creatures()
    assert [] == sc.loose(39)
    assert {43: "myrk"} == sunrise(sc).creatures()


@rule("FE-MYRK-2")
def test_a_gem_farther_away_or_under_a_creature_does_not_draw_her() -> None:
    assert "myrk" == lured(gem=38).creature(43)
    # At sunrise the gor is on 42, where the gem lies.
    assert "myrk" == lured(gem=42, creatures={44: "gor"}).creature(43)
