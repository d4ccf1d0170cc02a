"""What the text client says of a space, out of a view alone."""

from typing import Any

from rietland.terminal.board_screen import BoardScreen
from rietland.words import Catalogue
from tests.scenes import at, scene


def test_a_step_is_told_with_what_waits_there() -> None:
    sc = scene(
        thorn=at(14),
        chada=at(18),
        creatures={18: "gor"},
        figures={"prince": 18},
        loose={18: ["farmer"]},
        fog={8: None, 11: "gor"},
    )
    view: dict[str, Any] = sc.g.view(sc.s, 0)
    sight = BoardScreen(Catalogue("en", strict=True))
    assert ["gor", "Chada", "Prince Thorald", "merchant", "farmer"] == sight.there(view, 18)
    assert ["fog"] == sight.there(view, 8)
    assert ["a gor"] == sight.there(view, 11)
    assert ["well"] == sight.there(view, 5)
    assert [] == sight.there(view, 2)
    assert [] == sight.there({}, 2)


def test_goals_are_told_with_how_far_they_have_come() -> None:
    sc = scene(thorn=at(0, things=["herb_3"]), chada=at(25))
    goals = list(BoardScreen(Catalogue("en", strict=True)).goals(sc.g.view(sc.s, 0)))
    assert goals[0].endswith("(held so far)")
    assert "Bring the medicinal herb to the castle (space 0). (done)" == goals[1]
    assert "Defeat the skral on the tower." == goals[2]
