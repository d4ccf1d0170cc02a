"""What is told of an estimate."""

from rietland.table.estimates import ENOUGH, percent


def test_a_chance_is_told_in_percent() -> None:
    assert percent(0.426, 50) == 43
    assert percent(0.0, ENOUGH) == 0


def test_of_a_handful_of_games_nothing_is_told() -> None:
    assert percent(0.0, ENOUGH - 1) is None
    assert percent(-1.0, 0) is None
