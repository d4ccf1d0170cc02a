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
