"""Gems: creatures go after them at sunrise, but not everywhere."""

import pytest

from tests.frost.scene import sunrise, winter
from tests.marks import rule, vector
from tests.scenes import Scene, at


def morning(creatures: dict[int, str], gems: list[int]) -> Scene:
    loose = {space: ["gem"] for space in gems}
    return sunrise(winter(creatures=creatures, loose=loose, thorn=at(460), kram=at(460)))


@rule("FE-GEM-2")
@vector("FE-TV-30")
def test_a_gor_goes_to_a_gem_beside_it() -> None:
    sc = morning({410: "gor"}, [407])
    assert "gor" == sc.creature(407)
    assert [] == sc.loose(407)


@rule("FE-GEM-3", "FE-CREAT-6")
@vector("FE-TV-30")
@pytest.mark.parametrize(
    ("start", "gem", "end"), [(410, 449, 406), (424, 425, 423), (417, 414, 416)]
)
def test_no_gem_lures_to_the_lake_or_where_no_arrow_is(start: int, gem: int, end: int) -> None:
    sc = morning({start: "gor"}, [gem])
    assert "gor" == sc.creature(end)
    assert ["gem"] == sc.loose(gem)


@rule("FE-OPEN-2", "FE-GEM-2")
def test_the_first_to_move_takes_the_gem() -> None:
    sc = morning({406: "gor", 409: "gor"}, [407])
    assert ["gor", "gor"] == [sc.creature(407), sc.creature(402)]


@rule("FE-OPEN-2")
def test_of_several_gems_the_lowest_space_counts() -> None:
    assert "gor" == morning({410: "gor"}, [411, 407]).creature(407)


@rule("FE-OPEN-2")
def test_a_gem_under_another_creature_lures_nobody() -> None:
    sc = morning({410: "gor", 411: "steppe_buffalo"}, [411])
    assert "gor" == sc.creature(406)


@rule("FE-GEM-1")
def test_a_gem_is_dropped_anywhere_but_not_on_the_way() -> None:
    sc = winter(creatures={410: "gor"}, thorn=at(410, things=["gem"]), kram=at(406, things=["gem"]))
    assert "drop thorn gem" in sc.options()
    sc.play("walk thorn 406")
    assert "AN-FREE-4" == sc.refused("drop thorn gem")
    assert "drop thorn gem" not in sc.options()
