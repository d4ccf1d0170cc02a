"""Irlok: how it swims, the bridges it breaks, and who crosses where one was."""

from typing import Any

import pytest

from tests.marks import rule, vector
from tests.scenes import At, Scene, at, put_creature
from tests.starshield.nights import night
from tests.starshield.scene import is_playing, moment, place_of, put, read, said
from tests.starshield.threats import put_threat, strength


def river(swum: int, **heroes: At) -> Scene:
    party: dict[str, Any] = dict(heroes) or {"thorn": at(57)}
    sc = moment(cards=["T_irlok"], **party)
    put(sc, irlok=1, swum=swum)
    put_threat(sc, "irlok", [64, 46, 44, 38, 16, 12][swum])
    return sc


@vector("SS-TV-91")
@rule("SS-IRL-3", "SS-IRL-4", "SS-IRL-5")
def test_irlok_swims_on_and_breaks_the_bridge_where_it_comes() -> None:
    sc = night(river(0, thorn=at(44), chada=at(45)))
    assert 46 == place_of(sc, "irlok")
    assert [sc.g.book.bridge_names.index("bow_bridge")] == sc.s.broken
    assert (5, 7) == (sc.hero("thorn").willpower, sc.hero("chada").willpower)


@rule("SS-IRL-3", "SS-IRL-4")
@pytest.mark.parametrize(
    ("swum", "to", "bridge"), [(1, 44, ""), (2, 38, "market_bridge"), (3, 16, "rope_bridge")]
)
def test_irlok_breaks_three_bridges(swum: int, to: int, bridge: str) -> None:
    sc = night(river(swum))
    assert to == place_of(sc, "irlok")
    assert ([bridge] if bridge else []) == [sc.g.book.bridge_names[one] for one in sc.s.broken]


@vector("SS-TV-94")
@rule("SS-IRL-3", "SS-IRL-7", "SS-DAY-1")
def test_irlok_comes_to_the_castle_before_the_shield_is_asked_for() -> None:
    sc = river(5, thorn=at(57, things=["star_shield"]))
    sc.s.read = [*sc.s.read, sc.g.book.cards.index("starlight")]
    night(sc)
    assert not is_playing(sc)
    assert "why-starshield-1-broke_in" == sc.s.why


@vector("SS-TV-92")
@rule("SS-IRL-7")
def test_each_broken_bridge_makes_irlok_stronger() -> None:
    sc = moment(thorn=at(72), chada=at(72), kram=at(72))
    sc.s.broken = [0, 1]
    assert 31 == strength(sc, "irlok")


def broken(bridge: str, **heroes: At) -> Scene:
    party: dict[str, Any] = dict(heroes)
    sc = moment(**party)
    sc.s.broken = [sc.g.book.bridge_names.index(bridge)]
    return sc


@vector("SS-TV-93")
@rule("SS-IRL-6")
def test_a_hero_swims_where_a_bridge_was() -> None:
    sc = broken("market_bridge", thorn=at(38, willpower=7))
    sc.play("walk thorn 39")
    assert (39, 4, 1) == (
        sc.hero("thorn").space,
        sc.hero("thorn").willpower,
        sc.hero("thorn").hours,
    )
    sc = broken("market_bridge", thorn=at(38, willpower=3))
    assert "SS-IRL-6" == sc.refused("walk thorn 39")


@vector("SS-TV-93", "SS-TV-14")
@rule("SS-IRL-1", "SS-IRL-6")
def test_creatures_and_arrows_do_not_cross_where_a_bridge_was() -> None:
    sc = broken("market_bridge", chada=at(38))
    put_creature(sc.g, sc.s, "gor", 39)
    assert "fight chada 39" not in said(sc)
    night(sc)
    assert "gor" == sc.creature(39)


@vector("SS-TV-15")
@rule("SS-IRL-2")
def test_a_creature_that_cannot_be_pushed_on_is_not_placed() -> None:
    sc = broken("market_bridge", thorn=at(57))
    put_creature(sc.g, sc.s, "skral", 39)
    read(sc, "E")
    assert [39, 55] == sorted(at for at, kind in sc.creatures().items() if kind == "skral")
