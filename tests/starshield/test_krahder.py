"""The Krahder: how far it strides and what lends it strength."""

import pytest

from tests.marks import rule, vector
from tests.scenes import at
from tests.starshield.nights import night
from tests.starshield.scene import is_playing, moment, place_of
from tests.starshield.threats import MANY, put_threat, some, strength


@vector("SS-TV-75", "SS-TV-13")
@rule("SS-THR-8", "SS-KRA-4", "SS-KRA-1")
def test_each_creature_lends_the_krahder_strength_and_no_wolf_does() -> None:
    sc = moment(
        creatures=MANY,
        figures={"alpha": 65, "wolf_1": 55, "wolf_2": 33},
        thorn=at(72), chada=at(72), kram=at(72), eara=at(72),
    )  # fmt: skip
    assert 52 == strength(sc, "krahder")
    for space in (20, 21):
        sc.s.creature_space[sc.s.occupant[space]] = -1
        sc.s.occupant[space] = -1
    assert 44 == strength(sc, "krahder")


@vector("SS-TV-76")
@rule("SS-KRA-3", "SS-KRA-5")
@pytest.mark.parametrize(("creatures", "to"), [(5, 6), (2, 13)])
def test_the_krahder_strides_at_most_three_spaces(creatures: int, to: int) -> None:
    sc = moment(creatures=some(creatures), thorn=at(57), cards=["T_krahder"])
    put_threat(sc, "krahder", 38)
    night(sc)
    assert to == place_of(sc, "krahder")
    night(sc)
    assert (creatures < 3) == is_playing(sc) or "why-starshield-1-broke_in" == sc.s.why
