"""How much of a fight is looked at, and how close the bounds come: what spares work stays sharp.

A looser bound changes no odds; it would only be slow. So the bounds themselves are kept here.
"""

import pytest

from rietland.board.odds.fight import Fight
from tests.board.test_odds import HERBS, small
from tests.board.test_odds_larger import LARGER, worked_out
from tests.scenes import At, at

FIGHTS: list[tuple[dict[str, At], str]] = [
    *((heroes, kind) for heroes, kind, *_ in LARGER),
    (
        {
            "thorn": at(10, strength=5, willpower=6, hours=6, things=["helm", "witch_brew"]),
            "kram": at(10, strength=3, willpower=10, hours=8, things=["shield", *HERBS[:1]]),
        },
        "wardrak",
    ),
]
#: By fight: its situations, rounds, choices and bounds, and the easier fight's rounds and rests.
KEPT: list[tuple[object, ...]] = [
    (160, 160, 629, (1069, 173.144722), (180, 93.972103), (165, 88.013554), 25, 6, 2),
    (156, 156, 473, (660, 132.095243), (105, 65.947299), (90, 59.146782), 25, 6, 2),
    (484, 102, 654, (248, 52.397231), (36, 11.984884), (33, 11.251267), 15, 3, 2),
    (362, 248, 696, (440, 142.495156), (18, 15.539774), (15, 13.196744), 20, 4, 1),
    (72, 47, 181, (180, 9.866803), (21, 6.514061), (18, 5.733222), 6, 4, 2),
    (121, 121, 272, (175, 135.249582), (42, 34.161768), (35, 28.689385), 14, 5, 1),
    (104, 44, 183, (174, 52.491999), (49, 29.299032), (42, 26.672625), 19, 3, 2),
    (83, 32, 184, (169, 10.942659), (34, 12.22737), (31, 11.465618), 13, 4, 2),
    (46, 36, 125, (46, 30.486004), (12, 11.743323), (9, 8.834328), 13, 4, 1),
    (174, 61, 479, (140, 0.583107), (21, 10.462569), (18, 9.619888), 13, 3, 2),
]


def looked_at(fight: Fight) -> tuple[object, ...]:
    easy = fight.easy
    return (
        fight.work,
        len(fight.rounds),
        len(fight.choices),
        _sum(fight.bounds),
        _sum(easy.rounds),
        _sum(easy.rests),
        len(fight.plans),
        len(fight.hands),
        len(fight.foes),
    )


def _sum(worths: dict[int, float]) -> tuple[int, float]:
    return len(worths), round(sum(worths.values()), 6)


@pytest.mark.parametrize(("fight", "kept"), list(zip(FIGHTS, KEPT, strict=True)))
def test_as_much_is_looked_at_as_the_bounds_leave(
    fight: tuple[dict[str, At], str], kept: tuple[object, ...]
) -> None:
    heroes, kind = fight
    assert kept == looked_at(worked_out(small(heroes, kind), len(heroes), bounds=True))
