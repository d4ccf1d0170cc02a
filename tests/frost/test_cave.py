"""The great cave: what stands in it at sunrise becomes something worse."""

from tests.frost.scene import put, sunrise, winter
from tests.marks import rule, vector
from tests.scenes import Scene, at


def awake(creatures: dict[int, str]) -> Scene:
    sc = winter(creatures=creatures, thorn=at(436), kram=at(436))
    put(sc, "cave", 1)
    return sunrise(sc)


@rule("FE-CAVE-2", "FE-MAP-4")
@vector("FE-TV-36")
def test_a_gor_in_the_cave_becomes_a_wargor() -> None:
    sc = awake({418: "gor"})
    assert "wargor" == sc.creature(414)
    assert [(-1, 414)] == [(one.who, one.where) for one in sc.told("changed")]


@rule("FE-CAVE-2")
def test_a_buffalo_in_the_cave_becomes_a_fur_troll() -> None:
    assert "fur_troll" == awake({418: "steppe_buffalo"}).creature(414)


@rule("FE-CAVE-2")
def test_a_cave_that_sleeps_changes_nobody() -> None:
    sc = sunrise(winter(creatures={418: "gor"}, thorn=at(436), kram=at(436)))
    assert "gor" == sc.creature(414)


@rule("FE-CAVE-4")
def test_who_is_pushed_through_the_cave_stays_the_same() -> None:
    sc = awake({418: "gor", 414: "fur_troll"})
    assert "gor" == sc.creature(413)


@rule("FE-CAVE-4")
def test_named_opponents_stay_the_same() -> None:
    sc = winter(creatures={418: "gor"}, thorn=at(436), kram=at(436))
    sc.s.creature_name[sc.s.occupant[418]] = 0
    put(sc, "cave", 1)
    assert "gor" == sunrise(sc).creature(414)


@rule("FE-CAVE-2", "FE-CREAT-13")
@vector("FE-TV-39")
def test_without_a_figure_a_gor_stays_a_gor() -> None:
    wargors = dict.fromkeys((425, 426, 427, 428, 429, 430, 433), "wargor")
    assert "gor" == awake({**wargors, 418: "gor"}).creature(414)
