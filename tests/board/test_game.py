"""The switch between frames and the modules that own them."""

import pytest

from rietland.board import verbs
from rietland.kernel.action import Action
from rietland.kernel.frame import Frame
from tests.scenes import at, scene

WORDS = verbs.lexicon([], [], [], [], [], [], [], 0).verbs


def test_every_verb_belongs_to_a_group() -> None:
    groups = {word: verbs.GROUPS[verbs.GROUP_OF[verb]] for verb, word in enumerate(WORDS) if word}
    assert "move" == groups["walk"] == groups["lead"]
    assert "end" == groups["pass"] == groups["done"]
    assert "fight" == groups["fight"] == groups["leave"]
    assert "group" == groups["share"] == groups["discard"]
    assert "free" == groups["drain"] == groups["send"]
    assert "choice" == groups["choose"]
    assert "chance" == groups["roll"] == groups["draw"]


def test_business_that_nobody_owns_is_an_error() -> None:
    sc = scene(thorn=at(14))
    strange = Frame(99, "", 0, -1, [])
    with pytest.raises(ValueError, match="no such unfinished business"):
        sc.g.step(sc.s, strange)
    with pytest.raises(ValueError, match="no such unfinished business"):
        sc.g.ask(sc.s, strange)
    with pytest.raises(ValueError, match="no such unfinished business"):
        sc.g.answer(sc.s, strange, Action(0, 0))
