"""Ways of winter: the great cave, companions who stay on land, the bearer of the winter stone."""

import pytest

from rietland.board.turn.reach import reach
from rietland.board.view.options import cost_of
from rietland.board.view.types import Cost
from rietland.board.view.view import news
from rietland.players.board.now.distances import distances
from tests.frost.scene import put, winter
from tests.marks import rule, vector
from tests.scenes import Scene, at, put_creature


def ways(sc: Scene) -> dict[int, tuple[list[int], int, str]]:
    """By space: the way of Kram, what it costs him and why it ends before."""
    found = reach(sc.g, sc.s, sc.g.party.index("kram"))
    return {way.to: (way.path, way.willpower, way.why) for way in found}


# The great cave.


@rule("FE-MOVE-6", "FE-CAVE-1")
@pytest.mark.parametrize(("willpower", "refused"), [(13, "FE-MOVE-6"), (14, "")])
def test_only_a_strong_will_enters_the_cave(willpower: int, refused: str) -> None:
    sc = winter(kram=at(413, willpower=willpower))
    assert ("walk kram 414" in sc.options()) == (not refused)
    assert (414 in ways(sc)) == (not refused)
    kram = sc.g.party.index("kram")
    assert (distances(sc.g, sc.s, kram).away[414][413] == 1) == (not refused)
    if refused:
        assert refused == sc.refused("walk kram 414")


@rule("FE-CAVE-1")
@vector("FE-TV-41")
def test_who_is_in_the_cave_may_stay_fight_and_leave() -> None:
    sc = winter(kram=at(413, willpower=14), creatures={414: "gor"})
    sc.play("walk kram 414", "stop kram", "done kram")
    sc.hero("kram").willpower = 9
    assert {"fight kram 414", "walk kram 413"} <= set(sc.options())
    sc.play("walk kram 413")
    assert "FE-MOVE-6" == sc.refused("walk kram 414")


@rule("FE-TRAN-4")
@pytest.mark.parametrize("space", [414, 447])
def test_companions_go_on_land_only(space: int) -> None:
    near = {414: 413, 447: 416}[space]
    sc = winter(kram=at(436, willpower=14), figures={"tranuk": near})
    assert f"lead kram tranuk {space}" not in sc.options()
    assert "FE-TRAN-4" == sc.refused(f"lead kram tranuk {space}")


@rule("FE-TRAN-4")
def test_the_other_face_has_no_lake_to_keep_them_from() -> None:
    sc = winter(face="castle", kram=at(39), figures={"tranuk": 39})
    assert "lead kram tranuk 43" in sc.options()


# The winter stone.


@rule("FE-STONE-2")
@vector("FE-TV-61")
def test_the_bearer_pays_for_every_space() -> None:
    sc = winter(kram=at(436, willpower=3, things=["winter_stone"]))
    found = ways(sc)
    assert {1, 2} == {len(path) for path, _, why in found.values() if not why}
    assert {"FE-STONE-2"} == {why for _, _, why in found.values() if why}
    path = next(path for path, _, why in found.values() if not why and len(path) == 2)
    assert 2 == found[path[1]][1]
    step = next(a for a in sc.g.pending(sc.s).options if sc.g.say(a) == f"walk kram {path[0]}")
    assert Cost(hours=1, willpower=1) == cost_of(sc.g, sc.s, step, "")
    sc.play(*(f"walk kram {space}" for space in path))
    assert 1 == sc.hero("kram").willpower
    assert "FE-STONE-2" == sc.refused(f"walk kram {path[0]}")
    assert not [one for one in sc.options() if one.startswith("walk")]


@rule("FE-STONE-2")
def test_a_free_step_with_the_stone_costs_willpower_too() -> None:
    sc = winter(kram=at(436, willpower=2, things=["winter_stone", "waterskin"]))
    step = next(one for one in sc.options() if one.startswith("drink"))
    sc.play(step)
    assert (0, 1) == (sc.hero("kram").hours, sc.hero("kram").willpower)
    assert not [one for one in sc.options() if one.startswith("drink")]


@rule("FE-STONE-2")
def test_overtime_and_the_stone_leave_one_willpower_together() -> None:
    sc = winter(kram=at(436, hours=7, willpower=3, things=["winter_stone"]))
    assert not [one for one in sc.options() if one.startswith("walk")]
    sc.hero("kram").willpower = 4
    step = next(one for one in sc.options() if one.startswith("walk"))
    sc.play(step)
    assert 1 == sc.hero("kram").willpower
    told = [(line.kind, line.amount, line.cost) for line in news(sc.g, sc.s, 0)]
    assert [("willpower", -1, None), ("entered", 0, Cost(hours=1, willpower=2))] == told


@rule("FE-STONE-4")
@vector("FE-TV-74")
def test_the_bearer_enters_no_space_with_a_creature() -> None:
    sc = winter(face="castle", kram=at(39, things=["winter_stone"]))
    assert "walk kram 43" in sc.options()
    put_creature(sc.g, sc.s, "gor", 43)
    assert "FE-STONE-4" == sc.refused("walk kram 43")
    assert 43 not in {to for to, (path, _, _) in ways(sc).items() if path[-1] == to}
    sc.hero("kram").things = []
    assert "walk kram 43" in sc.options()


@rule("FE-STONE-7")
@vector("FE-TV-65")
@pytest.mark.parametrize(("willpower", "enters"), [(15, False), (16, True)])
def test_the_stone_enters_the_cave_with_a_strong_will_alone(willpower: int, enters: bool) -> None:
    sc = winter(kram=at(413, willpower=willpower, things=["winter_stone"]))
    put(sc, "stone_toll", 2)
    if enters:
        sc.play("walk kram 414")
        assert 14 == sc.hero("kram").willpower
    else:
        assert "FE-STONE-7" == sc.refused("walk kram 414")
