"""A legend's keys have texts, each one of its own."""

from pathlib import Path

import pytest

from rietland import roots
from rietland.content import library
from rietland.content.faults import MISSING_TEXT
from rietland.kernel.errors import BadContent
from tests.content.drafts import GOOD, words_of

GOALS = """\
goals:
  castle: {source: authored, needs: hold}
  herb: {source: authored, needs: {bring: {thing: herb, to: 0}}}
"""
ENDING = GOOD[: GOOD.index("      - if:")] + "      - end_legend\n" + GOOD[GOOD.index("triggers") :]


def said(folder: Path, text: str, words: str) -> list[str]:
    """What is wrong with a legend and its words."""
    (folder / "mine.yaml").write_text(text, encoding="utf-8")
    (folder / "mine.ftl").write_text(words, encoding="utf-8")
    roots.add(folder)
    try:
        library.book("base", "mine")
    except BadContent as fault:
        return str(fault).replace(f"{folder}/", "").splitlines()
    return []


def test_a_legend_with_all_its_texts_is_good(tmp_path: Path) -> None:
    assert [] == said(tmp_path, GOOD, words_of("base", "mine"))


@pytest.mark.parametrize(
    ("key", "line"),
    [
        ("legend-base-mine", 1),
        ("card-base-mine-B", 14),
        ("card-base-mine-B.title", 14),
        ("card-base-mine-N", 18),
        ("why-mine-won", 22),
    ],
)
def test_a_text_that_is_missing_is_named_with_its_line(tmp_path: Path, key: str, line: int) -> None:
    before, _, after = words_of("base", "mine").partition(key.partition(".")[0] + " =")
    words = f"{before}other ={after}"
    if key.endswith(".title"):
        words = words_of("base", "mine").replace("B = …\n    .title", "B = …\n    .tite")
    told = f"mine.yaml:{line}: there is no text '{key}'; put it into mine.ftl"
    assert told in said(tmp_path, GOOD, words)


def test_goals_and_choices_have_texts(tmp_path: Path) -> None:
    asks = "  - choose: {ford: [], rest: []}\n  - read: B\n"
    text = ENDING.replace("setup:", GOALS + "setup:").replace("  - read: B\n", asks)
    missing = {one.split("'")[1] for one in said(tmp_path, text, words_of("base", "mine"))}
    assert missing == {
        "choice-ford", "choice-rest", "goal-base-mine-castle", "goal-base-mine-herb",
        "why-base-mine-herb", "why-base-mine-won",
    }  # fmt: skip


def test_a_key_that_has_a_text_already_is_refused(tmp_path: Path) -> None:
    words = words_of("base", "mine") + "choice-pay = Pay the ferryman\n"
    told = said(tmp_path, GOOD, words)
    assert [
        "mine.ftl:10: the text 'choice-pay' stands in base.ftl already; choose another name"
    ] == told


def test_a_text_that_comes_later_mends_the_legend(tmp_path: Path) -> None:
    assert said(tmp_path, GOOD, "")
    assert [] == said(tmp_path, GOOD, words_of("base", "mine"))


def test_the_fault_has_its_code(tmp_path: Path) -> None:
    said(tmp_path, GOOD, "")
    with pytest.raises(BadContent) as fault:
        library.book("base", "mine")
    assert {MISSING_TEXT} == {one.code for one in fault.value.faults}


THINGS = """\
things:
  lamp: {source: authored, slot: small, count: 1, face: 2, faces: {2: lamp_lit, 1: lamp_out}}
"""
EVENTS = """\
decks:
  lights:
    source: authored
    cards:
      dusk: {source: authored, shield: false, do: []}
"""


def test_a_boxs_own_things_and_cards_have_texts_too(tmp_path: Path) -> None:
    box = tmp_path / "moor"
    (box / "legends").mkdir(parents=True)
    (box / "box.yaml").write_text("box: moor\nextends: base\nsource: authored\n", encoding="utf-8")
    (box / "items.yaml").write_text(THINGS, encoding="utf-8")
    (box / "events.yaml").write_text(EVENTS, encoding="utf-8")
    (box / "legends" / "mine.yaml").write_text(GOOD, encoding="utf-8")
    (box / "legends" / "mine.ftl").write_text(words_of("moor", "mine"), encoding="utf-8")
    roots.add(tmp_path)
    with pytest.raises(BadContent) as fault:
        library.book("moor", "mine")
    missing = {one.split("'")[1] for one in str(fault.value).splitlines()}
    assert missing == {
        "thing-lamp_lit", "thing-lamp_out",
        "event-moor-lights-dusk", "event-moor-lights-dusk.title",
    }  # fmt: skip
