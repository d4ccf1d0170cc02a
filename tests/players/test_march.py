"""Companions foresee the march of creatures by the rules of the legend."""

from rietland.players.board.learned.weights import W
from rietland.players.board.now.distances import FAR
from rietland.players.board.now.march import March
from rietland.players.board.now.situation import Situation
from rietland.players.board.tasks.fight import threat
from tests.board.wrath import sunrise, wrath
from tests.scenes import at, put_creature, scene


def test_creatures_that_sleep_stay_where_they_are() -> None:
    sc = scene(legend="4", creatures={13: "gor", 47: "gor"}, thorn=at(69), chada=at(69))
    march = March(sc.g, sc.s, 3)
    assert 13 == march.tomorrow[0]
    assert 47 != march.tomorrow[1]
    sc.s.counters[sc.g.book.counter("alarm")] = 1
    assert 12 == March(sc.g, sc.s, 3).tomorrow[0]


def test_a_lure_draws_one_creature_once() -> None:
    """To the gem, and on along the arrows from there: over 14 and 2 to the castle."""
    sc = wrath(creatures={14: "gor"}, loose={18: ["gem_2"]}, thorn=at(30), kram=at(31))
    march = March(sc.g, sc.s, 4)
    assert ([18], [4]) == (march.tomorrow, march.arrival)
    both = wrath(creatures={14: "gor", 17: "skral"}, loose={18: ["gem_2"]}, thorn=at(30))
    assert [18, 6] == March(both.g, both.s, 1).tomorrow


def test_a_garrison_lured_out_and_those_who_join_it_are_foreseen_as_they_move() -> None:
    sc = wrath(
        garrison=("skral", "gor"), creatures={2: "troll", 14: "gor"}, loose={6: ["gem_4"]},
        thorn=at(30), kram=at(31),
    )  # fmt: skip
    march = March(sc.g, sc.s, 1)
    sunrise(sc)
    assert sc.s.creature_space == march.tomorrow


def test_creatures_that_join_others_in_the_castle_take_no_shield() -> None:
    crowd = {1: "gor", 2: "gor", 4: "gor", 6: "gor"}
    held = wrath(garrison=("skral",), creatures=crowd, thorn=at(30), kram=at(31))
    march = March(held.g, held.s, 2)
    assert (0, FAR) == (march.entered, march.fall)
    free = wrath(creatures=crowd, thorn=at(30), kram=at(31))
    march = March(free.g, free.s, 2)
    assert (4, 1) == (march.entered, march.fall)


def test_an_opponent_whose_coming_loses_the_legend_is_no_matter_of_shields() -> None:
    sc = scene(legend="3", creatures={6: "gor"}, thorn=at(30), chada=at(31))
    mirror = put_creature(sc.g, sc.s, "mirror", 1)
    march = March(sc.g, sc.s, 2)
    assert (1, 1) == (march.fall, march.arrival[mirror])
    situation = Situation(sc.g, sc.s, W[2])
    assert 1 == situation.needed
    assert W[2].doom == threat(situation, mirror)
    assert 0.0 == threat(situation, sc.s.occupant[6])
