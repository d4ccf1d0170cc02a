"""The switch between frames and the modules that own them."""

import pytest

from rietland.kernel.action import Action
from rietland.kernel.frame import Frame
from tests.scenes import at, scene


def test_business_that_nobody_owns_is_an_error() -> None:
    sc = scene(thorn=at(14))
    strange = Frame(99, "", 0, -1, [])
    with pytest.raises(ValueError, match="no such unfinished business"):
        sc.g.step(sc.s, strange)
    with pytest.raises(ValueError, match="no such unfinished business"):
        sc.g.ask(sc.s, strange)
    with pytest.raises(ValueError, match="no such unfinished business"):
        sc.g.answer(sc.s, strange, Action(0, 0))
