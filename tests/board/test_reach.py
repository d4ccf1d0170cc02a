"""How far a hero can walk: ways that the engine takes step by step."""

import pytest

from rietland.board import verbs
from rietland.board.base import OVERTIME
from rietland.board.turn.reach import Way, reach
from tests.board.fate_table import fates
from tests.board.mines import mine
from tests.marks import rule
from tests.plain import plain
from tests.scenes import Scene, at, scene


def ways(sc: Scene, name: str = "thorn") -> dict[int, Way]:
    """By space: the ways that lead there now."""
    return {way.to: way for way in all_ways(sc, name).values() if not way.why}


def all_ways(sc: Scene, name: str = "thorn") -> dict[int, Way]:
    return {way.to: way for way in reach(sc.g, sc.s, sc.g.party.index(name))}


def walk(sc: Scene, way: Way) -> Scene:
    """A copy of the scene after this way."""
    after = Scene(sc.g, sc.s.copy())
    after.play(*(f"walk thorn {space}" for space in way.path))
    return after


def taken(sc: Scene) -> tuple[int, int, int]:
    hero = sc.hero("thorn")
    return hero.space, hero.hours, hero.willpower


@pytest.mark.parametrize(("hours", "willpower"), [(0, 7), (5, 7), (6, 3), (7, 7), (9, 2), (10, 9)])
@pytest.mark.parametrize("loose", [{}, {18: ["rubble_2"]}])
def test_every_way_is_walked_for_what_it_says(
    hours: int, willpower: int, loose: dict[int, list[str]]
) -> None:
    sc = scene(thorn=at(14, hours=hours, willpower=willpower), loose=loose)
    sc.s.broken = [0]
    found = ways(sc)
    for space, way in found.items():
        assert (space, hours + way.hours, willpower - way.willpower) == taken(walk(sc, way))
    steps = {a.a for a in sc.g.pending(sc.s).options if a.verb == verbs.WALK}
    assert steps == {space for space, way in found.items() if len(way.path) == 1}
    for way in found.values():
        after = walk(sc, way)
        for a in after.g.pending(after.s).options:
            assert a.verb != verbs.WALK or a.a in found or a.a == 14


def test_a_herb_pays_the_first_steps_of_a_way() -> None:
    sc = scene(thorn=at(14, hours=6, willpower=2, things=["herb_3"]))
    sc.play("herb thorn herb_3")
    found = ways(sc)
    assert {1, 2, 3, 4} == {len(way.path) for way in found.values()}
    for way in found.values():
        assert (max(0, len(way.path) - 3), 0) == (way.hours, way.willpower)
        assert way.path[-1] == taken(walk(sc, way))[0]


def test_a_way_ends_where_a_card_waits() -> None:
    sc = scene(thorn=at(14))
    free = ways(sc)
    number = next(i for i, one in enumerate(sc.g.book.waits) if one.spaces)
    space = sc.g.book.waits[number].spaces[0]
    beyond = [to for to, way in free.items() if space in way.path[:-1]]
    assert beyond
    sc.s.waiting_cards = [number]
    for way in ways(sc).values():
        assert space not in way.path[:-1]


@pytest.mark.parametrize(
    ("hours", "willpower", "overtime", "why"),
    [
        (5, 7, False, "AN-L1-1"),
        (9, 7, True, "AN-TIME-1"),
        (6, 2, True, "AN-TIME-2"),
    ],
)
def test_a_way_that_is_too_far_ends_as_near_as_it_can_and_says_why(
    hours: int, willpower: int, overtime: bool, why: str
) -> None:
    sc = scene(thorn=at(39, hours=hours, willpower=willpower))
    sc.s.counters[OVERTIME] = int(overtime)
    way = all_ways(sc)[55]
    assert why == way.why
    after = walk(sc, way)
    assert (way.path[-1], hours + way.hours, willpower - way.willpower) == taken(after)
    refused = {sc.g.why_not(after.s, sc.g.hear(f"walk thorn {to}")) for to in (16, 48, 13, 40)}
    assert why in refused
    assert not any(a.verb == verbs.WALK for a in after.g.pending(after.s).options)


def test_a_way_beyond_a_waiting_card_ends_at_the_card() -> None:
    sc = scene(thorn=at(14, hours=5, willpower=2))
    number = next(i for i, one in enumerate(sc.g.book.waits) if one.spaces)
    space = sc.g.book.waits[number].spaces[0]
    sc.s.waiting_cards = [number]
    sc.hero("thorn").space = sc.g.book.roads[space][0]
    blocked = [way for way in all_ways(sc).values() if way.why == "AN-OPEN-27"]
    assert {space} == {way.path[-1] for way in blocked}


def test_a_way_ends_only_where_a_trigger_would_wake() -> None:
    sc = scene(legend="1", thorn=at(14, things=["parchment"]), creatures={18: "gor"})
    assert 3 <= max(len(way.path) for way in ways(sc).values())
    sc.s.counters[sc.g.book.counter("in_danger")] = 1
    assert all(18 not in way.path[:-1] for way in all_ways(sc).values())


@rule("AN-L4-7")
def test_a_way_through_a_sleeping_guard_ends_there_and_says_that_it_raises_the_alarm() -> None:
    guards = {22: "gor", 16: "skral"}
    sc = mine(thorn=at(23), kram=at(70), creatures=guards)
    for way in all_ways(sc).values():
        assert not set(way.path[:-1]) & set(guards)
    shown = plain(sc.g.view(sc.s, 0))["ways"]
    assert isinstance(shown, list)
    ends = {str(one["why"]) for one in shown if one["path"][-1] in guards and one["why"]}
    assert {str({"key": "counter-alarm", "args": {}})} == ends
    sc = mine(thorn=at(23), kram=at(70), creatures=guards, alarm=True)
    assert any(22 in way.path[:-1] for way in all_ways(sc).values())


@rule("AN-FATE-5")
def test_a_way_ends_where_a_quiet_trigger_would_wake() -> None:
    sc = fates({"5": "thorn"}, thorn=at(54, farmers=1), kram=at(60))
    assert all(57 not in way.path[:-1] for way in all_ways(sc).values())
    sc = fates({"5": "thorn"}, thorn=at(54), kram=at(60), loose={28: ["farmer"]})
    assert any(57 in way.path[:-1] for way in ways(sc).values())


def test_only_the_hero_who_may_walk_has_ways_and_views_show_them_to_the_asked_seat() -> None:
    sc = scene(thorn=at(14), chada=at(25))
    assert {} == ways(sc, "chada")
    shown = plain(sc.g.view(sc.s, 0))["ways"]
    assert isinstance(shown, list)
    assert {"to": 18, "path": [18], "hours": 1, "willpower": 0, "why": None, "rule": ""} in shown
    too_far = next(one for one in shown if one["rule"])
    assert {"key": "way-end-hours", "args": {}} == too_far["why"]
    assert [] == plain(sc.g.view(sc.s, 1))["ways"]
    sc.play("pass thorn")
    assert {} == ways(sc)
