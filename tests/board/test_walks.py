"""Walks along a path of the board and toward a place, from YAML as authors write it.

On the table of `values.py` gors stand on 14, 20 and 48, the skral of the tower on 32, a troll on
60, the witch on 8 and the prince on 72; the path `vent` is 26, 25, 24, 0, 14.
"""

import pytest

from tests.board.test_moves import after
from tests.scenes import Scene


def places(sc: Scene, kind: str) -> list[int]:
    return [space for space, name in sc.creatures().items() if name == kind]


def figure(sc: Scene, name: str) -> int:
    return sc.s.figures[sc.g.book.figure_names.index(name)]


@pytest.mark.parametrize(
    ("effect", "trolls", "ways"),
    [
        # 60 borders 58, 59 and 62; over 58 and 59 it is as far to 57, and 58 is the lower number.
        ("{move: {creature: troll, toward: 57, steps: 1}}", [58], [(60, 58)]),
        ("{move: {creature: troll, toward: 57, steps: 5}}", [57], [(60, 58), (58, 57)]),
        # To the nearest of several.
        ("{move: {creature: troll, toward: [57, 62], steps: 9}}", [62], [(60, 62)]),
        ("{move: {creature: troll, toward: 60, steps: 2}}", [60], []),
        ("{move: {creature: troll, toward: 57, steps: 0}}", [60], []),
        # What it never enters it waits before, and a walk that must stop does.
        ("{move: {creature: troll, toward: 57, steps: 2, never: 57}}", [58], [(60, 58)]),
        ("{move: {creature: troll, toward: 57, steps: 2, never: 58}}", [60], []),
        ("{move: {creature: troll, toward: 57, steps: 2, stops: 58}}", [58], [(60, 58)]),
    ],
)
def test_a_creature_walks_toward_a_space(
    effect: str, trolls: list[int], ways: list[tuple[int, int]]
) -> None:
    sc = after(effect)
    assert trolls == places(sc, "troll")
    assert ways == [(one.amount, one.where) for one in sc.told("marched")]


def test_a_creature_passes_others_over_and_never_comes_to_a_place_that_is_taken() -> None:
    sc = after(
        "{move: {creature: troll, to: 16}}", "{move: {creature: troll, toward: 50, steps: 1}}"
    )
    # From 16 the way to 50 leads over 48, where a gor stands.
    assert [50] == places(sc, "troll")
    sc = after(
        "{move: {creature: troll, to: 16}}", "{move: {creature: troll, toward: 48, steps: 1}}"
    )
    assert [16] == places(sc, "troll")
    assert 1 == len(sc.told("stayed"))


def test_a_figure_minds_no_creature() -> None:
    sc = after("{move: {what: witch, to: 16}}", "{move: {what: witch, toward: 50, steps: 1}}")
    assert 48 == figure(sc, "witch")


def test_a_figure_goes_along_a_path_and_round_it() -> None:
    assert 0 == figure(
        after("{move: {what: prince, to: 25}}", "{move: {what: prince, path: vent, steps: 2}}"),
        "prince",
    )
    sc = after(
        "{move: {what: prince, to: 24}}",
        "{move: {what: prince, path: vent, round: true, steps: 4}}",
    )
    assert 25 == figure(sc, "prince")
    # Who is not on the path does not know it.
    assert 72 == figure(after("{move: {what: prince, path: vent, steps: 2}}"), "prince")


def test_a_creature_on_a_path_comes_into_the_castle_as_by_its_arrows() -> None:
    sc = after(
        "{move: {creature: troll, to: 24}}", "{move: {creature: troll, path: vent, steps: 2}}"
    )
    assert [] == places(sc, "troll")
    assert 1 == len(sc.told("broke_in"))


def test_a_round_that_others_fill_leaves_no_way() -> None:
    sc = after(
        "{move: {creature: gor, at: 14, path: vent, round: true}}",
        "{move: {creature: gor, at: 26, path: vent}}",
    )
    # From 14, the last space, comes 26, the first.
    assert [20, 25, 48] == places(sc, "gor")


@pytest.mark.parametrize(
    ("effect", "die"),
    [
        ("{move: {creature: troll, toward: 57, steps: 2, arrives: [{set: {die: 9}}]}}", 9),
        ("{move: {creature: troll, toward: 57, steps: 1, arrives: [{set: {die: 0}}]}}", 4),
        ("{move: {creature: troll, toward: 57, steps: 2, never: 58, kept: [{set: {die: 0}}]}}", 0),
        # It has gone a step.
        ("{move: {creature: troll, toward: 57, steps: 2, never: 57, kept: [{set: {die: 0}}]}}", 4),
        ("{move: {what: prince, path: vent, steps: 2, beyond: [{set: {die: 0}}]}}", 4),
    ],
)  # fmt: skip
def test_what_a_walk_comes_to_is_done(effect: str, die: int) -> None:
    sc = after(effect)
    assert die == sc.s.counters[sc.g.book.counter("die")]


def test_beyond_the_end_of_a_path_it_stays_on_the_last_space() -> None:
    sc = after(
        "{move: {what: prince, to: 0}}",
        "{move: {what: prince, path: vent, steps: 3,"
        " beyond: [{remove: {creature: gor, at: there}}]}}",
    )
    assert 14 == figure(sc, "prince")
    assert [20, 48] == places(sc, "gor")


def test_several_walk_one_after_the_other() -> None:
    sc = after("{move: {figure: [witch, prince], toward: 0, steps: 1}}")
    order = [sc.g.book.figure_names[one.what] for one in sc.told("figure")]
    assert ["witch", "prince"] == order


def test_nobody_walks_over_a_broken_bridge() -> None:
    walk = "{move: {what: witch, toward: 39, steps: 1}}"
    assert 39 == figure(after("{move: {what: witch, to: 38}}", walk), "witch")
    broken = after("{break_bridge: market_bridge}", "{move: {what: witch, to: 38}}", walk)
    assert 39 != figure(broken, "witch")


def test_what_creatures_carry_is_found_by_who_carries_it() -> None:
    load = "{load: {creature: gor, at: 20, carries: herb}}"
    found = "{thing: herb, carried_by: {creature: gor}}"
    sc = after(load, f"{{each: {{what: {found}, do: [{{lay: {{thing: gold, at: there}}}}]}}}}")
    assert ["gold", "gold", "gold"] == sc.loose(20)
    sc = after(load, "{remove: {thing: herb, at: 20}}")
    assert 1 == sum(1 for load in sc.s.creature_load if load)


def test_who_robs_takes_from_the_ground_first_and_then_from_heroes() -> None:
    sc = after("{load: {creature: gor, at: 14, carries: helm}}")
    assert ["helm"] == sc.things("thorn")
    sc = after("{load: {creature: gor, at: 14, carries: helm, robs: true}}")
    assert [] == sc.things("thorn")
    assert [0] == [one.who for one in sc.told("loaded")]
    sc = after(
        "{lay: {thing: helm, at: 14}}", "{load: {creature: gor, at: 14, carries: helm, robs: true}}"
    )
    assert ["helm"] == sc.things("thorn")
    assert [] == sc.loose(14)
