"""The switch between frames and the modules that own them."""

import pytest

from rietland.castle import verbs
from rietland.kernel.action import Action
from rietland.kernel.frame import Frame
from tests.castle.scenes import at, scene

WORDS = verbs.lexicon([], [], [], [], [], [], 0).verbs


def test_every_verb_belongs_to_a_group() -> None:
    groups = {word: verbs.GROUPS[verbs.GROUP_OF[verb]] for verb, word in enumerate(WORDS) if word}
    assert "play" == groups["play"] == groups["recover"]
    assert "symbol" == groups["gain"] == groups["pay"]
    assert "move" == groups["go"] == groups["stay"]
    assert "end" == groups["done"] == groups["stop"]
    assert "fight" == groups["fight"] == groups["withdraw"]
    assert "group" == groups["spend"] == groups["tire"]
    assert "free" == groups["take"] == groups["repair"]
    assert "choice" == groups["choose"]
    assert "chance" == groups["draw"]


def test_business_that_nobody_owns_is_an_error() -> None:
    sc = scene(thorn=at(), chada=at())
    strange = Frame(99, "", 0, -1, [])
    with pytest.raises(ValueError, match="no such unfinished business"):
        sc.g.step(sc.s, strange)
    with pytest.raises(ValueError, match="no such unfinished business"):
        sc.g.ask(sc.s, strange)
    with pytest.raises(ValueError, match="no such unfinished business"):
        sc.g.answer(sc.s, strange, Action(verbs.DONE, 0))


@pytest.mark.parametrize("fought", [False, True])
def test_whether_a_hero_has_fought_is_saved(fought: bool) -> None:
    sc = scene(thorn=at(), chada=at())
    assert not sc.s.fought
    sc.s.fought = fought
    assert [fought, fought] == [sc.g.load(sc.s.to_data()).fought, sc.s.copy().fought]
