"""The Volpin: it flies anywhere and takes a die from a creature."""

import pytest

from rietland.board.odds import advise
from rietland.board.odds.fighters import OddsWeights
from tests.board.brute import Brute
from tests.frost.scene import put_opponent, tale, winter
from tests.marks import rule
from tests.scenes import Scene, at


def scene_of(kind: str = "gor", volpin: int = 410, hours: int = 5) -> Scene:
    return winter(
        creatures={410: kind},
        figures={"volpin": volpin},
        kram=at(410, strength=3, willpower=6, hours=hours),
        thorn=at(436),
    )


def dice_by_round(sc: Scene) -> list[int]:
    """How many dice the creature throws in two rounds of a fight that nobody hits in."""
    sc.play("fight kram 410")
    found: list[int] = []
    for _ in range(2):
        sc.play("roll 2")
        thrown = 0
        while sc.prompt() != "ask-round":
            sc.play("roll 3" if thrown == 0 else "roll 1")
            thrown += 1
        found.append(thrown)
        sc.play("on kram")
    return found


@rule("FE-VOLP-1", "FE-TURN-1")
def test_one_hour_moves_the_volpin_anywhere() -> None:
    sc = winter(figures={"volpin": 425}, thorn=at(410))
    sc.play("lead thorn volpin 462")
    assert 462 == sc.s.figures[sc.g.book.figure_names.index("volpin")]
    assert 1 == sc.hero("thorn").hours
    sc.play("lead thorn volpin 447")
    assert 2 == sc.hero("thorn").hours


@rule("FE-VOLP-1")
@pytest.mark.parametrize(("space", "why"), [(425, "AN-MOVE-1"), (400, "AN-MOVE-6")])
def test_the_volpin_flies_to_spaces_of_the_board(space: int, why: str) -> None:
    sc = winter(figures={"volpin": 425}, thorn=at(410))
    assert why == sc.refused(f"lead thorn volpin {space}")


@rule("FE-VOLP-3")
def test_the_volpin_takes_a_die_in_the_first_round() -> None:
    assert [1, 2] == dice_by_round(scene_of())
    assert [2, 2] == dice_by_round(scene_of(volpin=411))


@rule("FE-VOLP-3")
@pytest.mark.parametrize("volpin", [410, 411])
def test_the_odds_know_what_the_volpin_takes(volpin: int) -> None:
    sc = scene_of(volpin=volpin)
    weights = OddsWeights()
    outlook = advise.forecast(sc.g, sc.s, [0], 410, weights)
    sc.play("fight kram 410")
    truth = Brute(sc.g, weights).of(sc.s)
    assert truth[1] == pytest.approx(outlook.win, abs=1e-9)
    assert truth[0] - weights.hour == pytest.approx(outlook.worth, abs=1e-9)


@rule("FE-VOLP-3")
def test_the_odds_know_it_in_the_middle_of_the_first_round_and_after_it() -> None:
    sc = winter(
        creatures={410: "gor"},
        figures={"volpin": 410},
        liphardus=at(410, strength=3, willpower=6, hours=5),
        thorn=at(436),
    )
    brute = Brute(sc.g, OddsWeights())
    sc.play("fight liphardus 410", "roll 2")
    check_advice(sc, brute)
    sc.play("keep liphardus", "roll 3")
    check_advice(sc, brute)


def check_advice(sc: Scene, brute: Brute) -> None:
    advice = advise.advise(sc.g, sc.s, brute.weights)
    assert len(advice) > 1
    for one in advice:
        truth = brute.of_option(sc.s, one.action)
        assert truth[:2] == pytest.approx([one.forecast.worth, one.forecast.win], abs=1e-9)


def before_the_myrk() -> Scene:
    """Thorn stands by the Myrk, who has one die; Flaps is there too."""
    sc = tale(
        "3",
        thorn=at(427, strength=14, willpower=6),
        eara=at(401),
        figures={"volpin": 427},
    )
    put_opponent(sc, "myrk", 427)
    return sc


@rule("FE-VOLP-3")
def test_who_has_one_die_throws_none_in_the_first_round() -> None:
    sc = before_the_myrk()
    sc.play("fight thorn 427", "roll 6", "roll 5")
    assert "ask-round" == sc.prompt(), "nobody throws a black die"
    assert 18 == sc.told("creature_value")[0].amount, "her strength alone"
    sc.play("on thorn", "roll 6", "roll 5")
    assert "die-black" == sc.prompt(), "in the second round she has it again"


@rule("FE-VOLP-3")
def test_the_odds_know_a_round_without_dice() -> None:
    sc = before_the_myrk()
    weights = OddsWeights()
    outlook = advise.forecast(sc.g, sc.s, [0], 427, weights)
    sc.play("fight thorn 427")
    truth = Brute(sc.g, weights).of(sc.s)
    assert truth[1] == pytest.approx(outlook.win, abs=1e-9)
