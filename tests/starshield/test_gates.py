"""The gates of the castle: logs that lie on the strength track of their bearers."""

import pytest

from rietland.board.fight.strength import hero_strength
from rietland.board.pieces import heroes
from tests.marks import rule, vector
from tests.scenes import at
from tests.starshield.scene import counter, moment, put, read, said, told


@rule("SS-MIS-GATE-1", "SS-MIS-GATE-5")
def test_each_log_is_laid_by_a_die() -> None:
    sc = moment(thorn=at(72), chada=at(72))
    read(sc, "A3_gates")
    sc.play("roll 1", "roll 1", "roll 3", "roll 4", "roll 6")
    assert ["log_2", "log_2"] == sc.loose(23)
    assert (["log_4"], ["log_4"], ["log_6"]) == (sc.loose(49), sc.loose(51), sc.loose(56))


@rule("SS-MIS-GATE-2")
def test_a_log_is_not_taken_in_the_middle_of_a_move() -> None:
    sc = moment(thorn=at(19, strength=3), chada=at(72), loose={23: ["log_2"]})
    sc.play("walk thorn 23")
    assert "take thorn log_2" not in sc.options()
    sc.play("stop thorn", "take thorn log_2")
    assert ["log_2"] == sc.things("thorn")


@rule("SS-MIS-GATE-6", "SS-MIS-GATE-7")
@vector("SS-TV-43")
def test_logs_cover_points_that_do_not_fight() -> None:
    sc = moment(
        thorn=at(23, strength=5, willpower=6),
        chada=at(60),
        creatures={23: "gor"},
        loose={23: ["log_4", "log_2"]},
    )
    sc.play("take thorn log_4")
    assert "take thorn log_2" not in sc.options()
    assert "AN-HERO-4" == sc.refused("take thorn log_2")
    assert 1 == hero_strength(sc.g, sc.s, 0)
    sc.play("fight thorn 23", "roll 6", "roll 1")
    assert [7] == [event.amount for event in sc.told("counted")]
    assert 5 == sc.hero("thorn").strength


@rule("SS-MIS-GATE-6")
@pytest.mark.parametrize(("log", "strength"), [("log_2", 3), ("log_4", 5), ("log_6", 7)])
def test_a_log_asks_for_a_point_more_than_its_number(log: str, strength: int) -> None:
    sc = moment(thorn=at(23, strength=strength), chada=at(72), loose={23: [log]})
    assert f"take thorn {log}" in sc.options()
    sc = moment(thorn=at(23, strength=strength - 1), chada=at(72), loose={23: [log]})
    assert f"take thorn {log}" not in sc.options()


@rule("SS-MIS-GATE-3", "SS-MIS-GATE-4")
@vector("SS-TV-25")
def test_a_log_that_no_longer_fits_drops_at_once() -> None:
    sc = moment(thorn=at(23, strength=3, things=["log_2"]), chada=at(23, strength=3))
    heroes.lose_strength(sc.g, sc.s, 0, 1, "AN-EVENT-6")
    sc.g.go_on(sc.s)
    assert ["log_2"] == sc.loose(23)
    assert [] == sc.things("thorn")
    assert "take thorn log_2" not in sc.options()
    assert "take chada log_2" in sc.asides()


@rule("SS-MIS-GATE-6", "SS-OPEN-11")
@vector("SS-TV-44")
def test_of_two_logs_one_drops() -> None:
    sc = moment(thorn=at(23, strength=5, things=["log_2", "log_2"]), chada=at(72))
    heroes.lose_strength(sc.g, sc.s, 0, 1, "AN-EVENT-6")
    sc.g.go_on(sc.s)
    assert ["log_2"] == sc.loose(23)
    assert ["log_2"] == sc.things("thorn")


@rule("SS-OPEN-11")
def test_of_different_logs_the_bearer_says_which_drops() -> None:
    sc = moment(thorn=at(23, strength=7, things=["log_2", "log_4"]), chada=at(72))
    heroes.lose_strength(sc.g, sc.s, 0, 1, "AN-EVENT-6")
    sc.g.go_on(sc.s)
    assert "ask-drop" == sc.prompt()
    assert "SS-MIS-GATE-3" == sc.refused("end thorn")
    sc.play("article thorn log_2")
    assert ["log_4"] == sc.things("thorn")
    assert ["log_2"] == sc.loose(23)


@rule("SS-OPEN-11")
def test_a_log_falls_within_a_fight_and_is_handed_only_to_whom_it_fits() -> None:
    sc = moment(
        thorn=at(23, strength=3, willpower=3, things=["log_2"]),
        chada=at(23, strength=2),
        creatures={23: "troll"},
    )
    assert "give thorn log_2 chada" not in sc.options()
    sc.play("fight thorn 23", "begin thorn", "roll 1", "roll 1", "roll 6", "roll 6", "roll 6")
    assert (2, 3) == (sc.hero("thorn").strength, sc.hero("thorn").willpower)
    assert ["log_2"] == sc.loose(23)


@rule("SS-MIS-GATE-4")
def test_no_falcon_carries_a_log() -> None:
    sc = moment(
        thorn=at(23, strength=3, gold=1, things=["falcon", "log_2"]), chada=at(60, strength=9)
    )
    sc.play("falcon thorn thorn chada")
    assert ["send thorn gold chada", "done thorn"] == sc.options()
    assert "SS-MIS-GATE-4" == sc.refused("send thorn log_2 chada")


@rule("SS-MIS-GATE-8", "SS-OFFER-1")
@vector("SS-TV-45")
def test_numbers_of_logs_in_the_castle_complete_the_mission() -> None:
    away = at(72)
    things = ["log_6", "log_2", "log_4"]
    sc = moment(thorn=at(0, strength=14, things=things), chada=away, kram=away, eara=away)
    put(sc, gates=1, logs_needed=8)
    shields = sc.s.shields
    sc.play("deed thorn lay_log_6")
    assert (6, 0) == (counter(sc, "logs"), counter(sc, "mission"))
    sc.play("deed thorn lay_log_2")
    assert (8, 1) == (counter(sc, "logs"), counter(sc, "mission"))
    sc.play("deed thorn lay_log_4")
    assert (12, shields + 1) == (counter(sc, "logs"), sc.s.shields)
    assert [] == sc.things("thorn")
    assert [] == sc.loose(0)


@rule("SS-MIS-GATE-8")
@pytest.mark.parametrize(
    ("difficulty", "needed"), [("easy", [2, 4, 4]), ("normal", [4, 6, 8]), ("advanced", [4, 6, 8])]
)
def test_how_much_the_gates_need(difficulty: str, needed: list[int]) -> None:
    found: list[int] = []
    for size in (2, 3, 4):
        sc = told("A3_gates", size, difficulty=difficulty)
        while counter(sc, "logs_needed") == 0:
            sc.play(said(sc)[0])
        found.append(counter(sc, "logs_needed"))
    assert needed == found
