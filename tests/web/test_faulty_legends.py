"""Legends with faults: each shows its own, and no other game is harmed."""

from pathlib import Path

import pytest

from rietland import roots
from tests.content.drafts import GOOD
from tests.web.houses import House

#: Gold that brings gold, from the first step to space 18 on.
CIRCLE = (
    GOOD.replace("legend: mine", "legend: circle")
    + """\
  more_gold:
    source: authored
    when: {thing_arrives: {thing: gold, at: 18}}
    once: false
    do:
      - lay: {thing: gold, at: 18, amount: 1}
  first_gold:
    source: authored
    when: {hero_enters: {at: 18}}
    do:
      - lay: {thing: gold, at: 18, amount: 1}
"""
)


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "legends"
    folder.mkdir()
    monkeypatch.setenv(roots.PATH, str(folder))
    return folder


def test_a_circle_of_triggers_is_refused_and_the_game_goes_on(tmp_path: Path, shelf: Path) -> None:
    (shelf / "circle.yaml").write_text(CIRCLE, encoding="utf-8")
    with House(tmp_path) as house:
        me = house.browser()
        made = me.begin("me", "me", legend="circle")
        with me.sit(made["table"]) as line:
            before = line.last["seq"]
            assert "walk thorn 18" in line.says()
            line.send("do", do=["walk thorn 18"], at=before)
            refused = line.next("error")
            assert ("error-legend", before) == (refused["code"], refused["at"])
            assert "trigger/more_gold" in refused["message"]
            assert before + 1 == line.do("walk thorn 17")["seq"]
