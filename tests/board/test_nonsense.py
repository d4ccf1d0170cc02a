"""Numbers that stand for nothing: whatever is asked, they are refused by a rule, all alike."""

from collections.abc import Callable

import pytest

from rietland.kernel.action import Action
from tests.board.draws import draw
from tests.frost.scene import winter
from tests.scenes import Scene, at, put_creature, scene
from tests.starshield.nights import night
from tests.starshield.scene import moment

FAR = 10**9


def morning() -> Scene:
    return scene(
        thorn=at(18, gold=4, things=["falcon", "telescope", "herb_3"], farmers=1),
        chada=at(18, gold=1, things=["wineskin"]),
        creatures={18: "gor"},
        loose={18: ["helm"], 19: ["rubble_2"]},
        fog={16: None},
        figures={"prince": 18},
    )


def walking() -> Scene:
    return morning().play("walk thorn 17")


def inviting() -> Scene:
    return morning().play("fight thorn 18")


def between_rounds() -> Scene:
    sc = scene(thorn=at(10, willpower=14, strength=3), creatures={10: "troll"})
    return sc.play("fight thorn 10", *["roll 1"] * 4, *["roll 1"] * 3)


def exchanging() -> Scene:
    return morning().play("falcon thorn thorn chada")


def sharing() -> Scene:
    sc = scene(thorn=at(10, willpower=14, strength=14), chada=at(10), creatures={10: "gor"})
    return sc.play("fight thorn 10", "begin thorn", *["roll 6"] * 4, *["roll 1"] * 2)


def paying() -> Scene:
    return draw(scene(thorn=at(14), kram=at(7), creatures={20: "gor"}), "18").play(
        "choose thorn pay"
    )


def wooing() -> Scene:
    sc = moment(
        thorn=at(65, strength=3),
        chada=at(65),
        figures={"alpha": 65, "prince": 65},
        cards=["W_arrive", "W_fight"],
    )
    put_creature(sc.g, sc.s, "gor", 45)
    return sc


def crossing() -> Scene:
    sc = moment(thorn=at(14, things=["star_shield"]), chada=at(14), cards=["starlight"])
    return night(sc)


def leading() -> Scene:
    """Of many numbers of the winter's board most are no space, and the volpin flies."""
    sc = winter(
        thorn=at(410, things=["telescope"]), kram=at(410), figures={"volpin": 410},
        loose={410: ["gem"]}, fog={412: None},
    )  # fmt: skip
    return sc.play(next(said for said in sc.options() if said.startswith("lead thorn volpin")))


def rolling() -> Scene:
    """A wizard may turn a die, then brew and herb may be used."""
    sc = scene(
        thorn=at(10, willpower=14, things=["witch_brew", "herb_3"]), eara=at(10),
        creatures={10: "gor"},
    )  # fmt: skip
    return sc.play("fight thorn 10", "invite thorn eara", "join eara", *["roll 2"] * 4)


def reacting() -> Scene:
    return rolling().play("keep eara")


MOMENTS = [
    morning, walking, inviting, between_rounds, exchanging, sharing, paying, wooing, crossing,
    leading, rolling, reacting,
]  # fmt: skip


@pytest.mark.parametrize("made", MOMENTS)
def test_numbers_that_name_nothing_are_refused_alike(made: Callable[[], Scene]) -> None:
    sc = made()
    lexicon = sc.g.lexicon
    for verb, shape in enumerate(lexicon.shapes):
        for slot, sort in enumerate(shape):
            if sort and sort != "number" and lexicon.verbs[verb]:
                size = len(lexicon.names[sort])
                assert _refusals(sc, verb, slot, -1) == _refusals(sc, verb, slot, -FAR)
                assert _refusals(sc, verb, slot, size) == _refusals(sc, verb, slot, FAR)


def _refusals(sc: Scene, verb: int, slot: int, number: int) -> list[str]:
    """For this number in one place, and each of a few others in the rest, the rule against it."""
    found: list[str] = []
    for other in (0, 1, 18):
        who, a, b = 0, other, other
        if slot == 0:
            who = number
        elif slot == 1:
            a = number
        else:
            b = number
        found.append(sc.g.refusal(sc.s, Action(verb, who, a, b)))
    assert all(found)
    return found
