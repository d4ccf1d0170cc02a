"""What the quick policy of the board does, and what it does not waste hours on."""

from rietland.board import verbs as v
from rietland.players.board.answers import turn
from rietland.players.board.learned.weights import W
from rietland.players.board.now.situation import Situation
from rietland.players.board.tasks.task import Task, pursue
from rietland.players.board.tasks.visit import Visit
from rietland.players.board.tasks.worth_doing import tasks
from rietland.players.search.thought import FIGHT, GO, HOLD
from tests.frost.scene import winter
from tests.scenes import Scene, at, scene

#: One set of weights for all scenes, whatever the number of heroes.
SET = W[4]


def goals(sc: Scene) -> set[int]:
    """Where Thorn could go to meet a creature tomorrow."""
    return {
        one.space for one in tasks(Situation(sc.g, sc.s, SET)) if (one.aim, one.mask) == (GO, 1)
    }


def test_one_goes_where_creatures_will_be_tomorrow_but_not_to_and_fro_between_them() -> None:
    creatures = {8: "gor", 21: "gor"}
    away = scene(thorn=at(72), chada=at(25), eara=at(25), creatures=creatures)
    situation = Situation(away.g, away.s, SET)
    first, second = situation.march.tomorrow
    assert {first, second} == goals(away)
    there = scene(thorn=at(first), chada=at(25), eara=at(25), creatures=creatures)
    assert not goals(there)
    two = scene(thorn=at(first), chada=at(25), creatures=creatures)
    assert {second} == goals(two)


def test_whoever_waits_at_a_place_lets_hours_go_by_only_while_others_do_something() -> None:
    sc = scene(thorn=at(14), chada=at(25), creatures={8: "gor"})
    situation = Situation(sc.g, sc.s, SET)
    pending = sc.g.pending(sc.s)
    wait = Visit(HOLD, 0, 14, 1.0, 0)
    for aim, verb in ((FIGHT, v.PASS), (HOLD, v.END)):
        other = Task(aim, 2, 8, 1.0, 3)
        assert verb == pursue(situation, pending, wait, [wait, other]).verb
    assert v.END == pursue(situation, pending, wait, [wait, None]).verb


def swap(hero: str, things: list[str], goods: list[str], *before: str) -> str:
    """What a hero with these things does at a merchant with these goods."""
    heroes = {hero: at(422, things=things), "tenaya": at(401)}
    sc = winter(loose={422: goods}, **heroes).play(*before)  # type: ignore[arg-type]  # no options
    act = turn.free_act(Situation(sc.g, sc.s, SET), sc.g.pending(sc.s), [None, None])
    return "" if act is None else sc.g.say(act)


def test_a_companion_swaps_what_is_of_little_use_for_what_is_of_more() -> None:
    goods = ["askimar_blade", "riders_helm", "firewood"]
    skins = ["waterskin"] * 2
    assert "barter thorn waterskin riders_helm" == swap("thorn", skins, goods)
    assert "barter eara waterskin askimar_blade" == swap("eara", skins, goods)
    assert "barter thorn telescope firewood" == swap("thorn", ["telescope"] * 2, ["firewood"])
    assert "" == swap("thorn", ["askimar_blade", "waterskin"], ["telescope", "firewood"])


def test_a_companion_haggles_for_whatever_is_of_use() -> None:
    first = "barter kram waterskin riders_helm"
    goods = ["riders_helm", "firewood"]
    assert "haggle kram firewood" == swap("kram", ["waterskin"], goods, first)


def test_swaps_of_companions_come_to_an_end() -> None:
    goods = ["askimar_blade", "riders_helm", "falcon", "telescope", "firewood", "waterskin"]
    sc = winter(loose={422: goods}, kram=at(422, things=["waterskin"] * 3), tenaya=at(401))
    swaps = 0
    while act := turn.free_act(Situation(sc.g, sc.s, SET), sc.g.pending(sc.s), [None, None]):
        sc.play(sc.g.say(act))
        swaps += 1
        assert swaps < 9
    assert {"askimar_blade", "riders_helm"} <= set(sc.things("kram"))
