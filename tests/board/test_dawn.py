"""The forecast of the dawn: what the view tells of the next sunrise, and that it comes true."""

import random

import pytest

from rietland.board import events
from rietland.board.base import SIEGE
from rietland.board.state import IN_CASTLE
from rietland.board.view.types import BoardView, Dawn
from rietland.board.view.view import board_view
from rietland.kernel.state import LOST
from rietland.views import Label
from tests.board.draws import number
from tests.board.test_legend_2 import QUIET
from tests.board.wrath import wrath
from tests.marks import rule
from tests.scenes import Scene, at, put_creature, scene


def seen(sc: Scene) -> BoardView:
    return board_view(sc.g, sc.s, 0)


def dawn_of(sc: Scene) -> Dawn:
    dawn = seen(sc).dawn
    assert dawn is not None
    return dawn


def moves(sc: Scene) -> list[tuple[int, int]]:
    """From where to where, in the order they move."""
    return [(move.origin, move.to) for move in dawn_of(sc).moves]


def shields(sc: Scene, free: int) -> None:
    sc.s.intruders = sc.s.shields - free


def end_of_day(sc: Scene) -> tuple[Label, list[str]]:
    found = [one for one in seen(sc).options if one.verb == "end"]
    return found[0].label, found[0].spoils


@rule("AN-CREAT-7", "AN-SHLD-4")
def test_three_gors_get_in_and_one_more_than_shields_are_free_loses() -> None:
    sc = scene(legend="2", thorn=at(14), creatures={1: "gor", 4: "gor", 7: "gor"})
    shields(sc, 2)
    dawn = dawn_of(sc)
    assert [(1, 0), (4, 0), (7, 0)] == moves(sc)
    assert (3, 2, True) == (dawn.gets_in, dawn.free, dawn.lost)
    assert Label("dawn-lost", {"number": 3, "free": 2}) == dawn.says


@rule("AN-SHLD-1")
def test_as_many_as_shields_are_free_lose_nothing() -> None:
    sc = scene(legend="2", thorn=at(14), creatures={1: "gor", 4: "gor"})
    shields(sc, 2)
    dawn = dawn_of(sc)
    assert (2, 2, False) == (dawn.gets_in, dawn.free, dawn.lost)
    assert Label("dawn", {"number": 2, "free": 2}) == dawn.says


def test_where_nobody_is_near_nobody_gets_in() -> None:
    sc = scene(legend="2", thorn=at(14), creatures={40: "gor"})
    dawn = dawn_of(sc)
    assert 1 == len(dawn.moves)
    assert (0, False, Label("dawn-none")) == (dawn.gets_in, dawn.lost, dawn.says)


@rule("AN-OPEN-30")
def test_without_a_siege_nothing_is_lost_and_who_finds_no_shield_does_not_get_in() -> None:
    sc = scene(legend="1", thorn=at(14), creatures={1: "gor", 4: "gor", 7: "gor"})
    sc.s.counters[SIEGE] = 0
    shields(sc, 1)
    dawn = dawn_of(sc)
    assert [(1, 0), (4, 0), (7, 0)] == moves(sc)
    assert (1, 1, False) == (dawn.gets_in, dawn.free, dawn.lost)
    assert [True, False, False] == [move.gets_in for move in dawn.moves]


@rule("AN-CREAT-8")
def test_who_goes_first_clears_the_way_so_the_next_one_is_not_pushed_into_the_castle() -> None:
    sc = scene(legend="2", thorn=at(14), creatures={7: "gor", 9: "gor"})
    assert [(7, 0), (9, 7)] == moves(sc)
    assert {7: 0, 9: 7} == {one.space: one.next for one in seen(sc).threats}


@rule("SS-SHIELD-2")
def test_what_is_crossed_out_or_skipped_today_does_not_move() -> None:
    sc = scene(legend="2", thorn=at(14), creatures={1: "gor", 4: "skral"})
    gor, skral = sc.g.book.creature_kind("gor"), sc.g.book.creature_kind("skral")
    sc.s.skipped = [gor]
    assert [(4, 0)] == moves(sc)
    sc.s.crossed = [sc.g.book.sunrise.index(skral)]
    assert [] == moves(sc)


@rule("AN-L5-2", "AN-L5-4")
def test_a_crowd_stays_and_who_joins_it_takes_no_shield() -> None:
    sc = wrath(garrison=("gor", "skral"), creatures={1: "gor"}, thorn=at(30), kram=at(31))
    dawn = dawn_of(sc)
    assert [(1, 0)] == moves(sc)
    assert (0, False, None) == (dawn.gets_in, dawn.lost, dawn.says)


