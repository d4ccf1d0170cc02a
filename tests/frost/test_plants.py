"""Plants: white pulproots give spaces of a move."""

from tests.frost.scene import winter
from tests.marks import rule, vector
from tests.scenes import at


@rule("FE-PLANT-3", "FE-PLANT-1")
@vector("FE-TV-54")
def test_white_pulproots_give_four_of_six_spaces() -> None:
    sc = winter(thorn=at(436, things=["white_pulproots"]), kram=at(410))
    sc.play("walk thorn 435", "herb thorn white_pulproots")
    sc.play(*[f"walk thorn {space}" for space in (433, 430, 419, 416)])
    assert 1 == sc.hero("thorn").hours
    sc.play("walk thorn 415")
    assert (415, 2) == (sc.hero("thorn").space, sc.hero("thorn").hours)
    assert [] == sc.things("thorn")


@rule("FE-PLANT-3")
def test_white_pulproots_are_for_moves_alone() -> None:
    sc = winter(creatures={410: "gor"}, thorn=at(410, things=["white_pulproots"]), kram=at(436))
    assert "AN-HERB-1" == sc.refused("heal thorn white_pulproots")
    assert "herb thorn white_pulproots" in sc.options()
    sc.play("fight thorn 410", "roll 3", "roll 3", "roll 2")
    assert not [one for one in sc.options() if "pulproots" in one]
