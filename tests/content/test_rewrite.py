"""Old words: the check names the new one, and `rietland rewrite` changes nothing but them."""

from pathlib import Path

import pytest

from rietland.cli import main
from rietland.content.board.files import LegendFile
from rietland.content.board.load import WORDS
from rietland.content.faults import Report
from rietland.content.field_types import fields
from rietland.content.rewrite import rewritten
from rietland.vocabulary.renamed import RENAMED, new_word
from tests.content.drafts import GOOD, said_of

OLD = """\
# A legend in old words; `cap: 12` in a comment stays.
legend: mine   # and so does this one about today
source: authored
heroes: [2, 4]
difficulties: [easy]
named:
  figure: {source: authored, creature: skral}

setup:
  - checklist
  - become: {strength: 2}
  - "stand": {at: {dwarf: 43}}
  - stand
  - rooster: {rank: lowest}
  - figure: {name: prince, at: 72}
  -   place: {creature: skral, at: 27, named: figure}
  - star: {card: together, at: "N"}
cards:
  together:
    source: authored
    do: [{together: {willpower: 3}},
         {each: {who: all, do: [{cap: 12}, {cap: 11}, {lift: 9}]}}, dawn]
  cap:
    source: authored
    do:
      - chosen:
          who: {region: river_bank}
          do:
            - choose:
                today: [{today: {creature_strength: 1}}]
                ransom: [{ransom: {amount: 2, goods: [gold]}}]
      - if:
          all: [meets: parchment, {figure: prince}, farmers_out, {creature_out: gor}, {not: [creature_out]}]
          then: [win: dawn]
      - plaice: {creature: gor}
triggers:
  named:
    source: authored
    when: {creature_defeated: {'named': figure}}
    if: [{beaten: {named: figure}}, {beaten: named}]
    do: [dawn, say: dawn]
"""  # noqa: E501
NEW = """\
# A legend in old words; `cap: 12` in a comment stays.
legend: mine   # and so does this one about today
source: authored
heroes: [2, 4]
difficulties: [easy]
opponents:
  figure: {source: authored, creature: skral}

setup:
  - checklist
  - set_heroes: {strength: 2}
  - "put_heroes": {at: {dwarf: 43}}
  - put_heroes
  - first_hero: {rank: lowest}
  - put_figure: {name: prince, at: 72}
  -   place: {creature: skral, at: 27, opponent: figure}
  - star: {card: together, at: "N"}
cards:
  together:
    source: authored
    do: [{share_loss: {willpower: 3}},
         {each: {who: all, do: [{lower_to: 12}, {lower_to: 11}, {raise_to: 9}]}}, end_day]
  cap:
    source: authored
    do:
      - pick_heroes:
          who: {region: river_bank}
          do:
            - choose:
                today: [{until_sunrise: {creature_strength: 1}}]
                ransom: [{share_cost: {amount: 2, goods: [gold]}}]
      - if:
          all: [thing_meets_creature: parchment, {figure_on_board: prince}, farmer_outside, {creature_on_board: gor}, {not: [creature_on_board]}]
          then: [win: dawn]
      - plaice: {creature: gor}
triggers:
  named:
    source: authored
    when: {creature_defeated: {'opponent': figure}}
    if: [{beaten: {opponent: figure}}, {beaten: named}]
    do: [end_day, say: dawn]
"""  # noqa: E501


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_every_old_word_becomes_the_new_one_and_nothing_else_changes(ending: str) -> None:
    report = Report()
    old, new = OLD.replace("\n", ending), NEW.replace("\n", ending)
    text, changes = rewritten(old, Path("mine.yaml"), report)
    assert new == text
    assert {(one.old, one.new) for one in RENAMED} == {(one.old, one.new) for one in changes}
    assert not report.faults


def test_a_file_in_new_words_is_untouched() -> None:
    assert (NEW, []) == rewritten(NEW, Path("mine.yaml"), Report())
    assert (GOOD, []) == rewritten(GOOD, Path("mine.yaml"), Report())


def test_the_files_of_the_boxes_are_in_new_words(capsys: pytest.CaptureFixture[str]) -> None:
    boxes = Path(__file__).parents[2] / "src" / "rietland" / "boxes"
    assert 0 == main(["rewrite", "--check", str(boxes)])
    assert "0 old words\n" == capsys.readouterr().out


def test_the_command_rewrites_in_place_and_says_what(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(GOOD.replace("- read: B", "- dawn\n  - read: B"), encoding="utf-8")
    assert 1 == main(["rewrite", "--check", str(path)])
    assert "- dawn" in path.read_text(encoding="utf-8")
    assert 0 == main(["rewrite", str(tmp_path)])
    said = f"{path}:11: dawn is now end_day\n1 old word\n"
    assert said + said == capsys.readouterr().out
    assert GOOD.replace("- read: B", "- end_day\n  - read: B") == path.read_text(encoding="utf-8")


def test_what_cannot_be_read_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text("setup: [dawn\n", encoding="utf-8")
    assert 1 == main(["rewrite", str(path)])
    assert "setup: [dawn\n" == path.read_text(encoding="utf-8")
    assert "this is not valid YAML" in capsys.readouterr().err
    assert 1 == main(["rewrite", str(tmp_path / "none.yaml")])
    assert "cannot be read" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("- dawn", "mine.yaml:11: there is no effect 'dawn'; it is called 'end_day' now"),
        (
            "- place: {creature: gor, at: 20, named: x}",
            "mine.yaml:11: 'place' has no 'named'; it is called 'opponent' now",
        ),
        (
            "- if: {all: [{meets: herb}]}",
            "mine.yaml:11: there is no condition 'meets'; it is called 'thing_meets_creature' now",
        ),
    ],
)
def test_the_check_names_the_new_word(tmp_path: Path, text: str, said: str) -> None:
    assert [said] == said_of(tmp_path, GOOD.replace("- read: B", f"{text}\n  - read: B"))


def test_faults_inside_an_old_word_are_named_at_once(tmp_path: Path) -> None:
    said = said_of(tmp_path, GOOD.replace("- read: B", "- become: {strenght: 2}\n  - read: B"))
    assert 2 == len(said)
    assert "did you mean strength?" in said[1]


def test_the_table_leads_from_words_that_are_gone_to_words_that_exist() -> None:
    known = {"effect": WORDS.effects, "condition": WORDS.conditions}
    words = {**WORDS.effects, **WORDS.conditions, **WORDS.whens}
    keys = {field.key for word in (*words.values(), LegendFile) for field in fields(word)}
    for one in RENAMED:
        place = known.get(one.sort, keys)
        assert one.new in place
        assert one.old not in place
        assert one.why
        assert one.new == new_word(one.sort, one.old, [one.new])