@rule("AN-L5-8")
def test_a_lure_is_followed_and_no_crowd_is_scattered_before_all_have_moved() -> None:
    lures = {1: ["gem_2"], 6: ["gem_4"]}
    sc = wrath(garrison=("skral", "gor"), loose=lures, thorn=at(30), kram=at(31))
    assert [(0, 6), (0, 1)] == moves(sc)
    assert [0] == sc.s.crowds


@rule("AN-CREAT-12")
def test_who_moves_twice_is_told_twice_as_the_same_creature() -> None:
    sc = scene(legend="2", thorn=at(14), creatures={3: "wardrak"})
    found = [(one.space, one.origin, one.to, one.gets_in) for one in dawn_of(sc).moves]
    assert [(3, 3, 1, False), (3, 1, 0, True)] == found


@rule("AN-CREAT-9")
def test_before_a_broken_bridge_nobody_moves() -> None:
    sc = scene(legend="2", thorn=at(14), creatures={48: "gor"})
    assert [(48, 16)] == moves(sc)
    sc.s.broken = [sc.g.book.bridge_names.index("rope_bridge")]
    assert [] == moves(sc)


@rule("AN-L3-17")
def test_an_opponent_that_may_not_come_in_loses_the_legend_though_shields_are_free() -> None:
    sc = scene(legend="3", chada=at(30), kram=at(40))
    fatal = next(one for one in sc.g.book.named if one.fatal)
    put_creature(sc.g, sc.s, fatal.name, 1)
    dawn = dawn_of(sc)
    assert (1, True) == (dawn.gets_in, dawn.lost)
    assert Label("dawn-fatal", {"creature": Label(f"named-{fatal.name}")}) == dawn.says


@rule("AN-SHLD-4")
def test_ending_the_day_warns_the_last_hero_awake_and_nobody_else() -> None:
    sc = scene(legend="2", thorn=at(14), kram=at(20), creatures={1: "gor"})
    shields(sc, 0)
    assert ("do-end", []) == (end_of_day(sc)[0].key, end_of_day(sc)[1])
    sc.hero("kram").resting = True
    label, spoils = end_of_day(sc)
    assert ("do-ending", ["goal-base-2-castle"]) == (label.key, spoils)
    assert Label("dawn-lost", {"number": 1, "free": 0}) == label.args["dawn"]
    shields(sc, 1)
    assert "do-end" == end_of_day(sc)[0].key


def test_looking_changes_nothing() -> None:
    sc = scene(legend="2", thorn=at(14), creatures={1: "gor", 4: "gor"}, loose={0: ["farmer"]})
    before = sc.s.to_data()
    seen(sc)
    assert before == sc.s.to_data()


def test_a_game_that_is_over_has_no_dawn() -> None:
    sc = scene(legend="2", thorn=at(14), creatures={1: "gor"})
    sc.s.result = LOST
    assert seen(sc).dawn is None


@pytest.mark.parametrize("seed", range(30))
@rule("AN-SUN-2", "AN-SUN-3", "AN-SUN-4", "AN-SUN-5", "AN-SUN-6")
def test_what_is_told_is_what_the_sunrise_does(seed: int) -> None:
    chance = random.Random(seed)
    spaces = chance.sample([space for space in range(1, 60) if space != 14], 9)
    herd = {space: chance.choice(["gor", "skral", "wardrak", "troll"]) for space in spaces}
    sc = scene(legend="2", thorn=at(14), creatures=herd, loose={spaces[0]: ["farmer"]})
    shields(sc, chance.randint(0, 3))
    told = dawn_of(sc)
    sc.play("end thorn")
    assert told == dawn_of(sc)
    sc.play(f"draw {number(sc, QUIET[seed % 3])}")
    done = [
        (one.amount, one.where) if one.kind == events.MARCHED else (one.where, 0)
        for one in sc.s.news
        if one.kind in (events.MARCHED, events.BROKE_IN)
    ]
    # A legend that is lost is over: who would come later stays where it is.
    assert done == [(move.origin, move.to) for move in told.moves][: len(done)]
    assert told.lost == (sc.s.result == LOST)
    assert told.lost or len(done) == len(told.moves)
    assert min(told.gets_in, told.free + 1) == sc.s.creature_space.count(IN_CASTLE)
