"""The siege engine: how far it rolls, what it breaks into, and its wounds."""

import pytest

from rietland.board.pieces import creature_values
from tests.marks import rule, vector
from tests.scenes import at
from tests.starshield.nights import night
from tests.starshield.scene import is_playing, moment, place_of
from tests.starshield.threats import put_threat, some


@vector("SS-TV-81")
@rule("SS-SIEGE-3", "SS-SIEGE-4")
@pytest.mark.parametrize(
    ("difficulty", "creatures", "to"), [("easy", 6, 70), ("normal", 6, 69), ("normal", 2, 81)]
)
def test_the_engine_rolls_a_space_for_each_creature(
    difficulty: str, creatures: int, to: int
) -> None:
    sc = moment(difficulty=difficulty, creatures=some(creatures), thorn=at(57), cards=["T_siege"])
    put_threat(sc, "siege_engine", 84)
    night(sc)
    assert to == place_of(sc, "siege_engine")


@vector("SS-TV-82")
@rule("SS-SIEGE-6")
def test_the_engine_in_the_castle_loses_the_legend() -> None:
    sc = moment(creatures=some(5), thorn=at(57), cards=["T_siege"])
    put_threat(sc, "siege_engine", 16)
    night(sc)
    assert not is_playing(sc)
    assert "why-starshield-1-broke_in" == sc.s.why


@rule("SS-SIEGE-6")
def test_without_a_creature_the_engine_stands_still() -> None:
    sc = moment(thorn=at(57), cards=["T_siege"])
    put_threat(sc, "siege_engine", 43)
    night(sc)
    assert 43 == place_of(sc, "siege_engine")


@vector("SS-TV-12")
@rule("SS-SIEGE-1")
def test_a_creature_stops_beside_the_engine() -> None:
    sc = moment(creatures={20: "gor"}, thorn=at(57))
    put_threat(sc, "siege_engine", 3)
    night(sc)
    assert "gor" == sc.creature(3)


@vector("SS-TV-83")
@rule("SS-SIEGE-5", "SS-THR-6")
def test_the_engine_keeps_its_wounds() -> None:
    strong = at(30, strength=14, willpower=6)
    sc = moment(difficulty="easy", thorn=strong, cards=["T_siege"])
    row = put_threat(sc, "siege_engine", 30)
    sc.s.counters[sc.g.book.counter("siege_wounds")] = 0
    sc.play("fight thorn 30")
    assert sc.s.battle is not None
    sc.s.battle.willpower = 10
    sc.play("roll 6", "roll 6", "roll 1", "roll 2", "roll 3", "leave thorn")
    assert 9 == creature_values.willpower_of(sc.g, sc.s, row)
    assert 3 == creature_values.dice_of(sc.g, sc.s, row, 9)
    sc.s.counters[sc.g.book.counter("siege_wounds")] = 10
    assert 2 == creature_values.dice_of(sc.g, sc.s, row, 6)
    sc.s.counters[sc.g.book.counter("siege_wounds")] = 99
    assert 1 == creature_values.willpower_of(sc.g, sc.s, row)
