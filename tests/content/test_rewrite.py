"""Old words: the check names the new one, and `rietland rewrite` changes nothing but them."""

from pathlib import Path

import pytest

from rietland.cli import main
from rietland.content.board.legend_file import LegendFile
from rietland.content.board.load import WORDS
from rietland.content.faults import Report
from rietland.content.field_types import fields
from rietland.content.rewrite import rewritten
from rietland.vocabulary.renamed import RENAMED, RESHAPED, Renamed, new_word
from tests.content.drafts import GOOD, said_of

OLD = """\
# A legend in old words; `cap: 12` in a comment stays.
legend: mine   # and so does this one about today
source: authored
heroes: [2, 4]
difficulties: [easy]
named:
  figure: {source: authored, creature: skral}
  chief:
    source: authored
    creature: skral
    strength:            # by difficulty
      easy: {2: 1, 3: 2, 4: 3}
    reward: 1

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
          who: {region: river_bank, rank: lowest}
          do:
            - choose:
                today: [{today: {creature_strength: 1}}]
                ransom: [{ransom: {amount: 2, goods: [gold]}}]
      - if:
          all: [meets: parchment, {figure: prince}, farmers_out, {creature_out: gor}, {not: [creature_out]}, {thing_at: {thing: herb, at: 0}}]
          then: [win: dawn]
      - plaice: {creature: gor}
      - each:
          who:           # those who are outside
            roles: [dwarf]
            outside: [forest]
            rank: lowest
            not_at: [0, 71]
            willpower_below: 10
          do: [{place: {creature: gor, here: true, clear: true}}, lay: {here: false, thing: gold, at: 3}]
      - each: {who: {fought: true, between: [1, 9], strength_at_most: 6, strength_at_least: 2}, do: []}
      - each: {who: {at: [3, 4], not_at: [5]}, do: [{set: {a: 1}}]}
      - each: {who: {outside: [forest, river_bank], willpower_above: 3}, do: [{chosen: {who: {between: [2, 3]}, do: []}}]}
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
  chief:
    source: authored
    creature: skral
    strength: {difficulty: {easy: {heroes: {2: 1, 3: 2, 4: 3}}}}  # by difficulty
    reward: 1

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
          who: {at: {region: river_bank}, rank: lowest}
          do:
            - choose:
                today: [{until_sunrise: {creature_strength: 1}}]
                ransom: [{share_cost: {amount: 2, goods: [gold]}}]
      - if:
          all: [exists: {thing: parchment, at: {with: {creature: any}}}, {exists: {figure: prince}}, exists: {thing: farmer}, {exists: {creature: gor}}, {not: [exists: {creature: any}]}, {exists: {thing: herb, at: 0}}]
          then: [win: dawn]
      - plaice: {creature: gor}
      - each:
          who:           # those who are outside
            role: [dwarf]
            at: {not: {any: [{region: forest}, [0, 71]]}}
            willpower: {at_most: 9}
            rank: lowest
          do: [{place: {creature: gor, at: here, clear: true}}, lay: {thing: gold, at: 3}]
      - each: {who: {fighters: true, at: {between: [1, 9]}, strength: {at_most: 6, at_least: 2}}, do: []}
      - each: {who: {at: {at: [3, 4], not: [5]}}, do: [{set: {a: 1}}]}
      - each: {who: {at: {not: {region: [forest, river_bank]}}, willpower: {at_least: 4}}, do: [{pick_heroes: {who: {at: {between: [2, 3]}}, do: []}}]}
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
    assert {(one.old, one.new) for one in RENAMED} <= {(one.old, one.new) for one in changes}
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
            (
                "mine.yaml:11: there is no condition 'meets'; write"
                " 'exists: {thing: herb, at: {with: {creature: any}}}' now"
            ),
        ),
        (
            "- each: {who: {between: [1, 9]}, do: []}",
            (
                "mine.yaml:11: this filter of heroes has no 'between' of this kind; write"
                " 'at: {between: [1, 9]}' now"
            ),
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
    records = (*words.values(), LegendFile, WORDS.who)
    keys = {field.key for word in records for field in fields(word)}
    for one in RENAMED:
        place = known.get(one.sort, keys)
        assert one.new in place
        assert one.old not in place
        assert one.why
        assert one.new == new_word(one.sort, one.old, [one.new])


@pytest.mark.parametrize("one", RESHAPED, ids=lambda one: one.old)
def test_a_word_of_another_shape_is_said_as_the_table_says(one: Renamed) -> None:
    where = {
        "effect": "setup: [{}]\n",
        "condition": "cards: {{A: {{source: authored, do: [if: {{all: [{}]}}]}}}}\n",
        "key": "cards: {{A: {{source: authored, do: [each: {{who: {{{}}}, do: []}}]}}}}\n",
    }[one.sort]
    if one.old.startswith("here"):
        where = "setup: [lay: {{thing: gold, {}}}]\n"
    elif one.old.startswith("thing:"):
        where = "cards: {{A: {{source: authored, do: [gain: {{who: all, {}}}]}}}}\n"
    elif one.old.startswith("strength: {"):
        where = "opponents: {{chief: {{source: authored, creature: skral, {}}}}}\n"
    text, changes = rewritten(where.format(one.old), Path("mine.yaml"), Report())
    assert where.format(one.new) == text
    assert 1 == len(changes)
