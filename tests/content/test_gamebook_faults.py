"""Faults in a gamebook are named with file, line and what is wrong."""

from pathlib import Path

import pytest

from rietland.content.book.load import load_book
from rietland.content.library import Library
from rietland.kernel.errors import BadContent
from tests.book.scenes import LANTERN
from tests.content.drafts import changed_box


def broken(tmp_path: Path, file: str, old: str, new: str) -> str:
    """What the loader says when a line of the book is changed."""
    folder = changed_box(LANTERN, tmp_path, file, old, new)
    with pytest.raises(BadContent) as fault:
        load_book([folder], folder / "legends" / "1.yaml")
    return str(fault.value)


#: File, what stands there, what instead, and what is said of it.
FAULTS: list[tuple[str, str, str, str]] = [
    ("box.yaml", "start: 3, least", "start: 9, least", "begins at 9, outside of its limits"),
    ("box.yaml", "[lantern, key]", "[lantern, key, tune]", "'tune' is on the sheet twice"),
    ("box.yaml", "[lantern, key]", "[lantern, key, rope]", "nobody can ever gain 'rope'"),
    ("box.yaml", "die: [1, 2, 3, 4, 5, 6]", "die: [6]", "a die has 2 to 100 sides"),
    ("box.yaml", "{go: dark}", "{go: drak}", "there is no section 'drak'; did you mean dark"),
    ("box.yaml", "counter: nerve", "counter: nevre", "nothing gives the counter 'nevre' a value"),
    ("box.yaml", "dice: one", "dice: two", "'two' is not possible here"),
    ("box.yaml", "{counter: nerve}", "{hero: gold}", "a gamebook knows no hero"),
    ("box.yaml", "spend_gift: miner", "spend_gift: minor", "there is no role 'minor'"),
    ("heroes.yaml", "again: true", "again: true, bonus: 1", "one of bonus, again, turn"),
    ("heroes.yaml", "tests: [courage], ", "", "say in which 'tests' this gift helps"),
    ("heroes.yaml", "turns: [force]", "turns: [farce]", "there is no test 'farce'"),
    ("heroes.yaml", "things: [lantern]", "things: [lamp]", "there is no note 'lamp'"),
    ("chapters/1.yaml", "back: {go: gate}", "back: {go: gaet}", "there is no section 'gaet'"),
    ("chapters/1.yaml", "back: {go: gate}", "back: {}", "a way leads on by one of"),
    ("chapters/1.yaml", "back: {go: gate}", "back: {once: true, go: gate}", "always open"),
    ("chapters/1.yaml", "kind: good", "kind: fine", "'fine' is not possible here"),
    ("chapters/1.yaml", "wound: light", "wound: dark", "there is no number of the sheet 'dark'"),
    ("chapters/1.yaml", "plus: {key: 2}", "plus: {kye: 2}", "there is no note 'kye'"),
    ("chapters/1.yaml", "{visits: gate}", "{visits: gat}", "there is no section 'gat'"),
    ("chapters/1.yaml", "forget: 1", "forget: 0", "'count' must be between 1 and 99, not 0"),
    ("chapters/1.yaml", "die: die", "die: coin", "there is no die 'coin'"),
    (
        "chapters/1.yaml",
        "ending: {name: out, kind: good}",
        "ending: {name: out, kind: good}\n    ways: {back: {go: gate}}",
        "an ending has no ways on",
    ),
    (
        "chapters/1.yaml",
        "  out:\n",
        "  attic:\n    source: authored\n    ways: {down: {go: gate}}\n  out:\n",
        "nothing leads to section 'attic'",
    ),
    (
        "chapters/1.yaml",
        "  out:\n    source: authored\n    ending: {name: out, kind: good}",
        "  out:\n    source: authored\n    ways: {round: {go: out}}",
        "no ending can be reached from section 'out'",
    ),
    ("legends/1.yaml", "start: gate", "start: gat", "there is no section 'gat'"),
    ("legends/1.yaml", "[normal]", "[]", "at least one difficulty"),
]


@pytest.mark.parametrize(("file", "old", "new", "said"), FAULTS)
def test_a_fault_is_named(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    told = broken(tmp_path, file, old, new)
    assert said in told
    assert file.rpartition("/")[2] in told


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("{gain: seen}, ", "", "nobody can ever gain 'seen'"),
        ("{seen: 1, noise: -2}", "{noise: -2}", "nothing ever asks for 'seen'"),
    ],
)
def test_what_a_chapter_leaves_unused_is_told_of_the_sheet(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    assert f"box.yaml:3: {said}" in broken(tmp_path, "chapters/1.yaml", old, new)


def test_a_chapter_is_numbered_once_and_a_section_named_once(tmp_path: Path) -> None:
    folder = changed_box(LANTERN, tmp_path, "box.yaml", "box: lantern", "box: lantern")
    text = (folder / "chapters" / "1.yaml").read_text(encoding="utf-8")
    (folder / "chapters" / "2.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(BadContent) as fault:
        load_book([folder], folder / "legends" / "1.yaml")
    assert "there are two chapters 1" in str(fault.value)
    assert "chapter 1 has a section 'gate' too" in str(fault.value)


def test_a_section_without_a_text_is_named(tmp_path: Path) -> None:
    folder = changed_box(LANTERN, tmp_path, "legends/1.ftl", "    .title = The hall\n", "")
    with pytest.raises(BadContent, match=r"there is no text 'section-lantern-hall\.title'"):
        Library([folder], spoken=True).book(folder.name, "1")


def test_other_families_know_no_visits(tmp_path: Path) -> None:
    from rietland.content.castle.load import load_castle
    from tests.castle.scenes import FOLDER

    folder = changed_box(
        FOLDER, tmp_path, "missions.yaml", "[{gold: 4}]", "[{gold: {coins: {held: things}}}]"
    )
    with pytest.raises(BadContent, match="only a gamebook has 'visits' and 'held'"):
        load_castle([folder], folder / "legends" / "1.yaml")
