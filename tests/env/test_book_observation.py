"""What agents see of a reading: the sheet and the trail, no mark that is hidden."""

import numpy as np

from rietland.env.book_observation import BookObservation
from rietland.env.sheet import Register, Sheet
from tests.book.scenes import Scene, opened


def numbers(sc: Scene) -> dict[str, float]:
    """What seat 0 sees of a scene and is not 0, by name."""
    register = Register()
    observation = BookObservation(sc.g)
    observation.write(register, sc.s, sc.g.pending(sc.s), 0)
    sheet = Sheet(len(register.names))
    observation.write(sheet, sc.s, sc.g.pending(sc.s), 0)
    return {register.names[n]: float(sheet.values[n]) for n in np.flatnonzero(sheet.values)}


def test_the_sheet_and_the_trail_are_seen() -> None:
    seen = numbers(opened("24", "kram", has=("ribbon", "cruel"), will=10, frost=1))
    assert 0.5 == seen["sheet: will"]
    assert 0.25 == seen["sheet: frost"]
    assert {"sheet: has rope", "sheet: has ribbon"} == {
        name for name in seen if name.startswith("sheet: has")
    }
    assert 1.0 == seen["book: section 24"]
    assert {"book: read 1", "book: read 24"} <= set(seen)


def test_a_test_under_way_is_seen() -> None:
    seen = numbers(opened("7", "thorn", will=10).take("fight").play("roll 6", "roll 1"))
    assert 1.0 == seen["test: stage rolling"]
    assert 1.0 == seen["test: kind strength"]
    assert 1.0 == seen["test: highest die"]
