"""The falcon flies between the rounds of a fight, never within one."""

from tests.frost.scene import tale, winter
from tests.marks import rule
from tests.scenes import at


@rule("FE-ITEM-7")
def test_the_falcon_flies_between_two_rounds() -> None:
    sc = winter(
        creatures={410: "fur_troll"},
        kram=at(410, strength=10, willpower=6, things=["falcon"]),
        thorn=at(436, things=["gem"]),
    )
    sc.play("fight kram 410")
    assert "AN-FREE-5" == sc.refused("falcon kram kram thorn")
    sc.play("roll 3", "roll 1", "roll 2", "roll 3")
    assert "ask-round" == sc.prompt()
    sc.play("falcon kram kram thorn", "send thorn gem kram", "done kram")
    assert ["falcon_used", "gem"] == sorted(sc.things("kram"))
    assert "ask-round" == sc.prompt()
    sc.play("on kram", "roll 3")


@rule("FE-ITEM-7")
def test_the_falcon_does_not_serve_two_others() -> None:
    sc = tale(
        "2",
        kram=at(445, things=["gem"]),
        thorn=at(401, things=["gem"]),
        eara=at(422, things=["falcon"]),
    )
    assert "FE-ITEM-7" == sc.refused("falcon eara kram thorn")
    offered = [*sc.options(), *sc.asides()]
    assert {"falcon eara kram eara", "falcon eara thorn eara"} == {
        one for one in offered if one.startswith("falcon")
    }
