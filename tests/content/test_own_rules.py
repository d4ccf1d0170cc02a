"""Boxes share code; each shows rules by its own ids."""

from pathlib import Path

import pytest

from rietland import roots
from rietland.content import library
from rietland.kernel.setup import Setup
from rietland.ledger import rule_text
from rietland.ledger.parse import parse
from tests.content.drafts import GOOD, words_of

RULES = """\
---
box: moor
name: The Moor
prefix: MO
status: building
---

# The Moor

## 1. Time (MO-TIME)
- MO-TIME-2 After the seventh hour, each hour costs willpower. {as AN-TIME-2}

## 2. Moving (MO-MOVE)
- MO-MOVE-1 A hero goes from space to space. {as AN-MOVE-1, AN-MOVE-6}
- MO-MOVE-2 Whoever carries peat goes as slowly as everybody. {by AN-TURN-2}
"""


@pytest.fixture
def moor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    box = tmp_path / "moor"
    (box / "legends").mkdir(parents=True)
    (box / "box.yaml").write_text("box: moor\nextends: base\nsource: authored\n", encoding="utf-8")
    (box / "rules.md").write_text(RULES, encoding="utf-8")
    (box / "legends" / "mine.yaml").write_text(GOOD, encoding="utf-8")
    (box / "legends" / "mine.ftl").write_text(words_of("moor", "mine"), encoding="utf-8")
    monkeypatch.setenv(roots.PATH, str(tmp_path))


@pytest.mark.usefixtures("moor")
def test_refusals_and_news_name_the_rules_of_the_box_that_is_played() -> None:
    party = ["thorn", "chada"]
    game = library.game("moor", "mine", party)
    s = game.start(Setup("moor", "mine", "easy", party, [0, 1], ""))
    while game.pending(s).seat < 0:
        game.apply(s, game.pending(s).options[0])
    hero = game.lexicon.names["hero"][game.pending(s).who]
    assert "MO-MOVE-1" == game.refusal(s, game.hear(f"walk {hero} 84"))
    step = next(a for a in game.pending(s).options if game.say(a).startswith("walk"))
    game.apply(s, step)
    assert "MO-MOVE-1" in [event.rule for event in s.news]
    # What the box says nothing of, or only makes use of, keeps the id of the box it extends.
    assert "AN-TURN-2" in [event.rule for event in s.news]


@pytest.mark.usefixtures("moor")
def test_the_rules_of_a_box_outside_the_package_can_be_looked_up() -> None:
    assert rule_text("mo-time-2").text.startswith("After the seventh hour")


def test_a_rule_says_which_rules_of_other_boxes_it_is_the_same_as() -> None:
    found = parse(RULES)
    assert [] == found.problems
    assert ("AN-MOVE-1", "AN-MOVE-6") == found.rules["MO-MOVE-1"].same_as
    assert ((), ("AN-TURN-2",)) == (
        found.rules["MO-MOVE-2"].same_as,
        found.rules["MO-MOVE-2"].served_by,
    )
